//! Styles: what a computer player likes more than it is worth.
//!
//! A style multiplies some weights of the evaluation, a little, so that it shows in the game and
//! costs next to nothing. The factors are in `style.txt`.

use std::sync::OnceLock;

use aude_engine::Game;

use crate::eval::{TERMS, Weights, read_column};

/// How a level plays, where it does not weigh everything as it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Style {
    /// Completes cities and roads.
    Builder,
    /// Holds fields.
    Farmer,
    /// Joins what others have begun.
    Raider,
}

/// The factors of every style.
const FILE: &str = include_str!("style.txt");

impl Style {
    /// All of them, in the order of the file.
    pub const ALL: [Self; 3] = [Self::Builder, Self::Farmer, Self::Raider];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Builder => "builder",
            Self::Farmer => "farmer",
            Self::Raider => "raider",
        }
    }

    /// The style with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.name() == name)
    }

    /// What it multiplies the weight of each term by.
    #[must_use]
    pub fn factors(self) -> &'static [f32; TERMS] {
        static FACTORS: OnceLock<[[f32; TERMS]; Style::ALL.len()]> = OnceLock::new();
        let all =
            FACTORS.get_or_init(|| std::array::from_fn(|column| read_column(FILE, column, 1.0)));
        &all[self as usize]
    }

    /// The weights with which it plays a game.
    #[must_use]
    pub fn weights(self, game: &Game) -> Weights {
        let mut weights = Weights::of(game).clone();
        for (weight, factor) in weights.0.iter_mut().zip(self.factors()) {
            *weight *= factor;
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Term;

    /// A misspelt term or a missing number would silently change nothing.
    #[test]
    fn every_line_of_the_file_names_a_term_and_a_factor_for_every_style() {
        for line in FILE.lines().filter(|line| !line.starts_with('#')) {
            let words: Vec<&str> = line.split_whitespace().collect();
            assert!(Term::ALL.iter().any(|term| term.name() == words[0]), "{line}");
            let factors: Vec<f32> = words[1..].iter().flat_map(|word| word.parse()).collect();
            assert_eq!(factors.len(), Style::ALL.len(), "{line}");
            assert!(factors.iter().all(|factor| (0.0..=10.0).contains(factor)), "{line}");
        }
        for style in Style::ALL {
            assert!(style.factors().iter().any(|&factor| factor != 1.0), "{style:?}");
            assert_eq!(Style::by_name(style.name()), Some(style));
        }
        assert_eq!(Style::by_name("gardener"), None);
    }
}
