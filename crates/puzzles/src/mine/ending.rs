//! Best moves with at most two tiles left, counted out.

use aude_ai::judge::counted_out;
use aude_engine::{Action, Game, Rules};

use super::best::{LEAD, level};
use super::miss::Miss;
use super::parts::{after, is_own, is_trivial, medium, text};
use super::{Found, alike};
use crate::puzzle::{Best, Puzzle, Task, Wrong};
use crate::solve::NODES;
use crate::theme::Theme;

/// Turn parts that come to the same, at most.
const ANSWERS: usize = 4;
/// Turn parts to choose from, at least.
const CHOICES: usize = 12;
/// Wrong turn parts that are kept.
const WRONG: usize = 4;
/// Margins closer than this are the same.
const SAME: f32 = 0.005;

/// Whether a position is one that is counted out.
pub(crate) fn is_ending(game: &Game) -> bool {
    game.bag().left() <= 1
}

/// The right turn parts of a position, by how much they are ahead, and all others with their losses;
/// none if they cannot be counted out.
pub(crate) type Counted = (Vec<Vec<Action>>, f32, Vec<(f32, Vec<Action>)>);

/// Counts a position out.
pub(crate) fn answers(game: &Game) -> Option<Counted> {
    let seat = Puzzle::solver(game).index();
    let all = counted_out(game, NODES)?;
    let top = all.first()?.margins[seat];
    let (mut right, mut rest) = (Vec::new(), Vec::new());
    for one in all {
        let loss = top - one.margins[seat];
        if loss < SAME {
            right.push(one.actions);
        } else {
            rest.push((loss, one.actions));
        }
    }
    let lead = rest.first()?.0;
    Some((right, lead, rest))
}

/// A best move that is counted out, or why this position has none.
pub(crate) fn find(game: &Game) -> Result<Found, Miss> {
    let (right, lead, rest) = answers(game).ok_or(Miss::Long)?;
    if right.len() + rest.len() < CHOICES {
        return Err(Miss::Narrow);
    }
    if lead < LEAD {
        return Err(Miss::Close);
    }
    if right.len() > ANSWERS {
        return Err(Miss::Several);
    }
    if right.iter().any(|part| !is_own(game, part)) {
        return Err(Miss::Others);
    }
    let medium = medium(game).ok_or(Miss::Others)?;
    let targets: Vec<u64> = right.iter().map(|part| after(game, part)).collect();
    if medium.iter().any(|part| targets.contains(&after(game, part))) {
        return Err(Miss::Medium);
    }
    if is_trivial(game, &right[0]) {
        return Err(Miss::Largest);
    }
    let of_medium = after(game, &medium[0]);
    let trap = rest.iter().find(|(_, part)| after(game, part) == of_medium);
    let next = rest.iter().filter(|(_, part)| after(game, part) != of_medium);
    let wrong = trap.into_iter().chain(next).take(WRONG);
    let wrong = wrong.map(|(loss, part)| Wrong { loss: *loss, moves: text(game, part) }).collect();
    let mut themes = Theme::of(game, &right[0]);
    themes.push(Theme::Ending);
    let level = level(game, targets[0]);
    let sign = alike::sign(game, &right[0]);
    let answers = right.iter().map(|part| text(game, part)).collect();
    let task = Task::Best(Best { answers, lead, error: 0.0, wrong });
    Ok(Found { level, themes, task, sign })
}
