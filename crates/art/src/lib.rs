//! Tiles, figures and boards as SVG, and as PNG through resvg.

mod artist;
mod board;
#[cfg(test)]
mod checks;
mod coast;
mod contour;
mod curve;
mod emblem;
mod face;
mod far;
mod figure;
mod glyph;
mod layout;
mod overlay;
mod paint;
mod palette;
mod plan;
mod png;
mod point;
mod polygon;
mod raster;
mod rng;
mod sheet;
mod svg;
mod token;
mod view;

pub use artist::{Artist, COPIES};
pub use board::{BoardOptions, Surroundings};
pub use figure::{LIVERIES, Livery, Pose, dragon, fairy, figure, figure_defs, figure_id, surveyor};
pub use glyph::{centred, text, text_width};
pub use layout::SegmentShape;
pub use overlay::{Tint, feature_at, ownership};
pub use palette::Look;
pub use png::{PngFault, png};
pub use point::{Point, TILE, at};
pub use token::{Token, token};
pub use view::{BoardView, FigureView, TileView};
