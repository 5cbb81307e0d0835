//! The icons of the installed app as PNG, drawn from the client's SVG icons.

use std::sync::LazyLock;

use aude_art::png;

use crate::web;

/// The icons: path, drawing, pixels. A maskable one has a margin that systems may cut off.
const ICONS: [(&str, &str, u32); 4] = [
    ("icon-192.png", "icon.svg", 192),
    ("icon-512.png", "icon.svg", 512),
    ("icon-maskable-512.png", "icon-maskable.svg", 512),
    ("apple-touch-icon.png", "icon-maskable.svg", 180),
];

/// An icon by its path, drawn once.
pub(crate) fn icon(path: &str) -> Option<&'static [u8]> {
    static DRAWN: [LazyLock<Option<Vec<u8>>>; ICONS.len()] = [
        LazyLock::new(|| draw(0)),
        LazyLock::new(|| draw(1)),
        LazyLock::new(|| draw(2)),
        LazyLock::new(|| draw(3)),
    ];
    let index = ICONS.iter().position(|(name, ..)| *name == path)?;
    DRAWN[index].as_deref()
}

fn draw(index: usize) -> Option<Vec<u8>> {
    let (_, drawing, pixels) = ICONS[index];
    let drawing = String::from_utf8(web::file(drawing)?.into_owned()).ok()?;
    png(&drawing, pixels).ok()
}

#[cfg(test)]
mod tests {
    use super::{ICONS, icon};
    use crate::web;

    /// Width and height of a PNG.
    fn size(png: &[u8]) -> (u32, u32) {
        let number =
            |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
        (number(16), number(20))
    }

    #[test]
    fn every_icon_of_the_manifest_is_there_in_its_size() {
        let manifest = web::file("manifest.webmanifest").expect("a manifest");
        let manifest: serde_json::Value = serde_json::from_slice(&manifest).expect("JSON");
        let icons = manifest["icons"].as_array().expect("icons");
        let mut found = 0;
        for one in icons {
            let path = one["src"].as_str().expect("a path");
            if let Some(png) = icon(path) {
                let (width, height) = size(png);
                assert_eq!(one["sizes"], format!("{width}x{height}"), "{path}");
                found += 1;
            } else {
                assert!(web::file(path).is_some(), "{path}");
            }
        }
        assert_eq!(found, 3);
        assert!(icons.iter().any(|one| one["purpose"] == "maskable"));
    }

    #[test]
    fn all_icons_can_be_drawn() {
        for (path, _, pixels) in ICONS {
            assert_eq!(icon(path).map(size), Some((pixels, pixels)), "{path}");
        }
        assert!(icon("icon-64.png").is_none());
    }
}
