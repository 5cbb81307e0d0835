//! Starting positions that have been made before: making one builds its tiles, which takes a hundred
//! times as long as reading a record of a few turns.

use std::sync::{Mutex, PoisonError};

use aude_engine::{Game, Rules};

use crate::setup::GameSetup;

/// The latest starting positions, by what they were made of.
#[derive(Default)]
pub(crate) struct Starts(Mutex<Vec<(GameSetup, Game)>>);

/// The most that are kept.
const MOST: usize = 32;

impl Starts {
    /// The game that such a setup starts with, if it is known; its names do not matter.
    pub(crate) fn get(&self, setup: &GameSetup) -> Option<Game> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().rfind(|(known, _)| is_same(known, setup));
        found.map(|(_, game)| game.snapshot())
    }

    /// Keeps one; the oldest makes room.
    pub(crate) fn put(&self, setup: &GameSetup, game: &Game) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.remove(0);
        }
        kept.push((setup.clone(), game.snapshot()));
    }
}

fn is_same(one: &GameSetup, other: &GameSetup) -> bool {
    let GameSetup { game, rules, sets, fingerprints, options, players, first } = one;
    *game == other.game
        && *rules == other.rules
        && *sets == other.sets
        && *fingerprints == other.fingerprints
        && *options == other.options
        && players.len() == other.players.len()
        && *first == other.first
}

impl Clone for Starts {
    /// Copies of a library may get other sets.
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for Starts {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Starts {}

impl core::fmt::Debug for Starts {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Starts")
    }
}

#[cfg(test)]
mod tests {
    use aude_engine::Rules;

    use crate::{GameSetup, SetLibrary, digest};

    /// What is known is the same game, whatever the players are called; another setup is another.
    #[test]
    fn a_known_start_is_the_same_as_a_new_one() {
        let library = SetLibrary::builtin();
        let setup = GameSetup::default();
        let named = GameSetup { players: vec!["Anna".into(), "Bert".into()], ..setup.clone() };
        let second = GameSetup { first: 1, ..setup.clone() };
        for setup in [&setup, &named, &second, &setup, &second] {
            let fresh = setup.begin(&SetLibrary::builtin()).expect("a game");
            let known = setup.begin(&library).expect("a game");
            assert_eq!(digest(&known), digest(&fresh));
            assert_eq!((known.first(), known.actions()), (fresh.first(), fresh.actions()));
        }
        let wrong = GameSetup { players: vec!["Anna".into(), " ".into()], ..setup };
        assert!(wrong.begin(&library).is_err(), "names are checked all the same");
    }

    /// A set that is replaced makes other games.
    #[test]
    fn another_set_makes_another_start() {
        let mut library = SetLibrary::builtin();
        let setup = GameSetup::default();
        let before = setup.begin(&library).expect("a game");
        let mut set = library.get("base").expect("the base set").clone();
        let tile = set.tiles.iter_mut().find(|tile| tile.start == 0).expect("a tile");
        tile.count += 1;
        library.add(set);
        let after = setup.begin(&library).expect("a game");
        assert_eq!(after.bag().left(), before.bag().left() + 1);
    }
}
