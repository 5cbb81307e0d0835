//! The game in English: events with their arithmetic, and names.

mod event;
mod figure;

pub(crate) use event::Log;

use aude_engine::game::Category;

/// A whole number with its thousands set apart.
pub(crate) fn thousands(number: u64) -> String {
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
pub(crate) fn many(count: u64, one: &str) -> String {
    match (count, one.strip_suffix('y')) {
        (1, _) => format!("1 {one}"),
        (_, Some(stem)) => format!("{count} {stem}ies"),
        (_, None) => format!("{count} {one}s"),
    }
}

/// What points were for, in a word.
pub(crate) fn category(category: Category) -> &'static str {
    match category {
        Category::Road => "roads",
        Category::City => "cities",
        Category::Cloister => "cloisters",
        Category::Field => "fields",
        Category::Fairy => "fairy",
        Category::Goods => "goods",
        Category::Ransom => "ransom",
        Category::Surveyor => "surveyors",
    }
}
