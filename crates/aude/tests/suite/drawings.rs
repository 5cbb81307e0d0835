//! `aude show --svg`, `--png` and `aude tiles --sheet`.

use std::path::PathBuf;

use crate::{aude, complaint, data, printed};

/// A file that is removed with the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("aude-{}-{name}", std::process::id())))
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("text")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn a_board_is_drawn_as_svg_and_png() {
    let record = data("expansions.txt");
    let record = record.to_str().expect("text");
    let (svg, png) = (Scratch::new("board.svg"), Scratch::new("board.png"));
    let told = printed(&aude(&[
        "show",
        record,
        "--svg",
        svg.path(),
        "--png",
        png.path(),
        "--pixels",
        "20",
        "--overlay",
        "fields",
        "--overlay",
        "dead",
        "--coordinates",
        "--dark",
    ]));
    assert_eq!(told.lines().count(), 2, "{told}");
    let drawn = std::fs::read_to_string(&svg.0).expect("written");
    assert!(drawn.starts_with("<svg") && drawn.ends_with("</svg>"), "an SVG document");
    let pixels = std::fs::read(&png.0).expect("written");
    assert!(pixels.starts_with(b"\x89PNG"), "a PNG file");
}

#[test]
fn a_sheet_says_what_must_be_known_of_its_set() {
    let file = Scratch::new("sheet.svg");
    let told = printed(&aude(&["tiles", "mayflower", "--sheet", file.path()]));
    assert!(told.contains("reconstruction"), "{told}");
    assert!(std::fs::read_to_string(&file.0).expect("written").starts_with("<svg"));
}

#[test]
fn a_picture_of_another_kind_is_refused() {
    let told = complaint(&aude(&["tiles", "base", "--sheet", "base.gif"]));
    assert!(told.contains(".svg or .png"), "{told}");
    let told = complaint(&aude(&["tiles", "--sheet", "all.svg"]));
    assert!(told.contains("needs the sets"), "{told}");
}
