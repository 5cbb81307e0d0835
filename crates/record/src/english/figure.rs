//! Names of figures and places.

use crate::notation::{Place, Words};
use aude_engine::tiles::FeatureKind;
use aude_engine::{FigureKind, Rules, Spot};

/// A figure that is, or was, at a spot: `knight`, `big farmer`, `builder`.
#[must_use]
pub fn figure(game: &impl Rules, kind: FigureKind, at: Spot) -> String {
    let words = Words::of(game);
    let role = match Place::of(game, at).and_then(|place| place.feature()) {
        Some(feature) => words.role(feature),
        None => "follower",
    };
    match kind {
        FigureKind::Small => role.to_owned(),
        FigureKind::Big => format!("big {role}"),
        FigureKind::Builder => "builder".to_owned(),
        FigureKind::Pig => "pig".to_owned(),
    }
}

/// A spot in words: `the city at 1,0`, `the tower at 3,-2`.
#[must_use]
pub fn place(game: &impl Rules, spot: Spot) -> String {
    let what = match Place::of(game, spot).map(|place| place.feature()) {
        Some(Some(feature)) => name(game, feature),
        Some(None) => "tower",
        None => "tile",
    };
    format!("the {what} at {}", spot.cell)
}

/// What the game calls a feature.
pub(super) fn name(game: &impl Rules, feature: FeatureKind) -> &'static str {
    Words::of(game).feature(feature)
}
