//! House rules of Mayflower. The first value of each is the default.

use crate::game::options;

options! { mayflower:
    bonus: Bonus = "surveyor-bonus", "M-8", "For whom a surveyor's bonus counts." {
        PerSettler = "per-settler": "each settler that scores gets it for every surveyor in his column",
        PerPlayer = "per-player": "each surveyor counts once for a player who scores",
    }
    rows: Rows = "rows", "M-3", "Whether tiles may lie north and south beyond the coast's ten rows." {
        Open = "open": "they may",
        Closed = "closed": "they may not",
    }
}
