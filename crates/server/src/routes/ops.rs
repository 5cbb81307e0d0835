//! For operating the server.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::errors::{Outcome, Refused};

/// All is well.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    ok: bool,
    /// The program's version.
    version: &'static str,
}

/// Whether the server and its database are well.
#[utoipa::path(get, path = "/health", responses((status = 200, body = Health), (status = 503, body = Refused)))]
pub(crate) async fn health(State(app): State<App>) -> Outcome<Json<Health>> {
    app.shared.store.touch().await?;
    Ok(Json(Health { ok: true, version: env!("CARGO_PKG_VERSION") }))
}

/// Prometheus metrics.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String, content_type = "text/plain")))]
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    metrics::gauge!("aude_sockets").set(app.sockets.many() as f64);
    metrics::gauge!("aude_tables_in_memory").set(app.tables.in_memory() as f64);
    match &app.metrics {
        Some(metrics) => {
            metrics.run_upkeep();
            let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
            (kind, metrics.render()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
