//! Questions with one right answer by the rules: what a field scores, who owns a feature, how many
//! tiles close it.

use aude_ai::judge::{closing, is_complete};
use aude_engine::board::Feature;
use aude_engine::game::Silent;
use aude_engine::tiles::{FeatureKind, Mark};
use aude_engine::{Action, Actor, Game, Player, Players, Rules, Spot};
use aude_record::notation;

/// The word of a move that names a place in full: places are read and written with it.
const NAMING: &str = "capture:";

/// The spot that a place such as `field.0145@0,1` names.
#[must_use]
pub fn spot(game: &Game, place: &str) -> Option<Spot> {
    match notation::read(game, &format!("{NAMING}{place}")) {
        Ok(Action::Capture(at)) if !at.is_roof() => Some(at),
        _ => None,
    }
}

/// The name of a spot.
#[must_use]
pub fn place(game: &Game, at: Spot) -> String {
    let text = notation::write(game, Action::Capture(at));
    text.strip_prefix(NAMING).unwrap_or_default().to_owned()
}

/// The feature at a spot.
#[must_use]
pub fn feature(game: &Game, at: Spot) -> Option<Feature> {
    let board = game.board();
    let tile = board.tile(board.tile_at(at.cell)?);
    let known = usize::from(at.segment) < game.tiles().segments(tile.kind).len();
    known.then(|| board.feature(tile.segment(at.segment)))
}

/// What there is to count in a feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// Points for each of its owners if the game ended now.
    pub points: i16,
    /// Completed cities next to a field.
    pub complete: u16,
    /// Unfinished cities next to it, which count nothing.
    pub unfinished: u16,
    /// Mayflower: the animals in it.
    pub animals: u16,
    /// The weight of each player's followers in it, by seat.
    pub followers: Vec<u8>,
}

impl Count {
    /// Counts a feature.
    #[must_use]
    pub fn of(game: &Game, feature: Feature) -> Self {
        let board = game.board();
        let totals = board.totals(feature);
        let (mut complete, mut beside) = (Vec::new(), Vec::new());
        if board.kind(feature) == FeatureKind::Field {
            board.completed_cities(game.tiles(), feature, &mut complete);
            board.cities_beside(game.tiles(), feature, &mut beside);
        }
        let points = game.final_points(feature).first().map_or(0, |(_, points)| *points);
        Self {
            points,
            complete: complete.len() as u16,
            unfinished: (beside.len() - complete.len().min(beside.len())) as u16,
            animals: u16::from(totals.marks.count(Mark::Animal)),
            followers: (0..game.players()).map(|seat| totals.crew.weight(seat)).collect(),
        }
    }
}

/// Who gets the points of a feature: a seat from 0, `all` or `nobody`.
#[must_use]
pub fn owner(game: &Game, feature: Feature) -> String {
    let owners: Vec<Player> =
        Players(game.board().totals(feature).crew.majority()).iter().collect();
    match owners[..] {
        [] => "nobody".to_owned(),
        [one] => one.index().to_string(),
        _ => "all".to_owned(),
    }
}

/// The answers to choose from when it is asked who owns something.
#[must_use]
pub fn owner_choices(game: &Game) -> Vec<String> {
    let seats = (0..game.players()).map(|seat| seat.to_string());
    seats.chain(["all".to_owned(), "nobody".to_owned()]).collect()
}

/// How many of the tiles in the bag complete the feature at a spot at once, after a placement and no
/// figure, of how many; none if the turn part cannot be ended by its player.
#[must_use]
pub fn closing_after(game: &Game, placement: Action, at: Spot) -> Option<(u16, u16)> {
    let Actor::Player(player) = game.actor() else { return None };
    let mut after = game.snapshot();
    after.apply(placement, &mut Silent).ok()?;
    pass_on(&mut after, player)?;
    if is_complete(&after, at) {
        return None;
    }
    Some(closing(&after.snapshot(), at))
}

/// Ends a turn part without a figure.
fn pass_on(game: &mut Game, player: Player) -> Option<()> {
    let mut list = Vec::new();
    for _ in 0..8 {
        match game.actor() {
            Actor::Chance => return Some(()),
            Actor::Player(one) if one == player => {}
            Actor::Player(_) | Actor::Nobody => return None,
        }
        game.legal(&mut list);
        let action = if list.contains(&Action::Pass) { Action::Pass } else { *list.first()? };
        game.apply(action, &mut Silent).ok()?;
    }
    None
}
