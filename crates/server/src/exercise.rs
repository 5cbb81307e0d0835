//! A position to play that is stored nowhere: a step of a lesson, a puzzle. It is answered about as
//! if it were at a table.

use aude_engine::{Event, Game, Rules, Spot};
use aude_record::wire::{HappenedJson, LegalActionJson, Next, SpotJson};
use aude_record::{GameSetup, digest};
use serde_json::Value;

use crate::errors::{Failure, Outcome};
use crate::protocol::{Legal, LogEntry, LogKind, Moved, Query, SeatKind, TableInfo, Written};
use crate::table::draft::Starting;
use crate::table::requests::{follow, json};
use crate::table::tally::Tally;
use crate::table::{outlook, questions};

/// A position and who is to decide in it.
pub(crate) struct Exercise<'a> {
    pub(crate) game: Game,
    /// The number of actions before it.
    pub(crate) moves: usize,
    pub(crate) seat: u8,
    pub(crate) version: u32,
    /// `classic` or `mayflower`.
    pub(crate) name: &'a str,
    pub(crate) names: &'a [String],
}

impl Exercise<'_> {
    /// Answers a question about it; actions are at most as many as `most`.
    pub(crate) fn query(self, query: Query, most: usize) -> Outcome<Written> {
        let Self { game, moves, seat, version, name, names } = self;
        let bounded = |values: &[Value]| Failure::check_actions(values.len(), most);
        let after = |values: &[Value]| {
            bounded(values)?;
            let mut game = game.clone();
            follow(&mut game, values).map(|()| game)
        };
        match query {
            Query::Draft { actions, .. } => {
                bounded(&actions)?;
                let (game, name, names) = (game.snapshot(), name.to_owned(), names.to_vec());
                json(&Starting { seat, version, game, moves, name, names }.draft(&actions)?)
            }
            Query::Legal => json(&Legal {
                version,
                next: Next::of(&game),
                actions: LegalActionJson::all(&game),
            }),
            Query::Why { action, after: values } => {
                json(&questions::why(after(&values)?, &action)?)
            }
            Query::Features { at, after: values, .. } => {
                json(&questions::features(&after(&values)?, version, at))
            }
            Query::Outlook { after: values } => json(&outlook::outlook(&after(&values)?, version)),
            Query::Fits { x, y } => json(&questions::fits(&game, x, y)),
            Query::Remaining => json(&questions::remaining(&game)),
            Query::DeadCells => json(&questions::dead(&game, version)),
            Query::Projected => json(&questions::projected(&game, version, Tally::default())),
            _ => Err(Failure::request("lesson/request", "this request is not answered here")),
        }
    }
}

/// The parts of the feature at a spot.
pub(crate) fn parts(game: &Game, at: Spot) -> Vec<SpotJson> {
    let board = game.board();
    let Some(tile) = board.tile_at(at.cell) else { return Vec::new() };
    questions::parts(game, board.feature(board.tile(tile).segment(at.segment)))
}

/// A turn part as a table would push it, with the version after it and who played it.
pub(crate) fn moved(
    game: &Game,
    (version, seat): (u32, u8),
    moves: Vec<String>,
    events: &[Event],
    names: &[String],
) -> Moved {
    let entry = LogEntry {
        version,
        kind: LogKind::Part,
        seat: Some(seat),
        moves,
        hash: digest(game),
        at: 0,
    };
    Moved {
        entry,
        events: events.iter().map(|event| HappenedJson::of(game, event, names)).collect(),
        next: Next::of(game),
        clocks: Vec::new(),
    }
}

/// The table it seems to be at. `me` has no name: that is the reader's.
pub(crate) fn table(id: &str, setup: &GameSetup, me: usize) -> TableInfo {
    let mut table = TableInfo { id: id.to_owned(), version: 1, ..TableInfo::unstored(setup) };
    for (index, seat) in table.seats.iter_mut().enumerate() {
        if index == me {
            seat.name.clear();
        } else {
            seat.kind = SeatKind::Computer;
        }
    }
    table
}
