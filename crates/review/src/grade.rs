//! Error rates in the names of the levels.

use aude_engine::Game;

use crate::win::share_of_expansions;

/// A level, and how many points it loses on average with an unforced decision.
pub type Rate = (&'static str, f32);

/// The levels in the base game, best first, as measured by
/// `cargo run --release -p aude-review --example grades` (docs/review.md).
pub const BASE: [Rate; 5] =
    [("expert", 0.31), ("hard", 0.54), ("medium", 0.83), ("casual", 1.06), ("easy", 3.55)];
/// The same with all expansions.
pub const ALL_SETS: [Rate; 5] =
    [("expert", 0.45), ("hard", 1.00), ("medium", 1.31), ("casual", 1.79), ("easy", 2.58)];
/// The same in Mayflower.
pub const MAYFLOWER: [Rate; 5] =
    [("expert", 0.37), ("hard", 0.95), ("medium", 1.63), ("casual", 2.32), ("easy", 9.12)];

/// The levels at the table of a game; with some of the expansions between those of none and of all.
#[must_use]
pub fn levels(game: &Game) -> Vec<Rate> {
    if game.mayflower().is_some() {
        return MAYFLOWER.to_vec();
    }
    let share = share_of_expansions(game);
    if share == 0.0 {
        return BASE.to_vec();
    }
    let of = |name: &str| ALL_SETS.iter().find(|level| level.0 == name).map(|level| level.1);
    let between = |(name, none): Rate| Some((name, none + share * (of(name)? - none)));
    BASE.into_iter().filter_map(between).collect()
}

/// The level whose error rate is nearest.
#[must_use]
pub fn grade(levels: &[Rate], rate: f32) -> &'static str {
    let mut bounds = levels.windows(2).map(|pair| (pair[0].0, (pair[0].1 + pair[1].1) / 2.0));
    let found = bounds.find(|(_, bound)| rate <= *bound).map(|found| found.0);
    found.or(levels.last().map(|level| level.0)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use aude_record::sets;

    use super::*;
    use crate::win::tests::start;

    #[test]
    fn a_rate_is_that_of_the_nearest_level() {
        for levels in [&BASE[..], &ALL_SETS, &MAYFLOWER] {
            for &(name, rate) in levels {
                assert_eq!(grade(levels, rate), name);
            }
            assert_eq!((grade(levels, 0.0), grade(levels, 99.0)), (levels[0].0, "easy"));
        }
    }

    #[test]
    fn every_table_has_its_levels() {
        let all: Vec<&str> = sets::classic().collect();
        assert_eq!(levels(&start("classic", &all[..1])), BASE);
        assert_eq!(levels(&start("classic", &all)), ALL_SETS);
        assert_eq!(levels(&start("mayflower", &["mayflower"])), MAYFLOWER);
        for level in levels(&start("classic", &all[..3])) {
            let of =
                |levels: &[Rate]| levels.iter().find(|other| other.0 == level.0).expect("it").1;
            let (none, all) = (of(&BASE), of(&ALL_SETS));
            assert!(none.min(all) < level.1 && level.1 < none.max(all), "{level:?}");
        }
    }
}
