//! Trying the actions of a decision in the same worlds: what a search needs is the difference between
//! them.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use super::data::note;
use super::{Position, Positions};
use crate::arena::Deck;
use crate::dice::{Dice, spread};
use crate::eval::{Evaluator, Library, learned};
use crate::one_ply::OnePly;
use crate::player::{Budget, Candidate, Player};
use crate::position_value::{Knowledge, PositionValue};
use crate::rollout_policy::RolloutPolicy;
use crate::search::{Roller, Worlds};

/// What to try.
#[derive(Clone, Copy, Debug)]
pub struct Try {
    /// Games to play.
    pub games: u64,
    /// Determines decks, dice and worlds.
    pub seed: u64,
    /// One decision in so many is tried.
    pub one_in: usize,
    /// Worlds each action is tried in.
    pub worlds: u32,
    /// Turns of the rollout policy before the position is judged.
    pub turns: u32,
    /// The nets that judge it, choose the actions and play the games; the sum of terms if there are
    /// none.
    pub nets: Library,
}

/// Actions that are tried: the most promising ones, at most so many points worse than the best, and
/// some others.
const FIELD: (usize, f32) = (6, 6.0);
const OTHERS: usize = 2;
/// Points by which the players misjudge actions, so that games differ.
const SLIP: f32 = 1.5;
/// Placements that are compared in the turns of a rollout, as by the champion.
const REPLIES: usize = 6;

struct Trier {
    plan: Try,
    player: OnePly,
    scout: OnePly,
    roller: Roller,
    policy: RolloutPolicy,
    worlds: Worlds,
    evaluator: Evaluator,
}

/// Plays two-player games of one-ply with itself, and tries actions of some decisions.
#[must_use]
pub fn siblings(start: &Game, plan: Try) -> Positions {
    let value = || PositionValue::new(Knowledge::Everything).with_nets(plan.nets);
    let mut trier = Trier {
        plan,
        player: OnePly::with_value("player", value()).slipping(SLIP).silent(),
        scout: OnePly::with_value("scout", value()),
        roller: Roller::new(value(), 0),
        policy: RolloutPolicy::new(value()),
        worlds: Worlds::default(),
        evaluator: Evaluator::new(start),
    };
    let mut positions = Positions::default();
    for number in 0..plan.games {
        trier.game(start, spread(plan.seed) ^ number, &mut positions);
    }
    positions
}

impl Trier {
    fn game(&mut self, start: &Game, seed: u64, positions: &mut Positions) {
        let (mut game, mut deck, mut dice) =
            (start.clone(), Deck::new(start, seed), Dice::new(!seed));
        loop {
            let action = match game.actor() {
                Actor::Nobody => break,
                Actor::Chance => deck.draw(&game).map(Action::Draw),
                Actor::Player(me) => {
                    if game.bag().left() > 3 && dice.below(self.plan.one_in) == 0 {
                        let group = spread(seed ^ dice.below(1 << 20) as u64);
                        positions.0.extend(self.decision(&game, me, group, &mut dice));
                    }
                    let seed = dice.below(1 << 30) as u64;
                    self.player.decide(&game, Budget::Simulations(1), seed).action
                }
            };
            let Some(action) = action else { break };
            game.apply_unchecked(action, &mut Silent);
        }
    }

    /// Tries the actions of a decision.
    fn decision(&mut self, game: &Game, me: Seat, seed: u64, dice: &mut Dice) -> Vec<Position> {
        let mut field = self.scout.look(game, me);
        field.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        let best = field.first().map_or(0.0, |best| best.margin);
        let close = |next: &&Candidate| next.margin >= best - FIELD.1;
        let many = field.iter().take(FIELD.0).take_while(close).count();
        let mut others = field.split_off(many);
        dice.shuffle(&mut others);
        field.extend(others.into_iter().take(OTHERS));
        if field.len() < 2 {
            return Vec::new();
        }
        self.worlds.begin(game.bag(), seed);
        self.roller.begin(game, false);
        self.roller.collect_replies(field[0].action, &self.worlds, REPLIES);
        let actions = field.iter().map(|next| next.action);
        let (worlds, turns) = (self.plan.worlds, self.plan.turns);
        self.roller.play(actions, &self.worlds, 0..worlds, me, turns);
        let mut tried = Vec::new();
        for (index, next) in field.iter().enumerate() {
            let own = self.roller.margins.iter().skip(index).step_by(field.len());
            let mean = own.sum::<f32>() / worlds as f32;
            let Some(after) = self.after(game, next.action, me) else { continue };
            let (noted, mut position) = note(&after, &mut self.evaluator);
            position.features = noted.into_iter().map(|noted| noted.feature).collect();
            position.margin = if me.index() == 0 { mean } else { -mean };
            position.group = (seed >> 40) as f32 + 1.0;
            tried.push(position);
        }
        if tried.len() < 2 { Vec::new() } else { tried }
    }

    /// The position after a turn that starts with an action.
    fn after(&mut self, game: &Game, action: Action, me: Seat) -> Option<Game> {
        let mut game = game.snapshot();
        game.apply_unchecked(action, &mut Silent);
        self.policy.value.prepare(&game);
        while game.actor() == Actor::Player(me) {
            self.policy.play(&mut game, me);
        }
        learned::suits(&game).then_some(game)
    }
}
