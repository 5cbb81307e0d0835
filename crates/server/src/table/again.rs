//! A request to create a table that is sent again, because its answer was lost.

use std::sync::Arc;

use super::Table;
use super::seats::no_randomness;
use crate::errors::Outcome;
use crate::protocol::{Created, Phase, SeatKind, SeatSecret};
use crate::secret::{self, Source};

/// What secrets are derived for, from a client's key.
pub(super) const HOST: &str = "host";

pub(super) fn seat_name(index: usize) -> String {
    format!("seat {index}")
}

impl Table {
    /// The answer to the request that created this table, if it is sent again with the same key.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn created_again(self: &Arc<Self>, source: &Source) -> Outcome<Option<Created>> {
        let mut inner = self.lock().await?;
        let token = |of: &str| source.token(of).map_err(|_| no_randomness());
        let host = token(HOST)?;
        if !secret::matches(&inner.head.family, &host, &inner.head.host) {
            return Ok(None);
        }
        // The server may have been stopped before the game started.
        let all_taken = inner.head.seats.iter().all(|seat| seat.kind != SeatKind::Open);
        if inner.head.phase == Phase::Gathering && all_taken {
            self.seats_changed(&mut inner).await?;
        }
        let mut seats = Vec::new();
        for (index, seat) in inner.head.seats.iter().enumerate() {
            let token = token(&seat_name(index))?;
            let kept = seat.token.as_deref();
            if kept.is_some_and(|kept| secret::matches(&inner.head.family, &token, kept)) {
                seats.push(SeatSecret { seat: index as u8, token });
            }
        }
        Ok(Some(Created { table: self.info(&inner), host, seats }))
    }
}
