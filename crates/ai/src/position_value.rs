//! Judging a position: by the score if the game ended now, or by the whole evaluation.

use aude_engine::board::Feature;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Action, Actor, Game, Player, Rules};

use crate::eval::{Evaluator, Library, Points, Term, Weights, learned};
use crate::feature_value::{Counting, SEATS, count, feature_of};
use crate::player::Reason;
use crate::style::Style;

/// What a player knows about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Knowledge {
    /// Points as they would be if the game ended now, fields not counted, and that it is good to have
    /// a follower left.
    PointsNow,
    /// Points as they would be if the game ended now.
    ScoreIfEnded,
    /// The same, and that followers in supply are worth something.
    Followers,
    /// The same, more so, and that a follower on a field stays there.
    Careful,
    /// The whole evaluation, but not which tiles have already been drawn.
    Uncounted,
    /// The whole evaluation.
    Everything,
}

/// Judges positions, reusing its memory.
#[derive(Debug)]
pub(crate) struct PositionValue {
    knowledge: Knowledge,
    /// Custom weights.
    weights: Option<Weights>,
    /// A style that weighs some terms differently.
    style: Option<Style>,
    evaluator: Option<Evaluator>,
    /// Nets for the positions that they suit.
    nets: Library,
    features: Vec<Feature>,
    cities: Vec<Feature>,
}

impl PositionValue {
    pub(crate) fn new(knowledge: Knowledge) -> Self {
        Self {
            knowledge,
            weights: None,
            style: None,
            evaluator: None,
            nets: Library::default(),
            features: Vec::new(),
            cities: Vec::new(),
        }
    }

    /// Judges by the whole evaluation with custom weights.
    pub(crate) fn with_weights(weights: Weights) -> Self {
        Self { weights: Some(weights), ..Self::new(Knowledge::Everything) }
    }

    /// Judges by the whole evaluation in this style.
    pub(crate) fn with_style(self, style: Option<Style>) -> Self {
        Self { style, ..self }
    }

    /// Judges finished turns by nets where they suit the position.
    pub(crate) fn with_nets(self, nets: Library) -> Self {
        Self { nets, ..self }
    }

    /// Prepares for the table of `game`.
    pub(crate) fn prepare(&mut self, game: &Game) {
        if self.evaluator.as_ref().is_some_and(|evaluator| !evaluator.suits(game)) {
            self.evaluator = None;
        }
    }

    /// The evaluator for the table of `game`, which must be prepared for.
    pub(crate) fn evaluator(&mut self, game: &Game) -> &mut Evaluator {
        let (weights, style, knowledge) = (&self.weights, self.style, self.knowledge);
        self.evaluator.get_or_insert_with(|| {
            let evaluator = match (weights, style) {
                (Some(weights), _) => Evaluator::with_weights(game, weights.clone()),
                (None, Some(style)) => Evaluator::with_weights(game, style.weights(game)),
                (None, None) => Evaluator::new(game),
            };
            if knowledge == Knowledge::Uncounted { evaluator.not_counting(game) } else { evaluator }
        })
    }

    /// Whether it uses the evaluation.
    fn is_whole(&self) -> bool {
        matches!(self.knowledge, Knowledge::Uncounted | Knowledge::Everything)
    }

    /// The points credited to each player.
    pub(crate) fn points(&mut self, game: &Game) -> Points {
        if game.actor() == Actor::Nobody {
            return final_points(game);
        }
        if self.is_whole() {
            return self.evaluator(game).points(game);
        }
        let fields = self.knowledge != Knowledge::PointsNow;
        let mut points =
            count(game, Counting { fields }, &mut self.features, &mut self.cities).map(f32::from);
        match self.knowledge {
            Knowledge::Followers => add_hands(game, &HAND, &mut points),
            Knowledge::Careful => {
                add_hands(game, &CAREFUL_HAND, &mut points);
                self.farmers_cost(game, STAYING * turns_left(game), &mut points);
            }
            Knowledge::PointsNow => {
                add_hands(game, &LAST_FOLLOWERS, &mut points);
                self.farmers_cost(game, FARMER, &mut points);
            }
            _ => {}
        }
        points
    }

    /// What a follower on a field seems to cost.
    fn farmers_cost(&self, game: &Game, cost: f32, points: &mut Points) {
        let (board, figures) = (game.board(), game.figures());
        for id in figures.on_board().filter(|id| id.kind().is_follower()) {
            let feature = feature_of(board, figures.location(id));
            if feature.is_some_and(|feature| board.kind(feature) == FeatureKind::Field) {
                points[id.owner().index()] -= cost;
            }
        }
    }

    /// The points credited to each player in a position that is not looked into any further: by
    /// the nets, if there are any that suit it.
    pub(crate) fn leaf(&mut self, game: &Game) -> Points {
        match self.nets.of(game) {
            Some(nets) if learned::suits(game) => self.evaluator(game).learned(game, nets),
            _ => self.points(game),
        }
    }

    /// The lead of `player` over the best other player.
    pub(crate) fn margin(&mut self, game: &Game, player: Player) -> f32 {
        margin(&self.leaf(game), game.players(), player)
    }

    /// Caches a position while actions of its turn are considered, where that saves work.
    pub(crate) fn remember(&mut self, game: &Game) {
        if self.is_whole() {
            self.evaluator(game).remember(game);
        }
    }

    /// Keeps a remembered position for the nets too, if there are any that suit it.
    pub(crate) fn keep_rows(&mut self, game: &Game) -> bool {
        let nets = self.nets.of(game).filter(|_| learned::knows(game));
        if let Some(nets) = nets {
            self.evaluator(game).keep_rows(game, nets);
        }
        nets.is_some()
    }

    /// Clears the cache.
    pub(crate) fn forget(&mut self) {
        if let Some(evaluator) = &mut self.evaluator {
            evaluator.forget();
            evaluator.forget_rows();
        }
    }

    /// The largest changes an action makes to the evaluation, largest first.
    pub(crate) fn reasons(&mut self, game: &Game, action: Action, me: Player) -> Vec<Reason> {
        self.prepare(game);
        let before = *self.evaluator(game).terms(game);
        let mut after_game = game.snapshot();
        after_game.apply_unchecked(action, &mut aude_engine::game::Silent);
        let after = *self.evaluator(game).terms(&after_game);
        let mut reasons = Vec::new();
        for seat in 0..usize::from(game.players()) {
            let player = Player(seat as u8);
            for &term in Term::ALL.iter().filter(|&&term| term != Term::Turn) {
                let change = after[seat][term as usize] - before[seat][term as usize];
                let points = change * self.evaluator(game).weight(term);
                let good = if player == me { points } else { -points };
                if good > 0.25 {
                    reasons.push(Reason { term, player, points });
                }
            }
        }
        reasons.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
        reasons.truncate(3);
        reasons
    }
}

/// The value of this many followers in supply, 0 to 7.
const HAND: [f32; 8] = [-8.0, -4.0, -1.0, 0.0, 1.5, 2.5, 3.0, 3.5];

/// The same for one who has often been without.
const CAREFUL_HAND: [f32; 8] = [-12.0, -6.0, -2.5, -0.5, 1.0, 2.0, 2.5, 3.0];

/// The same for a beginner, who likes to keep one.
const LAST_FOLLOWERS: [f32; 8] = [-8.0, -3.5, -1.0, 0.0, 0.5, 0.75, 1.0, 1.25];

/// What a farmer seems to cost one who does not count fields.
const FARMER: f32 = 3.0;

/// What it costs for every turn left that a farmer does not come back.
const STAYING: f32 = 0.1;

/// Turns that each player still has.
fn turns_left(game: &Game) -> f32 {
    f32::from(game.bag().left()) / f32::from(game.players())
}

/// Adds what followers in supply are worth, less and less towards the end of the game.
fn add_hands(game: &Game, worth: &[f32; 8], points: &mut Points) {
    let fade = (turns_left(game) / 8.0).min(1.0);
    for player in (0..game.players()).map(Player) {
        let supply = |kind| game.supply(player, kind);
        let hand: u8 = aude_engine::FigureKind::FOLLOWERS.into_iter().map(supply).sum();
        points[player.index()] += worth[usize::from(hand).min(7)] * fade;
    }
}

/// The scores of a game that is over.
pub(crate) fn final_points(game: &Game) -> Points {
    let mut points = [0.0; SEATS];
    for (points, &score) in points.iter_mut().zip(game.scores()) {
        *points = f32::from(score);
    }
    points
}

/// The lead of `player` over the best other among `players`.
pub(crate) fn margin(points: &Points, players: u8, player: Player) -> f32 {
    let mut best = f32::NEG_INFINITY;
    for (seat, &other) in points[..usize::from(players)].iter().enumerate() {
        if seat != player.index() {
            best = best.max(other);
        }
    }
    points[player.index()] - best
}
