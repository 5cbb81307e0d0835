//! The tiles of the base game as Board Game Arena and CarcassonneLab number them, with their places for
//! followers.

/// A tile as both programs draw it unturned.
pub(super) struct Drawn {
    /// Its letter.
    pub(super) tile: char,
    /// Its edges north, east, south and west: city, road or field.
    pub(super) edges: &'static str,
    /// Its places, by number from 1: the follower's role and its edges or ports.
    places: &'static [&'static str],
}

/// The number of the start tile.
pub(super) const START: usize = 15;

const CAP: &[&str] = &["thief:S", "knight:NEW", "farmer:5", "farmer:4"];
const CORNER: &[&str] = &["knight:NW", "farmer:2345"];
const CORNER_ROAD: &[&str] = &["thief:ES", "knight:NW", "farmer:25", "farmer:34"];
const BAND: &[&str] = &["knight:EW", "farmer:01", "farmer:45"];
const THREE: &[&str] = &["knight:NEW", "farmer:45"];

const fn drawn(tile: char, edges: &'static str, places: &'static [&'static str]) -> Drawn {
    Drawn { tile, edges, places }
}

/// The tiles by number, from 1.
const TILES: [Drawn; 24] = [
    drawn('T', "CCRC", CAP),
    drawn('S', "CCRC", CAP),
    drawn('N', "CFFC", CORNER),
    drawn('M', "CFFC", CORNER),
    drawn('P', "CRRC", CORNER_ROAD),
    drawn('O', "CRRC", CORNER_ROAD),
    drawn('G', "FCFC", BAND),
    drawn('F', "FCFC", BAND),
    drawn('I', "CFFC", &["knight:N", "knight:W", "farmer:2345"]),
    drawn('H', "CFCF", &["knight:N", "knight:S", "farmer:2367"]),
    drawn('E', "CFFF", &["knight:N", "farmer:234567"]),
    drawn('K', "CFRR", &["thief:SW", "knight:N", "farmer:2347", "farmer:56"]),
    drawn('J', "CRRF", &["thief:ES", "knight:N", "farmer:2567", "farmer:34"]),
    drawn(
        'L',
        "CRRR",
        &["thief:W", "thief:E", "thief:S", "knight:N", "farmer:27", "farmer:56", "farmer:34"],
    ),
    drawn('D', "CRFR", &["thief:EW", "knight:N", "farmer:27", "farmer:3456"]),
    drawn('U', "RFRF", &["thief:NS", "", "farmer:0567", "farmer:1234"]),
    drawn('V', "FFRR", &["thief:SW", "farmer:012347", "farmer:56"]),
    drawn('W', "FRRR", &["thief:W", "thief:E", "thief:S", "farmer:0127", "farmer:56", "farmer:34"]),
    drawn(
        'X',
        "RRRR",
        &[
            "thief:W",
            "thief:E",
            "thief:S",
            "thief:N",
            "farmer:07",
            "farmer:12",
            "farmer:34",
            "farmer:56",
        ],
    ),
    drawn('B', "FFFF", &["monk", "farmer:01234567"]),
    drawn('A', "FFRF", &["monk", "thief:S", "farmer:01234567"]),
    drawn('C', "CCCC", &["knight:NESW"]),
    drawn('R', "CCFC", THREE),
    drawn('Q', "CCFC", THREE),
];

/// The tile with this number.
pub(super) fn by_number(number: i64) -> Option<&'static Drawn> {
    TILES.get(usize::try_from(number).ok()?.checked_sub(1)?)
}

/// How many copies Board Game Arena has of each tile, by number: it numbers all copies from 1 in this order.
const COPIES: [usize; 24] =
    [1, 2, 3, 2, 3, 2, 1, 2, 2, 3, 5, 3, 3, 3, 4, 8, 9, 4, 1, 4, 2, 1, 3, 1];

/// The number of the tile with this copy.
pub(super) fn of_copy(copy: i64) -> Option<i64> {
    let mut all = (1..).zip(COPIES).flat_map(|(kind, copies)| std::iter::repeat_n(kind, copies));
    all.nth(usize::try_from(copy).ok()?.checked_sub(1)?)
}

/// The tile with this letter.
pub(super) fn by_letter(tile: char) -> Option<&'static Drawn> {
    TILES.iter().find(|drawn| drawn.tile == tile)
}

impl Drawn {
    /// The move that puts a follower on a place, with the tile turned clockwise.
    pub(super) fn place(&self, number: u8, turns: u8) -> Option<String> {
        let place = self.places.get(usize::from(number).checked_sub(1)?)?;
        let turns = usize::from(turns);
        match place.split_once(':') {
            None if place.is_empty() => None,
            None => Some((*place).to_owned()),
            Some((role, at)) => {
                const EDGES: &str = "NESW";
                let turned = at.chars().filter_map(|c| match c.to_digit(10) {
                    Some(port) => char::from_digit((port + 2 * turns as u32) % 8, 10),
                    None => EDGES.chars().nth((EDGES.find(c)? + turns) % 4),
                });
                Some(format!("{role}:{}", turned.collect::<String>()))
            }
        }
    }
}

/// What Board Game Arena calls the place of a role.
pub(super) fn kind_of(place: &str) -> &'static str {
    match place.split(':').next() {
        Some("thief") => "road",
        Some("knight") => "city",
        Some("farmer") => "field",
        _ => "abbey",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use aude_engine::{Rotation, Rules, Side};

    use super::{START, TILES, by_letter, by_number};
    use crate::notation::Place;
    use crate::{GameSetup, SetLibrary};

    #[test]
    fn places_turn_with_the_tile() {
        let tile = by_letter('K').expect("a tile");
        assert_eq!(tile.place(1, 0).as_deref(), Some("thief:SW"));
        assert_eq!(tile.place(1, 1).as_deref(), Some("thief:WN"));
        assert_eq!(tile.place(3, 3).as_deref(), Some("farmer:0125"));
        assert_eq!(by_letter('B').and_then(|tile| tile.place(1, 2)).as_deref(), Some("monk"));
        assert_eq!(tile.place(0, 0), None);
        assert_eq!(tile.place(5, 0), None);
        assert_eq!(by_letter('U').and_then(|tile| tile.place(2, 0)), None);
        assert_eq!(by_number(START as i64).map(|tile| tile.tile), Some('D'));
        assert!(by_number(0).is_none() && by_number(25).is_none() && by_number(-1).is_none());
    }

    /// Every tile of the base game is there once, with exactly the places that it has.
    #[test]
    fn the_tiles_are_ours() {
        let game = GameSetup::default().begin(&SetLibrary::builtin()).expect("a game");
        let tiles = game.tiles();
        let letters: BTreeSet<_> = TILES.iter().map(|drawn| drawn.tile).collect();
        assert_eq!(letters.len(), tiles.kinds().len());
        for drawn in &TILES {
            let kind = tiles.find(&drawn.tile.to_string()).expect("one of ours");
            let edges = |rotation| {
                Side::ALL.map(|side| super::super::play::letter(tiles.edge(kind, rotation, side)))
            };
            let rotation = (0..4)
                .map(Rotation::new)
                .find(|&rotation| edges(rotation).iter().collect::<String>() == drawn.edges);
            let rotation = rotation.unwrap_or_else(|| panic!("{}: {}", drawn.tile, drawn.edges));
            let ours: BTreeSet<_> = Place::all_of(tiles, kind, rotation)
                .into_iter()
                .map(|place| format!("{place:?}"))
                .collect();
            let theirs = drawn.places.iter().filter(|place| !place.is_empty()).count();
            assert_eq!(ours.len(), theirs, "{}", drawn.tile);
        }
    }
}
