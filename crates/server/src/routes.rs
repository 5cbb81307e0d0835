//! The HTTP routes.

pub(crate) mod analysis;
pub(crate) mod art;
mod comments;
pub(crate) mod docs;
mod extract;
pub(crate) mod files;
pub(crate) mod health;
mod icons;
pub(crate) mod lessons;
pub(crate) mod live;
pub(crate) mod ops;
pub(crate) mod picture;
mod preload;
pub(crate) mod preview;
pub(crate) mod puzzles;
pub(crate) mod qr;
pub(crate) mod records;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod tables;
mod upgrade;

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::errors::{Failure, Outcome};
use crate::secret::Source;
use crate::unread;

/// Reads a body of JSON; an empty one counts as `{}`.
fn read<T: DeserializeOwned>(body: &Bytes) -> Outcome<T> {
    let body: &[u8] = if body.is_empty() { b"{}" } else { body };
    if !body.trim_ascii_start().starts_with(b"{") {
        return Err(Failure::request("request/json", "the body must be an object"));
    }
    serde_json::from_slice(body)
        .map_err(|error| Failure::request("request/json", unread::why(&error)))
}

/// Where the secrets of an answer come from: a request with an `Idempotency-Key` that is sent again
/// gets the same answer.
fn source(app: &App, headers: &HeaderMap, request: &[&[u8]]) -> Outcome<Source> {
    let Some(key) = headers.get("idempotency-key") else { return Ok(Source::Random) };
    let key = key.to_str().ok().and_then(|key| Source::of_key(&app.salt, key, request));
    key.ok_or_else(|| {
        let message = "an Idempotency-Key has 22 to 64 random letters, digits, - or _";
        Failure::request("request/field", message)
    })
}

/// The secret of an `Authorization: Bearer …` header, if there is one.
fn tokens(headers: &HeaderMap) -> Outcome<Vec<String>> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(Vec::new()) };
    let tokens = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
    let tokens = tokens.ok_or_else(|| {
        Failure::request("request/authorization", "expected `Authorization: Bearer SECRET`")
    })?;
    Ok(tokens.split(',').map(|token| token.trim().to_owned()).collect())
}
