//! Boards: any position, with figures, overlays and surroundings.

use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, Spot};

use crate::artist::Artist;
use crate::figure::{Pose, dragon, fairy, figure, figure_id};
use crate::offsets::OFFSETS;
use crate::overlay::{self, Tint, corner};
use crate::palette::{Look, Scenery};
use crate::point::{Point, TILE, at};
use crate::size::{Detail, FIGURES, MARKS};
use crate::svg::{Path, document, num, use_at};
use crate::view::{BoardView, FigureView, TileView};
use crate::{coast, emblem, glyph, lean};

/// What surrounds a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Surroundings {
    /// Parchment.
    #[default]
    Light,
    /// Walnut.
    Dark,
    /// Nothing: a transparent background.
    Clear,
}

impl Surroundings {
    pub(crate) const fn colours(self, look: Look) -> (&'static str, &'static str) {
        match (self, look) {
            (Self::Dark, _) => ("#33271e", "#cbb48f"),
            (_, Look::Lines) => ("#ffffff", "#000000"),
            _ => ("#efe4ca", "#8a6f52"),
        }
    }
}

/// How a board is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardOptions {
    /// What surrounds it.
    pub surroundings: Surroundings,
    /// Whether to show coordinates along the edges.
    pub coordinates: bool,
    /// Whether to draw the borders between tiles, so that tiles can be counted.
    pub grid: bool,
    /// Whether to mark the last tile placed.
    pub mark_last: bool,
    /// Empty cells around the tiles.
    pub margin: u8,
    /// Segments tinted by their owners, see [`crate::ownership`].
    pub tints: Vec<Tint>,
    /// Segments highlighted as one, see [`crate::feature_at`].
    pub lit: Vec<Spot>,
    /// Cells where the next tile may go.
    pub legal: Vec<Cell>,
    /// Cells that no remaining tile fits.
    pub dead: Vec<Cell>,
    /// Only the part between these two cells, its north-western and south-eastern corners, with a
    /// margin of what surrounds it. Mayflower's track is then omitted.
    pub crop: Option<[Cell; 2]>,
    /// Pixels a tile will have, if that is known: small tiles are drawn plainly, with larger figures
    /// and marks.
    pub pixels: Option<u32>,
}

impl Default for BoardOptions {
    fn default() -> Self {
        Self {
            surroundings: Surroundings::Light,
            coordinates: false,
            grid: false,
            mark_last: true,
            margin: 0,
            tints: Vec::new(),
            lit: Vec::new(),
            legal: Vec::new(),
            dead: Vec::new(),
            crop: None,
            pixels: None,
        }
    }
}

/// The part of the plane a drawing shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Frame {
    pub(crate) low: Point,
    pub(crate) high: Point,
}

impl Artist {
    /// A position as an SVG document, 100 units per tile.
    #[must_use]
    pub fn board(&self, view: &BoardView, options: &BoardOptions) -> String {
        let frame = self.frame(view, options);
        let part = options.crop.map(|crop| self.cropped(view, crop));
        let view = part.as_ref().unwrap_or(view);
        let (ground, faint) = options.surroundings.colours(self.look());
        let pixels = options.pixels.map_or(TILE, |pixels| pixels as f32);
        let detail = Detail::at(pixels);
        let defs = self.defs(view, detail)
            + &self.figure_defs(view)
            + &overlay::pattern_defs(&options.tints);
        let mut out = String::new();
        if options.surroundings != Surroundings::Clear {
            let size = frame.high - frame.low;
            out += &format!(
                "<path d=\"M{} {}h{}v{}h-{}z\" fill=\"{ground}\"/>",
                frame.low.x, frame.low.y, size.x, size.y, size.x
            );
        }
        if self.look() != Look::Lines {
            out += &shadow(&view.tiles, options.surroundings);
        }
        if self.scenery() == Scenery::Mayflower {
            out += &coast::sea(self, view, frame, faint);
        }
        out += &overlay::dead(&options.dead);
        for tile in &view.tiles {
            let id = self.id_at(tile.kind, tile.copy, detail);
            out += &self.landscape(&id, tile.rotation, corner(tile.cell));
        }
        out += &self.tinted(view, &options.tints);
        out += &self.lit(view, &options.lit);
        if options.grid {
            out += &grid(&view.tiles);
        }
        for tile in &view.tiles {
            out += &self.emblems(tile.kind, tile.rotation, corner(tile.cell), MARKS.scale(pixels));
        }
        if self.scenery() == Scenery::Mayflower {
            out += &coast::labels(self, view);
        }
        out += &overlay::legal(&options.legal);
        if let Some(cell) = view.last.filter(|_| options.mark_last) {
            out += &last_mark(cell);
        }
        out += &self.pieces(view, FIGURES.scale(pixels));
        if options.coordinates {
            out += &coordinates(frame, faint, view, self.scenery());
        }
        let size = frame.high - frame.low;
        let defs = lean::needed(&defs, &out);
        document(frame.low.x, frame.low.y, size.x, size.y, &format!("<defs>{defs}</defs>{out}"))
    }

    /// The size in which [`Artist::board`] draws a position.
    #[must_use]
    pub fn board_size(&self, view: &BoardView, options: &BoardOptions) -> Point {
        let frame = self.frame(view, options);
        frame.high - frame.low
    }

    /// The symbols a position needs, each once, with what they refer to.
    fn defs(&self, view: &BoardView, detail: Detail) -> String {
        let mut needed: Vec<_> =
            view.tiles.iter().map(|tile| (tile.kind, tile.copy % self.copies(tile.kind))).collect();
        if detail == Detail::Plain {
            needed.iter_mut().for_each(|(_, copy)| *copy = 0);
        }
        needed.sort_unstable();
        needed.dedup();
        needed
            .into_iter()
            .map(|(kind, copy)| self.symbol_at(kind, copy, detail))
            .fold(self.shared_defs(), |defs, symbol| defs + &symbol)
    }

    /// The figures a position needs, each once.
    fn figure_defs(&self, view: &BoardView) -> String {
        let figures =
            view.figures.iter().map(|figure| (figure.player, figure.kind, self.pose(view, figure)));
        let mut needed: Vec<_> = figures
            .map(|(player, kind, pose)| (figure_id(player, kind, pose), figure(player, kind, pose)))
            .collect();
        needed.extend(view.fairy.map(|_| ("fairy".to_owned(), fairy())));
        needed.extend(view.dragon.map(|_| ("dragon".to_owned(), dragon())));
        needed.sort();
        needed.dedup();
        needed.into_iter().map(|(id, body)| format!("<g id=\"{id}\">{body}</g>")).collect()
    }

    fn frame(&self, view: &BoardView, options: &BoardOptions) -> Frame {
        let tiles = || view.tiles.iter().map(|tile| tile.cell).filter(|_| options.crop.is_none());
        let legal = || options.legal.iter().copied().filter(|_| options.crop.is_none());
        let cells = || tiles().chain(legal()).chain(options.crop.into_iter().flatten());
        let low = |pick: fn(Cell) -> i16| f32::from(cells().map(pick).min().unwrap_or(0)) * TILE;
        let high =
            |pick: fn(Cell) -> i16| f32::from(cells().map(pick).max().unwrap_or(0) + 1) * TILE;
        let edge = f32::from(options.margin) * TILE + if options.coordinates { 44.0 } else { 24.0 };
        let mut frame = Frame {
            low: at(low(Cell::x) - edge, low(Cell::y) - edge),
            high: at(high(Cell::x) + edge, high(Cell::y) + edge),
        };
        if self.scenery() == Scenery::Mayflower {
            frame.low.y = low(Cell::y) - coast::HEAD;
            frame.high.x = match options.crop {
                // A strip of beach and water.
                Some([_, east]) if east.x() >= 0 => TILE + 76.0,
                Some(_) => frame.high.x,
                None => TILE + coast::WIDTH,
            };
        }
        frame
    }

    /// What lies between two cells, and next to them in the margin.
    fn cropped(&self, view: &BoardView, [low, high]: [Cell; 2]) -> BoardView {
        // In Mayflower columns and surveyors stand where the northern rim would be.
        let north = low.y() - i16::from(self.scenery() == Scenery::Classic);
        let shown = |cell: Cell| {
            (low.x() - 1..=high.x() + 1).contains(&cell.x())
                && (north..=high.y() + 1).contains(&cell.y())
        };
        let mut part = view.clone();
        part.tiles.retain(|tile| shown(tile.cell));
        part.figures.retain(|figure| shown(figure.at.cell));
        part.towers.retain(|(cell, _)| shown(*cell));
        part.dragon = view.dragon.filter(|&cell| shown(cell));
        part.fairy = view.fairy.filter(|&(cell, _)| shown(cell));
        part.last = view.last.filter(|&cell| shown(cell));
        part
    }

    /// Where a figure on a spot is drawn.
    #[must_use]
    pub fn spot(&self, view: &BoardView, spot: Spot) -> Point {
        let Some(tile) = view.tiles.iter().find(|tile| tile.cell == spot.cell) else {
            return corner(spot.cell) + Point::CENTRE;
        };
        let shape = self.geometry(tile.kind).get(usize::from(spot.segment));
        let printed =
            if spot.is_roof() { self.tower_spot(tile.kind) } else { shape.map(|shape| shape.spot) };
        let height = view
            .towers
            .iter()
            .find(|(cell, _)| *cell == spot.cell)
            .map_or(0, |(_, height)| *height);
        let lift = if spot.is_roof() { OFFSETS.roof + OFFSETS.top(height) } else { at(0.0, 0.0) };
        corner(spot.cell) + printed.unwrap_or(Point::CENTRE).turned(tile.rotation) + lift
    }

    /// Towers and figures, those further north first.
    fn pieces(&self, view: &BoardView, scale: f32) -> String {
        let put = |id: &str, point: Point| {
            if scale == 1.0 {
                return use_at(id, point);
            }
            let (x, y) = (num(point.x), num(point.y));
            format!("<use href=\"#{id}\" transform=\"translate({x} {y}) scale({scale:.2})\"/>")
        };
        let mut all: Vec<(f32, String)> = Vec::new();
        for &(cell, height) in &view.towers {
            let foot = self
                .spot(&BoardView { towers: Vec::new(), ..view.clone_tiles() }, Spot::roof(cell))
                + OFFSETS.roof * -1.0;
            let body = format!(
                "<g transform=\"translate({} {})\">{}</g>",
                foot.x,
                foot.y,
                emblem::tower(height)
            );
            all.push((foot.y, body));
        }
        for figure in &view.figures {
            let point = self.spot(view, figure.at);
            let roof = if figure.at.is_roof() { OFFSETS.roof_order } else { 0.0 };
            all.push((
                point.y + roof,
                put(&figure_id(figure.player, figure.kind, self.pose(view, figure)), point),
            ));
        }
        if let Some((cell, with)) = view.fairy {
            let point = with
                .map_or(corner(cell) + Point::CENTRE, |spot| self.spot(view, spot) + OFFSETS.fairy);
            all.push((point.y, put("fairy", point)));
        }
        if let Some(cell) = view.dragon {
            let point = corner(cell) + Point::CENTRE + OFFSETS.dragon;
            all.push((point.y, put("dragon", point)));
        }
        all.sort_by(|a, b| a.0.total_cmp(&b.0));
        all.into_iter().map(|(_, body)| body).collect()
    }

    fn pose(&self, view: &BoardView, figure: &FigureView) -> Pose {
        let tile = view.tiles.iter().find(|tile| tile.cell == figure.at.cell);
        let shape =
            tile.and_then(|tile| self.geometry(tile.kind).get(usize::from(figure.at.segment)));
        match shape {
            Some(shape) if shape.kind == FeatureKind::Field && figure.kind.is_follower() => {
                Pose::Lying
            }
            _ => Pose::Standing,
        }
    }
}

impl BoardView {
    /// The same tiles without anything on them.
    fn clone_tiles(&self) -> Self {
        Self { tiles: self.tiles.clone(), ..Self::default() }
    }
}

/// One soft shadow under all tiles, cast to the south-east: several sheets, each a little wider.
fn shadow(tiles: &[TileView], on: Surroundings) -> String {
    let squares = |low: f32, high: f32| {
        let mut path = Path::new();
        for tile in tiles {
            let c = corner(tile.cell);
            path.ring(&[
                c + at(low, low),
                c + at(high, low),
                c + at(high, high),
                c + at(low, high),
            ]);
        }
        path
    };
    let strong = if on == Surroundings::Dark { ".22" } else { ".1" };
    let sheets = [(-0.5, 107.0), (1.0, 105.4), (2.2, 103.8), (3.0, 102.4)];
    sheets
        .into_iter()
        .map(|(low, high)| {
            squares(low, high).element(&format!("fill=\"#1a0f08\" opacity=\"{strong}\""))
        })
        .collect()
}

/// The borders of all tiles.
fn grid(tiles: &[TileView]) -> String {
    let mut path = Path::new();
    for tile in tiles {
        let c = corner(tile.cell);
        path.ring(&[c, c + at(TILE, 0.0), c + at(TILE, TILE), c + at(0.0, TILE)]);
    }
    path.element("fill=\"none\" stroke=\"#2a1c12\" stroke-width=\"1.1\" opacity=\".34\"")
}

/// The frame around the last tile placed.
fn last_mark(cell: Cell) -> String {
    let c = corner(cell);
    let frame = |inset: f32, colour: &str, width: f32| {
        format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>",
            c.x + inset,
            c.y + inset,
            TILE - 2.0 * inset,
            TILE - 2.0 * inset
        )
    };
    frame(1.0, "#fff6dc", 4.4) + &frame(1.0, "#c8501e", 2.2)
}

fn coordinates(frame: Frame, colour: &str, view: &BoardView, scenery: Scenery) -> String {
    let range = |pick: fn(Cell) -> i16| {
        let all = || view.tiles.iter().map(|tile| pick(tile.cell));
        all().min().unwrap_or(0)..=all().max().unwrap_or(0)
    };
    let mut out = String::new();
    // Mayflower's columns have numbers of their own.
    for x in range(Cell::x).filter(|_| scenery == Scenery::Classic) {
        let middle = at(f32::from(x) * TILE + 50.0, frame.low.y + 18.0);
        out += &glyph::centred(&x.to_string(), middle, 13.0, colour, 2.0);
    }
    for y in range(Cell::y) {
        let middle = at(frame.low.x + 20.0, f32::from(y) * TILE + 50.0);
        out += &glyph::centred(&y.to_string(), middle, 13.0, colour, 2.0);
    }
    out
}
