//! The artist: everything known about the tiles of a game, ready to be drawn.

use aude_engine::Rotation;
use aude_engine::tiles::{Kind, Tiles};

use crate::face::Face;
use crate::layout::{Layout, SegmentShape};
use crate::paint::{Scene, ground_defs, landscape, tree_defs};
use crate::palette::Look;
use crate::plan::Plan;
use crate::point::{Point, at};
use crate::raster::Raster;
use crate::svg::use_at;
use crate::{emblem, layout};

/// Different pictures of one kind of tile; more copies repeat them.
pub const COPIES: usize = 3;

struct Studied {
    plan: Plan,
    raster: Raster,
    layout: Layout,
}

/// Draws the tiles of one game.
pub struct Artist<'a> {
    tiles: &'a Tiles,
    look: Look,
    studied: Vec<Studied>,
}

impl core::fmt::Debug for Artist<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Artist").field("look", &self.look).field("kinds", &self.studied.len()).finish()
    }
}

impl<'a> Artist<'a> {
    /// Studies all tiles of a game.
    #[must_use]
    pub fn new(tiles: &'a Tiles, look: Look) -> Self {
        let all = tiles.all().chain(tiles.coast().iter().copied());
        let mut studied: Vec<_> = all
            .map(|kind| {
                let face = Face::new(tiles, kind);
                let plan = Plan::new(&face);
                let raster = Raster::new(&face, &plan);
                let layout = Layout::new(&face, &plan, &raster);
                (kind.index(), Studied { plan, raster, layout })
            })
            .collect();
        studied.sort_by_key(|(index, _)| *index);
        Self { tiles, look, studied: studied.into_iter().map(|(_, studied)| studied).collect() }
    }

    /// The tiles it draws.
    #[must_use]
    pub fn tiles(&self) -> &'a Tiles {
        self.tiles
    }

    /// The look it draws them in.
    #[must_use]
    pub fn look(&self) -> Look {
        self.look
    }

    /// Outline and spot of every segment of a kind as printed, in the order of its segments.
    #[must_use]
    pub fn geometry(&self, kind: Kind) -> &[SegmentShape] {
        &self.studied[kind.index()].layout.shapes
    }

    /// Where the tower of a kind stands, as printed.
    #[must_use]
    pub fn tower_spot(&self, kind: Kind) -> Option<Point> {
        let emblems = &self.studied[kind.index()].layout.emblems;
        emblems.iter().find(|placed| placed.emblem == layout::Emblem::Tower).map(|placed| placed.at)
    }

    /// What symbols and tiles refer to: trees, buildings, marks. Once per document.
    #[must_use]
    pub fn shared_defs(&self) -> String {
        ground_defs(self.look) + &tree_defs(self.look) + &emblem::defs(self.look)
    }

    /// The name of the symbol for a copy of a kind.
    #[must_use]
    pub fn symbol_id(&self, kind: Kind, copy: usize) -> String {
        format!("tile{}-{}", kind.index(), copy % COPIES)
    }

    /// The landscape of a copy of a kind as a `<symbol>`; it needs [`Artist::shared_defs`].
    #[must_use]
    pub fn symbol(&self, kind: Kind, copy: usize) -> String {
        let studied = &self.studied[kind.index()];
        let scene = Scene {
            face: Face::new(self.tiles, kind),
            plan: &studied.plan,
            raster: &studied.raster,
            layout: &studied.layout,
            look: self.look,
        };
        format!("<g id=\"{}\">{}</g>", self.symbol_id(kind, copy), landscape(&scene, copy % COPIES))
    }

    /// A tile whose north-west corner is at `corner`: its symbol, turned, and its emblems, upright.
    #[must_use]
    pub fn tile(&self, kind: Kind, copy: usize, rotation: Rotation, corner: Point) -> String {
        let id = self.symbol_id(kind, copy);
        let mut out = match rotation.turns() {
            0 => use_at(&id, corner),
            turns => format!(
                "<use href=\"#{id}\" transform=\"translate({} {}) rotate({} 50 50)\"/>",
                corner.x,
                corner.y,
                u32::from(turns) * 90
            ),
        };
        for (index, placed) in self.studied[kind.index()].layout.emblems.iter().enumerate() {
            let seed = self.tiles.kind(kind).id.bytes().map(usize::from).sum::<usize>() + kind.index();
            let id = emblem::id(placed.emblem, seed + index);
            out += &use_at(&id, corner + placed.at.turned(rotation) + lift(placed.emblem));
        }
        out
    }
}

/// Emblems that stand on their spot rather than around it.
fn lift(emblem: layout::Emblem) -> Point {
    match emblem {
        layout::Emblem::Cloister => at(0.0, 1.0),
        _ => at(0.0, 0.0),
    }
}
