//! Finding puzzles in games of computer players.

mod alike;
mod ask;
mod best;
mod ending;
mod miss;
mod parts;

use std::sync::Arc;

use aude_ai::arena::{Deck, play};
use aude_ai::{Budget, Judge, roster};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};
use aude_record::notation;

use crate::puzzle::{Played, Puzzle, Task};
use crate::table::Table;
use crate::theme::Theme;

pub(crate) use alike::sign_of;
pub(crate) use best::{champion_agrees, holds};
pub(crate) use ending::{answers, is_ending};
pub use miss::Tally;
pub(crate) use parts::{after, is_trivial, medium};

/// How many puzzles of each kind are wanted in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// Best moves that are estimated.
    pub best: usize,
    /// Best moves that are counted out.
    pub endings: usize,
    /// What a field scores.
    pub scores: usize,
    /// Who owns a feature.
    pub owners: usize,
    /// Closing a feature with the next tile.
    pub closes: usize,
}

/// The most puzzles of one kind from one game.
const PER_GAME: usize = 3;
/// Moves between two best moves of one game.
const APART: usize = 15;
/// Tiles left from which on a best move is looked for: before, everything is open.
const LATE: u16 = 40;

/// Finds puzzles for a table.
#[derive(Debug)]
pub struct Miner {
    table: &'static Table,
    wanted: Wanted,
    puzzles: Vec<Puzzle>,
    signs: Vec<String>,
    judge: Judge,
    number: usize,
    tally: Tally,
}

/// Something found at a position.
pub(crate) struct Found {
    pub(crate) level: u8,
    pub(crate) themes: Vec<Theme>,
    pub(crate) task: Task,
    /// What makes it like another.
    pub(crate) sign: String,
}

impl Miner {
    /// A miner that adds to these puzzles.
    #[must_use]
    pub fn new(table: &'static Table, wanted: Wanted, puzzles: Vec<Puzzle>) -> Self {
        let signs = puzzles.iter().filter_map(sign_of).collect();
        let numbers = puzzles.iter().filter_map(|one| one.id.rsplit_once('-')?.1.parse().ok());
        let number = numbers.max().unwrap_or(0);
        Self { table, wanted, puzzles, signs, judge: Judge::new(), number, tally: Tally::default() }
    }

    /// All puzzles so far.
    #[must_use]
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Why positions had no best move.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Whether there are enough of all kinds.
    #[must_use]
    pub fn is_done(&self) -> bool {
        let wanted = self.wanted;
        self.lacks() == Wanted::default() || wanted == Wanted::default()
    }

    /// How many of each kind are missing.
    fn lacks(&self) -> Wanted {
        let count = |kind: &str, ending: bool| {
            let of_kind = self.puzzles.iter().filter(|one| one.task.kind() == kind);
            of_kind.filter(|one| one.themes.contains(&Theme::Ending) == ending).count()
        };
        let wanted = self.wanted;
        Wanted {
            best: wanted.best.saturating_sub(count("best", false)),
            endings: wanted.endings.saturating_sub(count("best", true)),
            scores: wanted.scores.saturating_sub(count("score", false)),
            owners: wanted.owners.saturating_sub(count("owner", false)),
            closes: wanted.closes.saturating_sub(count("close", false)),
        }
    }

    /// Plays a game and looks for puzzles in it; returns how many were found.
    pub fn game(&mut self, seed: u64) -> usize {
        let Some(start) = self.table.begin() else { return 0 };
        let mut players = [0, 1].map(|_| roster::by_name(self.table.player));
        let decide = |seat: usize, game: &Game, seed: u64| {
            players[seat].as_mut()?.decide(game, Budget::Simulations(1), seed).action
        };
        let played = play(&start, Deck::new(&start, seed), seed, decide).game;
        let (mut game, mut moves) = (start.snapshot(), Vec::new());
        for &action in played.actions() {
            moves.push(notation::write(&game, action));
            game.apply_unchecked(action, &mut Silent);
        }
        let source = Arc::new(Played { seed, moves });
        let first = self.puzzles.len();
        let mut game = start;
        for (index, &action) in played.actions().iter().enumerate() {
            game.apply_unchecked(action, &mut Silent);
            let drawn = matches!(action, Action::Draw(_));
            if drawn && game.drawn().is_some() && matches!(game.actor(), Actor::Player(_)) {
                self.look(&game.snapshot(), &source, index + 1, first);
            }
        }
        self.puzzles.len() - first
    }

    /// Looks for puzzles in one position; `first` is the first puzzle of this game.
    fn look(&mut self, game: &Game, source: &Arc<Played>, at: usize, first: usize) {
        let lacks = self.lacks();
        let own = &self.puzzles[first..];
        let of_kind = |kind: &str| own.iter().filter(|one| one.task.kind() == kind).count();
        let apart = |kind: &str| {
            let last = own.iter().rev().find(|one| one.task.kind() == kind);
            last.is_none_or(|last| at >= last.at + APART)
        };
        let left = game.bag().left();
        let ending = left <= 1 && lacks.endings > 0 && of_kind("best") < PER_GAME + 1;
        let best = (2..=LATE).contains(&left) && lacks.best > 0 && of_kind("best") < PER_GAME;
        let best = best && apart("best");
        // Questions from the second half of a game, where there is something to count.
        let score = left <= LATE && lacks.scores > 0 && of_kind("score") < 1;
        let owner = left <= LATE && lacks.owners > 0 && of_kind("owner") < 1;
        let close = (12..=LATE + 10).contains(&left) && lacks.closes > 0;
        let close = close && apart("close") && of_kind("close") < 2;
        let mut found = Vec::new();
        if ending {
            found.extend(self.counted(ending::find(game)));
        }
        if best {
            let one = best::find(&mut self.judge, game, at as u64);
            found.extend(self.counted(one));
        }
        found.extend(score.then(|| ask::score(game)).flatten());
        found.extend(owner.then(|| ask::owner(game)).flatten());
        found.extend(close.then(|| ask::close(game)).flatten());
        for Found { level, themes, task, sign } in found {
            if self.signs.contains(&sign) {
                if matches!(task, Task::Best(_)) {
                    self.tally.alike();
                }
                continue;
            }
            self.signs.push(sign);
            self.number += 1;
            let id = format!("{}-{}", self.table.prefix, self.number);
            let game = Arc::clone(source);
            self.puzzles.push(Puzzle { id, table: self.table, game, at, level, themes, task });
        }
    }

    /// What was found, or else the reason counted.
    fn counted(&mut self, found: Result<Found, miss::Miss>) -> Option<Found> {
        self.tally.count(found.as_ref().err().copied());
        found.ok()
    }
}
