//! The game as a record with what the review found: evaluations as tags, better turns as variations.

use aude_engine::game::Silent;
use aude_engine::{Action, Rules};
use aude_record::record::{Comment, Variation};
use aude_record::{Record, notation};
use aude_review::Review;
use aude_review::report::ReviewTurn;

use super::text::tenths;

/// Better turns are given from this loss on: smaller ones are hardly worth a look.
const MARKED: f32 = 1.0;

/// The record with the evaluation of every turn that has none yet.
pub(super) fn annotated(review: &Review, record: &Record) -> Record {
    let mut written = record.clone();
    for (index, turn) in review.turns.iter().enumerate() {
        let seat = usize::from(turn.seat);
        let end = turn.actions[1] as usize;
        let mut here = record.notes().comments().iter().filter(|(after, _)| *after == end);
        if here.any(|(_, comment)| comment.evaluation().is_some()) {
            continue;
        }
        let margin = format!("{:+.1}", tenths(turn.margins[seat]));
        if let Some(comment) = Comment::default().with_tag("eval", &margin) {
            written.add_comment(end, comment);
        }
        let own = turn.decisions.iter().filter(|decision| decision.seat == turn.seat);
        if own.map(|decision| decision.loss).sum::<f32>() >= MARKED
            && let Some(variation) = better(record, turn)
        {
            // What the judge proposes is legal; a record without it is still one.
            let _ = written.add_variation(index + 1, variation);
        }
    }
    written
}

/// The same turn with its draws, played better.
fn better(record: &Record, turn: &ReviewTurn) -> Option<Variation> {
    let start = turn.actions[0] as usize;
    let played = &record.actions()[start..turn.actions[1] as usize];
    let draws = played.iter().take_while(|action| matches!(action, Action::Draw(_))).count();
    let mut game = record.replay_to(start + draws);
    let mut actions = played[..draws].to_vec();
    for one in &turn.best {
        let action = notation::read(&game, &one.text).ok()?;
        game.apply(action, &mut Silent).ok()?;
        actions.push(action);
    }
    (!turn.best.is_empty()).then(|| Variation::new(actions))
}
