//! PNG from SVG.

use core::fmt;

use resvg::{tiny_skia, usvg};

/// Why a picture could not be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PngError(String);

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for PngError {}

/// The most pixels along a side of a picture.
const MOST: u32 = 16_384;

/// A drawing as a PNG picture `width` pixels wide.
///
/// # Errors
/// When the text is not SVG, or the picture would be too large.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    pixels(svg, width)?.encode_png().map_err(|error| PngError(error.to_string()))
}

/// A drawing as rows of red, green and blue bytes, `width` pixels wide, and its height. It should have
/// a background.
///
/// # Errors
/// When the text is not SVG, or the picture would be too large.
pub fn rgb(svg: &str, width: u32) -> Result<(Vec<u8>, u32), PngError> {
    let pixmap = pixels(svg, width)?;
    let bytes = pixmap.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]);
    Ok((bytes.collect(), pixmap.height()))
}

/// A drawing as pixels.
pub(crate) fn pixels(svg: &str, width: u32) -> Result<tiny_skia::Pixmap, PngError> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())
        .map_err(|error| PngError(error.to_string()))?;
    let size = tree.size();
    let scale = width as f32 / size.width();
    let height = (size.height() * scale).round().max(1.0) as u32;
    if width == 0 || width > MOST || height > MOST {
        return Err(PngError(format!("{width} × {height} pixels (at most {MOST} a side)")));
    }
    let mut pixmap = tiny_skia::Pixmap::new(width, height)
        .ok_or_else(|| PngError("no room for the picture".into()))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}
