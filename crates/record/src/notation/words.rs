//! What each game calls its features and the figures on them.

use aude_engine::Rules;
use aude_engine::tiles::FeatureKind;

/// The vocabulary of a game. Another game is another table.
#[derive(Debug)]
pub struct Words {
    /// The game's name in records and setups.
    pub game: &'static str,
    /// Followers on road, city, cloister and field.
    pub roles: [&'static str; 4],
    /// Road, city, cloister and field.
    pub features: [&'static str; 4],
}

impl Words {
    /// Carcassonne.
    pub const CLASSIC: Self = Self {
        game: "classic",
        roles: ["thief", "knight", "monk", "farmer"],
        features: ["road", "city", "cloister", "field"],
    };

    /// Mayflower.
    pub const MAYFLOWER: Self = Self {
        game: "mayflower",
        roles: ["bandit", "sheriff", "farmer", "trapper"],
        features: ["trail", "town", "farm", "plain"],
    };

    /// The vocabulary of a game in progress: the one with a coast is Mayflower.
    #[must_use]
    pub fn of(game: &impl Rules) -> &'static Self {
        if game.tiles().coast().is_empty() { &Self::CLASSIC } else { &Self::MAYFLOWER }
    }

    /// The role of a follower on such a feature.
    #[must_use]
    pub const fn role(&self, on: FeatureKind) -> &'static str {
        self.roles[on as usize]
    }

    /// What such a feature is called.
    #[must_use]
    pub const fn feature(&self, kind: FeatureKind) -> &'static str {
        self.features[kind as usize]
    }

    /// The feature that goes with a role.
    #[must_use]
    pub fn feature_of_role(&self, role: &str) -> Option<FeatureKind> {
        FeatureKind::ALL.into_iter().find(|&kind| self.role(kind) == role)
    }

    /// The feature a word names.
    #[must_use]
    pub fn feature_named(&self, word: &str) -> Option<FeatureKind> {
        FeatureKind::ALL.into_iter().find(|&kind| self.feature(kind) == word)
    }
}
