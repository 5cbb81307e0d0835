//! The rollout policy: plays whole turns quickly, by the evaluation, for the current
//! player.

use aude_engine::classic::Element;
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, FigureKind, Game, Player as Seat, Rules};

use crate::eval::Points;
use crate::feature_value::score_of_spot;
use crate::one_ply::thin_out;
use crate::position_value::{Knowledge, PositionValue, final_points, margin};
use crate::search::replies::Replies;

/// Decisions of the second-to-last turn that are searched exhaustively: placement, figure, and one more
/// where expansions ask for it; what follows is played by the policy.
const MOST_DEPTH: usize = 3;

/// An action with the lead that it promises, and the follower that this assumes.
type Ranked = (f32, Action, Option<Action>);

/// Takes the action that looks best immediately. A placement is valued with the best follower that
/// could be put on it; the last turn of a game is valued by the rules.
#[derive(Debug)]
pub(crate) struct RolloutPolicy {
    pub(crate) value: PositionValue,
    ended: PositionValue,
    /// Placements that are compared instead of all.
    pub(crate) replies: Replies,
    list: Vec<Action>,
    ranked: Vec<Ranked>,
    /// How many of the best actions the nets compare once more; none if 0.
    pub(crate) finalists: usize,
    moves: Vec<Action>,
    /// Whether the second-to-last turn is searched exhaustively instead of evaluated.
    pub(crate) counts_out: bool,
    /// What can be done in that turn: its placement, and what follows.
    turn: [Vec<Action>; MOST_DEPTH],
}

impl RolloutPolicy {
    pub(crate) fn new(value: PositionValue) -> Self {
        let ended = PositionValue::new(Knowledge::ScoreIfEnded);
        let (list, moves, turn) = (Vec::new(), Vec::new(), Default::default());
        let (replies, ranked) = (Replies::default(), Vec::new());
        Self { value, ended, replies, list, ranked, finalists: 0, moves, counts_out: false, turn }
    }

    /// Decides and plays for `seat`: one action, or a placement and what immediately follows from
    /// it.
    pub(crate) fn play(&mut self, game: &mut Game, seat: Seat) {
        if self.counts_out && game.bag().left() == 1 {
            if let (_, Some(action)) = self.count_out(game, seat, 0) {
                game.apply_unchecked(action, &mut Silent);
            }
            return;
        }
        let mut list = std::mem::take(&mut self.list);
        game.legal(&mut list);
        thin_out(game, &mut list);
        self.replies.narrow(game, seat, &mut list);
        let (mut best, mut follower) = (list.first().copied(), None);
        if list.len() > 1 {
            self.rank(game, seat, &list);
            let ranked = self.by_nets(game, seat).or_else(|| first_best(&self.ranked));
            self.value.forget();
            (best, follower) = ranked.map_or((best, None), |(_, action, put)| (Some(action), put));
        }
        let is_placement = game.drawn().is_some();
        if let Some(action) = best {
            game.apply_unchecked(action, &mut Silent);
        }
        if is_placement && list.len() > 1 && game.actor() == Actor::Player(seat) {
            game.legal(&mut list);
            let cell = new_cell(game);
            let is_plain = |action: &Action| match action {
                Action::Pass => true,
                Action::Put { figure, at } => {
                    *figure == FigureKind::Small && Some(at.cell) == cell && !at.is_roof()
                }
                _ => false,
            };
            // Where there is more to choose than a follower, that is a separate decision.
            if list.contains(&Action::Pass) && list.iter().all(is_plain) {
                game.apply_unchecked(follower.unwrap_or(Action::Pass), &mut Silent);
            }
        }
        self.list = list;
    }

    /// Notes the best placements of the tile just drawn, if there is one to place.
    pub(crate) fn rank_replies(&mut self, game: &mut Game, many: usize) {
        let (Actor::Player(seat), Some(kind)) = (game.actor(), game.drawn()) else { return };
        let mut list = std::mem::take(&mut self.list);
        game.legal(&mut list);
        self.rank(game, seat, &list);
        self.value.forget();
        self.list = list;
        self.ranked.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        self.replies.note(seat, kind, self.ranked.iter().take(many).map(|next| next.1));
    }

    /// Values actions, with the position being remembered.
    fn rank(&mut self, game: &mut Game, seat: Seat, list: &[Action]) {
        self.ranked.clear();
        self.value.remember(game);
        for &action in list {
            game.apply_unchecked(action, &mut Silent);
            let (points, put) = self.after(game, seat);
            game.undo();
            self.ranked.push((margin(&points, game.players(), seat), action, put));
        }
    }

    /// The best of the first actions by the nets, if they know the game; a placement is compared with
    /// and without its follower.
    fn by_nets(&mut self, game: &mut Game, seat: Seat) -> Option<Ranked> {
        if self.finalists == 0 || !self.value.keep_rows(game) {
            return None;
        }
        let mut ranked = std::mem::take(&mut self.ranked);
        ranked.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let mut best: Option<Ranked> = None;
        for &(_, action, put) in ranked.iter().take(self.finalists) {
            game.apply_unchecked(action, &mut Silent);
            let is_asked = game.actor() == Actor::Player(seat) && self.can_pass(game);
            for next in [Some(Action::Pass), put].into_iter().flatten() {
                let before = game.actions().len();
                if is_asked {
                    game.apply_unchecked(next, &mut Silent);
                }
                self.finish_scoring(game, seat);
                let lead = margin(&self.value.leaf(game), game.players(), seat);
                while game.actions().len() > before {
                    game.undo();
                }
                if best.is_none_or(|(most, ..)| lead > most) {
                    best = Some((lead, action, is_asked.then_some(next)));
                }
                if !is_asked {
                    break;
                }
            }
            game.undo();
        }
        self.ranked = ranked;
        best
    }

    /// Whether a figure can be put or not, and nothing else; not while features are being scored.
    fn can_pass(&mut self, game: &Game) -> bool {
        if game.mayflower().is_some() {
            game.legal(&mut self.moves);
            return self.moves.contains(&Action::Pass);
        }
        true
    }

    /// Mayflower: scores what is left to score, in any order (M-11).
    fn finish_scoring(&mut self, game: &mut Game, seat: Seat) {
        while game.actor() == Actor::Player(seat) {
            game.legal(&mut self.moves);
            match self.moves.first() {
                Some(&next @ Action::Score(_)) => game.apply_unchecked(next, &mut Silent),
                _ => break,
            }
        }
    }

    /// The best action in the second-to-last turn, and where it leads: as only one tile is left to
    /// draw, every continuation is played to the end of the game.
    fn count_out(&mut self, game: &mut Game, seat: Seat, depth: usize) -> (Points, Option<Action>) {
        let mut list = std::mem::take(&mut self.turn[depth]);
        game.legal(&mut list);
        let (mut best, mut most) = ((final_points(game), None), f32::NEG_INFINITY);
        for &action in &list {
            let before = game.actions().len();
            game.apply_unchecked(action, &mut Silent);
            let points = loop {
                match game.actor() {
                    Actor::Nobody => break final_points(game),
                    Actor::Player(next) if game.bag().left() > 0 && depth + 1 < MOST_DEPTH => {
                        break self.count_out(game, next, depth + 1).0;
                    }
                    Actor::Player(next) => {
                        // What follows is not searched again, such as the steps of a dragon.
                        self.counts_out = false;
                        self.play(game, next);
                        self.counts_out = true;
                    }
                    Actor::Chance => {
                        let last = game.bag().iter().next();
                        let Some((kind, _)) = last else { break self.ended.points(game) };
                        game.apply_unchecked(Action::Draw(kind), &mut Silent);
                    }
                }
            };
            while game.actions().len() > before {
                game.undo();
            }
            let lead = margin(&points, game.players(), seat);
            if lead > most {
                (best, most) = ((points, Some(action)), lead);
            }
        }
        self.turn[depth] = list;
        best
    }

    /// The value of a position right after an action of `seat`, and the follower that it assumes.
    fn after(&mut self, game: &mut Game, seat: Seat) -> (Points, Option<Action>) {
        if game.actor() == Actor::Nobody {
            return (final_points(game), None);
        }
        let goes_on = game.actor() == Actor::Player(seat) && game.drawn().is_none();
        if game.bag().left() == 0 && game.drawn().is_none() {
            return if goes_on { self.last(game, seat) } else { (self.ended.points(game), None) };
        }
        let mut points = self.value.points(game);
        let mut put = None;
        if goes_on {
            let (gain, action) = self.best_follower(game, seat);
            points[seat.index()] += gain;
            put = action;
        }
        (points, put)
    }

    /// The best outcome of the last figure step of a game.
    fn last(&mut self, game: &mut Game, seat: Seat) -> (Points, Option<Action>) {
        let mut moves = std::mem::take(&mut self.moves);
        game.legal(&mut moves);
        // If only a follower can change the score, its points are added without ending the game.
        let now = is_plain_table(game).then(|| self.ended.points(game));
        let cell = new_cell(game);
        let (mut best, mut put, mut most) = (None, None, f32::NEG_INFINITY);
        for &action in &moves {
            let points = match (now, action) {
                (Some(now), Action::Pass) => now,
                (Some(mut points), Action::Put { figure: FigureKind::Small, at })
                    if Some(at.cell) == cell =>
                {
                    points[seat.index()] += f32::from(score_of_spot(game, at));
                    points
                }
                _ => {
                    game.apply_unchecked(action, &mut Silent);
                    let points = self.ended.points(game);
                    game.undo();
                    points
                }
            };
            let lead = margin(&points, game.players(), seat);
            if lead > most {
                (best, put, most) = (Some(points), Some(action), lead);
            }
        }
        self.moves = moves;
        (best.unwrap_or_else(|| self.ended.points(game)), put)
    }

    /// What the best follower on the new tile would add, and where it goes; 0 if none improves the
    /// score.
    fn best_follower(&mut self, game: &Game, seat: Seat) -> (f32, Option<Action>) {
        let Some(cell) = new_cell(game) else { return (0.0, None) };
        let mut moves = std::mem::take(&mut self.moves);
        game.legal(&mut moves);
        let (mut best, mut put) = (0.0f32, None);
        for &action in &moves {
            if let Action::Put { figure: FigureKind::Small, at } = action
                && at.cell == cell
                && !at.is_roof()
            {
                let gain = self.value.evaluator(game).follower_gain(game, at, seat);
                if gain > best {
                    (best, put) = (gain, Some(action));
                }
            }
        }
        self.moves = moves;
        (best, put)
    }
}

/// The first of the actions with the highest lead.
fn first_best(ranked: &[Ranked]) -> Option<Ranked> {
    ranked.iter().copied().reduce(|best, next| if next.0 > best.0 { next } else { best })
}

/// Whether neither goods, dragon, fairy nor towers affect the value of the last figure step.
pub(crate) fn is_plain_table(game: &Game) -> bool {
    let has = |element| game.classic().is_none_or(|classic| classic.has(element));
    ![Element::Goods, Element::Fairy, Element::Flight, Element::Capture].into_iter().any(has)
}

/// The cell of the last tile placed.
fn new_cell(game: &Game) -> Option<aude_engine::Cell> {
    game.board().last().map(|tile| game.board().tile(tile).cell)
}
