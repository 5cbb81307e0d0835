//! A computer player until there are stronger ones: it plays every part of its turn as if the game
//! ended right after it, and keeps an eye on the followers it has left.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, FigureKind, Game, Player, Rules};
use aude_record::SetLibrary;

use crate::ended::ended;
use crate::protocol::Level;

/// The actions of one part of a turn: until somebody else decides, or chance.
///
/// The same game, level and seed always give the same actions.
#[must_use]
pub fn part(game: &Game, level: Level, seed: u64, library: &SetLibrary) -> Vec<Action> {
    let Actor::Player(me) = game.actor() else { return Vec::new() };
    let mut real = game.snapshot();
    let mut small = match level {
        Level::Easy => None,
        Level::Greedy => ended(game, library).map(|(small, _)| small),
    };
    let mut chosen = Vec::new();
    let mut list = Vec::new();
    while real.actor() == Actor::Player(me) && chosen.len() < 100 {
        real.legal(&mut list);
        let dice = mix(seed ^ real.hash());
        let action = match &mut small {
            // In the small game the part may end the game before the real one asks on.
            Some(small) if small.actor() == Actor::Player(me) => {
                Search::new(&real, me, dice).best(small, &list)
            }
            _ => easy(&list, dice),
        };
        let Some(action) = action else { break };
        real.apply_unchecked(action, &mut Silent);
        if let Some(small) = &mut small
            && small.apply(action, &mut Silent).is_err()
        {
            break;
        }
        chosen.push(action);
    }
    chosen
}

/// The least a seat can do: the first place for the tile, and nothing more where that is allowed.
#[must_use]
pub fn least(game: &Game) -> Vec<Action> {
    let Actor::Player(me) = game.actor() else { return Vec::new() };
    let mut game = game.snapshot();
    let (mut chosen, mut list) = (Vec::new(), Vec::new());
    while game.actor() == Actor::Player(me) && chosen.len() < 100 {
        game.legal(&mut list);
        let Some(&action) = list.first() else { break };
        game.apply_unchecked(action, &mut Silent);
        chosen.push(action);
    }
    chosen
}

fn easy(list: &[Action], dice: u64) -> Option<Action> {
    list.get(usize::try_from(dice % (list.len().max(1) as u64)).unwrap_or(0)).copied()
}

/// Positions looked at for one decision, more or less: a portal late in a game of everything offers
/// more than is worth the time. A count and not a time, so that the same game is played every time.
const MOST: u32 = 20_000;

struct Search {
    me: Player,
    /// What a follower in hand is worth, in thirds of a point.
    hand: i32,
    dice: u64,
    seen: u32,
}

impl Search {
    fn new(real: &Game, me: Player, dice: u64) -> Self {
        let turns = i32::from(real.bag().left()) / i32::from(real.players().max(1));
        Self { me, hand: (turns / 2).min(5), dice, seen: 0 }
    }

    fn best(&mut self, small: &mut Game, list: &[Action]) -> Option<Action> {
        let mut best: Option<(i32, u64, Action)> = None;
        for (index, &action) in list.iter().enumerate() {
            if self.seen > MOST {
                break;
            }
            if small.apply(action, &mut Silent).is_err() {
                continue;
            }
            let value = self.value(small, matches!(action, Action::Place { .. }));
            small.undo();
            let tie = mix(self.dice ^ index as u64);
            if best.is_none_or(|(most, most_tie, _)| (value, tie) > (most, most_tie)) {
                best = Some((value, tie, action));
            }
        }
        best.map(|(_, _, action)| action).or_else(|| list.first().copied())
    }

    /// The value of a position; after a placement, that of the best use of wood there.
    fn value(&mut self, small: &mut Game, deeper: bool) -> i32 {
        if !deeper || small.actor() != Actor::Player(self.me) {
            return self.end(small);
        }
        let mut list = Vec::new();
        small.legal(&mut list);
        let mut most = i32::MIN;
        for action in list {
            small.apply_unchecked(action, &mut Silent);
            most = most.max(self.end(small));
            small.undo();
        }
        most
    }

    /// Plays to the end as simply as possible, looks, and comes back.
    fn end(&mut self, small: &mut Game) -> i32 {
        self.seen += 1;
        let mut steps = 0;
        let mut list = Vec::new();
        while matches!(small.actor(), Actor::Player(_)) && steps < 60 {
            small.legal(&mut list);
            let Some(&action) = list.first() else { break };
            small.apply_unchecked(action, &mut Silent);
            steps += 1;
        }
        let value = self.look(small);
        for _ in 0..steps {
            small.undo();
        }
        value
    }

    fn look(&self, small: &Game) -> i32 {
        let scores = small.scores();
        let mine = i32::from(scores[self.me.index()]);
        let others = scores.iter().enumerate().filter(|(seat, _)| *seat != self.me.index());
        let (sum, most, many) = others.fold((0, i32::MIN, 0), |(sum, most, many), (_, &score)| {
            (sum + i32::from(score), most.max(i32::from(score)), many + 1)
        });
        // Points in sixths: against the best other and against all of them.
        let lead = 6 * mine - 3 * most - 3 * sum / many.max(1);
        let small_ones = i32::from(small.supply(self.me, FigureKind::Small));
        let big = i32::from(small.supply(self.me, FigureKind::Big));
        let scarce = if small_ones == 0 { 3 * self.hand } else { 0 };
        lead + 2 * self.hand * (small_ones + big) - scarce
    }
}

/// Spreads the bits of a word (the finaliser of splitmix64).
const fn mix(value: u64) -> u64 {
    let value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ value >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use aude_record::GameSetup;

    fn play(setup: &GameSetup, levels: &[Level], seed: u64) -> Game {
        let library = SetLibrary::builtin();
        let mut game = setup.begin(&library).expect("a game");
        let mut draws = seed;
        loop {
            match game.actor() {
                Actor::Nobody => return game,
                Actor::Chance => {
                    let mut list = Vec::new();
                    game.legal(&mut list);
                    draws = mix(draws.wrapping_add(0x9e37_79b9_7f4a_7c15));
                    let all: u32 = list.iter().map(|&action| game.weight(action)).sum();
                    let mut at = (draws % u64::from(all)) as u32;
                    let action = list.into_iter().find(|&action| {
                        let weight = game.weight(action);
                        let here = at < weight;
                        at = at.saturating_sub(weight);
                        here
                    });
                    game.apply(action.expect("a draw"), &mut Silent).expect("legal");
                }
                Actor::Player(player) => {
                    let actions = part(&game, levels[player.index()], seed, &library);
                    assert!(!actions.is_empty());
                    for action in actions {
                        game.apply(action, &mut Silent).expect("legal");
                    }
                }
            }
        }
    }

    #[test]
    fn beats_random_play_in_everything_and_mayflower() {
        let sets = ["base", "inns_cathedrals", "traders_builders", "princess_dragon", "tower"];
        let everything =
            GameSetup { sets: sets.map(str::to_owned).to_vec(), ..GameSetup::default() };
        for setup in [everything, GameSetup::default_of("mayflower")] {
            let mut lead = 0;
            for seed in 1..=2 {
                let end = play(&setup, &[Level::Greedy, Level::Easy], seed);
                lead += end.scores()[0] - end.scores()[1];
                let again = play(&setup, &[Level::Greedy, Level::Easy], seed);
                assert_eq!(end.hash(), again.hash(), "the same every time");
            }
            assert!(lead > 40, "{}: a lead of {lead}", setup.game);
        }
    }
}
