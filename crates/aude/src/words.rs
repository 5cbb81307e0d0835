//! The game in English: events with their arithmetic, actions, names.

use aude_engine::game::Category;
use aude_engine::{Action, Rules};

/// A whole number with its thousands set apart.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
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

/// An action in short.
pub(crate) fn action<R: Rules>(game: &R, action: Action) -> String {
    match action {
        Action::Draw(kind) => format!("draw {}", game.tiles().kind(kind).id),
        other => format!("{other:?}"),
    }
}
