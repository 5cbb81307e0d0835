//! Contact sheets: all kinds of a set with letters and counts.

use aude_engine::Rotation;
use aude_engine::tiles::KindId;

use crate::artist::Artist;
use crate::board::Surroundings;
use crate::glyph;
use crate::lean;
use crate::palette::{Look, Palette};
use crate::point::at;
use crate::size::{Detail, MARKS};
use crate::svg::document;

const COLUMNS: usize = 8;
const GAP: f32 = 14.0;
const LABEL: f32 = 16.0;

impl Artist {
    /// The contact sheet of all tiles it draws, as they look when each has this many pixels a side.
    #[must_use]
    pub fn sheet(&self, pixels: u32) -> String {
        self.sheet_of(&[self.kinds(), self.coast()].concat(), pixels as f32)
    }

    /// One tile as a separate picture.
    #[must_use]
    pub fn picture(&self, kind: KindId) -> String {
        let corner = at(0.0, 0.0);
        let body = self.tile(kind, 0, Rotation::NONE, corner);
        let defs = lean::needed(&(self.shared_defs() + &self.symbol(kind, 0)), &body);
        document(0.0, 0.0, 100.0, 100.0, &format!("<defs>{defs}</defs>{body}"))
    }

    fn sheet_of(&self, kinds: &[KindId], pixels: f32) -> String {
        let detail = Detail::at(pixels);
        let (ground, _) = Surroundings::Light.colours(self.look());
        let palette = Palette::of(self.scenery(), self.look());
        let columns = COLUMNS.min(kinds.len().max(1));
        let rows = kinds.len().div_ceil(columns);
        let (step_x, step_y) = (100.0 + GAP, 100.0 + GAP + LABEL);
        let (width, height) = (columns as f32 * step_x + GAP, rows as f32 * step_y + GAP);
        let mut body = format!("<defs>{}", self.shared_defs());
        for &kind in kinds {
            body += &self.symbol_at(kind, 0, detail);
        }
        body += &format!("</defs><path d=\"M0 0h{width}v{height}H0z\" fill=\"{ground}\"/>");
        for (index, &kind) in kinds.iter().enumerate() {
            let corner = at(
                GAP + (index % columns) as f32 * step_x,
                GAP + (index / columns) as f32 * step_y,
            );
            if self.look() != Look::Lines {
                body += &format!(
                    "<path d=\"M{} {}h100v100h-100z\" fill=\"{}\" opacity=\".3\"/>",
                    corner.x + 1.6,
                    corner.y + 2.0,
                    palette.ink
                );
            }
            // Landscapes reach over the border; a tile that lies alone is cut off there.
            let land = self.landscape(&self.id_at(kind, 0, detail), Rotation::NONE, at(0.0, 0.0));
            body += &format!(
                "<svg x=\"{}\" y=\"{}\" width=\"100\" height=\"100\" viewBox=\"0 0 100 100\">{land}</svg>",
                corner.x, corner.y
            );
            body += &self.emblems(kind, Rotation::NONE, corner, MARKS.scale(pixels));
            let tile = self.tile_kind(kind);
            let line = corner + at(1.0, 100.0 + 12.0);
            body += &glyph::text(&tile.id, line, 8.0, palette.ink, 1.3);
            let copies = tile.count + u8::from(tile.start);
            if copies == 0 {
                continue;
            }
            let count = format!("{copies} \u{d7}");
            let start = at(corner.x + 99.0 - glyph::text_width(&count, 6.0), line.y);
            body += &glyph::text(&count, start, 6.0, "#8a6f52", 0.9);
        }
        document(0.0, 0.0, width, height, &body)
    }
}
