//! Playing games, and noting what became of the features of their positions.

use aude_engine::board::SegmentId;
use aude_engine::game::{Event, LeaveReason, Scored, Sink, Spot};
use aude_engine::{Action, Actor, Game, Rules};

use super::{Feature, Position, Positions};
use crate::arena::Deck;
use crate::dice::{Dice, spread};
use crate::eval::Evaluator;
use crate::eval::learned::{self, FIELDS};
use crate::one_ply::OnePly;
use crate::player::{Budget, Player};
use crate::position_value::{Knowledge, margin};

/// What to gather.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gather {
    /// Games to play.
    pub games: u64,
    /// Determines decks and dice.
    pub seed: u64,
    /// One position in so many is kept.
    pub one_in: usize,
    /// Points by which an action is misjudged in every third turn, so that positions after less good
    /// actions are seen as well.
    pub slip: f32,
}

/// A feature when its position was noted, named by a segment that it keeps.
pub(super) struct Noted {
    segment: SegmentId,
    tiles: f32,
    pub(super) feature: Feature,
}

/// Scored points as they come, and settlers who go home without any.
#[derive(Default)]
struct Points {
    scored: Vec<Scored>,
    left_behind: Vec<Spot>,
}

impl Sink for Points {
    fn event(&mut self, event: Event) {
        match event {
            Event::Scored(scored) => {
                self.scored.push(scored);
            }
            Event::Returned { from: at, reason: LeaveReason::LeftBehind, .. } => {
                self.left_behind.push(at);
            }
            _ => {}
        }
    }
}

/// What a feature scored.
struct Score {
    segment: SegmentId,
    points: [f32; 2],
    /// The share of the game that was left.
    early: f32,
}

/// Plays two-player games of one-ply with itself.
#[must_use]
pub fn gather(start: &Game, plan: Gather) -> Positions {
    let player = || OnePly::new("player", Knowledge::Everything).silent();
    let mut players = [player(), player().slipping(plan.slip)];
    let mut evaluator = Evaluator::new(start);
    let mut positions = Positions::default();
    for number in 0..plan.games {
        let seed = spread(plan.seed) ^ number;
        game(start, plan, seed, &mut players, &mut evaluator, &mut positions);
    }
    positions
}

fn game(
    start: &Game,
    plan: Gather,
    seed: u64,
    players: &mut [OnePly; 2],
    evaluator: &mut Evaluator,
    positions: &mut Positions,
) {
    let (mut game, mut deck, mut dice) = (start.clone(), Deck::new(start, seed), Dice::new(!seed));
    let bag_size = game.tiles().bag_size().max(1) as f32;
    let mut noted: Vec<(Vec<Noted>, Position)> = Vec::new();
    let mut scores: Vec<Score> = Vec::new();
    let mut events = Points::default();
    loop {
        let action = match game.actor() {
            Actor::Nobody => break,
            Actor::Chance => {
                if learned::suits(&game) && dice.below(plan.one_in) == 0 {
                    noted.push(note(&game, evaluator));
                }
                deck.draw(&game).map(Action::Draw)
            }
            Actor::Player(_) => {
                let player = &mut players[usize::from(dice.below(3) == 0)];
                player.decide(&game, Budget::Simulations(1), dice.below(1 << 30) as u64).action
            }
        };
        let Some(action) = action else { break };
        game.apply_unchecked(action, &mut events);
        let early = f32::from(game.bag().left()) / bag_size;
        for at in events.left_behind.drain(..) {
            let Some(tile) = game.board().tile_at(at.cell) else { continue };
            let segment = game.board().tile(tile).segment(at.segment);
            scores.push(Score { segment, points: [0.0; 2], early });
        }
        for scored in events.scored.drain(..) {
            let Some(at) = scored.at else { continue };
            let Some(tile) = game.board().tile_at(at.cell) else { continue };
            let segment = game.board().tile(tile).segment(at.segment);
            let early = if scored.end { 0.0 } else { early };
            let mut points = [0.0; 2];
            points[scored.player.index()] = f32::from(scored.points);
            scores.push(Score { segment, points, early });
        }
    }
    for (features, position) in noted {
        positions.0.push(label(&game, features, position, &scores));
    }
}

/// Notes a position.
pub(super) fn note(game: &Game, evaluator: &mut Evaluator) -> (Vec<Noted>, Position) {
    let told = margin(&evaluator.points(game), 2, aude_engine::Player(0));
    evaluator.survey(game);
    let (mut farmers, mut features) = ([0.0; 2], Vec::new());
    for row in evaluator.rows() {
        let Some(segment) = game.board().segments(row.feature).next() else { continue };
        learned::gather(row.net, row.seat, row.weights, 0.0, &mut [0.0; 2], &mut farmers);
        let feature = Feature {
            net: row.net,
            seat: row.seat,
            weights: row.weights,
            inputs: row.inputs,
            labels: [0.0; 3],
        };
        features.push(Noted { segment, tiles: row.tiles.into(), feature });
    }
    let position = Position {
        features: Vec::new(),
        hands: [0, 1].map(|seat| evaluator.hand_inputs(game, seat, farmers)),
        later: [0, 1].map(|seat| -f32::from(game.scores()[seat])),
        score: f32::from(game.scores()[0] - game.scores()[1]),
        told,
        margin: 0.0,
        group: 0.0,
    };
    (features, position)
}

/// Says what became of the features of a position. What a feature scored at last is divided among
/// those that became part of it, in proportion to their tiles: for each player among those with
/// followers of theirs, or if there is none among all.
fn label(over: &Game, noted: Vec<Noted>, mut position: Position, scores: &[Score]) -> Position {
    let (board, finals) = (over.board(), over.scores());
    position.margin = f32::from(finals[0] - finals[1]);
    for (seat, later) in position.later.iter_mut().enumerate() {
        *later += f32::from(finals[seat]);
    }
    let last = |segment| board.feature(segment);
    for own in &noted {
        let mut feature = own.feature;
        let same = || noted.iter().filter(|other| last(other.segment) == last(own.segment));
        for side in 0..2 {
            let seat = usize::from(feature.seat) ^ side;
            let is_in = |other: &Noted| other.weight(seat) > 0.0;
            let anybody = same().any(is_in);
            let counts = |other: &Noted| !anybody || is_in(other);
            if !counts(own) {
                continue;
            }
            let tiles: f32 = same().filter(|other| counts(other)).map(|other| other.tiles).sum();
            let mine = scores.iter().filter(|score| last(score.segment) == last(own.segment));
            let points: f32 = mine.map(|score| score.points[seat]).sum();
            feature.labels[side] = points * own.tiles / tiles;
            position.later[seat] -= feature.labels[side];
        }
        let score = scores.iter().find(|score| last(score.segment) == last(own.segment));
        if feature.net != FIELDS {
            feature.labels[2] = score.map_or(0.0, |score| score.early);
        }
        position.features.push(feature);
    }
    position
}

impl Noted {
    /// The followers of a seat.
    fn weight(&self, seat: usize) -> f32 {
        self.feature.weights[seat ^ usize::from(self.feature.seat)]
    }
}
