//! Random games, identified by their seed.

use aude_engine::game::{HouseRule, HouseRules};
use aude_engine::{Action, Actor, Cell, Game, Rules, classic, mayflower};
use aude_record::GameSetup;
use aude_record::sets::{self, SetLibrary};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The base game and every expansion.
#[must_use]
pub fn everything() -> Vec<&'static str> {
    sets::classic().collect()
}

/// The base game with every combination of expansions.
#[must_use]
pub fn combinations() -> Vec<Vec<&'static str>> {
    let (base, expansions) = (["base"], &everything()[1..]);
    let with = |bits: u32| {
        let chosen = expansions.iter().enumerate().filter(move |(index, _)| bits >> index & 1 == 1);
        base.into_iter().chain(chosen.map(|(_, name)| *name)).collect()
    };
    (0..1 << expansions.len()).map(with).collect()
}

/// A game with default house rules.
///
/// # Panics
/// If there is no such game.
#[must_use]
pub fn table(sets: &[&str], players: u8) -> Game {
    table_of(sets, players, &SetLibrary::builtin())
}

/// A game with default house rules and the sets of a library.
///
/// # Panics
/// If there is no such game.
#[must_use]
pub fn table_of(sets: &[&str], players: u8, library: &SetLibrary) -> Game {
    setup_of(sets, players).begin(library).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// The setup of a table with default options.
#[must_use]
pub fn setup_of(sets: &[&str], players: u8) -> GameSetup {
    let game = if sets.contains(&"mayflower") { "mayflower" } else { "classic" };
    GameSetup {
        game: game.into(),
        sets: sets.iter().map(|&name| name.into()).collect(),
        players: GameSetup::default_names(players),
        ..GameSetup::default()
    }
}

/// Every house rule of a game at the value that is furthest from the default.
#[must_use]
pub fn house_rules(game: &str) -> Vec<(String, String)> {
    let all = match game {
        "mayflower" => mayflower::Options::CHOICES,
        _ => classic::Options::CHOICES,
    };
    let last = |rule: &HouseRule| Some((rule.name.to_owned(), rule.values.last()?.0.to_owned()));
    all.iter().filter_map(last).collect()
}

/// Chooses among legal actions.
#[derive(Clone, Debug)]
pub struct Chooser(Xoshiro256PlusPlus);

impl Chooser {
    /// A chooser that always makes the same choices for the same seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }

    /// One of the legal actions; draws are weighted by their copies.
    pub fn choose(&mut self, game: &Game) -> Option<Action> {
        let mut list = Vec::new();
        game.legal(&mut list);
        let total: u32 = list.iter().map(|&action| game.weight(action)).sum();
        let mut at = self.below(total.max(1) as usize) as u32;
        list.into_iter().find(|&action| {
            let weight = game.weight(action);
            let here = at < weight;
            at = at.saturating_sub(weight);
            here
        })
    }

    /// One of the legal actions, with every kind of action equally likely, and tiles preferably
    /// where they have neighbours: more is completed, and rarely offered actions are played too.
    pub fn choose_eagerly(&mut self, game: &Game) -> Option<Action> {
        let mut list = Vec::new();
        game.legal(&mut list);
        if !matches!(game.actor(), Actor::Player(_)) {
            return self.choose(game);
        }
        let mut kinds: Vec<_> = list.iter().map(std::mem::discriminant).collect();
        kinds.dedup();
        let kind = *kinds.get(self.below(kinds.len()))?;
        list.retain(|action| std::mem::discriminant(action) == kind);
        let tries = [(); 4].map(|()| list[self.below(list.len())]);
        tries.into_iter().max_by_key(|&action| neighbours(game, action))
    }
}

/// Tiles next to the cell where an action places one.
fn neighbours(game: &Game, action: Action) -> usize {
    let Action::Place { cell, .. } = action else { return 0 };
    let beside = [(0, -1), (1, 0), (0, 1), (-1, 0)];
    let tile = |(x, y)| game.board().tile_at(Cell::new(cell.x() + x, cell.y() + y));
    beside.into_iter().filter_map(tile).count()
}
