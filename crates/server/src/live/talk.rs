//! What happens on a socket once it is known who is there.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Instant;

use axum::http::StatusCode;
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::{End, In, Out, RESTART, Visitor, answer, foreign, read_frame};
use crate::errors::Failure;
use crate::limits::{Bucket, Place};
use crate::protocol::{Query, Request};
use crate::shared::{Shared, stopped};
use crate::table::{Broadcast, Subscription, Table};
use crate::tables::Tables;

/// Answers that may wait for a socket to take them.
const LATER: usize = 16;

/// How long a slow socket may take before it is disconnected.
const SLOW: std::time::Duration = std::time::Duration::from_secs(20);

/// Where a socket is.
pub(super) struct Here {
    pub(super) shared: Arc<Shared>,
    pub(super) tables: Arc<Tables>,
    pub(super) table: Arc<Table>,
}

/// A socket that has been let in.
pub(super) struct Talk<I, O> {
    at: Here,
    visitor: Visitor,
    _place: Option<Place>,
    subscription: Subscription,
    incoming: I,
    outgoing: O,
    /// Where delayed answers come from; most sockets never have one.
    later: Option<(mpsc::Sender<Out>, mpsc::Receiver<Out>)>,
}

/// The next delayed answer.
async fn delayed(later: &mut Option<(mpsc::Sender<Out>, mpsc::Receiver<Out>)>) -> Option<Out> {
    match later {
        Some((_, answers)) => answers.recv().await,
        None => std::future::pending().await,
    }
}

impl<I, O> Talk<I, O>
where
    I: Stream<Item = In> + Unpin + Send,
    O: Sink<Out, Error: Send> + Unpin + Send,
{
    pub(super) const fn new(
        at: Here,
        visitor: Visitor,
        place: Option<Place>,
        subscription: Subscription,
        incoming: I,
        outgoing: O,
    ) -> Self {
        Self { at, visitor, _place: place, subscription, incoming, outgoing, later: None }
    }

    /// Until the end.
    pub(super) async fn run(mut self: Box<Self>) -> End {
        let end = self.talk().await;
        let close = match end {
            End::Gone => None,
            End::Silent => Some(Out::Close(1001, "no heartbeat")),
            End::Refused => Some(Out::Close(1008, "too many messages")),
            End::Broken(code, reason) => Some(Out::Close(code, reason)),
            End::Stopping => Some(Out::Close(1001, "server stopping")),
        };
        if let Some(close) = close {
            let _ = self.outgoing.send(close).await;
        }
        let (table, caller) = (Arc::clone(&self.at.table), self.subscription.caller.clone());
        drop(self);
        boxed(async move { table.leave(&caller).await }).await;
        end
    }

    async fn talk(&mut self) -> End {
        let limits = &self.at.shared.config.limits;
        let mut bucket = Bucket::new(limits.messages_per_second, Instant::now());
        let mut wrong = 0;
        let mut heard = Instant::now();
        let mut beats = interval(self.at.shared.config.times.heartbeat);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beats.tick().await;
        let mut stop = self.at.shared.stopping();
        for text in std::mem::take(&mut self.subscription.first) {
            if !self.send(Out::Text(text)).await {
                return End::Gone;
            }
        }
        loop {
            let going = tokio::select! {
                frame = self.incoming.next() => {
                    let Some(frame) = frame else { return End::Gone };
                    heard = Instant::now();
                    if !bucket.take(heard) {
                        let failure = Failure::limit("limit/messages", "too many messages");
                        self.send(answer(None, Err(failure.body))).await;
                        return End::Refused;
                    }
                    match frame {
                        In::Alive => true,
                        In::Text(text) if !self.visitor.may_speak(heard) => {
                            let id = read_frame(&text).ok().map(|frame| frame.id);
                            let message = "too many messages from one address; wait a moment";
                            let failure = Failure::limit("limit/messages", message);
                            self.send(answer(id, Err(failure.body))).await
                        }
                        In::Text(text) => boxed(self.hear(text, &mut wrong)).await,
                        In::Foreign => {
                            wrong += 1;
                            self.send(answer(None, Err(foreign()))).await
                        }
                        In::Broken(code, reason) => return End::Broken(code, reason),
                    }
                }
                message = self.subscription.broadcasts.recv() => self.tell(message).await,
                Some(answer) = delayed(&mut self.later) => self.send(answer).await,
                _ = beats.tick() => {
                    if heard.elapsed() > self.at.shared.config.times.silence {
                        return End::Silent;
                    }
                    match self.at.table.heartbeat().await {
                        Ok(beat) => self.send(Out::Ping).await && self.send(Out::Text(beat)).await,
                        Err(failure) if failure == Failure::elsewhere() => self.send_away().await,
                        Err(_) => true,
                    }
                }
                () = stopped(&mut stop) => return End::Stopping,
            };
            if !going {
                return End::Gone;
            }
            // A client that keeps sending unreadable frames is not one of ours.
            if wrong > 20 {
                return End::Refused;
            }
        }
    }

    async fn send(&mut self, out: Out) -> bool {
        matches!(timeout(SLOW, self.outgoing.send(out)).await, Ok(Ok(())))
    }

    async fn hear(&mut self, text: String, wrong: &mut u32) -> bool {
        let frame = match read_frame(&text) {
            Ok(frame) => frame,
            Err((id, error)) => {
                *wrong += 1;
                return self.send(answer(id, Err(error))).await;
            }
        };
        metrics::counter!("aude_messages_total").increment(1);
        let caller = self.subscription.caller.clone();
        if matches!(frame.request, Request::Query(Query::Hint { .. })) {
            // A hint takes a second: other requests are answered in the meantime.
            let (table, tables) = (Arc::clone(&self.at.table), Arc::clone(&self.at.tables));
            let later = self.later.get_or_insert_with(|| mpsc::channel(LATER)).0.clone();
            tokio::spawn(async move {
                let outcome = table.answer(&tables, &caller, frame.request).await;
                let _ = later.send(answer(Some(frame.id), outcome.map_err(|f| f.body))).await;
            });
            return true;
        }
        let outcome = self.at.table.answer(&self.at.tables, &caller, frame.request).await;
        let is_elsewhere = matches!(&outcome, Err(failure) if *failure == Failure::elsewhere());
        let answer = answer(Some(frame.id), outcome.map_err(|failure| failure.body));
        self.send(answer).await && (!is_elsewhere || self.send_away().await)
    }

    /// The client is told to come again; nothing more is said here.
    async fn send_away(&mut self) -> bool {
        self.send(Out::Close(RESTART, "the table has moved")).await;
        false
    }

    async fn tell(&mut self, message: Result<Broadcast, RecvError>) -> bool {
        let text = match message {
            Ok(Broadcast::Other(text)) => text,
            Ok(Broadcast::Moved { brief, full: None, .. }) if !self.subscription.full => brief,
            Ok(Broadcast::Moved { brief, .. }) if !self.subscription.full => brief,
            Ok(Broadcast::Moved { full: Some(full), .. }) => full,
            // Too far behind, or in need of a complete position that was not prepared: send
            // everything afresh.
            Ok(Broadcast::Fresh | Broadcast::Moved { .. }) | Err(RecvError::Lagged(_)) => {
                match boxed(self.at.table.fresh(&mut self.subscription)).await {
                    Ok(text) => text,
                    // It was deleted.
                    Err(failure) if failure.status == StatusCode::NOT_FOUND => return false,
                    Err(_) => return true,
                }
            }
            Ok(Broadcast::Elsewhere) => return self.send_away().await,
            Err(RecvError::Closed) => return false,
        };
        self.send(Out::Text(text)).await
    }
}

/// What a socket needs only while it does something is not part of it.
fn boxed<'a, T>(
    doing: impl Future<Output = T> + Send + 'a,
) -> Pin<Box<dyn Future<Output = T> + Send + 'a>> {
    Box::pin(doing)
}
