//! The board in the terminal.

use std::collections::BTreeMap;

use aude_engine::board::{Placed, TileId};
use aude_engine::tiles::{FeatureKind, KindId};
use aude_engine::{Cell, FigureId, FigureKind, FigureLocation, Game, Rules};

use aude_record::notation::Words;

use super::Ink;
use super::canvas::{Canvas, Glyph};
use super::labels::{self, Label, Place};
use super::palette::{self, DARK, DRAGON, FAIRY, LAST, Land, Tint, WHITE};
use super::picture::Picture;
use super::stamp::stamp;

/// Sizes of a tile, in characters across; a tile is half as many lines high.
const SIZES: [usize; 4] = [14, 10, 8, 6];
/// The size if the available room is unknown.
const USUAL: usize = 10;
/// Room for row numbers on each side.
const MARGIN: usize = 4;

/// How to draw a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    /// Colours or plain letters.
    pub(crate) ink: Ink,
    /// Columns and lines available; none means as many as needed.
    pub(crate) room: Option<(usize, usize)>,
    /// Characters across a tile; none means as large as fits.
    pub(crate) size: Option<usize>,
}

/// The cells shown.
#[derive(Clone, Copy, Debug)]
struct Frame {
    west: i16,
    north: i16,
    columns: usize,
    rows: usize,
    /// Whether something is outside.
    cropped: bool,
}

/// The board as lines, with coordinates along its edges and the last tile marked.
pub(crate) fn board(game: &Game, view: View) -> Vec<String> {
    let whole = extent(game);
    let size = view.size.unwrap_or_else(|| size_for(whole, view));
    let frame = crop(whole, game, size, view);
    let top = 1 + usize::from(game.mayflower().is_some());
    let mut canvas =
        Canvas::new(frame.columns * size + 2 * MARGIN, top + frame.rows * (size / 2) + 1);
    coordinates(&mut canvas, frame, size, top);
    if let Some(mayflower) = game.mayflower() {
        columns(&mut canvas, frame, size, mayflower.surveyors(), view.ink);
    }
    let land = Land::of(game.tiles());
    // The start tile, or the coast, was there before the first move.
    let first = game.tiles().coast().len().max(1);
    let mut pictures: BTreeMap<KindId, Picture> = BTreeMap::new();
    for (index, placed) in game.board().placed().iter().enumerate() {
        let (column, row) = (placed.cell.x() - frame.west, placed.cell.y() - frame.north);
        let inside = |at: i16, count: usize| usize::try_from(at).ok().filter(|at| *at < count);
        let (Some(column), Some(row)) = (inside(column, frame.columns), inside(row, frame.rows))
        else {
            continue;
        };
        let picture = pictures
            .entry(placed.kind)
            .or_insert_with(|| Picture::of(game.tiles(), placed.kind, size));
        let picture = picture.turned(placed.rotation);
        let corner = (MARGIN + column * size, top + row * (size / 2));
        let shade = (placed.cell.x() + placed.cell.y()) % 2 != 0;
        stamp(&mut canvas, corner, &picture, Tint { ink: view.ink, land, shade });
        let last = game.board().last().is_some_and(|last| last.index() == index) && index >= first;
        if last {
            mark_last(&mut canvas, corner, size, view.ink);
        }
        let mut taken = Vec::new();
        let figures = figures_on(game, placed, view.ink).into_iter();
        let tower = tower_height(game, placed.cell) > 0;
        for (place, label) in
            figures.chain(labels::printed(game.tiles(), placed.kind, tower, view.ink))
        {
            labels::stick(&mut canvas, corner, &picture, &mut taken, place, &label);
        }
    }
    let mut lines = canvas.lines(view.ink);
    if frame.cropped {
        lines.push(format!(
            "    (shown: columns {} to {}, rows {} to {}; the board is {} × {} tiles)",
            frame.west,
            frame.west + frame.columns as i16 - 1,
            frame.north,
            frame.north + frame.rows as i16 - 1,
            whole.columns,
            whole.rows,
        ));
    }
    lines
}

fn extent(game: &Game) -> Frame {
    let cells = || game.board().placed().iter().map(|placed| placed.cell);
    // The surveyors' columns are shown even if they have no tiles.
    let west_of = |column: &u16| -i16::try_from(*column).unwrap_or(i16::MAX);
    let surveyor = game.mayflower().and_then(|game| game.surveyors().iter().map(west_of).min());
    let [west, east] =
        [cells().map(Cell::x).min(), cells().map(Cell::x).max()].map(Option::unwrap_or_default);
    let [north, south] =
        [cells().map(Cell::y).min(), cells().map(Cell::y).max()].map(Option::unwrap_or_default);
    let west = west.min(surveyor.unwrap_or(west));
    let count = |least: i16, most: i16| usize::from(most.abs_diff(least)) + 1;
    Frame { west, north, columns: count(west, east), rows: count(north, south), cropped: false }
}

fn size_for(frame: Frame, view: View) -> usize {
    let Some((columns, lines)) = view.room else { return USUAL };
    // In plain characters a road must be in the middle line of its tile, so there must be one.
    let sizes = || SIZES.into_iter().filter(|size| view.ink != Ink::Plain || size % 4 == 2);
    let fits = |size: &usize| frame.columns * size + 2 * MARGIN <= columns;
    let is_whole = |size: &usize| fits(size) && frame.rows * (size / 2) + 2 <= lines;
    // Scrolling up a little is better than a truncated board or wrapped lines.
    let whole = sizes().find(is_whole);
    let wide = sizes().rev().find(fits);
    whole.or(wide).unwrap_or(SIZES[SIZES.len() - 1])
}

/// Keeps what fits the width, around the last tile.
fn crop(whole: Frame, game: &Game, size: usize, view: View) -> Frame {
    let Some((columns, _)) = view.room else { return whole };
    let fit = (columns.saturating_sub(2 * MARGIN) / size).max(1);
    if whole.columns <= fit {
        return whole;
    }
    let last = game.board().last().map_or(0, |last| game.board().tile(last).cell.x());
    let furthest = whole.west + (whole.columns - fit) as i16;
    let west = (last - fit as i16 / 2).clamp(whole.west, furthest);
    Frame { west, columns: fit, cropped: true, ..whole }
}

fn coordinates(canvas: &mut Canvas, frame: Frame, size: usize, top: usize) {
    let bottom = top + frame.rows * (size / 2);
    for column in 0..frame.columns {
        let text = format!("{:^size$}", frame.west + column as i16);
        for y in [0, bottom] {
            canvas.text(MARGIN + column * size, y, text.trim_end());
        }
    }
    let right = MARGIN + frame.columns * size;
    for row in 0..frame.rows {
        let number = frame.north + row as i16;
        let y = top + row * (size / 2) + size / 4;
        canvas.text(0, y, &format!("{number:>3}"));
        canvas.text(right + 1, y, &number.to_string());
    }
}

/// Mayflower: the columns, counted west from the coast, with the surveyors in them (M-1).
fn columns(canvas: &mut Canvas, frame: Frame, size: usize, surveyors: [u16; 2], ink: Ink) {
    for index in 0..frame.columns {
        let column = (frame.west + index as i16).unsigned_abs();
        let left = MARGIN + index * size;
        canvas.text(left, 0, &" ".repeat(size));
        canvas.text(left, 0, format!("{column:^size$}").trim_end());
        let count = surveyors.iter().filter(|&&own| own == column).count();
        let text = match (count, size < 10) {
            (0, _) => continue,
            (1, false) => "surveyor",
            (1, true) => "S",
            (_, false) => "surveyors",
            (_, true) => "SS",
        };
        let start = left + (size - text.len()) / 2;
        for (offset, letter) in text.chars().enumerate() {
            let (text, ground) =
                if ink == Ink::Plain { (None, None) } else { (Some(DARK), Some(LAST)) };
            canvas.set(start + offset, 1, Glyph { letter, text, ground, bold: ink != Ink::Plain });
        }
    }
}

/// Bright corners around the last tile placed.
fn mark_last(canvas: &mut Canvas, (left, top): (usize, usize), size: usize, ink: Ink) {
    let (right, bottom) = (left + size - 1, top + size / 2 - 1);
    for (x, y, up) in
        [(left, top, true), (right, top, true), (left, bottom, false), (right, bottom, false)]
    {
        let under = canvas.get(x, y);
        let glyph = match ink {
            Ink::Plain => Glyph { letter: if up { '\'' } else { ',' }, ..under },
            _ => Glyph { letter: '█', text: Some(LAST), ..under },
        };
        canvas.set(x, y, glyph);
    }
}

/// The figures on a tile.
fn figures_on(game: &Game, placed: &Placed, ink: Ink) -> Vec<(Place, Label)> {
    let board = game.board();
    let mut labels = Vec::new();
    for id in game.figures().on_board() {
        let stand = game.figures().location(id);
        let tile: TileId = stand.tile(board);
        if board.tile(tile).cell != placed.cell {
            continue;
        }
        match stand {
            FigureLocation::Segment(segment) => {
                let index = board.index_on_tile(segment);
                labels.push((
                    Place::On(index),
                    figure(game, id, Some(board.segment_kind(segment)), ink),
                ));
            }
            FigureLocation::Roof(_) => labels.push((Place::Middle, figure(game, id, None, ink))),
        }
    }
    if let Some(classic) = game.classic() {
        let height = classic.tower_height(placed.cell);
        if height > 0 {
            let text = format!("t{height}");
            labels.push((
                Place::Middle,
                Label { text, letters: WHITE, ground: (88, 84, 80), lying: false },
            ));
        }
        if classic.dragon() == Some(placed.cell) {
            labels.push((
                Place::Middle,
                Label { text: "DRAGON".into(), letters: WHITE, ground: DRAGON, lying: false },
            ));
        }
        if classic.fairy().is_some_and(|(cell, _)| cell == placed.cell) {
            labels.push((
                Place::Middle,
                Label { text: "fairy".into(), letters: DARK, ground: FAIRY, lying: false },
            ));
        }
    }
    labels
}

fn tower_height(game: &Game, cell: Cell) -> u8 {
    game.classic().map_or(0, |classic| classic.tower_height(cell))
}

/// A figure: its role, its player, and its kind. No feature means the roof of a tower.
fn figure(game: &Game, id: FigureId, feature: Option<FeatureKind>, ink: Ink) -> Label {
    let role = match (id.kind(), feature) {
        (FigureKind::Builder, _) => 'B',
        (FigureKind::Pig, _) => 'P',
        (_, None) => 'R',
        (_, Some(feature)) => {
            Words::of(game).role(feature).chars().next().unwrap_or('?').to_ascii_uppercase()
        }
    };
    let big = if id.kind() == FigureKind::Big { "+" } else { "" };
    let lying = feature == Some(FeatureKind::Field) && id.kind().is_follower();
    let body = match (lying, ink) {
        (false, _) => "",
        (true, Ink::Plain) => "_",
        (true, _) => "▄",
    };
    let (ground, letters) = palette::player(id.owner().index());
    Label { text: format!("{role}{}{big}{body}", id.owner().index() + 1), letters, ground, lying }
}
