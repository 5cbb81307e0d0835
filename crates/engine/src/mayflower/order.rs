//! Whether it matters in which order completed features are scored (M-11).
//!
//! After k scorings the surveyors are where k moves lead, whichever features were scored; so the
//! points of a feature depend only on how many were scored before it. All orders are tried on that
//! small model, without touching the board.

use super::Mayflower;
use super::score::SURVEYOR;
use super::surveyors::Surveyors;
use crate::Players;
use crate::board::{Crew, Feature};
use crate::figures::{FigureId, FigureSet};

/// Up to this many features, all orders are tried; with more, the player is simply asked.
const MOST_TRIED: usize = 5;

/// A completed feature with its settlers.
#[derive(Clone, Copy, Default)]
struct Waiting {
    points: i16,
    settlers: FigureSet,
}

/// The result of an order: points by player, and the number of scorings, which says where the
/// surveyors are.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Outcome {
    points: [i16; Players::MOST as usize],
    scorings: u8,
}

impl Mayflower {
    pub(super) fn order_matters(&self, pending: &[Feature]) -> bool {
        if pending.len() > MOST_TRIED {
            return true;
        }
        let mut waiting = [Waiting::default(); MOST_TRIED];
        for (waiting, &feature) in waiting.iter_mut().zip(pending) {
            waiting.points = self.worth(feature, true).1.points();
            for id in self.pos.state.figures.in_feature(&self.pos.board, feature) {
                waiting.settlers.insert(id);
            }
        }
        let waiting = &waiting[..pending.len()];
        let mut model =
            Model { game: self, westmost: self.westmost(), waiting, seen: None, differs: false };
        let begin = Outcome { points: [0; Players::MOST as usize], scorings: 0 };
        model.try_orders(0, self.pos.extra, None, begin);
        model.differs
    }
}

struct Model<'a> {
    game: &'a Mayflower,
    westmost: u16,
    waiting: &'a [Waiting],
    seen: Option<Outcome>,
    differs: bool,
}

impl Model<'_> {
    /// Tries every order of the features whose bits are not in `done`. `swept`: where the surveyors
    /// were when settlers east of them last went home (M-10).
    fn try_orders(
        &mut self,
        done: u32,
        surveyors: Surveyors,
        swept: Option<Surveyors>,
        so_far: Outcome,
    ) {
        let mut any = false;
        for index in 0..self.waiting.len() {
            if done >> index & 1 == 1 || self.differs {
                continue;
            }
            let Some(outcome) = self.score(index, surveyors, swept, so_far) else { continue };
            any = true;
            let mut moved = surveyors;
            let has_moved = moved.advance(self.westmost);
            let swept = if self.game.sweeps(has_moved) { Some(moved) } else { swept };
            self.try_orders(done | 1 << index, moved, swept, outcome);
        }
        if !any && !self.differs {
            self.differs = self.seen.is_some_and(|other| other != so_far);
            self.seen = Some(so_far);
        }
    }

    /// What a feature adds when it is scored now; nothing if all its settlers were left behind.
    fn score(
        &self,
        index: usize,
        surveyors: Surveyors,
        swept: Option<Surveyors>,
        mut so_far: Outcome,
    ) -> Option<Outcome> {
        let Waiting { points, settlers } = self.waiting[index];
        let column = |id: FigureId| self.game.column_of(id);
        let stays = |column: u16| !swept.is_some_and(|surveyors| surveyors.are_west_of(column));
        let present = || settlers.iter().filter(|&id| stays(column(id)));
        let crew =
            present().fold(Crew::default(), |crew, id| crew.plus(Crew::follower(id.owner().0, 1)));
        if !crew.is_occupied() {
            return None;
        }
        for player in Players(crew.majority()).iter() {
            let columns = present().filter(|id| id.owner() == player).map(column);
            let bonus = self.game.bonus(surveyors, columns) as i16 * SURVEYOR;
            so_far.points[player.index()] += points + bonus;
        }
        so_far.scorings += 1;
        Some(so_far)
    }
}
