//! The game of a table: the position and the log that led to it. A position that stored every step
//! would take ten times the memory, so only a log that is being read keeps its steps, and goes back
//! by undoing them. A table in memory goes back by replaying its actions from the start, off the
//! async threads and without its lock.

use std::sync::Arc;

use aude_engine::{Action, Event, Game, Rules};
use aude_record::{digest, notation};
use tokio::time::Instant;

use super::clock;
use super::recent::Recent;
use super::tally::Tally;
use crate::errors::{Failure, Outcome};
use crate::fair;
use crate::protocol::{Clock, LogKind};
use crate::store::EntryRow;

/// Programs from before digests wrote the engine's own hash, with this many digits.
const ENGINE_HASH_DIGITS: usize = 16;
/// Whether the engine still computes the hashes that those programs wrote. Once it does not, their
/// entries are replayed by the rules alone: each move must be legal, and digests protect what comes
/// after.
const ENGINE_HASHES_HOLD: bool = true;

/// A game and its log.
#[derive(Debug)]
pub(super) struct Play {
    pub(super) game: Game,
    /// The game before the first action.
    start: Arc<Game>,
    /// Every action so far.
    actions: Vec<Action>,
    /// Points by category so far.
    pub(super) tally: Tally,
    pub(super) marks: Vec<Mark>,
    pub(super) recent: Recent,
    /// Milliseconds left by seat; empty without a clock.
    pub(super) left: Vec<i64>,
    /// Since when the clock of the player to decide has been running.
    pub(super) since: Instant,
    /// While a log is read: the points after each entry, and the game has its steps.
    past: Option<Vec<Tally>>,
}

/// A position as the actions that lead to it.
#[derive(Debug)]
pub(crate) struct Line {
    start: Arc<Game>,
    actions: Vec<Action>,
}

impl Line {
    /// The game with its complete history, which takes long enough to be done off the async
    /// threads.
    pub(super) fn replay(&self) -> Game {
        let mut game = self.start.snapshot();
        for &action in &self.actions {
            game.apply_unchecked(action, &mut aude_engine::game::Silent);
        }
        game
    }

    /// The position without its history, and the points that led to it.
    pub(super) fn position(&self) -> (Game, Tally) {
        let (mut game, mut tally) = (self.start.snapshot(), Tally::default());
        for &action in &self.actions {
            game.apply_unchecked(action, &mut tally);
        }
        (game.snapshot(), tally)
    }
}

/// What is remembered of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mark {
    pub(super) kind: Kind,
    pub(super) seat: Option<u8>,
    /// How many actions the game had after it.
    pub(super) actions: u32,
}

/// What the entry was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Start,
    Part,
    /// The seat's clock ran out.
    Expired,
    Import,
    /// Back to this version.
    Back(u32),
}

impl Kind {
    pub(super) const fn wire(self) -> LogKind {
        match self {
            Self::Start => LogKind::Start,
            Self::Part => LogKind::Part,
            Self::Expired => LogKind::Expired,
            Self::Import => LogKind::Import,
            Self::Back(_) => LogKind::Back,
        }
    }
}

/// Makes room for so many more, in steps: lists that double take twice the memory.
fn grow<T>(list: &mut Vec<T>, more: usize) {
    const STEP: usize = 24;
    if list.capacity() - list.len() < more {
        list.reserve_exact(more.max(STEP));
    }
}

impl Play {
    pub(super) fn new(start: Arc<Game>, clock: &Clock) -> Self {
        Self {
            game: start.snapshot(),
            left: clock::full(clock, start.players()),
            start,
            actions: Vec::new(),
            tally: Tally::default(),
            marks: Vec::new(),
            recent: Recent::default(),
            since: Instant::now(),
            past: None,
        }
    }

    /// The game that a log leads to. Every entry's hash is checked.
    pub(super) fn replay(start: Arc<Game>, rows: &[EntryRow], clock: &Clock) -> Outcome<Self> {
        let mut play = Self::reading(start, rows, clock)?;
        play.past = None;
        play.game = play.game.snapshot();
        play.actions.shrink_to_fit();
        play.marks.shrink_to_fit();
        Ok(play)
    }

    /// The same, with every step in memory, to be continued with [`Self::replay_row`].
    pub(super) fn reading(start: Arc<Game>, rows: &[EntryRow], clock: &Clock) -> Outcome<Self> {
        let mut play =
            Self { past: Some(Vec::with_capacity(rows.len())), ..Self::new(start, clock) };
        for row in rows {
            play.replay_row(row, |_, _| ())?;
        }
        Ok(play)
    }

    /// The game before the first action.
    pub(super) fn start(&self) -> Arc<Game> {
        Arc::clone(&self.start)
    }

    /// Replays an entry; `heard` receives the events of every action with the game after it.
    pub(super) fn replay_row(
        &mut self,
        row: &EntryRow,
        heard: impl FnMut(&Game, &[Event]),
    ) -> Outcome<()> {
        let damaged = |reason| Failure::damaged(&format!("log entry {}: {reason}", row.version));
        self.carry_out(row, heard).map_err(damaged)
    }

    fn carry_out(
        &mut self,
        row: &EntryRow,
        mut heard: impl FnMut(&Game, &[Event]),
    ) -> Result<(), String> {
        if row.version != self.version() + 1 {
            return Err(format!("version {} expected", self.version() + 1));
        }
        let kind = LogKind::from_name(&row.kind).ok_or("an unknown kind")?;
        let kind = match kind {
            LogKind::Back => {
                let to = row.moves.parse().map_err(|_| "back to no version")?;
                self.go_back(to).ok_or("back to a version that is not there")?;
                Kind::Back(to)
            }
            kind => {
                let mut events = Vec::new();
                for text in row.moves.split_whitespace() {
                    let action = notation::read(&self.game, text).map_err(|e| e.to_string())?;
                    events.clear();
                    let applied = self.game.apply(action, &mut events);
                    applied.map_err(|refusal| format!("{text}: {refusal}"))?;
                    self.actions.push(action);
                    self.tally.add(&events);
                    heard(&self.game, &events);
                }
                match kind {
                    LogKind::Start => Kind::Start,
                    LogKind::Import => Kind::Import,
                    LogKind::Expired => Kind::Expired,
                    _ => Kind::Part,
                }
            }
        };
        if !self.is_at(&row.hash) {
            return Err("the position's hash is another".to_owned());
        }
        self.mark(kind, row.seat);
        if let Ok(left) = serde_json::from_str::<Vec<i64>>(&row.clocks)
            && left.len() == self.left.len()
        {
            self.left = left;
        }
        Ok(())
    }

    pub(super) fn version(&self) -> u32 {
        u32::try_from(self.marks.len()).unwrap_or(u32::MAX)
    }

    pub(super) fn hash(&self) -> String {
        digest(&self.game)
    }

    /// Whether the position matches the entry.
    fn is_at(&self, hash: &str) -> bool {
        if hash.len() == ENGINE_HASH_DIGITS {
            return !ENGINE_HASHES_HOLD || format!("{:016x}", self.game.hash()) == hash;
        }
        self.hash() == hash
    }

    /// Records the entry that was just carried out.
    pub(super) fn mark(&mut self, kind: Kind, seat: Option<u8>) {
        let actions = u32::try_from(self.actions.len()).unwrap_or(u32::MAX);
        grow(&mut self.marks, 1);
        self.marks.push(Mark { kind, seat, actions });
        if let Some(past) = &mut self.past {
            past.push(self.tally);
        }
    }

    /// Keeps an entry ready for clients that reconnect.
    pub(super) fn remember(&mut self, text: Arc<str>) {
        self.recent.push(self.version(), text);
    }

    /// A copy of the position to try an entry in.
    pub(super) fn copy(&self) -> Game {
        self.game.snapshot()
    }

    /// Adopts a copy in which an entry was carried out.
    pub(super) fn accept(&mut self, game: Game, tally: Tally) {
        grow(&mut self.actions, game.actions().len());
        self.actions.extend_from_slice(game.actions());
        // Without the steps that led here, and without room to grow: a table waits most of the time.
        self.game = game.snapshot();
        self.tally = tally;
    }

    /// How many actions there have been.
    pub(super) fn moves(&self) -> usize {
        self.actions.len()
    }

    /// How many draws there have been.
    pub(super) fn draws(&self) -> u32 {
        fair::draws(&self.actions)
    }

    /// What led to the position, to be replayed without the table.
    pub(super) fn line(&self) -> Line {
        Line { start: Arc::clone(&self.start), actions: self.actions.clone() }
    }

    /// How many actions the game had at `version`; none if it is not in the history.
    fn actions_at(&self, version: u32) -> Option<usize> {
        let many = match version.checked_sub(1) {
            None => 0,
            Some(index) => self.marks.get(usize::try_from(index).ok()?)?.actions as usize,
        };
        (many <= self.actions.len()).then_some(many)
    }

    /// Undoes everything since `version`, while a log is read; none if it is not in the history.
    fn go_back(&mut self, version: u32) -> Option<()> {
        let many = self.actions_at(version)?;
        let past = self.past.as_ref()?;
        self.tally = match version.checked_sub(1) {
            None => Tally::default(),
            Some(index) => *past.get(usize::try_from(index).ok()?)?,
        };
        while self.actions.len() > many {
            self.game.undo()?;
            self.actions.pop();
        }
        Some(())
    }

    /// What led to the position of `version`; none if it is not in the history.
    pub(super) fn line_to(&self, version: u32) -> Option<Line> {
        let actions = self.actions.get(..self.actions_at(version)?)?.to_vec();
        Some(Line { start: Arc::clone(&self.start), actions })
    }

    /// Adopts an earlier position.
    pub(super) fn restore(&mut self, line: Line, game: Game, tally: Tally) {
        self.actions = line.actions;
        self.game = game;
        self.tally = tally;
    }

    /// How often a seat has already gone back to the position of `version`.
    pub(super) fn takebacks(&self, seat: u8, version: u32) -> usize {
        let to = self.actions_at(version);
        let same = |mark: &&Mark| match mark.kind {
            Kind::Back(back) => mark.seat == Some(seat) && self.actions_at(back) == to,
            _ => false,
        };
        self.marks.iter().filter(same).count()
    }

    /// The version of a seat's last turn part in the history.
    pub(super) fn last_part_of(&self, seat: u8) -> Option<u32> {
        let mut version = self.version();
        while let Some(index) = version.checked_sub(1) {
            let mark = self.marks.get(usize::try_from(index).ok()?)?;
            match mark.kind {
                Kind::Back(to) => version = to,
                Kind::Part | Kind::Expired if mark.seat == Some(seat) => return Some(version),
                _ => version = index,
            }
        }
        None
    }
}
