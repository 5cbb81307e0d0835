//! What a store has seen go wrong for good: a damaged page does not heal, and every query that
//! meets it says so.

use std::sync::{Mutex, PoisonError};

use sqlx::error::DatabaseError;

/// What SQLite says of a damaged page, and of a file that does not begin like one of its own.
pub(super) const CORRUPT: u32 = 11;
pub(super) const NOT_A_DATABASE: u32 = 26;

/// The code of an error; the upper bytes of what SQLite says tell more about it.
pub(super) fn code(error: &dyn DatabaseError) -> Option<u32> {
    error.code()?.parse::<u32>().ok().map(|code| code & 0xff)
}

/// Whether the database is damaged.
#[derive(Debug, Default)]
pub(super) struct Health {
    damage: Mutex<Option<String>>,
}

impl Health {
    /// Remembers an error, if it shows damage.
    pub(super) fn note(&self, error: &sqlx::Error) {
        let sqlx::Error::Database(error) = error else { return };
        if matches!(code(&**error), Some(CORRUPT | NOT_A_DATABASE)) {
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
