//! A rollout: an action, then a few turns of the rollout policy in one world, then the evaluation.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use super::openings::{Openings, Place};
use super::world::{World, Worlds};
use crate::eval::Points;
use crate::position_value::{PositionValue, final_points, margin};
use crate::rollout_policy::RolloutPolicy;

/// Plays rollouts in its own game, which it plays and undoes in place.
#[derive(Debug)]
pub(crate) struct Roller {
    policy: RolloutPolicy,
    /// Actions that the nets compare once more in the first turns.
    finalists: usize,
    /// Draws of a rollout after which the nets still choose: usually the own turn and the first reply.
    pub(crate) net_turns: u32,
    game: Option<Game>,
    world: World,
    openings: Openings,
    /// Margins by world and action, in that order.
    pub(crate) margins: Vec<f32>,
}

impl Roller {
    pub(crate) fn new(value: PositionValue, finalists: usize) -> Self {
        let policy = RolloutPolicy::new(value);
        let (world, openings, margins) = (World::default(), Openings::default(), Vec::new());
        let net_turns = TURNS_BY_NETS;
        Self { policy, finalists, net_turns, game: None, world, openings, margins }
    }

    /// Prepares for a position; `counts_out` says whether the second-to-last turn of a game is
    /// searched exhaustively.
    pub(crate) fn begin(&mut self, start: &Game, counts_out: bool) {
        self.policy.counts_out = counts_out;
        self.policy.finalists = 0;
        self.policy.replies.clear();
        self.openings.begin(start);
        match &mut self.game {
            Some(game) => game.copy_from(start),
            None => self.game = Some(start.snapshot()),
        }
        self.policy.value.prepare(start);
    }

    /// Collects the replies that rollouts compare, on a line of play that starts with an action.
    pub(crate) fn collect_replies(&mut self, action: Action, worlds: &Worlds, many: usize) {
        let Some(mut game) = self.game.take() else { return };
        let before = game.actions().len();
        self.policy.replies.begin(&game);
        self.world.become_number(worlds, 0);
        game.apply_unchecked(action, &mut Silent);
        for _ in 0..game.players() {
            while let Actor::Player(seat) = game.actor() {
                self.policy.play(&mut game, seat);
            }
            if game.actor() != Actor::Chance {
                break;
            }
            for kind in game.tiles().all() {
                if game.bag().count(kind) > 0 {
                    game.apply_unchecked(Action::Draw(kind), &mut Silent);
                    self.policy.rank_replies(&mut game, many);
                    game.undo();
                }
            }
            let Some(kind) = self.world.draw(&game) else { break };
            game.apply_unchecked(Action::Draw(kind), &mut Silent);
        }
        self.policy.replies.finish(&game);
        while game.actions().len() > before {
            game.undo();
        }
        self.game = Some(game);
    }

    /// Plays every action in each of the worlds and stores the margins of `me`.
    pub(crate) fn play(
        &mut self,
        actions: impl Iterator<Item = Action> + Clone,
        worlds: &Worlds,
        numbers: impl Iterator<Item = u32>,
        me: Seat,
        turns: u32,
    ) {
        self.margins.clear();
        let Some(mut game) = self.game.take() else { return };
        for number in numbers {
            self.world.become_number(worlds, number);
            for action in actions.clone() {
                self.world.rewind();
                let margin = self.rollout(&mut game, action, me, turns);
                self.margins.push(margin);
            }
        }
        self.game = Some(game);
    }

    /// The margins of `me` after an action and each of these numbers of further turns, which must
    /// rise, world by world.
    pub(crate) fn margins_after(
        &mut self,
        action: Action,
        worlds: &Worlds,
        numbers: impl Iterator<Item = u32>,
        me: Seat,
        turns: &[u32],
    ) -> Vec<f32> {
        let mut margins = Vec::new();
        let Some(mut game) = self.game.take() else { return margins };
        for number in numbers {
            self.world.become_number(worlds, number);
            self.world.rewind();
            let before = game.actions().len();
            game.apply_unchecked(action, &mut Silent);
            let mut played = 0;
            for &turns in turns {
                let points = self.play_on(&mut game, None, played, turns);
                played = turns;
                margins.push(margin(&points, game.players(), me));
            }
            while game.actions().len() > before {
                game.undo();
            }
        }
        self.game = Some(game);
        margins
    }

    /// The margin of `me` after an action and this many more turns.
    fn rollout(&mut self, game: &mut Game, action: Action, me: Seat, turns: u32) -> f32 {
        let before = game.actions().len();
        game.apply_unchecked(action, &mut Silent);
        let root = self.openings.root(action);
        let points = self.play_on(game, root, 0, turns);
        while game.actions().len() > before {
            game.undo();
        }
        margin(&points, game.players(), me)
    }

    /// Plays on, after some turns, until `turns` have been played, and values the position reached;
    /// `root` is where the rest of the first turn is kept.
    fn play_on(
        &mut self,
        game: &mut Game,
        root: Option<Place>,
        mut played: u32,
        turns: u32,
    ) -> Points {
        let mut place = root;
        loop {
            self.policy.finalists = if played <= self.net_turns { self.finalists } else { 0 };
            match game.actor() {
                Actor::Nobody => break final_points(game),
                Actor::Player(seat) => match place.take() {
                    Some(place) => self.play_line(game, place),
                    None => self.policy.play(game, seat),
                },
                Actor::Chance if played == turns => break self.policy.value.leaf(game),
                Actor::Chance => {
                    played += 1;
                    let Some(kind) = self.world.draw(game) else {
                        break self.policy.value.points(game);
                    };
                    game.apply_unchecked(Action::Draw(kind), &mut Silent);
                    place = root.filter(|_| played == 1).map(|root| Openings::reply(root, kind));
                }
            }
        }
    }

    /// Plays until the next draw: the line that is kept, or one that is kept from now on.
    fn play_line(&mut self, game: &mut Game, place: Place) {
        if let Some(line) = self.openings.line(place) {
            line.for_each(|action| game.apply_unchecked(action, &mut Silent));
            return;
        }
        let before = game.actions().len();
        while let Actor::Player(seat) = game.actor() {
            self.policy.play(game, seat);
        }
        self.openings.keep(place, &game.actions()[before..]);
    }
}

/// Draws after which the nets of the champion still choose; in later turns they cost more than they bring.
const TURNS_BY_NETS: u32 = 1;
