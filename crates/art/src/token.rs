//! Small pictures for panels and logs, each a separate document.

use aude_engine::tiles::Mark;
use aude_engine::{FigureKind, Player};

use crate::emblem;
use crate::figure::{Livery, Pose, badge, dragon, fairy, figure, surveyor};
use crate::layout::Emblem;
use crate::palette::Scenery;
use crate::svg::document;

/// What a panel shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A figure in supply.
    Figure(Player, FigureKind),
    /// A follower held captive.
    Captive(Player, FigureKind),
    /// A player's disc with its emblem.
    Seat(Player),
    /// Wine, grain, cloth, or any other mark.
    Mark(Mark),
    /// A tower of this height, or pieces left.
    Tower(u8),
    /// The fairy.
    Fairy,
    /// The dragon.
    Dragon,
    /// A surveyor.
    Surveyor,
}

/// A token as a separate document.
#[must_use]
pub fn token(token: Token, scenery: Scenery) -> String {
    let (half, body) = match token {
        Token::Figure(player, kind) => (19.0, figure(player, kind, Pose::Standing)),
        Token::Captive(player, kind) => (19.0, figure(player, kind, Pose::Standing) + BARS),
        Token::Seat(player) => (13.0, seat_disc(player)),
        Token::Mark(mark) => (half(mark), emblem_of(mark, scenery)),
        Token::Tower(height) => {
            let body = emblem::tower(height.max(1));
            (18.0, format!("<g transform=\"translate(0 {})\">{body}</g>", 6 + 2 * height.min(6)))
        }
        Token::Fairy => (17.0, fairy()),
        Token::Dragon => (34.0, dragon()),
        Token::Surveyor => (19.0, surveyor()),
    };
    document(-half, -half, 2.0 * half, 2.0 * half, &body)
}

/// The bars of a prison.
const BARS: &str = concat!(
    r##"<path d="M-14.5-15h29M-14.5 14h29" stroke="#fffaf0" stroke-width="4" stroke-linecap="round"/>"##,
    r##"<path d="M-12.5-15v29M-6.2-15v29M6.2-15v29M12.5-15v29" stroke="#3a342f" stroke-width="1.5"/>"##,
    r##"<path d="M-14.5-15h29M-14.5 14h29" stroke="#4b4540" stroke-width="2.6" stroke-linecap="round"/>"##,
);

/// Half the width of a mark's picture.
const fn half(mark: Mark) -> f32 {
    match mark {
        Mark::Cathedral => 27.0,
        Mark::Post | Mark::Inn => 13.5,
        _ => 10.5,
    }
}

/// A player's disc with its emblem around the origin, 24 units across.
#[must_use]
pub fn seat_disc(player: Player) -> String {
    let livery = Livery::of(player);
    format!(
        "<circle r=\"12\" fill=\"{}\" stroke=\"#2a1c12\" stroke-width=\"1.2\"/>\
         <circle r=\"10.2\" fill=\"none\" stroke=\"#fffaf0\" stroke-width=\"1.4\"/><g transform=\"scale(2.4)\">{}</g>",
        livery.colour,
        badge(player.index(), livery.emblem)
    )
}

fn emblem_of(mark: Mark, scenery: Scenery) -> String {
    emblem::body(scenery, &emblem::id(Emblem::of(mark), 0))
}
