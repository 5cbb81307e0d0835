//! What belongs to no cell: points, figures in supply, the bag.

use aude_engine::{FigureKind, Game, Player, Rules};
use numpy::PyArray1;
use pyo3::prelude::*;

use super::seat;
use crate::game::PyGame;

/// Numbers of each player, the viewer first.
const PLAYER: [&str; 10] = [
    "points",
    "small followers",
    "big followers",
    "builders",
    "pigs",
    "tower pieces",
    "wine",
    "grain",
    "cloth",
    "captives held",
];

/// Numbers of the game.
const GAME: [&str; 6] =
    ["tiles left", "drawn kind + 1", "step", "dragon steps left", "near surveyor", "far surveyor"];

/// How many numbers a game has.
pub(crate) fn number_count(game: &Game) -> usize {
    PLAYER.len() * usize::from(game.players()) + GAME.len() + game.tiles().all().count()
}

/// Fills [`number_count`] numbers.
pub(crate) fn write_numbers(game: &Game, me: Player, out: &mut [i16]) {
    let (me, all) = (me.0, game.players());
    let (players, rest) = out.split_at_mut(PLAYER.len() * usize::from(all));
    for (seat, row) in (0..all).zip(players.chunks_exact_mut(PLAYER.len())) {
        let player = Player((me + seat) % all);
        row[0] = game.scores()[player.index()];
        for (at, kind) in row[1..].iter_mut().zip(FigureKind::ALL) {
            *at = game.supply(player, kind).into();
        }
        if let Some(classic) = game.classic() {
            row[5] = classic.tower_pieces(player).into();
            for (at, good) in row[6..].iter_mut().zip(classic.goods(player)) {
                *at = good.into();
            }
            row[9] = classic.captives(player).count() as i16;
        }
    }
    let (common, bag) = rest.split_at_mut(GAME.len());
    common[0] = game.bag().left() as i16;
    common[1] = game.drawn().map_or(0, |kind| kind.index() as i16 + 1);
    common[2] = match game {
        Game::Classic(game) => game.step() as i16,
        Game::Mayflower(game) => game.step() as i16,
    };
    common[3] = game.classic().and_then(|game| game.flight_steps_left()).map_or(0, i16::from);
    let surveyors = game.mayflower().map_or([0; 2], |game| game.surveyors());
    (common[4], common[5]) = (surveyors[0] as i16, surveyors[1] as i16);
    bag.fill(0);
    for (kind, count) in game.bag().iter() {
        bag[kind.index()] = count.into();
    }
}

/// What each number of `numbers` is.
#[pyfunction]
pub(crate) fn number_names(game: PyRef<'_, PyGame>) -> Vec<String> {
    let game = &game.game;
    let seats =
        (0..game.players()).flat_map(|seat| PLAYER.map(|name| format!("player +{seat}: {name}")));
    let bag = game.tiles().all().map(|kind| format!("left: {}", game.tiles().kind(kind).id));
    seats.chain(GAME.map(str::to_owned)).chain(bag).collect()
}

/// What belongs to no cell, from a player's point of view, by default the acting one's.
#[pyfunction]
#[pyo3(signature = (game, player = None))]
pub(crate) fn numbers<'py>(
    py: Python<'py>,
    game: PyRef<'py, PyGame>,
    player: Option<u8>,
) -> PyResult<Bound<'py, PyArray1<i16>>> {
    let mut out = vec![0; number_count(&game.game)];
    write_numbers(&game.game, seat(&game.game, player)?, &mut out);
    Ok(PyArray1::from_vec(py, out))
}
