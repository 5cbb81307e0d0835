//! A judge is frozen: this game keeps this review. If a change of the evaluation, the rollout policy
//! or the dice makes it fail, the change needs a judge of another name (`Judge::NAME`), and reviews
//! made by this one are no longer comparable.

use aude_ai::Judge;
use aude_record::{Record, SetLibrary};
use aude_review::{Plan, review};

/// Loss and luck of both players, in hundredths.
const FOUND: [[i32; 2]; 2] = [[1439, 321], [1830, -1152]];

/// The luck of all draws of the first player in a game with all five sets, in hundredths.
const LUCK: i32 = -3396;
/// Processor time for the luck of that game, in seconds: many times what it takes when optimised.
const BUDGET: f64 = 10.0;

#[test]
fn judge_1_keeps_its_verdicts() {
    let text = include_str!("../data/base.txt");
    let record = Record::parse(text, &SetLibrary::builtin()).expect("a record");
    let found = review(&Plan::new(&record, 100), 2, |_| true).expect("a review");
    assert_eq!(Judge::NAME, "judge 1");
    let hundredths = |value: f32| (100.0 * value).round() as i32;
    for (total, expected) in found.totals.iter().zip(FOUND) {
        let [loss, luck] = [hundredths(total.loss), hundredths(total.luck)];
        assert!(
            (loss - expected[0]).abs() <= 2 && (luck - expected[1]).abs() <= 2,
            "{loss} {luck}"
        );
    }
}

/// A whole game with all sets, luck alone. What is cached while draws are compared must not show in the
/// numbers, and must not be lost either.
#[test]
fn luck_with_all_sets_keeps_its_numbers_and_takes_a_moment() {
    let text = include_str!("../data/all.txt");
    let record = Record::parse(text, &SetLibrary::builtin()).expect("a record");
    let before = processor_time();
    let found = review(&Plan::new(&record, 0), 1, |_| true).expect("a review");
    let spent = processor_time().zip(before).map(|(after, before)| after - before);
    assert_eq!((100.0 * found.totals[0].luck).round() as i32, LUCK);
    assert!(spent.is_none_or(|spent| spent < BUDGET), "{spent:?} s");
}

/// The luck of three players in the first turns of another such game, in hundredths. Tiles are set aside in it until
/// the dragon appears, and return to the bag while placements are compared.
const ASIDE: [[i32; 2]; 3] = [[-910, -176], [438, 847], [-899, 1420]];

#[test]
fn what_is_cached_does_not_show_where_tiles_return_to_the_bag() {
    let text = include_str!("../data/aside.txt");
    let record = Record::parse(text, &SetLibrary::builtin()).expect("a record");
    let found = review(&Plan::new(&record, 0), 2, |_| true).expect("a review");
    let hundredths = |value: f32| (100.0 * value).round() as i32;
    let luck =
        found.totals.iter().map(|total| [hundredths(total.luck), hundredths(total.luck_of_others)]);
    assert_eq!(luck.collect::<Vec<_>>(), ASIDE);
}

/// Seconds of the processor that this thread has used; none where the system does not tell.
fn processor_time() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(text.split_whitespace().next()?.parse::<f64>().ok()? / 1e9)
}
