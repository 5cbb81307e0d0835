//! Puzzles as the client gets them: positions, and what an attempt is worth. A puzzle is a position
//! of the program itself, so nothing is kept between two requests.

use aude_engine::tiles::FeatureKind;
use aude_engine::{Game, Rules};
use aude_puzzles::solve::{Reply, choices, solve};
use aude_puzzles::theme::facts_of;
use aude_puzzles::{Attempt, NotJudged, Puzzle, Puzzles, Solved, Task, book, questions};
use aude_record::part::TurnPart;
use aude_record::wire::StateJson;
use aude_record::{GameSetup, notation};
use aude_review::{in_words, moves};

use axum::http::StatusCode;

use crate::errors::{Failure, Outcome};
use crate::exercise::{self, Exercise};
use crate::protocol::{
    PuzzleAttempt, PuzzleClosing, PuzzleCount, PuzzleLine, PuzzleList, PuzzleReply, PuzzleVerdict,
    PuzzleView, Query, Written,
};
use crate::table::draft::state;

/// The versions of the position, after the attempt, after the reply to it.
const VERSIONS: [u32; 3] = [1, 2, 3];

/// All puzzles, and that of a day.
pub(crate) fn list(date: Option<&str>) -> Outcome<PuzzleList> {
    let puzzles = Puzzles::open();
    let day = match date {
        None => None,
        Some(date) => Some(book::day(date).ok_or_else(|| {
            Failure::request("request/field", "expected a date such as 2026-11-18")
        })?),
    };
    let daily = day.and_then(|day| puzzles.daily(day));
    Ok(PuzzleList {
        daily: daily.map(|puzzle| puzzle.id.as_str()),
        puzzles: puzzles.all().iter().map(line).collect(),
    })
}

fn line(puzzle: &'static Puzzle) -> PuzzleLine {
    PuzzleLine {
        id: &puzzle.id,
        table: puzzle.table.name,
        kind: puzzle.task.kind(),
        themes: puzzle.themes.iter().map(|theme| theme.name()).collect(),
        level: puzzle.level,
    }
}

/// A puzzle with its position.
#[derive(Clone, Debug)]
pub(crate) struct Set {
    puzzle: &'static Puzzle,
    setup: GameSetup,
    game: Game,
}

impl Set {
    /// The puzzle with this id.
    pub(crate) fn of(id: &str) -> Outcome<Self> {
        let unknown =
            || Failure::new(StatusCode::NOT_FOUND, "puzzle/unknown", "there is no such puzzle");
        Self::up(Puzzles::open().get(id).ok_or_else(unknown)?)
    }

    /// Sets up a puzzle.
    pub(crate) fn up(puzzle: &'static Puzzle) -> Outcome<Self> {
        let game = puzzle.position().map_err(|_| Failure::broken())?;
        Ok(Self { puzzle, setup: puzzle.table.setup(), game })
    }

    fn seat(&self) -> u8 {
        Puzzle::solver(&self.game).0
    }

    fn state(&self, game: &Game, moves: usize) -> StateJson {
        state(game, moves, &self.setup.game, self.setup.players.clone())
    }

    /// What the page shows.
    pub(crate) fn view(&self) -> PuzzleView {
        let Self { puzzle, setup, game } = self;
        let at = puzzle.task.place().and_then(|place| questions::spot(game, place));
        let feature = at.and_then(|at| questions::feature(game, at));
        let kind = feature.map(|feature| match game.board().kind(feature) {
            FeatureKind::Road => "road",
            FeatureKind::City => "city",
            FeatureKind::Cloister => "cloister",
            FeatureKind::Field => "field",
        });
        PuzzleView {
            line: line(puzzle),
            info: exercise::table(&puzzle.id, setup, self.seat().into()),
            seat: self.seat(),
            state: self.state(game, puzzle.at),
            light: at.map_or_else(Vec::new, |at| exercise::parts(game, at)),
            feature: kind,
            choices: choices(&puzzle.task, game),
            exact: match &puzzle.task {
                Task::Best(best) => best.is_exact(),
                _ => true,
            },
        }
    }

    /// Whether judging an attempt takes the judge.
    pub(crate) fn is_deep(&self, attempt: &Attempt) -> bool {
        matches!((&self.puzzle.task, attempt), (Task::Best(_), Attempt::Moves(_)))
    }

    /// Judges an attempt.
    pub(crate) fn check(&self, attempt: &Attempt) -> Outcome<PuzzleVerdict> {
        let solved = solve(self.puzzle, &self.game, attempt).map_err(failure)?;
        let Solved { right, part, loss, reply, closing, count, choice } = solved;
        let names = &self.setup.players;
        let facts = part.as_ref().map_or_else(Vec::new, |part| {
            in_words(&self.game, facts_of(&self.game, &part.actions), names)
        });
        let moved = part.as_ref().map(|TurnPart { game, moves, events, .. }| {
            exercise::moved(game, (VERSIONS[1], self.seat()), moves.clone(), events, names)
        });
        let made = self.puzzle.at + part.as_ref().map_or(0, |part| part.actions.len());
        let tenths = |value: f32| (value * 10.0).round() / 10.0;
        Ok(PuzzleVerdict {
            right,
            loss: loss.map(|loss| tenths(loss.points)),
            error: loss.map_or(0.0, |loss| tenths(loss.error)),
            facts,
            moved,
            state: part.map(|part| self.state(&part.game, made)),
            reply: reply.map(|reply| self.reply(reply, made)),
            closing: closing.map(|(tiles, best, of)| PuzzleClosing { tiles, best, of }),
            count: count.map(|count| PuzzleCount {
                points: count.points,
                complete: count.complete,
                unfinished: count.unfinished,
                animals: count.animals,
                followers: count.followers,
            }),
            choice,
        })
    }

    fn reply(&self, reply: Reply, made: usize) -> PuzzleReply {
        let names = &self.setup.players;
        let Reply { player, kind, count, of, start, actions, game, events } = reply;
        let tile = notation::write(&start, aude_engine::Action::Draw(kind));
        let played = moves(&start, &actions);
        let texts = [tile.clone()].into_iter().chain(played.iter().map(|one| one.text.clone()));
        let moved =
            exercise::moved(&game, (VERSIONS[2], player.0), texts.collect(), &events, names);
        PuzzleReply {
            seat: player.0,
            tile,
            count,
            of,
            facts: in_words(&start, facts_of(&start, &actions), names),
            moves: played,
            moved,
            state: self.state(&game, made + 1 + actions.len()),
        }
    }

    /// Answers a question about the position.
    pub(crate) fn query(&self, query: Query, most: usize) -> Outcome<Written> {
        let exercise = Exercise {
            game: self.game.snapshot(),
            moves: self.puzzle.at,
            seat: self.seat(),
            version: VERSIONS[0],
            name: &self.setup.game,
            names: &self.setup.players,
        };
        exercise.query(query, most)
    }
}

/// What somebody did, if it is one thing.
pub(crate) fn attempt(given: PuzzleAttempt) -> Outcome<Attempt> {
    match given {
        PuzzleAttempt { moves: Some(moves), choice: None, show: None } => Ok(Attempt::Moves(moves)),
        PuzzleAttempt { moves: None, choice: Some(choice), show: None } => {
            Ok(Attempt::Choice(choice))
        }
        PuzzleAttempt { moves: None, choice: None, show: Some(true) } => Ok(Attempt::Show),
        _ => Err(nothing()),
    }
}

fn failure(why: NotJudged) -> Failure {
    match why {
        NotJudged::NotPlayed(why) => Failure::from(why),
        NotJudged::OtherTask => nothing(),
    }
}

fn nothing() -> Failure {
    let message = "expected what the puzzle asks for: moves, choice or show";
    Failure::request("puzzle/attempt", message)
}
