//! The puzzles of this program.

use std::sync::OnceLock;

use aude_ai::Dice;

use crate::file;
use crate::puzzle::Puzzle;
use crate::table::Table;

/// The files by table.
const FILES: &[(&str, &str)] = &[
    ("base", include_str!("../puzzles/base.txt")),
    ("inns_cathedrals", include_str!("../puzzles/inns_cathedrals.txt")),
    ("traders_builders", include_str!("../puzzles/traders_builders.txt")),
    ("princess_dragon", include_str!("../puzzles/princess_dragon.txt")),
    ("tower", include_str!("../puzzles/tower.txt")),
    ("all", include_str!("../puzzles/all.txt")),
    ("mayflower", include_str!("../puzzles/mayflower.txt")),
];

/// All puzzles.
#[derive(Debug)]
pub struct Puzzles {
    all: Vec<Puzzle>,
    errors: Vec<String>,
}

impl Puzzles {
    /// The puzzles of this program, read once.
    pub fn open() -> &'static Self {
        static BOOK: OnceLock<Puzzles> = OnceLock::new();
        BOOK.get_or_init(|| {
            let (mut all, mut errors) = (Vec::new(), Vec::new());
            for (name, text) in FILES {
                let Some(table) = Table::named(name) else { continue };
                match file::read(table, text) {
                    Ok(puzzles) => all.extend(puzzles),
                    Err(found) => {
                        errors.extend(found.into_iter().map(|error| format!("{name}: {error}")));
                    }
                }
            }
            Self { all, errors }
        })
    }

    /// All of them, by table.
    #[must_use]
    pub fn all(&self) -> &[Puzzle] {
        &self.all
    }

    /// Lines that could not be read; a test asserts that there are none.
    #[must_use]
    pub fn errors(&self) -> &[String] {
        &self.errors
    }

    /// A puzzle by its id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Puzzle> {
        self.all.iter().find(|puzzle| puzzle.id == id)
    }

    /// The puzzle of a day, counted from any fixed one: of the base game, since everybody knows that.
    /// Each comes once before one comes again.
    #[must_use]
    pub fn daily(&self, day: u32) -> Option<&Puzzle> {
        let base: Vec<&Puzzle> = self.all.iter().filter(|one| one.table.name == "base").collect();
        let many = u32::try_from(base.len()).ok().filter(|many| *many > 0)?;
        let mut order: Vec<usize> = (0..base.len()).collect();
        Dice::new(u64::from(day / many)).shuffle(&mut order);
        base.get(order[(day % many) as usize]).copied()
    }
}

/// The number of a date such as `2026-11-18`: consecutive days have consecutive numbers. None if
/// there is no such day between 2000 and 2999.
#[must_use]
pub fn day(date: &str) -> Option<u32> {
    let mut parts = date.split('-');
    let mut part = |digits: usize| -> Option<u32> {
        let text = parts.next().filter(|text| text.len() == digits)?;
        text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
    };
    let (year, month, day) = (part(4)?, part(2)?, part(2)?);
    if parts.next().is_some() || !(2000..3000).contains(&year) || !(1..=12).contains(&month) {
        return None;
    }
    let is_leap = |year: u32| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let length = |month: u32| match month {
        2 => 28 + u32::from(is_leap(year)),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    if !(1..=length(month)).contains(&day) {
        return None;
    }
    let years: u32 = (2000..year).map(|year| 365 + u32::from(is_leap(year))).sum();
    Some(years + (1..month).map(length).sum::<u32>() + day - 1)
}
