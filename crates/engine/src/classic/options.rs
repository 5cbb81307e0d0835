//! House rules of the classic game. The first value of each is the default.

use crate::game::options;

options! { classic:
    small_city: SmallCity = "small-city", "C-8", "What a completed city of two tiles is worth." {
        Four = "4": "2 points a tile and shield, like any other city",
        Two = "2": "1 point a tile and shield",
    }
    fairy_point: FairyPoint = "fairy-point", "D-1", "Who gets the fairy's point at the start of his turn." {
        Tile = "tile": "whoever has a follower on her tile",
        Follower = "follower": "only the owner of the follower she stands with",
    }
    princess: PrincessMay = "princess", "D-8", "Whether the princess has to send a knight home." {
        May = "may": "the player may",
        Must = "must": "the player must, if there is a knight",
    }
    dragon: DragonWhen = "dragon", "D-5", "When the dragon moves." {
        BeforeScoring = "before-scoring": "before what the tile completed is scored",
        AfterScoring = "after-scoring": "after it",
    }
    volcano: VolcanoFigures = "volcano", "D-3", "Whether builder and pig may be put on a volcano just placed." {
        Attendants = "builder-and-pig": "they may",
        Nobody = "nobody": "they may not",
    }
    poor_ransom: PoorRansom = "poor-ransom", "T-9", "Whether a player with fewer than 3 points may buy a captive back." {
        Refused = "refused": "he may not",
        Allowed = "allowed": "he may: he pays what he has, the captor gets 3",
    }
    roof: Roof = "roof", "T-5", "What happens to a tower whose rooftop follower is taken away." {
        Reopens = "reopens": "it is open again",
        StaysClosed = "stays-closed": "it stays closed",
    }
}
