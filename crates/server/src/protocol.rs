//! The messages: the JSON of requests, answers and pushes. Positions, actions and events are those
//! of `aude_record::wire`.

mod analysis;
mod art;
mod change;
mod create;
mod fault;
mod hint;
mod history;
mod info;
mod lesson;
mod outlook;
mod push;
mod puzzle;
mod query;
mod question;
mod request;
mod review;
mod setup;

pub use analysis::{
    AnalysisAsk, AnalysisJudge, AnalysisLine, AnalysisNode, AnalysisNote, AnalysisOpen,
    AnalysisPosition, AnalysisQuery, AnalysisRecord, AnalysisText, AnalysisTree, CandidatePart,
    Candidates, Completion, Completions, DrawChance, DrawChances, Judged,
};
pub use art::{Atlas, EmblemArt, LeastSize, LiveryArt, OffsetsArt, SeaArt, SegmentArt, TileArt};
pub use change::Change;
pub use create::{
    Clock, Create, Created, Expiry, First, Import, ImportMode, Join, Joined, Level, NewSeat,
    SeatSecret, Style,
};
pub use fault::{ImportFault, ImportFaults};
pub use hint::{Hint, HintCandidate, HintReason, HintStep};
pub use history::{
    ChartPoint, Fairness, History, HistoryStep, SeatNumber, Summary, SummarySeat, Verdict,
    WrongDraw,
};
pub use info::{
    ChatLine, ClockNow, GameOutcome, Phase, RematchOffer, SeatInfo, SeatKind, TableInfo, TableLine,
    Takeback,
};
pub use lesson::{
    LessonAttempt, LessonLine, LessonQuery, LessonStep, LessonTask, LessonVerdict, LessonView,
};
pub use outlook::{FlightOutlook, Outlook, Scorings, TowerOutlook};
pub use push::{Answer, Push, Written};
pub use puzzle::{
    PuzzleAttempt, PuzzleClosing, PuzzleCount, PuzzleLine, PuzzleList, PuzzleQuery, PuzzleReply,
    PuzzleVerdict, PuzzleView,
};
pub use query::{
    DeadCells, Draft, FeatureInfo, Features, Fit, Fits, Legal, LogEntry, LogKind, Moved, Projected,
    ProjectedSeat, Remaining, View, Why,
};
pub use question::Query;
pub use request::{Hello, Request, RequestFrame};
pub use review::ReviewState;
pub use setup::{
    AnalysisExport, AnalysisLayout, AnalysisPage, AnalysisSetup, SetupEdit, SetupFigure,
    SetupWanted,
};
