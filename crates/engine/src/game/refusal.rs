//! Why an action is not allowed, in words and as data.

use core::fmt;

use crate::tiles::{Edge, FeatureKind};
use crate::{Cell, FigureKind, Player, Rotation, Side};

/// The id of a rule in docs/rules.md, such as `C-3`.
pub type RuleId = &'static str;

/// An action that was refused. The game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// Why, as data; its text is for people.
    pub reason: Reason,
}

impl Refusal {
    pub(crate) const fn new(rule: RuleId, reason: Reason) -> Self {
        Self { rule, reason }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let terms = if self.rule.starts_with('M') { &Terms::MAYFLOWER } else { &Terms::CLASSIC };
        write!(f, "{}: ", self.rule)?;
        self.reason.describe(terms, f)
    }
}

/// What a game calls things in its refusals.
struct Terms {
    /// Road, city, cloister and field.
    features: [&'static str; 4],
    /// The most common figure.
    small: &'static str,
}

impl Terms {
    const CLASSIC: Self =
        Self { features: ["road", "city", "cloister", "field"], small: "small follower" };
    const MAYFLOWER: Self = Self { features: ["trail", "town", "farm", "plain"], small: "settler" };

    const fn feature(&self, kind: FeatureKind) -> &'static str {
        self.features[kind as usize]
    }

    const fn edge(&self, edge: Edge) -> &'static str {
        self.feature(match edge {
            Edge::Field => FeatureKind::Field,
            Edge::Road => FeatureKind::Road,
            Edge::City => FeatureKind::City,
        })
    }

    const fn figure(&self, figure: FigureKind) -> &'static str {
        match figure {
            FigureKind::Small => self.small,
            FigureKind::Big => "big follower",
            FigureKind::Builder => "builder",
            FigureKind::Pig => "pig",
        }
    }
}

impl core::error::Error for Refusal {}

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The game is over.
    Over,
    /// Something else must be decided first.
    NotNow {
        /// What is.
        expected: &'static str,
    },
    /// The bag has no such tile left.
    NotInBag,
    /// There is already a tile there.
    CellTaken(Cell),
    /// No tile touches the cell.
    NotAdjacent(Cell),
    /// No tile may ever be placed there: column 0, the sea, or rows closed by a house rule (M-3).
    OutOfBounds(Cell),
    /// An edge does not continue the neighbour's.
    EdgeMismatch {
        /// The side of the new tile.
        side: Side,
        /// What it shows there.
        tile: Edge,
        /// What the neighbour shows.
        neighbour: Edge,
    },
    /// The rotation looks the same as a smaller one, which represents both.
    SameAs(Rotation),
    /// There is no tile there.
    NoTile(Cell),
    /// The tile has no such segment.
    NoSegment,
    /// Figures go on the tile just placed.
    NotTheNewTile(Cell),
    /// The feature contains a follower of this player.
    Occupied {
        /// What is occupied.
        feature: FeatureKind,
        /// By whom.
        by: Player,
    },
    /// The feature is complete and cannot be entered through a portal.
    Complete(FeatureKind),
    /// The player has none of this figure in supply.
    NotInSupply(FigureKind),
    /// This figure cannot be put on such a feature.
    WrongFeature {
        /// The figure.
        figure: FigureKind,
        /// The feature.
        feature: FeatureKind,
    },
    /// A builder or pig needs a follower of the same player in the feature.
    NeedsYourFollower(FigureKind),
    /// An element of an expansion that is not in play.
    NotInPlay(&'static str),
    /// No follower may be put on the dragon's tile.
    DragonThere,
    /// No follower may be put on a newly placed volcano.
    Volcano,
    /// A house rule forbids builder and pig on a volcano.
    VolcanoClosed(FigureKind),
    /// The tile just placed has no portal.
    NoPortal,
    /// The player has no follower at this place.
    NoOwnFollower,
    /// The fairy is already with this follower.
    FairyThere,
    /// There is no knight of the joined city at this place.
    NoKnight,
    /// The tile just placed has no princess.
    NoPrincess,
    /// The princess must send a knight home: a house rule says so.
    PrincessMust,
    /// There is no tower site there.
    NoTowerSite(Cell),
    /// A follower closes the tower.
    TowerClosed(Cell),
    /// The tower has no pieces yet.
    NoTowerYet(Cell),
    /// The player has no tower pieces left.
    NoPiece,
    /// There is no follower at this place.
    NoFollower,
    /// The follower is out of the tower's reach.
    OutOfReach,
    /// The captor holds no such captive.
    NoCaptive {
        /// Who should hold it.
        captor: Player,
        /// What.
        figure: FigureKind,
    },
    /// A captive was already bought back this turn.
    RansomUsed,
    /// Too few points for a ransom.
    NotEnoughPoints,
    /// The dragon cannot go there: no tile.
    DragonNoTile(Side),
    /// The dragon has already been there on this flight.
    DragonWasThere(Side),
    /// The fairy protects that tile.
    FairyGuards(Side),
    /// There is no completed feature with settlers to score at this place.
    NothingToScore,
    /// A position has a figure on a tile that lay there from the start.
    StartTile(Cell),
    /// A position has more figures on a tile than were put on it.
    TileHasFigure(Cell),
    /// A position has figures in a completed feature, which send them home.
    CompleteOccupied(FeatureKind),
    /// There is no such seat.
    NoSuchPlayer,
    /// Points below 0, or more than anybody has.
    ScoreRange,
    /// A position has a volcano, but no dragon.
    DragonMissing,
    /// A position has the dragon or his tiles, but no volcano.
    NoVolcano,
    /// A position has a tile set aside that is no dragon tile, or has gone back.
    NotADragonTile,
    /// Dragon and fairy are on one tile.
    DragonAndFairy,
    /// Pieces in towers and in supply do not add up.
    PieceCount,
    /// Two players hold each other's followers.
    MutualCaptives,
    /// A player holds a figure that is no follower of another player.
    OwnCaptive,
    /// Players do not hold the goods of the completed cities.
    GoodsCount,
    /// The surveyors are where they cannot be.
    SurveyorsApart,
}

impl Reason {
    /// A stable name for programs, such as `edge-mismatch`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::NotNow { .. } => "not-now",
            Self::NotInBag => "not-in-bag",
            Self::CellTaken(_) => "cell-taken",
            Self::NotAdjacent(_) => "not-adjacent",
            Self::OutOfBounds(_) => "out-of-bounds",
            Self::EdgeMismatch { .. } => "edge-mismatch",
            Self::SameAs(_) => "same-rotation",
            Self::NoTile(_) => "no-tile",
            Self::NoSegment => "no-segment",
            Self::NotTheNewTile(_) => "not-the-new-tile",
            Self::Occupied { .. } => "occupied",
            Self::Complete(_) => "complete",
            Self::NotInSupply(_) => "not-in-supply",
            Self::WrongFeature { .. } => "wrong-feature",
            Self::NeedsYourFollower(_) => "needs-your-follower",
            Self::NotInPlay(_) => "not-in-play",
            Self::DragonThere => "dragon-there",
            Self::Volcano => "volcano",
            Self::VolcanoClosed(_) => "volcano-closed",
            Self::NoPortal => "no-portal",
            Self::NoOwnFollower => "no-own-follower",
            Self::FairyThere => "fairy-there",
            Self::NoKnight => "no-knight",
            Self::NoPrincess => "no-princess",
            Self::PrincessMust => "princess-must",
            Self::NoTowerSite(_) => "no-tower-site",
            Self::TowerClosed(_) => "tower-closed",
            Self::NoTowerYet(_) => "no-tower-yet",
            Self::NoPiece => "no-piece",
            Self::NoFollower => "no-follower",
            Self::OutOfReach => "out-of-reach",
            Self::NoCaptive { .. } => "no-captive",
            Self::RansomUsed => "ransom-used",
            Self::NotEnoughPoints => "not-enough-points",
            Self::DragonNoTile(_) => "dragon-no-tile",
            Self::DragonWasThere(_) => "dragon-was-there",
            Self::FairyGuards(_) => "fairy-guards",
            Self::NothingToScore => "nothing-to-score",
            Self::StartTile(_) => "start-tile",
            Self::TileHasFigure(_) => "tile-has-figure",
            Self::CompleteOccupied(_) => "complete-occupied",
            Self::NoSuchPlayer => "no-such-player",
            Self::ScoreRange => "score-range",
            Self::DragonMissing => "dragon-missing",
            Self::NoVolcano => "no-volcano",
            Self::NotADragonTile => "not-a-dragon-tile",
            Self::DragonAndFairy => "dragon-and-fairy",
            Self::PieceCount => "piece-count",
            Self::MutualCaptives => "mutual-captives",
            Self::OwnCaptive => "own-captive",
            Self::GoodsCount => "goods-count",
            Self::SurveyorsApart => "surveyors-apart",
        }
    }
}

impl Reason {
    fn describe(&self, terms: &Terms, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |figure| terms.figure(figure);
        match *self {
            Self::Over => write!(f, "the game is over"),
            Self::NotNow { expected } => write!(f, "not now: {expected}"),
            Self::NotInBag => write!(f, "there is no such tile left in the bag"),
            Self::CellTaken(cell) => write!(f, "there is already a tile at {cell}"),
            Self::NotAdjacent(cell) => write!(f, "{cell} does not touch any tile along an edge"),
            Self::OutOfBounds(cell) => write!(f, "no tile may be placed at {cell}"),
            Self::EdgeMismatch { side, tile, neighbour } => {
                let (tile, neighbour) = (terms.edge(tile), terms.edge(neighbour));
                write!(
                    f,
                    "the {side} edge is a {tile}, but the neighbouring tile has a {neighbour}"
                )
            }
            Self::SameAs(rotation) => {
                write!(
                    f,
                    "this rotation looks the same as {} quarter turns; use that one",
                    rotation.turns()
                )
            }
            Self::NoTile(cell) => write!(f, "there is no tile at {cell}"),
            Self::NoSegment => write!(f, "the tile has no such segment"),
            Self::NotTheNewTile(cell) => {
                write!(f, "figures go on the tile just placed, which is not at {cell}")
            }
            Self::Occupied { feature, by } => {
                write!(f, "the {} is already occupied by {by}", terms.feature(feature))
            }
            Self::Complete(feature) => {
                write!(f, "the {} is already complete", terms.feature(feature))
            }
            Self::NotInSupply(figure) => {
                write!(f, "there is no {} left in the supply", name(figure))
            }
            Self::WrongFeature { figure, feature } => {
                write!(f, "a {} cannot be put on a {}", name(figure), terms.feature(feature))
            }
            Self::NeedsYourFollower(figure) => {
                write!(f, "a {} needs a follower of the same player in the feature", name(figure))
            }
            Self::NotInPlay(what) => write!(f, "{what} is not part of this game"),
            Self::DragonThere => write!(f, "no follower may be put on the dragon's tile"),
            Self::Volcano => write!(f, "no follower may be put on a newly placed volcano"),
            Self::VolcanoClosed(figure) => {
                write!(f, "at this table, no {} may be put on a newly placed volcano", name(figure))
            }
            Self::NoPortal => write!(f, "the tile just placed has no portal"),
            Self::NoOwnFollower => write!(f, "the player has no follower there"),
            Self::FairyThere => write!(f, "the fairy is already with this follower"),
            Self::NoKnight => write!(f, "there is no knight of the princess's city there"),
            Self::NoPrincess => write!(f, "the tile just placed has no princess"),
            Self::PrincessMust => write!(f, "at this table, the princess must send a knight home"),
            Self::NoTowerSite(cell) => write!(f, "there is no tower site at {cell}"),
            Self::TowerClosed(cell) => {
                write!(f, "the tower at {cell} has been closed by a follower")
            }
            Self::NoTowerYet(cell) => write!(f, "the tower at {cell} has no pieces yet"),
            Self::NoPiece => write!(f, "there are no tower pieces left"),
            Self::NoFollower => write!(f, "there is no follower there"),
            Self::OutOfReach => write!(f, "the follower is out of the tower's reach"),
            Self::NoCaptive { captor, figure } => {
                write!(f, "{captor} does not hold a {} of this player", name(figure))
            }
            Self::RansomUsed => write!(f, "a captive has already been bought back this turn"),
            Self::NotEnoughPoints => write!(f, "a ransom costs 3 points"),
            Self::DragonNoTile(side) => write!(f, "there is no tile {side} of the dragon"),
            Self::DragonWasThere(side) => {
                write!(f, "the dragon has already been on the tile {side} of him on this flight")
            }
            Self::FairyGuards(side) => {
                write!(f, "the fairy protects the tile {side} of the dragon")
            }
            Self::NothingToScore => {
                write!(f, "there is no completed feature with settlers to score there")
            }
            Self::StartTile(cell) => {
                write!(f, "nobody has placed the tile at {cell}, so no figure can be on it")
            }
            Self::TileHasFigure(cell) => {
                write!(f, "there is already a figure on the tile at {cell}; a turn puts only one")
            }
            Self::CompleteOccupied(feature) => {
                let feature = terms.feature(feature);
                write!(f, "the {feature} is complete, so its figures have gone home")
            }
            Self::NoSuchPlayer => write!(f, "there is no such seat"),
            Self::ScoreRange => write!(f, "points are 0 to 9999"),
            Self::DragonMissing => write!(f, "there is a volcano, so the dragon is on the board"),
            Self::NoVolcano => {
                write!(f, "the dragon and his tiles come only after the first volcano")
            }
            Self::NotADragonTile => {
                write!(f, "only dragon tiles are set aside, and only until the first volcano")
            }
            Self::DragonAndFairy => write!(f, "the dragon never enters the fairy's tile"),
            Self::PieceCount => {
                write!(f, "the pieces in towers and those that players have left do not add up")
            }
            Self::MutualCaptives => {
                write!(f, "players who hold each other's followers exchange them immediately")
            }
            Self::OwnCaptive => write!(f, "captives are followers of other players"),
            Self::GoodsCount => {
                write!(f, "players hold exactly the goods of the completed cities")
            }
            Self::SurveyorsApart => {
                write!(f, "surveyors are at most a column apart, and never west of all tiles")
            }
        }
    }
}
