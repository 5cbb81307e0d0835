//! Two people want the same seat at the same time, by different servers: one gets it, and it is the
//! one who was told so.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use aude_histories::Event;
use serde_json::json;

use super::World;
use crate::common::{Made, here};
use crate::kill::{try_to_make, try_to_post};

/// The seat that everybody wants.
pub(super) const SEAT: usize = 1;
/// Between two tables: they are there to be joined, not to fill the database.
const PAUSE: Duration = Duration::from_millis(100);

/// A seat as a stream, to which only the first can be added.
pub(super) fn seat_for(id: &str) -> String {
    format!("who joins {id}")
}

/// One table after the other.
pub(super) async fn race(world: Arc<World>) {
    let body = json!({"seats": [here("Anna"), {"kind": "open"}]});
    while !world.is_over() {
        if let Some(made) = try_to_make(world.address(), &body).await {
            world.joined.lock().unwrap_or_else(PoisonError::into_inner).push(made.id.clone());
            tokio::join!(world.join(&made), world.join(&made));
        }
        tokio::time::sleep(PAUSE).await;
    }
}

impl World {
    /// Somebody wants the seat.
    async fn join(&self, made: &Made) {
        let (op, name) = (self.number(), format!("Player {}", self.number()));
        let path = format!("/api/tables/{}/join", made.id);
        let body = json!({"name": name, "seat": SEAT});
        self.note(Event::Invoke { op, stream: seat_for(&made.id), content: name });
        match try_to_post(self.address(), &path, &body).await {
            Some((200, _)) => self.note(Event::Ok { op, number: 1 }),
            Some((_, refused)) if refused["error"]["code"] != "store/unknown" => {
                self.note(Event::Fail { op });
            }
            _ => self.note(Event::Unknown { op }),
        }
    }
}
