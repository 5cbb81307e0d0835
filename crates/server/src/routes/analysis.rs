//! Analysis of a line of play that comes with the request; nothing is stored.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::header;
use axum::response::IntoResponse;

use super::extract::Body;
use super::picture as drawing;
use super::read;
use crate::app::{App, Client};
use crate::errors::{Outcome, Refused};
use crate::protocol::{
    AnalysisAsk, AnalysisExport, AnalysisJudge, AnalysisLayout, AnalysisOpen, AnalysisPage,
    AnalysisPosition, AnalysisQuery, AnalysisRecord, AnalysisSetup, AnalysisText, AnalysisTree,
    Candidates, Completions, DrawChances, Judged, Written,
};
use crate::table::analysis::{self, search};

/// A query about a line of play: what is legal, what a draft leads to, features, what fits.
#[utoipa::path(post, path = "/api/analysis/query", request_body = AnalysisQuery,
    responses((status = 200, description = "as at a table (docs/server.md)", body = Object),
        (status = 400, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn query(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(body): Body,
) -> Outcome<Json<Written>> {
    Ok(Json(analysis::query(&app.shared, Some(client.0), read(&body)?).await?))
}

/// What the judge of reviews says of a turn part (docs/review.md).
#[utoipa::path(post, path = "/api/analysis/judge", request_body = AnalysisJudge,
    responses((status = 200, body = Judged), (status = 400, body = Refused),
        (status = 429, body = Refused)))]
pub(crate) async fn judge(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(body): Body,
) -> Outcome<Json<Judged>> {
    Ok(Json(analysis::judge(&app.shared, Some(client.0), read(&body)?).await?))
}

/// A game with everything that was tried in it, or an empty table.
#[utoipa::path(post, path = "/api/analysis/open", request_body = AnalysisOpen,
    responses((status = 200, body = AnalysisTree), (status = 400, body = Refused),
        (status = 429, body = Refused)))]
pub(crate) async fn open(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(body): Body,
) -> Outcome<Json<AnalysisTree>> {
    Ok(Json(analysis::open(&app.shared, Some(client.0), read(&body)?).await?))
}

/// A tree of turn parts as a record with variations and comments.
#[utoipa::path(post, path = "/api/analysis/record", request_body = AnalysisRecord,
    responses((status = 200, body = AnalysisText), (status = 400, body = Refused),
        (status = 429, body = Refused)))]
pub(crate) async fn record(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(body): Body,
) -> Outcome<Json<AnalysisText>> {
    Ok(Json(analysis::record(&app.shared, Some(client.0), read(&body)?).await?))
}

/// The position at the end of a line of play.
#[utoipa::path(post, path = "/api/analysis/position", request_body = AnalysisAsk,
    responses((status = 200, body = AnalysisPosition), (status = 400, body = Refused),
        (status = 429, body = Refused)))]
pub(crate) async fn position(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(body): Body,
) -> Outcome<Json<AnalysisPosition>> {
    Ok(Json(
        analysis::position(&app.shared, Some(client.0), read::<AnalysisAsk>(&body)?.line).await?,
    ))
}

/// The best turn parts, with margins and standard errors.
#[utoipa::path(post, path = "/api/analysis/candidates", request_body = AnalysisAsk,
    responses((status = 200, body = Candidates), (status = 400, body = Refused),
        (status = 429, body = Refused)))]
pub(crate) async fn candidates(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(body): Body,
) -> Outcome<Json<Candidates>> {
    Ok(Json(search::candidates(&app.shared, Some(client.0), read(&body)?).await?))
}

/// What every draw is worth to the player to move.
#[utoipa::path(post, path = "/api/analysis/draws", request_body = AnalysisAsk,
    responses((status = 200, body = DrawChances), (status = 400, body = Refused),
        (status = 429, body = Refused)))]
pub(crate) async fn draws(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(body): Body,
) -> Outcome<Json<DrawChances>> {
    Ok(Json(search::draws(&app.shared, Some(client.0), read(&body)?).await?))
}

/// Whether the features of a tile will be finished.
#[utoipa::path(post, path = "/api/analysis/completions", request_body = AnalysisAsk,
    responses((status = 200, body = Completions), (status = 400, body = Refused),
        (status = 429, body = Refused)))]
pub(crate) async fn completions(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(body): Body,
) -> Outcome<Json<Completions>> {
    Ok(Json(search::completions(&app.shared, Some(client.0), read(&body)?).await?))
}

/// A position that is set up piece by piece, checked by the rules after each change.
#[utoipa::path(post, path = "/api/analysis/setup", request_body = AnalysisSetup,
    responses((status = 200, body = AnalysisLayout), (status = 400, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn setup(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(body): Body,
) -> Outcome<Json<AnalysisLayout>> {
    Ok(Json(analysis::set_up(&app.shared, Some(client.0), read(&body)?).await?))
}

/// A tree of turn parts as one HTML page with boards.
#[utoipa::path(post, path = "/api/analysis/page", request_body = AnalysisExport,
    responses((status = 200, body = AnalysisPage), (status = 400, body = Refused),
        (status = 429, body = Refused)))]
pub(crate) async fn page(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(body): Body,
) -> Outcome<Json<AnalysisPage>> {
    let asked = read(&body)?;
    Ok(Json(analysis::page(&app.shared, Some(client.0), asked, drawing::plain).await?))
}

/// The board at the end of a line of play as SVG.
#[utoipa::path(post, path = "/api/analysis/picture", request_body = AnalysisAsk,
    responses((status = 200, body = String, content_type = "image/svg+xml"),
        (status = 400, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn picture(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(body): Body,
) -> Outcome<impl IntoResponse> {
    let asked: AnalysisAsk = read(&body)?;
    let place = app.shared.pictures.place(Some(client.0))?;
    let shared = std::sync::Arc::clone(&app.shared);
    let draw = move || {
        let position = analysis::Position::read(&asked.line, &shared)?;
        Ok(drawing::plain(&position.game))
    };
    let svg = app.shared.pictures.run(place, draw).await?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg))
}
