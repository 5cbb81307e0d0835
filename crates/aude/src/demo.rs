//! `aude` by itself.
use aude_engine::Game;

use crate::failure::Outcome;
use crate::random::{Dice, Player};
use crate::table::builtin;
use crate::terminal::{Terminal, View, board};

pub(crate) fn run(terminal: &mut Terminal) -> Outcome {
    let base = builtin("base")?;
    let setup = aude_engine::classic::Setup { players: 3, sets: vec![base], ..Default::default() };
    let classic = aude_engine::classic::Classic::new(setup).unwrap();
    let mut game = Game::Classic(classic);
    use aude_engine::Rules;
    let mut dice = Dice::new(1, 1);
    let mut player = Player::default();
    player.begin(game.bag(), &mut dice);
    while player.act(&mut game, &mut dice, &mut aude_engine::game::Silent).is_some() { if game.board().placed().len() > 40 {break} }
    for line in board(&game, View { ink: terminal.ink, room: terminal.size }) { terminal.line(line)?; }
    Ok(())
}
