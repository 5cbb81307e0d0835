//! URL parameters and bodies, parsed or refused with our own messages.

use axum::body::Bytes;
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use http_body::Body as _;
use serde::de::DeserializeOwned;

use crate::app::{App, Client};
use crate::errors::{Failure, Outcome};
use crate::limits::Place;

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

/// The whole body, within the limit. A large one has one of the places for large requests for as
/// long as anyone holds its bytes.
pub(crate) struct Body(pub(crate) Bytes);

/// Bytes from which on a request is large.
const LARGE: u64 = 64 << 10;

/// A body with its place.
struct Held {
    bytes: Bytes,
    _place: Place,
}

impl AsRef<[u8]> for Held {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Body {
    /// A place for a request that is large, or does not say how large it is.
    fn place(request: &Request, app: &App) -> Outcome<Option<Place>> {
        if request.body().size_hint().upper().is_some_and(|most| most <= LARGE) {
            return Ok(None);
        }
        let client = request.extensions().get::<Client>().map(|client| client.0);
        app.shared.uploads.place(client).map(Some)
    }
}

impl FromRequest<App> for Body {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failure> {
        let place = Self::place(&request, app)?;
        match Bytes::from_request(request, app).await {
            Ok(bytes) => Ok(Self(match place {
                Some(place) => Bytes::from_owner(Held { bytes, _place: place }),
                None => bytes,
            })),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Failure::body_too_large(app.shared.config.limits.body_bytes))
            }
            Err(_) => {
                Err(Failure::request("request/json", "the request ended before its body did"))
            }
        }
    }
}
