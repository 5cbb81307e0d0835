//! The seats' own random numbers (docs/fair-draws.md): once all seats are taken, each gives the
//! number it committed to, and then the game starts. A seat that does not answer in time gets the
//! server's number, so that nobody can hold up the game.

use std::sync::Arc;

use super::{Head, Inner, Table};
use crate::errors::{Failure, Outcome};
use crate::fair::numbers::{self, Share};
use crate::protocol::{Phase, SeatKind};
use crate::shared::stopped;

impl Head {
    /// Whether all seats are taken.
    pub(super) fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.kind != SeatKind::Open)
    }

    /// Whether all seats are taken and the game waits for their numbers.
    pub(super) fn awaits_numbers(&self) -> bool {
        self.phase == Phase::Gathering
            && self.is_full()
            && self.seats.iter().any(|seat| seat.share.is_owed())
    }

    /// What the seats contribute to the draws.
    pub(super) fn shares(&self) -> Vec<Share> {
        self.seats.iter().map(|seat| seat.share.clone()).collect()
    }
}

/// The share of a seat that commits to its number, or does not.
pub(super) fn share(hash: Option<&str>) -> Outcome<Share> {
    let Some(hash) = hash else { return Ok(Share::default()) };
    let read = numbers::number(hash).ok_or_else(|| {
        let message = "the hash of a seat's number has 64 hexadecimal digits";
        Failure::request("request/number-hash", message)
    })?;
    let hash = blake3::Hash::from_bytes(read).to_hex().to_string();
    Ok(Share { hash: Some(hash), number: None })
}

impl Inner {
    /// Seats cannot change any more once numbers are being given: whoever came then would know the
    /// others' numbers before committing to one.
    pub(super) fn gathering_seats(&self) -> Outcome<()> {
        self.gathering()?;
        if self.head.awaits_numbers() {
            return Err(Failure::conflict("table/starting", "the game is about to start"));
        }
        Ok(())
    }
}

impl Table {
    /// A seat gives the number it committed to.
    pub(super) async fn give_number(
        self: &Arc<Self>,
        inner: &mut Inner,
        seat: u8,
        text: &str,
    ) -> Outcome<()> {
        let wrong = |message| Failure::request("request/number", message);
        let number = numbers::number(text)
            .ok_or_else(|| wrong("a seat's number has 64 hexadecimal digits"))?;
        let hex = blake3::Hash::from_bytes(number).to_hex().to_string();
        let share = &inner.head.seats[usize::from(seat)].share;
        if share.number.as_deref() == Some(&hex) {
            return Ok(());
        }
        inner.gathering()?;
        if !inner.head.is_full() {
            let message = "numbers are given once all seats are taken";
            return Err(Failure::conflict("table/seats-open", message));
        }
        if !share.is_owed() {
            return Err(Failure::conflict("seat/no-number", "this seat owes no number"));
        }
        if share.hash.as_deref() != Some(&numbers::number_hash(&number)) {
            return Err(wrong("this number does not match the hash the seat gave before"));
        }
        inner.head.seats[usize::from(seat)].share.number = Some(hex);
        self.seats_changed(inner).await
    }

    /// Starts the game without the numbers that are still missing when their time is up.
    pub(super) fn watch_numbers(self: &Arc<Self>) {
        // Whatever else changes at the table, the time is up once.
        if self.is_timed() {
            return;
        }
        let (table, wait) = (Arc::clone(self), self.shared.config.times.numbers);
        let mut stop = self.shared.stopping();
        let waiting = tokio::spawn(async move {
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = stopped(&mut stop) => return,
            }
            // In a task of its own: starting sets the next timer, which cancels this one.
            tokio::spawn(async move {
                if let Err(failure) = table.start_without_numbers().await {
                    let code = failure.body.code;
                    tracing::error!(table = table.short(), code, "cannot start");
                }
            });
        });
        self.set_timer(Some(waiting.abort_handle()));
    }

    async fn start_without_numbers(self: &Arc<Self>) -> Outcome<()> {
        let mut inner = self.lock().await?;
        if !inner.head.awaits_numbers() {
            return Ok(());
        }
        tracing::info!(table = self.short(), "a seat did not give its number in time");
        self.start(&mut inner).await?;
        self.tell_table(&inner);
        Ok(())
    }
}
