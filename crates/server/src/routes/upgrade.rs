//! From HTTP to a WebSocket.
//!
//! A socket is open for hours and nearly always silent, so it must not keep what it once needed: the
//! library's buffer for frames to be sent stays as large as the largest frame ever was. Long
//! messages, such as the position at the start, are therefore sent in several frames.

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Message};

use crate::errors::Failure;
use crate::live::Out;

/// An open socket.
pub(crate) type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// The most bytes of a message in one frame. Most messages fit.
const FRAME: usize = 1 << 10;

/// Bytes read at a time, which stay reserved for each socket: most frames of clients are short.
const READ: usize = 256;

/// Bytes that may wait for a slow client.
const WAITING: usize = 1 << 20;

/// A request to open a WebSocket.
pub(crate) struct Upgrade {
    key: HeaderValue,
    on_upgrade: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let wrong = |status, message| Err(Failure::new(status, "request/upgrade", message));
        let headers = &parts.headers;
        if !has(headers, header::CONNECTION, "upgrade")
            || !has(headers, header::UPGRADE, "websocket")
        {
            return wrong(StatusCode::UPGRADE_REQUIRED, "this address is for WebSockets");
        }
        if !has(headers, header::SEC_WEBSOCKET_VERSION, "13") {
            return wrong(StatusCode::UPGRADE_REQUIRED, "only version 13 of WebSockets is known");
        }
        let Some(key) = headers.get(header::SEC_WEBSOCKET_KEY).cloned() else {
            return wrong(StatusCode::BAD_REQUEST, "the header Sec-WebSocket-Key is missing");
        };
        let Some(on_upgrade) = parts.extensions.remove::<OnUpgrade>() else {
            return wrong(StatusCode::UPGRADE_REQUIRED, "this connection cannot be upgraded");
        };
        Ok(Self { key, on_upgrade })
    }
}

/// Whether a header lists a word.
fn has(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let lists = headers.get_all(name).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|entry| entry.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Answers the request; `serve` gets the socket once the answer has been sent. No message of
    /// the client should be longer than `most` bytes: one that is a few times as long is still read, so
    /// that its sender can be told; one that is longer ends the connection.
    pub(crate) fn open<F>(
        self,
        most: usize,
        serve: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Self { key, on_upgrade } = self;
        let most = most.saturating_mul(4);
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_write_buffer_size(WAITING)
            .max_message_size(Some(most))
            .max_frame_size(Some(most));
        // The task holds what serves the socket, and no longer what opened it.
        let opening = Box::pin(async move {
            let stream = TokioIo::new(on_upgrade.await.ok()?);
            let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
            Some(Box::pin(serve(socket)))
        });
        tokio::spawn(async move {
            let opened = opening.await;
            if let Some(serving) = opened {
                serving.await;
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let accepted = HeaderValue::from_str(&derive_accept_key(key.as_bytes()));
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.extend(accepted.ok().map(|accepted| (header::SEC_WEBSOCKET_ACCEPT, accepted)));
        response
    }
}

/// What is sent as the messages of the library: a long text in several frames, each made when the one
/// before it has gone.
pub(crate) struct Frames {
    out: Option<Out>,
    /// How many bytes of a long text have been sent.
    sent: usize,
}

impl Frames {
    pub(crate) const fn of(out: Out) -> Self {
        Self { out: Some(out), sent: 0 }
    }

    /// The next part of a long text, and whether it is the last.
    fn part(&mut self, text: &str) -> (Message, bool) {
        let rest = text.as_bytes().get(self.sent..).unwrap_or_default();
        let (part, is_last) = match rest.split_at_checked(FRAME) {
            Some((part, more)) => (part, more.is_empty()),
            None => (rest, true),
        };
        let kind = if self.sent == 0 { Data::Text } else { Data::Continue };
        self.sent += part.len();
        let frame = Frame::message(part.to_vec(), OpCode::Data(kind), is_last);
        (Message::Frame(frame), is_last)
    }
}

impl Iterator for Frames {
    type Item = Result<Message, tungstenite::Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let message = match self.out.take()? {
            Out::Text(text) if text.len() <= FRAME => Message::text(&*text),
            Out::Text(text) => {
                let (message, is_last) = self.part(&text);
                if !is_last {
                    self.out = Some(Out::Text(text));
                }
                message
            }
            Out::Ping => Message::Ping(Default::default()),
            Out::Close(code, reason) => {
                let (code, reason) = (CloseCode::from(code), reason.into());
                Message::Close(Some(CloseFrame { code, reason }))
            }
        };
        Some(Ok(message))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use futures_util::{SinkExt, StreamExt, stream};
    use tokio::io::duplex;

    use super::*;

    /// Every text arrives as it was, wherever it is cut, and with control frames in between.
    #[tokio::test]
    async fn long_texts_arrive_whole() {
        let (here, there) = duplex(700);
        let mut server = WebSocketStream::from_raw_socket(here, Role::Server, None).await;
        let mut client = WebSocketStream::from_raw_socket(there, Role::Client, None).await;
        let lengths = [0, 1, FRAME - 1, FRAME, FRAME + 1, 2 * FRAME, 2 * FRAME + 1, 100_000];
        // Letters of one, two, three and four bytes are cut in two.
        let texts = lengths
            .map(|many| ["a", "é", "€", "🏰"].map(|letter| letter.repeat(many / letter.len())));
        let sent: Vec<String> = texts.into_iter().flatten().collect();
        let expected = sent.clone();
        let sending = tokio::spawn(async move {
            for text in sent {
                let frames = Frames::of(Out::Text(text.into())).chain(Frames::of(Out::Ping));
                server.send_all(&mut stream::iter(frames)).await.expect("sent");
            }
        });
        for text in expected {
            let got = loop {
                match client.next().await.expect("open").expect("a message") {
                    Message::Ping(_) => {}
                    message => break message,
                }
            };
            assert_eq!(got.to_text().expect("text"), text);
        }
        sending.await.expect("sent");
    }

    /// What a socket may keep.
    #[test]
    fn no_frame_is_longer_than_allowed() {
        let text: Arc<str> = "x".repeat(10 * FRAME + 1).into();
        let frames: Vec<_> =
            Frames::of(Out::Text(text)).map(|frame| frame.expect("a frame")).collect();
        assert_eq!(frames.len(), 11);
        let longest = frames.iter().map(Message::len).max().expect("some");
        assert!(longest <= FRAME + 14, "with its header: {longest}");
    }
}
