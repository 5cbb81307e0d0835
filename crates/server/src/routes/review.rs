//! Reviews of games that are over.

use axum::Json;
use axum::extract::{Extension, State};

use super::extract::Path;
use crate::app::{App, Client};
use crate::errors::{Outcome, Refused};
use crate::protocol::ReviewState;
use crate::table::Caller;

/// The review of a game that is over, or how far it is. The first request begins it; it is given up
/// when nobody asks for a while, and kept once it is finished (docs/review.md).
#[utoipa::path(post, path = "/api/tables/{id}/review", params(("id" = String, Path)),
    responses((status = 200, body = ReviewState), (status = 404, body = Refused),
        (status = 409, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn review(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
) -> Outcome<Json<ReviewState>> {
    let table = app.tables.get(&id).await?;
    Ok(Json(table.review(&Caller::default().at(client.0)).await?))
}
