//! `aude demo`: a short random game, shown and narrated, and what to try next.

use aude_engine::classic::{Classic, Setup};
use aude_engine::{Actor, Game, Rules};
use aude_record::SetLibrary;
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::narrator::Narrator;
use crate::random::{Dice, Player, fresh_seed};
use crate::terminal::{Terminal, board, panel};

/// Play a short random game and show it
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct DemoArgs {
    /// Random seed [default: a new one each time]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

/// Turns shown with a board.
const SHOWN: usize = 3;

/// Runs the command.
pub(crate) fn run(args: &DemoArgs, terminal: &mut Terminal) -> Outcome {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let names = ["Anna", "Bert"].map(str::to_owned);
    let mut narrator = Narrator::new(short_game()?, &names);
    let title = "A short random game of Carcassonne, with one tile of each kind from the base set";
    terminal.line(terminal.strong(title))?;
    terminal.line("")?;

    let mut dice = Dice::new(seed, 0);
    let mut player = Player::default();
    player.begin(narrator.game.bag(), &mut dice);
    let mut turns = 0;
    let mut last = Vec::new();
    loop {
        let sentences = turn(&mut narrator, &mut player, &mut dice);
        if sentences.is_empty() {
            break;
        }
        turns += 1;
        if turns <= SHOWN {
            side_by_side(&narrator.game, turns, &sentences, terminal)?;
        } else {
            let points = |sentence: &String| {
                sentence.contains(" scores ") && !sentence.contains(" nothing ")
            };
            last.extend(
                sentences
                    .into_iter()
                    .filter(points)
                    .map(|sentence| format!("  turn {turns:>2}  {sentence}")),
            );
        }
    }
    terminal.line(
        terminal.faint(format_args!("… and {} more turns, in which", turns - SHOWN.min(turns))),
    )?;
    terminal.lines(last)?;
    terminal.line("")?;

    let mut view = terminal.view();
    view.room = view.room.map(|(columns, lines)| (columns, lines.saturating_sub(14)));
    terminal.lines(board(&narrator.game, view))?;
    terminal.line("")?;
    narrator.score_table(terminal)?;
    let width = terminal.size.map_or(100, |(columns, _)| columns);
    terminal.lines(panel(&narrator.game, &names, terminal.ink, width).last())?;
    terminal.line("")?;
    terminal.line(
        "Things to try next (if `aude` is not installed, write `cargo run --release --` instead):",
    )?;
    let try_next = [
        ("aude --open".to_owned(), "play in the browser, with friends and computer players"),
        (format!("aude demo --seed {seed}"), "replay this exact game"),
        ("aude sim --players 3".to_owned(), "thousands of games, and where the points come from"),
        ("aude tiles inns_cathedrals".to_owned(), "the tiles of a set"),
        ("aude sim --game mayflower".to_owned(), "the same for the other game"),
        ("aude play".to_owned(), "play in the terminal by typing moves"),
        ("aude arena medium greedy".to_owned(), "a match between two computer players"),
        ("aude random-game > game.txt".to_owned(), "a whole game as a record …"),
        (
            "aude show game.txt".to_owned(),
            "… and its board; `aude replay` recounts it turn by turn",
        ),
        ("aude --help".to_owned(), "everything else"),
    ];
    for (command, about) in try_next {
        terminal
            .line(format_args!("  {}  {about}", terminal.strong(format_args!("{command:<28}"))))?;
    }
    Ok(())
}

/// The base game with one tile of each kind in the bag.
fn short_game() -> Outcome<Game> {
    let mut set = SetLibrary::builtin().get("base").cloned().unwrap_or_default();
    set.tiles.iter_mut().for_each(|tile| tile.count = 1);
    let setup = Setup { sets: vec![set], ..Setup::default() };
    Classic::new(setup).map(Game::Classic).map_err(|errors| Failure::problems(&errors))
}

/// Plays to the end of a turn; returns nothing when the game is over.
fn turn(narrator: &mut Narrator, player: &mut Player, dice: &mut Dice) -> Vec<String> {
    let mut sentences = Vec::new();
    loop {
        let Some(action) = player.choose(&narrator.game, dice) else { return sentences };
        sentences.extend(narrator.apply(action));
        if narrator.game.actor() == Actor::Chance
            && sentences.iter().any(|sentence| sentence.contains(" places "))
        {
            return sentences;
        }
    }
}

/// A small board with the sentences of its turn next to it.
fn side_by_side(
    game: &Game,
    number: usize,
    sentences: &[String],
    terminal: &mut Terminal,
) -> Outcome {
    let mut view = terminal.view();
    view.size = Some(10);
    let lines = board(game, view);
    let width = lines.iter().map(|line| console::measure_text_width(line)).max().unwrap_or(0) + 4;
    let text: Vec<String> = [terminal.strong(format_args!("turn {number}"))]
        .into_iter()
        .chain(sentences.iter().cloned())
        .collect();
    for row in 0..lines.len().max(text.len() + 1) {
        let left = lines.get(row).map_or("", String::as_str);
        let right = row.checked_sub(1).and_then(|row| text.get(row)).map_or("", String::as_str);
        let gap = " ".repeat(width.saturating_sub(console::measure_text_width(left)));
        terminal.line(format!("{left}{gap}{right}").trim_end())?;
    }
    Ok(())
}
