//! Legal actions in words: one line for each entry of a list.

use aude_engine::{Action, Actor, FigureKind, Rules, Spot};

use super::figure::{figure, name, place};
use crate::notation::Place;

/// A legal action in words: `a knight on the city to the north`.
#[must_use]
pub fn choice(game: &impl Rules, action: Action) -> String {
    let there = |at: Spot| figure_at(game, at);
    match action {
        Action::Draw(kind) => format!("{} is drawn", game.tiles().kind(kind).id),
        Action::Place { cell, rotation } => {
            let turned = match rotation.turns() {
                0 => "not rotated",
                1 => "rotated 90° clockwise",
                2 => "rotated 180°",
                _ => "rotated 90° anticlockwise",
            };
            format!("place at {cell}, {turned}")
        }
        Action::Pass => "put nothing".to_owned(),
        Action::Put { figure: kind, at } => {
            format!("put a {} on {}", figure(game, kind, at), spot(game, at))
        }
        Action::Fairy(at) => format!("move the fairy to {}", there(at)),
        Action::Princess(at) => format!("send {} home with the princess", there(at)),
        Action::Tower(cell) => format!("add a piece to the tower at {cell}"),
        Action::Capture(at) => format!("capture {}", there(at)),
        Action::Exchange(kind) => format!("take back the {}", follower(kind)),
        Action::Ransom { from, figure } => {
            format!("buy back a {} from player {}", follower(figure), from.index() + 1)
        }
        Action::Dragon(side) => format!("move the dragon {side}"),
        Action::Score(at) => format!("score {}", spot(game, at)),
    }
}

const fn follower(kind: FigureKind) -> &'static str {
    match kind {
        FigureKind::Small => "follower",
        FigureKind::Big => "big follower",
        FigureKind::Builder => "builder",
        FigureKind::Pig => "pig",
    }
}

/// The figure at a spot: `player 2’s knight at 1,0`.
fn figure_at(game: &impl Rules, at: Spot) -> String {
    let board = game.board();
    let found = game.figures().on_board().find(|&id| {
        let stand = game.figures().location(id);
        let cell = board.tile(stand.tile(board)).cell;
        let here = match stand {
            aude_engine::FigureLocation::Segment(segment) => {
                Spot::new(cell, board.index_on_tile(segment))
            }
            aude_engine::FigureLocation::Roof(_) => Spot::roof(cell),
        };
        here == at
    });
    match found {
        Some(id) if game.actor() == Actor::Player(id.owner()) => {
            format!("your {} at {}", figure(game, id.kind(), at), at.cell)
        }
        Some(id) => format!(
            "player {}’s {} at {}",
            id.owner().index() + 1,
            figure(game, id.kind(), at),
            at.cell
        ),
        None => place(game, at),
    }
}

/// A spot, distinguished from others on its tile; with its cell only if it is not on the newest
/// tile.
fn spot(game: &impl Rules, at: Spot) -> String {
    let board = game.board();
    let newest = board.last().is_some_and(|tile| board.tile(tile).cell == at.cell);
    let cell = if newest { String::new() } else { format!(" at {}", at.cell) };
    let Some(here) = Place::of(game, at) else { return place(game, at) };
    let all = Place::all_on(game, at.cell);
    let what = here.feature().map_or("tower", |kind| name(game, kind));
    let alike = all.iter().filter(|other| other.feature() == here.feature()).count();
    let reach = match &here {
        _ if alike < 2 => String::new(),
        Place::Road(sides) | Place::City(sides) => format!(" {}", sides_in_words(*sides)),
        Place::Field(ports) => format!(" {}", ports_in_words(*ports)),
        Place::Enclosed(_) => return format!("the enclosed {what}{cell}"),
        Place::Cloister | Place::Tower => String::new(),
    };
    format!("the {what}{reach}{cell}")
}

/// `to the north and east`.
fn sides_in_words(sides: aude_engine::Sides) -> String {
    let names: Vec<String> = sides.iter().map(|side| side.to_string()).collect();
    format!("to the {}", list(&names))
}

/// The half-edges a field reaches: `to the north and east (upper)`.
fn ports_in_words(ports: aude_engine::Ports) -> String {
    const HALVES: [(&str, [&str; 2]); 4] = [
        ("north", ["north (left)", "north (right)"]),
        ("east", ["east (upper)", "east (lower)"]),
        ("south", ["south (right)", "south (left)"]),
        ("west", ["west (lower)", "west (upper)"]),
    ];
    let mut names = Vec::new();
    for (index, (whole, halves)) in (0u8..).zip(HALVES) {
        match (ports.has(2 * index), ports.has(2 * index + 1)) {
            (true, true) => names.push(whole.to_owned()),
            (true, false) => names.push(halves[0].to_owned()),
            (false, true) => names.push(halves[1].to_owned()),
            (false, false) => {}
        }
    }
    format!("to the {}", list(&names))
}

/// `a`, `a and b`, `a, b and c`.
fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
