//! What boards and tiles look like. `BLESS=1 cargo test -p aude` rewrites the expected files.

use crate::{aude, data, expect_file, printed};

#[test]
fn every_tile_of_the_base_game() {
    expect_file("base.tiles.txt", &printed(&aude(&["tiles", "base"])));
}

#[test]
fn tiles_that_need_care() {
    // City tips, enclosed fields, bridges, a tunnel, roads that end at a wall.
    let all = ["inns_cathedrals", "traders_builders", "princess_dragon", "tower"];
    let arguments: Vec<&str> = ["tiles"].into_iter().chain(all).collect();
    let text = printed(&aude(&arguments));
    let wanted = ["EG", "EH", "EI", "HA", "HB", "HC", "HX", "BE", "BF", "BQ", "TA", "TD", "TO"];
    let blocks = text.split("\n\n").filter(|block| {
        wanted.iter().any(|id| block.lines().next().unwrap_or("").contains(&format!("   {id}   ")))
    });
    let blocks: Vec<&str> = blocks.collect();
    assert_eq!(blocks.len(), wanted.len());
    expect_file("care.tiles.txt", &(blocks.join("\n\n") + "\n"));
}

#[test]
fn a_small_board_plain_and_in_colour() {
    let record = data("expansions.txt");
    let record = record.to_str().expect("text");
    expect_file("expansions.plain.txt", &printed(&aude(&["show", record])));
    expect_file("expansions.colour.txt", &printed(&aude(&["show", record, "--color", "always"])));
}

#[test]
fn mayflower_with_coast_columns_and_surveyors() {
    let record = data("mayflower.txt");
    let record = record.to_str().expect("text");
    expect_file("mayflower.plain.txt", &printed(&aude(&["show", record])));
}
