//! The clocks. They run only for human players, and not while the server is down.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use aude_engine::{Actor, Rules};
use tokio::task::AbortHandle;
use tokio::time::Instant;

use super::arrange::For;
use super::log::{Kind, Play};
use super::{Inner, Table};
use crate::computer;
use crate::errors::Outcome;
use crate::protocol::{Clock, ClockNow, Expiry, Phase};
use crate::shared::stopped;

/// The clocks of a new game.
pub(super) fn full(clock: &Clock, players: u8) -> Vec<i64> {
    match *clock {
        Clock::None => Vec::new(),
        Clock::Turn { seconds, .. } | Clock::Bank { seconds, .. } => {
            vec![i64::from(seconds) * 1000; usize::from(players)]
        }
    }
}

/// What happens when time runs out.
const fn expiry(clock: &Clock) -> Option<Expiry> {
    match *clock {
        Clock::None => None,
        Clock::Turn { expiry, .. } | Clock::Bank { expiry, .. } => Some(expiry),
    }
}

impl Inner {
    /// The seat whose clock is running.
    pub(super) fn running(&self) -> Option<u8> {
        let play = self.play.as_ref()?;
        let Actor::Player(player) = play.game.actor() else { return None };
        let seat = self.head.seats.get(player.index())?;
        let runs = self.head.phase == Phase::Playing
            && self.head.clock != Clock::None
            && !seat.is_played();
        runs.then_some(player.0)
    }

    /// The clocks as they are now.
    pub(super) fn clocks(&self) -> ClockNow {
        let running = self.running();
        let mut left = self.play.as_ref().map(|play| play.left.clone()).unwrap_or_default();
        if let (Some(seat), Some(play)) = (running, &self.play)
            && let Some(left) = left.get_mut(usize::from(seat))
        {
            *left = (*left - elapsed(play)).max(0);
        }
        ClockNow { left, running }
    }

    /// Counts the time that has passed, before it changes whether a computer decides for a seat.
    pub(super) fn count_time(&mut self) {
        let left = self.clocks().left;
        if let Some(play) = &mut self.play {
            play.left = left;
            play.since = Instant::now();
        }
    }

    /// Stops the clock of a seat that has decided: the time it has left.
    pub(super) fn stop_clock(&self, seat: Option<u8>) -> Vec<i64> {
        let Some(play) = &self.play else { return Vec::new() };
        let mut all = play.left.clone();
        let Some(seat) = seat else { return all };
        let runs = self.running() == Some(seat);
        if let Some(left) = all.get_mut(usize::from(seat)) {
            match self.head.clock {
                Clock::None => {}
                // The next decision has its full time, whoever made this one.
                Clock::Turn { seconds, .. } => *left = i64::from(seconds) * 1000,
                Clock::Bank { increment, .. } if runs => {
                    *left = (*left - elapsed(play)).max(0) + i64::from(increment) * 1000;
                }
                Clock::Bank { .. } => {}
            }
        }
        all
    }

    /// The clocks after a takeback: time used from a bank stays used.
    pub(super) fn clocks_after_takeback(&self) -> Vec<i64> {
        let players = u8::try_from(self.head.seats.len()).unwrap_or(u8::MAX);
        match self.head.clock {
            Clock::Turn { .. } => full(&self.head.clock, players),
            Clock::None | Clock::Bank { .. } => self.clocks().left,
        }
    }
}

fn elapsed(play: &Play) -> i64 {
    i64::try_from(play.since.elapsed().as_millis()).unwrap_or(i64::MAX)
}

impl Table {
    /// Waits for the clock of the player to decide to run out.
    pub(super) fn watch_clock(self: &Arc<Self>, inner: &Inner, seat: u8) {
        let clocks = inner.clocks();
        let left = clocks.left.get(usize::from(seat)).filter(|_| clocks.running == Some(seat));
        let Some(&left) = left else { return };
        let (table, version) = (Arc::clone(self), inner.version());
        let until = Instant::now() + Duration::from_millis(u64::try_from(left).unwrap_or(0));
        let mut stop = self.shared.stopping();
        let waiting = tokio::spawn(async move {
            tokio::select! {
                () = tokio::time::sleep_until(until) => {}
                () = stopped(&mut stop) => return,
            }
            // In a task of its own: what follows sets the next timer, which cancels this one.
            tokio::spawn(async move {
                if let Err(failure) = table.time_is_up(version, seat).await {
                    let code = failure.body.code;
                    tracing::warn!(
                        table = table.short(),
                        code,
                        "a clock ran out, but nothing could be done"
                    );
                }
            });
        });
        self.set_timer(Some(waiting.abort_handle()));
    }

    /// Replaces the timer.
    pub(super) fn set_timer(&self, timer: Option<AbortHandle>) {
        let mut kept = self.timer.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = std::mem::replace(&mut *kept, timer) {
            before.abort();
        }
    }

    /// Whether a timer is running.
    pub(super) fn is_timed(&self) -> bool {
        let kept = self.timer.lock().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().is_some_and(|timer| !timer.is_finished())
    }

    async fn time_is_up(self: &Arc<Self>, version: u32, seat: u8) -> Outcome<()> {
        let mut inner = self.lock().await?;
        if inner.version() != version || inner.running() != Some(seat) {
            return Ok(());
        }
        tracing::info!(table = self.short(), version, seat, "time is up");
        match expiry(&inner.head.clock) {
            None => Ok(()),
            Some(Expiry::Forfeit) => {
                self.enter(&mut inner, Kind::Expired, Some(seat), |_, _| Ok(())).await?;
                self.resign(&mut inner, seat).await
            }
            Some(Expiry::FirstFit) => {
                let actions = computer::first_fit(&inner.playing()?.game);
                self.enter_part(&mut inner, Kind::Expired, seat, &actions).await
            }
            Some(Expiry::Computer) => {
                let opponent = inner.head.seats[usize::from(seat)].opponent;
                drop(inner);
                self.play_by_computer(version, seat, opponent, Duration::ZERO, For::Clock).await
            }
        }
    }
}
