//! Writing a position: always the same statements for the same position.

use aude_engine::game::Layout;
use aude_engine::tiles::KindId;
use aude_engine::{Action, Cell, Game, Player, Rules};

use crate::notation;
use crate::notation::figure_word;

/// The statements that describe a position. The game must have its tiles: figures are named by the
/// places on them.
#[must_use]
pub fn write(game: &Game, layout: &Layout) -> Vec<String> {
    let (mut out, fresh) = (Vec::new(), Layout::default());
    let id = |kind: &KindId| game.tiles().kind(*kind).id.clone();
    let ids = |kinds: &[KindId]| kinds.iter().map(id).collect::<Vec<_>>().join(" ");
    let second = if layout.second { "+" } else { "" };
    out.push(format!("turn {}{second}", u16::from(layout.turn) + 1));
    if layout.scores.iter().any(|&points| points != 0) {
        out.push(format!("score {}", numbers(&layout.scores)));
    }
    for tile in &layout.tiles {
        out.push(format!("tile {} {}r{}", id(&tile.kind), tile.cell, tile.rotation.turns()));
    }
    for laid in &layout.figures {
        let action = Action::Put { figure: laid.figure, at: laid.at };
        out.push(format!("figure {} {}", seat(laid.player), placed(game, action, laid.at.cell)));
    }
    for tower in &layout.towers {
        let shut = if tower.shut { " shut" } else { "" };
        out.push(format!("tower {} {}{shut}", tower.cell, tower.height));
    }
    if !layout.pieces.is_empty() {
        out.push(format!("pieces {}", numbers(&layout.pieces)));
    }
    for (index, goods) in layout.goods.iter().enumerate() {
        if goods.iter().any(|&count| count > 0) {
            out.push(format!("goods {} {}", index + 1, numbers(goods)));
        }
    }
    for captive in &layout.captives {
        let (captor, owner) = (seat(captive.captor), seat(captive.owner));
        out.push(format!("captive {captor} {owner} {}", figure_word(captive.figure)));
    }
    if let Some(cell) = layout.dragon {
        out.push(format!("dragon {cell}"));
    }
    match layout.fairy {
        Some((_, Some(at))) => {
            let text = notation::write(game, Action::Fairy(at));
            out.push(text.replacen(':', " ", 1));
        }
        Some((cell, None)) => out.push(format!("fairy {cell}")),
        None => {}
    }
    if layout.ransomed {
        out.push("ransomed".to_owned());
    }
    if layout.surveyors != fresh.surveyors {
        out.push(format!("surveyors {}", numbers(&layout.surveyors)));
    }
    if !layout.aside.is_empty() {
        out.push(format!("aside {}", ids(&layout.aside)));
    }
    if !layout.gone.is_empty() {
        out.push(format!("gone {}", ids(&layout.gone)));
    }
    out
}

/// A figure with its cell, which moves leave out on the tile placed last.
fn placed(game: &Game, action: Action, cell: Cell) -> String {
    let text = notation::write(game, action);
    if text.contains('@') { text } else { format!("{text}@{cell}") }
}

fn seat(player: Player) -> u16 {
    u16::from(player.0) + 1
}

fn numbers<T: ToString>(list: &[T]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
