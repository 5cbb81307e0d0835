//! Why an action is not legal. Only called for actions that are not.

use super::{Mayflower, Step};
use crate::game::{Action, Reason, Refusal, RuleId, Rules, Spot};
use crate::{Cell, FigureKind, Player, Rotation};

const fn no(rule: RuleId, reason: Reason) -> Refusal {
    Refusal::new(rule, reason)
}

impl Mayflower {
    pub(super) fn refuse(&self, action: Action) -> Refusal {
        let expected = match self.pos.state.step {
            Step::Draw => "a tile must be drawn",
            Step::Place => "the drawn tile must be placed",
            Step::Figure => "waiting for a settler or a pass",
            Step::Score => "the next feature to score must be chosen",
            Step::Next | Step::FinalScoring | Step::Over => "there is nothing to decide",
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
            _ => no("M-2", Reason::NotInPlay("that figure or action")),
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
            return no("M-1", Reason::NotInPlay("that figure"));
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
