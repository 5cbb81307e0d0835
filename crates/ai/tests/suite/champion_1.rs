//! The measuring stick stays the same: `champion-1` plays the games it played when it was set
//! aside.

use aude_ai::arena::{Deck, play};
use aude_ai::roster;
use aude_ai::{Budget, Player};
use aude_engine::game::Silent;
use aude_engine::{Game, Rules};
use aude_record::{GameSetup, SetLibrary, notation, sets};

/// A game of one player on all seats, 4 simulations per decision: the scores, and a checksum of all
/// actions as text (FNV-1a).
fn game_of(player: &mut dyn Player, game: &'static str, sets: &[&str]) -> (Vec<i16>, u64) {
    let sets = sets.iter().map(|&set| set.to_owned()).collect();
    let setup = GameSetup { sets, ..GameSetup::default_of(game) };
    let start = setup.begin(&SetLibrary::builtin()).expect("a table");
    let played = play(&start, Deck::new(&start, 16), 16, |_, game, seed| {
        player.decide(game, Budget::Simulations(4), seed).action
    });
    assert_eq!(played.forfeit, None, "{}", player.name());
    (played.game.scores().to_vec(), checksum(&start, &played.game))
}

fn checksum(start: &Game, game: &Game) -> u64 {
    let (mut at, mut sum) = (start.clone(), 0xcbf2_9ce4_8422_2325_u64);
    for &action in game.actions() {
        for byte in notation::write(&at, action).bytes() {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
        at.apply_unchecked(action, &mut Silent);
    }
    sum
}

/// If a rule was wrong and is corrected, these games may change; nothing else may change them.
#[test]
fn champion_1_plays_as_it_did_when_it_was_set_aside() {
    let mut player = roster::by_name("champion-1").expect("a player");
    let classic: Vec<&str> = sets::classic().collect();
    let base = game_of(&mut *player, "classic", &["base"]);
    let two = game_of(&mut *player, "classic", &classic[..2]);
    let mayflower = game_of(&mut *player, "mayflower", &["mayflower"]);
    assert_eq!(base, (vec![79, 87], 14_279_023_666_698_637_479));
    assert_eq!(two, (vec![104, 101], 12_253_747_507_498_227_596));
    assert_eq!(mayflower, (vec![158, 169], 18_079_964_972_812_496_355));
}
