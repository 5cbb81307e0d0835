//! The totals of a series of games. Integers only, so that the sum is the same in any order.

use aude_engine::game::{Category, Event, Sink};
use aude_engine::{Players, Rules};

const SEATS: usize = Players::MOST as usize;

/// Sums over games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// Tiles placed.
    pub(super) plies: u64,
    /// Final scores, all seats together.
    pub(super) points: i64,
    /// Their squares, for the spread.
    pub(super) squares: i64,
    /// Final scores by seat.
    pub(super) by_seat: [i64; SEATS],
    /// Games won outright by seat.
    pub(super) wins: [u64; SEATS],
    /// Games with more than one winner.
    pub(super) shared: u64,
    /// Points by category.
    pub(super) categories: [i64; Category::ALL.len()],
}

/// Adds up scores as they happen and ignores everything else.
impl Sink for Tally {
    const LIVE: bool = false;

    #[inline]
    fn event(&mut self, event: Event) {
        if let Event::Scored(scored) = event {
            self.categories[scored.category as usize] += i64::from(scored.points);
        }
    }
}

impl Tally {
    /// Adds a finished game.
    pub(super) fn finish<R: Rules>(&mut self, game: &R, start_tiles: usize) {
        self.plies += (game.board().placed().len() - start_tiles) as u64;
        let scores = game.scores();
        match game.winners()[..] {
            [winner] => self.wins[winner.index()] += 1,
            _ => self.shared += 1,
        }
        for (seat, &score) in scores.iter().enumerate() {
            let score = i64::from(score);
            self.points += score;
            self.squares += score * score;
            self.by_seat[seat] += score;
        }
    }

    /// Adds another tally.
    pub(super) fn add(&mut self, other: &Self) {
        self.plies += other.plies;
        self.points += other.points;
        self.squares += other.squares;
        self.shared += other.shared;
        for seat in 0..SEATS {
            self.by_seat[seat] += other.by_seat[seat];
            self.wins[seat] += other.wins[seat];
        }
        for (mine, theirs) in self.categories.iter_mut().zip(other.categories) {
            *mine += theirs;
        }
    }
}
