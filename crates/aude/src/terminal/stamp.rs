//! Drawing one tile on the canvas.

use aude_engine::Rotation;
use aude_engine::tiles::{KindId, Tiles};

use super::Ink;
use super::canvas::{Canvas, Glyph};
use super::labels;
use super::palette::{self, Land, Tint};
use super::picture::{Dot, Ground, Picture};

/// Puts a picture on the canvas, two dots per character.
pub(super) fn stamp(
    canvas: &mut Canvas,
    (left, top): (usize, usize),
    picture: &Picture,
    tint: Tint,
) {
    for row in 0..picture.size / 2 {
        for x in 0..picture.size {
            let (upper, lower) = (picture.at(x, 2 * row), picture.at(x, 2 * row + 1));
            let glyph = match tint.ink {
                Ink::Plain => Glyph { letter: plain(upper, lower), ..Glyph::BLANK },
                _ => {
                    // The light and the roofs stay in place, however the tile is rotated.
                    let colour = |dot: Dot, y: usize| match dot.ground {
                        Ground::Cloister if 2 * y < picture.size => palette::ROOF,
                        ground => palette::ground(ground, tint),
                    };
                    rich(colour(upper, 2 * row), colour(lower, 2 * row + 1))
                }
            };
            canvas.set(left + x, top + row, glyph);
        }
    }
}

fn rich(upper: palette::Rgb, lower: palette::Rgb) -> Glyph {
    if upper == lower {
        Glyph { letter: ' ', text: None, ground: Some(lower), bold: false }
    } else {
        Glyph { letter: '▀', text: Some(upper), ground: Some(lower), bold: false }
    }
}

/// The letter for two dots, one above the other.
fn plain(upper: Dot, lower: Dot) -> char {
    let either = |ground: Ground| upper.ground == ground || lower.ground == ground;
    let ground = GROUNDS.into_iter().find(|ground| either(*ground));
    letter(ground.unwrap_or(Ground::Field))
}

/// What takes precedence where two kinds of ground share a character, and the order of legends.
pub(super) const GROUNDS: [Ground; 9] = [
    Ground::Bridge,
    Ground::Village,
    Ground::Road,
    Ground::Cloister,
    Ground::Wall,
    Ground::City,
    Ground::Hedge,
    Ground::Sea,
    Ground::Field,
];

/// The letter of a kind of ground.
pub(super) const fn letter(ground: Ground) -> char {
    match ground {
        Ground::Bridge => 'H',
        Ground::Village => '*',
        Ground::Road => '=',
        Ground::Cloister => 'A',
        Ground::Wall => '#',
        Ground::City => '%',
        Ground::Hedge => '"',
        Ground::Sea => '~',
        Ground::Field => '.',
    }
}

/// One tile by itself, as lines.
pub(crate) fn tile(
    tiles: &Tiles,
    kind: KindId,
    rotation: Rotation,
    size: usize,
    ink: Ink,
) -> Vec<String> {
    let picture = Picture::of(tiles, kind, size).turned(rotation);
    let mut canvas = Canvas::new(size, size / 2);
    stamp(&mut canvas, (0, 0), &picture, Tint { ink, land: Land::of(tiles), shade: false });
    let mut taken = Vec::new();
    for (place, label) in labels::printed(tiles, kind, false, ink) {
        labels::stick(&mut canvas, (0, 0), &picture, &mut taken, place, &label);
    }
    canvas.lines(ink)
}
