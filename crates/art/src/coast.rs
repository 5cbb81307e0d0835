//! Mayflower's sea: column numbers, surveyors, towns' names, the ship and the score track of fifty.

use aude_engine::Player;

use crate::artist::Artist;
use crate::board::Frame;
use crate::emblem::in_lines;
use crate::figure::{Livery, badge};
use crate::glyph;
use crate::overlay::corner;
use crate::paint::Sea;
use crate::palette::Look;
use crate::plan::SHORE_LINE;
use crate::point::{Point, TILE, at};
use crate::rng::Rng;
use crate::svg::Path;
use crate::view::BoardView;

/// Room above the board for column numbers and surveyors.
pub(crate) const HEAD: f32 = 84.0;
/// Width of the sea east of the coast.
pub(crate) const WIDTH: f32 = 320.0;
/// Waves on the sea within the frame, and as many beyond it.
const WAVES: usize = 90;
/// Spaces of the track along its short and long side.
const ACROSS: usize = 5;
const DOWN: usize = 22;
const SPACES: usize = 2 * (ACROSS + DOWN) - 4;
const TRACK_LEFT: f32 = TILE + 78.0;
const TOWNS: [&str; 3] = ["Plymouth", "New York", "Jamestown"];

/// How many rows the coast has on this board.
fn rows(artist: &Artist) -> f32 {
    artist.coast().len().max(1) as f32
}

/// Everything beside the tiles.
pub(crate) fn sea(artist: &Artist, view: &BoardView, frame: Frame, faint: &str) -> String {
    let foam = Sea::of(artist.look()).foam;
    in_look(artist, scenery(artist, frame, 0.0))
        + &columns(view, frame, faint)
        + &markers(rows(artist) * TILE, view, foam)
}

/// A drawing with its colours, or in lines.
fn in_look(artist: &Artist, drawing: String) -> String {
    if artist.look() == Look::Lines { in_lines(&drawing) } else { drawing }
}

/// The sea with the ship and the empty track: what stays the same all game. The water goes on `east`
/// of the frame.
pub(crate) fn scenery(artist: &Artist, frame: Frame, east: f32) -> String {
    let Sea { sea, shallow, foam, beach, wet } = Sea::of(artist.look());
    let height = rows(artist) * TILE;
    let (top, right, bottom) = (frame.low.y, frame.high.x + east, frame.high.y);
    let strip = |x: f32, colour: &str| {
        format!("<path d=\"M{x} {top}H{right}V{bottom}H{x}z\" fill=\"{colour}\"/>")
    };
    // The shore goes on north and south of the start spaces.
    let mut out =
        strip(SHORE_LINE, beach) + &strip(SHORE_LINE + 6.0, wet) + &strip(SHORE_LINE + 8.0, foam);
    out += &(strip(SHORE_LINE + 9.2, shallow) + &strip(SHORE_LINE + 17.0, sea));
    let mut rng = Rng::new("sea", 1);
    let mut waves = Path::new();
    let beyond = if east > 0.0 { WAVES } else { 0 };
    for index in 0..WAVES + beyond {
        let (from, to) = if index < WAVES { (104.0, frame.high.x) } else { (frame.high.x, right) };
        let p =
            at(rng.between(from, to - 22.0), rng.between(frame.low.y + 6.0, frame.high.y - 6.0));
        waves.smooth_line(&[
            p,
            p + at(4.0, -2.2),
            p + at(8.0, 0.0),
            p + at(12.0, -2.2),
            p + at(16.0, 0.0),
        ]);
    }
    out += &waves.element(&format!("fill=\"none\" stroke=\"{shallow}\" stroke-width=\"1.6\" stroke-linecap=\"round\" opacity=\".8\""));
    out += &track(height);
    let middle = at(TRACK_LEFT + step(height) * ACROSS as f32 / 2.0, height * 0.36);
    out += &format!("<g transform=\"translate({} {}) scale(2.1)\">{SHIP}</g>", middle.x, middle.y);
    out += &format!(
        "<g transform=\"translate({} {}) scale(1.5)\">{}</g>",
        middle.x,
        height * 0.72,
        rose()
    );
    out
}

/// Column numbers along the top, the surveyors below them.
fn columns(view: &BoardView, frame: Frame, faint: &str) -> String {
    let mut out = String::new();
    let last = ((-frame.low.x) / TILE).floor().max(0.0) as u16;
    for column in 0..=last {
        let middle = at(50.0 - f32::from(column) * TILE, frame.low.y + 14.0);
        out += &glyph::centred(&column.to_string(), middle, 13.0, faint, 2.2);
        out += &format!(
            "<path d=\"M{} {}h92\" stroke=\"{faint}\" stroke-width=\"1.4\" opacity=\".6\"/>",
            middle.x - 46.0,
            frame.low.y + HEAD - 4.0
        );
    }
    for (index, column) in view.surveyors.into_iter().flatten().enumerate() {
        let x = 34.0 + 32.0 * index as f32 - f32::from(column) * TILE;
        out += &format!(
            "<g transform=\"translate({x} {}) scale(1.25)\">{}</g>",
            frame.low.y + HEAD - 22.0,
            crate::figure::surveyor()
        );
    }
    out
}

/// Mayflower's sea for a client that draws the tiles itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Coast {
    /// Beach, sea, ship and the empty track, from `top` to `bottom`: to be drawn under the tiles.
    pub sea: String,
    /// The names of the three towns: to be drawn above the tiles.
    pub names: String,
    /// The middle of each space of the score track, from 0.
    pub track: Vec<Point>,
    /// Where the sea starts in the north; column numbers and surveyors are between here and 0.
    pub top: f32,
    /// Where it ends in the south.
    pub bottom: f32,
    /// Where the track's part of it ends in the east; the water goes on.
    pub right: f32,
}

impl Artist {
    /// Mayflower's sea, with `beyond` units of it north, south and east of the board; none in the classic game.
    #[must_use]
    pub fn sea(&self, view: &BoardView, beyond: f32) -> Option<Coast> {
        if self.coast().is_empty() {
            return None;
        }
        let height = rows(self) * TILE;
        let low = at(0.0, -HEAD - beyond);
        let frame = Frame { low, high: at(TILE + WIDTH, height + beyond) };
        Some(Coast {
            sea: in_look(self, scenery(self, frame, beyond)),
            names: labels(self, view),
            track: (0..SPACES).map(|index| space(index, height)).collect(),
            top: frame.low.y,
            bottom: frame.high.y,
            right: frame.high.x,
        })
    }
}

fn step(height: f32) -> f32 {
    (height - 24.0) / DOWN as f32
}

/// The middle of a space of the track: 0 in the south-west, then north and clockwise.
fn space(index: usize, height: f32) -> Point {
    let (east, south) = (ACROSS - 1, DOWN - 1);
    let (column, row) = match index % SPACES {
        i if i <= south => (0, south - i),
        i if i <= south + east => (i - south, 0),
        i if i <= 2 * south + east => (east, i - south - east),
        i => (2 * south + 2 * east - i, south),
    };
    let side = step(height);
    at(TRACK_LEFT + (column as f32 + 0.5) * side, 12.0 + (row as f32 + 0.5) * side)
}

/// The spaces of the track of fifty.
fn track(height: f32) -> String {
    let side = step(height);
    let mut out = String::new();
    for index in 0..SPACES {
        let p = space(index, height);
        let fill = if index % 5 == 0 { "#e9cf8d" } else { "#f4e8c8" };
        out += &format!(
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"7\" fill=\"{fill}\" stroke=\"#5a4630\" stroke-width=\"1.4\"/>",
            p.x - side / 2.0 + 1.6,
            p.y - side / 2.0 + 1.6,
            side - 3.2,
            side - 3.2
        );
        let colour = if index % 5 == 0 { "#5a3d1e" } else { "#b39a6c" };
        out += &glyph::centred(
            &index.to_string(),
            p,
            if index % 5 == 0 { 14.0 } else { 11.0 },
            colour,
            1.8,
        );
    }
    out
}

/// All players' markers on the track.
fn markers(height: f32, view: &BoardView, foam: &str) -> String {
    let mut out = String::new();
    let mut used: Vec<usize> = Vec::new();
    for &(player, score) in &view.scores {
        let score = usize::try_from(score).unwrap_or(0);
        let here = used.iter().filter(|&&other| other == score % SPACES).count();
        used.push(score % SPACES);
        let p = space(score, height)
            + at(-9.0 + 9.0 * (here % 3) as f32, -7.0 + 9.0 * (here / 3) as f32);
        out += &marker(p, player, score / SPACES, foam);
    }
    out
}

/// A player's disc on the track, with the number of completed laps.
fn marker(p: Point, player: Player, laps: usize, rim: &str) -> String {
    let livery = Livery::of(player);
    let mut out = format!(
        "<g transform=\"translate({:.1} {:.1})\"><circle cx=\"1.5\" cy=\"2\" r=\"12\" fill=\"#2a1c12\" opacity=\".35\"/>\
         <circle r=\"12\" fill=\"{}\" stroke=\"#2a1c12\" stroke-width=\"1.2\"/><circle r=\"10.2\" fill=\"none\" stroke=\"{rim}\" stroke-width=\"1.4\"/>\
         <g transform=\"scale(2.4)\">{}</g>",
        p.x,
        p.y,
        livery.colour,
        badge(player.index(), livery.emblem)
    );
    if laps > 0 {
        let text = format!("+{}", laps * SPACES);
        let half = glyph::text_width(&text, 8.0) / 2.0 + 3.0;
        out += &format!(
            "<rect x=\"{:.1}\" y=\"-21\" width=\"{:.1}\" height=\"13\" rx=\"4\" fill=\"#fffaf0\" stroke=\"#2a1c12\" stroke-width=\".8\"/>",
            -half,
            2.0 * half
        );
        out += &glyph::centred(&text, at(0.0, -14.5), 8.0, "#2a1c12", 1.3);
    }
    out + "</g>"
}

/// The names of the towns in the look of the board.
pub(crate) fn labels(artist: &Artist, view: &BoardView) -> String {
    in_look(artist, names(artist, view))
}

/// The names of the three towns, on ribbons by their harbours.
pub(crate) fn names(artist: &Artist, view: &BoardView) -> String {
    let coast = artist.coast();
    let towns: Vec<_> = coast.iter().filter(|&&kind| artist.has_city(kind)).collect();
    let mut out = String::new();
    if towns.len() != TOWNS.len() {
        return out;
    }
    for (kind, name) in towns.into_iter().zip(TOWNS) {
        let Some(tile) = view.tiles.iter().find(|tile| tile.kind == *kind) else { continue };
        let c = corner(tile.cell);
        let middle = c + at(122.0, 50.0);
        let half = glyph::text_width(name, 10.0) / 2.0 + 7.0;
        let (l, r) = (middle.x - half, middle.x + half);
        let mut ribbon = Path::new();
        ribbon.ring(&[
            at(l - 6.0, middle.y - 9.0),
            at(r + 6.0, middle.y - 9.0),
            at(r + 1.0, middle.y),
            at(r + 6.0, middle.y + 9.0),
            at(l - 6.0, middle.y + 9.0),
            at(l - 1.0, middle.y),
        ]);
        out += &ribbon.element(
            "fill=\"#f6ebcd\" stroke=\"#5a4630\" stroke-width=\"1.3\" stroke-linejoin=\"round\"",
        );
        out += &glyph::centred(name, middle, 10.0, "#4a3423", 1.6);
    }
    out
}

/// A compass rose.
fn rose() -> String {
    let mut out = String::from(
        "<circle r=\"22\" fill=\"none\" stroke=\"#d9e6e2\" stroke-width=\"1\" opacity=\".8\"/>",
    );
    for turn in 0..4 {
        out += &format!(
            "<g transform=\"rotate({})\" opacity=\".9\"><path d=\"M0-30l4.4 25.6L0 0z\" fill=\"#35566a\"/><path d=\"M0-30l-4.4 25.6L0 0z\" fill=\"#f3ead0\"/>\
             <path d=\"M14-14l-9.6 9.6\" stroke=\"#d9e6e2\" stroke-width=\"1.4\"/></g>",
            turn * 90
        );
    }
    out + &glyph::centred("N", at(0.0, -37.0), 8.0, "#f3ead0", 1.5)
}

/// The ship under sail, heading west.
const SHIP: &str = concat!(
    r##"<path d="M-26 15q26 8 54-1" fill="none" stroke="#d9e6e2" stroke-width="2" stroke-linecap="round"/>"##,
    r##"<path d="M-26 2l8 0 2 3h22l3-6h12l2-4h5l-5 19q-22 5-42 0z" fill="#7a4d2a" stroke="#3a2415" stroke-width="1.2" stroke-linejoin="round"/>"##,
    r##"<path d="M-17 7h32l11-2M-15 10.5h38" fill="none" stroke="#d8a860" stroke-width="1.2"/>"##,
    r##"<path d="M-26 2l-9-5" stroke="#3a2415" stroke-width="1.3" stroke-linecap="round"/>"##,
    r##"<path d="M-13 5v-34M3 5v-42M18-1v-26" stroke="#3a2415" stroke-width="1.5"/>"##,
    r##"<path d="M-20-26q7 2.4 14 0-3.4 6 0 11-7 2.4-14 0-3.4-5 0-11zM-21.5-13q8 2.6 17 0-3.6 6 0 12-9 2.6-17 0-3.6-6 0-12z" fill="#f6efd8" stroke="#7a6a4a" stroke-width=".9"/>"##,
    r##"<path d="M-4-34q7 2.4 14 0-3.4 6 0 12-7 2.4-14 0-3.4-6 0-12zM-6.5-20q9.5 3 19 0-4 8 0 17-9.5 3-19 0-4-8 0-17z" fill="#fbf5e2" stroke="#7a6a4a" stroke-width=".9"/>"##,
    r##"<path d="M18-24l11 13-11 3z" fill="#efe4c6" stroke="#7a6a4a" stroke-width=".9" stroke-linejoin="round"/>"##,
    r##"<path d="M3-37l7-2.4-7-2.4zM-13-29l6-2-6-2zM18-27l6-2-6-2z" fill="#c23b30"/>"##,
);
