//! How much chat an address may have stored: bytes per hour, at any number of tables.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::limits::network;

/// Bytes of chat by address.
#[derive(Debug)]
pub struct Talk {
    per_hour: f64,
    used: Mutex<HashMap<IpAddr, (f64, Instant)>>,
}

/// The most addresses remembered.
const MOST: usize = 100_000;

impl Talk {
    /// Nobody has said anything yet.
    #[must_use]
    pub fn new(per_hour: u64) -> Self {
        Self { per_hour: per_hour as f64, used: Mutex::default() }
    }

    /// Counts bytes for an address; false if that is too much, and then nothing is counted.
    pub fn take(&self, address: IpAddr, bytes: usize, now: Instant) -> bool {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if used.len() >= MOST {
            used.retain(|_, entry| self.left_of(*entry, now) > 0.0);
        }
        let full = used.len() >= MOST;
        let address = network(address);
        let before = match used.get(&address) {
            Some(&entry) => self.left_of(entry, now),
            None if full => return false,
            None => 0.0,
        };
        let after = before + bytes as f64;
        let fits = after <= self.per_hour;
        if fits {
            used.insert(address, (after, now));
        }
        fits
    }

    /// What still counts of what was used: an hour later, nothing does.
    fn left_of(&self, (used, at): (f64, Instant), now: Instant) -> f64 {
        let hours = now.saturating_duration_since(at).as_secs_f64() / 3600.0;
        (used - hours * self.per_hour).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn an_address_has_so_many_bytes_an_hour() {
        let (talk, start) = (Talk::new(1000), Instant::now());
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        assert!(talk.take(one, 600, start) && talk.take(one, 400, start));
        assert!(!talk.take(one, 1, start));
        assert!(talk.take(other, 1000, start), "others are not disturbed");
        assert!(talk.take(one, 500, start + Duration::from_secs(1800)));
        assert!(!talk.take(one, 500, start + Duration::from_secs(1800)));
    }
}
