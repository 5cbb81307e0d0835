//! What a store has seen go wrong for good: a damaged page does not heal, and every query that
//! meets it says so.

use std::sync::{Mutex, PoisonError};

/// Whether the database is damaged.
#[derive(Debug, Default)]
pub(super) struct Health {
    damage: Mutex<Option<String>>,
}

impl Health {
    /// Remembers an error, if it shows damage.
    pub(super) fn note(&self, error: &sqlx::Error) {
        let sqlx::Error::Database(error) = error else { return };
        // SQLITE_CORRUPT and SQLITE_NOTADB; the upper bytes of a code tell more about it.
        let code = error.code().and_then(|code| code.parse::<u32>().ok());
        if code.is_some_and(|code| matches!(code & 0xff, 11 | 26)) {
            self.note_damage(error.message());
        }
    }

    /// Remembers damage.
    pub(super) fn note_damage(&self, what: &str) {
        let mut damage = self.damage.lock().unwrap_or_else(PoisonError::into_inner);
        if damage.is_none() {
            tracing::error!(reason = what, "the database is damaged; restore a backup");
            *damage = Some(what.to_owned());
        }
    }

    /// The damage seen so far.
    pub(super) fn damage(&self) -> Option<String> {
        self.damage.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
