//! Painting the landscape of a tile: everything that is rotated with it.

mod bridge;
mod city;
mod coast;
mod crops;
mod field;
mod ground;
mod landmark;
mod plain;
mod plants;
mod road;
mod roofs;
mod rows;
mod streets;
mod wall;

pub(crate) use coast::Sea;
pub(crate) use ground::ground_defs;
pub(crate) use landmark::landmark_defs;
pub use plain::PLAIN_BLEED;
pub(crate) use plain::plain;
pub(crate) use plants::tree_defs;
pub(crate) use streets::square_def;

use crate::face::Face;
use crate::layout::Layout;
use crate::palette::{Look, Palette, Scenery};
use crate::plan::Plan;
use crate::raster::Raster;
use crate::rng::Rng;

use landmark::LANDMARKS;

/// How far landscapes are drawn beyond the border of their tile: neighbours overlap, and no hairline of
/// the table shows between them.
pub const BLEED: f32 = 0.6;
/// How much further what is painted on top of something reaches: its colour must not show at the end.
const OVER: f32 = 0.3;

/// All that is known of a tile when it is painted.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) face: Face<'a>,
    pub(crate) plan: &'a Plan,
    pub(crate) raster: &'a Raster,
    pub(crate) layout: &'a Layout,
    pub(crate) scenery: Scenery,
    pub(crate) look: Look,
}

impl Scene<'_> {
    pub(crate) fn palette(&self) -> &'static Palette {
        Palette::of(self.scenery, self.look)
    }
}

/// The landscape of one copy of a tile.
pub(crate) fn landscape(scene: &Scene<'_>, copy: usize) -> String {
    let mut rng = Rng::new(scene.face.id, 100 + copy as u64);
    let towns = streets::towns(scene);
    let mut out = ground::ground(scene, &mut rng);
    out += &ground::waters(scene, &mut rng);
    out += &city::ground(scene, &towns, &mut rng);
    out += &road::roads(scene, &mut rng);
    out += &road::hub(scene, &mut rng);
    out += &city::houses(scene, &towns, &mut rng);
    out += &wall::walls(scene);
    out += &bridge::bridge(scene);
    out += &bridge::tunnel(scene);
    out += &ground::garden(scene);
    out += &field::growth(scene, &mut rng);
    if scene.face.coast {
        out += &coast::shore(scene, &mut rng);
    }
    out
}
