//! Every lesson can be played: its solutions reach their goals, its foreseen wrong moves get their
//! answers, and every text is there in all languages.

use std::collections::BTreeSet;

use aude_engine::{Actor, Rules};
use aude_lessons::{Lesson, Lessons, Step, Task};
use aude_rulebook::{Lang, Rulebook};

/// Answers that belong to no lesson.
const GENERAL: [&str; 4] = ["any-choice", "any-elsewhere", "any-move", "any-unfinished"];

fn nothing(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

fn each_step(mut check: impl FnMut(&Lesson, &Step) -> Result<(), String>) {
    let mut faults = Vec::new();
    for lesson in Lessons::open().all() {
        for step in &lesson.steps {
            if let Err(what) = check(lesson, step) {
                faults.push(format!("{} {}: {what}", lesson.id, step.name));
            }
        }
    }
    nothing(&faults);
}

#[test]
fn all_files_are_read() {
    nothing(&Lessons::read().err().unwrap_or_default());
}

#[test]
fn solutions_reach_their_goals() {
    each_step(|_, step| match &step.task {
        Task::Look => Ok(()),
        Task::Play(_) => {
            assert_eq!(step.game.actor(), Actor::Player(step.learner));
            let played = step.play(&step.solution).map_err(|error| error.to_string())?;
            if played.verdict.reached { Ok(()) } else { Err(format!("{:?}", played.verdict)) }
        }
        Task::Find(_) => {
            let right = step.candidates().iter().filter(|(_, right)| *right).count();
            let all = step.candidates().len();
            if right > 0 && right < all { Ok(()) } else { Err(format!("{right} of {all}")) }
        }
        Task::Ask(_) => {
            let right = step.right_choice().ok_or("no right answer")?;
            let verdict = step.answer(&right).map_err(|_| format!("{right} is no choice"))?;
            if verdict.reached { Ok(()) } else { Err("not reached".into()) }
        }
    });
}

#[test]
fn foreseen_wrong_moves_get_their_answers() {
    let mut many = 0;
    each_step(|_, step| {
        for wrong in &step.wrong {
            many += 1;
            let verdict = match &step.task {
                Task::Ask(_) => step.answer(&wrong.moves.join(" ")),
                _ => step.play(&wrong.moves).map(|played| played.verdict),
            };
            let verdict = verdict.map_err(|error| format!("{:?}: {error}", wrong.moves))?;
            if verdict.reached || verdict.answer.as_deref() != Some(wrong.answer.as_str()) {
                return Err(format!("{:?}: {verdict:?}", wrong.moves));
            }
        }
        Ok(())
    });
    assert!(many > 0, "some are foreseen");
}

/// An answer that no foreseen move gets might never be given; one that a learner needs must exist.
#[test]
fn every_answer_is_tried_and_every_goal_has_one() {
    each_step(|_, step| {
        for (name, _) in &step.answers {
            if !step.wrong.iter().any(|wrong| wrong.answer == *name) {
                return Err(format!("no wrong move gets the answer {name}"));
            }
        }
        if matches!(step.task, Task::Play(_)) && step.wrong.is_empty() {
            return Err("no wrong move is foreseen".into());
        }
        Ok(())
    });
}

#[test]
fn every_text_is_there_in_every_language_and_none_is_unused() {
    let lessons = Lessons::open();
    let mut wanted: BTreeSet<String> = GENERAL.map(str::to_owned).into();
    for lesson in lessons.all() {
        wanted.insert(lesson.id.to_owned());
        for step in &lesson.steps {
            wanted.insert(lesson.key(step, None));
            if step.task != Task::Look {
                wanted.insert(lesson.key(step, Some("done")));
            }
            let answers = step.answer_names();
            wanted.extend(answers.iter().map(|answer| lesson.key(step, Some(answer))));
        }
    }
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let texts = lessons.texts(lang).expect("texts");
        let known: BTreeSet<String> = texts.keys().map(str::to_owned).collect();
        faults.extend(wanted.difference(&known).map(|key| format!("{lang}: {key} is missing")));
        faults.extend(known.difference(&wanted).map(|key| format!("{lang}: {key} is not used")));
    }
    nothing(&faults);
}

/// Numbers are facts: a translation has the same ones as the English text.
#[test]
fn numbers_and_rules_are_the_same_in_every_language() {
    let lessons = Lessons::open();
    let facts = |lang: Lang, key: &str| -> (Vec<String>, Vec<String>) {
        let text = lessons.text(lang, key);
        let spans: Vec<_> = text.iter().flatten().collect();
        let whole: String = spans.iter().map(|span| span.text.as_str()).collect();
        let numbers = whole.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
        let mut numbers: Vec<String> = numbers.map(str::to_owned).collect();
        numbers.sort();
        (numbers, spans.iter().filter_map(|span| span.rule.clone()).collect())
    };
    let mut faults = Vec::new();
    let english = lessons.texts(Lang::En).expect("texts");
    for key in english.keys() {
        for lang in Lang::ALL {
            let (ours, theirs) = (facts(Lang::En, key), facts(lang, key));
            if ours != theirs {
                faults.push(format!("{lang}: {key}: {theirs:?}, in English {ours:?}"));
            }
        }
    }
    nothing(&faults);
}

#[test]
fn lessons_are_about_rules_of_their_course() {
    let book = Rulebook::open();
    let mut faults = Vec::new();
    for lesson in Lessons::open().all() {
        for id in lesson.rules() {
            if book.rule(Lang::En, id).is_none() {
                faults.push(format!("{}: there is no rule {id}", lesson.id));
            }
        }
    }
    nothing(&faults);
}
