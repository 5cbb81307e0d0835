//! The colours of the board, and their terminal codes.

use std::fmt::Write;

use aude_engine::tiles::Tiles;

use super::Ink;
use super::picture::Ground;

/// Where the game is set: around Carcassonne, or in the new world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Land {
    Meadow,
    Prairie,
}

impl Land {
    /// The land of a set of tiles: Mayflower's has a coast.
    pub(super) fn of(tiles: &Tiles) -> Self {
        if tiles.coast().is_empty() { Self::Meadow } else { Self::Prairie }
    }
}

/// In which colours a tile is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tint {
    pub(super) ink: Ink,
    pub(super) land: Land,
    /// A shade darker, as every other tile is.
    pub(super) shade: bool,
}

/// Red, green, blue.
pub(crate) type Rgb = (u8, u8, u8);

pub(super) const WHITE: Rgb = (255, 255, 255);
pub(super) const DARK: Rgb = (32, 26, 20);
/// The roof of a cloister.
pub(super) const ROOF: Rgb = (192, 64, 44);
pub(super) const LAST: Rgb = (255, 250, 205);
pub(super) const DRAGON: Rgb = (200, 24, 24);
pub(super) const FAIRY: Rgb = (250, 214, 240);

/// Colours that people with any colour vision can tell apart: blue, vermilion, yellow, green,
/// black, pink.
const PLAYERS: [Rgb; 6] =
    [(0, 114, 178), (213, 94, 0), (240, 228, 66), (0, 158, 115), (43, 43, 43), (204, 121, 167)];

/// A player's colour, and that of text on it.
pub(crate) fn player(seat: usize) -> (Rgb, Rgb) {
    let colour = PLAYERS[seat % PLAYERS.len()];
    (colour, if matches!(seat % PLAYERS.len(), 2 | 5) { DARK } else { WHITE })
}

/// The colour of a piece of ground; every other tile is a shade darker, so that tiles can be
/// distinguished without lines between them.
pub(super) fn ground(ground: Ground, Tint { ink, land, shade }: Tint) -> Rgb {
    let (light, dark) = match ground {
        // Among 256 colours the nearest to the two shades would be a pink and an orange.
        Ground::Field if land == Land::Prairie && ink != Ink::True => {
            ((215, 215, 135), (215, 215, 135))
        }
        Ground::Field if land == Land::Prairie => ((201, 190, 116), (193, 182, 108)),
        Ground::Hedge if land == Land::Prairie => ((140, 126, 62), (140, 126, 62)),
        Ground::City if land == Land::Prairie => ((176, 134, 92), (169, 127, 86)),
        Ground::Wall if land == Land::Prairie => ((92, 60, 36), (92, 60, 36)),
        Ground::Field => ((130, 176, 84), (122, 168, 77)),
        Ground::Hedge => ((70, 112, 48), (70, 112, 48)),
        Ground::City => ((214, 170, 110), (207, 162, 102)),
        Ground::Wall => ((134, 94, 58), (134, 94, 58)),
        Ground::Road => ((240, 232, 206), (234, 226, 199)),
        Ground::Bridge => ((148, 138, 120), (148, 138, 120)),
        Ground::Village => ((184, 76, 48), (184, 76, 48)),
        Ground::Cloister => ((250, 244, 232), (250, 244, 232)),
        Ground::Sea => ((70, 130, 180), (64, 122, 172)),
    };
    if shade { dark } else { light }
}

/// The escape sequence that sets text colour, background and weight.
pub(super) fn escape(ink: Ink, text: Option<Rgb>, ground: Option<Rgb>, bold: bool) -> String {
    let mut code = String::from("\x1b[0");
    if bold {
        code.push_str(";1");
    }
    for (layer, colour) in [(38, text), (48, ground)] {
        let Some((r, g, b)) = colour else { continue };
        let _ = match ink {
            Ink::True => write!(code, ";{layer};2;{r};{g};{b}"),
            _ => write!(code, ";{layer};5;{}", nearest(r, g, b)),
        };
    }
    code.push('m');
    code
}

/// The nearest of the 6 × 6 × 6 colours and the greys of the 256-colour palette.
fn nearest(r: u8, g: u8, b: u8) -> u8 {
    const STEPS: [i32; 6] = [0, 95, 135, 175, 215, 255];
    let distance = |(x, y, z): (i32, i32, i32)| {
        let [dx, dy, dz] = [x - i32::from(r), y - i32::from(g), z - i32::from(b)];
        2 * dx * dx + 4 * dy * dy + 3 * dz * dz
    };
    let cube = (0..216).map(|index| {
        let colour = (STEPS[index / 36], STEPS[index / 6 % 6], STEPS[index % 6]);
        (distance(colour), 16 + index as u8)
    });
    let greys = (0..24).map(|index| {
        let level = 8 + 10 * i32::from(index);
        (distance((level, level, level)), 232 + index)
    });
    cube.chain(greys).min().map_or(0, |(_, index)| index)
}
