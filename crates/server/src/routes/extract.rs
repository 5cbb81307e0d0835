//! URL parameters, parsed or refused with our own messages.

use axum::extract::{self, FromRequestParts};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::errors::Failure;

/// The query.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let read = extract::Query::<T>::from_request_parts(parts, state).await;
        let read = read.map_err(|error| Failure::request("request/path", error.body_text()))?;
        Ok(Self(read.0))
    }
}

/// The path.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let read = extract::Path::<T>::from_request_parts(parts, state).await;
        let read = read.map_err(|error| Failure::request("request/path", error.body_text()))?;
        Ok(Self(read.0))
    }
}
