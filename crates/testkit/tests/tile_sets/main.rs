//! Tile sets of every kind: a valid one is built as specified and can be played to the end without
//! violating an invariant, and everything wrong with one is reported by name.

mod faults;
mod joined;
mod sound;

use aude_engine::classic::{Classic, Element, Setup};
use aude_engine::tiles::{FeatureKind, KindId, Mark, Marks, RoadSpec, SetSpec, TileSpec, Tiles};
use aude_engine::{Event, Game, Rotation, Rules, Side};
use aude_testkit::invariants;
use aude_testkit::random::Chooser;
use aude_testkit::scorer::Scorer;
use proptest::prelude::*;

use crate::faults::{FAULTS, Planted};
use crate::sound::{edge, same_look, sound_set, turned};

/// Whether a kind was built as specified: edges in every rotation, the number of different
/// rotations, and what is on each segment.
fn is_as_specified(tiles: &Tiles, kind: KindId, spec: &TileSpec) -> Result<(), String> {
    let built = tiles.kind(kind);
    if (built.id.as_str(), u32::from(built.count)) != (spec.id.as_str(), spec.count) {
        return Err(format!("{} × {}", built.id, built.count));
    }
    for rotation in Rotation::ALL {
        for side in Side::ALL {
            let printed = edge(&turned(spec, rotation.turns()), side.letter());
            let found = tiles.edge(kind, rotation, side);
            if found != printed {
                return Err(format!("{found} in the {side:?} after {rotation:?}, not {printed}"));
            }
        }
    }
    let turns = [1, 2, 4].into_iter().find(|&turns| same_look(&turned(spec, turns), spec));
    if Some(built.turns) != turns {
        return Err(format!("{} rotations look different, not {turns:?}", built.turns));
    }
    let segments = tiles.segments(kind);
    let count = |mark: Mark| segments.iter().map(|s| u32::from(s.marks.count(mark))).sum::<u32>();
    let cities = spec.cities.iter().map(|city| city.marks);
    let roads = spec.roads.iter().map(|road| road.marks);
    let fields = spec.fields.iter().map(|field| field.marks);
    let printed: Vec<Marks> = cities.chain(roads).chain(fields).collect();
    for mark in Mark::ALL {
        let expected: u32 = printed.iter().map(|marks| u32::from(marks.count(mark))).sum();
        if count(mark) != expected {
            return Err(format!("{} {}, not {expected}", count(mark), mark.plural()));
        }
    }
    let of = |kind| segments.iter().filter(|segment| segment.kind == kind).count();
    let parts = [FeatureKind::Road, FeatureKind::City, FeatureKind::Field].map(of);
    let expected = [spec.roads.len(), spec.cities.len(), spec.fields.len()];
    if parts != expected {
        return Err(format!("{parts:?} roads, cities and fields, not {expected:?}"));
    }
    Ok(())
}

/// Plays a random game, checking the invariants and the independent scorer; returns how many tiles
/// are on the table at its end.
fn play(mut game: Game, seed: u64) -> Result<usize, String> {
    let (start, mut chooser, mut scorer) = (game.clone(), Chooser::new(seed), Scorer::new(&game));
    while let Some(action) = chooser.choose(&game) {
        let before = game.clone();
        let at = |error: String| format!("{action:?}: {error}");
        let mut events: Vec<Event> = Vec::new();
        game.apply(action, &mut events).map_err(|refusal| at(refusal.to_string()))?;
        scorer.follow(&game, &events).map_err(at)?;
        invariants::after_action(&before, &mut game).map_err(at)?;
    }
    let placed = game.board().placed().len();
    invariants::way_back(&mut game, &start)?;
    Ok(placed)
}

/// The names of some elements; a flight needs volcanoes.
fn elements(bits: u16) -> Vec<String> {
    let chosen = Element::ALL.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
    let mut names: Vec<String> = chosen.map(|(_, element)| element.name().to_owned()).collect();
    if bits >> Element::Flight as u16 & 1 == 1 && bits >> Element::Volcano as u16 & 1 == 0 {
        names.push(Element::Volcano.name().to_owned());
    }
    names
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    /// A valid set is built as specified.
    #[test]
    fn a_sound_set_is_built_as_it_says(set in sound_set()) {
        let tiles = Tiles::build(std::slice::from_ref(&set));
        let tiles = tiles.map_err(|faults| TestCaseError::fail(format!("{faults:?}")))?;
        prop_assert_eq!(tiles.kinds().len(), set.tiles.len());
        for (kind, spec) in tiles.all().zip(&set.tiles) {
            prop_assert_eq!(is_as_specified(&tiles, kind, spec), Ok(()), "{:?}", spec);
        }
    }

    /// Everything wrong with a set is reported together, each error with its tile, and nothing
    /// about the valid tiles.
    #[test]
    fn every_fault_of_a_set_is_reported(
        set in sound_set(),
        chosen in prop::collection::btree_set(0..FAULTS.len(), 1..6),
    ) {
        let mut set = set;
        let sound: Vec<String> = set.tiles.iter().map(|tile| tile.id.clone()).collect();
        let planted: Vec<&Planted> = chosen.iter().map(|&index| &FAULTS[index]).collect();
        for (index, fault) in planted.iter().enumerate() {
            let mut tile = faults::victim(&format!("X{index}"));
            (fault.plant)(&mut tile);
            set.tiles.push(tile);
        }
        let faults = Tiles::build(&[set]).map(drop).expect_err("there are faults");
        prop_assert_eq!(faults.len(), planted.len(), "{:?}", faults);
        for (index, fault) in planted.iter().enumerate() {
            let told = &faults[index];
            prop_assert!(told.reason.contains(fault.told), "{}: {:?}", fault.told, told);
            prop_assert!(told.tile.as_ref().is_some_and(|tile| !sound.contains(tile)), "{told:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// Whatever the tiles look like and whichever elements are in play, a game can be played to its
    /// end without violating an invariant, and the independent scorer agrees with every point.
    #[test]
    fn a_sound_set_can_be_played(
        set in sound_set(),
        bits in any::<u16>(),
        players in 2..=4u8,
        seed in any::<u64>(),
    ) {
        let set = SetSpec { elements: elements(bits), ..set };
        let copies: u32 = set.tiles.iter().map(|tile| tile.count + tile.start).sum();
        let setup = Setup { players, sets: vec![set], ..Setup::default() };
        let game = Classic::new(setup).map_err(|faults| TestCaseError::fail(format!("{faults:?}")))?;
        let placed = play(Game::Classic(game), seed).map_err(TestCaseError::fail)?;
        prop_assert!(placed >= 1 && placed <= copies as usize);
    }
}

/// Each error by itself: one sentence that says what was expected, and the tile it is about.
#[test]
fn every_fault_has_its_own_sentence() {
    for fault in FAULTS {
        let mut set = SetSpec { name: "mine".into(), ..SetSpec::default() };
        set.tiles.push(faults::victim("V"));
        assert!(Tiles::build(std::slice::from_ref(&set)).is_ok(), "the tile is sound before");
        (fault.plant)(&mut set.tiles[0]);
        let told = Tiles::build(&[set]).map(drop).expect_err(fault.told);
        assert_eq!(told.len(), 1, "{}: {told:?}", fault.told);
        assert!(told[0].reason.contains(fault.told), "{}: {told:?}", fault.told);
        let all = told[0].to_string();
        assert!(all.starts_with("mine: tile "), "{all}");
    }
}

/// The largest allowed numbers are accepted.
#[test]
fn limits_can_be_reached() {
    for reach in faults::LIMITS {
        let mut set = SetSpec { name: "mine".into(), ..SetSpec::default() };
        set.tiles.push(faults::victim("V"));
        reach(&mut set.tiles[0]);
        assert_eq!(Tiles::build(&[set]).map(drop), Ok(()));
    }
}

fn two_cities(tile: &mut TileSpec) {
    *tile = TileSpec { roads: Vec::new(), ..faults::victim(&tile.id) };
    tile.fields = vec![tile.fields[1].clone()];
    tile.fields[0].ports = "2367".into();
}

fn two_roads(tile: &mut TileSpec) {
    let road = |edges: &str| RoadSpec { edges: edges.into(), ..RoadSpec::default() };
    tile.roads = ["E", "W"].map(road).into();
}

/// Errors in a set, in two sets together, and in everything on the table together.
#[test]
fn faults_of_whole_sets_are_reported() {
    let set = |name: &str, tiles: Vec<TileSpec>| SetSpec {
        name: name.into(),
        tiles,
        ..SetSpec::default()
    };
    let tile = faults::plain;
    let many = |count: usize, change: fn(&mut TileSpec)| {
        let one = |index: usize| {
            let mut tile = tile(&format!("K{index}"));
            change(&mut tile);
            tile
        };
        set("mine", (0..count).map(one).collect())
    };
    let cases: [(Vec<SetSpec>, &str); 12] = [
        (vec![set("", vec![tile("V")])], "the set has no name"),
        (vec![set("mine", Vec::new())], "the set has no tile"),
        (vec![set("mine", vec![tile("V"), tile("V")])], "tile V is listed twice"),
        (vec![set("one", vec![tile("V")]), set("two", vec![tile("V")])], "is also in the set one"),
        (vec![set("one", vec![tile("V")]), set("one", vec![tile("W")])], "the set is listed twice"),
        (vec![many(256, |_| ())], "256 kinds of tiles in one game (at most 255)"),
        (vec![many(11, |tile| tile.count = 91)], "1001 tiles in one game (at most 1000)"),
        (
            vec![many(64, |tile| tile.cities[0].marks = Marks::of(Mark::Shield, 4))],
            "256 shields in one game",
        ),
        (vec![many(128, two_cities)], "256 city segments on tiles with several in one game"),
        (vec![many(128, two_roads)], "256 road segments on tiles with several in one game"),
        (vec![many(41, |tile| tile.symbols = vec![sound::TOWER])], "41 tower sites in one game"),
        (vec![many(25, |tile| tile.symbols = vec![sound::DRAGON])], "25 dragon tiles in one game"),
    ];
    for (sets, expected) in cases {
        let told = Tiles::build(&sets).map(drop).expect_err(expected);
        assert_eq!(told.len(), 1, "{expected}: {told:?}");
        assert!(told[0].to_string().contains(expected), "{expected}: {}", told[0]);
    }
    // One less of each is accepted.
    for sets in [
        vec![many(255, |_| ())],
        vec![many(10, |tile| tile.count = 100)],
        vec![many(51, |tile| tile.cities[0].marks = Marks::of(Mark::Shield, 5))],
        vec![many(127, two_cities)],
        vec![many(127, two_roads)],
        vec![many(40, |tile| tile.symbols = vec![sound::TOWER])],
        vec![many(24, |tile| tile.symbols = vec![sound::DRAGON])],
    ] {
        assert_eq!(Tiles::build(&sets).map(drop), Ok(()));
    }
}
