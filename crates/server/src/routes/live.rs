//! Sockets: from HTTP to the live protocol.

use std::sync::Arc;

use axum::extract::{ConnectInfo, State};
use axum::http::{Extensions, HeaderMap};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt, future, stream};
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::{self, Message};
use tracing::Instrument;

use super::extract::Path;
use super::upgrade::{Frames, Socket, Upgrade};
use crate::app::{App, RequestId};
use crate::connections::Use;
use crate::errors::{Failure, Outcome, Refused};
use crate::limits::{NoRoom, Place};
use crate::listen::Peer;
use crate::live::{In, Visitor, converse};
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
    upgrade: Upgrade,
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
    let most = limits.message_bytes;
    let peer = extensions.get::<ConnectInfo<Peer>>();
    let visitor = Visitor {
        address: Some(address),
        connection: peer.map(|peer| peer.0.connection.clone()),
        spectators: Some(Arc::clone(&app.spectators)),
        messages: Some(Arc::clone(&app.messages)),
    };
    let id = extensions.get::<RequestId>().map(|id| id.0.to_string()).unwrap_or_default();
    let span = tracing::info_span!("socket", id);
    let carry = move |socket| carry(app, visitor, table, socket, open).instrument(span);
    Ok(upgrade.open(most, carry))
}

/// Runs a connection; the socket counts as open until it ends.
fn carry(
    app: App,
    visitor: Visitor,
    table: Arc<Table>,
    socket: Socket,
    open: Place,
) -> impl Future<Output = ()> + Send {
    if let Some(connection) = &visitor.connection {
        connection.set(Use::Unknown);
    }
    let most = app.shared.config.limits.message_bytes;
    let (sink, frames) = socket.split();
    let incoming = frames.filter_map(move |frame| {
        future::ready(match frame {
            Ok(message) if message.len() > most => Some(TOO_LONG),
            Ok(Message::Text(text)) => Some(In::Text(text.to_string())),
            Ok(Message::Binary(_)) => Some(In::Foreign),
            Ok(Message::Ping(_) | Message::Pong(_)) => Some(In::Alive),
            Ok(Message::Close(_) | Message::Frame(_)) => None,
            Err(error) => broken(&error),
        })
    });
    let outgoing = sink.with_flat_map(|out| stream::iter(Frames::of(out)));
    let talk = converse(visitor, app.shared, app.tables, table, incoming, outgoing);
    async move {
        let _open = open;
        let end = talk.await;
        tracing::debug!(?end, "a socket closed");
    }
}

/// A message that is longer than allowed.
const TOO_LONG: In = In::Broken(1009, "message too long");

/// What a client is told whose frame breaks the protocol. If the connection is gone, nobody is told.
fn broken(error: &tungstenite::Error) -> Option<In> {
    match error {
        tungstenite::Error::Capacity(_) => Some(TOO_LONG),
        tungstenite::Error::Utf8(_) => Some(In::Broken(1007, "text that is not UTF-8")),
        tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        tungstenite::Error::Protocol(_) => Some(In::Broken(1002, "not a WebSocket frame")),
        _ => None,
    }
}
