//! Turn parts of the player to decide.

use aude_ai::{Budget, roster};
use aude_engine::game::{Event, Silent};
use aude_engine::{Action, Actor, Game, Rules};
use aude_record::notation;

use super::best::ASKED;

/// Turn parts that are looked at for their points at most.
const MOST: usize = 6_000;

/// The actions of a turn part as text.
pub(crate) fn text(start: &Game, actions: &[Action]) -> Vec<String> {
    let mut game = start.snapshot();
    let mut all = Vec::with_capacity(actions.len());
    for &action in actions {
        all.push(notation::write(&game, action));
        game.apply_unchecked(action, &mut Silent);
    }
    all
}

/// The turn part a level plays; none if another player has to decide within it.
pub(crate) fn played_by(level: &str, start: &Game, seed: u64) -> Option<Vec<Action>> {
    let Actor::Player(me) = start.actor() else { return None };
    let mut player = roster::by_name(level)?;
    let mut game = start.snapshot();
    while game.actor() == Actor::Player(me) {
        let action = player.decide(&game, Budget::Simulations(1), seed).action?;
        game.apply(action, &mut Silent).ok()?;
    }
    (!matches!(game.actor(), Actor::Player(_))).then(|| game.actions().to_vec())
}

/// What `medium` plays, which must be something else than the answer, with each seed; none if another
/// player decides within one of them.
pub(crate) fn medium(start: &Game) -> Option<Vec<Vec<Action>>> {
    ASKED.iter().map(|&seed| played_by("medium", start, seed)).collect()
}

/// The hash of the position after a turn part.
pub(crate) fn after(start: &Game, actions: &[Action]) -> u64 {
    let mut game = start.snapshot();
    actions.iter().for_each(|&action| game.apply_unchecked(action, &mut Silent));
    game.hash()
}

/// Whether all actions of a turn part are its player's.
pub(crate) fn is_own(start: &Game, actions: &[Action]) -> bool {
    let mut game = start.snapshot();
    actions.iter().all(|&action| {
        let own = game.actor() == start.actor();
        game.apply_unchecked(action, &mut Silent);
        own
    })
}

/// Points the player scores with a turn part, before the game ends.
fn points(start: &Game, actions: &[Action]) -> i16 {
    let Actor::Player(me) = start.actor() else { return 0 };
    let (mut game, mut events) = (start.snapshot(), Vec::new());
    for &action in actions {
        if game.apply(action, &mut events).is_err() {
            break;
        }
    }
    let now = events.iter().take_while(|event| **event != Event::Ending);
    now.map(|event| match event {
        Event::Scored(scored) if scored.player == me => scored.points,
        _ => 0,
    })
    .sum()
}

/// Whether a turn part scores something, and as much as any can: such a move is found by looking
/// at the points alone.
pub(crate) fn is_trivial(start: &Game, actions: &[Action]) -> bool {
    let own = points(start, actions);
    if own <= 0 {
        return false;
    }
    let mut all = Vec::new();
    each(&mut start.snapshot(), start.actor(), &mut all);
    all.iter().all(|other| points(start, other) <= own)
}

/// All turn parts, as long as there are not too many.
fn each(game: &mut Game, me: Actor, all: &mut Vec<Vec<Action>>) {
    if all.len() >= MOST {
        return;
    }
    if game.actor() != me {
        all.push(game.actions().to_vec());
        return;
    }
    let mut list = Vec::new();
    game.legal(&mut list);
    for action in list {
        game.apply_unchecked(action, &mut Silent);
        each(game, me, all);
        game.undo();
    }
}
