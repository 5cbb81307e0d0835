//! Tables: created, listed, joined, played.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{Extensions, HeaderMap, StatusCode};
use serde::Deserialize;

use super::extract::{Body, Path, Query};
use super::{read, source, tokens};
use crate::app::{App, Client};
use crate::errors::{Failure, Outcome, Refused};
use crate::limits::network;
use crate::origin;
use crate::protocol::{
    self, Change, Create, Created, Join, Joined, Phase, Request, TableLine, View, Written,
};
use crate::table::requests::json;

/// A keyed hash of the client's address, which reveals nothing about it.
pub(super) fn mark(app: &App, headers: &HeaderMap, extensions: &Extensions) -> String {
    let address = network(origin::address(&app.shared.config, headers, extensions));
    let mut hasher = blake3::Hasher::new_derive_key("aude address mark v1");
    hasher.update(app.salt.as_bytes()).update(address.to_string().as_bytes());
    hasher.finalize().to_hex()[..16].to_owned()
}

#[derive(Deserialize)]
pub(crate) struct ListQuery {
    #[serde(default)]
    phase: Option<String>,
}

/// The listed tables of some phases: by phase, the latest first.
#[utoipa::path(get, path = "/api/tables", params(("phase" = Option<String>, Query,
    description = "gathering (the default), playing, over, abandoned or replay; several with commas")),
    responses((status = 200, body = Vec<TableLine>)))]
pub(crate) async fn list(
    State(app): State<App>,
    Query(query): Query<ListQuery>,
) -> Outcome<Json<Vec<TableLine>>> {
    let all = Phase::ALL;
    let wanted = query.phase.as_deref().unwrap_or("gathering");
    let mut tables = Vec::new();
    for (index, name) in wanted.split(',').enumerate() {
        let phase = all.into_iter().find(|known| known.name() == name);
        let Some(phase) = phase.filter(|_| index < all.len()) else {
            let names = all.map(Phase::name).join(", ");
            let message = format!("expected some of {names}, separated by commas");
            return Err(Failure::request("request/phase", message));
        };
        tables.extend(app.tables.list(phase).await?);
    }
    Ok(Json(tables))
}

/// Creates a table.
#[utoipa::path(post, path = "/api/tables", request_body = Create,
    responses((status = 201, body = Created), (status = 400, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn create(
    State(app): State<App>,
    headers: HeaderMap,
    extensions: Extensions,
    Body(body): Body,
) -> Outcome<(StatusCode, Json<Created>)> {
    let create: Create = read(&body)?;
    let mark = mark(&app, &headers, &extensions);
    let source = source(&app, &headers, &[b"create", &body])?;
    let tables = Arc::clone(&app.tables);
    let create = async move { tables.create_once(&create, &mark, &source).await };
    let made = app.shared.finish(create).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// A table with its position. With a seat's secret, it also lists the caller's seats.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = View), (status = 404, body = Refused)))]
pub(crate) async fn view(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Outcome<Json<Written>> {
    let table = app.tables.get(&id).await?;
    let caller = table.caller(&tokens(&headers)?).await?.at(client.0);
    Ok(Json(table.answer(&app.tables, &caller, Request::Query(protocol::Query::View)).await?))
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = Joined), (status = 409, body = Refused)))]
pub(crate) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(body): Body,
) -> Outcome<Json<Joined>> {
    let join: Join = read(&body)?;
    let source = source(&app, &headers, &[b"join", id.as_bytes(), &body])?;
    let table = app.tables.get(&id).await?;
    Ok(Json(app.shared.finish(async move { table.join(&join, &source).await }).await?))
}

/// Any request of the live protocol, without a socket: queries, drafts, commits, …
#[utoipa::path(post, path = "/api/tables/{id}/requests", params(("id" = String, Path)),
    request_body = Request,
    responses((status = 200, description = "the answer's `result`", body = serde_json::Value),
        (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 409, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn request(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(body): Body,
) -> Outcome<Json<Written>> {
    let request: Request = read(&body)?;
    let table = app.tables.get(&id).await?;
    // A request whose answer was lost comes with a secret that is no longer valid.
    if let Request::Change(Change::ResetSecret { seat }) = request {
        let source = source(&app, &headers, &[b"reset-secret", id.as_bytes(), &[seat]])?;
        let tokens = tokens(&headers)?;
        let reset = async move { table.reset_with(&tokens, seat, &source).await };
        let secret = app.shared.finish(reset).await?;
        return json(&secret).map(Json);
    }
    let caller = table.caller(&tokens(&headers)?).await?.at(client.0);
    Ok(Json(table.answer(&app.tables, &caller, request).await?))
}
