//! The live conversation of one socket, whatever carries it: frames come in at one end and go out at
//! the other.

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

/// A frame that came in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum In {
    /// Text.
    Text(String),
    /// A sign of life.
    Alive,
    /// Something that is not spoken here: binary, or no UTF-8.
    Foreign,
}

/// A frame that goes out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Out {
    /// Text.
    Text(Arc<str>),
    /// A question whether anybody is there.
    Ping,
    /// Goodbye, with a code of the WebSocket protocol and a reason.
    Close(u16, &'static str),
}

/// Why a conversation ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The other side went away.
    Gone,
    /// The other side was silent for too long.
    Silent,
    /// The other side said something wrong first, or too much.
    Refused,
    /// The server stops.
    Stopping,
}

/// Reads the first frame.
///
/// # Errors
/// What was expected.
pub fn read_hello(text: &str) -> Result<Hello, ErrorBody> {
    if !text.trim_start().starts_with('{') {
        return Err(Failure::request("request/hello", "the first frame is an object").body);
    }
    let read = serde_json::from_str(text);
    read.map_err(|error| Failure::request("request/hello", error.to_string()).body)
}

/// Reads any later frame. The id comes back with the error if there was one.
///
/// # Errors
/// What was expected.
pub fn read_frame(text: &str) -> Result<RequestFrame, (Option<u32>, ErrorBody)> {
    let value: Value = serde_json::from_str(text)
        .map_err(|error| (None, Failure::request("request/json", error.to_string()).body))?;
    let mut value = match value {
        Value::Object(value) => value,
        _ => {
            let failure = Failure::request("request/json", "a request is an object");
            return Err((None, failure.body));
        }
    };
    let id = value.remove("id").and_then(|id| id.as_u64()).and_then(|id| u32::try_from(id).ok());
    let Some(id) = id else {
        let failure = Failure::request("request/id", "a request has an `id`, a whole number");
        return Err((None, failure.body));
    };
    let request: Request = serde_json::from_value(Value::Object(value))
        .map_err(|error| (Some(id), Failure::request("request/field", error.to_string()).body))?;
    Ok(RequestFrame { id, request })
}

/// Speaks with one socket at a table until one side has enough.
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
            let _ = outgoing.send(Out::Close(1001, "the server stops")).await;
            return End::Stopping;
        }
    };
    let hello = match first {
        Ok(Some(Ok(text))) => read_hello(&text),
        Ok(Some(Err(error))) => Err(error),
        Ok(None) => return End::Gone,
        Err(_) => Err(Failure::request("request/hello", "nothing was said").body),
    };
    let subscribed = match hello {
        Ok(hello) => table.subscribe(&hello).await.map_err(|failure| failure.body),
        Err(error) => Err(error),
    };
    let subscription = match subscribed {
        Ok(subscription) => subscription,
        Err(error) => {
            let _ = outgoing.send(answer(None, Err(error))).await;
            let _ = outgoing.send(Out::Close(1008, "not taken in")).await;
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
        End::Silent => Some(Out::Close(1001, "nothing was heard")),
        End::Refused => Some(Out::Close(1008, "too much")),
        End::Stopping => Some(Out::Close(1001, "the server stops")),
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
    Failure::request("request/text", "frames are text in UTF-8").body
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

/// Frames that may wait for a slow socket before it is given up.
const SLOW: std::time::Duration = std::time::Duration::from_secs(20);

struct Talk<O> {
    shared: Arc<Shared>,
    tables: Arc<Tables>,
    table: Arc<Table>,
    subscription: Subscription,
    outgoing: O,
    /// Where answers that take a while come from.
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
            // Somebody who keeps sending what nobody can read is no client of ours.
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
            // Thinking takes a second: the talk goes on meanwhile.
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
            // Behind, or in need of a whole position that was not made: everything afresh.
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
