//! A review as data. Points and chances are rounded to hundredths, so that everything adds up as it
//! is shown.

use aude_record::wire::ActionJson;
use serde::{Deserialize, Serialize};

/// A reviewed game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Review {
    /// The judge's name: reviews by different judges cannot be compared.
    pub judge: String,
    /// Simulations for each turn part; 0 if only luck was judged.
    pub simulations: u32,
    /// Whether the game is over; otherwise its end is what the judge expects.
    pub over: bool,
    /// The players' names.
    pub players: Vec<String>,
    /// Expected margins before the first draw, by seat: the mean over all tiles that could be drawn.
    pub start: Vec<f32>,
    /// Chances of winning before the first draw, by seat.
    pub start_win: Vec<f32>,
    /// Final margins, by seat.
    pub end: Vec<f32>,
    /// Every turn part in order.
    pub turns: Vec<ReviewTurn>,
    /// Sums by seat.
    pub totals: Vec<ReviewTotal>,
    /// The moments that mattered most, at most three, most important first.
    pub moments: Vec<KeyMoment>,
    /// The same among each player's own decisions, by seat; empty in reviews made before there was this.
    #[serde(default)]
    pub own: Vec<Vec<KeyMoment>>,
}

/// A turn part.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct ReviewTurn {
    /// Counted from 1, as in the record.
    pub number: u32,
    /// Whose turn it is.
    pub seat: u8,
    /// Whether it is the second part of a double turn.
    pub second: bool,
    /// Actions of the record before it, and after it.
    pub actions: [u32; 2],
    /// Tiles left after it.
    pub left: u16,
    /// Its draws: several if tiles were put away.
    pub draws: Vec<ReviewDraw>,
    /// Its decisions.
    pub decisions: Vec<ReviewDecision>,
    /// The moves played, without draws.
    pub played: Vec<ReviewMove>,
    /// The best turn part found, if it is another.
    pub best: Vec<ReviewMove>,
    /// Expected margins after it, by seat.
    pub margins: Vec<f32>,
    /// Chances of winning after it, by seat.
    pub win: Vec<f32>,
    /// What luck and losses do not explain, by seat.
    pub remainder: Vec<f32>,
    /// Whether everything to the end of the game was counted out.
    pub exact: bool,
}

/// A draw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct ReviewDraw {
    /// The tile's id.
    pub tile: String,
    /// The chance of drawing it.
    pub chance: f32,
    /// What it changed in everybody's margins, by seat.
    pub luck: Vec<f32>,
    /// 1 or 2 for a lucky or very lucky draw of the player to move, -1 or -2 for an unlucky one.
    pub mark: i8,
}

/// A decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct ReviewDecision {
    /// Who decided: not always the player whose turn it is.
    pub seat: u8,
    /// What was decided: `placement`; the feature a figure was put on (`road`, `city`, `cloister`,
    /// `field`, `roof`) or `none`; `fairy`, `princess`, `tower`, `capture`, `exchange`, `ransom`,
    /// `dragon` or `score`.
    pub kind: String,
    /// The move.
    pub text: String,
    /// The number of legal moves.
    pub options: u32,
    /// Points lost against the best move.
    pub loss: f32,
    /// The standard error of that.
    pub error: f32,
    /// Whether the moves differ by more than the judge can be wrong.
    pub unforced: bool,
    /// What the move changed in everybody's margins against the best one, by seat.
    pub effect: Vec<f32>,
    /// After a decision of another player in the turn: the better moves from here on, if there are any.
    /// Before, they are the best of the turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<ReviewMove>>"))]
    pub better: Vec<ReviewMove>,
}

/// A move as text and data.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct ReviewMove {
    /// As in the record.
    pub text: String,
    /// As in the engine protocol.
    pub action: Option<ActionJson>,
}

/// A player's sums.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct ReviewTotal {
    /// The luck of the player's own draws.
    pub luck: f32,
    /// What the others' draws changed in this player's margin.
    pub luck_of_others: f32,
    /// Points lost by the player's own decisions.
    pub loss: f32,
    /// Points that the others' decisions gave to this player's margin.
    pub gifts: f32,
    /// What luck and losses do not explain.
    pub remainder: f32,
    /// The final margin without anybody's luck.
    pub adjusted: f32,
    /// Turn parts in which the player had a real decision.
    pub unforced: u32,
    /// The mean loss in those; 0 without any. Losses elsewhere are smaller than the noise.
    pub rate: f32,
    /// The level whose error rate is nearest; none without decisions.
    pub grade: Option<String>,
    /// Sums by phase: the first, second and last third of the tiles.
    pub phases: Vec<ReviewSum>,
    /// Sums by kind of decision, largest loss first.
    pub kinds: Vec<ReviewSum>,
}

/// Losses and luck of a phase or of a kind of decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct ReviewSum {
    /// `opening`, `middle` or `ending`, or a kind of decision.
    pub name: String,
    /// How many unforced decisions.
    pub many: u32,
    /// Points lost.
    pub loss: f32,
    /// The luck of the player's own draws; 0 for a kind of decision.
    pub luck: f32,
}

/// A moment that mattered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct KeyMoment {
    /// The index of its turn among all.
    pub turn: u32,
    /// Who decided.
    pub seat: u8,
    /// Points lost.
    pub loss: f32,
    /// The loss in chances of winning.
    pub win: f32,
    /// What was played does this, most important first.
    pub played: Vec<ReviewFact>,
    /// The better turn part.
    pub better: Vec<ReviewMove>,
    /// It does this.
    pub facts: Vec<ReviewFact>,
}

/// A fact about a turn part, checked by the rules (docs/players.md).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct ReviewFact {
    /// Such as `scores`, `takes`, `blocks` or `needs`.
    pub kind: String,
    /// Whom it is about.
    pub seat: u8,
    /// What points are for, or the kind of feature: a category such as `city`.
    pub what: Option<String>,
    /// The tile or open cell it is about, x and y.
    pub cell: Option<[i16; 2]>,
    /// Points, if it is about points.
    pub points: i16,
    /// A number, if it is about a number.
    pub count: u16,
    /// Out of how many.
    pub of: u16,
    /// A sentence in English.
    pub text: String,
}
