//! Log entries: carried out, written, broadcast.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use aude_engine::{Action, Actor, Game, Player, Rules};
use aude_record::digest;
use aude_record::wire::Next;
use serde_json::Value;
use tokio::time::Instant;

use super::draft::{Applied, apply_values};
use super::log::{Kind, Play};
use super::subscribe::{Broadcast, text};
use super::{Caller, Inner, Table};
use crate::errors::{Failure, Outcome};
use crate::fair;
use crate::protocol::{self, Clock, LogEntry, Moved, Phase, Push};
use crate::shared::now;
use crate::store::EntryRow;

/// Milliseconds after which the store is informed that a table is still in use: sooner if it is listed,
/// the latest first.
const LISTED_AFTER: i64 = 60_000;
const HEAD_AFTER: i64 = 10 * LISTED_AFTER;

impl Table {
    /// A seat's turn part, complete and final.
    pub(super) async fn commit(
        self: &Arc<Self>,
        inner: &mut Inner,
        seat: u8,
        version: u32,
        values: &[Value],
    ) -> Outcome<u32> {
        inner.check_turn(seat, version)?;
        let names = inner.head.names();
        self.enter(inner, Kind::Part, Some(seat), |game, applied| {
            apply_values(applied, game, seat, values, &names)?;
            whole(game.actor(), seat)
        })
        .await?;
        metrics::counter!("aude_commits_total").increment(1);
        Ok(inner.version())
    }

    /// The version a commit led to, if the same one was already accepted: a client whose connection
    /// broke before the answer arrived sends it again, and it must count once. The log is replayed
    /// for it, without the lock: what was accepted does not change.
    pub(super) async fn done_before(
        &self,
        caller: &Caller,
        seat: u8,
        version: u32,
        values: Vec<Value>,
    ) -> Outcome<Option<u32>> {
        let index = usize::try_from(version).unwrap_or(usize::MAX);
        let start = {
            let inner = self.lock().await?;
            let play = inner.playing()?;
            let mark = play.marks.get(index);
            if !mark.is_some_and(|mark| mark.kind == Kind::Part && mark.seat == Some(seat)) {
                return Ok(None);
            }
            play.start()
        };
        let place = self.shared.questions.place(caller.address)?;
        let rows = self.shared.store.entries(&self.id, 0).await?;
        let same = move || {
            let Some((before, entry)) = rows.get(..index).zip(rows.get(index)) else {
                return Ok(None);
            };
            let mut game = Play::reading(start, before, &Clock::None)?.copy();
            let mut applied = Applied::default();
            let same = apply_values(&mut applied, &mut game, seat, &values, &[]).is_ok()
                && whole(game.actor(), seat).is_ok()
                && entry.moves.split(' ').take(applied.moves.len()).eq(applied.moves.iter());
            Ok(same.then_some(entry.version))
        };
        self.shared.questions.run(place, same).await
    }

    /// A turn part that the server decided on for a seat.
    pub(super) async fn enter_part(
        self: &Arc<Self>,
        inner: &mut Inner,
        kind: Kind,
        seat: u8,
        actions: &[Action],
    ) -> Outcome<()> {
        let names = inner.head.names();
        self.enter(inner, kind, Some(seat), |game, applied| {
            for &action in actions {
                applied.apply(game, action, &names)?;
            }
            whole(game.actor(), seat)
        })
        .await
    }

    /// Carries out an entry and the draws that follow, writes it, and only then broadcasts it. If
    /// it cannot be carried out or written, nothing has happened.
    pub(super) async fn enter(
        self: &Arc<Self>,
        inner: &mut Inner,
        kind: Kind,
        seat: Option<u8>,
        act: impl FnOnce(&mut Game, &mut Applied) -> Outcome<()>,
    ) -> Outcome<()> {
        let began = std::time::Instant::now();
        let names = inner.head.names();
        let scope = inner.head.seed_scope(&self.id).to_owned();
        let key = inner.head.draw_key(&inner.seed, &self.id);
        let clocks = inner.stop_clock(seat);
        let play = inner.playing()?;
        let mut game = play.copy();
        let mut applied = Applied { tally: play.tally, ..Applied::default() };
        act(&mut game, &mut applied)?;
        let mut draws = play.draws();
        while game.actor() == Actor::Chance {
            let Some(draw) = fair::draw(&game, &key, &scope, draws) else { break };
            applied.apply(&mut game, draw, &names)?;
            draws += 1;
        }
        let entry = LogEntry {
            version: play.version() + 1,
            kind: kind.wire(),
            seat,
            moves: applied.moves,
            hash: digest(&game),
            at: now(),
        };
        let row = row(&entry, &clocks)?;
        // Until the store has responded, this state is uncertain.
        inner.stale = true;
        if let Some(play) = &mut inner.play {
            play.accept(game, applied.tally);
        }
        inner.updated = entry.at;
        inner.end_if_over();
        // The log contains everything but the phase; the rest of the head can wait.
        let due = kind == Kind::Start || inner.head.phase != Phase::Playing;
        let wait = if inner.head.public { LISTED_AFTER } else { HEAD_AFTER };
        let due = due || inner.updated - inner.kept > wait;
        let head = if due { Some(inner.head_row()?) } else { None };
        self.shared.store.append(&self.id, vec![row], head).await?;
        inner.stale = false;
        if due {
            inner.kept = inner.updated;
        }
        inner.takeback = None;
        let Some(play) = &mut inner.play else { return Ok(()) };
        play.mark(kind, seat);
        play.left.clone_from(&clocks);
        play.since = Instant::now();
        let next = Next::of(&play.game);
        let moved = Moved { entry, events: applied.events, next, clocks };
        self.tell_moved(inner, moved);
        metrics::histogram!("aude_commit_seconds").record(began.elapsed().as_secs_f64());
        self.arrange(inner);
        Ok(())
    }

    fn tell_moved(&self, inner: &mut Inner, moved: Moved) {
        let names = inner.head.names();
        let version = moved.entry.version;
        let full = (self.full.load(Ordering::Relaxed) > 0)
            .then_some(inner.play.as_ref())
            .flatten()
            .map(|play| Box::new(play.state(&inner.head.game, names)));
        let moved = Box::new(moved);
        let full =
            full.map(|state| text(&Push::Moved { moved: moved.clone(), state: Some(state) }));
        let brief = text(&Push::Moved { moved, state: None });
        if let Some(play) = &mut inner.play {
            play.remember(Arc::clone(&brief));
        }
        self.broadcast(Broadcast::Moved { version, brief, full });
        if inner.head.phase == Phase::Over {
            self.tell_table(inner);
        }
    }
}

impl Inner {
    /// Records the outcome, if the game is over.
    fn end_if_over(&mut self) {
        let Some(play) = &self.play else { return };
        if play.game.actor() != Actor::Nobody || self.head.phase != Phase::Playing {
            return;
        }
        let scores = play.game.scores().to_vec();
        let winners = play.game.winners_among(&self.head.not_resigned());
        let winners = winners.into_iter().map(|player| player.0).collect();
        self.head.outcome = Some(protocol::GameOutcome { winners, scores, by_resignation: false });
        self.head.phase = Phase::Over;
    }
}

/// A part is only accepted whole: the seat must have nothing left to decide.
fn whole(actor: Actor, seat: u8) -> Outcome<()> {
    if actor == Actor::Player(Player(seat)) {
        return Err(Failure::request(
            "commit/unfinished",
            "the turn part is not finished: there is still something to decide",
        ));
    }
    Ok(())
}

/// An entry as it is stored.
pub(super) fn row(entry: &LogEntry, clocks: &[i64]) -> Outcome<EntryRow> {
    let clocks = serde_json::to_string(clocks)
        .map_err(|error| Failure::request("request/clock", error.to_string()))?;
    Ok(EntryRow {
        version: entry.version,
        kind: entry.kind.name().to_owned(),
        seat: entry.seat,
        moves: entry.moves.join(" "),
        hash: entry.hash.clone(),
        at: entry.at,
        clocks,
    })
}
