//! Players by their seat.

use core::fmt;

/// A player, counted from 0 in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Player(pub u8);

impl Player {
    /// The seat as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next player clockwise among `players`.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        if self.0 + 1 == players { Self(0) } else { Self(self.0 + 1) }
    }
}

impl fmt::Display for Player {
    /// Players are shown counted from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", self.0 + 1)
    }
}

/// A set of players, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Players(pub u8);

impl Players {
    /// The most players any game has.
    pub const MOST: u8 = 6;

    /// Whether `player` is among them.
    #[must_use]
    pub const fn has(self, player: Player) -> bool {
        self.0 >> player.0 & 1 == 1
    }

    /// The players in order.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        (0..Self::MOST).map(Player).filter(move |&player| self.has(player))
    }
}
