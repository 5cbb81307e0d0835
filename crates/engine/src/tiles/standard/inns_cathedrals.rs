//! Written by `cargo xtask tiles` from crates/record/data/tiles/inns_cathedrals.toml.

use super::*;

pub(super) const SET: Set = Set {
    name: "inns_cathedrals",
    title: "Inns & Cathedrals",
    note: "",
    elements: &["big-follower", "inn", "cathedral"],
    tiles: &[
        Tile { id: "EA", count: 1, roads: &[Road { edges: "SW", marks: Marks::of(Mark::Inn, 1) }], fields: &[Field { ports: "012347", ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
        Tile { id: "EB", count: 1, roads: &[Road { edges: "EW", marks: Marks::of(Mark::Inn, 1) }], fields: &[Field { ports: "0127", ..FIELD }, Field { ports: "3456", ..FIELD }], ..TILE },
        Tile { id: "EC", count: 1, roads: &[Road { edges: "E", marks: Marks::of(Mark::Inn, 1) }, Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "0127", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
        Tile { id: "ED", count: 1, roads: &[Road { edges: "E", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "0127", ..FIELD }, Field { ports: "3456", ..FIELD }], symbols: &[Symbol::Cloister], ..TILE },
        Tile { id: "EE", count: 1, roads: &[Road { edges: "NW", ..ROAD }, Road { edges: "ES", ..ROAD }], fields: &[Field { ports: "07", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "1256", ..FIELD }], ..TILE },
        Tile { id: "EF", count: 1, cities: &[City { edges: "NE", ..CITY }], roads: &[Road { edges: "S", ..ROAD }], fields: &[Field { ports: "4", cities: &[0], ..FIELD }, Field { ports: "567", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "EG", count: 1, cities: &[City { edges: "N", ..CITY }], fields: &[Field { ports: "23", cities: &[0], ..FIELD }, Field { ports: "4567", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "EH", count: 1, cities: &[City { edges: "N", ..CITY }, City { edges: "E", ..CITY }, City { edges: "S", ..CITY }, City { edges: "W", ..CITY }], fields: &[Field { ports: "", cities: &[0, 1, 2, 3], ..FIELD }], ..TILE },
        Tile { id: "EI", count: 1, cities: &[City { edges: "N", ..CITY }, City { edges: "S", ..CITY }], roads: &[Road { edges: "E", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "2", cities: &[0], ..FIELD }, Field { ports: "3", cities: &[1], ..FIELD }, Field { ports: "6", cities: &[1], ..FIELD }], ..TILE },
        Tile { id: "EJ", count: 1, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "S", ..ROAD }], fields: &[Field { ports: "234", cities: &[0], ..FIELD }, Field { ports: "567", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "EK", count: 2, cities: &[City { edges: "NESW", marks: Marks::of(Mark::Cathedral, 1), ..CITY }], ..TILE },
        Tile { id: "EL", count: 1, cities: &[City { edges: "NE", marks: Marks::of(Mark::Shield, 1), ..CITY }], roads: &[Road { edges: "SW", marks: Marks::of(Mark::Inn, 1) }], fields: &[Field { ports: "47", cities: &[0], ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
        Tile { id: "EM", count: 1, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "SW", marks: Marks::of(Mark::Inn, 1) }], fields: &[Field { ports: "2347", cities: &[0], ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
        Tile { id: "EN", count: 1, cities: &[City { edges: "NE", ..CITY }], roads: &[Road { edges: "W", marks: Marks::of(Mark::Inn, 1) }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "456", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "EO", count: 1, cities: &[City { edges: "N", ..CITY }, City { edges: "E", ..CITY }, City { edges: "S", ..CITY }], fields: &[Field { ports: "67", cities: &[0, 1, 2], ..FIELD }], ..TILE },
        Tile { id: "EP", count: 1, cities: &[City { edges: "N", ..CITY }, City { edges: "ES", marks: Marks::of(Mark::Shield, 1), ..CITY }], fields: &[Field { ports: "67", cities: &[0, 1], ..FIELD }], ..TILE },
        Tile { id: "EQ", count: 1, cities: &[City { edges: "NS", marks: Marks::of(Mark::Shield, 1), ..CITY }], roads: &[Road { edges: "E", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "6", cities: &[0], ..FIELD }, Field { ports: "2", cities: &[0], ..FIELD }, Field { ports: "3", cities: &[0], ..FIELD }], ..TILE },
    ],
    coast: &[
    ],
};
