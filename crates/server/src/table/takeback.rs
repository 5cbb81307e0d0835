//! Takebacks, which need everyone's consent. Computers always agree.
//!
//! Each is a log entry and a replay of the game, so a seat may go back to the same turn only a few
//! times, and ask only a few times per turn.

use std::sync::Arc;

use aude_engine::Game;
use aude_record::wire::Next;
use tokio::time::Instant;

use super::log::{Kind, Line};
use super::subscribe::Broadcast;
use super::tally::Tally;
use super::{Caller, Inner, Table};
use crate::errors::{Failure, Outcome};
use crate::protocol::{LogEntry, LogKind, Moved, Phase, Push, Takeback};
use crate::shared::now;

/// How often a seat may go back to the same turn.
const MOST_TAKEN: usize = 5;
/// How often a seat may ask while the game stays where it is.
const MOST_ASKED: u8 = 5;

/// How often a seat has asked at a version.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Asked {
    version: u32,
    times: u8,
}

/// A takeback that everyone has agreed to.
struct Agreed {
    takeback: Takeback,
    version: u32,
    line: Line,
}

impl Inner {
    /// Whether a seat has a say: players who have resigned or are replaced by a computer have none.
    fn check_asked(&self, seat: u8) -> Outcome<()> {
        match self.head.seats.get(usize::from(seat)) {
            Some(kept) if kept.is_asked() => Ok(()),
            Some(kept) if kept.resigned => {
                Err(Failure::conflict("seat/resigned", "this player has resigned"))
            }
            _ => Err(Failure::conflict("seat/played", "a computer is playing this seat")),
        }
    }

    fn ask_takeback(&mut self, seat: u8) -> Outcome<()> {
        if self.head.phase != Phase::Playing {
            return Err(Failure::conflict("table/not-playing", "no game is in progress"));
        }
        self.check_asked(seat)?;
        let play = self.playing()?;
        let part = play.last_part_of(seat);
        let part = part.ok_or_else(|| {
            Failure::conflict("takeback/nothing", "this seat has nothing to take back")
        })?;
        let (to, version) = (part - 1, play.version());
        if self.takeback.as_ref().is_some_and(|open| (open.by, open.to) == (seat, to)) {
            return Ok(());
        }
        if play.takebacks(seat, to) >= MOST_TAKEN {
            let message = format!("a turn can be taken back at most {MOST_TAKEN} times");
            return Err(Failure::limit("limit/takebacks", message));
        }
        self.count_ask(seat, version)?;
        self.takeback = Some(Takeback { by: seat, to, agreed: vec![seat] });
        Ok(())
    }

    fn count_ask(&mut self, seat: u8, version: u32) -> Outcome<()> {
        let index = usize::from(seat);
        if self.asked.len() <= index {
            self.asked.resize(index + 1, Asked::default());
        }
        let asked = &mut self.asked[index];
        if asked.version != version {
            *asked = Asked { version, times: 0 };
        }
        if asked.times >= MOST_ASKED {
            let message = format!("a player can ask at most {MOST_ASKED} times per turn");
            return Err(Failure::limit("limit/takebacks", message));
        }
        asked.times += 1;
        Ok(())
    }

    /// Whether anything has changed.
    fn answer_takeback(&mut self, seat: u8, accept: bool) -> Outcome<bool> {
        let none = || Failure::conflict("takeback/none", "nobody has asked for a takeback");
        let by = self.takeback.as_ref().ok_or_else(none)?.by;
        if seat != by {
            self.check_asked(seat)?;
        }
        let Some(takeback) = &mut self.takeback else { return Err(none()) };
        if !accept {
            self.takeback = None;
        } else if takeback.agreed.contains(&seat) {
            return Ok(false);
        } else {
            takeback.agreed.push(seat);
        }
        Ok(true)
    }

    /// The open takeback, if everyone has agreed to it.
    fn agreed_takeback(&self) -> Outcome<Option<Agreed>> {
        let Some(takeback) = &self.takeback else { return Ok(None) };
        let seats = self.head.seats.iter().enumerate();
        let missing = seats
            .filter(|(_, seat)| seat.is_asked())
            .any(|(index, _)| !takeback.agreed.contains(&(index as u8)));
        if missing {
            return Ok(None);
        }
        let play = self.playing()?;
        let line = play.line_to(takeback.to);
        let line =
            line.ok_or_else(|| Failure::conflict("takeback/nothing", "cannot go back that far"))?;
        Ok(Some(Agreed { takeback: takeback.clone(), version: play.version(), line }))
    }
}

impl Table {
    /// A seat asks for a takeback, or answers one; when everyone has agreed, the game goes back.
    /// The earlier position is computed without the lock, and adopted if the game has not moved on.
    pub(super) async fn takeback(
        self: &Arc<Self>,
        caller: &Caller,
        seat: u8,
        accept: Option<bool>,
    ) -> Outcome<u32> {
        let agreed = {
            let mut inner = self.lock().await?;
            let inner = &mut *inner;
            self.resume(inner, caller).await?;
            caller.check(inner, seat)?;
            let changed = match accept {
                None => inner.ask_takeback(seat).map(|()| true)?,
                Some(accept) => inner.answer_takeback(seat, accept)?,
            };
            match inner.agreed_takeback()? {
                Some(agreed) => agreed,
                None => {
                    if changed {
                        self.tell_table(inner);
                    }
                    return Ok(inner.version());
                }
            }
        };
        let place = self.shared.questions.place(caller.address)?;
        let replay = move || {
            let (game, tally) = agreed.line.position();
            Ok((agreed, game, tally))
        };
        let (agreed, game, tally) = self.shared.questions.run(place, replay).await?;
        let mut inner = self.lock().await?;
        if inner.version() != agreed.version || inner.takeback.as_ref() != Some(&agreed.takeback) {
            // Someone else was quicker, to the same effect or another.
            return Ok(inner.version());
        }
        self.go_back(&mut inner, agreed, game, tally).await?;
        Ok(inner.version())
    }

    async fn go_back(
        self: &Arc<Self>,
        inner: &mut Inner,
        agreed: Agreed,
        game: Game,
        tally: Tally,
    ) -> Outcome<()> {
        let Takeback { to, by, .. } = agreed.takeback;
        let clocks = inner.clocks_after_takeback();
        let entry = LogEntry {
            version: agreed.version + 1,
            kind: LogKind::Back,
            seat: Some(by),
            moves: vec![to.to_string()],
            hash: aude_record::digest(&game),
            at: now(),
        };
        let row = super::play::row(&entry, &clocks)?;
        // Until the store has responded, this state is uncertain.
        inner.stale = true;
        let Some(play) = &mut inner.play else { return Ok(()) };
        play.restore(agreed.line, game, tally);
        inner.updated = entry.at;
        let head = inner.head_row()?;
        self.shared.store.append(&self.id, vec![row], Some(head)).await?;
        inner.stale = false;
        inner.takeback = None;
        let Some(play) = &mut inner.play else { return Ok(()) };
        play.mark(Kind::Back(to), Some(by));
        play.left.clone_from(&clocks);
        play.since = Instant::now();
        let moved = Moved { entry, events: Vec::new(), next: Next::of(&play.game), clocks };
        // Clients that reconnect need a fresh view: nothing before this is valid any more.
        play.recent.clear();
        self.tell(&Push::Moved { moved: Box::new(moved), state: None });
        self.broadcast(Broadcast::Fresh);
        self.arrange(inner);
        Ok(())
    }
}
