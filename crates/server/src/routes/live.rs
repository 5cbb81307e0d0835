//! Sockets: from HTTP to the live conversation.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt, future};

use crate::app::App;
use crate::errors::{Failure, Outcome};
use crate::live::{In, Out, converse};
use crate::origin;
use crate::table::Table;

/// Opens the live conversation at a table.
pub(crate) async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Outcome<Response> {
    if !origin::is_own_site(&app.shared.config, &headers) {
        return Err(Failure::forbidden("request/origin", "sockets are for this site's own pages"));
    }
    let table = app.tables.get(&id).await?;
    let limits = &app.shared.config.limits;
    if app.sockets.load(Ordering::Relaxed) >= limits.sockets {
        return Err(Failure::limit("limit/sockets", "the server has no room for more sockets"));
    }
    let upgrade = upgrade
        .max_message_size(limits.message_bytes)
        .max_frame_size(limits.message_bytes)
        // The defaults keep more than 100 kB for each socket.
        .read_buffer_size(4 << 10)
        .write_buffer_size(4 << 10)
        .max_write_buffer_size(1 << 20);
    Ok(upgrade.on_upgrade(move |socket| carry(app, table, socket)))
}

/// Counts a socket while it is open.
struct Counted(Arc<AtomicUsize>);

impl Counted {
    fn new(count: &Arc<AtomicUsize>) -> Self {
        let now = count.fetch_add(1, Ordering::Relaxed) + 1;
        metrics::gauge!("aude_sockets").set(now as f64);
        Self(Arc::clone(count))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let now = self.0.fetch_sub(1, Ordering::Relaxed).saturating_sub(1);
        metrics::gauge!("aude_sockets").set(now as f64);
    }
}

async fn carry(app: App, table: Arc<Table>, socket: WebSocket) {
    let _counted = Counted::new(&app.sockets);
    let (sink, stream) = socket.split();
    // A frame that breaks the protocol (too long, no UTF-8, …) ends the stream.
    let incoming = stream.take_while(|frame| future::ready(frame.is_ok())).filter_map(|frame| {
        future::ready(match frame {
            Ok(Message::Text(text)) => Some(In::Text(text.to_string())),
            Ok(Message::Binary(_)) => Some(In::Foreign),
            Ok(Message::Ping(_) | Message::Pong(_)) => Some(In::Alive),
            Ok(Message::Close(_)) | Err(_) => None,
        })
    });
    let outgoing = sink.with(|out: Out| {
        let message = match out {
            Out::Text(text) => Message::Text((&*text).into()),
            Out::Ping => Message::Ping(Default::default()),
            Out::Close(code, reason) => {
                Message::Close(Some(CloseFrame { code, reason: reason.into() }))
            }
        };
        future::ready(Ok::<_, axum::Error>(message))
    });
    let end = converse(app.shared, app.tables, table, incoming, outgoing).await;
    tracing::debug!(?end, "a socket closed");
}
