//! Positions that can be counted out: the last tiles of a game.

use aude_engine::game::Silent;
use aude_engine::{Actor, Game, Player as Seat, Rules};

use super::part::ComparedPart;
use super::{Margins, final_margins};
use crate::feature_value::SEATS;

/// Positions that are visited before the rest is estimated instead.
pub(super) const NODES: u32 = 40_000;
/// With more legal actions than this and a tile still to come, counting is not tried.
const BROAD: usize = 48;

/// Whether counting out a position is worth a try.
pub(super) fn is_close(game: &Game) -> bool {
    let mut list = Vec::new();
    match game.bag().left() {
        0 => true,
        1 if game.drawn().is_some() => {
            game.legal(&mut list);
            list.len() <= BROAD
        }
        _ => false,
    }
}

/// The margins if everybody plays perfectly from here, as the rules have it; none if that takes more
/// than the nodes given.
pub(super) fn count_out(game: &mut Game, nodes: &mut u32) -> Option<Margins> {
    *nodes = nodes.checked_sub(1)?;
    let mut list = Vec::new();
    match game.actor() {
        Actor::Nobody => Some(final_margins(game)),
        Actor::Chance => {
            game.legal(&mut list);
            let (mut mean, left) = ([0.0; SEATS], game.bag().left() as f32);
            for action in list {
                let chance = game.weight(action) as f32 / left;
                game.apply_unchecked(action, &mut Silent);
                let margins = count_out(game, nodes);
                game.undo();
                mean.iter_mut().zip(margins?).for_each(|(mean, margin)| *mean += chance * margin);
            }
            Some(mean)
        }
        Actor::Player(player) => {
            game.legal(&mut list);
            let mut best: Option<Margins> = None;
            for action in list {
                game.apply_unchecked(action, &mut Silent);
                let margins = count_out(game, nodes);
                game.undo();
                let margins = margins?;
                if best.is_none_or(|best| margins[player.index()] > best[player.index()]) {
                    best = Some(margins);
                }
            }
            best
        }
    }
}

/// Every turn part of the player to decide, with the margins if everybody plays perfectly after it,
/// best first; none if that takes more positions than these, or if nobody is to decide. A turn part
/// ends with the first decision that is somebody else's.
#[must_use]
pub fn counted_out(start: &Game, mut nodes: u32) -> Option<Vec<ComparedPart>> {
    let Actor::Player(player) = start.actor() else { return None };
    let mut found = Vec::new();
    each_part(&mut start.snapshot(), player, &mut nodes, &mut found)?;
    let seat = player.index();
    found.sort_by(|a, b| b.margins[seat].total_cmp(&a.margins[seat]));
    Some(found)
}

fn each_part(
    game: &mut Game,
    player: Seat,
    nodes: &mut u32,
    found: &mut Vec<ComparedPart>,
) -> Option<()> {
    if game.actor() != Actor::Player(player) {
        let (actions, margins) = (game.actions().to_vec(), count_out(game, nodes)?);
        found.push(ComparedPart { actions, margins, error: 0.0, is_played: false });
        return Some(());
    }
    let mut list = Vec::new();
    game.legal(&mut list);
    for action in list {
        game.apply_unchecked(action, &mut Silent);
        let done = each_part(game, player, nodes, found);
        game.undo();
        done?;
    }
    Some(())
}
