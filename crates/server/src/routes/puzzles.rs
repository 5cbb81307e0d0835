//! Puzzles: listed, read, and solved without a table. Nothing is stored: a request names the puzzle
//! and brings the attempt.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::extract::{Body, Path, Query};
use super::read;
use super::rules::answer;
use crate::app::{App, Client};
use crate::errands::{Errand, Room};
use crate::errors::{Failure, Outcome, Refused};
use crate::pool::Lane;
use crate::protocol::{PuzzleAttempt, PuzzleList, PuzzleQuery, PuzzleVerdict, PuzzleView, Written};
use crate::puzzles::{self, Set};
use crate::table::requests::json;

/// Which day's puzzle is asked for.
#[derive(Debug, Deserialize)]
pub(crate) struct Today {
    date: Option<String>,
}

/// All puzzles, and that of a day such as `2026-11-18`.
#[utoipa::path(get, path = "/api/puzzles", params(("date" = Option<String>, Query)),
    responses((status = 200, body = PuzzleList), (status = 400, body = Refused)))]
pub(crate) async fn list(headers: HeaderMap, Query(today): Query<Today>) -> Outcome<Response> {
    answer(&headers, &puzzles::list(today.date.as_deref())?)
}

/// A puzzle with its position.
#[utoipa::path(get, path = "/api/puzzles/{puzzle}", params(("puzzle" = String, Path)),
    responses((status = 200, body = PuzzleView), (status = 404, body = Refused)))]
pub(crate) async fn puzzle(headers: HeaderMap, Path(id): Path<String>) -> Outcome<Response> {
    answer(&headers, &Set::of(&id)?.view())
}

/// What an attempt is worth.
#[utoipa::path(post, path = "/api/puzzles/{puzzle}/check", params(("puzzle" = String, Path)),
    request_body = PuzzleAttempt,
    responses((status = 200, body = PuzzleVerdict), (status = 404, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn check(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    Body(body): Body,
) -> Outcome<Json<Written>> {
    let given: PuzzleAttempt = read(&body)?;
    let most = app.shared.config.limits.actions;
    Failure::check_actions(given.moves.as_ref().map_or(0, Vec::len), most)?;
    let attempt = puzzles::attempt(given.clone())?;
    let set = Set::of(&id)?;
    let desk = &app.shared.questions;
    let held = match app.shared.room(desk, client.0)? {
        Room::Here(held) => held,
        Room::Away(place) => {
            let write = move || Ok(Errand::Puzzle { puzzle: id, attempt: given });
            match app.shared.send_out(desk, place, write).await? {
                Ok(verdict) => {
                    let verdict = String::from_utf8(verdict).map_err(|_| Failure::broken())?;
                    return RawValue::from_string(verdict).map(Json).map_err(|_| Failure::broken());
                }
                // It is found out here why it failed there.
                Err(place) => place,
            }
        }
    };
    if !set.is_deep(&attempt) {
        return desk.run(held, move || json(&set.check(&attempt)?)).await.map(Json);
    }
    // The judge works below all play, on the computer players' threads.
    let judged = app.shared.computers.run(Lane::Spare, move |_, _| {
        let _held = held;
        json(&set.check(&attempt)?)
    });
    judged.await.map_err(|_| Failure::broken())?.map(Json)
}

/// A question about the position of a puzzle, answered as at a table.
#[utoipa::path(post, path = "/api/puzzles/{puzzle}/requests", params(("puzzle" = String, Path)),
    request_body = PuzzleQuery,
    responses((status = 200, description = "the answer", body = serde_json::Value),
        (status = 404, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn request(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    Body(body): Body,
) -> Outcome<Json<Written>> {
    let PuzzleQuery { query } = read(&body)?;
    let most = app.shared.config.limits.actions;
    let desk = &app.shared.questions;
    let held = desk.place(Some(client.0))?;
    desk.run(held, move || Set::of(&id)?.query(query, most)).await.map(Json)
}
