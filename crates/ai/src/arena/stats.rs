//! What can be concluded from a match: intervals by deck, and the sequential test.

/// A value with the ends of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The estimate.
    pub mean: f64,
    /// The upper end.
    pub high: f64,
}

/// The normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.959_964;

/// Mean and standard error of a sample.
#[must_use]
pub fn mean_and_error(sample: &[f64]) -> (f64, f64) {
    let count = sample.len() as f64;
    if sample.is_empty() {
        return (0.0, 0.0);
    }
    let mean = sample.iter().sum::<f64>() / count;
    if sample.len() == 1 {
        return (mean, 0.0);
    }
    let variance = sample.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (variance / count).sqrt())
}

/// The win rate with its interval, from the win rate of each deck (0 to 1).
///
/// The variance is that between decks, as in pentanomial statistics; it gives the effective number
/// of independent games, and Wilson's interval for that number stays reliable near 0 and 1.
#[must_use]
pub fn share_interval(by_deck: &[f64]) -> Interval {
    let (mean, error) = mean_and_error(by_deck);
    let decks = by_deck.len() as f64;
    let games = if error > 0.0 { mean * (1.0 - mean) / (error * error) } else { decks };
    if games <= 0.0 {
        return Interval { low: 0.0, mean, high: 1.0 };
    }
    let square = Z * Z / games;
    let middle = (mean + square / 2.0) / (1.0 + square);
    let half = Z * (mean * (1.0 - mean) / games + square / (4.0 * games)).sqrt() / (1.0 + square);
    Interval { low: (middle - half).max(0.0), mean, high: (middle + half).min(1.0) }
}

/// How many deck pairs had 0, ½, 1, 1½ and 2 wins.
#[must_use]
pub fn pentanomial(by_deck: &[f64]) -> [u32; 5] {
    let mut counts = [0; 5];
    for share in by_deck {
        counts[((share * 4.0).round() as usize).min(4)] += 1;
    }
    counts
}

/// A generalised sequential probability ratio test between two win rates.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The win rate under the null hypothesis.
    pub null: f64,
    /// The win rate under the alternative.
    pub other: f64,
    /// The probability of either error.
    pub error: f64,
}

impl Default for Sprt {
    /// 50 % against 55 %, error rates of 5 %.
    fn default() -> Self {
        Self { null: 0.5, other: 0.55, error: 0.05 }
    }
}

/// The verdict of a sequential test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The higher win rate.
    Accepted,
    /// The lower win rate.
    Rejected,
    /// Not decided yet.
    Open,
}

impl Sprt {
    /// The log-likelihood ratio of a sample of win rates by deck, in the normal approximation.
    #[must_use]
    pub fn ratio(&self, by_deck: &[f64]) -> f64 {
        let (mean, error) = mean_and_error(by_deck);
        // A few equal results say nothing about the variance yet.
        let least = 0.02 / (by_deck.len().max(1) as f64);
        let variance = (error * error).max(least * 0.5);
        if by_deck.len() < 2 {
            return 0.0;
        }
        (self.other - self.null) * (2.0 * mean - self.null - self.other) / (2.0 * variance)
    }

    /// The bound that the ratio must pass, in either direction.
    #[must_use]
    pub fn bound(&self) -> f64 {
        ((1.0 - self.error) / self.error).ln()
    }

    /// The verdict of the test.
    #[must_use]
    pub fn verdict(&self, by_deck: &[f64]) -> Verdict {
        let ratio = self.ratio(by_deck);
        if ratio >= self.bound() {
            Verdict::Accepted
        } else if ratio <= -self.bound() {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}
