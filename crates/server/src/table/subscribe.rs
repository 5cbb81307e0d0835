//! What sockets are fed with: everything that happens, in order, from where they were.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde::Serialize;
use tokio::sync::broadcast;

use super::log::Kind;
use super::{Caller, Inner, Table};
use crate::errors::{Failure, Outcome};
use crate::protocol::{Hello, Push};

/// Something everybody at the table is told.
#[derive(Clone, Debug)]
pub enum Broadcast {
    /// An entry of the log.
    Moved {
        /// Its version.
        version: u32,
        /// For most.
        brief: Arc<str>,
        /// For those who want the whole position with it.
        full: Option<Arc<str>>,
    },
    /// Anything else.
    Other(Arc<str>),
    /// The table was read anew: everybody needs a fresh view.
    Fresh,
}

/// A socket's place at the table. Dropping it does not say goodbye: see [`Table::leave`].
#[derive(Debug)]
pub struct Subscription {
    /// What the socket is told first.
    pub first: Vec<Arc<str>>,
    /// What comes after that.
    pub broadcasts: broadcast::Receiver<Broadcast>,
    /// Who it is.
    pub caller: Caller,
    /// Whether it wants whole positions.
    pub full: bool,
    table: Arc<Table>,
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if self.full {
            self.table.full.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

/// JSON text of a push; nothing in it can fail to be written.
pub(super) fn text(push: &impl Serialize) -> Arc<str> {
    serde_json::to_string(push).unwrap_or_default().into()
}

impl Table {
    /// Takes a socket in: nothing that happens from now on is missed or told twice.
    ///
    /// # Errors
    /// If a secret does not fit, or there are too many sockets.
    pub async fn subscribe(self: &Arc<Self>, hello: &Hello) -> Outcome<Subscription> {
        let inner = self.lock().await?;
        let caller = self.who(&inner, &hello.tokens)?;
        // Those who look on never keep those who play out.
        let plays = caller.host || !caller.seats.is_empty();
        let here = self.with_presence(|presence| {
            if plays { presence.seated() } else { presence.spectators() as usize }
        });
        if here >= self.shared.config.limits.sockets_per_table {
            return Err(Failure::limit("limit/sockets", "too many people are at this table"));
        }
        if hello.full {
            self.full.fetch_add(1, Ordering::Relaxed);
        }
        let mut subscription = Subscription {
            first: Vec::new(),
            broadcasts: self.broadcasts.subscribe(),
            caller,
            full: hello.full,
            table: Arc::clone(self),
        };
        subscription.first = self.catch_up(&inner, &subscription.caller, hello).await?;
        self.come(&subscription.caller);
        self.tell_table(&inner);
        Ok(subscription)
    }

    /// What a socket has missed, or a fresh view.
    async fn catch_up(
        &self,
        inner: &Inner,
        caller: &Caller,
        hello: &Hello,
    ) -> Outcome<Vec<Arc<str>>> {
        let missed = hello.last.and_then(|last| self.missed(inner, last, hello.full));
        let Some(mut first) = missed else {
            let view = self.view_of(inner, caller).await?;
            return Ok(vec![text(&Push::Welcome(Box::new(view)))]);
        };
        if let Some(last) = hello.chat {
            let lines = self.lines(last).await?;
            first.extend(lines.into_iter().map(|line| text(&Push::Chat(line))));
        }
        Ok(first)
    }

    /// The entries after a version, if they are at hand.
    fn missed(&self, inner: &Inner, last: u32, full: bool) -> Option<Vec<Arc<str>>> {
        let version = inner.version();
        // Whoever heard of a takeback as the last thing may not have seen what came back.
        let index = last.checked_sub(1).and_then(|index| usize::try_from(index).ok());
        let mark = inner.play.as_ref().zip(index).and_then(|(play, index)| play.marks.get(index));
        if mark.is_some_and(|mark| matches!(mark.kind, Kind::Back(_))) {
            return None;
        }
        if last == version {
            return Some(Vec::new());
        }
        let recent = &inner.play.as_ref()?.recent;
        let from = recent.front()?.0;
        // Whole positions are not kept.
        if full || last > version || last + 1 < from {
            return None;
        }
        let missed = recent.iter().filter(|(version, _)| *version > last);
        Some(missed.map(|(_, text)| Arc::clone(text)).collect())
    }

    /// A fresh view for a socket that could not keep up.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn fresh(&self, subscription: &mut Subscription) -> Outcome<Arc<str>> {
        let inner = self.lock().await?;
        subscription.broadcasts = self.broadcasts.subscribe();
        let view = self.view_of(&inner, &subscription.caller).await?;
        Ok(text(&Push::Welcome(Box::new(view))))
    }

    /// A heartbeat.
    pub async fn heartbeat(&self) -> Outcome<Arc<str>> {
        let version = self.inner.lock().await.version();
        Ok(text(&Push::Heartbeat { version }))
    }

    pub(super) fn tell_table(&self, inner: &Inner) {
        if self.broadcasts.receiver_count() > 0 {
            let push = Push::Table(Box::new(self.info(inner)));
            let _ = self.broadcasts.send(Broadcast::Other(text(&push)));
        }
    }

    pub(super) fn tell(&self, push: &Push) {
        let _ = self.broadcasts.send(Broadcast::Other(text(push)));
    }

    pub(super) fn tell_fresh(&self, _: &Inner) {
        let _ = self.broadcasts.send(Broadcast::Fresh);
    }
}
