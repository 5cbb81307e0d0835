//! `aude puzzles`.

use crate::{aude, complaint, printed};

#[test]
fn puzzles_are_made_and_a_file_is_added_to() {
    let folder = std::env::temp_dir().join(format!("aude-puzzles-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("base.txt");
    let name = file.display().to_string();
    let make = |more: &[&str]| {
        let wanted = ["puzzles", "make", "base", "--games", "1", "--seed", "3", "-o", &name];
        printed(&aude(&[&wanted[..], more].concat()))
    };
    let told = make(&["--scores", "1"]);
    assert!(told.contains("1 puzzles in "), "{told}");
    let first = std::fs::read_to_string(&file).expect("a file");
    assert!(first.starts_with("game 3 | ") && first.contains("\nscore base-1 "), "{first}");
    // What is there is kept, and nothing is made that is there already.
    let told = make(&["--scores", "1", "--closes", "1"]);
    let second = std::fs::read_to_string(&file).expect("a file");
    assert!(second.contains("score base-1 ") && told.contains(" puzzles in "), "{second}");
    assert_eq!(second.matches("score base-").count(), 1);
    std::fs::write(&file, "game 3 | V\nriddle base-1 1 1 closes\n").expect("writable");
    let wrong = aude(&["puzzles", "make", "base", "--scores", "1", "-o", &name]);
    assert!(complaint(&wrong).contains("line 2"));
    std::fs::remove_dir_all(&folder).expect("removed");
    let wrong = aude(&["puzzles", "make", "chess", "-o", &name]);
    assert!(complaint(&wrong).contains("mayflower"));
}

#[test]
fn puzzles_are_checked_by_name() {
    // A question, an ending, and a best move with as many worlds as it was found with.
    let told =
        printed(&aude(&["puzzles", "check", "base-1", "base-34", "base-46", "--worlds", "150"]));
    assert_eq!(told, "3 of 3 puzzles hold\n");
    assert!(complaint(&aude(&["puzzles", "check", "chess-1"])).contains("no such puzzle"));
}
