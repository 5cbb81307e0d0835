//! Kinds of figures, and what each may do.

use crate::listed::listed;
use crate::tiles::FeatureKind;

listed! {
    /// The kinds of figures players put on tiles. Mayflower's settlers are small followers.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum FigureKind {
        /// A small follower.
        Small,
        /// The big follower, who counts twice (I-1).
        Big,
        /// The builder (B-1).
        Builder,
        /// The pig (B-7).
        Pig,
    }
}

impl FigureKind {
    /// The kinds that are followers.
    pub const FOLLOWERS: [Self; 2] = [Self::Small, Self::Big];

    /// Followers occupy, score, can be captured and may use a portal; builder and pig do none of that.
    #[must_use]
    pub const fn is_follower(self) -> bool {
        matches!(self, Self::Small | Self::Big)
    }

    /// Its weight in a majority (C-11, I-1).
    #[must_use]
    pub const fn weight(self) -> u8 {
        match self {
            Self::Small => 1,
            Self::Big => 2,
            Self::Builder | Self::Pig => 0,
        }
    }

    /// Whether it may stand on a feature of this kind (C-5, B-1, B-7).
    #[must_use]
    pub const fn stands_on(self, feature: FeatureKind) -> bool {
        match self {
            Self::Small | Self::Big => true,
            Self::Builder => matches!(feature, FeatureKind::Road | FeatureKind::City),
            Self::Pig => matches!(feature, FeatureKind::Field),
        }
    }

    /// How many of this kind a player can have: the number of slots it takes.
    pub(super) const fn most(self) -> u8 {
        match self {
            Self::Small => 7,
            Self::Big | Self::Builder | Self::Pig => 1,
        }
    }

    /// The first of its slots: kinds follow each other in order.
    pub(super) const fn first_slot(self) -> u8 {
        let (mut slot, mut index) = (0, 0);
        while index < self as usize {
            slot += Self::ALL[index].most();
            index += 1;
        }
        slot
    }

    /// Its slots among a player's, one bit each.
    pub(super) const fn slots(self) -> u128 {
        ((1 << self.most()) - 1) << self.first_slot()
    }
}
