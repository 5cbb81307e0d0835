//! Best moves that are estimated by the judge.

use aude_ai::Judge;
use aude_engine::{Action, Game, Rules};

use super::miss::Miss;
use super::parts::{after, is_own, is_trivial, medium, played_by, text};
use super::{Found, alike};
use crate::puzzle::{Best, Task, Wrong};
use crate::theme::Theme;

/// Points that the best must be ahead of the second.
pub(crate) const LEAD: f32 = 3.0;
/// Standard errors of the lead that it must exceed.
pub(crate) const ERRORS: f32 = 4.0;
/// Seeds of the worlds in which all that must hold.
pub(crate) const SEEDS: [u64; 3] = [1, 2, 3];
/// The lead by the evaluation that makes a position worth a look: most are passed over at once.
const GUESSED: f32 = 1.0;
/// Worlds of the first looks, and the leads that make another worth it.
const GLANCES: [(u32, f32); 2] = [(4, 2.0), (8, 2.4)];
/// Worlds that decide, for each seed.
const WORLDS: u32 = 150;
/// Turn parts that are compared.
pub(crate) const WIDE: usize = 12;
/// The share of the worlds (one in so many) after which turn parts that are so many points behind the
/// best are no longer followed; the best two always are.
const STAGES: [(u32, f32); 2] = [(10, 10.0), (4, 6.0)];
/// Seeds of the players that are asked.
pub(crate) const ASKED: [u64; 3] = [11, 12, 13];
/// Simulations of the champion, who must agree: the strongest player there is, which is not the judge.
const SIMULATIONS: u32 = 1_500;
/// Wrong turn parts that are kept.
const WRONG: usize = 4;

/// A best move, or why this position has none.
pub(crate) fn find(judge: &mut Judge, game: &Game, seed: u64) -> Result<Found, Miss> {
    let mut glance = judge.comparison(game, seed).ok_or(Miss::Narrow)?;
    if glance.guessed_lead().ok_or(Miss::Narrow)? < GUESSED {
        return Err(Miss::Near);
    }
    for (worlds, lead) in GLANCES {
        judge.compare_more(&mut glance, worlds);
        if glance.lead().ok_or(Miss::Narrow)?.0 < lead {
            return Err(Miss::Close);
        }
    }
    let best = glance.candidates().first().ok_or(Miss::Narrow)?.actions.clone();
    if !is_own(game, &best) {
        return Err(Miss::Others);
    }
    let target = after(game, &best);
    let medium = medium(game).ok_or(Miss::Others)?;
    if medium.iter().any(|part| after(game, part) == target) {
        return Err(Miss::Medium);
    }
    if is_trivial(game, &best) {
        return Err(Miss::Largest);
    }
    let (lead, error, others) = holds(judge, game, target, WORLDS).ok_or(Miss::Unclear)?;
    if !champion_agrees(game, target, WORLDS).ok_or(Miss::Others)? {
        return Err(Miss::Champion);
    }
    let level = level(game, target);
    let mut parts = vec![best.clone(), medium[0].clone()];
    parts.extend(others.into_iter().take(WRONG - 1));
    let wrong = wrong(judge, game, &parts).ok_or(Miss::Others)?;
    let answers = vec![text(game, &best)];
    let themes = Theme::of(game, &best);
    let sign = alike::sign(game, &best);
    let task = Task::Best(Best { answers, lead, error, wrong });
    Ok(Found { level, themes, task, sign })
}

/// Whether the turn part that leads to a position is the best by the criteria, over all seeds: the
/// smallest lead with its standard error, and the other turn parts in their order.
pub(crate) fn holds(
    judge: &mut Judge,
    game: &Game,
    target: u64,
    worlds: u32,
) -> Option<(f32, f32, Vec<Vec<Action>>)> {
    let mut least: Option<(f32, f32)> = None;
    let mut others = Vec::new();
    for seed in SEEDS {
        let mut wide = judge.wide_comparison(game, seed, WIDE)?;
        for (share, behind) in STAGES {
            judge.compare_more(&mut wide, worlds / share);
            if wide.lead()?.0 < LEAD * 0.8 {
                return None;
            }
            wide.keep_within(behind);
        }
        judge.compare_more(&mut wide, worlds);
        let (lead, error) = wide.lead()?;
        let all = wide.candidates();
        if after(game, &all.first()?.actions) != target || lead < LEAD || lead <= ERRORS * error {
            return None;
        }
        if least.is_none_or(|(known, _)| lead < known) {
            least = Some((lead, error.max(0.01)));
        }
        others = all.into_iter().skip(1).map(|one| one.actions).collect();
    }
    least.map(|(lead, error)| (lead, error, others))
}

/// Whether the champion plays the turn part that leads to a position, with a budget that grows as the
/// number of worlds does; none if another player decides within the one it plays.
pub(crate) fn champion_agrees(game: &Game, target: u64, worlds: u32) -> Option<bool> {
    let simulations = u64::from(SIMULATIONS) * u64::from(worlds) / u64::from(WORLDS);
    let part = played_by(&format!("champion@{}", simulations.max(1)), game, ASKED[0])?;
    Some(after(game, &part) == target)
}

/// The turn parts after the first, each once, with what they lose.
fn wrong(judge: &mut Judge, game: &Game, parts: &[Vec<Action>]) -> Option<Vec<Wrong>> {
    let mut distinct: Vec<Vec<Action>> = Vec::new();
    for part in parts {
        let known = distinct.iter().any(|other| after(game, other) == after(game, part));
        if !known && is_own(game, part) {
            distinct.push(part.clone());
        }
    }
    let mut all = judge.comparison_of(game, &distinct, SEEDS[0])?;
    judge.compare_more(&mut all, WORLDS);
    let mut wrong = Vec::new();
    for (index, part) in distinct.iter().enumerate().skip(1) {
        let (loss, _) = all.ahead_of(index)?;
        wrong.push(Wrong { loss: loss.max(1.0), moves: text(game, part) });
    }
    Some(wrong)
}

/// How difficult it is, by who finds it: `hard`, `expert` with a small budget, or neither.
pub(crate) fn level(game: &Game, target: u64) -> u8 {
    let finds = |level: &str| {
        let parts = ASKED.iter().filter_map(|&seed| played_by(level, game, seed));
        parts.filter(|part| after(game, part) == target).count() * 2 > ASKED.len()
    };
    match () {
        () if finds("hard") => 1,
        () if game.bag().left() > 0 && finds("expert@200") => 2,
        () => 3,
    }
}
