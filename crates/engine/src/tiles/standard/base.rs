//! Written by `cargo xtask tiles` from crates/record/data/tiles/base.toml.

use super::*;

pub(super) const SET: Set = Set {
    name: "base",
    title: "Base game",
    note: "",
    elements: &[],
    tiles: &[
        Tile { id: "A", count: 2, roads: &[Road { edges: "W", ..ROAD }], fields: &[Field { ports: "01234567", ..FIELD }], symbols: &[Symbol::Cloister], ..TILE },
        Tile { id: "B", count: 4, fields: &[Field { ports: "01234567", ..FIELD }], symbols: &[Symbol::Cloister], ..TILE },
        Tile { id: "C", count: 1, cities: &[City { edges: "NESW", marks: Marks::of(Mark::Shield, 1), ..CITY }], ..TILE },
        Tile { id: "D", count: 3, start: 1, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "EW", ..ROAD }], fields: &[Field { ports: "27", cities: &[0], ..FIELD }, Field { ports: "3456", ..FIELD }], ..TILE },
        Tile { id: "E", count: 5, cities: &[City { edges: "N", ..CITY }], fields: &[Field { ports: "234567", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "F", count: 2, cities: &[City { edges: "NS", marks: Marks::of(Mark::Shield, 1), ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }, Field { ports: "23", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "G", count: 1, cities: &[City { edges: "NS", ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }, Field { ports: "23", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "H", count: 3, cities: &[City { edges: "N", ..CITY }, City { edges: "S", ..CITY }], fields: &[Field { ports: "2367", cities: &[0, 1], ..FIELD }], ..TILE },
        Tile { id: "I", count: 2, cities: &[City { edges: "N", ..CITY }, City { edges: "E", ..CITY }], fields: &[Field { ports: "4567", cities: &[0, 1], ..FIELD }], ..TILE },
        Tile { id: "J", count: 3, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "ES", ..ROAD }], fields: &[Field { ports: "2567", cities: &[0], ..FIELD }, Field { ports: "34", ..FIELD }], ..TILE },
        Tile { id: "K", count: 3, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "SW", ..ROAD }], fields: &[Field { ports: "2347", cities: &[0], ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
        Tile { id: "L", count: 3, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "E", ..ROAD }, Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "27", cities: &[0], ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
        Tile { id: "M", count: 2, cities: &[City { edges: "NE", marks: Marks::of(Mark::Shield, 1), ..CITY }], fields: &[Field { ports: "4567", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "N", count: 3, cities: &[City { edges: "NE", ..CITY }], fields: &[Field { ports: "4567", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "O", count: 2, cities: &[City { edges: "NE", marks: Marks::of(Mark::Shield, 1), ..CITY }], roads: &[Road { edges: "SW", ..ROAD }], fields: &[Field { ports: "47", cities: &[0], ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
        Tile { id: "P", count: 3, cities: &[City { edges: "NE", ..CITY }], roads: &[Road { edges: "SW", ..ROAD }], fields: &[Field { ports: "47", cities: &[0], ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
        Tile { id: "Q", count: 1, cities: &[City { edges: "NES", marks: Marks::of(Mark::Shield, 1), ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "R", count: 3, cities: &[City { edges: "NES", ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "S", count: 2, cities: &[City { edges: "NES", marks: Marks::of(Mark::Shield, 1), ..CITY }], roads: &[Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "6", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "T", count: 1, cities: &[City { edges: "NES", ..CITY }], roads: &[Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "6", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "U", count: 8, roads: &[Road { edges: "EW", ..ROAD }], fields: &[Field { ports: "0127", ..FIELD }, Field { ports: "3456", ..FIELD }], ..TILE },
        Tile { id: "V", count: 9, roads: &[Road { edges: "SW", ..ROAD }], fields: &[Field { ports: "012347", ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
        Tile { id: "W", count: 4, roads: &[Road { edges: "E", ..ROAD }, Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "0127", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
        Tile { id: "X", count: 1, roads: &[Road { edges: "N", ..ROAD }, Road { edges: "E", ..ROAD }, Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "07", ..FIELD }, Field { ports: "12", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
    ],
    coast: &[
    ],
};
