//! Presence: who is connected. Everyone is informed of changes, but not of each one by itself: when
//! a crowd comes or goes, one message has to do for many.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use super::{Caller, Inner, Table};

/// Sockets by seat, and those of spectators.
#[derive(Debug)]
pub(super) struct Presence {
    seats: Vec<Here>,
    spectators: u32,
    /// When everyone was last informed, and whether that is due again.
    told: Option<Instant>,
    due: bool,
}

/// When everyone is informed of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tell {
    /// Immediately.
    Now,
    /// After a while.
    In(Duration),
    /// With an earlier change.
    Already,
}

/// The time between two messages about presence: at least `PAUSE`, and so long that no more than a
/// thousand a second are sent to a table.
const PAUSE: Duration = Duration::from_millis(100);
const PAUSE_PER_SOCKET: Duration = Duration::from_millis(1);

#[derive(Debug, Clone)]
struct Here {
    sockets: u32,
    /// Since when nobody has been.
    gone: Instant,
}

impl Presence {
    pub(super) fn new(seats: usize) -> Self {
        let here = Here { sockets: 0, gone: Instant::now() };
        Self { seats: vec![here; seats], spectators: 0, told: None, due: false }
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

    /// When everyone is informed of a change that happens now.
    fn tell(&mut self, now: Instant) -> Tell {
        if self.due {
            return Tell::Already;
        }
        let sockets = u32::try_from(self.sockets()).unwrap_or(u32::MAX);
        let pause = PAUSE.max(PAUSE_PER_SOCKET.saturating_mul(sockets));
        let wait = self.told.map_or(Duration::ZERO, |told| (told + pause).duration_since(now));
        if wait.is_zero() {
            self.told = Some(now);
            return Tell::Now;
        }
        self.due = true;
        Tell::In(wait)
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

    /// Undoes [`Self::come`] for a socket that could not be served.
    pub(super) fn turn_away(&self, caller: &Caller) {
        self.count_out(caller);
    }

    /// A socket has closed; everyone is informed.
    pub async fn leave(self: &Arc<Self>, caller: &Caller) {
        self.count_out(caller);
        let tell = self.with_presence(|presence| presence.tell(Instant::now()));
        // A player who leaves takes back what was agreed about a rematch.
        if (tell == Tell::Now || caller.plays())
            && let Ok(mut inner) = self.lock().await
        {
            self.leave_rematch(&mut inner, caller);
            if tell == Tell::Now {
                self.tell_table(&inner);
            }
        }
        if let Tell::In(wait) = tell {
            self.tell_later(wait);
        }
    }

    fn count_out(&self, caller: &Caller) {
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
    }

    /// Informs everyone of a socket that has come, now or later.
    pub(super) fn tell_presence(self: &Arc<Self>, inner: &Inner) -> Tell {
        let tell = self.with_presence(|presence| presence.tell(Instant::now()));
        match tell {
            Tell::Now => self.tell_table(inner),
            Tell::In(wait) => self.tell_later(wait),
            Tell::Already => {}
        }
        tell
    }

    fn tell_later(self: &Arc<Self>, wait: Duration) {
        let table = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            let inner = table.lock().await;
            table.with_presence(|presence| {
                (presence.due, presence.told) = (false, Some(Instant::now()));
            });
            if let Ok(inner) = inner {
                table.tell_table(&inner);
            }
        });
    }

    /// Whether any socket is open.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.with_presence(|presence| presence.sockets() > 0)
    }
}
