//! Lessons as the client gets them: positions, texts in the reader's language, verdicts. A step is
//! a position of the program itself, so nothing is kept between two requests.

use aude_engine::{Game, Rules, Spot};
use aude_lessons::{Lesson, Lessons, NotJudged, Step, Task};
use aude_record::GameSetup;
use aude_record::part::TurnPart;
use aude_record::wire::{SpotJson, StateJson};
use aude_rulebook::{Lang, Rulebook};

use crate::errors::{Failure, Outcome};
use crate::exercise::{self, Exercise, parts};
use crate::protocol::{
    LessonAttempt, LessonLine, LessonStep, LessonTask, LessonVerdict, LessonView, Query, TableInfo,
    Written,
};
use crate::table::draft::state;
use crate::table::questions;

/// A step of a lesson.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    lesson: &'static Lesson,
    step: &'static Step,
    index: u16,
}

/// All lessons.
pub(crate) fn lines(lang: Lang) -> Vec<LessonLine> {
    let lessons = Lessons::open();
    let line = |lesson: &Lesson| LessonLine {
        id: lesson.id,
        course: lesson.course,
        title: lessons.title(lang, lesson),
        steps: lesson.steps.len() as u16,
        rules: lesson.rules().to_vec(),
        elements: lesson.elements.clone(),
    };
    lessons.all().iter().map(line).collect()
}

/// A lesson with all its steps.
pub(crate) fn view(lang: Lang, lesson: &'static Lesson) -> LessonView {
    let lessons = Lessons::open();
    let place = lessons.all().iter().position(|other| other.id == lesson.id);
    let next = place.and_then(|place| lessons.all().get(place + 1));
    let page = Rulebook::open().page(lang, lesson.course);
    LessonView {
        id: lesson.id,
        course: lesson.course,
        title: lessons.title(lang, lesson),
        course_title: page.map(|page| page.title.clone()).unwrap_or_default(),
        rules: lesson.rules().to_vec(),
        next: next.map(|next| next.id),
        table: table(lesson),
        steps: lesson.steps.iter().map(|step| one(lang, lesson, step)).collect(),
    }
}

fn one(lang: Lang, lesson: &Lesson, step: &Step) -> LessonStep {
    let lessons = Lessons::open();
    let candidates = step.candidates();
    let right = candidates.iter().enumerate().filter(|(_, (_, right))| *right);
    let (task, solution) = match step.task {
        Task::Look => (LessonTask::Look, Vec::new()),
        Task::Play(_) => (LessonTask::Play, step.solution.clone()),
        Task::Find(_) => (LessonTask::Find, right.map(|(index, _)| index.to_string()).collect()),
        Task::Ask(_) => (LessonTask::Ask, step.right_choice().into_iter().collect()),
    };
    let spot = |at: Spot| SpotJson::of(&step.game, at);
    LessonStep {
        text: lessons.text(lang, &lesson.key(step, None)),
        done: lessons.text(lang, &lesson.key(step, Some("done"))),
        task,
        state: position(lesson, &step.game),
        views: step.views.clone(),
        light: step.light.iter().flat_map(|at| parts(&step.game, *at)).collect(),
        candidates: candidates.iter().filter_map(|(at, _)| spot(*at)).collect(),
        choices: step.choices(),
        solution,
    }
}

fn position(lesson: &Lesson, game: &Game) -> StateJson {
    state(game, game.actions().len(), &lesson.scenario.game, names(lesson))
}

fn names(lesson: &Lesson) -> Vec<String> {
    lesson.scenario.players.clone()
}

/// The table that a lesson seems to be played at. The learner has no name: that is the reader's.
fn table(lesson: &Lesson) -> TableInfo {
    let scenario = &lesson.scenario;
    let setup = GameSetup {
        game: scenario.game.clone(),
        rules: scenario.rules.number(),
        sets: scenario.sets.clone(),
        options: scenario.options.to_vec(),
        players: scenario.players.clone(),
        ..GameSetup::default()
    };
    exercise::table(lesson.id, &setup, 0)
}

impl Place {
    /// A step by its number, from 0.
    pub(crate) fn of(lesson: &'static Lesson, index: u16) -> Option<Self> {
        let step = lesson.steps.get(usize::from(index))?;
        Some(Self { lesson, step, index })
    }

    /// The version of its position: each has its own, and one more for the position after it.
    fn version(self, made: bool) -> u32 {
        u32::from(self.index) * 2 + 1 + u32::from(made)
    }

    /// Judges what a learner did.
    pub(crate) fn check(self, lang: Lang, attempt: &LessonAttempt) -> Outcome<LessonVerdict> {
        let Self { lesson, step, .. } = self;
        let told = |verdict: &aude_lessons::Verdict| LessonVerdict {
            reached: verdict.reached,
            answer: verdict
                .answer
                .as_deref()
                .map_or_else(Vec::new, |name| Lessons::open().answer(lang, lesson, step, name)),
            parts: Vec::new(),
            moved: None,
            state: None,
        };
        match attempt {
            LessonAttempt { moves: Some(moves), candidate: None, choice: None } => {
                let played = step.play(moves).map_err(failure)?;
                let mut verdict = told(&played.verdict);
                if verdict.reached {
                    let TurnPart { game, moves, events, .. } = played.part;
                    let at = (self.version(true), step.learner.0);
                    verdict.moved =
                        Some(exercise::moved(&game, at, moves, &events, &names(lesson)));
                    verdict.state = Some(position(lesson, &game));
                }
                Ok(verdict)
            }
            LessonAttempt { moves: None, candidate: Some(index), choice: None } => {
                let all = step.candidates();
                let (at, _) = all.get(usize::from(*index)).ok_or_else(nothing)?;
                let tapped = step.tap(*at).map_err(failure)?;
                let parts = questions::parts(&step.game, tapped.feature);
                Ok(LessonVerdict { parts, ..told(&tapped.verdict) })
            }
            LessonAttempt { moves: None, candidate: None, choice: Some(choice) } => {
                Ok(told(&step.answer(choice).map_err(failure)?))
            }
            _ => Err(nothing()),
        }
    }

    /// Answers a question about its position, after some moves.
    pub(crate) fn query(self, made: &[String], query: Query, most: usize) -> Outcome<Written> {
        let game = TurnPart::begin(&self.step.game, self.step.learner, made)?.game;
        let exercise = Exercise {
            // Without the moves that led here, which would count as the learner's.
            moves: game.actions().len(),
            game: game.snapshot(),
            seat: self.step.learner.0,
            version: self.version(!made.is_empty()),
            name: &self.lesson.scenario.game,
            names: &self.lesson.scenario.players,
        };
        exercise.query(query, most)
    }
}

fn failure(why: NotJudged) -> Failure {
    match why {
        NotJudged::NotPlayed(why) => Failure::from(why),
        NotJudged::NoFeature => Failure::request("request/action", why.to_string()),
        NotJudged::OtherTask => nothing(),
    }
}

fn nothing() -> Failure {
    Failure::request(
        "lesson/attempt",
        "expected what the step asks for: moves, candidate or choice",
    )
}
