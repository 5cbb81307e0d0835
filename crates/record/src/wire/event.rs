//! Events as JSON.

use aude_engine::game::{Category, Counted, Event, Item, LeaveReason, Scored};
use aude_engine::tiles::Mark;
use aude_engine::{Rules, Spot};
use serde::Serialize;

use super::spot::{FigureJson, SpotJson, pair};
use crate::english::Log;

/// An event with its text for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct HappenedJson {
    /// What happened, as data.
    #[serde(flatten)]
    pub event: EventJson,
    /// The same in words.
    pub text: String,
}

/// One thing that happened. Players are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(
    missing_docs,
    reason = "the names are those of the engine's events, which are documented there"
)]
pub enum EventJson {
    Turn {
        player: u8,
        second_part: bool,
    },
    Drawn {
        tile: String,
    },
    Discarded {
        tile: String,
    },
    PutAside {
        tile: String,
    },
    BackInBag {
        count: u8,
    },
    Placed {
        player: u8,
        tile: String,
        x: i16,
        y: i16,
        rotation: u8,
    },
    Put {
        player: u8,
        figure: FigureJson,
        spot: Option<SpotJson>,
    },
    Returned {
        player: u8,
        figure: FigureJson,
        from: Option<SpotJson>,
        reason: &'static str,
    },
    Scored {
        player: u8,
        points: i16,
        category: &'static str,
        rule: &'static str,
        spot: Option<SpotJson>,
        end: bool,
        items: Vec<ItemJson>,
    },
    Dragon {
        at: [i16; 2],
        by: Option<u8>,
    },
    Fairy {
        spot: Option<SpotJson>,
    },
    Tower {
        player: u8,
        at: [i16; 2],
        height: u8,
    },
    Captured {
        by: u8,
        player: u8,
        figure: FigureJson,
        from: Option<SpotJson>,
    },
    Freed {
        player: u8,
        figure: FigureJson,
        by: u8,
        ransom: bool,
    },
    Goods {
        player: u8,
        kind: &'static str,
        count: u8,
    },
    DoubleTurn {
        player: u8,
    },
    Surveyor {
        from: u16,
        to: u16,
    },
    Ending,
    Over,
}

/// `count` × `each` points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct ItemJson {
    /// What is counted.
    pub what: &'static str,
    /// How many.
    pub count: u16,
    /// Points for each.
    pub each: i16,
}

impl HappenedJson {
    /// An event of a game, after it happened. `names` are the players'.
    #[must_use]
    pub fn of(game: &impl Rules, event: &Event, names: &[String]) -> Self {
        Self { event: EventJson::of(game, event), text: Log::new(names).tell(game, event) }
    }
}

impl EventJson {
    /// An event of a game, after it happened.
    #[must_use]
    pub fn of(game: &impl Rules, event: &Event) -> Self {
        let tile = |kind: aude_engine::tiles::KindId| game.tiles().kind(kind).id.clone();
        let spot = |at: Spot| SpotJson::of(game, at);
        match *event {
            Event::Turn { player, second_part } => Self::Turn { player: player.0, second_part },
            Event::Drawn(kind) => Self::Drawn { tile: tile(kind) },
            Event::Discarded(kind) => Self::Discarded { tile: tile(kind) },
            Event::PutAside(kind) => Self::PutAside { tile: tile(kind) },
            Event::BackInBag(count) => Self::BackInBag { count },
            Event::Placed { player, kind, cell, rotation } => Self::Placed {
                player: player.0,
                tile: tile(kind),
                x: cell.x(),
                y: cell.y(),
                rotation: rotation.turns(),
            },
            Event::Put { player, figure, at } => {
                Self::Put { player: player.0, figure: figure.into(), spot: spot(at) }
            }
            Event::Returned { player, figure, from, reason } => Self::Returned {
                player: player.0,
                figure: figure.into(),
                from: spot(from),
                reason: leave_reason(reason),
            },
            Event::Scored(scored) => Self::scored(&scored, scored.at.and_then(spot)),
            Event::Dragon { cell, by } => {
                Self::Dragon { at: pair(cell), by: by.map(|player| player.0) }
            }
            Event::Fairy(at) => Self::Fairy { spot: spot(at) },
            Event::Tower { player, cell, height } => {
                Self::Tower { player: player.0, at: pair(cell), height }
            }
            Event::Captured { by, player, figure, from } => Self::Captured {
                by: by.0,
                player: player.0,
                figure: figure.into(),
                from: spot(from),
            },
            Event::Freed { player, figure, by, ransom } => {
                Self::Freed { player: player.0, figure: figure.into(), by: by.0, ransom }
            }
            Event::Goods { player, mark, count } => {
                Self::Goods { player: player.0, kind: mark.name(), count }
            }
            Event::DoubleTurn(player) => Self::DoubleTurn { player: player.0 },
            Event::Surveyor { from, to } => Self::Surveyor { from, to },
            Event::Ending => Self::Ending,
            Event::Over => Self::Over,
        }
    }

    fn scored(scored: &Scored, spot: Option<SpotJson>) -> Self {
        let item =
            |item: Item| ItemJson { what: counted(item.what), count: item.count, each: item.each };
        Self::Scored {
            player: scored.player.0,
            points: scored.points,
            category: category_name(scored.category),
            rule: scored.rule,
            spot,
            end: scored.end,
            items: scored.items.iter().map(item).collect(),
        }
    }
}

const fn leave_reason(reason: LeaveReason) -> &'static str {
    match reason {
        LeaveReason::Scored => "scored",
        LeaveReason::Dragon => "dragon",
        LeaveReason::Princess => "princess",
        LeaveReason::OwnTower => "own-tower",
        LeaveReason::Captured => "captured",
        LeaveReason::Alone => "alone",
        LeaveReason::LeftBehind => "left-behind",
    }
}

/// The name of a category of points.
#[must_use]
pub const fn category_name(category: Category) -> &'static str {
    match category {
        Category::Road => "road",
        Category::City => "city",
        Category::Cloister => "cloister",
        Category::Field => "field",
        Category::Fairy => "fairy",
        Category::Goods => "goods",
        Category::Ransom => "ransom",
        Category::Surveyor => "surveyor",
    }
}

const fn counted(what: Counted) -> &'static str {
    match what {
        Counted::Tiles => "tile",
        Counted::Marks(mark) => mark.name(),
        Counted::Cities => "city",
        Counted::Fairy => "fairy",
        Counted::Majority(Mark::Wine) => "most-wine",
        Counted::Majority(Mark::Grain) => "most-grain",
        Counted::Majority(Mark::Cloth) => "most-cloth",
        Counted::Majority(_) => "majority",
        Counted::Captive => "captive",
        Counted::Surveyors => "surveyor",
    }
}
