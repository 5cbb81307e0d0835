//! Overlays: who owns what, where the next tile may go, one feature highlighted.

use aude_engine::tiles::FeatureKind;
use aude_engine::{Cell, Player, Players, Rules, Spot};

use crate::artist::Artist;
use crate::figure::Livery;
use crate::point::{Point, TILE, at};
use crate::svg::Path;
use crate::view::BoardView;

/// A segment tinted in the colours of its owners.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tint {
    /// The segment.
    pub at: Spot,
    /// Who owns its feature.
    pub owners: Players,
}

/// Who owns the features of some kinds: every segment with an owner.
#[must_use]
pub fn ownership(game: &impl Rules, kinds: &[FeatureKind]) -> Vec<Tint> {
    let board = game.board();
    let mut tints = Vec::new();
    for placed in board.placed() {
        for (index, segment) in game.tiles().segments(placed.kind).iter().enumerate() {
            let feature = board.feature(placed.segment(index as u8));
            let owners = Players(board.totals(feature).crew.majority());
            if kinds.contains(&segment.kind) && owners.0 != 0 {
                tints.push(Tint { at: Spot::new(placed.cell, index as u8), owners });
            }
        }
    }
    tints
}

/// All segments of the feature a spot belongs to.
#[must_use]
pub fn feature_at(game: &impl Rules, spot: Spot) -> Vec<Spot> {
    let board = game.board();
    let Some(tile) = board.tile_at(spot.cell) else { return Vec::new() };
    let placed = board.tile(tile);
    if usize::from(spot.segment) >= game.tiles().segments(placed.kind).len() {
        return Vec::new();
    }
    let feature = board.feature(placed.segment(spot.segment));
    let all = board.segments(feature).map(|segment| {
        Spot::new(board.tile(board.tile_of(segment)).cell, board.index_on_tile(segment))
    });
    all.collect()
}

/// The north-west corner of a cell on a board drawing.
pub(crate) fn corner(cell: Cell) -> Point {
    at(f32::from(cell.x()) * TILE, f32::from(cell.y()) * TILE)
}

/// Stripes with a different angle and spacing for every seat.
pub(crate) fn pattern_defs(tints: &[Tint]) -> String {
    let mut sets: Vec<u8> = tints.iter().map(|tint| tint.owners.0).collect();
    sets.sort_unstable();
    sets.dedup();
    let mut out = String::new();
    for set in sets {
        let owners: Vec<Player> = Players(set).iter().collect();
        let band = 9.0;
        let width = band * owners.len() as f32;
        let angle = if owners.len() > 1 {
            45.0
        } else {
            [45.0, 0.0, 90.0, 135.0, 22.0, 68.0][owners[0].index() % 6]
        };
        out += &format!(
            "<pattern id=\"own{set}\" width=\"{width}\" height=\"{width}\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate({angle})\">"
        );
        for (index, &owner) in owners.iter().enumerate() {
            let x = band * index as f32;
            out += &format!(
                "<path d=\"M{x} 0h{band}v{width}h-{band}z\" fill=\"{}\"/>",
                Livery::of(owner).colour
            );
            if owners.len() == 1 {
                out += &format!(
                    "<path d=\"M{} 0v{width}\" stroke=\"{}\" stroke-width=\"2.6\"/>",
                    x + band / 2.0,
                    Livery::of(owner).light
                );
            }
        }
        out += "</pattern>";
    }
    out
}

impl Artist {
    /// The outline of a segment on the board, and separately the lines that are not on tile
    /// borders.
    fn add_outline(&self, view: &BoardView, spot: Spot, area: &mut Path, line: &mut Path) {
        let Some(tile) = view.tiles.iter().find(|tile| tile.cell == spot.cell) else { return };
        let Some(shape) = self.geometry(tile.kind).get(usize::from(spot.segment)) else { return };
        for ring in &shape.outline {
            let moved: Vec<_> =
                ring.iter().map(|p| corner(spot.cell) + p.turned(tile.rotation)).collect();
            area.ring(&moved);
            for i in 0..ring.len() {
                let next = (i + 1) % ring.len();
                let on_border = |p: Point| p.depth() < 0.6;
                if !(on_border(ring[i]) && on_border(ring[next])) {
                    line.line(&[moved[i], moved[next]]);
                }
            }
        }
    }

    /// Segments tinted by their owners.
    pub(crate) fn tinted(&self, view: &BoardView, tints: &[Tint]) -> String {
        let mut sets: Vec<u8> = tints.iter().map(|tint| tint.owners.0).collect();
        sets.sort_unstable();
        sets.dedup();
        let mut out = String::new();
        for set in sets {
            let (mut area, mut line) = (Path::new(), Path::new());
            for tint in tints.iter().filter(|tint| tint.owners.0 == set) {
                self.add_outline(view, tint.at, &mut area, &mut line);
            }
            let first = Players(set).iter().next().unwrap_or(Player(0));
            out += &area
                .element(&format!("fill=\"url(#own{set})\" fill-rule=\"evenodd\" opacity=\".5\""));
            out += &line.element(&format!(
                "fill=\"none\" stroke=\"{}\" stroke-width=\"2.2\" stroke-linecap=\"round\" opacity=\".9\"",
                Livery::of(first).shade
            ));
        }
        out
    }

    /// Segments highlighted as one.
    pub(crate) fn lit(&self, view: &BoardView, spots: &[Spot]) -> String {
        let (mut area, mut line) = (Path::new(), Path::new());
        for &spot in spots {
            self.add_outline(view, spot, &mut area, &mut line);
        }
        area.element("fill=\"#fff4b8\" fill-rule=\"evenodd\" opacity=\".5\"")
            + &line.element(
                "fill=\"none\" stroke=\"#fff9dd\" stroke-width=\"4.4\" stroke-linecap=\"round\"",
            )
            + &line.element(
                "fill=\"none\" stroke=\"#c8501e\" stroke-width=\"2\" stroke-linecap=\"round\"",
            )
    }
}

/// Cells where the drawn tile may go.
pub(crate) fn legal(cells: &[Cell]) -> String {
    let mut out = String::new();
    for &cell in cells {
        let corner = corner(cell) + at(7.0, 7.0);
        out += &format!(
            "<rect x=\"{}\" y=\"{}\" width=\"86\" height=\"86\" rx=\"9\" fill=\"#e9b44c\" fill-opacity=\".28\" stroke=\"#c07a1c\" stroke-width=\"2.4\" stroke-dasharray=\"9 6\"/>",
            corner.x, corner.y
        );
    }
    out
}

/// Cells that no remaining tile fits.
pub(crate) fn dead(cells: &[Cell]) -> String {
    let mut path = Path::new();
    for &cell in cells {
        let c = corner(cell);
        path.line(&[c + at(34.0, 34.0), c + at(66.0, 66.0)])
            .line(&[c + at(66.0, 34.0), c + at(34.0, 66.0)]);
    }
    path.element("fill=\"none\" stroke=\"#8c3a2a\" stroke-width=\"5\" stroke-linecap=\"round\" opacity=\".55\"")
}
