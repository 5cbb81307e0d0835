//! Features that meet on a tile with more segments than any standard tile has.

use aude_engine::classic::{Classic, Setup};
use aude_engine::game::{Category, Scored, Silent};
use aude_engine::tiles::{CitySpec, FeatureKind, FieldSpec, SetSpec, TileSpec};
use aude_engine::{Action, Cell, Event, Rotation, Rules};

fn tile(id: &str, count: u32, start: u32, cities: &[&str], fields: &[(&str, &[u32])]) -> TileSpec {
    let city = |edges: &&str| CitySpec { edges: (*edges).into(), ..CitySpec::default() };
    let field = |&(ports, cities): &(&str, &[u32])| FieldSpec {
        ports: ports.into(),
        cities: cities.to_vec(),
        ..FieldSpec::default()
    };
    TileSpec {
        id: id.into(),
        count,
        start,
        cities: cities.iter().map(city).collect(),
        fields: fields.iter().map(field).collect(),
        ..TileSpec::default()
    }
}

/// The start tile X has three cities. Those in the east and in the south become one, then all three:
/// the tile counts once (C-9).
///
/// ```text
///       -2  -1   0   1
///   0   .B   I   X   B.
///   1   .I       B   T.
///   2   .B   I   I   B.
/// ```
#[test]
fn a_tile_with_three_cities_that_become_one_counts_once() {
    let tiles = vec![
        tile("X", 1, 1, &["E", "S", "W"], &[("01", &[0, 1, 2])]),
        tile("B", 5, 0, &["NE"], &[("4567", &[0])]),
        tile("I", 4, 0, &["NS"], &[("23", &[0]), ("67", &[0])]),
        tile("T", 1, 0, &["NES"], &[("67", &[0])]),
    ];
    let set = SetSpec { name: "three".into(), title: "Three".into(), tiles, ..SetSpec::default() };
    let start = Classic::new(Setup { sets: vec![set], ..Setup::default() }).expect("a table");
    let mut game = start.clone();
    let mut scored: Vec<Scored> = Vec::new();
    let moves = [
        ("B", 1, 0, 2),
        ("B", 0, 1, 0),
        ("T", 1, 1, 2),
        ("I", -1, 0, 1),
        ("B", -2, 0, 1),
        ("I", -2, 1, 0),
        ("B", -2, 2, 0),
        ("I", -1, 2, 1),
        ("I", 0, 2, 1),
        ("B", 1, 2, 3),
    ];
    for (number, (id, x, y, turns)) in moves.into_iter().enumerate() {
        let cell = Cell::new(x, y);
        let kind = game.tiles().find(id).expect("a tile");
        let rotation = Rotation::ALL[turns];
        let mut events: Vec<Event> = Vec::new();
        game.apply(Action::Draw(kind), &mut Silent).expect("there is one left");
        game.apply(Action::Place { cell, rotation }, &mut events).expect("it fits");
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let knight = legal.iter().copied().find(|action| match action {
            Action::Put { at, .. } => {
                let segment = &game.tiles().segments(kind)[usize::from(at.segment)];
                number == 0 && segment.kind == FeatureKind::City
            }
            _ => false,
        });
        if legal.contains(&Action::Pass) {
            game.apply(knight.unwrap_or(Action::Pass), &mut events).expect("legal");
        }
        scored.extend(events.into_iter().filter_map(|event| match event {
            Event::Scored(scored) if !scored.end => Some(scored),
            _ => None,
        }));
    }
    let cities: Vec<(Category, i16)> =
        scored.iter().map(|scored| (scored.category, scored.points)).collect();
    assert_eq!(cities, [(Category::City, 22)], "eleven tiles, 2 points each");
    while game.undo().is_some() {}
    assert_eq!(game.hash(), start.hash());
    assert_eq!(game.hash(), game.fresh_hash());
}
