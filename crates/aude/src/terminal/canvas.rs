//! A canvas of characters with colours, and how it is written out.

use super::Ink;
use super::palette::{Rgb, escape};

/// One character of the canvas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Glyph {
    pub(super) letter: char,
    pub(super) text: Option<Rgb>,
    pub(super) ground: Option<Rgb>,
    pub(super) bold: bool,
}

impl Glyph {
    pub(super) const BLANK: Self = Self { letter: ' ', text: None, ground: None, bold: false };
}

/// A canvas of characters.
#[derive(Clone, Debug)]
pub(super) struct Canvas {
    width: usize,
    glyphs: Vec<Glyph>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize) -> Self {
        Self { width, glyphs: vec![Glyph::BLANK; width * height] }
    }

    pub(super) fn set(&mut self, x: usize, y: usize, glyph: Glyph) {
        if x < self.width
            && let Some(place) = self.glyphs.get_mut(y * self.width + x)
        {
            *place = glyph;
        }
    }

    pub(super) fn get(&self, x: usize, y: usize) -> Glyph {
        if x < self.width {
            self.glyphs.get(y * self.width + x).copied().unwrap_or(Glyph::BLANK)
        } else {
            Glyph::BLANK
        }
    }

    /// Writes text in the terminal's own colours.
    pub(super) fn text(&mut self, x: usize, y: usize, text: &str) {
        for (index, letter) in text.chars().enumerate() {
            self.set(x + index, y, Glyph { letter, ..Glyph::BLANK });
        }
    }

    /// The lines, without trailing blanks.
    pub(super) fn lines(&self, ink: Ink) -> Vec<String> {
        self.glyphs.chunks(self.width.max(1)).map(|row| line(row, ink)).collect()
    }
}

fn line(row: &[Glyph], ink: Ink) -> String {
    let end = row.iter().rposition(|glyph| *glyph != Glyph::BLANK).map_or(0, |last| last + 1);
    let mut text = String::new();
    let mut before = Glyph::BLANK;
    for glyph in &row[..end] {
        let changed =
            (glyph.text, glyph.ground, glyph.bold) != (before.text, before.ground, before.bold);
        if changed && ink != Ink::Plain {
            text.push_str(&escape(ink, glyph.text, glyph.ground, glyph.bold));
        }
        text.push(glyph.letter);
        before = *glyph;
    }
    if ink != Ink::Plain && (before.text, before.ground, before.bold) != (None, None, false) {
        text.push_str("\x1b[0m");
    }
    text
}
