//! `aude random-game`: one random game as a record, to look at, replay or test with.

use aude_engine::Rules;
use aude_engine::game::Silent;
use aude_record::{GameSetup, Record};
use clap::Args;

use crate::failure::Outcome;
use crate::random::{Dice, Player, fresh_seed};
use crate::table::TableArgs;
use crate::terminal::Terminal;

/// Play one random game and print its record
#[derive(Args, Clone, Debug)]
pub(crate) struct RandomArgs {
    #[command(flatten)]
    table: TableArgs,
    /// Random seed; the same seed gives the same game [default: a new one each time]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Stop after this many tiles have been placed
    #[arg(long, value_name = "NUMBER")]
    placed: Option<usize>,
}

/// Runs the command.
pub(crate) fn run(args: &RandomArgs, terminal: &mut Terminal) -> Outcome {
    let mut game = args.table.begin()?;
    let mut dice = Dice::new(args.seed.unwrap_or_else(fresh_seed), 0);
    let mut player = Player::default();
    player.begin(game.bag(), &mut dice);
    let start = game.board().placed().len();
    while let Some(action) = player.choose(&game, &mut dice) {
        let drawing = matches!(action, aude_engine::Action::Draw(_));
        if drawing && args.placed.is_some_and(|most| game.board().placed().len() - start >= most) {
            break;
        }
        game.apply_unchecked(action, &mut Silent);
    }
    let names = GameSetup::default_names(game.players());
    terminal.print(Record::of(&game, &names).to_text())
}
