//! Why an action is not legal. Only asked once it is known that it is not.

use super::{Classic, Step};
use crate::game::{Action, Reason, Refusal, Rules, Spot};
use crate::{Cell, FigureKind, Player, Rotation, Side, Stand};

impl Classic {
    pub(super) fn refuse(&self, action: Action) -> Refusal {
        let not_now = |expected| Refusal::new("C-2", Reason::NotNow { expected });
        let step = self.pos.now.step;
        match (step, action) {
            (Step::Over, _) => Refusal::new("C-15", Reason::Over),
            (Step::Draw, Action::Draw(_)) => Refusal::new("C-1", Reason::NotInBag),
            (Step::Place, Action::Place { cell, rotation }) => self.refuse_place(cell, rotation),
            (Step::Wood, Action::Put { figure, at }) => self.refuse_put(figure, at),
            (Step::Draw, _) => not_now("a tile is to be drawn"),
            (Step::Place, _) => not_now("the drawn tile is to be placed"),
            (Step::Wood, _) => not_now("a figure is to be put, or none"),
            (Step::Score | Step::Next | Step::Finale, _) => not_now("nothing is to be decided"),
        }
    }

    fn refuse_place(&self, cell: Cell, rotation: Rotation) -> Refusal {
        let no = |reason| Refusal::new("C-3", reason);
        let board = self.board();
        if board.tile_at(cell).is_some() {
            return no(Reason::CellTaken(cell));
        }
        let (Some(demand), Some(kind)) = (board.demand(cell), self.drawn()) else {
            return no(Reason::CellApart(cell));
        };
        for side in Side::ALL {
            let tile = self.tiles().edge(kind, rotation, side);
            if let Some(neighbour) = demand.on(side).filter(|&edge| edge != tile) {
                return no(Reason::EdgeMismatch { side, tile, neighbour });
            }
        }
        no(Reason::SameAs(self.tiles().canonical(kind, rotation)))
    }

    fn refuse_put(&self, figure: FigureKind, at: Spot) -> Refusal {
        let no = |reason| Refusal::new("C-5", reason);
        let board = self.board();
        let Some(tile) = board.tile_at(at.cell) else { return no(Reason::NoTile(at.cell)) };
        if board.last() != Some(tile) {
            return no(Reason::NotTheNewTile(at.cell));
        }
        let Some(Stand::Segment(segment)) = self.stand(at) else { return no(Reason::NoSegment) };
        if !self.figures().has(self.turn(), figure) {
            return no(Reason::NoneLeft(figure));
        }
        let feature = board.feature(segment);
        let crew = board.totals(feature).crew;
        let by = self.seats().find(|player| crew.weight(player.0) > 0).unwrap_or(Player(0));
        no(Reason::Occupied { feature: board.kind(feature), by })
    }
}
