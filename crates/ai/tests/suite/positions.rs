//! Positions in files: a line with all actions of a game, then a line for each action that was tried.
//! The line with the command that made them names their table, if it is not the base game.

use aude_engine::game::Silent;
use aude_engine::{Game, Rules};
use aude_record::notation;

#[path = "../../examples/table/mod.rs"]
mod table;

/// An action as text with the numbers behind it.
pub(crate) type Known = (&'static str, Vec<f32>);

/// The positions of a file.
pub(crate) fn read(text: &'static str) -> Vec<(Game, Vec<Known>)> {
    let mut positions: Vec<(Game, Vec<Known>)> = Vec::new();
    let mut name = "base";
    for line in text.lines() {
        if let Some(about) = line.strip_prefix('#') {
            let words = about.split_once("--example truth -- ").map_or("", |command| command.1);
            name = words.split(' ').nth(3).unwrap_or("base");
        } else if let Some(actions) = line.strip_prefix("game ") {
            let mut game = table::table(name).expect("a table");
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
