//! Sockets: from HTTP to the live protocol.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::{Extensions, HeaderMap};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt, future};

use super::extract::Path;
use crate::app::App;
use crate::errors::{Failure, Outcome, Refused};
use crate::limits::{NoRoom, OpenSocket};
use crate::live::{In, Out, converse};
use crate::origin;
use crate::table::Table;

/// Opens the live connection to a table: a WebSocket with the protocol of docs/server.md.
#[utoipa::path(get, path = "/api/tables/{id}/live", params(("id" = String, Path)),
    responses((status = 101, description = "the socket is open"), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    extensions: Extensions,
    upgrade: WebSocketUpgrade,
) -> Outcome<Response> {
    if !origin::is_own_site(&app.shared.config, &headers) {
        return Err(Failure::forbidden(
            "request/origin",
            "connections from other sites are refused",
        ));
    }
    let table = app.tables.get(&id).await?;
    let limits = &app.shared.config.limits;
    let address = origin::address(&app.shared.config, &headers, &extensions);
    let open = app.sockets.open(address).map_err(|full| match full {
        NoRoom::Server => Failure::limit("limit/sockets", "the server is full"),
        NoRoom::Address => {
            let message = "too many connections from one address; close some open pages";
            Failure::limit("limit/sockets", message)
        }
    })?;
    let upgrade = upgrade
        .max_message_size(limits.message_bytes)
        .max_frame_size(limits.message_bytes)
        // The defaults use more than 100 kB per socket.
        .read_buffer_size(4 << 10)
        .write_buffer_size(4 << 10)
        .max_write_buffer_size(1 << 20);
    Ok(upgrade.on_upgrade(move |socket| carry(app, table, socket, open)))
}

/// Runs a connection; the socket counts as open until it ends.
async fn carry(app: App, table: Arc<Table>, socket: WebSocket, _open: OpenSocket) {
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
