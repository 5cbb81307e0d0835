//! Written by `cargo xtask tiles` from crates/record/data/tiles/tower.toml.

use super::*;

pub(super) const SET: Set = Set {
    name: "tower",
    title: "The Tower",
    note: "",
    elements: &["tower", "rooftop", "capture", "ransom"],
    tiles: &[
        Tile { id: "TA", count: 1, cities: &[City { edges: "NS", ..CITY }], roads: &[Road { edges: "EW", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "6", cities: &[0], ..FIELD }, Field { ports: "2", cities: &[0], ..FIELD }, Field { ports: "3", cities: &[0], ..FIELD }], symbols: &[Symbol::Tower, Symbol::Bridge], ..TILE },
        Tile { id: "TB", count: 1, cities: &[City { edges: "N", ..CITY }, City { edges: "S", ..CITY }], roads: &[Road { edges: "EW", ..ROAD }], fields: &[Field { ports: "27", cities: &[0], ..FIELD }, Field { ports: "36", cities: &[1], ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TC", count: 1, cities: &[City { edges: "NEW", ..CITY }], roads: &[Road { edges: "S", ..ROAD }], fields: &[Field { ports: "4", cities: &[0], ..FIELD }, Field { ports: "5", cities: &[0], ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TD", count: 1, cities: &[City { edges: "NEW", marks: Marks::of(Mark::Shield, 1), ..CITY }, City { edges: "S", ..CITY }], fields: &[Field { ports: "", cities: &[0, 1], ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TE", count: 1, roads: &[Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "012347", ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TF", count: 1, roads: &[Road { edges: "NW", ..ROAD }, Road { edges: "ES", ..ROAD }], fields: &[Field { ports: "07", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "1256", ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TG", count: 1, roads: &[Road { edges: "E", ..ROAD }, Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "0127", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TH", count: 1, roads: &[Road { edges: "N", ..ROAD }, Road { edges: "E", ..ROAD }, Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "07", ..FIELD }, Field { ports: "12", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TI", count: 1, fields: &[Field { ports: "01234567", ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TJ", count: 1, fields: &[Field { ports: "01234567", ..FIELD }], symbols: &[Symbol::Cloister, Symbol::Tower], ..TILE },
        Tile { id: "TK", count: 2, cities: &[City { edges: "N", ..CITY }], fields: &[Field { ports: "234567", cities: &[0], ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TL", count: 1, cities: &[City { edges: "N", ..CITY }, City { edges: "E", ..CITY }], fields: &[Field { ports: "4567", cities: &[0, 1], ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TM", count: 1, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "S", ..ROAD }], fields: &[Field { ports: "234", cities: &[0], ..FIELD }, Field { ports: "567", cities: &[0], ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TN", count: 1, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "SW", ..ROAD }], fields: &[Field { ports: "2347", cities: &[0], ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TO", count: 1, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "EW", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "2", cities: &[0], ..FIELD }, Field { ports: "3456", ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TP", count: 1, cities: &[City { edges: "NE", ..CITY }], roads: &[Road { edges: "S", ..ROAD }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }, Field { ports: "5", cities: &[0], ..FIELD }, Field { ports: "4", cities: &[0], ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
        Tile { id: "TQ", count: 1, cities: &[City { edges: "NE", ..CITY }], fields: &[Field { ports: "4567", cities: &[0], ..FIELD }], symbols: &[Symbol::Tower], ..TILE },
    ],
    coast: &[
    ],
};
