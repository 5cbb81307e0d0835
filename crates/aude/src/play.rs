//! `aude play`: a game in the terminal, by typing moves as records write them.

use std::path::Path;

use aude_engine::{Action, Actor, Game, Rules};
use aude_record::{GameSetup, Record, notation};
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::random::{Dice, Player as RandomPlayer, fresh_seed};
use crate::show::position;
use crate::table::TableArgs;
use crate::telling::Telling;
use crate::terminal::Terminal;

/// Plays a game in the terminal, against players who move at random
#[derive(Args, Clone, Debug)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    table: TableArgs,
    /// The seats people play, separated by commas; the others move at random
    #[arg(long, default_value = "1", value_delimiter = ',', value_name = "SEATS")]
    people: Vec<usize>,
    /// The seed of draws and random players; another each time if none is given
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

const HELP: &str = "\
A move is typed as records write it (docs/record.md): 1,0r3 places the tile, thief:NS puts a thief, - passes.
  ?          every move there is now
  b          the board again
  undo       takes the last move of this turn back
  save FILE  writes the record
  q          ends";

/// What a person typed.
enum Command {
    Move(Action),
    Undo,
    End,
}

/// Runs the command.
pub(crate) fn run(args: &PlayArgs, terminal: &mut Terminal) -> Outcome {
    let game = args.table.begin()?;
    let players = usize::from(game.players());
    if let Some(seat) = args.people.iter().find(|seat| !(1..=players).contains(seat)) {
        return Err(Failure::input(format!("--people {seat}: expected seats of 1 to {players}")));
    }
    let names = GameSetup::default_names(game.players());
    let start = game.clone();
    let mut dice = Dice::new(args.seed.unwrap_or_else(fresh_seed), 0);
    let mut random = RandomPlayer::default();
    random.begin(game.bag(), &mut dice);
    let mut telling = Telling::new(game, &names);
    terminal.line(HELP)?;
    loop {
        let action = match telling.game.actor() {
            Actor::Player(player) if args.people.contains(&(player.index() + 1)) => {
                terminal.line("")?;
                position(&telling.game, &names, terminal)?;
                match ask(&telling.game, &names, terminal)? {
                    Command::Move(action) => action,
                    Command::Undo => {
                        let actions = telling.game.actions();
                        let before = actions[..actions.len().saturating_sub(1)].to_vec();
                        telling = Telling::new(start.clone(), &names);
                        before.into_iter().for_each(|action| drop(telling.act(action)));
                        continue;
                    }
                    Command::End => return Ok(()),
                }
            }
            _ => match random.choose(&telling.game, &mut dice) {
                Some(action) => action,
                None => break,
            },
        };
        let sentences = telling.act(action);
        terminal.lines(sentences.iter().map(|sentence| format!("  {sentence}")))?;
    }
    terminal.line("")?;
    position(&telling.game, &names, terminal)?;
    terminal.line("")?;
    telling.score_table(terminal)
}

/// Asks until something can be done.
fn ask(game: &Game, names: &[String], terminal: &mut Terminal) -> Outcome<Command> {
    let mut list = Vec::new();
    game.legal(&mut list);
    loop {
        terminal.print(format_args!("{} moves, ? lists them > ", list.len()))?;
        terminal.flush()?;
        let mut line = String::new();
        if std::io::stdin().read_line(&mut line)? == 0 {
            terminal.line("")?;
            return Ok(Command::End);
        }
        match line.trim() {
            "" => {}
            "q" => return Ok(Command::End),
            "?" => {
                let moves: Vec<_> =
                    list.iter().map(|&action| notation::write(game, action)).collect();
                terminal.line(format_args!("  {}", moves.join("  ")))?;
            }
            "h" | "help" => terminal.line(HELP)?,
            "b" => position(game, names, terminal)?,
            "undo" => match game.actions().last() {
                None | Some(Action::Draw(_)) => {
                    terminal.line("  nothing of this turn to take back")?
                }
                Some(_) => return Ok(Command::Undo),
            },
            other => match other.strip_prefix("save ") {
                Some(file) => save(game, names, Path::new(file.trim()), terminal)?,
                None => match understand(game, &list, other) {
                    Ok(action) => return Ok(Command::Move(action)),
                    Err(why) => terminal.line(format_args!("  {why}"))?,
                },
            },
        }
    }
}

/// A legal move, or why it is none.
fn understand(game: &Game, list: &[Action], text: &str) -> Result<Action, String> {
    let action = notation::read(game, text).map_err(|error| error.to_string())?;
    if list.contains(&action) {
        return Ok(action);
    }
    let mut trial = game.snapshot();
    match trial.apply(action, &mut aude_engine::game::Silent) {
        Err(refusal) => Err(refusal.to_string()),
        Ok(()) => Ok(action),
    }
}

fn save(game: &Game, names: &[String], file: &Path, terminal: &mut Terminal) -> Outcome {
    match std::fs::write(file, Record::of(game, names).to_text()) {
        Ok(()) => terminal.line(format_args!("  written to {}", file.display())),
        Err(error) => {
            terminal.line(format_args!("  {} cannot be written: {error}", file.display()))
        }
    }
}
