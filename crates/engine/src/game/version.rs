//! Versions of the rules.

use crate::{classic, mayflower};

/// A version of the rules: what a stored game is replayed under, for ever.
///
/// If a change of the rules would affect stored games, the earlier behaviour stays as a value of a
/// house rule, and a new version has the new one as its default. So a version is its number and its
/// default house rules; nothing else differs between versions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RulesVersion {
    number: u32,
    classic: classic::Options,
    mayflower: mayflower::Options,
}

impl RulesVersion {
    /// The first version. Settlers left behind go home only if a surveyor has moved (M-10).
    pub const V1: Self = Self::new(
        1,
        classic::Options::FIRST,
        mayflower::Options { sweep: mayflower::Sweep::AfterMove, ..mayflower::Options::FIRST },
    );

    /// Settlers left behind go home after every scoring (M-10).
    pub const V2: Self = Self::new(2, classic::Options::FIRST, mayflower::Options::FIRST);

    /// Every version so far, the latest last.
    pub const ALL: [Self; 2] = [Self::V1, Self::V2];

    /// The version for new games.
    pub const LATEST: Self = Self::ALL[Self::ALL.len() - 1];

    /// A version with these house rules. Programs play by those in [`Self::ALL`]; others are for
    /// testing what happens to games when the rules change.
    #[must_use]
    pub const fn new(
        number: u32,
        classic: classic::Options,
        mayflower: mayflower::Options,
    ) -> Self {
        Self { number, classic, mayflower }
    }

    /// Its name in records.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.number
    }

    /// The default house rules of the classic game.
    #[must_use]
    pub const fn classic(self) -> classic::Options {
        self.classic
    }

    /// The default house rules of Mayflower.
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
