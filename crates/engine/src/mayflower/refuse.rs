//! Why an action is not legal. Only asked once it is known that it is not.

use super::{Mayflower, Step};
use crate::game::{Action, Reason, Refusal, RuleId, Rules, Spot};
use crate::{Cell, FigureKind, Player, Rotation};

const fn no(rule: RuleId, reason: Reason) -> Refusal {
    Refusal::new(rule, reason)
}

impl Mayflower {
    pub(super) fn refuse(&self, action: Action) -> Refusal {
        let expected = match self.pos.state.step {
            Step::Draw => "a tile is to be drawn",
            Step::Place => "the drawn tile is to be placed",
            Step::Figure => "a settler is to be put, or none",
            Step::Score => "the feature to be scored next is to be chosen",
            Step::Next | Step::FinalScoring | Step::Over => "nothing is to be decided",
        };
        match (self.pos.state.step, action) {
            (Step::Over, _) => no("M-13", Reason::Over),
            (Step::Draw, Action::Draw(_)) => no("M-1", Reason::NotInBag),
            (Step::Place, Action::Place { cell, rotation }) => self.refuse_place(cell, rotation),
            (Step::Figure, Action::Put { figure, at }) => self.refuse_settler(figure, at),
            (Step::Score, Action::Score(_)) => no("M-11", Reason::NothingToScore),
            (
                _,
                Action::Draw(_)
                | Action::Place { .. }
                | Action::Pass
                | Action::Put { .. }
                | Action::Score(_),
            ) => no("M-2", Reason::NotNow { expected }),
            _ => no("M-2", Reason::NotInPlay("this figure or action of the classic game")),
        }
    }

    fn refuse_place(&self, cell: Cell, rotation: Rotation) -> Refusal {
        if !self.board().is_in_region(cell) {
            return no("M-3", Reason::OutOfBounds(cell));
        }
        self.board().refuse_place(self.tiles(), self.drawn(), cell, rotation, "M-3")
    }

    fn refuse_settler(&self, figure: FigureKind, at: Spot) -> Refusal {
        let board = self.board();
        if figure != FigureKind::Small {
            return no("M-1", Reason::NotInPlay("any figure but the settler"));
        }
        let Some(tile) = board.tile_at(at.cell) else { return no("M-4", Reason::NoTile(at.cell)) };
        let Some(feature) = self.pos.feature_at(&self.table.tiles, at) else {
            return no("M-4", Reason::NoSegment);
        };
        if board.last() != Some(tile) {
            return no("M-4", Reason::NotTheNewTile(at.cell));
        }
        if !self.figures().has(self.turn(), figure) {
            return no("M-4", Reason::NotInSupply(figure));
        }
        let crew = board.totals(feature).crew;
        let seats = (0..self.players()).map(Player);
        let by = seats.clone().find(|player| crew.weight(player.0) > 0).unwrap_or(Player(0));
        no("M-4", Reason::Occupied { feature: board.kind(feature), by })
    }
}
