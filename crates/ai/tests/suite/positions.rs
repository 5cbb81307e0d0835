//! Positions in files: a line with all actions of a game, then a line for each action that was tried.

use aude_engine::game::Silent;
use aude_engine::{Game, Rules};
use aude_record::{GameSetup, SetLibrary, notation};

/// An action as text with the numbers behind it.
pub(crate) type Known = (&'static str, Vec<f32>);

/// The positions of a file.
pub(crate) fn read(text: &'static str) -> Vec<(Game, Vec<Known>)> {
    let mut positions: Vec<(Game, Vec<Known>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some(actions) = line.strip_prefix("game ") {
            let setup = GameSetup::default_of("classic");
            let mut game = setup.begin(&SetLibrary::builtin()).expect("a table");
            for word in actions.split(' ') {
                let action = notation::read(&game, word).expect("an action");
                game.apply(action, &mut Silent).expect("legal");
            }
            positions.push((game, Vec::new()));
        } else if let (Some((word, numbers)), Some((_, known))) =
            (line.split_once(' '), positions.last_mut())
        {
            let numbers = numbers.split(' ').map(|number| number.parse().expect("a number"));
            known.push((word, numbers.collect()));
        }
    }
    positions
}
