//! Questions: exact, and asked only where there is something to find out.

use aude_engine::board::Feature;
use aude_engine::tiles::FeatureKind;
use aude_engine::{Action, Actor, Game, Rules, Spot};
use aude_record::notation;

use super::{Found, alike};
use crate::puzzle::Task;
use crate::questions::{self, Count};
use crate::theme::Theme;

/// Cities next to a field that is asked about, at least; animals in Mayflower.
const CITIES: u16 = 3;
/// Followers in a feature of which the owner is asked, at least.
const FOLLOWERS: u8 = 3;
/// Tiles that must close a feature after the right placement, at least.
const CLOSING: u16 = 4;
/// The share of them that another placement may have at most.
const SECOND: f32 = 0.6;

/// The features with followers in them, each with a spot.
fn occupied(game: &Game) -> Vec<(Feature, Spot)> {
    let board = game.board();
    let mut found: Vec<(Feature, Spot)> = Vec::new();
    for placed in board.placed() {
        for index in 0..game.tiles().segments(placed.kind).len() as u8 {
            let feature = board.feature(placed.segment(index));
            let known = found.iter().any(|(other, _)| *other == feature);
            if !known && board.totals(feature).crew.is_occupied() {
                found.push((feature, Spot::new(placed.cell, index)));
            }
        }
    }
    found
}

/// A field with several cities or animals, and either unfinished cities or farmers of both players.
pub(crate) fn score(game: &Game) -> Option<Found> {
    let fields = occupied(game).into_iter();
    let fields = fields.filter(|(one, _)| game.board().kind(*one) == FeatureKind::Field);
    let counted = fields.map(|(field, at)| (Count::of(game, field), at));
    let (count, at) = counted
        .filter(|(count, _)| {
            let rivals = count.followers.iter().filter(|&&weight| weight > 0).count() > 1;
            let cities = count.complete >= CITIES && (count.unfinished > 0 || rivals);
            count.points > 0 && (cities || count.animals > CITIES)
        })
        .max_by_key(|(count, at)| (count.points, *at))?;
    let many = count.complete.max(count.animals);
    // In Mayflower every animal is a point, and cities are none.
    let per_city = count.animals == 0 && count.complete > 0;
    let each = if per_city { count.points / count.complete as i16 } else { 1 };
    // The likely mistakes: unfinished cities counted, one too many, too few.
    let trap = count.points + each * count.unfinished.max(2) as i16;
    let mut choices =
        vec![count.points, trap, count.points + each, count.points - each, count.points + 2 * each];
    choices.retain(|points| *points >= 0);
    choices.sort_unstable();
    choices.dedup();
    let level = if many >= 7 { 3 } else { 1 + u8::from(many >= 5 || count.unfinished >= 2) };
    let place = questions::place(game, at);
    let sign = format!("score {place} {}", game.hash());
    let themes = vec![Theme::Fields, Theme::Counting];
    Some(Found { level, themes, task: Task::Score { place, choices }, sign })
}

/// A feature with followers of both players.
pub(crate) fn owner(game: &Game) -> Option<Found> {
    let contested = occupied(game).into_iter().filter_map(|(feature, at)| {
        let crew = game.board().totals(feature).crew;
        let weights: Vec<u8> = (0..game.players()).map(|seat| crew.weight(seat)).collect();
        let (sum, least) = (weights.iter().sum::<u8>(), weights.iter().min().copied()?);
        (sum >= FOLLOWERS && least > 0).then_some((sum, feature, at))
    });
    let (sum, feature, at) = contested.max_by_key(|(sum, _, at)| (*sum, *at))?;
    let is_field = game.board().kind(feature) == FeatureKind::Field;
    let level = (sum - 2).clamp(1, 3) - u8::from(!is_field && sum > FOLLOWERS);
    let place = questions::place(game, at);
    let mut themes = vec![Theme::Counting];
    if is_field {
        themes.insert(0, Theme::Fields);
    }
    let sign = format!("owner {place} {}", game.hash());
    Some(Found { level: level.max(1), themes, task: Task::Owner { place }, sign })
}

/// A feature of the player's own that cannot be closed now, and a placement after which far more
/// tiles close it than after any other.
pub(crate) fn close(game: &Game) -> Option<Found> {
    let Actor::Player(me) = game.actor() else { return None };
    let board = game.board();
    let mut list = Vec::new();
    game.legal(&mut list);
    list.retain(|action| matches!(action, Action::Place { .. }));
    if !(6..=60).contains(&list.len()) {
        return None;
    }
    for (feature, at) in occupied(game) {
        let totals = board.totals(feature);
        let kind = board.kind(feature);
        let mine = totals.crew.majority() == 1 << me.0;
        let worth = matches!(kind, FeatureKind::City | FeatureKind::Road);
        if !mine || !worth || board.is_complete(feature) || totals.open < 2 {
            continue;
        }
        // A first look at the placements beside the feature: the others hardly matter to it.
        let near: Vec<Action> =
            list.iter().copied().filter(|one| is_beside(game, feature, *one)).collect();
        if near.len() < 3 || placements(game, &near, at).is_none() {
            continue;
        }
        let Some((answers, tiles, second, near)) = placements(game, &list, at) else { continue };
        let share = f32::from(second) / f32::from(tiles);
        let level = if share > 0.45 { 3 } else { 1 + u8::from(near >= 4) };
        let place = questions::place(game, at);
        let sign = format!("close {}", alike::sign(game, &answers[..1]));
        let answers = answers.iter().map(|&one| notation::write(game, one)).collect();
        let task = Task::Close { place, answers, tiles, second };
        return Some(Found { level, themes: vec![Theme::Closes, Theme::Counting], task, sign });
    }
    None
}

/// Whether a placement touches a tile of a feature.
fn is_beside(game: &Game, feature: Feature, action: Action) -> bool {
    let Action::Place { cell, .. } = action else { return false };
    let board = game.board();
    board.segments(feature).any(|segment| {
        let other = board.tile(board.tile_of(segment)).cell;
        other.x().abs_diff(cell.x()) + other.y().abs_diff(cell.y()) == 1
    })
}

/// The best placements to close a feature with the next tile, for how many tiles, for how many after
/// any other, and after how many placements at all; none where that is no question.
fn placements(game: &Game, list: &[Action], at: Spot) -> Option<(Vec<Action>, u16, u16, usize)> {
    let mut counted = Vec::with_capacity(list.len());
    for &action in list {
        // A feature that can be closed now is no question.
        let (closing, _) = questions::closing_after(game, action, at)?;
        counted.push((closing, action));
    }
    let tiles = counted.iter().map(|(closing, _)| *closing).max()?;
    let best: Vec<Action> =
        counted.iter().filter(|(closing, _)| *closing == tiles).map(|(_, one)| *one).collect();
    let rest = || counted.iter().map(|(closing, _)| *closing).filter(|closing| *closing < tiles);
    let second = rest().max()?;
    let near = rest().filter(|closing| *closing > 0).count();
    let clear = f32::from(second) <= SECOND * f32::from(tiles);
    (tiles >= CLOSING && best.len() <= 2 && second > 0 && near >= 2 && clear)
        .then_some((best, tiles, second, near))
}
