//! The available games, and the description of this interface.

use aude_engine::game::RulesVersion;
use aude_record::wire;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi, ToSchema};

use super::{
    analysis, art, health, lessons, live, ops, picture, preview, puzzles, qr, records, review,
    rules, tables,
};
use crate::app::App;
use crate::errors::{ErrorBody, Refused};
use crate::protocol;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "aude",
        description = "Tables of Carcassonne and Carcassonne Mayflower. \
        Positions, actions and events are those of the engine protocol. The live protocol is a \
        WebSocket at /api/tables/{id}/live (docs/server.md). Any request may be answered with a \
        `Refused` and a fitting status.",
        license(name = "MIT OR Apache-2.0")
    ),
    modifiers(&Everywhere),
    paths(
        openapi,
        sets,
        art::atlas,
        art::tile,
        tables::list,
        tables::create,
        tables::view,
        tables::join,
        tables::request,
        live::live,
        records::export,
        records::import,
        records::log,
        records::position,
        records::history,
        records::summary,
        records::verify_draws,
        review::review,
        analysis::query,
        analysis::judge,
        analysis::open,
        analysis::record,
        analysis::position,
        analysis::candidates,
        analysis::draws,
        analysis::completions,
        analysis::setup,
        analysis::page,
        analysis::picture,
        picture::svg,
        picture::as_png,
        preview::as_png,
        qr::table,
        qr::seat,
        lessons::list,
        lessons::lesson,
        lessons::check,
        lessons::request,
        puzzles::list,
        puzzles::puzzle,
        puzzles::check,
        puzzles::request,
        rules::list,
        rules::page,
        rules::rule,
        rules::picture,
        health::live,
        health::ready,
        health::health,
        ops::metrics
    ),
    components(schemas(
        super::art::LookName,
        ErrorBody,
        Refused,
        protocol::Query,
        protocol::Change,
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

/// What applies to every request: anything may be refused, and players authenticate with their
/// seat's secret.
struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let secret = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("Seat and host secrets, separated by commas."));
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("seat", SecurityScheme::Http(secret.build()));
        for path in api.paths.paths.values_mut() {
            let all = [&mut path.get, &mut path.post];
            all.into_iter().flatten().for_each(refusable);
        }
        for path in [
            "/api/tables/{id}",
            "/api/tables/{id}/requests",
            "/api/tables/{id}/seats/{seat}/qr.svg",
        ] {
            let Some(path) = api.paths.paths.get_mut(path) else { continue };
            for operation in [&mut path.get, &mut path.post].into_iter().flatten() {
                let seat = SecurityRequirement::new("seat", [""; 0]);
                operation.security = Some(vec![SecurityRequirement::default(), seat]);
            }
        }
    }
}

fn refusable(operation: &mut Operation) {
    let refused = Ref::from_schema_name("Refused");
    let content = ContentBuilder::new().schema(Some(refused)).build();
    let response = ResponseBuilder::new().description("why the request failed");
    let response = response.content("application/json", content).build();
    operation.responses.responses.insert("default".to_owned(), response.into());
}

/// This interface as an OpenAPI document.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = Object)))]
pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}

/// The available tile sets and house rules.
#[utoipa::path(get, path = "/api/sets", responses((status = 200, body = Sets)))]
pub(crate) async fn sets(State(app): State<App>) -> Json<Sets> {
    Json(Sets {
        version: env!("CARGO_PKG_VERSION"),
        rules: RulesVersion::LATEST.number(),
        sets: wire::sets(&app.shared.library),
        options: wire::options(),
    })
}

/// What games can be set up with.
#[derive(Serialize, ToSchema)]
pub(crate) struct Sets {
    /// The program's version.
    version: &'static str,
    /// The version of the rules.
    rules: u32,
    /// Tile sets (docs/engine-protocol.md).
    #[schema(value_type = Vec<Object>)]
    sets: Vec<wire::SetJson>,
    /// House rules (docs/engine-protocol.md).
    #[schema(value_type = Vec<Object>)]
    options: Vec<wire::OptionJson>,
}
