//! House rules of the classic game. The first value of each is the default.

use crate::game::options;

options! { classic:
    small_city: SmallCity = "small-city", "C-8", "Points for a completed two-tile city." {
        Four = "4": "2 points per tile and shield, like any other city",
        Two = "2": "1 point per tile and shield",
    }
    ties: Ties = "ties", "C-18", "Who wins if several players have the most points." {
        Shared = "shared": "they share the victory",
        Second = "second": "the one of them who started latest",
    }
    fairy_point: FairyPoint = "fairy-point", "D-1" of Fairy, "Who gets the fairy's point at the start of a turn." {
        Tile = "tile": "any player with a follower on her tile",
        Follower = "follower": "only the owner of the follower she stands with",
    }
    princess: PrincessMay = "princess", "D-8" of Princess, "Whether the princess must send a knight home." {
        May = "may": "optional",
        Must = "must": "required if there is a knight",
    }
    dragon: DragonWhen = "dragon", "D-5" of Flight, "When the dragon moves." {
        BeforeScoring = "before-scoring": "before scoring",
        AfterScoring = "after-scoring": "after scoring",
    }
    volcano: VolcanoFigures = "volcano", "D-3" of Volcano, "Whether a builder or pig may be put on a newly placed volcano." {
        Attendants = "builder-and-pig": "allowed",
        Nobody = "nobody": "not allowed",
    }
    ransom: RansomUntil = "ransom", "T-7" of Ransom, "Until when in their turn players may pay a ransom." {
        FigureStep = "figure-step": "up to the figure step",
        WholeTurn = "whole-turn": "also at the end of the turn, after scoring",
    }
    poor_ransom: PoorRansom = "poor-ransom", "T-9" of Ransom, "Whether a player with fewer than 3 points may pay a ransom." {
        Refused = "refused": "not allowed",
        Allowed = "allowed": "allowed: they pay what they have, the captor still gets 3",
    }
    roof: Roof = "roof", "T-5" of Rooftop, "What happens to a tower when its rooftop follower is removed." {
        Reopens = "reopens": "it reopens",
        StaysClosed = "stays-closed": "it stays closed",
    }
}
