//! Time as a budget counts it: by the clock on the wall, or in processor time.

use std::io::Read;
use std::time::{Duration, Instant};

use crate::player::Budget;

/// Measures the time since it was started.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch {
    began: Instant,
    /// Processor time of the thread at the start, if that is what counts.
    spent: Option<Duration>,
}

impl Stopwatch {
    /// Starts to measure what this budget counts.
    pub(crate) fn start(budget: Budget) -> Self {
        match budget {
            Budget::Processor(_) => Self::processor(),
            _ => Self { began: Instant::now(), spent: None },
        }
    }

    /// Starts to measure the processor time of this thread; where the system does not tell it, the
    /// time on the wall.
    pub(crate) fn processor() -> Self {
        Self { began: Instant::now(), spent: processor_time() }
    }

    /// The time since then.
    pub(crate) fn elapsed(&self) -> Duration {
        match (self.spent, self.spent.and_then(|_| processor_time())) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.began.elapsed(),
        }
    }
}

/// The processor time of this thread. Linux tells it to the nanosecond in a file, which takes about
/// 20 µs to read; elsewhere it would take a dependency.
fn processor_time() -> Option<Duration> {
    let mut text = [0; 64];
    let read = std::fs::File::open("/proc/thread-self/schedstat")
        .and_then(|mut file| file.read(&mut text));
    let text = std::str::from_utf8(text.get(..read.ok()?)?).ok()?;
    Some(Duration::from_nanos(text.split_whitespace().next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_takes_no_processor_time() {
        let (wall, processor) = (Stopwatch::start(Budget::milliseconds(1)), Stopwatch::processor());
        std::thread::sleep(Duration::from_millis(50));
        assert!(wall.elapsed() >= Duration::from_millis(50));
        if processor.spent.is_some() {
            assert!(processor.elapsed() < Duration::from_millis(40), "{:?}", processor.elapsed());
        }
    }
}
