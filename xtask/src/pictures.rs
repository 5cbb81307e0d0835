//! The pictures in docs/pictures: sheets of tiles, boards, figures, pages of the client.

use crate::run::cargo;
use crate::web;

/// Where they are.
const FOLDER: &str = "docs/pictures";

/// Sheets: the set, pixels per tile, the look, the name.
const SHEETS: [(&str, &str, &str, &str); 9] = [
    ("base", "130", "painted", "sheet-base"),
    ("inns_cathedrals", "130", "painted", "sheet-inns_cathedrals"),
    ("traders_builders", "130", "painted", "sheet-traders_builders"),
    ("princess_dragon", "130", "painted", "sheet-princess_dragon"),
    ("tower", "130", "painted", "sheet-tower"),
    ("mayflower", "96", "painted", "sheet-mayflower"),
    ("base", "130", "contrast", "sheet-contrast"),
    ("base", "130", "lines", "sheet-lines"),
    ("base", "64", "painted", "sheet-small"),
];

/// Boards: tiles, players, seed, pixels per tile, and what is shown.
const BOARDS: [(&str, &[&str]); 7] = [
    ("board-20", &["20", "4", "3", "110", "classic"]),
    ("board-72", &["72", "4", "4", "76", "base"]),
    ("board-162", &["162", "6", "5", "54", "classic"]),
    ("board-fields", &["30", "3", "6", "90", "base", "fields"]),
    ("board-mayflower", &["48", "3", "2", "76", "mayflower"]),
    ("board-contrast", &["34", "5", "9", "80", "base", "contrast"]),
    ("board-lines", &["34", "5", "9", "80", "base", "lines"]),
];

/// Makes all of them anew, or only those named: `tiles` or `pages`.
pub(crate) fn all(part: &[&str]) -> Result<(), String> {
    let has = |name: &str| part.is_empty() || part.contains(&name);
    if has("tiles") {
        tiles()?;
    }
    if has("pages") { web::pictures() } else { Ok(()) }
}

fn tiles() -> Result<(), String> {
    let example = |name: &str, words: &[&str]| {
        let command = ["run", "--quiet", "--package", "aude-art", "--example", name, "--"];
        cargo("pictures", &[&command, words].concat(), &[])
    };
    for (set, pixels, look, name) in SHEETS {
        example("sheet", &[set, &format!("{FOLDER}/{name}.png"), pixels, look])?;
    }
    for (name, words) in BOARDS {
        let file = format!("{FOLDER}/{name}.png");
        example("board", &[&[file.as_str()], words].concat())?;
    }
    example("figures", &[&format!("{FOLDER}/figures.png")])
}
