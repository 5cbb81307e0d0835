//! The arena's statistics against values computed by hand, and reproducible matches.

use aude_ai::arena::{Match, Sprt, Verdict, mean_and_error, pentanomial, share_interval};
use aude_ai::{Budget, roster};
use aude_testkit::random::table;

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-3
}

#[test]
fn mean_and_standard_error() {
    let (mean, error) = mean_and_error(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
    // The sample's standard deviation is √(32 / 7) = 2.138; over √8 that is 0.7559.
    assert!(close(mean, 5.0) && close(error, 0.7559));
    assert_eq!(mean_and_error(&[]), (0.0, 0.0));
}

#[test]
fn wilsons_interval_for_independent_games() {
    // Every deck a win or a loss: 80 of 100. Wilson gives 0.711 to 0.867.
    let decks: Vec<f64> = (0..100).map(|deck| f64::from(u8::from(deck < 80))).collect();
    let interval = share_interval(&decks);
    assert!(close(interval.mean, 0.8));
    assert!((interval.low - 0.711).abs() < 0.002 && (interval.high - 0.867).abs() < 0.002);
    // Nothing but wins: the lower end is not 1. Wilson for 60 of 60 gives 0.940.
    let sure = share_interval(&[1.0; 60]);
    assert!((sure.low - 0.940).abs() < 0.001 && sure.high > 0.999);
}

#[test]
fn pairs_that_share_their_luck_narrow_the_interval() {
    // A split pair shows that the deck decided: no variance beyond that of the decks.
    let decks: Vec<f64> = [0.5; 90].into_iter().chain([1.0; 10]).collect();
    let interval = share_interval(&decks);
    assert!(interval.high - interval.low < 0.07);
    assert_eq!(pentanomial(&[0.0, 0.25, 0.5, 0.75, 1.0, 1.0]), [1, 1, 1, 1, 2]);
}

#[test]
fn the_sequential_test_decides_both_ways() {
    let test = Sprt::default();
    // ln 19
    assert!(close(test.bound(), 2.944));
    let decks = |ones: usize, halves: usize| [vec![1.0; ones], vec![0.5; halves]].concat();
    assert_eq!(test.verdict(&decks(60, 60)), Verdict::Accepted);
    assert_eq!(test.verdict(&[vec![0.0; 60], vec![0.5; 60]].concat()), Verdict::Rejected);
    assert_eq!(test.verdict(&[1.0, 0.0]), Verdict::Open);
    // 100 decks of mean 0.6 and variance 0.04: the ratio is 100 · 0.05 · 0.15 / 0.08 = 9.4 (the
    // sample's variance is 100 / 99 of that).
    let mixed: Vec<f64> = [vec![0.8; 50], vec![0.4; 50]].concat();
    assert!((test.ratio(&mixed) - 9.28).abs() < 0.02);
}

#[test]
fn a_match_repeats_and_greedy_beats_random() {
    let rules = Match { start: table(&["base"], 3), budgets: [Budget::Simulations(1); 2], seed: 4 };
    let deck = || {
        let mut greedy = roster::by_name("greedy").expect("a player");
        let mut random = roster::by_name("random").expect("a player");
        rules.deck(0, &mut *greedy, &mut *random)
    };
    let (one, two) = (deck(), deck());
    assert_eq!(one.games.len(), 3);
    assert!(close(one.share, 1.0) && close(one.margin, two.margin));
}
