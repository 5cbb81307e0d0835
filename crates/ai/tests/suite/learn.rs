//! Learning the nets of the evaluation, in small: every step of it, with few games.

use aude_ai::eval::{Known, Library};
use aude_ai::tune::learn::{Fit, Gather, Positions, Try, fit, gather, rank, siblings};
use aude_ai::{Budget, Player, roster};
use aude_engine::game::Silent;
use aude_engine::{Actor, Game, Rules};
use aude_testkit::random::{Chooser, table};

#[test]
fn nets_learn_from_a_few_games() {
    for (set, game) in [("base", Known::Base), ("mayflower", Known::Mayflower)] {
        nets_learn(&table(&[set], 2), game);
    }
}

fn nets_learn(start: &Game, game: Known) {
    let plan = |rounds| Fit { rounds, seed: 1, held: 4, game };
    let positions = gather(start, Gather { games: 24, seed: 5, one_in: 3, slip: 2.5 });
    assert!(positions.len() > 24 * 12, "{} positions", positions.len());
    let [ignorant, taught] = [0, 12].map(|rounds| fit(&positions, plan(rounds)));
    let (before, after) = (ignorant.errors[0], taught.errors[0]);
    // In Mayflower final margins have too much luck in them for so few games.
    assert!(
        after < before || game == Known::Mayflower,
        "final margins wrong by {before}, then by {after}"
    );

    let nets = Library::default();
    let tries = Try { games: 3, seed: 6, one_in: 3, worlds: 2, turns: 2, nets };
    let groups = siblings(start, tries);
    assert!(groups.len() > 200, "{} actions tried", groups.len());
    let [before, after] = [0, 12].map(|rounds| rank(&groups, Some(&taught.nets), plan(rounds)));
    let (before, after) = (before.errors[0], after.errors[0]);
    assert!(after < before, "differences wrong by {before}, then by {after}");
}

#[test]
fn positions_are_read_as_they_are_written() {
    let start = table(&["base"], 2);
    let positions = gather(&start, Gather { games: 1, seed: 7, one_in: 3, slip: 2.5 });
    let bytes = positions.to_bytes();
    let mut read = Positions::default();
    assert!(read.add_bytes(&bytes));
    assert_eq!(read, positions);
    assert!(!Positions::default().add_bytes(&bytes[..bytes.len() - 4]));
}

/// The nets know only the base game and Mayflower with two players; elsewhere the champion judges by the sum of
/// terms.
#[test]
fn nets_are_used_only_in_the_game_they_know() {
    let Library { base, mayflower, .. } = Library::built_in();
    assert!(base.is_some() && mayflower.is_some());
    let mut differ = 0;
    for (sets, players) in [
        (&["base"][..], 2),
        (&["mayflower"], 2),
        (&["base"], 3),
        (&["mayflower"], 3),
        (&["base", "tower"], 2),
    ] {
        let (mut game, mut chooser) = (table(sets, players), Chooser::new(3));
        while game.bag().left() > 30 || !matches!(game.actor(), Actor::Player(_)) {
            let action = chooser.choose(&game).expect("not over");
            game.apply(action, &mut Silent).expect("legal");
        }
        let decide = |name: &str| {
            let mut player: Box<dyn Player> = roster::by_name(name).expect("a player");
            player.decide(&game, Budget::Simulations(60), 1).candidates
        };
        let same = decide("champion") == decide("champion:nets=0");
        differ += usize::from(!same);
        assert!(same || (players == 2 && sets.len() == 1), "{sets:?}, {players} players");
    }
    assert_eq!(differ, 2, "the base game and Mayflower");
}
