//! What the table does by itself after a change: a computer's move, a clock.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use aude_engine::{Actor, Rules};

use super::log::Kind;
use super::{Inner, Seat, Table};
use crate::computer::{self, Opponent};
use crate::errors::{Failure, Outcome};
use crate::protocol::{Phase, SeatKind};
use crate::shared::stopped;

/// How long to wait before retrying a computer's move that failed.
const AGAIN: Duration = Duration::from_secs(2);

/// Why a computer decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum For {
    /// A computer's seat, or one it stands in for.
    Seat,
    /// A human player who is out of time.
    Clock,
}

impl Inner {
    /// Whether a computer's decision at a version is still wanted.
    fn wants_computer(&self, version: u32, seat: u8, whom: For) -> bool {
        let kept = self.head.seats.get(usize::from(seat));
        self.version() == version
            && self.head.phase == Phase::Playing
            && (whom == For::Clock || kept.is_some_and(Seat::is_played))
    }
}

impl Table {
    /// Makes sure that the next decision is made, if that is up to the server.
    pub(super) fn arrange(self: &Arc<Self>, inner: &Inner) {
        if inner.head.awaits_numbers() {
            self.watch_numbers();
            return;
        }
        self.set_timer(None);
        let Some(play) = &inner.play else { return };
        let Actor::Player(player) = play.game.actor() else { return };
        if inner.head.phase != Phase::Playing {
            return;
        }
        let Some(seat) = inner.head.seats.get(player.index()) else { return };
        if !seat.is_played() {
            self.watch_clock(inner, player.0);
            return;
        }
        let (table, version, opponent) = (Arc::clone(self), play.version(), seat.opponent);
        // Whatever else changes at the table, a move is computed once.
        if self.with_thinking(|now| now.replace((version, player.0)) == Some((version, player.0))) {
            return;
        }
        let mut stop = self.shared.stopping();
        tokio::spawn(async move {
            let mut pace = table.shared.config.times.computer_pace;
            loop {
                let playing = table.play_by_computer(version, player.0, opponent, pace, For::Seat);
                let played = tokio::select! {
                    played = playing => played,
                    () = stopped(&mut stop) => return,
                };
                let Err(failure) = played else { return };
                // It was deleted, or another server has it and goes on.
                if failure == Failure::no_table() || failure == Failure::elsewhere() {
                    return;
                }
                let code = failure.body.code;
                tracing::error!(table = table.short(), version, code, "a computer's move failed");
                // The database may be back in a moment; the table must not get stuck.
                pace = AGAIN;
            }
        });
    }

    fn with_thinking<T>(&self, look: impl FnOnce(&mut Option<(u32, u8)>) -> T) -> T {
        look(&mut self.thinking.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A computer is done with a decision. Called with the table locked, so that the next task
    /// knows.
    fn end_thinking(&self, version: u32, seat: u8, whom: For) {
        if whom == For::Seat {
            self.with_thinking(|now| now.take_if(|now| *now == (version, seat)));
        }
    }

    /// Resumes a table that was loaded from the store.
    pub async fn wake(self: &Arc<Self>) -> Outcome<()> {
        let inner = self.lock().await?;
        self.arrange(&inner);
        Ok(())
    }

    /// Lets a computer decide for a seat. Nothing happens if the game has moved on.
    pub(super) async fn play_by_computer(
        self: &Arc<Self>,
        version: u32,
        seat: u8,
        opponent: Opponent,
        pace: Duration,
        whom: For,
    ) -> Outcome<()> {
        let (game, alone) = {
            let inner = self.lock().await?;
            if !inner.wants_computer(version, seat, whom) {
                self.end_thinking(version, seat, whom);
                return Ok(());
            }
            let persons = inner.head.seats.iter().any(|seat| seat.kind == SeatKind::Person);
            (inner.playing()?.copy(), !persons && !self.is_watched())
        };
        // The seat is part of the seed: two computers at a table do not play alike.
        let dice = u64::from(seat) << 32 | u64::from(version);
        let thinking = self.shared.computers.run(opponent.level.lane(), move |players, crowd| {
            let began = std::time::Instant::now();
            // Tables with only computers and no spectators must not slow down the others.
            let crowd = if alone { u32::MAX } else { crowd };
            let actions = computer::part(players, &game, opponent, crowd, dice);
            metrics::histogram!("aude_thinking_seconds").record(began.elapsed().as_secs_f64());
            actions
        });
        // The move comes after the pace, or when it has been computed if that takes longer.
        let (thought, ()) = tokio::join!(thinking, tokio::time::sleep(pace));
        let actions = match thought {
            Ok(actions) => actions,
            // The table must continue whatever happens.
            Err(_) => computer::first_fit(&self.lock().await?.playing()?.game),
        };
        let table = Arc::clone(self);
        self.shared
            .finish(async move {
                let mut inner = table.lock().await?;
                table.end_thinking(version, seat, whom);
                if !inner.wants_computer(version, seat, whom) {
                    return Ok(());
                }
                let kind = if whom == For::Clock { Kind::Expired } else { Kind::Part };
                table.enter_part(&mut inner, kind, seat, &actions).await
            })
            .await
    }
}
