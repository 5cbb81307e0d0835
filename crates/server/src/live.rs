//! The socket loop, independent of the transport: frames come in at one end and go out at the
//! other.

mod talk;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Instant;

use futures_util::{Sink, SinkExt, Stream, StreamExt};
use serde_json::Value;
use tokio::time::timeout;

use crate::connections::{Connection, Use};
use crate::errors::{ErrorBody, Failure};
use crate::limits::{Addresses, Place, Quota};
use crate::protocol::{Answer, Hello, Request, RequestFrame, Written};
use crate::shared::{Shared, stopped};
use crate::table::Table;
use crate::tables::Tables;
use crate::unread;
use talk::{Here, Talk};

/// The code of the WebSocket protocol for a service that is back in a moment.
pub(crate) const RESTART: u16 = 1012;

/// An incoming frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum In {
    /// Text.
    Text(String),
    /// A sign of life.
    Alive,
    /// An unsupported frame: binary, or not UTF-8.
    Foreign,
    /// What cannot be read, and nothing after it: the code of the WebSocket protocol and the reason to
    /// close with.
    Broken(u16, &'static str),
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
    /// The client sent what cannot be read: the code and the reason to close with.
    Broken(u16, &'static str),
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
    read.map_err(|error| Failure::request("request/hello", unread::why(&error)).body)
}

/// Reads any later frame. The id is returned with the error if there was one.
///
/// # Errors
/// What was expected.
pub fn read_frame(text: &str) -> Result<RequestFrame, (Option<u32>, ErrorBody)> {
    let value: Value = serde_json::from_str(text)
        .map_err(|error| (None, Failure::request("request/json", unread::why(&error)).body))?;
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
    if !value.values().all(has_whole_numbers) {
        let failure = Failure::request("request/json", "numbers must be whole and fit in 64 bits");
        return Err((Some(id), failure.body));
    }
    let request: Request = serde_json::from_value(Value::Object(value))
        .map_err(|error| (Some(id), Failure::request("request/field", unread::why(&error)).body))?;
    Ok(RequestFrame { id, request })
}

/// Whether all numbers are integers. Nothing in the protocol is a fraction, and a number with more
/// digits than fit would silently become another.
fn has_whole_numbers(value: &Value) -> bool {
    match value {
        Value::Number(number) => !number.is_f64(),
        Value::Array(values) => values.iter().all(has_whole_numbers),
        Value::Object(fields) => fields.values().all(has_whole_numbers),
        Value::Null | Value::Bool(_) | Value::String(_) => true,
    }
}

/// Who is at the other end of a socket, as far as the transport knows; by default nothing is known.
#[derive(Debug, Default)]
pub struct Visitor {
    pub(crate) address: Option<IpAddr>,
    pub(crate) connection: Option<Connection>,
    /// Where spectators are counted.
    pub(crate) spectators: Option<Arc<Quota>>,
    /// Where messages are counted.
    pub(crate) messages: Option<Arc<Addresses>>,
}

impl Visitor {
    /// Whether the address may send another message, over any of its sockets.
    fn may_speak(&self, now: Instant) -> bool {
        let messages = self.messages.as_ref().zip(self.address);
        messages.is_none_or(|(messages, address)| messages.take(address, now))
    }

    /// Notes what the socket is used for. A spectator gets a place, if there is one.
    fn enter(&self, plays: bool) -> Result<Option<Place>, ErrorBody> {
        if let Some(connection) = &self.connection {
            connection.set(if plays { Use::Player } else { Use::Spectator });
        }
        let Some(spectators) = self.spectators.as_ref().filter(|_| !plays) else {
            return Ok(None);
        };
        let address = self.address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        let full = "the server is full; only players can still come in";
        spectators.open(address).map(Some).map_err(|_| Failure::limit("limit/sockets", full).body)
    }
}

/// Serves one socket at a table until either side ends it. A socket is open for hours and waits nearly
/// all the time: what is needed to begin, or to answer, is not kept while it waits.
pub fn converse<I, O>(
    visitor: Visitor,
    shared: Arc<Shared>,
    tables: Arc<Tables>,
    table: Arc<Table>,
    incoming: I,
    outgoing: O,
) -> impl Future<Output = End> + Send
where
    I: Stream<Item = In> + Unpin + Send,
    O: Sink<Out, Error: Send> + Unpin + Send,
{
    let greeting = Box::pin(greet(visitor, shared, tables, table, incoming, outgoing));
    async move {
        let greeted = greeting.await;
        match greeted {
            Ok(talk) => Box::pin(talk.run()).await,
            Err(end) => end,
        }
    }
}

/// Who is there, and what do they need to know?
async fn greet<I, O>(
    visitor: Visitor,
    shared: Arc<Shared>,
    tables: Arc<Tables>,
    table: Arc<Table>,
    mut incoming: I,
    mut outgoing: O,
) -> Result<Box<Talk<I, O>>, End>
where
    I: Stream<Item = In> + Unpin + Send,
    O: Sink<Out, Error: Send> + Unpin + Send,
{
    let mut stop = shared.stopping();
    let first = tokio::select! {
        first = timeout(shared.config.times.hello, next_text(&mut incoming)) => first,
        () = stopped(&mut stop) => {
            let _ = outgoing.send(Out::Close(1001, "server stopping")).await;
            return Err(End::Stopping);
        }
    };
    let hello = match first {
        Ok(Some(Ok(text))) => read_hello(&text),
        Ok(Some(Err(error))) => Err(error),
        Ok(None) => return Err(End::Gone),
        Err(_) => Err(Failure::request("request/hello", "no hello received").body),
    };
    let subscribed = match hello {
        Ok(hello) => table.subscribe(&hello).await.map_err(|failure| failure.body),
        Err(error) => Err(error),
    };
    let refused = match subscribed {
        Ok(mut subscription) => {
            let caller = subscription.caller.clone().from(visitor.address);
            subscription.caller = caller;
            match visitor.enter(subscription.caller.plays()) {
                Ok(place) => {
                    let at = Here { shared, tables, table };
                    let talk = Talk::new(at, visitor, place, subscription, incoming, outgoing);
                    return Ok(Box::new(talk));
                }
                Err(error) => {
                    let caller = subscription.caller.clone();
                    drop(subscription);
                    table.leave(&caller).await;
                    error
                }
            }
        }
        Err(error) => error,
    };
    let _ = outgoing.send(answer(None, Err(refused))).await;
    let _ = outgoing.send(Out::Close(1008, "rejected")).await;
    Err(End::Refused)
}

async fn next_text<I: Stream<Item = In> + Unpin>(
    incoming: &mut I,
) -> Option<Result<String, ErrorBody>> {
    loop {
        match incoming.next().await? {
            In::Text(text) => return Some(Ok(text)),
            In::Alive => {}
            In::Foreign => return Some(Err(foreign())),
            In::Broken(_, reason) => {
                return Some(Err(Failure::request("request/text", reason).body));
            }
        }
    }
}

fn foreign() -> ErrorBody {
    Failure::request("request/text", "frames must be UTF-8 text").body
}

fn answer(reply_to: Option<u32>, outcome: Result<Written, ErrorBody>) -> Out {
    let (ok, result, error) = match outcome {
        Ok(result) => (true, Some(result).filter(|result| result.get() != "null"), None),
        Err(error) => (false, None, Some(error)),
    };
    let text = serde_json::to_string(&Answer { reply_to, ok, result, error }).unwrap_or_default();
    Out::Text(text.into())
}
