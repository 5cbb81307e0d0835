//! Sums by player, by phase and by kind of decision.

use crate::assemble::round;
use crate::grade::{Rate, grade};
use crate::report::{ReviewSum, ReviewTotal, ReviewTurn};

/// The phases, and the share of the tiles that are left at least when a turn of it starts.
const PHASES: [(&str, f32); 3] =
    [("opening", 2.0 / 3.0), ("middle", 1.0 / 3.0), ("ending", f32::NEG_INFINITY)];

/// The totals of all players; `whole` is the number of tiles in the bag at the start, `levels` are what
/// grades are named after.
pub(crate) fn totals(
    turns: &[ReviewTurn],
    end: &[f32],
    whole: u16,
    levels: &[Rate],
) -> Vec<ReviewTotal> {
    let of = |seat: usize| {
        let mut total = total(turns, end[seat], whole, seat);
        total.grade = (total.unforced > 0).then(|| grade(levels, total.rate).to_owned());
        total
    };
    (0..end.len()).map(of).collect()
}

fn total(turns: &[ReviewTurn], end: f32, whole: u16, seat: usize) -> ReviewTotal {
    let mut total = ReviewTotal {
        luck: 0.0,
        luck_of_others: 0.0,
        loss: 0.0,
        gifts: 0.0,
        remainder: 0.0,
        adjusted: 0.0,
        unforced: 0,
        rate: 0.0,
        grade: None,
        phases: PHASES.map(|(name, _)| sum(name)).to_vec(),
        kinds: Vec::new(),
    };
    // Points lost in turn parts with a real decision.
    let (mut left, mut lost) = (whole, 0.0);
    for turn in turns {
        let share = f32::from(left) / f32::from(whole.max(1));
        let phase = PHASES.iter().position(|(_, least)| share > *least).unwrap_or(PHASES.len() - 1);
        left = turn.left;
        for draw in &turn.draws {
            if usize::from(turn.seat) == seat {
                total.luck += draw.luck[seat];
                total.phases[phase].luck += draw.luck[seat];
            } else {
                total.luck_of_others += draw.luck[seat];
            }
        }
        let (mut unforced, mut own) = (false, 0.0);
        for decision in &turn.decisions {
            if usize::from(decision.seat) != seat {
                total.gifts += decision.effect[seat];
                continue;
            }
            unforced |= decision.unforced;
            total.loss -= decision.effect[seat];
            own += decision.loss;
            total.phases[phase].loss += decision.loss;
            if decision.options > 1 {
                let known = total.kinds.iter().position(|known| known.name == decision.kind);
                let index = known.unwrap_or_else(|| {
                    total.kinds.push(sum(&decision.kind));
                    total.kinds.len() - 1
                });
                total.kinds[index].many += u32::from(decision.unforced);
                total.kinds[index].loss += decision.loss;
            }
        }
        if unforced {
            lost += own;
            total.unforced += 1;
            total.phases[phase].many += 1;
        }
        total.remainder += turn.remainder[seat];
    }
    total.adjusted = round(end - total.luck - total.luck_of_others);
    total.rate = round(lost / (total.unforced.max(1) as f32));
    for value in [
        &mut total.luck,
        &mut total.luck_of_others,
        &mut total.loss,
        &mut total.gifts,
        &mut total.remainder,
    ] {
        *value = round(*value);
    }
    for sum in total.phases.iter_mut().chain(&mut total.kinds) {
        (sum.loss, sum.luck) = (round(sum.loss), round(sum.luck));
    }
    total.kinds.sort_by(|a, b| b.loss.total_cmp(&a.loss).then_with(|| a.name.cmp(&b.name)));
    total
}

fn sum(name: &str) -> ReviewSum {
    ReviewSum { name: name.to_owned(), many: 0, loss: 0.0, luck: 0.0 }
}
