//! The HTTP routes.

pub(crate) mod art;
pub(crate) mod docs;
mod extract;
pub(crate) mod files;
pub(crate) mod live;
pub(crate) mod ops;
pub(crate) mod picture;
mod preload;
pub(crate) mod qr;
pub(crate) mod records;
pub(crate) mod rules;
pub(crate) mod tables;

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use serde::de::DeserializeOwned;

use crate::errors::{Failure, Outcome};

/// Reads a body of JSON; an empty one counts as `{}`.
fn read<T: DeserializeOwned>(body: &Bytes) -> Outcome<T> {
    let body: &[u8] = if body.is_empty() { b"{}" } else { body };
    if !body.trim_ascii_start().starts_with(b"{") {
        return Err(Failure::request("request/json", "the body must be an object"));
    }
    serde_json::from_slice(body)
        .map_err(|error| Failure::request("request/json", error.to_string()))
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
