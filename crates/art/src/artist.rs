//! The artist: everything known about the tiles of a game, ready to be drawn.

use std::sync::OnceLock;

use aude_engine::Rotation;
use aude_engine::tiles::{FeatureKind, KindId, TileKind, Tiles};

use crate::face::{Face, KindData};
use crate::layout::{Layout, SegmentShape};
use crate::paint::{Scene, ground_defs, landscape, tree_defs};
use crate::palette::Look;
use crate::plan::Plan;
use crate::point::{Point, at};
use crate::raster::Raster;
use crate::svg::use_at;
use crate::{emblem, layout};

/// Different pictures of one kind of tile; further copies repeat them.
pub const COPIES: usize = 3;

struct Studied {
    plan: Plan,
    raster: Raster,
    layout: Layout,
}

/// Draws the tiles of one game. Kinds are prepared when they are first needed.
pub struct Artist {
    look: Look,
    kinds: Vec<KindData>,
    studied: Vec<OnceLock<Studied>>,
    bag: Vec<KindId>,
    coast: Vec<KindId>,
}

impl core::fmt::Debug for Artist {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Artist")
            .field("look", &self.look)
            .field("kinds", &self.kinds.len())
            .finish()
    }
}

impl Artist {
    /// An artist for the tiles of a game.
    #[must_use]
    pub fn new(tiles: &Tiles, look: Look) -> Self {
        let kinds = KindData::all(tiles);
        let studied = kinds.iter().map(|_| OnceLock::new()).collect();
        Self { look, kinds, studied, bag: tiles.all().collect(), coast: tiles.coast().to_vec() }
    }

    fn study(&self, kind: KindId) -> &Studied {
        self.studied[kind.index()].get_or_init(|| {
            let face = self.face(kind);
            let plan = Plan::new(&face);
            let raster = Raster::new(&face, &plan);
            let layout = Layout::new(&face, &plan, &raster);
            Studied { plan, raster, layout }
        })
    }

    fn face(&self, kind: KindId) -> Face<'_> {
        Face::new(&self.kinds[kind.index()])
    }

    /// The kinds that can be in the bag.
    #[must_use]
    pub fn kinds(&self) -> &[KindId] {
        &self.bag
    }

    /// The start spaces of Mayflower's coast.
    #[must_use]
    pub fn coast(&self) -> &[KindId] {
        &self.coast
    }

    /// A kind as printed.
    #[must_use]
    pub fn tile_kind(&self, kind: KindId) -> &TileKind {
        &self.kinds[kind.index()].tile
    }

    /// Whether a kind has a city (Mayflower: a town).
    pub(crate) fn has_city(&self, kind: KindId) -> bool {
        self.face(kind).of(FeatureKind::City).next().is_some()
    }

    /// The look it draws in.
    #[must_use]
    pub fn look(&self) -> Look {
        self.look
    }

    /// Outline and spot of every segment of a kind as printed, in the order of its segments.
    #[must_use]
    pub fn geometry(&self, kind: KindId) -> &[SegmentShape] {
        &self.study(kind).layout.shapes
    }

    /// Where the tower of a kind is, as printed.
    #[must_use]
    pub fn tower_spot(&self, kind: KindId) -> Option<Point> {
        let emblems = &self.study(kind).layout.emblems;
        emblems.iter().find(|placed| placed.emblem == layout::Emblem::Tower).map(|placed| placed.at)
    }

    /// What symbols and tiles refer to: trees, buildings, marks. Once per document.
    #[must_use]
    pub fn shared_defs(&self) -> String {
        self.scoped(ground_defs(self.look) + &tree_defs(self.look) + &emblem::defs(self.look))
    }

    /// The name of the symbol for a copy of a kind.
    #[must_use]
    pub fn symbol_id(&self, kind: KindId, copy: usize) -> String {
        let id = format!("tile-{}-{}", self.tile_kind(kind).id, copy % COPIES);
        if self.look == Look::Mayflower { format!("m-{id}") } else { id }
    }

    /// Both looks may be on one page: Mayflower's names start with `m-`.
    fn scoped(&self, drawing: String) -> String {
        match self.look {
            Look::Classic => drawing,
            Look::Mayflower => {
                drawing.replace("id=\"", "id=\"m-").replace("href=\"#", "href=\"#m-")
            }
        }
    }

    /// The landscape of a copy of a kind, to be defined once; it needs [`Artist::shared_defs`].
    #[must_use]
    pub fn symbol(&self, kind: KindId, copy: usize) -> String {
        let studied = self.study(kind);
        let scene = Scene {
            face: self.face(kind),
            plan: &studied.plan,
            raster: &studied.raster,
            layout: &studied.layout,
            look: self.look,
        };
        let body = self.scoped(landscape(&scene, copy % COPIES));
        format!("<g id=\"{}\">{body}</g>", self.symbol_id(kind, copy))
    }

    /// A tile whose north-west corner is at `corner`: its symbol, rotated, and its emblems,
    /// upright.
    #[must_use]
    pub fn tile(&self, kind: KindId, copy: usize, rotation: Rotation, corner: Point) -> String {
        self.landscape(kind, copy, rotation, corner) + &self.emblems(kind, rotation, corner)
    }

    /// The landscape of a tile whose north-west corner is at `corner`.
    #[must_use]
    pub fn landscape(
        &self,
        kind: KindId,
        copy: usize,
        rotation: Rotation,
        corner: Point,
    ) -> String {
        let id = self.symbol_id(kind, copy);
        match u32::from(rotation.turns()) {
            0 => use_at(&id, corner),
            turns => {
                let angle = turns * 90;
                format!(
                    "<use href=\"#{id}\" transform=\"translate({} {}) rotate({angle} 50 50)\"/>",
                    corner.x, corner.y
                )
            }
        }
    }

    /// The buildings, marks and symbols of a tile: they stay upright, and above any tint.
    #[must_use]
    pub fn emblems(&self, kind: KindId, rotation: Rotation, corner: Point) -> String {
        let mut out = String::new();
        let seed = self.tile_kind(kind).id.bytes().map(usize::from).sum::<usize>() + kind.index();
        for (index, placed) in self.study(kind).layout.emblems.iter().enumerate() {
            let id = emblem::id(placed.emblem, seed + index);
            out += &use_at(&id, corner + placed.at.turned(rotation) + lift(placed.emblem));
        }
        self.scoped(out)
    }
}

/// Emblems that stand on their spot rather than around it.
fn lift(emblem: layout::Emblem) -> Point {
    match emblem {
        // The monk stands in front of his church.
        layout::Emblem::Cloister => at(-2.0, -2.5),
        _ => at(0.0, 0.0),
    }
}
