//! Writing a move.

use aude_engine::{Action, FigureKind, Rules, Spot};

use super::{Place, Words};

/// An action as text, in the position before it is carried out. Every action the rules can offer
/// has a distinct text; one that refers to nothing on the board is written with a `?`.
#[must_use]
pub fn write(game: &impl Rules, action: Action) -> String {
    match action {
        Action::Draw(kind) => game
            .tiles()
            .kinds()
            .get(kind.index())
            .map_or_else(|| "?".to_owned(), |kind| kind.id.clone()),
        Action::Place { cell, rotation } => format!("{cell}r{}", rotation.turns()),
        Action::Pass => "-".to_owned(),
        Action::Put { figure, at } => put(game, figure, at),
        Action::Fairy(at) => format!("fairy:{}", full(game, at)),
        Action::Princess(at) => format!("princess:{}", full(game, at)),
        Action::Tower(cell) => format!("tower@{cell}"),
        Action::Capture(at) => format!("capture:{}", full(game, at)),
        Action::Exchange(figure) => format!("exchange:{}", figure_word(figure)),
        Action::Ransom { from, figure } => {
            format!("ransom:{}:{}", u16::from(from.0) + 1, figure_word(figure))
        }
        Action::Dragon(side) => format!("dragon:{}", side.letter()),
        Action::Score(at) => format!("score:{}", full(game, at)),
    }
}

/// `small`, `big`, `builder` or `pig`.
pub(crate) const fn figure_word(figure: FigureKind) -> &'static str {
    match figure {
        FigureKind::Small => "small",
        FigureKind::Big => "big",
        FigureKind::Builder => "builder",
        FigureKind::Pig => "pig",
    }
}

fn put(game: &impl Rules, figure: FigureKind, at: Spot) -> String {
    let words = Words::of(game);
    let place = Place::of(game, at);
    let cell = if is_newest(game, at) { String::new() } else { format!("@{}", at.cell) };
    let big = if figure == FigureKind::Big { "big-" } else { "" };
    match (figure, place) {
        (_, None) => format!("{}:?@{}", figure_word(figure), at.cell),
        (FigureKind::Small | FigureKind::Big, Some(place)) => match place.feature() {
            None => format!("{big}roof@{}", at.cell),
            Some(kind) => {
                let via = place.via();
                let colon = if via.is_empty() { "" } else { ":" };
                format!("{big}{}{colon}{via}{cell}", words.role(kind))
            }
        },
        (FigureKind::Builder, Some(place @ (Place::Road(_) | Place::City(_))))
        | (FigureKind::Pig, Some(place @ (Place::Field(_) | Place::Enclosed(_)))) => {
            format!("{}:{}{cell}", figure_word(figure), place.via())
        }
        // Never legal, but a client may ask why.
        (FigureKind::Builder | FigureKind::Pig, Some(_)) => {
            format!("{}:{}", figure_word(figure), full(game, at))
        }
    }
}

/// Whether the spot is on the tile just placed.
fn is_newest(game: &impl Rules, at: Spot) -> bool {
    let board = game.board();
    board.last().is_some_and(|tile| board.tile(tile).cell == at.cell)
}

/// `road.NS@3,4`.
fn full(game: &impl Rules, at: Spot) -> String {
    let words = Words::of(game);
    let name = match Place::of(game, at) {
        None => "?".to_owned(),
        Some(place) => match place.feature() {
            None => "tower".to_owned(),
            Some(kind) => {
                let via = place.via();
                let dot = if via.is_empty() { "" } else { "." };
                format!("{}{dot}{via}", words.feature(kind))
            }
        },
    };
    format!("{name}@{}", at.cell)
}
