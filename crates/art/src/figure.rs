//! Figures: followers, builder, pig, fairy, dragon, surveyors. Each is drawn around its spot, upright.

mod beast;
mod person;

use aude_engine::{FigureKind, Player};

/// Colour, darker side, line, and emblem colour of a player's figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Livery {
    /// The player's main colour.
    pub colour: &'static str,
    /// The shaded side.
    pub shade: &'static str,
    /// The lit side.
    pub light: &'static str,
    /// The colour of the emblem on it.
    pub emblem: &'static str,
    /// The name of the colour.
    pub name: &'static str,
}

/// Six liveries that colour-blind people can tell apart, by seat.
pub const LIVERIES: [Livery; 6] = [
    Livery {
        colour: "#0072b2",
        shade: "#00527f",
        light: "#3f97cb",
        emblem: "#ffffff",
        name: "blue",
    },
    Livery {
        colour: "#d55e00",
        shade: "#9f4600",
        light: "#ec8640",
        emblem: "#ffffff",
        name: "vermilion",
    },
    Livery {
        colour: "#f0e442",
        shade: "#c4b51c",
        light: "#faf29a",
        emblem: "#3b2a1a",
        name: "yellow",
    },
    Livery {
        colour: "#009e73",
        shade: "#007152",
        light: "#3dc09b",
        emblem: "#ffffff",
        name: "green",
    },
    Livery {
        colour: "#2b2b2b",
        shade: "#151515",
        light: "#5a5a5a",
        emblem: "#ffffff",
        name: "black",
    },
    Livery {
        colour: "#cc79a7",
        shade: "#a3537f",
        light: "#e4a8c9",
        emblem: "#3b1a2b",
        name: "pink",
    },
];

/// How a figure is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pose {
    /// On a road, in a city or cloister, on a tower.
    Standing,
    /// In a field.
    Lying,
}

impl Livery {
    /// The livery of a seat.
    #[must_use]
    pub fn of(player: Player) -> Self {
        LIVERIES[player.index() % LIVERIES.len()]
    }
}

/// The emblem of a seat around the origin, about four units across: disc, square, triangle, diamond, cross, star.
pub(crate) fn badge(seat: usize, colour: &str) -> String {
    let data = match seat % 6 {
        0 => "M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
        1 => "M-1.8-1.8h3.6v3.6h-3.6z",
        2 => "M0-2.3l2.3 4.1h-4.6z",
        3 => "M0-2.6l2.1 2.6-2.1 2.6-2.1-2.6z",
        4 => "M-.8-2.3h1.6v1.5h1.5v1.6h-1.5v1.5h-1.6v-1.5h-1.5v-1.6h1.5z",
        _ => "M0-2.7l.8 1.8 2 .2-1.5 1.3.5 2-1.8-1.1-1.8 1.1.5-2-1.5-1.3 2-.2z",
    };
    format!("<path d=\"{data}\" fill=\"{colour}\"/>")
}

/// The name a figure is defined by.
#[must_use]
pub fn figure_id(player: Player, kind: FigureKind, pose: Pose) -> String {
    let kind = match kind {
        FigureKind::Small => "small",
        FigureKind::Big => "big",
        FigureKind::Builder => "builder",
        FigureKind::Pig => "pig",
    };
    let pose = if pose == Pose::Lying { "-lying" } else { "" };
    format!("{kind}{pose}{}", player.0)
}

/// A figure around its spot, about twenty units across.
#[must_use]
pub fn figure(player: Player, kind: FigureKind, pose: Pose) -> String {
    let livery = Livery::of(player);
    let badge = badge(player.index(), livery.emblem);
    match (kind, pose) {
        (FigureKind::Builder, _) => person::builder(&livery, &badge),
        (FigureKind::Pig, _) => beast::pig(&livery, &badge),
        (_, Pose::Standing) => person::follower(&livery, &badge, kind == FigureKind::Big),
        (_, Pose::Lying) => person::lying(&livery, &badge, kind == FigureKind::Big),
    }
}

/// A surveyor, in plain wood, because it belongs to no player.
#[must_use]
pub fn surveyor() -> String {
    let wood = Livery {
        colour: "#d9b483",
        shade: "#a97f4c",
        light: "#f1d9b3",
        emblem: "#7a5a2c",
        name: "wood",
    };
    person::surveyor(
        &wood,
        "<path d=\"M-1.6-1.8l1.6 1.8 1.6-1.8M0 0v2.4\" fill=\"none\" stroke=\"#6b4a24\" stroke-width=\".9\"/>",
    )
}

/// The fairy in her glow.
#[must_use]
pub fn fairy() -> String {
    beast::FAIRY.to_owned()
}

/// The dragon.
#[must_use]
pub fn dragon() -> String {
    beast::DRAGON.to_owned()
}

/// Definitions of every figure of the first `players` seats, including fairy and dragon.
#[must_use]
pub fn figure_defs(players: u8) -> String {
    let mut out = String::new();
    for player in (0..players).map(Player) {
        for kind in FigureKind::ALL {
            let poses: &[Pose] =
                if kind.is_follower() { &[Pose::Standing, Pose::Lying] } else { &[Pose::Standing] };
            for &pose in poses {
                out += &format!(
                    "<g id=\"{}\">{}</g>",
                    figure_id(player, kind, pose),
                    figure(player, kind, pose)
                );
            }
        }
    }
    out += &format!("<g id=\"fairy\">{}</g><g id=\"dragon\">{}</g>", fairy(), dragon());
    out
}
