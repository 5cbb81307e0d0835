//! What there is to play with, and how to ask for it.

use aude_record::wire;
use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};
use utoipa::OpenApi;

use super::{art, ops, picture, records, rules, tables};
use crate::app::App;
use crate::errors::ErrorBody;
use crate::protocol;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "aude",
        description = "Tables of Carcassonne and Carcassonne Mayflower. \
        Positions, actions and events are those of the engine protocol. The live protocol is a \
        WebSocket at /api/tables/{id}/live (docs/server.md).",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        sets,
        art::atlas,
        art::tile,
        tables::list,
        tables::create,
        tables::view,
        tables::join,
        tables::request,
        records::export,
        records::import,
        records::log,
        records::at,
        records::history,
        records::summary,
        records::fair,
        picture::svg,
        picture::as_png,
        rules::list,
        rules::page,
        rules::rule,
        rules::picture,
        ops::health,
        ops::metrics
    ),
    components(schemas(
        ErrorBody,
        protocol::Draft,
        protocol::Legal,
        protocol::Why,
        protocol::Features,
        protocol::Fits,
        protocol::Remaining,
        protocol::DeadCells,
        protocol::Projected,
        protocol::Moved,
        protocol::Hint,
        protocol::SeatSecret
    ))
)]
struct Api;

/// This interface as an OpenAPI document.
pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}

/// The tile sets and house options there are.
#[utoipa::path(get, path = "/api/sets", responses((status = 200, body = Object)))]
pub(crate) async fn sets(State(app): State<App>) -> Json<Value> {
    Json(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "rules": aude_record::RULES_VERSION,
        "sets": wire::sets(&app.shared.library),
        "options": wire::options(),
    }))
}
