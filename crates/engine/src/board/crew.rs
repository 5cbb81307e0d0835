//! The figures in a feature, in one word.

use crate::Players;

/// The followers of each player in a feature by their weight, and who has a builder or pig there.
///
/// Four bits per player for the weight (a player's eight followers weigh at most 9), then one bit
/// per player for the attendant. Two crews join by addition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Crew(pub(crate) u32);

const _: () = {
    assert!(Players::MOST as usize <= Crew::PLAYERS, "Crew has no room for so many players");
    assert!(Crew::ATTENDANTS + Crew::PLAYERS as u32 <= u32::BITS, "Crew has no room");
};

impl Crew {
    /// How many players a crew has room for.
    pub const PLAYERS: usize = 6;
    const BITS: u32 = 4;
    /// The most that the followers of one player can weigh together.
    pub(crate) const MOST_WEIGHT: u32 = (1 << Self::BITS) - 1;
    /// The most builders or pigs that one player can have in one feature: they have one bit, which a
    /// second one would carry into the next player's.
    pub(crate) const MOST_ATTENDANTS: u8 = 1;
    /// Where the attendants start.
    const ATTENDANTS: u32 = Self::BITS * Self::PLAYERS as u32;
    const FOLLOWERS: u32 = (1 << Self::ATTENDANTS) - 1;

    /// A follower of `player` that counts `weight` in majorities.
    pub(crate) const fn follower(player: u8, weight: u8) -> Self {
        Self((weight as u32) << (Self::BITS * player as u32))
    }

    /// A builder or pig of `player`.
    pub(crate) const fn attendant(player: u8) -> Self {
        Self(1 << (Self::ATTENDANTS + player as u32))
    }

    /// Whether there is any follower here. Builders and pigs do not occupy (B-1, B-7).
    #[must_use]
    pub const fn is_occupied(self) -> bool {
        self.0 & Self::FOLLOWERS != 0
    }

    /// The weight of a player's followers.
    #[must_use]
    pub const fn weight(self, player: u8) -> u8 {
        (self.0 >> (Self::BITS * player as u32) & Self::MOST_WEIGHT) as u8
    }

    /// Whether `player` has a builder (road, city) or pig (field) here.
    #[must_use]
    pub const fn has_attendant(self, player: u8) -> bool {
        self.0 >> (Self::ATTENDANTS + player as u32) & 1 == 1
    }

    /// Whether there are no figures here.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The players with the most followers, one bit each (C-11); none if nobody has any.
    #[must_use]
    pub const fn majority(self) -> u8 {
        let mut most = 1;
        let mut who = 0;
        let mut player = 0;
        while player < Self::PLAYERS as u8 {
            let weight = self.weight(player);
            if weight > most {
                most = weight;
                who = 0;
            }
            if weight == most {
                who |= 1 << player;
            }
            player += 1;
        }
        who
    }

    pub(crate) const fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
}
