//! The game in English: events as sentences with their sums, and names.

mod choice;
mod event;
mod figure;

pub use choice::choice;
pub use event::Log;
pub use figure::{figure, place};

use crate::notation::Words;
use aude_engine::game::Category;
use aude_engine::tiles::{FeatureKind, Mark};

/// A whole number with thousands separators.
#[must_use]
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// How many of something: `1 tile`, `3 tiles`, `2 cities`.
#[must_use]
pub fn counted(count: u64, one: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {}", plural(one)) }
}

fn plural(one: &str) -> String {
    match one.strip_suffix('y') {
        Some(stem) => format!("{stem}ies"),
        None => format!("{one}s"),
    }
}

/// What points were for, in a word.
#[must_use]
pub fn category(words: &Words, category: Category) -> String {
    let feature = |kind: FeatureKind| plural(words.feature(kind));
    match category {
        Category::Road => feature(FeatureKind::Road),
        Category::City => feature(FeatureKind::City),
        Category::Cloister => feature(FeatureKind::Cloister),
        Category::Field => feature(FeatureKind::Field),
        Category::Fairy => "fairy".to_owned(),
        Category::Goods => "goods".to_owned(),
        Category::Ransom => "ransom".to_owned(),
        Category::Surveyor => "surveyors".to_owned(),
    }
}

/// A mark by its name; Mayflower's towns have flags.
#[must_use]
pub fn mark(words: &Words, mark: Mark) -> &'static str {
    match mark {
        Mark::Shield if words.game == Words::MAYFLOWER.game => "flag",
        Mark::Post => "trading post",
        mark => mark.name(),
    }
}
