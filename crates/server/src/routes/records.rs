//! Records: export and import, and looking back.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{Extensions, HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;

use super::extract::{Body, Path, Query};
use super::tables::mark;
use super::{read, source};
use crate::app::{App, Client};
use crate::errors::{Outcome, Refused};
use crate::origin;
use crate::protocol::{
    self, Created, Fairness, History, Import, LogEntry, Request, Summary, Written,
};
use crate::table::Caller;

#[derive(Deserialize)]
pub(crate) struct ExportQuery {
    version: Option<u32>,
}

/// The record of a game so far, or up to a version.
#[utoipa::path(get, path = "/api/tables/{id}/record",
    params(("id" = String, Path), ("version" = Option<u32>, Query)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Refused)))]
pub(crate) async fn export(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    Query(query): Query<ExportQuery>,
) -> Outcome<impl IntoResponse> {
    let caller = Caller::default().at(client.0);
    let text = app.tables.get(&id).await?.record(&caller, query.version).await?;
    let moment = query.version.map(|version| format!("-{version}")).unwrap_or_default();
    let name = format!("attachment; filename=\"aude-{id}{moment}.txt\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text))
}

/// Creates a table from a record, to continue or to replay.
#[utoipa::path(post, path = "/api/records", request_body = Import,
    responses((status = 201, body = Created), (status = 400, body = Refused)))]
pub(crate) async fn import(
    State(app): State<App>,
    headers: HeaderMap,
    extensions: Extensions,
    Body(body): Body,
) -> Outcome<(StatusCode, Json<Created>)> {
    let import: Import = read(&body)?;
    let mark = mark(&app, &headers, &extensions);
    let source = source(&app, &headers, &[b"import", &body])?;
    let address = Some(origin::address(&app.shared.config, &headers, &extensions));
    let tables = Arc::clone(&app.tables);
    let import = async move { tables.import_once(import, &mark, &source, address).await };
    let made = app.shared.finish(import).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

#[derive(Deserialize)]
pub(crate) struct LogQuery {
    #[serde(default)]
    from: u32,
    #[serde(default)]
    limit: Option<u32>,
}

/// The log from a version on.
#[utoipa::path(get, path = "/api/tables/{id}/log",
    params(("id" = String, Path), ("from" = Option<u32>, Query)),
    responses((status = 200, body = Vec<LogEntry>)))]
pub(crate) async fn log(
    state: State<App>,
    client: Extension<Client>,
    id: Path<String>,
    Query(query): Query<LogQuery>,
) -> Outcome<Json<Written>> {
    ask(state, client, id, protocol::Query::Log { from: query.from }).await
}

/// The game step by step, with everything needed to show the table after each.
#[utoipa::path(get, path = "/api/tables/{id}/history",
    params(("id" = String, Path), ("from" = Option<u32>, Query), ("limit" = Option<u32>, Query)),
    responses((status = 200, body = History)))]
pub(crate) async fn history(
    state: State<App>,
    client: Extension<Client>,
    id: Path<String>,
    Query(query): Query<LogQuery>,
) -> Outcome<Json<Written>> {
    ask(state, client, id, protocol::Query::History { from: query.from, limit: query.limit }).await
}

/// Points by category, and scores by version.
#[utoipa::path(get, path = "/api/tables/{id}/summary", params(("id" = String, Path)),
    responses((status = 200, body = Summary)))]
pub(crate) async fn summary(
    state: State<App>,
    client: Extension<Client>,
    id: Path<String>,
) -> Outcome<Json<Written>> {
    ask(state, client, id, protocol::Query::Summary).await
}

/// Whether every draw matches the promised seed.
#[utoipa::path(get, path = "/api/tables/{id}/verify-draws", params(("id" = String, Path)),
    responses((status = 200, body = Fairness)))]
pub(crate) async fn verify_draws(
    state: State<App>,
    client: Extension<Client>,
    id: Path<String>,
) -> Outcome<Json<Written>> {
    ask(state, client, id, protocol::Query::VerifyDraws).await
}

/// The position at a version.
#[utoipa::path(get, path = "/api/tables/{id}/position/{version}",
    params(("id" = String, Path), ("version" = u32, Path)),
    responses((status = 200, description = "a position (docs/engine-protocol.md)", body = Object)))]
pub(crate) async fn position(
    state: State<App>,
    client: Extension<Client>,
    Path((id, version)): Path<(String, u32)>,
) -> Outcome<Json<Written>> {
    ask(state, client, Path(id), protocol::Query::Position { version }).await
}

/// A spectator's query.
async fn ask(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    query: protocol::Query,
) -> Outcome<Json<Written>> {
    let table = app.tables.get(&id).await?;
    let caller = Caller::default().at(client.0);
    Ok(Json(table.answer(&app.tables, &caller, Request::Query(query)).await?))
}
