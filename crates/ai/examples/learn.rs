//! Learns the nets of the evaluation, for the base game or Mayflower with two players, in four steps:
//!
//! 1. `cargo run --release -p aude-ai --example learn -- data FOLDER GAMES SEED SHARDS` plays games of
//!    one-ply with itself and writes positions, with what became of every feature, to SHARDS files;
//! 2. `… learn -- fit FOLDER ROUNDS SEED > NETS` fits nets to them;
//! 3. `AUDE_NETS=NETS … learn -- try FOLDER GAMES SEED SHARDS WORLDS TURNS` plays games by those nets
//!    (by the sum of terms without `AUDE_NETS`), and tries the actions of some decisions in the
//!    same worlds, for TURNS turns of the rollout policy;
//! 4. `AUDE_NETS=NETS … learn -- rank FOLDER ROUNDS SEED > BETTER` goes on with those nets until they
//!    rank these actions as the rollouts do.
//!
//! With a last word `mayflower`, each of them is about Mayflower.
//! Steps 3 and 4 can be repeated with the better nets. Files that exist are left as they are, so
//! that every step can be interrupted and continued. The gate is a match:
//! `AUDE_NETS=BETTER aude arena one-ply:nets one-ply --decks 500`, then
//! `AUDE_NETS=BETTER aude arena champion:nets=own champion --budget cpu:100ms`.

use std::io;
use std::path::Path;

use aude_ai::eval::{Known, Library, Nets};
use aude_ai::tune::learn::{Fit, Gather, Positions, Try, fit, gather, rank, siblings};
use aude_engine::Game;
use aude_record::{GameSetup, SetLibrary};

/// Writes a file of positions for each of these seeds, unless it exists.
fn shards(
    folder: &Path,
    table: &str,
    seeds: std::ops::Range<u64>,
    make: impl Fn(&Game, u64) -> Positions,
) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let Ok(start) = GameSetup::default_of(table).begin(&SetLibrary::builtin()) else {
        return Ok(());
    };
    for seed in seeds {
        let path = folder.join(format!("{seed}.positions"));
        if path.exists() {
            continue;
        }
        let (positions, part) = (make(&start, seed), path.with_extension("part"));
        std::fs::write(&part, positions.to_bytes())?;
        std::fs::rename(&part, &path)?;
        eprintln!("{}: {} positions", path.display(), positions.len());
    }
    Ok(())
}

/// The positions of all files in a folder.
fn read(folder: &Path) -> io::Result<Positions> {
    let mut paths: Vec<_> =
        std::fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "positions"));
    paths.sort();
    let mut positions = Positions::default();
    for path in &paths {
        if !positions.add_bytes(&std::fs::read(path)?) {
            eprintln!("{} breaks off", path.display());
        }
    }
    Ok(positions)
}

/// What the file of nets to start from says about itself.
fn provenance() -> String {
    let path = std::env::var_os("AUDE_NETS");
    let text = path.and_then(|path| std::fs::read_to_string(path).ok()).unwrap_or_default();
    let lines = text.lines().filter_map(|line| line.strip_prefix("# "));
    lines.map(|line| format!("{line}\n")).collect()
}

fn main() -> io::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize| words.get(index).map_or("", String::as_str);
    let number = |index: usize, usual: u64| word(index).parse().unwrap_or(usual);
    let (folder, seed) = (Path::new(word(1)), number(3, 1));
    let nets = Nets::from_environment();
    let (table, game) = match words.last().map(String::as_str) {
        Some("mayflower") => ("mayflower", Known::Mayflower),
        _ => ("classic", Known::Base),
    };
    let plan = Fit { rounds: number(2, 8) as u32, seed, held: 12, game };
    let (fitted, about) = match word(0) {
        "data" => {
            let (games, one_in, slip) = (number(2, 500), 3, 2.5);
            return shards(folder, table, seed..seed + number(4, 1), |start, seed| {
                gather(start, Gather { games, seed, one_in, slip })
            });
        }
        "try" => {
            let (games, worlds, turns) = (number(2, 10), number(5, 8) as u32, number(6, 8) as u32);
            let nets = nets.map_or_else(Library::default, Library::from);
            return shards(folder, table, seed..seed + number(4, 1), |start, seed| {
                siblings(start, Try { games, seed, one_in: 6, worlds, turns, nets })
            });
        }
        "fit" => (fit(&read(folder)?, plan), "final margins are"),
        "rank" => (rank(&read(folder)?, nets, plan), "differences between siblings are"),
        _ => {
            eprintln!("expected data, fit, try or rank");
            return Ok(());
        }
    };
    let [own, terms] = fitted.errors;
    let summary = format!(
        "learn -- {}, {} of {} samples held back: {about} wrong by {own:.3}, by the sum of terms {terms:.3}",
        words.join(" "),
        fitted.held,
        fitted.samples,
    );
    eprintln!("{summary}");
    print!("{}", fitted.nets.write(&(provenance() + &summary)));
    Ok(())
}
