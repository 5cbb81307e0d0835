//! Error rates in the names of the levels.

/// The mean loss per unforced decision of the levels, best first, as measured by
/// `cargo run --release -p aude-review --example grades` (docs/review.md).
pub const LEVELS: [(&str, f32); 5] =
    [("expert", 0.31), ("hard", 0.54), ("medium", 0.83), ("casual", 1.06), ("easy", 3.55)];

/// The level whose error rate is nearest.
#[must_use]
pub fn grade(rate: f32) -> &'static str {
    let mut bounds = LEVELS.windows(2).map(|pair| (pair[0].0, (pair[0].1 + pair[1].1) / 2.0));
    bounds.find(|(_, bound)| rate <= *bound).map_or(LEVELS[LEVELS.len() - 1].0, |found| found.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_that_of_the_nearest_level() {
        for (name, rate) in LEVELS {
            assert_eq!(grade(rate), name);
        }
        assert_eq!((grade(0.0), grade(9.0)), (LEVELS[0].0, "easy"));
    }
}
