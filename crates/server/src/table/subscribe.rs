//! Subscriptions: everything that happens, in order, from where the client was.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde::Serialize;
use tokio::sync::broadcast;

use super::info::Sight;
use super::log::Kind;
use super::presence::Tell;
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
    /// Another server has the table now.
    Elsewhere,
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

/// A fresh view that many spectators get.
#[derive(Clone, Debug)]
pub(super) struct CrowdView {
    made: std::time::Instant,
    /// What had been broadcast by then.
    told: u64,
    text: Arc<str>,
}

/// What a socket gets first, decided under the lock and made without it.
enum First {
    /// The entries it has missed, and the chat after a number and up to another.
    Missed(Vec<Arc<str>>, Option<(u32, u32)>),
    /// A fresh view that is ready.
    Known(Arc<str>),
    /// A fresh view, and what had been broadcast by then if a crowd of spectators needs it too.
    Fresh(Box<Sight>, Option<u64>),
}

/// From how many spectators on the view is kept, and for how long: the clocks run on.
const CROWD: u32 = 20;
const CROWD_VIEW_LASTS: std::time::Duration = std::time::Duration::from_millis(200);

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
        let mut inner = self.lock().await?;
        let caller = self.who(&inner, &hello.tokens)?;
        self.resume(&mut inner, &caller).await?;
        // Spectators never keep players out.
        let here = self.with_presence(|presence| {
            if caller.plays() { presence.seated() } else { presence.spectators() as usize }
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
        self.come(&subscription.caller);
        let missed = hello.last.and_then(|last| self.missed(&inner, last, hello.full));
        let first = match missed {
            Some(missed) => First::Missed(missed, hello.chat.map(|last| (last, inner.said))),
            None => self.first(&inner, &subscription.caller),
        };
        // A socket that continues where it was needs the table as it is now, whenever the others
        // hear about it.
        let table = (self.tell_presence(&inner) != Tell::Now && hello.last.is_some())
            .then(|| text(&Push::Table(Box::new(self.info(&inner)))));
        drop(inner);
        match self.make(first).await {
            Ok(first) => subscription.first = first,
            Err(failure) => {
                self.turn_away(&subscription.caller);
                if let Ok(inner) = self.lock().await {
                    self.tell_presence(&inner);
                }
                return Err(failure);
            }
        }
        subscription.first.extend(table);
        Ok(subscription)
    }

    /// The entries after a version, if they are in memory.
    fn missed(&self, inner: &Inner, last: u32, full: bool) -> Option<Vec<Arc<str>>> {
        // A client that saw a takeback last may not have seen the restored position.
        let index = last.checked_sub(1).and_then(|index| usize::try_from(index).ok());
        let mark = inner.play.as_ref().zip(index).and_then(|(play, index)| play.marks.get(index));
        if mark.is_some_and(|mark| matches!(mark.kind, Kind::Back(_))) {
            return None;
        }
        if last == inner.version() {
            return Some(Vec::new());
        }
        // Complete positions are not kept.
        if full {
            return None;
        }
        inner.play.as_ref()?.recent.after(last)
    }

    /// A fresh view for a socket that could not keep up.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn fresh(&self, subscription: &mut Subscription) -> Outcome<Arc<str>> {
        let first = {
            let inner = self.lock().await?;
            subscription.broadcasts = self.broadcasts.subscribe();
            self.first(&inner, &subscription.caller)
        };
        let made = self.make(first).await?;
        made.into_iter().next().ok_or_else(Failure::broken)
    }

    /// A fresh view. Spectators all get the same one; where there are many, it is made once for all
    /// who need it at the same time.
    fn first(&self, inner: &Inner, caller: &Caller) -> First {
        let crowd =
            !caller.plays() && self.with_presence(|presence| presence.spectators() >= CROWD);
        let told = self.told.load(Ordering::SeqCst);
        if crowd
            && let Some(view) = self.with_crowd_view(|view| view.clone())
            && view.told == told
            && view.made.elapsed() < CROWD_VIEW_LASTS
        {
            return First::Known(view.text);
        }
        First::Fresh(Box::new(self.sight(inner, caller)), crowd.then_some(told))
    }

    async fn make(&self, first: First) -> Outcome<Vec<Arc<str>>> {
        match first {
            First::Missed(mut missed, chat) => {
                if let Some((last, said)) = chat {
                    let lines = self.lines(last).await?.into_iter();
                    // What was said since is pushed.
                    let lines = lines.filter(|line| line.number <= said);
                    missed.extend(lines.map(|line| text(&Push::Chat(line))));
                }
                Ok(missed)
            }
            First::Known(view) => Ok(vec![view]),
            First::Fresh(sight, crowd) => {
                let view = self.view(*sight).await?;
                let text = text(&Push::Welcome(Box::new(view)));
                if let Some(told) = crowd {
                    let (made, text) = (std::time::Instant::now(), Arc::clone(&text));
                    self.with_crowd_view(|view| *view = Some(CrowdView { made, told, text }));
                }
                Ok(vec![text])
            }
        }
    }

    fn with_crowd_view<T>(&self, look: impl FnOnce(&mut Option<CrowdView>) -> T) -> T {
        look(&mut self.crowd_view.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    /// A heartbeat.
    pub async fn heartbeat(&self) -> Outcome<Arc<str>> {
        let version = self.lock().await?.version();
        Ok(text(&Push::Heartbeat { version }))
    }

    pub(super) fn tell_table(&self, inner: &Inner) {
        if self.broadcasts.receiver_count() > 0 {
            let push = Push::Table(Box::new(self.info(inner)));
            self.broadcast(Broadcast::Other(text(&push)));
        }
    }

    pub(super) fn tell(&self, push: &Push) {
        self.broadcast(Broadcast::Other(text(push)));
    }

    pub(super) fn tell_fresh(&self, _: &Inner) {
        self.broadcast(Broadcast::Fresh);
    }

    pub(super) fn broadcast(&self, broadcast: Broadcast) {
        self.told.fetch_add(1, Ordering::SeqCst);
        let _ = self.broadcasts.send(broadcast);
    }
}
