//! What each possible draw is worth.

use aude_engine::game::Silent;
use aude_engine::tiles::KindId;
use aude_engine::{Action, Actor, Game, Rules};

use super::{Judge, Margins, exact, final_margins, margins};
use crate::feature_value::SEATS;

/// A tile that can be drawn, and the margins after the best turn part with it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drawn {
    /// The tile.
    pub kind: KindId,
    /// The chance that it is drawn.
    pub chance: f32,
    /// The margins after the best turn part with it; those of the next draw if it is put away.
    pub margins: Margins,
}

impl Drawn {
    /// The margins before a draw: the mean over all of them.
    #[must_use]
    pub fn mean(all: &[Self]) -> Margins {
        let mut mean = [0.0; SEATS];
        for drawn in all {
            for (mean, margin) in mean.iter_mut().zip(drawn.margins) {
                *mean += drawn.chance * margin;
            }
        }
        mean
    }
}

/// Draws in a row that lead to another draw and are followed; beyond, the position is evaluated.
const REDRAWS: u32 = 1;
/// Tiles left with which every draw is counted out.
const FEW: u16 = 2;

impl Judge {
    /// Every draw that is possible in a position where one is due, with what it is worth: the
    /// policy plays the rest of the turn part, and the position is evaluated; the last two tiles are
    /// counted out where that is possible.
    #[must_use]
    pub fn draws(&mut self, game: &Game) -> Vec<Drawn> {
        self.policy.value.prepare(game);
        self.policy.counts_out = false;
        let mut game = game.snapshot();
        self.each_draw(&mut game, 0)
    }

    fn each_draw(&mut self, game: &mut Game, redraws: u32) -> Vec<Drawn> {
        let left = f32::from(game.bag().left());
        let kinds: Vec<_> = game.bag().iter().collect();
        let mut all = Vec::with_capacity(kinds.len());
        for (kind, count) in kinds {
            let before = game.actions().len();
            game.apply_unchecked(Action::Draw(kind), &mut Silent);
            let margins = self.drawn(game, redraws);
            while game.actions().len() > before {
                game.undo();
            }
            all.push(Drawn { kind, chance: f32::from(count) / left, margins });
        }
        all
    }

    /// The margins after a draw.
    fn drawn(&mut self, game: &mut Game, redraws: u32) -> Margins {
        match game.actor() {
            Actor::Nobody => return final_margins(game),
            // The tile fits nowhere, or is set aside: another is drawn.
            Actor::Chance if redraws < REDRAWS => {
                return Drawn::mean(&self.each_draw(game, redraws + 1));
            }
            Actor::Chance => return self.evaluate(game),
            Actor::Player(_) => {}
        }
        if game.bag().left() < FEW && exact::is_close(game) {
            let mut nodes = exact::NODES;
            if let Some(margins) = exact::count_out(game, &mut nodes) {
                return margins;
            }
        }
        self.complete(game);
        self.evaluate(game)
    }

    /// Plays the rest of a turn part by the policy.
    pub(super) fn complete(&mut self, game: &mut Game) {
        while let Actor::Player(seat) = game.actor() {
            self.policy.play(game, seat);
        }
    }

    /// The margins of a position as the evaluation has it.
    pub(super) fn evaluate(&mut self, game: &Game) -> Margins {
        margins(&self.policy.value.points(game), game.players())
    }
}
