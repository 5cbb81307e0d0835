//! `aude review`.

use crate::{aude, aude_reading, complaint, data, printed};
use serde_json::Value;

fn small() -> String {
    data("small.txt").display().to_string()
}

#[test]
fn a_review_has_a_line_for_each_turn_and_adds_up() {
    let told = printed(&aude(&["--color", "never", "review", &small(), "--depth", "20"]));
    let replayed = printed(&aude(&["verify", &small()]));
    let turns: usize = replayed
        .split(" turn")
        .next()
        .and_then(|text| text.rsplit(' ').next())
        .and_then(|n| n.parse().ok())
        .expect("turns");
    let lines = told.lines().skip_while(|line| !line.starts_with("turn")).skip(1);
    assert_eq!(lines.take_while(|line| !line.is_empty()).count(), turns, "{told}");
    assert!(told.starts_with("judge 1, 20 simulations per turn\n"), "{told}");
    assert!(told.contains("= margin") && told.contains("without luck"), "{told}");
    assert!(!told.contains("-0.0"), "nothing is less than nothing: {told}");
}

#[test]
fn json_is_the_same_with_any_number_of_threads() {
    let run = |threads| {
        printed(&aude(&["review", &small(), "--depth", "20", "--json", "--threads", threads]))
    };
    let told = run("1");
    assert_eq!(told, run("2"));
    let found: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(found["judge"], "judge 1");
    for (seat, total) in found["totals"].as_array().expect("totals").iter().enumerate() {
        let of = |name: &str| total[name].as_f64().expect("a number");
        let sum = of("luck") + of("luck_of_others") - of("loss") + of("gifts") + of("remainder");
        let end = found["end"][seat].as_f64().expect("a number");
        let start = found["start"][seat].as_f64().expect("a number");
        assert!((sum - end + start).abs() < 0.1, "{total}");
    }
}

#[test]
fn luck_alone_has_no_losses() {
    let told = printed(&aude(&["--color", "never", "review", &small(), "--luck"]));
    assert!(told.starts_with("judge 1, luck only\n") && !told.contains("Key moments"), "{told}");
    let folder = std::env::temp_dir().join(format!("aude-review-luck-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let name = folder.join("review.html").display().to_string();
    printed(&aude(&["review", &small(), "--luck", "--html", &name]));
    let page = std::fs::read_to_string(&name).expect("a page");
    std::fs::remove_dir_all(&folder).expect("it is ours");
    assert!(!page.contains("simulations"), "{page:.600}");
    let (_, turns) = page.split_once("<table class=turns>").expect("turns");
    for row in turns.lines().filter(|row| row.contains("<td")) {
        // The luck, the margin, the moves.
        assert_eq!(row.matches("<td").count(), if row.contains("<th>") { 1 } else { 3 }, "{row}");
    }
}

/// The page needs nothing else: no script, no other file.
#[test]
fn a_page_is_one_file() {
    let folder = std::env::temp_dir().join(format!("aude-review-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("review.html");
    let record = printed(&aude(&["random", "--seed", "3"]));
    let name = file.display().to_string();
    let told = aude_reading(&["review", "-", "--depth", "10", "--html", &name], &record);
    assert!(printed(&told).contains("review.html"));
    let page = std::fs::read_to_string(&file).expect("a page");
    std::fs::remove_dir_all(&folder).expect("it is ours");
    assert!(
        page.starts_with("<!doctype html>") && page.matches("<figure>").count() == 6,
        "{page:.300}"
    );
    assert!(!page.contains("-0.0"), "nothing is less than nothing");
    // The chart says how large a margin is, and whose luck is whose.
    assert_eq!(page.matches("class='scale'").count(), 2);
    let charts = &page[..page.find("</section>").expect("a key moment")];
    assert_eq!(charts.matches("<span class='key seat").count(), 2);
    for outside in ["<script", "src=", "url(http", "<link", "@import"] {
        assert!(!page.contains(outside), "{outside}");
    }
}

/// In every language the page says the same, in its own words, and no text is missing.
#[test]
fn a_page_is_in_the_language_that_is_asked_for() {
    let folder = std::env::temp_dir().join(format!("aude-review-lang-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("review.html");
    let name = file.display().to_string();
    let dragon = data("../../../record/tests/data/rules-1/princess_dragon.txt");
    let text = std::fs::read_to_string(dragon).expect("a record");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("[Result")).collect();
    let record = lines[..24].join("\n") + "\n";
    let mut pages = Vec::new();
    for (language, words) in [
        ("en", ["Expected margin", "Better:", "Turn 15 · Player 3", "Farmer", "Own luck"]),
        ("de", ["Erwarteter Vorsprung", "Besser:", "Zug 15 · Player 3", "Bauer", "eigenes Glück"]),
        ("nl", ["Verwachte", "Beter:", "Beurt 15 · Player 3", "Boer", "eigen geluk"]),
        ("hu", ["Várható előny", "Jobb:", "15. kör · Player 3", "Paraszt", "saját szerencse"]),
    ] {
        let words_given = ["review", "-", "--depth", "20", "--html", &name, "--language", language];
        printed(&aude_reading(&words_given, &record));
        let page = std::fs::read_to_string(&file).expect("a page");
        assert!(page.contains(&format!("<html lang={language}>")), "{page:.200}");
        for word in words {
            assert!(page.to_lowercase().contains(&word.to_lowercase()), "{language}: {word}");
        }
        for key in [">review-", ">analysis-", ">fact-", ">level-", ">role-", "{", "$"] {
            let body = &page[page.find("<main>").expect("a body")..];
            assert!(!body.contains(key), "{language}: {key} in {body:.6000}");
        }
        pages.push(page);
    }
    // English has a point where the others have a comma.
    assert!(pages[0].contains("+0.8") && pages[1].contains("+0,8"));
    std::fs::remove_dir_all(&folder).expect("it is ours");
    let told = complaint(&aude(&["review", &small(), "--html", &name, "--language", "fr"]));
    assert!(told.contains("en, de, nl, hu"), "{told}");
    let told = complaint(&aude(&["review", &small(), "--language", "de"]));
    assert!(told.contains("--html"), "{told}");
}

/// With two players one margin is the opposite of the other; with more, everybody's is drawn.
#[test]
fn a_page_has_the_margins_of_all_players() {
    let folder = std::env::temp_dir().join(format!("aude-review-many-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for (players, lines, keys) in [("2", 1, 2), ("4", 4, 8)] {
        let file = folder.join("review.html");
        let record = printed(&aude(&["random-game", "--seed", "3", "--players", players]));
        let name = file.display().to_string();
        aude_reading(&["review", "-", "--depth", "4", "--html", &name], &record);
        let page = std::fs::read_to_string(&file).expect("a page");
        assert_eq!(page.matches("<path class='line").count(), lines, "{players} players");
        let charts = &page[..page.find("</section>").expect("a key moment")];
        assert_eq!(charts.matches("<span class='key seat").count(), keys, "{players} players");
    }
    std::fs::remove_dir_all(&folder).expect("it is ours");
}

/// Evaluations and better turns are in the record, which is read like any other.
#[test]
fn a_reviewed_record_has_evaluations_and_better_turns() {
    let folder = std::env::temp_dir().join(format!("aude-review-record-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let (file, again) = (folder.join("review.txt"), folder.join("again.txt"));
    let write = |from: &str, to: &std::path::Path| {
        let to = to.display().to_string();
        printed(&aude(&["review", from, "--depth", "10", "--record-to", &to]));
        std::fs::read_to_string(to).expect("a record")
    };
    let record = write(&small(), &file);
    let name = file.display().to_string();
    assert!(printed(&aude(&["verify", &name])).contains("turns"), "{record}");
    let (plain, turns) = (std::fs::read_to_string(small()).expect("a record"), "[%eval ");
    let parts = plain.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    assert_eq!(record.matches(turns).count(), parts, "{record}");
    assert!(record.contains("\n(\n"), "a better turn is a variation: {record}");
    assert_eq!(write(&name, &again), record, "a turn is not evaluated twice");
    std::fs::remove_dir_all(&folder).expect("it is ours");
}

#[test]
fn a_record_without_moves_is_refused() {
    let told = complaint(&aude_reading(
        &["review", "-"],
        "[Sets \"base\"]\n[Players \"Anna\" \"Bert\"]\n\n",
    ));
    assert!(told.contains("nothing to review"), "{told}");
}
