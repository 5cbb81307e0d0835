//! Presence: who is connected.

use std::sync::Arc;

use tokio::time::Instant;

use super::{Caller, Table};

/// Sockets by seat, and those of spectators.
#[derive(Debug)]
pub(super) struct Presence {
    seats: Vec<Here>,
    spectators: u32,
}

#[derive(Debug, Clone)]
struct Here {
    sockets: u32,
    /// Since when nobody has been.
    gone: Instant,
}

impl Presence {
    pub(super) fn new(seats: usize) -> Self {
        let here = Here { sockets: 0, gone: Instant::now() };
        Self { seats: vec![here; seats], spectators: 0 }
    }

    pub(super) fn is_here(&self, seat: usize) -> bool {
        self.seats.get(seat).is_some_and(|here| here.sockets > 0)
    }

    pub(super) fn away(&self, seat: usize) -> Option<std::time::Duration> {
        let here = self.seats.get(seat)?;
        (here.sockets == 0).then(|| here.gone.elapsed())
    }

    pub(super) const fn spectators(&self) -> u32 {
        self.spectators
    }

    /// Sockets at seats; one that holds several counts for each.
    pub(super) fn seated(&self) -> usize {
        self.seats.iter().map(|here| here.sockets as usize).sum()
    }

    fn sockets(&self) -> usize {
        self.seated() + self.spectators as usize
    }
}

impl Table {
    pub(super) fn with_presence<T>(&self, look: impl FnOnce(&mut Presence) -> T) -> T {
        // A thread that panicked while holding the lock left plain counts behind.
        let mut presence = self.presence.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        look(&mut presence)
    }

    pub(super) fn come(&self, caller: &Caller) {
        self.with_presence(|presence| {
            if caller.seats.is_empty() {
                presence.spectators += 1;
            }
            for &(seat, _) in &caller.seats {
                if let Some(here) = presence.seats.get_mut(usize::from(seat)) {
                    here.sockets += 1;
                }
            }
        });
    }

    /// A socket has closed; everyone is informed.
    pub async fn leave(self: &Arc<Self>, caller: &Caller) {
        self.with_presence(|presence| {
            if caller.seats.is_empty() {
                presence.spectators = presence.spectators.saturating_sub(1);
            }
            for &(seat, _) in &caller.seats {
                if let Some(here) = presence.seats.get_mut(usize::from(seat)) {
                    here.sockets = here.sockets.saturating_sub(1);
                    here.gone = Instant::now();
                }
            }
        });
        if let Ok(inner) = self.lock().await {
            self.tell_table(&inner);
        }
    }

    /// Whether any socket is open.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.with_presence(|presence| presence.sockets() > 0)
    }
}
