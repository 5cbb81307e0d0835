//! House rules of Mayflower. The first value of each is the default.

use crate::game::options;

options! { mayflower:
    bonus: Bonus = "surveyor-bonus", "M-8", "How the surveyor bonus is counted." {
        PerSettler = "per-settler": "each scoring settler gets it once per surveyor in the same column",
        PerPlayer = "per-player": "each scoring player gets it once per surveyor",
    }
    sweep: Sweep = "sweep", "M-10", "When settlers east of both surveyors go home." {
        AfterScoring = "after-scoring": "after every scored feature",
        AfterMove = "after-move": "only if a surveyor has moved",
    }
    rows: Rows = "rows", "M-3", "Whether tiles may be placed north and south of the coast's ten rows." {
        Open = "open": "allowed",
        Closed = "closed": "not allowed",
    }
}
