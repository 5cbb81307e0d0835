//! The text of a file of puzzles: a game in one line, and the puzzles in it, one line each.
//!
//! ```text
//! game SEED | MOVE MOVE …
//! best ID AT LEVEL THEMES LEAD ERROR | MOVES | … | ! LOSS MOVES | …
//! score ID AT LEVEL THEMES PLACE | 6 9 12
//! owner ID AT LEVEL THEMES PLACE
//! close ID AT LEVEL THEMES PLACE TILES SECOND | PLACEMENT | …
//! ```

use std::fmt::Write as _;
use std::str::FromStr;
use std::sync::Arc;

use crate::puzzle::{Best, Played, Puzzle, Task, Wrong};
use crate::table::Table;
use crate::theme::Theme;

/// Reads a file of puzzles for a table.
///
/// # Errors
/// Every line that is not understood, with its number.
pub fn read(table: &'static Table, text: &str) -> Result<Vec<Puzzle>, Vec<String>> {
    let (mut puzzles, mut errors): (Vec<Puzzle>, Vec<String>) = (Vec::new(), Vec::new());
    let mut game: Option<Arc<Played>> = None;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let read = match line.strip_prefix("game ") {
            Some(rest) => played(rest).map(|read| game = Some(Arc::new(read))),
            None => match &game {
                None => Err("a puzzle comes after its game".to_owned()),
                Some(game) => one(table, game, line).and_then(|puzzle| {
                    if puzzles.iter().any(|known| known.id == puzzle.id) {
                        return Err(format!("{} is there twice", puzzle.id));
                    }
                    puzzles.push(puzzle);
                    Ok(())
                }),
            },
        };
        if let Err(what) = read {
            errors.push(format!("line {}: {what}", index + 1));
        }
    }
    if errors.is_empty() { Ok(puzzles) } else { Err(errors) }
}

fn played(text: &str) -> Result<Played, String> {
    let (seed, moves) = text.split_once('|').ok_or("expected `game SEED | MOVES`")?;
    Ok(Played { seed: number(seed, "a seed")?, moves: words(moves) })
}

fn one(table: &'static Table, game: &Arc<Played>, line: &str) -> Result<Puzzle, String> {
    let mut fields = line.split('|').map(str::trim);
    let mut head = fields.next().unwrap_or_default().split_whitespace();
    let mut next = |what: &str| head.next().ok_or_else(|| format!("expected {what}"));
    let kind = next("a kind")?;
    let id = next("an id")?.to_owned();
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.len() > 32 || !id.chars().all(is_name) {
        return Err(format!("{id:?} is not an id"));
    }
    let at: usize = number(next("a number of moves")?, "a number of moves")?;
    if at == 0 || at > game.moves.len() {
        return Err(format!("the game has no {at} moves"));
    }
    let level: u8 = number(next("a level")?, "a level")?;
    if !(1..=Puzzle::HARDEST).contains(&level) {
        return Err(format!("{level} is not a level"));
    }
    let names = next("themes")?.split(',');
    let themes = names.map(|name| Theme::named(name).ok_or(format!("{name:?} is not a theme")));
    let themes = themes.collect::<Result<Vec<_>, _>>()?;
    let task = match kind {
        "best" => {
            let lead = number(next("the lead")?, "a lead")?;
            let error = number(next("its standard error")?, "a standard error")?;
            best(lead, error, fields)?
        }
        "score" => {
            let place = next("a place")?.to_owned();
            let numbers = words(fields.next().unwrap_or_default());
            let choices = numbers.iter().map(|word| number(word, "points"));
            Task::Score { place, choices: choices.collect::<Result<_, _>>()? }
        }
        "owner" => Task::Owner { place: next("a place")?.to_owned() },
        "close" => Task::Close {
            place: next("a place")?.to_owned(),
            tiles: number(next("a number of tiles")?, "a number of tiles")?,
            second: number(next("a number of tiles")?, "a number of tiles")?,
            answers: fields.map(str::to_owned).collect(),
        },
        other => return Err(format!("{other:?} is not a kind of puzzle")),
    };
    Ok(Puzzle { id, table, game: Arc::clone(game), at, level, themes, task })
}

fn best<'a>(lead: f32, error: f32, fields: impl Iterator<Item = &'a str>) -> Result<Task, String> {
    let (mut answers, mut wrong) = (Vec::new(), Vec::new());
    for field in fields {
        match field.strip_prefix("! ").and_then(|rest| rest.split_once(' ')) {
            Some((loss, moves)) => {
                wrong.push(Wrong { loss: number(loss, "a loss")?, moves: words(moves) });
            }
            None => answers.push(words(field)),
        }
    }
    if answers.is_empty() || answers.iter().any(Vec::is_empty) {
        return Err("expected an answer".to_owned());
    }
    Ok(Task::Best(Best { answers, lead, error, wrong }))
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn number<T: FromStr>(text: &str, what: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| format!("{text:?} is not {what}"))
}

/// The puzzles as the text of a file. Those of one game are together.
#[must_use]
pub fn write(puzzles: &[Puzzle]) -> String {
    let mut text = String::new();
    let mut done: Vec<&Arc<Played>> = Vec::new();
    for puzzle in puzzles {
        if done.contains(&&puzzle.game) {
            continue;
        }
        done.push(&puzzle.game);
        let own = || puzzles.iter().filter(|other| other.game == puzzle.game);
        let last = own().map(|other| other.at).max().unwrap_or_default();
        let Played { seed, moves } = &*puzzle.game;
        let _ = writeln!(text, "game {seed} | {}", moves[..last.min(moves.len())].join(" "));
        own().for_each(|other| line(other, &mut text));
    }
    text
}

fn line(puzzle: &Puzzle, text: &mut String) {
    let Puzzle { id, at, level, themes, task, .. } = puzzle;
    let themes: Vec<_> = themes.iter().map(|theme| theme.name()).collect();
    let _ = write!(text, "{} {id} {at} {level} {}", task.kind(), themes.join(","));
    let _ = match task {
        Task::Best(Best { answers, lead, error, wrong }) => {
            let _ = write!(text, " {lead:.1} {error:.2}");
            answers.iter().for_each(|moves| text.push_str(&format!(" | {}", moves.join(" "))));
            let each =
                |Wrong { loss, moves }: &Wrong| format!(" | ! {loss:.1} {}", moves.join(" "));
            writeln!(text, "{}", wrong.iter().map(each).collect::<String>())
        }
        Task::Score { place, choices } => {
            let choices: Vec<_> = choices.iter().map(ToString::to_string).collect();
            writeln!(text, " {place} | {}", choices.join(" "))
        }
        Task::Owner { place } => writeln!(text, " {place}"),
        Task::Close { place, answers, tiles, second } => {
            writeln!(text, " {place} {tiles} {second} | {}", answers.join(" | "))
        }
    };
}
