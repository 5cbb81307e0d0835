//! Subscriptions: everything that happens, in order, from where the client was.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde::Serialize;
use tokio::sync::broadcast;

use super::log::Kind;
use super::{Caller, Inner, Table};
use crate::errors::{Failure, Outcome};
use crate::protocol::{Hello, Push};

/// Something that everyone at the table receives.
#[derive(Clone, Debug)]
pub enum Broadcast {
    /// A log entry.
    Moved {
        /// Its version.
        version: u32,
        /// For most clients.
        brief: Arc<str>,
        /// For clients that want the complete position with it.
        full: Option<Arc<str>>,
    },
    /// Anything else.
    Other(Arc<str>),
    /// The table was reloaded: everyone needs a fresh view.
    Fresh,
}

/// A socket's subscription to the table. Dropping it does not unsubscribe: see [`Table::leave`].
#[derive(Debug)]
pub struct Subscription {
    /// What the socket is sent first.
    pub first: Vec<Arc<str>>,
    /// What comes after that.
    pub broadcasts: broadcast::Receiver<Broadcast>,
    /// The caller.
    pub caller: Caller,
    /// Whether it wants complete positions.
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

/// The JSON text of a push; serialising it cannot fail.
pub(super) fn text(push: &impl Serialize) -> Arc<str> {
    serde_json::to_string(push).unwrap_or_default().into()
}

impl Table {
    /// Adds a socket: from now on, no event is missed or sent twice.
    ///
    /// # Errors
    /// If a secret does not match, or there are too many sockets.
    pub async fn subscribe(self: &Arc<Self>, hello: &Hello) -> Outcome<Subscription> {
        let inner = self.lock().await?;
        let caller = self.who(&inner, &hello.tokens)?;
        // Spectators never keep players out.
        let plays = caller.host || !caller.seats.is_empty();
        let here = self.with_presence(|presence| {
            if plays { presence.seated() } else { presence.spectators() as usize }
        });
        if here >= self.shared.config.limits.sockets_per_table {
            return Err(Failure::limit("limit/sockets", "too many people at this table"));
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

    /// The entries after a version, if they are in memory.
    fn missed(&self, inner: &Inner, last: u32, full: bool) -> Option<Vec<Arc<str>>> {
        let version = inner.version();
        // A client that saw a takeback last may not have seen the restored position.
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
        // Complete positions are not kept.
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
