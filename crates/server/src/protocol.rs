//! The messages: the JSON of requests, answers and pushes. Positions, actions and events are those
//! of `aude_record::wire`.

mod art;
mod change;
mod create;
mod hint;
mod history;
mod info;
mod push;
mod query;
mod question;
mod request;

pub use art::{Atlas, LiveryArt, SeaArt, SegmentArt, TileArt};
pub use change::Change;
pub use create::{
    Clock, Create, Created, Expiry, First, Import, ImportMode, Join, Joined, Level, NewSeat,
    SeatSecret,
};
pub use hint::{Hint, HintCandidate, HintFact, HintReason, HintStep};
pub use history::{
    ChartPoint, Fairness, History, HistoryStep, Summary, SummarySeat, Verdict, WrongDraw,
};
pub use info::{
    ChatLine, ClockNow, Outcome, Phase, SeatInfo, SeatKind, TableInfo, TableLine, Takeback,
};
pub use push::{Answer, Push};
pub use query::{
    DeadCells, Draft, FeatureInfo, Features, Fit, Fits, Legal, LogEntry, LogKind, Moved, Projected,
    ProjectedSeat, Remaining, View, Why,
};
pub use question::Query;
pub use request::{Hello, Request, RequestFrame};
