//! A position laid out piece by piece.

use std::sync::Arc;

use super::surveyors::Surveyors;
use super::{Mayflower, Step};
use crate::FigureKind;
use crate::game::{Actor, Layout, Reason, Refusal, Rules};
use crate::position::LayRules;

impl Mayflower {
    /// The same table before the first draw.
    #[must_use]
    pub fn fresh(&self) -> Self {
        Self::begin(Arc::clone(&self.table))
    }

    /// The position piece by piece; none unless a tile is about to be drawn.
    #[must_use]
    pub fn layout(&self) -> Option<Layout> {
        let table = &self.table;
        let laid = || self.pos.layout(&table.tiles, table.players, Self::ROWS);
        let at_draw = self.actor() == Actor::Chance;
        at_draw.then(|| Layout { surveyors: self.surveyors(), ..laid() })
    }

    /// A position at this table as it is described, as far as it can be, and every rule against it.
    #[must_use]
    pub fn laid_out(&self, layout: &Layout) -> (Self, Vec<Refusal>) {
        let (mut game, mut problems) = (self.fresh(), Vec::new());
        let rules = LayRules {
            supply: "M-1",
            place: "M-3",
            figure: "M-4",
            scored: "M-11",
            end: "M-13",
            start: Self::ROWS,
            anywhere: false,
        };
        let table = Arc::clone(&self.table);
        game.pos.lay(&table.tiles, table.players, &rules, layout, &mut problems);
        game.pos.check_tiles(&rules, &mut problems);
        let mut no = |rule, reason| problems.push(Refusal::new(rule, reason));
        if layout.figures.iter().any(|laid| laid.figure != FigureKind::Small) {
            no("M-1", Reason::NotInPlay("that figure"));
        }
        // They are at most one column apart, and follow the tiles west.
        match Surveyors::at(layout.surveyors, game.westmost()) {
            Some(surveyors) => game.pos.extra = surveyors,
            None => no("M-9", Reason::SurveyorsApart),
        }
        let classic = layout.second
            || layout.ransomed
            || layout.dragon.is_some()
            || layout.fairy.is_some()
            || !layout.aside.is_empty()
            || !layout.towers.is_empty()
            || !layout.pieces.is_empty()
            || !layout.goods.is_empty()
            || !layout.captives.is_empty();
        if classic {
            no("M-1", Reason::NotInPlay("an element of the classic game"));
        }
        game.pos.state.step = Step::Draw;
        (game.snapshot(), problems)
    }
}
