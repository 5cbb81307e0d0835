//! Kinds of decisions.

use aude_engine::tiles::FeatureKind;
use aude_engine::{Action, Game, Rules, Spot};

/// What kind of decision an action is: `placement`; for figures the feature (`road`, `city`,
/// `cloister`, `field`, `roof`) or `none`; otherwise what is done.
pub(crate) fn kind_of(game: &Game, action: Action) -> &'static str {
    match action {
        Action::Draw(_) => "draw",
        Action::Place { .. } => "placement",
        Action::Pass => "none",
        Action::Put { at, .. } => feature(game, at),
        Action::Fairy(_) => "fairy",
        Action::Princess(_) => "princess",
        Action::Tower(_) => "tower",
        Action::Capture(_) => "capture",
        Action::Exchange(_) => "exchange",
        Action::Ransom { .. } => "ransom",
        Action::Dragon(_) => "dragon",
        Action::Score(_) => "score",
    }
}

fn feature(game: &Game, at: Spot) -> &'static str {
    if at.is_roof() {
        return "roof";
    }
    let Some(tile) = game.board().tile_at(at.cell) else { return "none" };
    let kind = game.board().tile(tile).kind;
    match game.tiles().segments(kind).get(usize::from(at.segment)).map(|segment| segment.kind) {
        Some(FeatureKind::Road) => "road",
        Some(FeatureKind::City) => "city",
        Some(FeatureKind::Cloister) => "cloister",
        Some(FeatureKind::Field) => "field",
        None => "none",
    }
}
