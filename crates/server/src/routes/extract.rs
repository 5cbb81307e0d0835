//! What an address says, read or refused in our own words.

use axum::extract::{self, FromRequestParts};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::errors::Failure;

/// What is behind the question mark.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let read = extract::Query::<T>::from_request_parts(parts, state).await;
        let read = read.map_err(|error| Failure::request("request/path", error.body_text()))?;
        Ok(Self(read.0))
    }
}

/// What is in the path itself.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let read = extract::Path::<T>::from_request_parts(parts, state).await;
        let read = read.map_err(|error| Failure::request("request/path", error.body_text()))?;
        Ok(Self(read.0))
    }
}
