//! Tiles, figures and boards as SVG, and as PNG through resvg.

mod artist;
mod contour;
mod curve;
mod emblem;
mod face;
mod glyph;
mod layout;
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

pub use artist::{Artist, COPIES};
pub use layout::SegmentShape;
pub use palette::Look;
pub use png::{PngFault, png};
pub use point::{Point, TILE, at};
