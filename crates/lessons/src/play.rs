//! What a learner does, and whether it is right.

use std::fmt;

use aude_engine::board::Feature;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Players, Rules, Spot};
use aude_record::part::{NotPlayed, TurnPart};

use crate::condition::{Part, feature};
use crate::lesson::{Ask, Find, Step, Task};

/// Whether the goal is reached, and what to say if not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Whether it is.
    pub reached: bool,
    /// The name of the answer to something that misses it.
    pub answer: Option<String>,
}

/// A part of a turn that was played in a step.
#[derive(Debug)]
pub struct Played {
    /// What was played.
    pub part: TurnPart,
    /// What it is worth as an answer.
    pub verdict: Verdict,
}

/// A feature that the learner has pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tapped {
    /// The feature.
    pub feature: Feature,
    /// Whether it is one of those to find, and what to say if not.
    pub verdict: Verdict,
}

/// Why something cannot be judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotJudged {
    /// The moves are not a part of a turn.
    NotPlayed(NotPlayed),
    /// There is no feature at this spot.
    NoFeature,
    /// The step asks for something else.
    OtherTask,
}

impl fmt::Display for NotJudged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotPlayed(why) => why.fmt(f),
            Self::NoFeature => f.write_str("there is nothing at this spot"),
            Self::OtherTask => f.write_str("this step asks for something else"),
        }
    }
}

impl std::error::Error for NotJudged {}

impl From<NotPlayed> for NotJudged {
    fn from(why: NotPlayed) -> Self {
        Self::NotPlayed(why)
    }
}

const REACHED: Verdict = Verdict { reached: true, answer: None };

fn missed(answer: &str) -> Verdict {
    Verdict { reached: false, answer: Some(answer.to_owned()) }
}

impl Step {
    /// Plays a part of a turn, all of it, and judges it.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn play(&self, moves: &[String]) -> Result<Played, NotJudged> {
        let played = TurnPart::play(&self.game, self.learner, moves)?;
        let Task::Play(goals) = &self.task else { return Err(NotJudged::OtherTask) };
        let part = Part {
            learner: self.learner,
            before: &self.game,
            after: &played.game,
            moves: &played.moves,
            events: &played.events,
        };
        let verdict = if goals.iter().all(|goal| goal.holds(&part)) {
            REACHED
        } else {
            let found = self.answers.iter().find(|(_, condition)| condition.holds(&part));
            missed(found.map_or("any-move", |(name, _)| name))
        };
        Ok(Played { part: played, verdict })
    }

    /// Judges a feature that the learner points at.
    ///
    /// # Errors
    /// The step does not ask for features, or there is none at the spot.
    pub fn tap(&self, at: Spot) -> Result<Tapped, NotJudged> {
        let Task::Find(Find::Cities(field)) = self.task else { return Err(NotJudged::OtherTask) };
        let board = self.game.board();
        let tapped = feature(&self.game, at).ok_or(NotJudged::NoFeature)?;
        let field = feature(&self.game, field).ok_or(NotJudged::NoFeature)?;
        let (mut complete, mut beside) = (Vec::new(), Vec::new());
        board.completed_cities(self.game.tiles(), field, &mut complete);
        board.cities_beside(self.game.tiles(), field, &mut beside);
        let verdict = if complete.contains(&tapped) {
            REACHED
        } else if beside.contains(&tapped) {
            missed("any-unfinished")
        } else {
            missed("any-elsewhere")
        };
        Ok(Tapped { feature: tapped, verdict })
    }

    /// The features among which the learner looks, in the order of the tiles, and whether each is
    /// one of those to find.
    #[must_use]
    pub fn candidates(&self) -> Vec<(Spot, bool)> {
        if !matches!(self.task, Task::Find(_)) {
            return Vec::new();
        }
        let board = self.game.board();
        let (mut seen, mut found) = (Vec::new(), Vec::new());
        for placed in board.placed() {
            for index in 0..self.game.tiles().segments(placed.kind).len() as u8 {
                let feature = board.feature(placed.segment(index));
                if board.kind(feature) != FeatureKind::City || seen.contains(&feature) {
                    continue;
                }
                seen.push(feature);
                let at = Spot::new(placed.cell, index);
                let right = self.tap(at).is_ok_and(|tapped| tapped.verdict.reached);
                found.push((at, right));
            }
        }
        found
    }

    /// The answers to choose from, if the step asks a question: numbers, or seats from 0, `all` and
    /// `nobody`.
    #[must_use]
    pub fn choices(&self) -> Vec<String> {
        match &self.task {
            Task::Ask(Ask::Points(_, numbers)) => numbers.iter().map(ToString::to_string).collect(),
            Task::Ask(Ask::Owner(_)) => {
                let seats = (0..self.game.players()).map(|seat| seat.to_string());
                seats.chain(["all".to_owned(), "nobody".to_owned()]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The right one among them, by the rules.
    #[must_use]
    pub fn right_choice(&self) -> Option<String> {
        let Task::Ask(ask) = &self.task else { return None };
        match ask {
            Ask::Points(at, _) => {
                let paid = self.game.final_points(feature(&self.game, *at)?);
                Some(paid.first().map_or(0, |(_, points)| *points).to_string())
            }
            Ask::Owner(at) => {
                let crew = self.game.board().totals(feature(&self.game, *at)?).crew;
                let owners: Vec<_> = Players(crew.majority()).iter().collect();
                Some(match owners.as_slice() {
                    [] => "nobody".to_owned(),
                    [one] => one.index().to_string(),
                    _ => "all".to_owned(),
                })
            }
        }
    }

    /// Judges an answer to the question.
    ///
    /// # Errors
    /// The step asks none, or this is not one of the choices.
    pub fn answer(&self, choice: &str) -> Result<Verdict, NotJudged> {
        if !self.choices().iter().any(|known| known == choice) {
            return Err(NotJudged::OtherTask);
        }
        if self.right_choice().as_deref() == Some(choice) {
            return Ok(REACHED);
        }
        let foreseen = self.wrong.iter().find(|wrong| wrong.moves == [choice]);
        Ok(missed(foreseen.map_or("any-choice", |wrong| &wrong.answer)))
    }
}
