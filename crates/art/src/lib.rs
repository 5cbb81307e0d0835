//! Tiles, figures and boards as SVG, and as PNG through resvg.
//!
//! Everything is drawn from the tile data by seeded code: there are no image files and no fonts. A
//! tile is 100 units wide. Its landscape is a symbol that is rotated with the tile; buildings,
//! marks and symbols are emblems that stay upright; figures stand or lie on the spot of their
//! segment.
//!
//! - [`Artist`]: the tiles of a game: sheets, symbols, boards, outlines and spots of segments.
//! - [`BoardView`], [`BoardOptions`]: a position, and how it is shown.
//! - [`ownership`], [`feature_at`]: the data for overlays.
//! - [`figure()`], [`token()`]: figures and small pictures for panels.
//! - [`Look`]: painted, in high contrast, or in lines for printing; [`Detail`]: plain when tiles are small.
//! - [`png()`] turns any of it into pixels.
//!
//! ```
//! use aude_art::{Artist, BoardOptions, BoardView, Look};
//! use aude_engine::{Game, Rules, classic::{Classic, Setup}};
//!
//! let base = aude_record::sets::builtin("base").expect("built in");
//! let game = Game::Classic(Classic::new(Setup { sets: vec![base], ..Setup::default() }).expect("sound"));
//! let artist = Artist::new(game.tiles(), Look::Painted);
//! let svg = artist.board(&BoardView::of(&game), &BoardOptions::default());
//! assert!(svg.starts_with("<svg"));
//! let start = game.board().placed()[0];
//! assert_eq!(artist.geometry(start.kind).len(), game.tiles().segments(start.kind).len());
//! ```
//!
//! How a tile is drawn: `face` queries the data, `plan` lays out walls and roads, `raster` divides
//! the ground among the segments, `contour` and `layout` give outlines, spots and places for
//! emblems, `paint` draws the landscape.

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
mod lean;
mod offsets;
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
mod size;
mod svg;
mod token;
mod view;

pub use artist::{Artist, COPIES};
pub use board::{BoardOptions, Surroundings};
pub use coast::Coast;
pub use emblem::tower;
pub use figure::{LIVERIES, Livery, Pose, dragon, fairy, figure, figure_defs, figure_id, surveyor};
pub use glyph::{centred, text, text_width};
pub use layout::SegmentShape;
pub use offsets::{OFFSETS, Offsets};
pub use overlay::{Tint, feature_at, ownership};
pub use paint::{BLEED, PLAIN_BLEED};
pub use palette::{Look, Scenery};
pub use png::{PngError, png, rgb};
pub use point::{Point, TILE, at};
pub use size::{Detail, FIGURES, FULL_ABOVE, Least, MARKS, PLAIN_BELOW};
pub use token::{Token, seat_disc, token};
pub use view::{BoardView, FigureView, TileView};
