//! Whether the server is alive, and whether it is ready: whether it can write.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use tokio::sync::Mutex;
use tokio::time::timeout;
use utoipa::ToSchema;

use crate::app::App;
use crate::errors::{Failure, Outcome, Refused};
use crate::store::{Store, StoreError};

/// All is well.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    ok: bool,
    /// The program's version.
    version: &'static str,
}

const WELL: Health = Health { ok: true, version: env!("CARGO_PKG_VERSION") };

/// How long the database has to answer.
const PATIENCE: Duration = Duration::from_secs(5);

type Last = Option<(Instant, Result<(), StoreError>)>;

/// Asks the database whether it can be written to: one question at a time, for all who ask. An
/// answer counts for a while, as anyone may ask and each costs a write.
#[derive(Clone, Debug, Default)]
pub(crate) struct Readiness(Arc<Mutex<Last>>);

impl Readiness {
    async fn ask(&self, store: Arc<dyn Store>, fresh: Duration) -> Result<(), StoreError> {
        let last = Arc::clone(&self.0);
        let answer = async move {
            let mut last = last.lock_owned().await;
            if let Some((at, answer)) = &*last
                && at.elapsed() < fresh
            {
                return answer.clone();
            }
            // In a task of its own: while the database hangs, nobody else asks it.
            let asking = tokio::spawn(async move {
                let answer = store.touch().await;
                *last = Some((Instant::now(), answer.clone()));
                answer
            });
            asking.await.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))
        };
        let late = || StoreError::Failed("the database does not answer".to_owned());
        timeout(PATIENCE, answer).await.unwrap_or_else(|_| Err(late()))
    }
}

/// Whether the process answers at all. Restart it if it does not.
#[utoipa::path(get, path = "/health/live", responses((status = 200, body = Health)))]
pub(crate) async fn live() -> Json<Health> {
    Json(WELL)
}

/// Whether tables can be played: a write reaches the disk. Send nobody here if it does not.
#[utoipa::path(get, path = "/health/ready", responses((status = 200, body = Health), (status = 503, body = Refused)))]
pub(crate) async fn ready(State(app): State<App>) -> Outcome<Json<Health>> {
    if app.shared.is_leaving() {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        return Err(Failure::new(status, "server/stopping", "the server is stopping"));
    }
    let store = Arc::clone(&app.shared.store);
    app.ready.ask(store, app.shared.config.times.ready).await?;
    Ok(Json(WELL))
}

/// The same as `/health/ready`.
#[utoipa::path(get, path = "/health", responses((status = 200, body = Health), (status = 503, body = Refused)))]
pub(crate) async fn health(state: State<App>) -> Outcome<Json<Health>> {
    ready(state).await
}
