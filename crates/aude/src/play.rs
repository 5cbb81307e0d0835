//! `aude play`: a game in the terminal, by typing moves as in records.

use std::path::{Path, PathBuf};

use aude_ai::Budget;
use aude_engine::{Action, Actor, Cell, Game, Rotation, Rules};
use aude_record::{GameSetup, Record, english, notation};
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::narrator::Narrator;
use crate::random::{Dice, Player as RandomPlayer, fresh_seed};
use crate::show::{RecordArgs, position};
use crate::table::TableArgs;
use crate::terminal::{Terminal, tile};

/// Play in the terminal against computer players, or opponents who move at random
#[derive(Args, Clone, Debug)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    table: TableArgs,
    /// Continue a saved game; the record says what is played and by whom
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["game", "players", "sets", "options"])]
    load: Option<PathBuf>,
    /// Seats played by people, separated by commas
    #[arg(
        long,
        alias = "people",
        default_value = "1",
        value_delimiter = ',',
        value_name = "SEATS"
    )]
    humans: Vec<usize>,
    /// Who plays the other seats: a level such as medium, also with a style such as hard:farmer (see
    /// `aude arena --list`)
    #[arg(long, default_value = "random", value_name = "PLAYER")]
    against: String,
    /// Seed for the draws and the other players [default: a new one each time]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

const HELP: &str = "\
Type a move as listed, or its number. 1,0r3 places the tile one cell east of the
start, rotated three quarter turns; thief:NS puts a thief on the road from north
to south; - puts nothing.
  ?          list every possible move in words
  b          show the board again
  undo       undo the last move of this turn
  save FILE  save the game; `aude play --load FILE` continues it
  h          this help
  q          quit (also quit, exit)";

/// What a player that searches may spend on a decision, unless it has its own budget.
const THINKING: Budget = Budget::Simulations(1000);

/// Up to this many moves are listed without being asked for.
const FEW: usize = 16;

/// A command that was typed.
enum Command {
    Move(Action),
    Undo,
    End,
}

/// Runs the command.
pub(crate) fn run(args: &PlayArgs, terminal: &mut Terminal) -> Outcome {
    let (start, names, before) = match &args.load {
        None => {
            let game = args.table.begin()?;
            let names = GameSetup::default_names(game.players());
            (game, names, Vec::new())
        }
        Some(file) => {
            let record = RecordArgs::of(file, &args.table.files).read()?;
            let names = record.setup().players.clone();
            (record.start().clone(), names, record.actions().to_vec())
        }
    };
    let players = usize::from(start.players());
    if let Some(seat) = args.humans.iter().find(|seat| !(1..=players).contains(seat)) {
        return Err(Failure::input(format!("--humans {seat}: seats are numbered 1 to {players}")));
    }
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let mut dice = Dice::new(seed, 0);
    let mut computer = match args.against.as_str() {
        "random" => None,
        name => Some(crate::arena::named(name)?),
    };
    let mut random = RandomPlayer::default();
    let mut narrator = Narrator::new(start.clone(), &names);
    before.into_iter().for_each(|action| drop(narrator.apply(action)));
    random.begin(narrator.game.bag(), &mut dice);
    terminal.line(HELP)?;
    loop {
        let action = match narrator.game.actor() {
            Actor::Player(player) if args.humans.contains(&(player.index() + 1)) => {
                terminal.line("")?;
                position(&narrator.game, &names, terminal)?;
                match ask(&narrator.game, &names, terminal)? {
                    Command::Move(action) => action,
                    Command::Undo => {
                        let actions = narrator.game.actions();
                        let before = actions[..actions.len().saturating_sub(1)].to_vec();
                        narrator = Narrator::new(start.clone(), &names);
                        before.into_iter().for_each(|action| drop(narrator.apply(action)));
                        continue;
                    }
                    Command::End => return Ok(()),
                }
            }
            actor => {
                let game = &narrator.game;
                let action = match (actor, &mut computer) {
                    (Actor::Player(_), Some(player)) => {
                        let turn = game.actions().len() as u64;
                        player.decide(game, THINKING, seed ^ turn).action
                    }
                    _ => random.choose(game, &mut dice),
                };
                match action {
                    Some(action) => action,
                    None => break,
                }
            }
        };
        let sentences = narrator.apply(action);
        terminal.lines(sentences.iter().map(|sentence| format!("  {sentence}")))?;
    }
    terminal.line("")?;
    position(&narrator.game, &names, terminal)?;
    terminal.line("")?;
    narrator.score_table(terminal)
}

/// Asks until there is a valid command.
fn ask(game: &Game, names: &[String], terminal: &mut Terminal) -> Outcome<Command> {
    let mut list = Vec::new();
    game.legal(&mut list);
    in_hand(game, terminal)?;
    if game.drawn().is_none() && list.len() <= FEW {
        choices(game, &list, terminal)?;
    }
    loop {
        terminal.print(format_args!("{} moves (? to list them, h for help) > ", list.len()))?;
        terminal.flush()?;
        let mut line = String::new();
        if std::io::stdin().read_line(&mut line)? == 0 {
            terminal.line("")?;
            return Ok(Command::End);
        }
        match line.trim() {
            "" => {}
            "q" | "quit" | "exit" => return Ok(Command::End),
            "?" => choices(game, &list, terminal)?,
            "h" | "help" => terminal.line(HELP)?,
            "b" | "board" => {
                position(game, names, terminal)?;
                in_hand(game, terminal)?;
            }
            "u" | "undo" => match game.actions().last() {
                None | Some(Action::Draw(_)) => terminal.line("  nothing to undo in this turn")?,
                Some(_) => return Ok(Command::Undo),
            },
            "save" => terminal.line("  save where? For example: save game.txt")?,
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

/// The drawn tile in each of its rotations.
fn in_hand(game: &Game, terminal: &mut Terminal) -> Outcome {
    let Some(kind) = game.drawn() else { return Ok(()) };
    let turns = Rotation::ALL.into_iter().take(game.tiles().kind(kind).turns.into());
    let pictures: Vec<_> =
        turns.clone().map(|turn| tile(game.tiles(), kind, turn, SIZE, terminal.ink)).collect();
    let heads: Vec<_> =
        turns.map(|turn| format!("{:<SIZE$}", format!("r{}", turn.turns()))).collect();
    terminal.line(format_args!("Your tile: {}", heads.join("   ")))?;
    for row in 0..SIZE / 2 {
        let cells: Vec<_> = pictures
            .iter()
            .map(|lines| {
                let line = lines.get(row).map_or("", String::as_str);
                let blank = SIZE.saturating_sub(console::measure_text_width(line));
                format!("{line}{}", " ".repeat(blank))
            })
            .collect();
        terminal
            .line(format_args!("                  {}", cells.join("   ")).to_string().trim_end())?;
    }
    Ok(())
}

/// Characters across the drawn tile.
const SIZE: usize = 10;

/// Every move with its number, its text, and in words.
fn choices(game: &Game, list: &[Action], terminal: &mut Terminal) -> Outcome {
    let texts: Vec<String> = list.iter().map(|&action| notation::write(game, action)).collect();
    let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    for (index, (text, &action)) in texts.iter().zip(list).enumerate() {
        let words = english::choice(game, action);
        terminal.line(format_args!("  {:>3}  {text:<width$}  {words}", index + 1))?;
    }
    Ok(())
}

/// A legal move, or why it is not one.
fn understand(game: &Game, list: &[Action], text: &str) -> Result<Action, String> {
    if let Ok(number) = text.parse::<usize>() {
        return number.checked_sub(1).and_then(|index| list.get(index)).copied().ok_or_else(|| {
            format!("there is no move {number}: enter 1 to {} (? to list them)", list.len())
        });
    }
    if let Some(found) = without_rotation(list, text) {
        return found;
    }
    let action = notation::read(game, text).map_err(|error| match error.column {
        // Not even the start of one.
        1 => format!("{text:?} is not a move (? to list them, h for help)"),
        _ => format!("{text:?} is not a move: {error} (? to list them, h for help)"),
    })?;
    if list.contains(&action) {
        return Ok(action);
    }
    let mut trial = game.snapshot();
    match trial.apply(action, &mut aude_engine::game::Silent) {
        Err(refusal) => Err(format!("{refusal} (? to list the moves)")),
        Ok(()) => Ok(action),
    }
}

/// A cell alone is enough if the tile fits in only one rotation.
fn without_rotation(list: &[Action], text: &str) -> Option<Result<Action, String>> {
    let (x, y) = text.split_once(',')?;
    let cell = Cell::new(x.trim().parse().ok()?, y.trim().parse().ok()?);
    let fits: Vec<(Action, u8)> = list
        .iter()
        .filter_map(|&action| match action {
            Action::Place { cell: at, rotation } if at == cell => Some((action, rotation.turns())),
            _ => None,
        })
        .collect();
    match fits.as_slice() {
        [] => Some(Err(format!("the tile does not fit at {cell} (? to see where it does)"))),
        [(action, _)] => Some(Ok(*action)),
        several => {
            let ways: Vec<_> = several.iter().map(|(_, turns)| format!("{cell}r{turns}")).collect();
            Some(Err(format!("the tile fits there in several rotations: {}", ways.join(", "))))
        }
    }
}

fn save(game: &Game, names: &[String], file: &Path, terminal: &mut Terminal) -> Outcome {
    match std::fs::write(file, Record::of(game, names).to_text()) {
        Ok(()) => terminal.line(format_args!("  saved to {}", file.display())),
        Err(error) => terminal.line(format_args!("  cannot write {}: {error}", file.display())),
    }
}
