//! URL parameters and bodies, parsed or refused with our own messages.

use axum::body::Bytes;
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::app::App;
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

/// The whole body, within the limit.
pub(crate) struct Body(pub(crate) Bytes);

impl FromRequest<App> for Body {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failure> {
        match Bytes::from_request(request, app).await {
            Ok(bytes) => Ok(Self(bytes)),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Failure::body_too_large(app.shared.config.limits.body_bytes))
            }
            Err(_) => {
                Err(Failure::request("request/json", "the request ended before its body did"))
            }
        }
    }
}
