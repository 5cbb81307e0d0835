//! Reviews: how far one is, or the review itself.

use aude_review::Review;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A review, or how far it is.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct ReviewState {
    /// Pieces done.
    pub done: u32,
    /// Pieces in all.
    pub total: u32,
    /// The versions of the table before the first decision of each turn part, once the review is
    /// finished. The tile need not be drawn yet: in games from a record that is part of the turn.
    pub before: Vec<u32>,
    /// The versions of the table after each turn part.
    pub played: Vec<u32>,
    /// The review, once it is finished.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "import('./wire').Review | null")]
    pub review: Option<Review>,
}
