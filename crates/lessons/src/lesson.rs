//! What a lesson is made of.

use aude_engine::{Game, Player, Spot};
use aude_scenario::Scenario;

use crate::condition::Condition;

/// A lesson: a few steps that teach one thing.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in URLs and in the keys of its texts.
    pub id: &'static str,
    /// The course it belongs to: the name of a rules page.
    pub course: &'static str,
    /// The elements it is about: a table offers it where one of them is met for the first time.
    pub elements: Vec<String>,
    /// The scenario with all its moves.
    pub scenario: Scenario,
    /// Its steps, in order; at least one.
    pub steps: Vec<Step>,
}

/// A position and what the learner is asked to do there.
#[derive(Debug)]
pub struct Step {
    /// Its name in the keys of the texts.
    pub name: String,
    /// The position.
    pub game: Game,
    /// Who learns: the first of the players.
    pub learner: Player,
    /// What is asked.
    pub task: Task,
    /// The moves that reach the goal; empty unless something is to be played.
    pub solution: Vec<String>,
    /// Views of the board that are on: `fields`, `owners`.
    pub views: Vec<String>,
    /// Features that are highlighted.
    pub light: Vec<Spot>,
    /// Answers to what misses the goal: the first whose condition holds is given.
    pub answers: Vec<(String, Condition)>,
    /// Foreseen wrong moves, each with the answer it gets.
    pub wrong: Vec<Wrong>,
}

/// What a step asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Only to look at the board.
    Look,
    /// To play a part of a turn after which these conditions hold.
    Play(Vec<Condition>),
    /// To point at features on the board.
    Find(Find),
    /// To answer a question.
    Ask(Ask),
}

/// Features to point at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Find {
    /// The completed cities next to this field.
    Cities(Spot),
}

/// A question about the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// What a feature scores if the game ends now, and the numbers to choose from.
    Points(Spot, Vec<i16>),
    /// Who gets its points.
    Owner(Spot),
}

/// A foreseen wrong move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The answer it gets.
    pub answer: String,
    /// The moves, or the answer to a question.
    pub moves: Vec<String>,
}

impl Lesson {
    /// The rules it is about.
    #[must_use]
    pub fn rules(&self) -> &[String] {
        &self.scenario.ids
    }

    /// The key of a text of a step: its own, or that of an answer.
    #[must_use]
    pub fn key(&self, step: &Step, answer: Option<&str>) -> String {
        match answer {
            None => format!("{}-{}", self.id, step.name),
            Some(answer) => format!("{}-{}-{answer}", self.id, step.name),
        }
    }
}

impl Step {
    /// The answers this step may give besides the general ones, in order, without repetition.
    #[must_use]
    pub fn answer_names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        let named = self.answers.iter().map(|(name, _)| name.as_str());
        for name in named.chain(self.wrong.iter().map(|wrong| wrong.answer.as_str())) {
            if !names.contains(&name) && !is_general(name) {
                names.push(name);
            }
        }
        names
    }
}

/// Whether an answer is the same for all lessons.
#[must_use]
pub(crate) fn is_general(name: &str) -> bool {
    name.starts_with("any-")
}
