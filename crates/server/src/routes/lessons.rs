//! Lessons: listed, read, and played without a table. Nothing is stored: a request names the step
//! and brings what the learner has done in it.

use aude_lessons::Lessons;
use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::extract::{Body, Path, Query};
use super::read;
use super::rules::{Reader, answer};
use crate::app::{App, Client};
use crate::errors::{Failure, Outcome, Refused};
use crate::lessons::{self, Place};
use crate::protocol::{LessonAttempt, LessonLine, LessonQuery, LessonVerdict, LessonView, Written};

/// All lessons, in the order in which they are taught.
#[utoipa::path(get, path = "/api/lessons", params(("lang" = Option<String>, Query)),
    responses((status = 200, body = Vec<LessonLine>)))]
pub(crate) async fn list(headers: HeaderMap, Query(reader): Query<Reader>) -> Outcome<Response> {
    answer(&headers, &lessons::lines(reader.lang()))
}

/// A lesson with the positions of all its steps.
#[utoipa::path(get, path = "/api/lessons/{lesson}",
    params(("lesson" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = LessonView), (status = 404, body = Refused)))]
pub(crate) async fn lesson(
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(reader): Query<Reader>,
) -> Outcome<Response> {
    let lesson = Lessons::open().get(&id).ok_or_else(unknown)?;
    answer(&headers, &lessons::view(reader.lang(), lesson))
}

/// Whether what a learner did reaches the goal of a step.
#[utoipa::path(post, path = "/api/lessons/{lesson}/{step}/check",
    params(("lesson" = String, Path), ("step" = u16, Path), ("lang" = Option<String>, Query)),
    request_body = LessonAttempt,
    responses((status = 200, body = LessonVerdict), (status = 404, body = Refused),
        (status = 422, body = Refused)))]
pub(crate) async fn check(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path((id, step)): Path<(String, u16)>,
    Query(reader): Query<Reader>,
    Body(body): Body,
) -> Outcome<Json<LessonVerdict>> {
    let attempt: LessonAttempt = read(&body)?;
    let place = place(&id, step)?;
    let most = app.shared.config.limits.actions;
    Failure::check_actions(attempt.moves.as_ref().map_or(0, Vec::len), most)?;
    let lang = reader.lang();
    let desk = &app.shared.questions;
    let held = desk.place(Some(client.0))?;
    desk.run(held, move || place.check(lang, &attempt)).await.map(Json)
}

/// A question about the position of a step, answered as at a table.
#[utoipa::path(post, path = "/api/lessons/{lesson}/{step}/requests",
    params(("lesson" = String, Path), ("step" = u16, Path)), request_body = LessonQuery,
    responses((status = 200, description = "the answer", body = serde_json::Value),
        (status = 404, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn request(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path((id, step)): Path<(String, u16)>,
    Body(body): Body,
) -> Outcome<Json<Written>> {
    let LessonQuery { made, query } = read(&body)?;
    let place = place(&id, step)?;
    let most = app.shared.config.limits.actions;
    Failure::check_actions(made.len(), most)?;
    let desk = &app.shared.questions;
    let held = desk.place(Some(client.0))?;
    desk.run(held, move || place.query(&made, query, most)).await.map(Json)
}

fn place(id: &str, step: u16) -> Outcome<Place> {
    let lesson = Lessons::open().get(id).ok_or_else(unknown)?;
    Place::of(lesson, step).ok_or_else(unknown)
}

fn unknown() -> Failure {
    Failure::new(StatusCode::NOT_FOUND, "lesson/unknown", "there is no such lesson")
}
