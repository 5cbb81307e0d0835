//! Written by `cargo xtask tiles` from crates/record/data/tiles/traders_builders.toml.

use super::*;

pub(super) const SET: Set = Set {
    name: "traders_builders",
    title: "Traders & Builders",
    note: "",
    elements: &["goods", "builder", "pig"],
    tiles: &[
        Tile { id: "HA", count: 1, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "E", ..ROAD }], fields: &[Field { ports: "2", cities: &[0], ..FIELD }, Field { ports: "34567", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HB", count: 1, roads: &[Road { edges: "NS", ..ROAD }, Road { edges: "EW", ..ROAD }], fields: &[Field { ports: "07", ..FIELD }, Field { ports: "12", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Bridge], ..TILE },
        Tile { id: "HC", count: 1, cities: &[City { edges: "N", ..CITY }], roads: &[Road { edges: "W", ..ROAD }, Road { edges: "S", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "56", ..FIELD }, Field { ports: "234", cities: &[0], ..FIELD }], symbols: &[Symbol::Bridge], ..TILE },
        Tile { id: "HD", count: 1, cities: &[City { edges: "N", ..CITY }, City { edges: "ES", marks: Marks::of(Mark::Grain, 1), ..CITY }], roads: &[Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0, 1], ..FIELD }, Field { ports: "6", cities: &[1], ..FIELD }], ..TILE },
        Tile { id: "HE", count: 1, cities: &[City { edges: "NS", marks: Marks::of(Mark::Grain, 1), ..CITY }], roads: &[Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "6", cities: &[0], ..FIELD }, Field { ports: "23", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HF", count: 1, cities: &[City { edges: "NE", marks: Marks::of(Mark::Grain, 1), ..CITY }], roads: &[Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "456", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HG", count: 1, cities: &[City { edges: "NE", marks: Marks::of(Mark::Grain, 1), ..CITY }], fields: &[Field { ports: "4567", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HH", count: 1, cities: &[City { edges: "NES", marks: Marks::of(Mark::Grain, 1), ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HI", count: 1, cities: &[City { edges: "NE", marks: Marks::of(Mark::Grain, 1), ..CITY }], roads: &[Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "6", cities: &[0], ..FIELD }, Field { ports: "45", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HJ", count: 1, roads: &[Road { edges: "E", ..ROAD }, Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "0127", ..FIELD }, Field { ports: "34", ..FIELD }, Field { ports: "56", ..FIELD }], symbols: &[Symbol::Cloister], ..TILE },
        Tile { id: "HK", count: 1, cities: &[City { edges: "NE", marks: Marks::of(Mark::Cloth, 1), ..CITY }], roads: &[Road { edges: "S", ..ROAD }], fields: &[Field { ports: "4", cities: &[0], ..FIELD }, Field { ports: "567", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HL", count: 1, cities: &[City { edges: "N", ..CITY }, City { edges: "ES", marks: Marks::of(Mark::Cloth, 1), ..CITY }], roads: &[Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0, 1], ..FIELD }, Field { ports: "6", cities: &[1], ..FIELD }], ..TILE },
        Tile { id: "HM", count: 1, cities: &[City { edges: "NW", marks: Marks::of(Mark::Cloth, 1), ..CITY }, City { edges: "E", ..CITY }, City { edges: "S", ..CITY }], fields: &[Field { ports: "", cities: &[0, 1, 2], ..FIELD }], ..TILE },
        Tile { id: "HN", count: 1, cities: &[City { edges: "NS", marks: Marks::of(Mark::Cloth, 1), ..CITY }, City { edges: "E", ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }, Field { ports: "", cities: &[0, 1], ..FIELD }], ..TILE },
        Tile { id: "HO", count: 1, cities: &[City { edges: "NE", marks: Marks::of(Mark::Cloth, 1), ..CITY }], roads: &[Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "6", cities: &[0], ..FIELD }, Field { ports: "5", cities: &[0], ..FIELD }, Field { ports: "4", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HP", count: 1, cities: &[City { edges: "NS", marks: Marks::of(Mark::Wine, 1), ..CITY }, City { edges: "E", ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }, Field { ports: "", cities: &[0, 1], ..FIELD }], ..TILE },
        Tile { id: "HQ", count: 1, cities: &[City { edges: "NS", marks: Marks::of(Mark::Wine, 1), ..CITY }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }, Field { ports: "23", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HR", count: 1, cities: &[City { edges: "NS", marks: Marks::of(Mark::Wine, 1), ..CITY }], roads: &[Road { edges: "E", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "6", cities: &[0], ..FIELD }, Field { ports: "2", cities: &[0], ..FIELD }, Field { ports: "3", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HS", count: 1, cities: &[City { edges: "NS", marks: Marks::of(Mark::Wine, 1), ..CITY }], roads: &[Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "6", cities: &[0], ..FIELD }, Field { ports: "23", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HT", count: 1, cities: &[City { edges: "NE", marks: Marks::of(Mark::Wine, 1), ..CITY }], fields: &[Field { ports: "4567", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HU", count: 1, cities: &[City { edges: "NE", marks: Marks::of(Mark::Wine, 1), ..CITY }], roads: &[Road { edges: "S", ..ROAD }, Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "56", cities: &[0], ..FIELD }, Field { ports: "4", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HV", count: 1, cities: &[City { edges: "NES", marks: Marks::of(Mark::Wine, 1), ..CITY }], roads: &[Road { edges: "W", ..ROAD }], fields: &[Field { ports: "7", cities: &[0], ..FIELD }, Field { ports: "6", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HW", count: 1, cities: &[City { edges: "NE", marks: Marks::of(Mark::Wine, 1), ..CITY }], roads: &[Road { edges: "S", ..ROAD }], fields: &[Field { ports: "67", cities: &[0], ..FIELD }, Field { ports: "5", cities: &[0], ..FIELD }, Field { ports: "4", cities: &[0], ..FIELD }], ..TILE },
        Tile { id: "HX", count: 1, cities: &[City { edges: "NW", marks: Marks::of(Mark::Wine, 1), ..CITY }, City { edges: "ES", ..CITY }], fields: &[Field { ports: "", cities: &[0, 1], ..FIELD }], ..TILE },
    ],
    coast: &[
    ],
};
