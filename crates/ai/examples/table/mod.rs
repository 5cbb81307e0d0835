//! Tables by name, for the examples.

use aude_engine::Game;
use aude_record::{GameSetup, SetLibrary};

/// The base game with all expansions.
const EVERY_SET: &str = "base+inns_cathedrals+traders_builders+princess_dragon+tower";

/// A table of two: tile sets with plus signs between them, `all` or `mayflower`; with more players if a
/// slash and their number follow.
pub(crate) fn table(name: &str) -> Option<Game> {
    let (sets, players) = name.split_once('/').unwrap_or((name, "2"));
    let classic = GameSetup::default_of("classic");
    let of = |names: &str| names.split('+').map(str::to_owned).collect();
    let setup = match sets {
        "mayflower" => GameSetup::default_of("mayflower"),
        "all" => GameSetup { sets: of(EVERY_SET), ..classic },
        names => GameSetup { sets: of(names), ..classic },
    };
    let players = GameSetup::default_names(players.parse().ok()?);
    GameSetup { players, ..setup }.begin(&SetLibrary::builtin()).ok()
}
