//! Games for the other tests: started from set names and played at random from a seed.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};
use aude_record::{GameSetup, SetLibrary};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The games the tests play: each set alone with the base game, and all together; and Mayflower.
pub(crate) const TABLES: [(&[&str], u8); 8] = [
    (&["base"], 2),
    (&["base", "inns_cathedrals"], 3),
    (&["base", "traders_builders"], 2),
    (&["base", "princess_dragon"], 4),
    (&["base", "tower"], 3),
    (&["base", "inns_cathedrals", "traders_builders", "princess_dragon", "tower"], 5),
    (&["mayflower"], 2),
    (&["mayflower"], 5),
];

pub(crate) fn begin(sets: &[&str], players: u8) -> Game {
    let setup = GameSetup {
        sets: sets.iter().map(|&set| set.to_owned()).collect(),
        players: GameSetup::default_names(players),
        ..GameSetup::default_of(game_of(sets))
    };
    setup.begin(&SetLibrary::builtin()).unwrap_or_else(|problems| panic!("{sets:?}: {problems:?}"))
}

/// The game that the sets belong to.
pub(crate) fn game_of(sets: &[&str]) -> &'static str {
    if sets.contains(&"mayflower") { "mayflower" } else { "classic" }
}

pub(crate) struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub(crate) fn below(&mut self, many: usize) -> usize {
        ((u64::from(self.0.next_u32()) * many as u64) >> 32) as usize
    }
}

/// Plays to the end or for `most` actions, calling `each` before every action with the game, the
/// legal list and the chosen action. Draws and passes are as likely as anything else.
pub(crate) fn play(
    game: &mut Game,
    seed: u64,
    most: usize,
    mut each: impl FnMut(&Game, &[Action], Action),
) {
    let mut dice = Dice::new(seed);
    let mut list = Vec::new();
    for _ in 0..most {
        if game.actor() == Actor::Nobody {
            break;
        }
        game.legal(&mut list);
        let action = list[dice.below(list.len())];
        each(game, &list, action);
        game.apply(action, &mut Silent)
            .unwrap_or_else(|refusal| panic!("seed {seed}: {action:?}: {refusal}"));
    }
}
