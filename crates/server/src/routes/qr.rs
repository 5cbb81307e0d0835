//! QR codes of links to a table, for devices with a camera. Only links to this server and to an
//! existing table can be requested: it draws no other codes.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use qrcodegen::{QrCode, QrCodeEcc};
use serde::Deserialize;

use super::extract::{Path, Query};
use super::tokens;
use crate::app::App;
use crate::errors::{Failure, Outcome, Refused};
use crate::origin;

/// Light modules around a code; readers expect four.
const MARGIN: i32 = 4;

/// The most bytes of a link; readers have trouble with codes much finer than this.
const MOST_BYTES: usize = 400;

/// Which link to a table.
#[derive(Deserialize)]
pub(crate) struct LinkQuery {
    /// The replay at this turn instead of the table.
    turn: Option<u32>,
    /// The origin of the page that shows the code.
    from: Option<String>,
}

/// The link to a table, or to a turn of its replay, as a QR code.
#[utoipa::path(get, path = "/api/tables/{id}/qr.svg",
    params(("id" = String, Path), ("turn" = Option<u32>, Query),
        ("from" = Option<String>, Query, description = "the origin of the page that shows it")),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 404, body = Refused),
        (status = 409, description = "other devices cannot reach this address", body = Refused)))]
pub(crate) async fn table(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(query): Query<LinkQuery>,
) -> Outcome<impl IntoResponse> {
    app.tables.get(&id).await?;
    let site = site(&app, &headers, query.from.as_deref())?;
    let link = match query.turn {
        None => format!("{site}/table/{id}"),
        Some(turn) => format!("{site}/replay/{id}?turn={turn}"),
    };
    let kind =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "private, max-age=600")];
    Ok((kind, code(&link)?))
}

/// Parameters of a seat's code.
#[derive(Deserialize)]
pub(crate) struct SeatQuery {
    from: Option<String>,
}

/// The link that moves a seat to another device as a QR code, for the holder of the seat's secret.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{seat}/qr.svg",
    params(("id" = String, Path), ("seat" = u8, Path),
        ("from" = Option<String>, Query, description = "the origin of the page that shows it")),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 404, body = Refused),
        (status = 403, description = "the seat belongs to someone else", body = Refused),
        (status = 409, description = "other devices cannot reach this address", body = Refused)))]
pub(crate) async fn seat(
    State(app): State<App>,
    headers: HeaderMap,
    Path((id, seat)): Path<(String, u8)>,
    Query(query): Query<SeatQuery>,
) -> Outcome<impl IntoResponse> {
    let table = app.tables.get(&id).await?;
    let tokens = tokens(&headers)?;
    table.holds(&tokens, seat).await?;
    let [secret] = tokens.as_slice() else {
        return Err(Failure::request("request/tokens", "expected one secret, the seat's"));
    };
    let site = site(&app, &headers, query.from.as_deref())?;
    let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, code(&format!("{site}/table/{id}#seat={seat}.{secret}"))?))
}

/// Where other devices can reach this server.
fn site(app: &App, headers: &HeaderMap, from: Option<&str>) -> Outcome<String> {
    let config = &app.shared.config;
    let site = origin::own_address(config, headers, from).ok_or_else(|| {
        Failure::request("request/origin", "expected the address of this server's own pages")
    })?;
    if origin::is_loopback(&site) {
        let port = config.listen.port();
        let message = format!(
            "{site} works only on this computer; start the server with --listen 0.0.0.0:{port} \
             and open the page at the computer's network address"
        );
        return Err(Failure::conflict("request/loopback", message));
    }
    Ok(site)
}

/// A link as a drawing.
fn code(link: &str) -> Outcome<String> {
    let long =
        || Failure::request("request/origin", "this server's address is too long for a code");
    if link.len() > MOST_BYTES {
        return Err(long());
    }
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).map_err(|_| long())?;
    Ok(svg(&code))
}

/// The code in black on white, whatever the page looks like; a path with one bar for each run of
/// modules.
fn svg(code: &QrCode) -> String {
    let size = code.size();
    let mut bars = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|&at| code.get_module(at, y)).count() as i32;
            if run > 0 {
                bars += &format!("M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
            }
            x += run + 1;
        }
    }
    let side = size + 2 * MARGIN;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}h-{side}z\"/>\
         <path d=\"{bars}\"/></svg>"
    )
}
