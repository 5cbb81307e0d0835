//! Figures by number, and sets of them.

use super::FigureKind;
use crate::board::Crew;
use crate::tiles::FeatureKind;
use crate::{Player, Players};

/// One figure of one player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FigureId(pub(super) u8);

/// Slots of a player, for all kinds together; the rest is room for more.
const SLOTS: usize = 16;
pub(super) const ALL_SLOTS: usize = SLOTS * Players::MOST as usize;
/// The kind in each slot; small followers where there is none.
const KIND_IN_SLOT: [FigureKind; SLOTS] = {
    let mut kinds = [FigureKind::Small; SLOTS];
    let mut index = 0;
    while index < FigureKind::ALL.len() {
        let kind = FigureKind::ALL[index];
        assert!(kind as usize == index, "kinds are listed in their order");
        let mut slot = kind.first_slot();
        while slot < kind.first_slot() + kind.most() {
            kinds[slot as usize] = kind;
            slot += 1;
        }
        index += 1;
    }
    kinds
};

const _: () = {
    assert!(ALL_SLOTS <= FigureSet::BITS, "FigureSet has no room for so many figures");
    assert!(ALL_SLOTS <= u8::MAX as usize, "FigureId has no room for so many figures");
    let (mut weight, mut index) = (0, 0);
    while index < FigureKind::ALL.len() {
        let kind = FigureKind::ALL[index];
        weight += (kind.weight() * kind.most()) as u32;
        index += 1;
    }
    assert!(weight <= Crew::MOST_WEIGHT, "Crew has no room for so many followers of a player");
    let mut feature = 0;
    while feature < FeatureKind::ALL.len() {
        assert!(
            attendants_on(FeatureKind::ALL[feature]) <= Crew::MOST_ATTENDANTS,
            "Crew has no room for so many builders or pigs of a player in one feature"
        );
        feature += 1;
    }
};

/// The most figures of one player, other than followers, that can be in one feature of this kind.
const fn attendants_on(feature: FeatureKind) -> u8 {
    let (mut most, mut index) = (0, 0);
    while index < FigureKind::ALL.len() {
        let kind = FigureKind::ALL[index];
        if !kind.is_follower() && kind.stands_on(feature) {
            most += kind.most();
        }
        index += 1;
    }
    most
}

impl FigureId {
    /// The word of a [`FigureSet`] it is in, and its bit there.
    const fn word(self) -> usize {
        self.0 as usize / u64::BITS as usize % 2
    }

    const fn bit(self) -> u32 {
        self.0 as u32 % u64::BITS
    }

    /// Whose it is.
    #[must_use]
    pub const fn owner(self) -> Player {
        Player(self.0 / SLOTS as u8)
    }

    /// What it is.
    #[must_use]
    pub const fn kind(self) -> FigureKind {
        KIND_IN_SLOT[self.0 as usize % SLOTS]
    }

    pub(super) const fn crew(self) -> Crew {
        let kind = self.kind();
        if kind.is_follower() {
            Crew::follower(self.owner().0, kind.weight())
        } else {
            Crew::attendant(self.owner().0)
        }
    }
}

/// A set of figures, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct FigureSet([u64; 2]);

impl FigureSet {
    const BITS: usize = 2 * u64::BITS as usize;
    pub(super) const EMPTY: Self = Self([0; 2]);

    /// By player and kind.
    const OF: [[Self; FigureKind::ALL.len()]; Players::MOST as usize] = {
        let mut sets = [[Self::EMPTY; FigureKind::ALL.len()]; Players::MOST as usize];
        let mut player = 0;
        while player < sets.len() {
            let mut kind = 0;
            while kind < FigureKind::ALL.len() {
                sets[player][kind] = Self::from_bits(FigureKind::ALL[kind].slots(), player);
                kind += 1;
            }
            player += 1;
        }
        sets
    };

    /// The slots of a player whose bits are set.
    pub(super) const fn from_bits(slots: u128, player: usize) -> Self {
        let bits = slots << (SLOTS * player);
        Self([bits as u64, (bits >> u64::BITS) as u64])
    }

    #[inline]
    pub(crate) const fn of(player: Player, kind: FigureKind) -> Self {
        Self::OF[player.index()][kind as usize]
    }

    #[inline]
    pub(crate) const fn of_player(player: Player) -> Self {
        Self::from_bits((1 << SLOTS) - 1, player.index())
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    pub(crate) const fn without(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    pub(crate) const fn len(self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones()) as u8
    }

    pub(crate) const fn has(self, id: FigureId) -> bool {
        self.0[id.word()] >> id.bit() & 1 == 1
    }

    pub(crate) fn insert(&mut self, id: FigureId) {
        self.0[id.word()] |= 1 << id.bit();
    }

    pub(crate) fn remove(&mut self, id: FigureId) {
        self.0[id.word()] &= !(1 << id.bit());
    }

    pub(crate) fn first(self) -> Option<FigureId> {
        self.iter().next()
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = FigureId> {
        let [mut word, mut rest] = self.0;
        let mut from = 0;
        core::iter::from_fn(move || {
            if word == 0 {
                (word, rest, from) = (rest, 0, u64::BITS);
                if word == 0 {
                    return None;
                }
            }
            let id = FigureId((from + word.trailing_zeros()) as u8);
            word &= word - 1;
            Some(id)
        })
    }
}
