//! Near-duplicates: the same tile in the same surroundings, with the same figure.

use aude_engine::game::Silent;
use aude_engine::{Action, Game, Rules};
use aude_record::notation;
use aude_record::part::TurnPart;

use crate::puzzle::{Puzzle, Task};

/// What makes a best move like another: the tile and its rotation, its neighbours and theirs, and
/// what comes after, without places.
pub(crate) fn sign(start: &Game, actions: &[Action]) -> String {
    let mut game = start.snapshot();
    let mut sign = String::new();
    for &action in actions {
        let text = notation::write(&game, action);
        game.apply_unchecked(action, &mut Silent);
        if let Action::Place { .. } = action
            && let Some(tile) = game.board().last()
        {
            let board = game.board();
            let mut around = vec![tile];
            around.extend(board.around(tile));
            for tile in around {
                let placed = board.tile(tile);
                let id = &game.tiles().kinds()[placed.kind.index()].id;
                sign += &format!("{id}{} ", placed.rotation.turns());
            }
        } else {
            sign += text.split(['@', ':']).next().unwrap_or_default();
            sign.push(' ');
        }
    }
    sign
}

/// The sign of a puzzle that is there already.
pub(crate) fn sign_of(puzzle: &Puzzle) -> Option<String> {
    let start = puzzle.position().ok()?;
    let first = |moves: &[String]| -> Option<String> {
        let part = TurnPart::begin(&start, Puzzle::solver(&start), moves).ok()?;
        Some(sign(&start, &part.actions))
    };
    match &puzzle.task {
        Task::Best(best) => first(best.answers.first()?),
        Task::Close { answers, .. } => Some(format!("close {}", first(&answers[..1])?)),
        Task::Score { place, .. } | Task::Owner { place } => {
            Some(format!("{} {place} {}", puzzle.task.kind(), start.hash()))
        }
    }
}
