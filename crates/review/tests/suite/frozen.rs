//! A judge is frozen: this game keeps this review. If a change of the evaluation, the rollout policy
//! or the dice makes it fail, the change needs a judge of another name (`Judge::NAME`), and reviews
//! made by this one are no longer comparable.

use aude_ai::Judge;
use aude_record::{Record, SetLibrary};
use aude_review::{Plan, review};

/// Loss and luck of both players, in hundredths.
const FOUND: [[i32; 2]; 2] = [[1439, 321], [1830, -1152]];

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
