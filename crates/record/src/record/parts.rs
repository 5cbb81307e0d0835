//! The parts of turns a game is made of: one line of the record each.

use core::ops::Range;

use aude_engine::game::Silent;
use aude_engine::{Game, Player, Rules};

use super::Record;

/// A turn, or one of the two parts of a double turn (B-2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedPart {
    /// Counted from 1.
    pub number: usize,
    /// Whose turn it is.
    pub player: Player,
    /// Whether it is the second part of a double turn.
    pub second: bool,
    /// Its actions among those of the record.
    pub actions: Range<usize>,
}

/// Which part of which turn a position belongs to. Two consecutive parts always differ in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PartKey {
    pub(super) player: Player,
    pub(super) second: bool,
}

impl PartKey {
    pub(super) fn of(game: &Game) -> Self {
        let second = game.classic().is_some_and(aude_engine::classic::Classic::is_second_part);
        Self { player: game.turn(), second }
    }

    /// `1`, or `1+` in the second part of a double turn.
    pub(super) fn seat(self) -> String {
        format!("{}{}", self.player.index() + 1, if self.second { "+" } else { "" })
    }
}

impl Record {
    /// Calls `each` with every action's position, in order: the game before it, and its index.
    pub fn walk(&self, mut each: impl FnMut(&Game, usize)) {
        let mut game = self.start.clone();
        for (index, &action) in self.actions.iter().enumerate() {
            each(&game, index);
            game.apply_unchecked(action, &mut Silent);
        }
    }

    /// The parts of turns, in order.
    #[must_use]
    pub fn parts(&self) -> Vec<RecordedPart> {
        let mut parts: Vec<RecordedPart> = Vec::new();
        self.walk(|game, index| {
            let key = PartKey::of(game);
            match parts.last_mut() {
                Some(part) if part.player == key.player && part.second == key.second => {
                    part.actions.end = index + 1;
                }
                _ => parts.push(RecordedPart {
                    number: parts.len() + 1,
                    player: key.player,
                    second: key.second,
                    actions: index..index + 1,
                }),
            }
        });
        parts
    }

    /// The game after a part, counted from 1; 0 is the start. None if there are fewer parts.
    #[must_use]
    pub fn replay_part(&self, number: usize) -> Option<Game> {
        let count = match number.checked_sub(1) {
            None => 0,
            Some(index) => self.parts().get(index)?.actions.end,
        };
        Some(self.replay_to(count))
    }
}
