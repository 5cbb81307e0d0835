//! The end of a table without the end of its game: abandoned, resumed, closed, deleted.

use std::sync::Arc;

use super::{Broadcast, Caller, Inner, Table};
use crate::errors::Outcome;
use crate::protocol::Phase;

impl Table {
    /// Abandons the table if nobody has used it since a time. Returns whether it did. If a clock is
    /// running, the clock decides what happens to absent players.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn abandon(&self, since: i64) -> Outcome<bool> {
        let mut inner = self.lock().await?;
        let due = inner.head.phase.is_open() && inner.updated < since && inner.running().is_none();
        if due {
            inner.head.phase = Phase::Abandoned;
            inner.head.resumable = true;
            self.keep(&mut inner).await?;
            self.tell_table(&inner);
        }
        Ok(due)
    }

    /// Resumes an abandoned table when one of its players comes back, as if nothing had happened.
    pub(super) async fn resume(
        self: &Arc<Self>,
        inner: &mut Inner,
        caller: &Caller,
    ) -> Outcome<()> {
        let head = &mut inner.head;
        let belongs = caller.host || !caller.seats.is_empty();
        if head.phase != Phase::Abandoned || !head.resumable || !belongs {
            return Ok(());
        }
        head.phase = if inner.play.is_some() { Phase::Playing } else { Phase::Gathering };
        head.resumable = false;
        self.keep(inner).await?;
        tracing::info!(table = self.short(), "resumed");
        self.tell_table(inner);
        self.arrange(inner);
        Ok(())
    }

    /// Closes the table for good, on behalf of the operator. Returns whether it was open.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn close(&self) -> Outcome<bool> {
        let mut inner = self.lock().await?;
        let was_open = inner.head.phase.is_open() || inner.head.resumable;
        if was_open {
            inner.head.phase = Phase::Abandoned;
            inner.head.resumable = false;
            self.set_timer(None);
            self.keep(&mut inner).await?;
            self.tell_table(&inner);
        }
        Ok(was_open)
    }

    /// Another server has the table now: whoever has it open is told to come again, and whoever waits
    /// for it waits no longer. What is in progress ends.
    pub(crate) async fn move_away(&self) {
        self.set_timer(None);
        self.is_gone.send_replace(true);
        self.send_away();
        let mut inner = self.inner.lock().await;
        inner.moved = true;
    }

    /// Gives the table away as soon as nothing is in progress, by what `giving` does; whether that
    /// was possible. Whoever has it open stays until it is [sent away](Self::send_away).
    pub(crate) async fn give(&self, giving: impl Future<Output = bool>) -> bool {
        let mut inner = self.inner.lock().await;
        if !inner.moved && giving.await {
            inner.moved = true;
            self.set_timer(None);
        }
        inner.moved
    }

    /// Tells whoever has the table open to come again.
    pub(crate) fn send_away(&self) {
        self.broadcast(Broadcast::Elsewhere);
    }

    /// The table was deleted: whoever has it open finds that there is none.
    pub(crate) async fn forget(&self) {
        self.set_timer(None);
        let mut inner = self.inner.lock().await;
        inner.stale = true;
        self.tell_fresh(&inner);
    }
}
