//! The socket loop, independent of the transport: frames come in at one end and go out at the
//! other.

use std::sync::Arc;
use std::time::Instant;

use futures_util::{Sink, SinkExt, Stream, StreamExt};
use serde_json::Value;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::errors::{ErrorBody, Failure};
use crate::limits::Bucket;
use crate::protocol::{Answer, Hello, Query, Request, RequestFrame};
use crate::shared::{Shared, stopped};
use crate::table::{Broadcast, Subscription, Table};
use crate::tables::Tables;

/// An incoming frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum In {
    /// Text.
    Text(String),
    /// A sign of life.
    Alive,
    /// An unsupported frame: binary, or not UTF-8.
    Foreign,
}

/// An outgoing frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Out {
    /// Text.
    Text(Arc<str>),
    /// A ping.
    Ping,
    /// Close, with a code of the WebSocket protocol and a reason.
    Close(u16, &'static str),
}

/// Why a connection ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The client went away.
    Gone,
    /// The client was silent for too long.
    Silent,
    /// The client's first message was wrong, or it sent too much.
    Refused,
    /// The server is stopping.
    Stopping,
}

/// Reads the first frame.
///
/// # Errors
/// What was expected.
pub fn read_hello(text: &str) -> Result<Hello, ErrorBody> {
    if !text.trim_start().starts_with('{') {
        return Err(Failure::request("request/hello", "the first frame must be an object").body);
    }
    let read = serde_json::from_str(text);
    read.map_err(|error| Failure::request("request/hello", error.to_string()).body)
}

/// Reads any later frame. The id is returned with the error if there was one.
///
/// # Errors
/// What was expected.
pub fn read_frame(text: &str) -> Result<RequestFrame, (Option<u32>, ErrorBody)> {
    let value: Value = serde_json::from_str(text)
        .map_err(|error| (None, Failure::request("request/json", error.to_string()).body))?;
    let mut value = match value {
        Value::Object(value) => value,
        _ => {
            let failure = Failure::request("request/json", "a request must be an object");
            return Err((None, failure.body));
        }
    };
    let id = value.remove("id").and_then(|id| id.as_u64()).and_then(|id| u32::try_from(id).ok());
    let Some(id) = id else {
        let failure = Failure::request("request/id", "a request needs an `id`, a whole number");
        return Err((None, failure.body));
    };
    let request: Request = serde_json::from_value(Value::Object(value))
        .map_err(|error| (Some(id), Failure::request("request/field", error.to_string()).body))?;
    Ok(RequestFrame { id, request })
}

/// Serves one socket at a table until either side ends it.
pub async fn converse<I, O>(
    shared: Arc<Shared>,
    tables: Arc<Tables>,
    table: Arc<Table>,
    mut incoming: I,
    mut outgoing: O,
) -> End
where
    I: Stream<Item = In> + Unpin,
    O: Sink<Out> + Unpin,
{
    let mut stop = shared.stopping();
    let first = tokio::select! {
        first = timeout(shared.config.times.hello, next_text(&mut incoming)) => first,
        () = stopped(&mut stop) => {
            let _ = outgoing.send(Out::Close(1001, "server stopping")).await;
            return End::Stopping;
        }
    };
    let hello = match first {
        Ok(Some(Ok(text))) => read_hello(&text),
        Ok(Some(Err(error))) => Err(error),
        Ok(None) => return End::Gone,
        Err(_) => Err(Failure::request("request/hello", "no hello received").body),
    };
    let subscribed = match hello {
        Ok(hello) => table.subscribe(&hello).await.map_err(|failure| failure.body),
        Err(error) => Err(error),
    };
    let subscription = match subscribed {
        Ok(subscription) => subscription,
        Err(error) => {
            let _ = outgoing.send(answer(None, Err(error))).await;
            let _ = outgoing.send(Out::Close(1008, "rejected")).await;
            return End::Refused;
        }
    };
    let caller = subscription.caller.clone();
    let (later, mut answers) = mpsc::channel(LATER);
    let mut talk =
        Talk { shared, tables, table: Arc::clone(&table), subscription, outgoing, later };
    let end = talk.run(incoming, &mut answers).await;
    let close = match end {
        End::Gone => None,
        End::Silent => Some(Out::Close(1001, "no heartbeat")),
        End::Refused => Some(Out::Close(1008, "too many messages")),
        End::Stopping => Some(Out::Close(1001, "server stopping")),
    };
    if let Some(close) = close {
        let _ = talk.outgoing.send(close).await;
    }
    drop(talk);
    table.leave(&caller).await;
    end
}

async fn next_text<I: Stream<Item = In> + Unpin>(
    incoming: &mut I,
) -> Option<Result<String, ErrorBody>> {
    loop {
        match incoming.next().await? {
            In::Text(text) => return Some(Ok(text)),
            In::Alive => {}
            In::Foreign => return Some(Err(foreign())),
        }
    }
}

fn foreign() -> ErrorBody {
    Failure::request("request/text", "frames must be UTF-8 text").body
}

fn answer(reply_to: Option<u32>, outcome: Result<Value, ErrorBody>) -> Out {
    let (ok, result, error) = match outcome {
        Ok(result) => (true, Some(result).filter(|value| !value.is_null()), None),
        Err(error) => (false, None, Some(error)),
    };
    let text = serde_json::to_string(&Answer { reply_to, ok, result, error }).unwrap_or_default();
    Out::Text(text.into())
}

/// Answers that may wait for a socket to take them.
const LATER: usize = 16;

/// How long a slow socket may take before it is given up.
const SLOW: std::time::Duration = std::time::Duration::from_secs(20);

struct Talk<O> {
    shared: Arc<Shared>,
    tables: Arc<Tables>,
    table: Arc<Table>,
    subscription: Subscription,
    outgoing: O,
    /// Where delayed answers come from.
    later: mpsc::Sender<Out>,
}

impl<O: Sink<Out> + Unpin> Talk<O> {
    async fn run<I: Stream<Item = In> + Unpin>(
        &mut self,
        mut incoming: I,
        answers: &mut mpsc::Receiver<Out>,
    ) -> End {
        let limits = &self.shared.config.limits;
        let mut bucket = Bucket::new(limits.messages_per_second, Instant::now());
        let mut wrong = 0;
        let mut heard = Instant::now();
        let mut beats = interval(self.shared.config.times.heartbeat);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beats.tick().await;
        let mut stop = self.shared.stopping();
        for text in std::mem::take(&mut self.subscription.first) {
            if !self.send(Out::Text(text)).await {
                return End::Gone;
            }
        }
        loop {
            let going = tokio::select! {
                frame = incoming.next() => {
                    let Some(frame) = frame else { return End::Gone };
                    heard = Instant::now();
                    if !bucket.take(heard) {
                        let failure = Failure::limit("limit/messages", "too many messages");
                        self.send(answer(None, Err(failure.body))).await;
                        return End::Refused;
                    }
                    match frame {
                        In::Alive => true,
                        In::Text(text) => self.hear(&text, &mut wrong).await,
                        In::Foreign => {
                            wrong += 1;
                            self.send(answer(None, Err(foreign()))).await
                        }
                    }
                }
                message = self.subscription.broadcasts.recv() => self.tell(message).await,
                Some(answer) = answers.recv() => self.send(answer).await,
                _ = beats.tick() => {
                    if heard.elapsed() > self.shared.config.times.silence {
                        return End::Silent;
                    }
                    match self.table.heartbeat().await {
                        Ok(beat) => self.send(Out::Ping).await && self.send(Out::Text(beat)).await,
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

    async fn hear(&mut self, text: &str, wrong: &mut u32) -> bool {
        let frame = match read_frame(text) {
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
            let (table, tables) = (Arc::clone(&self.table), Arc::clone(&self.tables));
            let later = self.later.clone();
            tokio::spawn(async move {
                let outcome = table.answer(&tables, &caller, frame.request).await;
                let _ = later.send(answer(Some(frame.id), outcome.map_err(|f| f.body))).await;
            });
            return true;
        }
        let outcome = self.table.answer(&self.tables, &caller, frame.request).await;
        self.send(answer(Some(frame.id), outcome.map_err(|failure| failure.body))).await
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
                match self.table.fresh(&mut self.subscription).await {
                    Ok(text) => text,
                    Err(_) => return true,
                }
            }
            Err(RecvError::Closed) => return false,
        };
        self.send(Out::Text(text)).await
    }
}
