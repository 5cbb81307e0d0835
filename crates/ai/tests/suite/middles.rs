//! Positions from the middle of games with values by long rollouts (`data/middles*.txt`, made by the
//! commands in their first lines): the champion chooses well, and knows how far it may be wrong.

use aude_ai::{Budget, Candidate, Decision, roster};
use aude_engine::Game;
use aude_record::notation;

use crate::positions::{self, Known};

/// The rollouts of the first judge by the sum of terms, those of the second by the nets.
const MIDDLES: [&str; 2] =
    [include_str!("../data/middles.txt"), include_str!("../data/middles-2.txt")];

/// What a player decides in each position of a suite.
fn decisions(
    suite: &'static str,
    player: &str,
    simulations: u32,
) -> Vec<(Game, Vec<Known>, Decision)> {
    let mut player = roster::by_name(player).expect("a player");
    positions::read(suite)
        .into_iter()
        .map(|(game, known)| {
            let decision = player.decide(&game, Budget::Simulations(simulations), 1);
            (game, known, decision)
        })
        .collect()
}

/// Points that the decisions give away on average, if only actions of the suite are allowed: nobody
/// knows what others are worth.
fn lost(decisions: &[(Game, Vec<Known>, Decision)]) -> f32 {
    let lost = decisions.iter().map(|(game, known, decision)| {
        let value = |candidate: &Candidate| {
            let word = notation::write(game, candidate.action);
            known.iter().find(|next| next.0 == word).map(|next| next.1[0])
        };
        let chosen = decision.candidates.iter().find_map(value).expect("an action of the suite");
        known.iter().map(|next| next.1[0]).fold(f32::MIN, f32::max) - chosen
    });
    lost.sum::<f32>() / decisions.len() as f32
}

#[test]
fn margins_are_as_certain_as_they_say() {
    for (suite, least) in MIDDLES.into_iter().zip([200, 700]) {
        let (mut within, mut all) = (0, 0);
        for (game, known, decision) in decisions(suite, "champion", 200) {
            for candidate in decision.candidates.iter().filter(|next| next.visits > 0) {
                let word = notation::write(&game, candidate.action);
                let Some((_, numbers)) = known.iter().find(|next| next.0 == word) else { continue };
                let error = candidate.error.hypot(numbers[1]);
                all += 1;
                within += usize::from((candidate.margin - numbers[0]).abs() <= 2.0 * error);
            }
        }
        println!("{within} of {all} margins within two standard errors");
        assert!(all >= least, "{all} margins compared");
        assert!(within * 10 >= all * 9, "{within} of {all} within two standard errors");
    }
}

#[test]
fn the_champion_gives_away_less_than_its_evaluation_does() {
    for suite in MIDDLES {
        let decisions = [decisions(suite, "one-ply", 1), decisions(suite, "champion", 300)];
        let [one_ply, champion] = decisions.map(|decisions| lost(&decisions));
        println!("{champion} points, one-ply {one_ply}");
        assert!(champion < one_ply, "{champion} points, one-ply {one_ply}");
    }
}
