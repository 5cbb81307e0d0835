//! What choices would lead to, and what scorings were about.

use aude_engine::board::Feature;
use aude_engine::game::Silent;
use aude_engine::{Action, Event, Game, Rules, Spot};
use aude_record::notation;
use aude_record::wire::{FigureOnBoard, SpotJson};

use super::questions::{described, parts};
use crate::protocol::{FlightOutlook, Outlook, TowerOutlook};

/// What the legal actions would bring about.
pub(crate) fn outlook(game: &Game, version: u32) -> Outlook {
    let classic = game.classic();
    let mut found = Outlook {
        version,
        dragon_steps: classic.and_then(|classic| classic.flight_steps_left()),
        flights: Vec::new(),
        towers: Vec::new(),
        places: Vec::new(),
    };
    let mut places = Vec::new();
    let mut legal = Vec::new();
    game.legal(&mut legal);
    for action in legal {
        let text = || notation::write(game, action);
        match action {
            Action::Dragon(_) => {
                found
                    .flights
                    .push(FlightOutlook { text: text(), sent_home: sent_home(game, action) });
            }
            Action::Tower(cell) => {
                let Some(classic) = classic else { continue };
                let height = classic.tower_height(cell) + 1;
                let reach = classic.tower_reach(cell, height);
                found.towers.push(TowerOutlook {
                    text: text(),
                    reach: reach.map(|cell| [cell.x(), cell.y()]).collect(),
                    followers: capturable(game, action),
                });
            }
            Action::Put { at, .. }
            | Action::Fairy(at)
            | Action::Princess(at)
            | Action::Capture(at)
            | Action::Score(at) => places.extend(feature_at(game, at)),
            _ => {}
        }
    }
    found.places = described(game, places);
    found
}

/// The feature a spot is part of; none for the top of a tower.
fn feature_at(game: &Game, spot: Spot) -> Option<Feature> {
    let board = game.board();
    let tile = board.tile_at(spot.cell).filter(|_| !spot.is_roof())?;
    Some(board.feature(board.tile(tile).segment(spot.segment)))
}

/// The figures that are on the board before an action and not after it.
fn sent_home(game: &Game, action: Action) -> Vec<FigureOnBoard> {
    let mut after = game.clone();
    if after.apply(action, &mut Silent).is_err() {
        return Vec::new();
    }
    let gone = game.figures().on_board().filter(|&id| !after.figures().is_out(id));
    gone.filter_map(|id| FigureOnBoard::of(game, id)).collect()
}

/// The followers that can be captured after an action.
fn capturable(game: &Game, action: Action) -> Vec<FigureOnBoard> {
    let mut after = game.clone();
    if after.apply(action, &mut Silent).is_err() {
        return Vec::new();
    }
    let mut legal = Vec::new();
    after.legal(&mut legal);
    let taken = legal.into_iter().filter_map(|next| match next {
        Action::Capture(spot) => Some(spot),
        _ => None,
    });
    let spots: Vec<SpotJson> = taken.filter_map(|spot| SpotJson::of(&after, spot)).collect();
    let followers = game.figures().on_board().filter(|id| id.kind().is_follower());
    followers
        .filter_map(|id| FigureOnBoard::of(game, id))
        .filter(|figure| spots.contains(&figure.spot))
        .collect()
}

/// The parts of the features that these events scored, in order.
pub(crate) fn scored_parts(game: &Game, events: &[Event]) -> Vec<Vec<SpotJson>> {
    let scored = events.iter().filter_map(|event| match event {
        Event::Scored(scored) => Some(scored.at),
        _ => None,
    });
    let found = scored.map(|at| at.and_then(|spot| feature_at(game, spot)));
    found.map(|feature| feature.map_or_else(Vec::new, |feature| parts(game, feature))).collect()
}

#[cfg(test)]
mod tests {
    use aude_engine::Actor;
    use aude_record::{GameSetup, SetLibrary};

    use super::*;

    /// A game of everything in which actions are chosen by a simple generator.
    #[test]
    fn the_outlook_agrees_with_what_happens() {
        let sets = ["base", "inns_cathedrals", "traders_builders", "princess_dragon", "tower"];
        let sets = sets.map(str::to_owned).to_vec();
        let setup = GameSetup { sets, players: GameSetup::default_names(3), ..Default::default() };
        let mut game = setup.begin(&SetLibrary::builtin()).expect("a game");
        let (mut eaten, mut taken, mut places, mut steps, mut seed) = (0, 0, 0, [0; 8], 7_u64);
        while game.actor() != Actor::Nobody {
            let told = outlook(&game, 1);
            let mut actions = Vec::new();
            game.legal(&mut actions);
            let texts = |wanted: fn(&Action) -> bool| -> Vec<String> {
                let chosen = actions.iter().filter(|action| wanted(action));
                chosen.map(|&action| notation::write(&game, action)).collect()
            };
            let flights: Vec<String> = told.flights.iter().map(|one| one.text.clone()).collect();
            assert_eq!(flights, texts(|action| matches!(action, Action::Dragon(_))));
            let towers: Vec<String> = told.towers.iter().map(|one| one.text.clone()).collect();
            assert_eq!(towers, texts(|action| matches!(action, Action::Tower(_))));
            if !flights.is_empty() {
                let flown = game.classic().expect("classic").flight().count();
                let left = usize::from(told.dragon_steps.expect("he is flying"));
                assert_eq!(left + flown, 7, "six steps, and the tile he set out from");
                steps[left] += 1;
            }
            eaten += told.flights.iter().map(|one| one.sent_home.len()).sum::<usize>();
            for tower in &told.towers {
                let near = tower.followers.iter().all(|one| tower.reach.contains(&one.spot.at));
                assert!(near, "{tower:?}");
                taken += tower.followers.len();
            }
            let spots = actions.iter().filter_map(|action| match *action {
                Action::Put { at, .. } | Action::Fairy(at) | Action::Capture(at) => Some(at),
                _ => None,
            });
            for spot in spots.filter(|spot| !spot.is_roof()) {
                let spot = SpotJson::of(&game, spot).expect("a place on the board");
                let about = told.places.iter().filter(|place| place.parts.contains(&spot));
                assert_eq!(about.count(), 1, "{spot:?} is on one feature");
                places += 1;
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let action = actions[(seed >> 33) as usize % actions.len()];
            game.apply(action, &mut Silent).expect("legal");
        }
        assert!(
            eaten > 0 && taken > 0 && places > 0 && steps[6] > 0 && steps[1] > 0,
            "{eaten} {taken} {steps:?}"
        );
    }
}
