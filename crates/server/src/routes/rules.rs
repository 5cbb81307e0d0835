//! The rules pages: texts in the reader's language, and boards as pictures.

use aude_rulebook::{Lang, Page, PageTitle, RuleCard, Rulebook};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::extract::{Path, Query};
use crate::errors::{Failure, Outcome, Refused};

/// How long a browser may cache an answer without asking again: the pages change with the program.
const KEEP: &str = "public, max-age=3600";

#[derive(Deserialize)]
pub(crate) struct Reader {
    lang: Option<String>,
}

impl Reader {
    /// The requested language, or English.
    pub(super) fn lang(&self) -> Lang {
        self.lang.as_deref().and_then(Lang::of_tag).unwrap_or_default()
    }
}

/// The titles of all rules pages.
#[utoipa::path(get, path = "/api/rules", params(("lang" = Option<String>, Query)),
    responses((status = 200, body = Vec<PageTitle>)))]
pub(crate) async fn list(headers: HeaderMap, Query(reader): Query<Reader>) -> Outcome<Response> {
    answer(&headers, &Rulebook::open().titles(reader.lang()))
}

/// A rules page.
#[utoipa::path(get, path = "/api/rules/{page}",
    params(("page" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = Page), (status = 404, body = Refused)))]
pub(crate) async fn page(
    headers: HeaderMap,
    Path(name): Path<String>,
    Query(reader): Query<Reader>,
) -> Outcome<Response> {
    let page = Rulebook::open().page(reader.lang(), &name);
    answer(&headers, page.ok_or_else(|| nothing("page"))?)
}

/// The short text of a rule, by its id.
#[utoipa::path(get, path = "/api/rules/rule/{id}",
    params(("id" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = RuleCard), (status = 404, body = Refused)))]
pub(crate) async fn rule(
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(reader): Query<Reader>,
) -> Outcome<Response> {
    let card = Rulebook::open().rule(reader.lang(), &id);
    answer(&headers, &card.ok_or_else(|| nothing("rule"))?)
}

/// A picture from the rules pages: `NAME.svg`.
#[utoipa::path(get, path = "/api/rules/pictures/{file}", params(("file" = String, Path)),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 404, body = Refused)))]
pub(crate) async fn picture(headers: HeaderMap, Path(file): Path<String>) -> Outcome<Response> {
    // Drawing takes a moment, once per picture.
    let draw = move || Rulebook::open().picture(file.strip_suffix(".svg")?);
    let drawn = tokio::task::spawn_blocking(draw).await.map_err(|_| broken())?;
    let svg = drawn.ok_or_else(|| nothing("picture"))?;
    let tag = tag(svg.as_bytes());
    if has(&headers, &tag) {
        return Ok(unchanged(tag));
    }
    let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, KEEP)];
    Ok((kind, [(header::ETAG, tag)], svg.to_string()).into_response())
}

/// JSON that a browser may cache.
pub(super) fn answer(headers: &HeaderMap, body: &impl Serialize) -> Outcome<Response> {
    let bytes = serde_json::to_vec(body).map_err(|_| broken())?;
    let tag = tag(&bytes);
    if has(headers, &tag) {
        return Ok(unchanged(tag));
    }
    let kind = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, KEEP)];
    Ok((kind, [(header::ETAG, tag)], bytes).into_response())
}

/// The entity tag of an answer.
fn tag(bytes: &[u8]) -> String {
    format!("\"{}\"", &blake3::hash(bytes).to_hex()[..20])
}

/// Whether the browser already has this answer.
fn has(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    known
        .is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag))
}

fn unchanged(tag: String) -> Response {
    let headers = [(header::ETAG, tag), (header::CACHE_CONTROL, KEEP.to_owned())];
    (StatusCode::NOT_MODIFIED, headers).into_response()
}

fn nothing(what: &str) -> Failure {
    let message = format!("there is no such {what}");
    Failure::new(StatusCode::NOT_FOUND, &format!("rules/{what}"), message)
}

fn broken() -> Failure {
    let status = StatusCode::INTERNAL_SERVER_ERROR;
    Failure::new(status, "server/broken", "something went wrong on the server")
}
