//! Checking puzzles: quickly, as tests do, and thoroughly, as `aude puzzles check` does.

use std::collections::BTreeMap;

use aude_ai::Judge;
use aude_engine::{Action, Game, Rules};
use aude_record::notation;

use crate::mine::{after, answers, champion_agrees, holds, is_ending, is_trivial, medium, sign_of};
use crate::puzzle::{Best, Puzzle, Task};
use crate::questions;
use crate::solve::{self, choices, play, right_choice};
use crate::theme::Theme;

/// What does not hold about a puzzle, without any estimate: legality, exact answers, themes.
#[must_use]
pub fn faults(puzzle: &Puzzle) -> Vec<String> {
    let start = match puzzle.position() {
        Ok(start) => start,
        Err(what) => return vec![what],
    };
    let mut faults = Vec::new();
    match &puzzle.task {
        Task::Best(best) => best_faults(puzzle, best, &start, &mut faults),
        Task::Score { .. } | Task::Owner { .. } => {
            match right_choice(&puzzle.task, &start) {
                None => faults.push("there is no such place".to_owned()),
                Some(right) if !choices(&puzzle.task, &start).contains(&right) => {
                    faults.push(format!("{right} is right and cannot be chosen"));
                }
                Some(_) => {}
            };
        }
        Task::Close { place, answers, tiles, second } => {
            faults.extend(close_fault(&start, place, answers, (*tiles, *second)));
        }
    }
    faults
}

fn best_faults(puzzle: &Puzzle, best: &Best, start: &Game, faults: &mut Vec<String>) {
    let mut seen = Vec::new();
    let wrong = best.wrong.iter().map(|wrong| &wrong.moves);
    for moves in best.answers.iter().chain(wrong) {
        match play(start, moves) {
            Err(error) => faults.push(format!("{}: {error}", moves.join(" "))),
            Ok(part) => {
                if seen.contains(&part.game.hash()) {
                    faults.push(format!("{} comes twice", moves.join(" ")));
                }
                seen.push(part.game.hash());
            }
        }
    }
    if !faults.is_empty() {
        return;
    }
    let Ok(answer) = play(start, &best.answers[0]) else { return };
    if is_trivial(start, &answer.actions) {
        faults.push("the answer has the largest immediate score".to_owned());
    }
    let mut themes = Theme::of(start, &answer.actions);
    if best.is_exact() {
        themes.push(Theme::Ending);
    }
    if themes != puzzle.themes {
        faults.push("the themes are not those of the facts".to_owned());
    }
    if best.is_exact() != is_ending(start) {
        faults.push("only the last two tiles are counted out".to_owned());
    }
    if best.is_exact() {
        faults.extend(ending_fault(best, start));
    }
}

fn ending_fault(best: &Best, start: &Game) -> Option<String> {
    let Some((right, lead, rest)) = answers(start) else {
        return Some("it cannot be counted out".to_owned());
    };
    let mut own: Vec<Vec<Action>> = Vec::new();
    for moves in &best.answers {
        own.push(solve::canonical(start, &play(start, moves).ok()?.actions));
    }
    if own.len() != right.len() || own.iter().any(|part| !right.contains(part)) {
        return Some("other turn parts are best".to_owned());
    }
    if (lead - best.lead).abs() > 0.06 {
        return Some(format!("the lead is {lead:.1}, not {:.1}", best.lead));
    }
    for wrong in &best.wrong {
        let part = solve::canonical(start, &play(start, &wrong.moves).ok()?.actions);
        let loss = rest.iter().find(|(_, other)| *other == part).map(|(loss, _)| *loss)?;
        if (loss - wrong.loss).abs() > 0.06 {
            return Some(format!("{} loses {loss:.1}", wrong.moves.join(" ")));
        }
    }
    None
}

fn close_fault(
    start: &Game,
    place: &str,
    answers: &[String],
    (tiles, second): (u16, u16),
) -> Option<String> {
    let Some(at) = questions::spot(start, place) else {
        return Some("there is no such place".to_owned());
    };
    let mut list = Vec::new();
    start.legal(&mut list);
    let (mut right, mut next) = (Vec::new(), 0);
    for action in list.into_iter().filter(|action| matches!(action, Action::Place { .. })) {
        let Some((closing, _)) = questions::closing_after(start, action, at) else {
            return Some("it can be closed at once".to_owned());
        };
        if closing >= tiles {
            right.push((closing, notation::write(start, action)));
        } else {
            next = next.max(closing);
        }
    }
    let same = right.len() == answers.len()
        && right.iter().all(|(closing, text)| *closing == tiles && answers.contains(text));
    if !same {
        return Some("other placements are right".to_owned());
    }
    (next != second).then(|| format!("the second best is closed by {next} tiles"))
}

/// Near-duplicates among puzzles of one table, as the miner knows them: each with the earlier one.
#[must_use]
pub fn near_duplicates(puzzles: &[Puzzle]) -> Vec<[&str; 2]> {
    let mut seen: BTreeMap<String, &str> = BTreeMap::new();
    let mut found = Vec::new();
    for puzzle in puzzles {
        let Some(sign) = sign_of(puzzle) else { continue };
        match seen.get(&sign) {
            Some(earlier) => found.push([earlier, puzzle.id.as_str()]),
            None => {
                seen.insert(sign, &puzzle.id);
            }
        }
    }
    found
}

/// What no longer holds about a puzzle with this many worlds for each of three seeds, beyond
/// [`faults`]: the lead, what `medium` plays, what the champion does.
#[must_use]
pub fn doubts(judge: &mut Judge, puzzle: &Puzzle, worlds: u32) -> Vec<String> {
    let mut doubts = faults(puzzle);
    if let (Task::Best(best), Ok(start), true) =
        (&puzzle.task, puzzle.position(), doubts.is_empty())
    {
        best_doubts(judge, best, &start, worlds, &mut doubts);
    }
    doubts
}

fn best_doubts(
    judge: &mut Judge,
    best: &Best,
    start: &Game,
    worlds: u32,
    doubts: &mut Vec<String>,
) {
    let parts = best.answers.iter().filter_map(|moves| play(start, moves).ok());
    let targets: Vec<u64> = parts.map(|part| part.game.hash()).collect();
    let misses =
        |parts: &[Vec<Action>]| parts.iter().all(|part| !targets.contains(&after(start, part)));
    if !medium(start).is_some_and(|parts| misses(&parts)) {
        doubts.push("medium finds it".to_owned());
    }
    let Some(&target) = targets.first().filter(|_| !best.is_exact()) else { return };
    if holds(judge, start, target, worlds).is_none() {
        doubts.push("not clearly best at this budget".to_owned());
    }
    if champion_agrees(start, target, worlds) != Some(true) {
        doubts.push("the champion plays something else".to_owned());
    }
}
