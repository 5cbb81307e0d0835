//! Whether the system's clock can be believed. What depends on the date and cannot be undone waits
//! until the clock has kept pace with one that never jumps.

use std::time::{Duration, Instant};

/// How much the two clocks may differ between two looks.
const SLACK: Duration = Duration::from_secs(30);

/// Compares the system's clock with a monotonic one.
#[derive(Debug, Default)]
pub struct Steady {
    /// Since when the clocks have agreed, and the last look at both.
    since: Option<(Instant, Instant, i64)>,
}

impl Steady {
    /// Looks at both clocks: milliseconds since 1970, and an instant. Returns for how long they have
    /// kept pace, which is no time at all after a jump, after a pause of the machine, and at first.
    pub fn look(&mut self, wall: i64, at: Instant) -> Duration {
        let since = match self.since {
            Some((since, last, wall_then)) if agree(wall - wall_then, at - last) => since,
            Some(_) => {
                tracing::warn!("the system's clock has jumped; nothing is abandoned for a while");
                at
            }
            None => at,
        };
        self.since = Some((since, at, wall));
        at - since
    }
}

/// Whether as much time has passed by one clock as by the other.
fn agree(wall: i64, passed: Duration) -> bool {
    let passed = i64::try_from(passed.as_millis()).unwrap_or(i64::MAX);
    wall.abs_diff(passed) <= SLACK.as_millis() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_in_either_direction_starts_the_proof_again() {
        let (mut steady, start) = (Steady::default(), Instant::now());
        let mut look = |wall: i64, seconds: u64| {
            steady.look(wall * 1000, start + Duration::from_secs(seconds)).as_secs()
        };
        assert_eq!(look(1000, 0), 0);
        assert_eq!(look(1015, 15), 15);
        assert_eq!(look(1031, 30), 30, "a second is no jump");
        assert_eq!(look(2_000_000, 45), 0, "far ahead");
        assert_eq!(look(2_000_015, 60), 15);
        assert_eq!(look(1075, 75), 0, "and back");
        assert_eq!(look(1090, 90), 15);
    }
}
