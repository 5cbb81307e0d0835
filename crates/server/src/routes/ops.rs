//! For operating the server.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::meters;

/// Prometheus metrics.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String, content_type = "text/plain")))]
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    match &app.metrics {
        Some(metrics) => {
            meters::look(&app).await;
            metrics.run_upkeep();
            let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
            (kind, metrics.render()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
