//! Playing the decks of a match, distributed over threads.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use aude_ai::Player;
use aude_ai::arena::{DeckResult, Match, Report, Sprt, Verdict};
use aude_engine::Rules;
use aude_record::Record;
use aude_record::record::Header;

use crate::failure::{Failure, Outcome};
use crate::terminal::progress_bar;

/// A match to play.
pub(super) struct Contest {
    pub(super) names: [String; 2],
    pub(super) external: bool,
    pub(super) rules: Match,
    pub(super) decks: u64,
    pub(super) threads: usize,
    pub(super) sprt: Option<Sprt>,
    pub(super) records: Option<PathBuf>,
    pub(super) log: Option<PathBuf>,
    /// Whether to report how the players play.
    pub(super) habits: bool,
}

impl Contest {
    /// Plays it and returns how many seconds that took. Decks count in their order, whichever
    /// thread played them, so that the result depends on the seed alone.
    pub(super) fn run(&self) -> Outcome<(Report, f64)> {
        if let Some(directory) = &self.records {
            std::fs::create_dir_all(directory).map_err(|error| unwritable(directory, &error))?;
        }
        let mut pairs = Vec::new();
        for _ in 0..self.threads {
            pairs.push(self.players()?);
        }
        let start = Instant::now();
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let bar = progress_bar(self.decks, "decks");
        let report = thread::scope(|scope| {
            let (send, receive) = mpsc::channel();
            for (mut a, mut b) in pairs {
                let (send, next, stop) = (send.clone(), &next, &stop);
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.decks {
                            return;
                        }
                        let deck = self.rules.deck(number, &mut *a, &mut *b);
                        if send.send((number, deck)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            let (mut report, mut waiting) = (Report::default(), Vec::new());
            for (number, deck) in receive {
                waiting.push((number, deck));
                while let Some(at) =
                    waiting.iter().position(|(n, _)| *n == report.shares.len() as u64)
                {
                    let (number, deck) = waiting.swap_remove(at);
                    let decided = self.is_decided(&report);
                    if !decided {
                        self.keep(number, &deck)?;
                        report.add(&deck);
                        if self.habits {
                            report.add_habits(&self.rules.start, &deck);
                        }
                        self.log(number, &deck, &report)?;
                    }
                    if self.is_decided(&report) {
                        stop.store(true, Ordering::Relaxed);
                        waiting.clear();
                    }
                    if let Some(bar) = &bar {
                        bar.set_position(report.shares.len() as u64);
                    }
                }
            }
            Ok::<_, Failure>(report)
        })?;
        bar.iter().for_each(indicatif::ProgressBar::finish_and_clear);
        Ok((report, start.elapsed().as_secs_f64()))
    }

    fn players(&self) -> Outcome<(Box<dyn Player>, Box<dyn Player>)> {
        let [a, b] = &self.names;
        let second = if self.external { super::program(b)? } else { super::named(b)? };
        Ok((super::named(a)?, second))
    }

    fn is_decided(&self, report: &Report) -> bool {
        self.sprt.is_some_and(|sprt| sprt.verdict(&report.shares) != Verdict::Open)
    }

    /// Appends the result of a deck, and of all decks so far, to the log.
    fn log(&self, number: u64, deck: &DeckResult, report: &Report) -> Outcome {
        let Some(path) = &self.log else { return Ok(()) };
        let (share, (margin, error)) = (report.share(), report.margin());
        let line = serde_json::json!({
            "players": self.names,
            "seed": self.rules.seed,
            "deck": number,
            "wins": deck.share,
            "margin": deck.margin,
            "scores": deck.scores,
            "games": report.games,
            "so_far": [share.low, share.mean, share.high],
            "margin_so_far": [margin, error],
            "ratio": self.sprt.map(|sprt| sprt.ratio(&report.shares)),
        });
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        file.and_then(|mut file| writeln!(file, "{line}")).map_err(|error| unwritable(path, &error))
    }

    /// Writes the records of a deck's games.
    fn keep(&self, number: u64, deck: &DeckResult) -> Outcome {
        let Some(directory) = &self.records else { return Ok(()) };
        for (seat, played) in deck.games.iter().enumerate() {
            let name_of = |other| self.names[usize::from(other != seat)].clone();
            let names: Vec<String> = (0..usize::from(played.game.players())).map(name_of).collect();
            let mut record = Record::of(&played.game, &names);
            let headers = [("Seed", self.rules.seed.to_string()), ("Deck", number.to_string())];
            for (key, value) in headers {
                Header::new(key, vec![value]).map(|header| record.set_header(header));
            }
            let path = directory.join(format!("deck-{number:05}-{}.txt", seat + 1));
            std::fs::write(&path, record.to_text()).map_err(|error| unwritable(&path, &error))?;
        }
        Ok(())
    }
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::input(format!("cannot write {}: {error}", path.display()))
}
