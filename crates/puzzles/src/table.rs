//! The tables puzzles are for: which game, which sets.

use aude_engine::Game;
use aude_record::{GameSetup, SetLibrary};

/// A kind of table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its name: that of its file.
    pub name: &'static str,
    /// What the ids of its puzzles begin with.
    pub prefix: &'static str,
    /// `classic` or `mayflower`.
    pub game: &'static str,
    /// Its tile sets.
    pub sets: &'static [&'static str],
    /// Who plays the games that are searched for puzzles.
    pub player: &'static str,
}

/// The players' names; the solver's own is the reader's.
const NAMES: [&str; 2] = ["Anna", "Bram"];

const fn classic(
    name: &'static str,
    prefix: &'static str,
    sets: &'static [&'static str],
    player: &'static str,
) -> Table {
    Table { name, prefix, game: "classic", sets, player }
}

impl Table {
    /// All tables: the base game first, then each expansion, all of them, Mayflower.
    pub const ALL: &'static [Self] = &[
        classic("base", "base", &["base"], "hard"),
        classic("inns_cathedrals", "inns", &["base", "inns_cathedrals"], "hard"),
        classic("traders_builders", "traders", &["base", "traders_builders"], "hard"),
        classic("princess_dragon", "dragon", &["base", "princess_dragon"], "hard"),
        classic("tower", "tower", &["base", "tower"], "hard"),
        classic(
            "all",
            "all",
            &["base", "inns_cathedrals", "traders_builders", "princess_dragon", "tower"],
            "hard",
        ),
        Self {
            name: "mayflower",
            prefix: "mayflower",
            game: "mayflower",
            sets: &["mayflower"],
            player: "hard",
        },
    ];

    /// A table by name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|table| table.name == name)
    }

    /// Its setup: two players, the latest rules and tiles.
    #[must_use]
    pub fn setup(&self) -> GameSetup {
        GameSetup {
            sets: self.sets.iter().map(|&set| set.to_owned()).collect(),
            players: NAMES.map(str::to_owned).to_vec(),
            ..GameSetup::default_of(self.game)
        }
    }

    /// The start of a game; none if the sets are unknown to the program.
    #[must_use]
    pub fn begin(&self) -> Option<Game> {
        self.setup().begin(&SetLibrary::builtin()).ok()
    }
}
