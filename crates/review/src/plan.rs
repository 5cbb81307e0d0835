//! A game as pieces of work: each draw and each turn part is judged by itself.

use core::ops::Range;

use aude_ai::judge::{Drawn, JudgedPart, Margins};
use aude_ai::{Judge, score_if_ended};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};
use aude_record::Record;
use aude_record::record::RecordedPart;

/// One piece of work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// The draw with this index among the actions.
    Draw(usize),
    /// The actions of a turn part after its draws.
    Part(Range<usize>),
}

/// The result of a piece of work.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// What a draw was worth.
    Draw(JudgedDraw),
    /// What a turn part was worth.
    Part(JudgedPart),
}

/// What a draw was worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedDraw {
    /// The margins before it.
    pub before: Margins,
    /// The margins after the best turn part with the tile drawn.
    pub after: Margins,
    /// The chance of drawing this tile.
    pub chance: f32,
    /// The standard deviation of the margin of the player to move over all possible draws.
    pub deviation: f32,
}

/// A game to be reviewed.
#[derive(Clone, Debug)]
pub struct Plan {
    pub(crate) start: Game,
    pub(crate) actions: Vec<Action>,
    pub(crate) names: Vec<String>,
    pub(crate) parts: Vec<RecordedPart>,
    pub(crate) simulations: u32,
    items: Vec<Item>,
}

impl Plan {
    /// The work for a review of a record, with this many simulations for each turn part; without
    /// any, only luck is judged.
    #[must_use]
    pub fn new(record: &Record, simulations: u32) -> Self {
        let (actions, parts) = (record.actions().to_vec(), record.parts());
        let is_draw = |action: &Action| matches!(action, Action::Draw(_));
        let mut items = Vec::new();
        for part in &parts {
            let own = &actions[part.actions.clone()];
            let draws = own.iter().take_while(|action| is_draw(action)).count();
            let first = part.actions.start;
            items.extend((first..first + draws).map(Item::Draw));
            if draws < own.len() && simulations > 0 {
                items.push(Item::Part(first + draws..part.actions.end));
            }
        }
        let names = record.setup().players.clone();
        Self { start: record.start().snapshot(), actions, names, parts, simulations, items }
    }

    /// The pieces of work, in the order of the game.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The game after the first `count` actions.
    #[must_use]
    pub fn game_at(&self, count: usize) -> Game {
        let mut game = self.start.snapshot();
        self.actions
            .iter()
            .take(count)
            .for_each(|&action| game.apply_unchecked(action, &mut Silent));
        game.snapshot()
    }
}

/// Does pieces of work of one plan, best in their order.
#[derive(Debug)]
pub struct Worker {
    judge: Judge,
    game: Game,
    done: usize,
}

impl Worker {
    /// A worker at the start of the game.
    #[must_use]
    pub fn new(plan: &Plan) -> Self {
        Self { judge: Judge::new(), game: plan.start.snapshot(), done: 0 }
    }

    /// Judges one piece. The result depends on the plan and the piece alone.
    #[must_use]
    pub fn judge(&mut self, plan: &Plan, item: &Item) -> Verdict {
        match item {
            Item::Draw(index) => {
                self.go_to(plan, *index);
                Verdict::Draw(self.draw(plan.actions[*index]))
            }
            Item::Part(range) => {
                self.go_to(plan, range.start);
                let played = &plan.actions[range.clone()];
                let seed = range.start as u64;
                Verdict::Part(self.judge.part(&self.game, played, plan.simulations, seed))
            }
        }
    }

    fn go_to(&mut self, plan: &Plan, count: usize) {
        if count < self.done {
            (self.game, self.done) = (plan.start.snapshot(), 0);
        }
        for &action in &plan.actions[self.done..count] {
            self.game.apply_unchecked(action, &mut Silent);
        }
        self.done = count;
    }

    fn draw(&mut self, action: Action) -> JudgedDraw {
        let all = self.judge.draws(&self.game);
        let before = Drawn::mean(&all);
        let seat = self.game.turn().index();
        let square = |drawn: &Drawn| drawn.chance * (drawn.margins[seat] - before[seat]).powi(2);
        let deviation = all.iter().map(square).sum::<f32>().sqrt();
        let drawn = all.iter().find(|drawn| action == Action::Draw(drawn.kind));
        let (after, chance) = drawn.map_or((before, 0.0), |drawn| (drawn.margins, drawn.chance));
        JudgedDraw { before, after, chance, deviation }
    }
}

/// The margins of a position: final ones if the game is over, else as if it ended now.
pub(crate) fn margins_now(game: &Game) -> Margins {
    if game.actor() == Actor::Nobody {
        return aude_ai::judge::final_margins(game);
    }
    let points = score_if_ended(game);
    let mut all = Margins::default();
    for seat in 0..usize::from(game.players()) {
        let others = (0..usize::from(game.players())).filter(|&other| other != seat);
        let best = others.map(|other| points[other]).max().unwrap_or_default();
        all[seat] = f32::from(points[seat] - best);
    }
    all
}
