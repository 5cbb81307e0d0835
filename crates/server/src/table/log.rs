//! The game of a table: the position and the log that led to it. Going back replays the list of
//! actions from the start: a position that stored every step would take ten times the memory.

use std::collections::VecDeque;
use std::sync::Arc;

use aude_engine::{Action, Event, Game, Rules};
use aude_record::{digest, notation};
use tokio::time::Instant;

use super::clock;
use super::tally::Tally;
use crate::errors::{Failure, Outcome};
use crate::fair;
use crate::protocol::{Clock, LogKind};
use crate::store::EntryRow;

/// Entries kept ready for clients that reconnect, and the memory they may take.
const RECENT: usize = 32;
const RECENT_BYTES: usize = 24 << 10;

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
    /// The latest entries as they were pushed, with their version.
    pub(super) recent: VecDeque<(u32, Arc<str>)>,
    /// Milliseconds left by seat; empty without a clock.
    pub(super) left: Vec<i64>,
    /// Since when the clock of the player to decide has been running.
    pub(super) since: Instant,
}

/// What is remembered of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mark {
    pub(super) kind: Kind,
    pub(super) seat: Option<u8>,
    /// How many actions the game had after it.
    pub(super) actions: usize,
}

/// What the entry was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Start,
    Part,
    Import,
    /// Back to this version.
    Back(u32),
}

impl Kind {
    pub(super) const fn wire(self) -> LogKind {
        match self {
            Self::Start => LogKind::Start,
            Self::Part => LogKind::Part,
            Self::Import => LogKind::Import,
            Self::Back(_) => LogKind::Back,
        }
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
            recent: VecDeque::new(),
            since: Instant::now(),
        }
    }

    /// The game that a log leads to. Every entry's hash is checked.
    pub(super) fn replay(start: Arc<Game>, rows: &[EntryRow], clock: &Clock) -> Outcome<Self> {
        let mut play = Self::new(start, clock);
        for row in rows {
            play.replay_row(row, |_, _| ())?;
        }
        Ok(play)
    }

    /// The game that other entries lead to from the same start.
    pub(super) fn replay_again(&self, rows: &[EntryRow]) -> Outcome<Self> {
        Self::replay(Arc::clone(&self.start), rows, &Clock::None)
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
                self.game = self.game.snapshot();
                match kind {
                    LogKind::Start => Kind::Start,
                    LogKind::Import => Kind::Import,
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
        self.marks.push(Mark { kind, seat, actions: self.actions.len() });
    }

    /// Keeps an entry ready for clients that reconnect.
    pub(super) fn remember(&mut self, text: Arc<str>) {
        self.recent.push_back((self.version(), text));
        let bytes = |recent: &VecDeque<(u32, Arc<str>)>| -> usize {
            recent.iter().map(|(_, text)| text.len()).sum()
        };
        while self.recent.len() > RECENT || bytes(&self.recent) > RECENT_BYTES {
            self.recent.pop_front();
        }
    }

    /// A copy of the position to try an entry in.
    pub(super) fn copy(&self) -> Game {
        self.game.snapshot()
    }

    /// Adopts a copy in which an entry was carried out.
    pub(super) fn accept(&mut self, game: Game, tally: Tally) {
        self.actions.extend_from_slice(game.actions());
        self.game = game;
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

    /// The game with its complete history.
    pub(super) fn whole(&self) -> Game {
        let mut game = self.start.snapshot();
        for &action in &self.actions {
            game.apply_unchecked(action, &mut aude_engine::game::Silent);
        }
        game
    }

    /// Restores the position of `version`; none if it is not in the history.
    pub(super) fn go_back(&mut self, version: u32) -> Option<()> {
        let many = match version.checked_sub(1) {
            None => 0,
            Some(index) => self.marks.get(usize::try_from(index).ok()?)?.actions,
        };
        if many > self.actions.len() {
            return None;
        }
        self.actions.truncate(many);
        self.tally = Tally::default();
        let mut game = self.start.snapshot();
        for &action in &self.actions {
            game.apply_unchecked(action, &mut self.tally);
        }
        self.game = game.snapshot();
        Some(())
    }

    /// The version of a seat's last turn part in the history.
    pub(super) fn last_part_of(&self, seat: u8) -> Option<u32> {
        let mut version = self.version();
        while let Some(index) = version.checked_sub(1) {
            let mark = self.marks.get(usize::try_from(index).ok()?)?;
            match mark.kind {
                Kind::Back(to) => version = to,
                Kind::Part if mark.seat == Some(seat) => return Some(version),
                _ => version = index,
            }
        }
        None
    }
}
