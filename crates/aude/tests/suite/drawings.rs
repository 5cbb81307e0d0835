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

/// Draws the board of a record with these flags and returns the file.
fn drawn(kind: &str, flags: &[&str]) -> Vec<u8> {
    let record = data("promised.txt");
    let file = Scratch::new(&format!("{}.{kind}", flags.join("").replace(' ', "")));
    let show = ["show", record.to_str().expect("text"), &format!("--{kind}"), file.path()];
    let told = printed(&aude(&[&show, flags].concat()));
    assert_eq!(told.lines().count(), 1, "{told}");
    std::fs::read(&file.0).expect("written")
}

#[test]
fn a_board_is_drawn_as_svg_and_every_flag_changes_it() {
    let plain = drawn("svg", &[]);
    let text = String::from_utf8(plain.clone()).expect("text");
    assert!(text.starts_with("<svg") && text.ends_with("</svg>"), "an SVG document");
    let flags: [&[&str]; 5] = [
        &["--overlay", "fields"],
        &["--overlay", "dead"],
        &["--overlay", "fields", "--overlay", "dead"],
        &["--coordinates"],
        &["--dark"],
    ];
    let mut all = vec![plain.clone()];
    for flags in flags {
        let changed = drawn("svg", flags);
        assert!(!all.contains(&changed), "{flags:?} changes nothing");
        all.push(changed);
    }
    assert_eq!(drawn("svg", &[]), plain, "the same board is the same drawing");
}

#[test]
fn a_board_is_drawn_as_png_in_the_size_asked_for() {
    let size = |pixels: &str| {
        let png = drawn("png", &["--pixels", pixels]);
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"), "a PNG file");
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("4 bytes"));
        (number(16), number(20))
    };
    let ((width, height), larger) = (size("20"), size("40"));
    assert!(width >= 60 && height >= 60, "{width} × {height}");
    // A part of a pixel at the border counts as a whole one.
    let twice = |small: u32, large: u32| (2 * small).abs_diff(large) <= 1;
    assert!(
        twice(width, larger.0) && twice(height, larger.1),
        "{width} × {height}, then {larger:?}"
    );
}

#[test]
fn a_sheet_says_what_must_be_known_of_its_set() {
    let file = Scratch::new("sheet.svg");
    let told = printed(&aude(&["tiles", "mayflower", "--sheet", file.path()]));
    assert!(told.contains("reconstruction"), "{told}");
    assert!(std::fs::read_to_string(&file.0).expect("written").starts_with("<svg"));
}

#[test]
fn sheets_come_in_every_look_and_plain_when_small() {
    let file = Scratch::new("look.svg");
    let mut seen = Vec::new();
    for more in [&[][..], &["--pixels", "40"], &["--look", "contrast"], &["--look", "lines"]] {
        let arguments = [&["tiles", "base", "--sheet", file.path()], more].concat();
        printed(&aude(&arguments));
        seen.push(std::fs::read_to_string(&file.0).expect("written"));
    }
    for (index, drawing) in seen.iter().enumerate() {
        assert!(drawing.starts_with("<svg") && !seen[..index].contains(drawing), "look {index}");
    }
    assert!(2 * seen[1].len() < seen[0].len(), "plain drawings are small");
    let told = complaint(&aude(&["tiles", "base", "--sheet", file.path(), "--look", "pretty"]));
    assert!(told.contains("painted, contrast, lines"), "{told}");
}

#[test]
fn a_picture_of_another_kind_is_refused() {
    let told = complaint(&aude(&["tiles", "base", "--sheet", "base.gif"]));
    assert!(told.contains(".svg or .png"), "{told}");
    let told = complaint(&aude(&["tiles", "--sheet", "all.svg"]));
    assert!(told.contains("needs the sets"), "{told}");
}
