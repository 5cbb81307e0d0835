//! What an attempt at a puzzle is worth.

mod reply;

pub use reply::Reply;

use aude_ai::Judge;
use aude_ai::judge::{Margins, counted_out};
use aude_engine::{Action, Game, Rules};
use aude_record::notation;
use aude_record::part::{NotPlayed, TurnPart};

use crate::puzzle::{Best, Puzzle, Task};
use crate::questions::{self, Count};

/// Worlds in which an attempt is compared with the answer.
const WORLDS: u32 = 160;
/// Positions that are counted out at the end of a game.
pub const NODES: u32 = 120_000;
/// Losses below this, or below two standard errors, are none for people.
const SMALL: f32 = 0.5;

/// What somebody does about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// A turn part, as text.
    Moves(Vec<String>),
    /// One of the answers to choose from.
    Choice(String),
    /// Wants to see the answer.
    Show,
}

/// Why an attempt was not judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotJudged {
    /// The moves are not a part of a turn.
    NotPlayed(NotPlayed),
    /// The puzzle asks for something else.
    OtherTask,
}

impl std::fmt::Display for NotJudged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotPlayed(why) => why.fmt(f),
            Self::OtherTask => f.write_str("the puzzle asks for something else"),
        }
    }
}

impl std::error::Error for NotJudged {}

impl From<NotPlayed> for NotJudged {
    fn from(why: NotPlayed) -> Self {
        Self::NotPlayed(why)
    }
}

/// What is said about an attempt.
#[derive(Clone, Debug)]
pub struct Solved {
    /// Whether it is right.
    pub right: bool,
    /// The turn part: the attempt, or the answer where that is shown.
    pub part: Option<TurnPart>,
    /// What it loses, if it is a turn part other than the answer.
    pub loss: Option<Loss>,
    /// What the next player can do about it.
    pub reply: Option<Reply>,
    /// How many tiles close the feature then, how many could, and how many are left.
    pub closing: Option<(u16, u16, u16)>,
    /// What there is to count, for questions.
    pub count: Option<Count>,
    /// The right one of the answers to choose from.
    pub choice: Option<String>,
}

/// Points lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// Points of the margin that the answer has more.
    pub points: f32,
    /// The standard error; 0 if everything was counted out, or if it was found out before.
    pub error: f32,
}

const NOTHING: Solved = Solved {
    right: false,
    part: None,
    loss: None,
    reply: None,
    closing: None,
    count: None,
    choice: None,
};

/// Judges an attempt; `start` is the puzzle's position.
///
/// # Errors
/// It cannot be judged.
pub fn solve(puzzle: &Puzzle, start: &Game, attempt: &Attempt) -> Result<Solved, NotJudged> {
    match (&puzzle.task, attempt) {
        (Task::Best(best), Attempt::Moves(moves)) => tried(puzzle, best, start, moves),
        (Task::Best(best), Attempt::Show) => {
            let part = play(start, best.answers.first().ok_or(NotJudged::OtherTask)?)?;
            Ok(Solved { right: true, part: Some(part), ..NOTHING })
        }
        (Task::Close { place, answers, tiles, .. }, Attempt::Moves(moves)) => {
            let part = play(start, moves)?;
            let first = *part.actions.first().ok_or(NotPlayed::Unfinished)?;
            let at = questions::spot(start, place).ok_or(NotJudged::OtherTask)?;
            let found = questions::closing_after(start, first, at);
            let left = start.bag().left();
            let closing = Some((found.map_or(0, |(closing, _)| closing), *tiles, left));
            let right = part.moves.first().is_some_and(|text| answers.contains(text));
            Ok(Solved { right, part: Some(part), closing, ..NOTHING })
        }
        (Task::Close { answers, tiles, .. }, Attempt::Show) => {
            let placement = answers.first().ok_or(NotJudged::OtherTask)?.clone();
            let part = play_and_pass(start, placement)?;
            let closing = Some((*tiles, *tiles, start.bag().left()));
            Ok(Solved { right: true, part: Some(part), closing, ..NOTHING })
        }
        (Task::Score { .. } | Task::Owner { .. }, Attempt::Moves(_))
        | (Task::Best(_) | Task::Close { .. }, Attempt::Choice(_)) => Err(NotJudged::OtherTask),
        (Task::Score { .. } | Task::Owner { .. }, Attempt::Choice(_) | Attempt::Show) => {
            let place = puzzle.task.place().unwrap_or_default();
            let right = right_choice(&puzzle.task, start).ok_or(NotJudged::OtherTask)?;
            let at = questions::spot(start, place).and_then(|at| questions::feature(start, at));
            let count = Count::of(start, at.ok_or(NotJudged::OtherTask)?);
            let chosen = match attempt {
                Attempt::Choice(choice) if choices(&puzzle.task, start).contains(choice) => choice,
                Attempt::Show => &right,
                _ => return Err(NotJudged::OtherTask),
            };
            let is_right = *chosen == right;
            let choice = is_right.then(|| right.clone());
            Ok(Solved { right: is_right, count: Some(count), choice, ..NOTHING })
        }
    }
}

/// The answers to choose from.
#[must_use]
pub fn choices(task: &Task, start: &Game) -> Vec<String> {
    match task {
        Task::Score { choices, .. } => choices.iter().map(ToString::to_string).collect(),
        Task::Owner { .. } => questions::owner_choices(start),
        Task::Best(_) | Task::Close { .. } => Vec::new(),
    }
}

/// The right one among them, by the rules.
#[must_use]
pub fn right_choice(task: &Task, start: &Game) -> Option<String> {
    let feature = questions::feature(start, questions::spot(start, task.place()?)?)?;
    match task {
        Task::Score { .. } => Some(Count::of(start, feature).points.to_string()),
        Task::Owner { .. } => Some(questions::owner(start, feature)),
        Task::Best(_) | Task::Close { .. } => None,
    }
}

fn tried(
    puzzle: &Puzzle,
    best: &Best,
    start: &Game,
    moves: &[String],
) -> Result<Solved, NotJudged> {
    let part = play(start, moves)?;
    let same = |other: &[String]| {
        play(start, other).is_ok_and(|other| other.game.hash() == part.game.hash())
    };
    if best.answers.iter().any(|answer| same(answer)) {
        return Ok(Solved { right: true, part: Some(part), ..NOTHING });
    }
    let answer = play(start, best.answers.first().ok_or(NotJudged::OtherTask)?)?;
    let known = best.wrong.iter().find(|wrong| same(&wrong.moves));
    let loss = match known {
        Some(wrong) => Loss { points: wrong.loss, error: 0.0 },
        None if best.is_exact() => counted(start, &part, &answer),
        None => compared(puzzle, start, &part, &answer),
    };
    // What the judge cannot tell from the answer is no mistake.
    if loss.points < SMALL.max(2.0 * loss.error) {
        return Ok(Solved { right: true, part: Some(part), loss: Some(loss), ..NOTHING });
    }
    let reply = Reply::to(&part.game, &answer.game, Puzzle::solver(start));
    Ok(Solved { part: Some(part), loss: Some(loss), reply, ..NOTHING })
}

/// The loss by counting out.
fn counted(start: &Game, part: &TurnPart, answer: &TurnPart) -> Loss {
    let seat = Puzzle::solver(start).index();
    let all = counted_out(start, NODES).unwrap_or_default();
    let margin = |actions: &[Action]| {
        let known = all.iter().find(|one| one.actions == actions);
        known.map(|one| -> Margins { one.margins }).map(|margins| margins[seat])
    };
    let canonical = |part: &TurnPart| canonical(start, &part.actions);
    let points = margin(&canonical(answer))
        .zip(margin(&canonical(part)))
        .map_or(0.0, |(best, own)| best - own);
    Loss { points, error: 0.0 }
}

/// The loss in the same worlds.
fn compared(puzzle: &Puzzle, start: &Game, part: &TurnPart, answer: &TurnPart) -> Loss {
    let mut judge = Judge::new();
    let parts = [answer.actions.clone(), part.actions.clone()];
    let seed = puzzle.at as u64;
    let Some(mut both) = judge.comparison_of(start, &parts, seed) else {
        return Loss { points: 0.0, error: 0.0 };
    };
    judge.compare_more(&mut both, WORLDS);
    let (points, error) = both.ahead_of(1).unwrap_or_default();
    Loss { points, error }
}

/// Actions as lists of legal ones have them.
pub(crate) fn canonical(start: &Game, actions: &[Action]) -> Vec<Action> {
    let mut game = start.snapshot();
    let mut all = Vec::with_capacity(actions.len());
    for &action in actions {
        let action = game.canonical(action);
        all.push(action);
        if game.apply(action, &mut aude_engine::game::Silent).is_err() {
            break;
        }
    }
    all
}

/// Plays a whole turn part of the solver.
///
/// # Errors
/// A move cannot be played, or the part is longer or shorter.
pub fn play(start: &Game, moves: &[String]) -> Result<TurnPart, NotPlayed> {
    TurnPart::play(start, Puzzle::solver(start), moves)
}

/// Plays a placement and nothing more.
fn play_and_pass(start: &Game, placement: String) -> Result<TurnPart, NotPlayed> {
    let solver = Puzzle::solver(start);
    let mut moves = vec![placement];
    for _ in 0..8 {
        let part = TurnPart::begin(start, solver, &moves)?;
        if part.is_over(solver) {
            return Ok(part);
        }
        let mut list = Vec::new();
        part.game.legal(&mut list);
        let pass = list.iter().find(|&&action| action == Action::Pass).or(list.first());
        moves.push(notation::write(&part.game, *pass.ok_or(NotPlayed::Unfinished)?));
    }
    Err(NotPlayed::Unfinished)
}
