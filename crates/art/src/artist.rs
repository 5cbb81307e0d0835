//! The artist: everything known about the tiles of a game, ready to be drawn.

use std::sync::OnceLock;

use aude_engine::Rotation;
use aude_engine::tiles::{FeatureKind, KindId, TileKind, Tiles};

use crate::face::{Face, KindData};
use crate::layout::{Layout, SegmentShape};
use crate::paint::{Scene, ground_defs, landmark_defs, landscape, plain, square_def, tree_defs};
use crate::palette::{Look, Scenery};
use crate::plan::Plan;
use crate::point::Point;
use crate::raster::Raster;
use crate::size::Detail;
use crate::svg::{num, use_at};
use crate::{emblem, layout};

/// Different pictures of one kind of tile; more copies repeat them.
pub const COPIES: usize = 2;

struct Studied {
    plan: Plan,
    raster: Raster,
    layout: Layout,
}

/// Draws the tiles of one game. Kinds are prepared when they are first needed.
pub struct Artist {
    scenery: Scenery,
    look: Look,
    kinds: Vec<KindData>,
    studied: Vec<OnceLock<Studied>>,
    bag: Vec<KindId>,
    coast: Vec<KindId>,
}

impl core::fmt::Debug for Artist {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Artist")
            .field("scenery", &self.scenery)
            .field("look", &self.look)
            .field("kinds", &self.kinds.len())
            .finish()
    }
}

impl Artist {
    /// An artist for the tiles of a game.
    #[must_use]
    pub fn new(tiles: &Tiles, look: Look) -> Self {
        Self::in_scenery(tiles, Scenery::of(tiles), look)
    }

    /// An artist who draws any tiles in a given scenery.
    pub(crate) fn in_scenery(tiles: &Tiles, scenery: Scenery, look: Look) -> Self {
        let kinds = KindData::all(tiles);
        let studied = kinds.iter().map(|_| OnceLock::new()).collect();
        let (bag, coast) = (tiles.all().collect(), tiles.coast().to_vec());
        Self { scenery, look, kinds, studied, bag, coast }
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

    /// The scenery of the game.
    #[must_use]
    pub fn scenery(&self) -> Scenery {
        self.scenery
    }

    /// The look it is drawn in.
    #[must_use]
    pub fn look(&self) -> Look {
        self.look
    }

    /// How many different landscapes there are of a kind.
    #[must_use]
    pub fn copies(&self, kind: KindId) -> usize {
        let tile = self.tile_kind(kind);
        match self.look {
            Look::Painted => usize::from(tile.count).clamp(1, COPIES),
            Look::Contrast | Look::Lines => 1,
        }
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
        let mut defs = emblem::defs(self.scenery, self.look);
        if self.look == Look::Painted {
            let (grounds, trees) = (ground_defs(self.scenery), tree_defs(self.scenery));
            let towns = square_def(self.scenery) + &landmark_defs(self.scenery);
            defs = grounds + &trees + &towns + &defs;
        }
        self.scoped(defs)
    }

    /// The name of the symbol for a copy of a kind.
    #[must_use]
    pub fn symbol_id(&self, kind: KindId, copy: usize) -> String {
        self.id(kind, &(copy % COPIES).to_string())
    }

    /// The name of the plain symbol of a kind.
    #[must_use]
    pub fn plain_id(&self, kind: KindId) -> String {
        self.id(kind, "plain")
    }

    fn id(&self, kind: KindId, which: &str) -> String {
        let id = format!("tile-{}-{which}", self.tile_kind(kind).id);
        if self.scenery == Scenery::Mayflower { format!("m-{id}") } else { id }
    }

    /// Both sceneries may be on one page: Mayflower's names begin with `m-`.
    fn scoped(&self, drawing: String) -> String {
        match self.scenery {
            Scenery::Classic => drawing,
            Scenery::Mayflower => {
                drawing.replace("id=\"", "id=\"m-").replace("href=\"#", "href=\"#m-")
            }
        }
    }

    fn scene(&self, kind: KindId) -> Scene<'_> {
        let studied = self.study(kind);
        Scene {
            face: self.face(kind),
            plan: &studied.plan,
            raster: &studied.raster,
            layout: &studied.layout,
            scenery: self.scenery,
            look: self.look,
        }
    }

    /// The landscape of a copy of a kind, to be defined once; it needs [`Artist::shared_defs`].
    ///
    /// It reaches a little over the border of the tile. Looks without decoration have one for all copies.
    #[must_use]
    pub fn symbol(&self, kind: KindId, copy: usize) -> String {
        let body = match self.look {
            Look::Painted => self.scoped(landscape(&self.scene(kind), copy % COPIES)),
            Look::Contrast | Look::Lines => plain(&self.scene(kind)),
        };
        format!("<g id=\"{}\">{body}</g>", self.symbol_id(kind, copy))
    }

    /// The landscape of a kind for small tiles, to be defined once.
    #[must_use]
    pub fn plain_symbol(&self, kind: KindId) -> String {
        format!("<g id=\"{}\">{}</g>", self.plain_id(kind), plain(&self.scene(kind)))
    }

    /// A tile whose north-west corner is at `corner`: its symbol, turned, and its emblems, upright.
    #[must_use]
    pub fn tile(&self, kind: KindId, copy: usize, rotation: Rotation, corner: Point) -> String {
        let id = self.symbol_id(kind, copy);
        self.landscape(&id, rotation, corner) + &self.emblems(kind, rotation, corner, 1.0)
    }

    /// The symbol a copy of a kind is drawn with.
    pub(crate) fn id_at(&self, kind: KindId, copy: usize, detail: Detail) -> String {
        match detail {
            _ if self.look != Look::Painted => self.symbol_id(kind, 0),
            Detail::Full => self.symbol_id(kind, copy),
            Detail::Plain => self.plain_id(kind),
        }
    }

    /// The definition behind [`Artist::id_at`].
    pub(crate) fn symbol_at(&self, kind: KindId, copy: usize, detail: Detail) -> String {
        match detail {
            Detail::Plain if self.look == Look::Painted => self.plain_symbol(kind),
            _ => self.symbol(kind, copy % self.copies(kind)),
        }
    }

    /// The landscape of this name on a tile whose north-west corner is at `corner`.
    pub(crate) fn landscape(&self, id: &str, rotation: Rotation, corner: Point) -> String {
        match u32::from(rotation.turns()) {
            0 => use_at(id, corner),
            turns => {
                let angle = turns * 90;
                format!(
                    "<use href=\"#{id}\" transform=\"translate({} {}) rotate({angle} 50 50)\"/>",
                    corner.x, corner.y
                )
            }
        }
    }

    /// What stays upright on a kind of tile: its name, its place as printed, and whether it keeps a
    /// readable size on small tiles.
    #[must_use]
    pub fn placed(&self, kind: KindId) -> Vec<(String, Point, bool)> {
        let seed = self.tile_kind(kind).id.bytes().map(usize::from).sum::<usize>() + kind.index();
        let scope = if self.scenery == Scenery::Mayflower { "m-" } else { "" };
        let emblems = self.study(kind).layout.emblems.iter().enumerate();
        emblems
            .map(|(index, placed)| {
                let id = emblem::id(placed.emblem, seed + index);
                (format!("{scope}{id}"), placed.at, placed.emblem.is_mark())
            })
            .collect()
    }

    /// The buildings, marks and symbols of a tile: they stay upright, and above any tint. Marks are
    /// `scale` times as large.
    #[must_use]
    pub fn emblems(&self, kind: KindId, rotation: Rotation, corner: Point, scale: f32) -> String {
        let mut out = String::new();
        for (id, place, is_mark) in self.placed(kind) {
            let point = corner + place.turned(rotation);
            if is_mark && scale != 1.0 {
                out += &format!(
                    "<use href=\"#{id}\" transform=\"translate({} {}) scale({scale:.2})\"/>",
                    num(point.x),
                    num(point.y)
                );
            } else {
                out += &use_at(&id, point);
            }
        }
        out
    }
}
