//! Reading a lesson: the statements of its scenario.

use aude_engine::{Actor, Game, Player, Rules, Spot};
use aude_scenario::{Line, Scenario, Statement, Step as Point};

use crate::condition::{Condition, spot, unknown};
use crate::lesson::{Ask, Find, Lesson, Step, Task, Wrong};

/// Who learns: the first of the players.
const LEARNER: Player = Player(0);

/// Reads a lesson from the text of its file.
///
/// # Errors
/// The first line that is not understood.
pub(crate) fn lesson(course: &'static str, id: &'static str, text: &str) -> Result<Lesson, String> {
    let scenario = Scenario::parse(text).map_err(|failure| failure.to_string())?;
    let mut steps: Vec<Step> = Vec::new();
    let mut elements: Vec<String> = Vec::new();
    let mut lines = 0;
    for (number, line) in &scenario.lines {
        let told = |what: String| format!("line {number}: {what}");
        match line {
            Line::Moves { player, moves } => {
                lines += 1;
                if let Some(step) = steps.last_mut().filter(|step| wants_solution(step)) {
                    if scenario.seat(player)? != step.learner {
                        let whose = scenario.name(step.learner);
                        return Err(told(format!("expected the moves of {whose}")));
                    }
                    step.solution.clone_from(moves);
                }
            }
            Line::Statement(statement) if statement.about == "step" => {
                if steps.last().is_some_and(wants_solution) {
                    return Err(told("the step before has a goal but no moves after it".into()));
                }
                let point = Point { lines, words: 0 };
                let game = scenario.position(point).map_err(|failure| failure.to_string())?;
                steps.push(begin(&statement.says, game).map_err(told)?);
            }
            Line::Statement(statement) if statement.about == "element" => {
                if !steps.is_empty() {
                    return Err(told("elements come before the first step".into()));
                }
                elements.extend(names(&statement.says).map_err(told)?);
            }
            Line::Statement(statement) => {
                let step = steps.last_mut().ok_or_else(|| told("no step yet".into()))?;
                add(step, statement, &scenario).map_err(told)?;
            }
        }
    }
    // The moves after the last step are legal too.
    scenario.position(Point { lines, words: 0 }).map_err(|failure| failure.to_string())?;
    match steps.last() {
        None => Err("a lesson has at least one `> step`".into()),
        Some(last) if wants_solution(last) => Err("the last step has no solution".into()),
        Some(_) => Ok(Lesson { id, course, elements, scenario, steps }),
    }
}

fn wants_solution(step: &Step) -> bool {
    matches!(step.task, Task::Play(_)) && step.solution.is_empty()
}

/// The names of elements.
fn names(says: &str) -> Result<Vec<String>, String> {
    if says.is_empty() || !says.split_whitespace().all(is_name) {
        return Err("expected `element NAME`, in small letters".into());
    }
    Ok(says.split_whitespace().map(str::to_owned).collect())
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '-')
}

fn begin(name: &str, game: Game) -> Result<Step, String> {
    if !is_name(name) {
        return Err("a step has a name in small letters".into());
    }
    Ok(Step {
        name: name.to_owned(),
        game,
        learner: LEARNER,
        task: Task::Look,
        solution: Vec::new(),
        views: Vec::new(),
        light: Vec::new(),
        answers: Vec::new(),
        wrong: Vec::new(),
    })
}

/// Adds a statement to a step.
fn add(step: &mut Step, statement: &Statement, scenario: &Scenario) -> Result<(), String> {
    let says = statement.says.as_str();
    match statement.about.as_str() {
        "goal" => {
            let goal = Condition::read(says, scenario)?;
            if step.game.actor() != Actor::Player(step.learner) {
                return Err("a goal needs the learner to act: the tile must be drawn".into());
            }
            match &mut step.task {
                Task::Play(goals) => goals.push(goal),
                Task::Look => step.task = Task::Play(vec![goal]),
                _ => return Err("a step asks for one thing".into()),
            }
        }
        "find" => {
            let place = says.strip_prefix("cities ").ok_or("expected `find cities PLACE`")?;
            step.task = Task::Find(Find::Cities(there(&step.game, place)?));
        }
        "ask" => {
            let mut words = says.split_whitespace();
            step.task = Task::Ask(match (words.next(), words.next()) {
                (Some("points"), Some(place)) => {
                    let numbers = words.map(|word| word.parse().map_err(|_| word));
                    let numbers = numbers.collect::<Result<Vec<i16>, _>>();
                    let numbers = numbers.map_err(|word| format!("{word:?} is not a number"))?;
                    Ask::Points(there(&step.game, place)?, numbers)
                }
                (Some("owner"), Some(place)) => Ask::Owner(there(&step.game, place)?),
                _ => return Err("expected `ask points PLACE NUMBERS` or `ask owner PLACE`".into()),
            });
        }
        "view" => match says {
            "fields" | "owners" => step.views.push(says.to_owned()),
            other => return Err(format!("{other:?} is not a view (expected fields or owners)")),
        },
        "light" => step.light.push(there(&step.game, says)?),
        "answer" => {
            let (name, condition) = says.split_once(' ').ok_or("expected a name, a condition")?;
            step.answers.push((name.to_owned(), Condition::read(condition, scenario)?));
        }
        "wrong" => {
            let mut words = says.split_whitespace().map(str::to_owned);
            let answer = words.next().ok_or("expected the name of an answer and moves")?;
            step.wrong.push(Wrong { answer, moves: words.collect() });
        }
        other => {
            let known = "element, step, goal, find, ask, view, light, answer, wrong";
            return Err(format!("{other:?} does not belong in a lesson (expected {known})"));
        }
    }
    Ok(())
}

fn there(game: &Game, place: &str) -> Result<Spot, String> {
    spot(game, place.trim()).ok_or_else(|| unknown(game, place))
}
