//! What builder and pig have in common (B-1, B-4, B-7): they join one of the player's followers on
//! the new tile, and leave with the last one.

use super::elements::Element;
use super::options::VolcanoFigures;
use super::{Classic, action_list::ActionList};
use crate::figures::FigureId;
use crate::game::{Action, LeaveReason, RuleId, Sink, Spot};
use crate::tiles::Symbol;
use crate::{FigureKind, FigureLocation};

/// The element that brings a builder or pig, the rule for putting it, and its name; none for followers.
pub(super) const fn attendant(figure: FigureKind) -> Option<(Element, RuleId, &'static str)> {
    match figure {
        FigureKind::Small | FigureKind::Big => None,
        FigureKind::Builder => Some((Element::Builder, "B-1", "the builder")),
        FigureKind::Pig => Some((Element::Pig, "B-7", "the pig")),
    }
}

impl Classic {
    /// Adds the figure on every suitable segment of the new tile whose feature holds a follower of
    /// the player.
    pub(super) fn attendant_actions(&self, figure: FigureKind, list: &mut impl ActionList) {
        let (board, state) = (&self.pos.board, &self.pos.state);
        let Some(tile) = board.last() else { return };
        if !state.figures.has(state.player, figure) || self.is_closed_to_attendants() {
            return;
        }
        let placed = board.tile(tile);
        for (index, segment) in self.table.tiles.segments(placed.kind).iter().enumerate() {
            if figure.stands_on(segment.kind) {
                let crew = board.totals(board.feature(placed.segment(index as u8))).crew;
                if crew.weight(state.player.0) > 0 {
                    list.add(Action::Put { figure, at: Spot::new(placed.cell, index as u8) });
                }
            }
        }
    }

    /// Whether the new tile is a volcano and the table keeps builder and pig off it (D-3).
    pub(super) fn is_closed_to_attendants(&self) -> bool {
        self.table.options.volcano == VolcanoFigures::Nobody && self.new_tile_has(Symbol::Volcano)
    }

    /// A follower left: the owner's builder or pig goes home too if it was the last one.
    pub(super) fn attendant_follows<S: Sink>(
        &mut self,
        attendant: FigureKind,
        follower: FigureId,
        from: FigureLocation,
        reason: LeaveReason,
        sink: &mut S,
    ) {
        let FigureLocation::Segment(segment) = from else { return };
        if reason == LeaveReason::Scored || !follower.kind().is_follower() {
            return;
        }
        let feature = self.pos.board.feature(segment);
        let crew = self.pos.board.totals(feature).crew;
        let owner = follower.owner();
        if crew.weight(owner.0) > 0 || !crew.has_attendant(owner.0) {
            return;
        }
        let figures = &self.pos.state.figures;
        let alone = figures.of(owner).filter(|id| id.kind() == attendant).find(|&id| match figures
            .location(id)
        {
            FigureLocation::Segment(segment) => self.pos.board.feature(segment) == feature,
            FigureLocation::Roof(_) => false,
        });
        if let Some(id) = alone {
            self.send_home(id, LeaveReason::Alone, sink);
        }
    }
}
