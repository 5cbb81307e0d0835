//! Painting the landscape of a tile: everything that is rotated with it.

mod bridge;
mod city;
mod coast;
mod field;
mod ground;
mod plants;
mod road;
mod roofs;
mod wall;

pub(crate) use coast::sea_colours;
pub(crate) use ground::ground_defs;
pub(crate) use plants::tree_defs;

use crate::face::Face;
use crate::layout::Layout;
use crate::palette::{Look, Palette};
use crate::plan::Plan;
use crate::raster::Raster;
use crate::rng::Rng;

/// Everything known about a tile when it is painted.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) face: Face<'a>,
    pub(crate) plan: &'a Plan,
    pub(crate) raster: &'a Raster,
    pub(crate) layout: &'a Layout,
    pub(crate) look: Look,
}

impl Scene<'_> {
    pub(crate) fn palette(&self) -> &'static Palette {
        Palette::of(self.look)
    }
}

/// The landscape of one copy of a tile.
pub(crate) fn landscape(scene: &Scene<'_>, copy: usize) -> String {
    let mut rng = Rng::new(scene.face.id, 100 + copy as u64);
    let mut out = ground::ground(&mut rng);
    out += &ground::waters(scene, &mut rng);
    out += &city::ground(scene, &mut rng);
    out += &road::roads(scene);
    out += &road::hub(scene, &mut rng);
    out += &city::houses(scene, &mut rng);
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
