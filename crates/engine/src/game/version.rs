//! Versions of the rules.

use crate::{classic, mayflower};

/// A version of the rules: what a stored game is replayed under, for ever.
///
/// Where a change of the rules would be noticed by stored games, the earlier behaviour stays as a value
/// of an option, and a new version has the new one as its default. So a version is its number and the
/// options a table has unless it says otherwise; nothing else differs between versions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RulesVersion {
    number: u32,
    classic: classic::Options,
    mayflower: mayflower::Options,
}

impl RulesVersion {
    /// The first version.
    pub const V1: Self = Self::new(1, classic::Options::FIRST, mayflower::Options::FIRST);

    /// Every version there has been, the latest last.
    pub const ALL: [Self; 1] = [Self::V1];

    /// What new games are played by.
    pub const LATEST: Self = Self::ALL[Self::ALL.len() - 1];

    /// A version with these options. Programs play by those in [`Self::ALL`]; another is for trying
    /// out what becomes of games when the rules change.
    #[must_use]
    pub const fn new(
        number: u32,
        classic: classic::Options,
        mayflower: mayflower::Options,
    ) -> Self {
        Self { number, classic, mayflower }
    }

    /// What records call it.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.number
    }

    /// The options of the classic game that a table has unless it says otherwise.
    #[must_use]
    pub const fn classic(self) -> classic::Options {
        self.classic
    }

    /// The options of Mayflower that a table has unless it says otherwise.
    #[must_use]
    pub const fn mayflower(self) -> mayflower::Options {
        self.mayflower
    }
}

impl Default for RulesVersion {
    fn default() -> Self {
        Self::LATEST
    }
}
