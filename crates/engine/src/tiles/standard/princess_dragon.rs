//! Written by `cargo xtask tiles` from crates/record/data/tiles/princess_dragon.toml.

use super::*;

pub(super) const SET: Set = Set {
    name: "princess_dragon",
    title: "Princess & Dragon",
    note: "",
    elements: &["volcano", "flight", "fairy", "princess", "portal"],
    tiles: &[
        Tile { id: "BA", count: 1, cities: &[City { edges: "NE", princess: true, ..CITY }], roads: &[Road { edges: "SW", ..ROAD }], fields: &[Field { ports: "47", cities: &[0], ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
        Tile { id: "BB", count: 1, cities: &[City { edges: "NE", princess: true, ..CITY }], fields: &[Field { ports: "4567", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "BC", count: 1, cities: &[City { edges: "NES", princess: true, ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "BD", count: 1, cities: &[City { edges: "N", princess: true, ..CITY }], roads: &[Road { edges: "E", ..ROAD }, Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "27", cities: &[0], ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "56", ..FIELD }], ..TILE },
        Tile { id: "BE", count: 1, cities: &[City { edges: "NE", princess: true, ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }, Field { ports: "45", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "BF", count: 1, cities: &[City { edges: "N", princess: true, ..CITY }, City { edges: "ES", marks: Marks::of(Mark::Shield, 1), ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }, Field { ports: "", cities: &[0, 1], ..FIELD }], ..TILE },
        Tile { id: "BG", count: 2, roads: &[Road { edges: "SW", ..ROAD }], fields: &[Field { ports: "012347", ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Dragon], ..TILE },
        Tile { id: "BH", count: 1, roads: &[Road { edges: "EW", ..ROAD }], fields: &[Field { ports: "0127", ..FIELD }, Field { ports: "3456", ..FIELD }], symbols: &[Symbol::Dragon], ..TILE },
        Tile { id: "BI", count: 1, roads: &[Road { edges: "E", ..ROAD }, Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "0127", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Dragon], ..TILE },
        Tile { id: "BJ", count: 1, cities: &[City { edges: "N", ..CITY }], fields: &[Field { ports: "234567", cities: &[0], ..FIELD }], symbols: &[Symbol::Dragon], ..TILE },
        Tile { id: "BK", count: 1, cities: &[City { edges: "NE", ..CITY }], fields: &[Field { ports: "4567", cities: &[0], ..FIELD }], symbols: &[Symbol::Dragon], ..TILE },
        Tile { id: "BL", count: 1, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "SW", ..ROAD }], fields: &[Field { ports: "2347", cities: &[0], ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Dragon], ..TILE },
        Tile { id: "BM", count: 1, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "ES", ..ROAD }], fields: &[Field { ports: "2567", cities: &[0], ..FIELD }, Field { ports: "34", ..FIELD }], symbols: &[Symbol::Dragon], ..TILE },
        Tile { id: "BN", count: 1, cities: &[City { edges: "NS", marks: Marks::of(Mark::Shield, 1), ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }, Field { ports: "23", cities: &[0], ..FIELD }], symbols: &[Symbol::Dragon], ..TILE },
        Tile { id: "BO", count: 1, cities: &[City { edges: "NEW", ..CITY }], fields: &[Field { ports: "45", cities: &[0], ..FIELD }], symbols: &[Symbol::Cloister, Symbol::Dragon], ..TILE },
        Tile { id: "BP", count: 1, roads: &[Road { edges: "E", ..ROAD }, Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "0127", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Cloister, Symbol::Dragon], ..TILE },
        Tile { id: "BQ", count: 1, cities: &[City { edges: "EW", ..CITY }], roads: &[Road { edges: "NS", ..ROAD }], fields: &[Field { ports: "01", cities: &[0], ..FIELD }, Field { ports: "45", cities: &[0], ..FIELD }], symbols: &[Symbol::Dragon, Symbol::Tunnel], ..TILE },
        Tile { id: "BR", count: 1, roads: &[Road { edges: "E", ..ROAD }, Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "0127", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Portal], ..TILE },
        Tile { id: "BS", count: 1, cities: &[City { edges: "NES", marks: Marks::of(Mark::Shield, 1), ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }], symbols: &[Symbol::Portal], ..TILE },
        Tile { id: "BT", count: 1, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "SW", ..ROAD }], fields: &[Field { ports: "2347", cities: &[0], ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Portal], ..TILE },
        Tile { id: "BU", count: 1, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "ES", ..ROAD }], fields: &[Field { ports: "2567", cities: &[0], ..FIELD }, Field { ports: "34", ..FIELD }], symbols: &[Symbol::Portal], ..TILE },
        Tile { id: "BV", count: 1, cities: &[City { edges: "NE", ..CITY }], roads: &[Road { edges: "SW", ..ROAD }], fields: &[Field { ports: "47", cities: &[0], ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Portal], ..TILE },
        Tile { id: "BW", count: 1, roads: &[Road { edges: "NW", ..ROAD }, Road { edges: "ES", ..ROAD }], fields: &[Field { ports: "07", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "1256", ..FIELD }], symbols: &[Symbol::Portal], ..TILE },
        Tile { id: "BX", count: 1, roads: &[Road { edges: "SW", ..ROAD }], fields: &[Field { ports: "012347", ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Volcano], ..TILE },
        Tile { id: "BY", count: 1, cities: &[City { edges: "N", ..CITY }, City { edges: "E", ..CITY }], fields: &[Field { ports: "4567", cities: &[0, 1], ..FIELD }], symbols: &[Symbol::Volcano], ..TILE },
        Tile { id: "BZ", count: 1, cities: &[City { edges: "N", ..CITY }], fields: &[Field { ports: "234567", cities: &[0], ..FIELD }], symbols: &[Symbol::Volcano], ..TILE },
        Tile { id: "B1", count: 1, roads: &[Road { edges: "W", ..ROAD }], fields: &[Field { ports: "01234567", ..FIELD }], symbols: &[Symbol::Volcano], ..TILE },
        Tile { id: "B2", count: 1, fields: &[Field { ports: "01234567", ..FIELD }], symbols: &[Symbol::Volcano], ..TILE },
        Tile { id: "B3", count: 1, roads: &[Road { edges: "EW", ..ROAD }], fields: &[Field { ports: "0127", ..FIELD }, Field { ports: "3456", ..FIELD }], symbols: &[Symbol::Volcano], ..TILE },
    ],
    coast: &[
    ],
};
