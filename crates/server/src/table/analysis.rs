//! Analysis: a line of play comes with every request, and nothing is stored.

mod page;
pub(crate) mod search;
mod setup;
mod tree;
mod tried;

use std::net::IpAddr;
use std::sync::Arc;

use aude_engine::{Action, Actor, Game, Rules};
use aude_record::wire::{LegalActionJson, Next};
use aude_record::{limits, notation};
use serde_json::Value;

use super::draft::{self, Starting};
use super::lifecycle::read_game;
use super::requests::{follow, json};
use super::tally::Tally;
use super::{outlook, questions};
use crate::errors::{Failure, Outcome};
use crate::pool::Lane;
use crate::protocol::{
    AnalysisExport, AnalysisJudge, AnalysisLayout, AnalysisLine, AnalysisOpen, AnalysisPage,
    AnalysisPosition, AnalysisQuery, AnalysisRecord, AnalysisSetup, AnalysisText, AnalysisTree,
    Judged, Legal, Query, Written,
};
use crate::shared::Shared;
use tried::Tried;

/// Moves after a record: more than any game has.
const MOST: usize = 4_000;

/// The end of a line of play.
pub(crate) struct Position {
    pub(crate) game: Game,
    /// The same before the latest draw.
    pub(super) before_draw: Game,
    /// The number of actions so far.
    pub(super) version: usize,
    /// `classic` or `mayflower`.
    pub(super) name: String,
    pub(super) names: Vec<String>,
    tally: Tally,
}

impl Position {
    /// Reads a line; off the async threads.
    pub(crate) fn read(line: &AnalysisLine, shared: &Shared) -> Outcome<Self> {
        if line.moves.len() > MOST {
            let message = format!("a line of play has at most {MOST} moves");
            return Err(Failure::request("limit/actions", message));
        }
        let record = read_game(&line.record, shared)?;
        let (mut game, mut tally) = (record.start().snapshot(), Tally::default());
        for &action in record.actions() {
            game.apply_unchecked(action, &mut tally);
        }
        for text in &line.moves {
            let action = read(&game, text)?;
            game.apply(action, &mut tally).map_err(|refusal| Failure::from(&refusal))?;
        }
        let version = game.actions().len();
        let setup = record.setup();
        let (name, names) = (setup.game.clone(), setup.players.clone());
        let position = game.snapshot();
        while game.actor() != Actor::Chance && !game.actions().is_empty() {
            game.undo();
        }
        Ok(Self { game: position, before_draw: game.snapshot(), version, name, names, tally })
    }

    fn answer(&self, query: Query) -> Outcome<Written> {
        let (game, version) = (&self.game, u32::try_from(self.version).unwrap_or(u32::MAX));
        let after = |actions: &[Value]| {
            let mut game = game.snapshot();
            follow(&mut game, actions)?;
            Ok::<Game, Failure>(game)
        };
        match query {
            Query::Draft { seat, version: seen, actions } => {
                if seen != version {
                    let message = "this was based on another position";
                    return Err(Failure::conflict("commit/conflict", message).at_version(version));
                }
                let start = Starting {
                    seat,
                    version,
                    game: game.snapshot(),
                    moves: self.version,
                    name: self.name.clone(),
                    names: self.names.clone(),
                };
                json(&start.draft(&actions)?)
            }
            Query::Legal => {
                json(&Legal { version, next: Next::of(game), actions: LegalActionJson::all(game) })
            }
            Query::Why { action, after: before } => {
                json(&questions::why(after(&before)?, &action)?)
            }
            Query::Features { at, version: None, after: before } => {
                json(&questions::features(&after(&before)?, version, at))
            }
            Query::Fits { x, y } => json(&questions::fits(game, x, y)),
            Query::Remaining => json(&questions::remaining(game)),
            Query::DeadCells => json(&questions::dead(game, version)),
            Query::Projected => json(&questions::projected(game, version, self.tally)),
            Query::Outlook { after: before } => json(&outlook::outlook(&after(&before)?, version)),
            _ => {
                Err(Failure::request("request/field", "this cannot be asked about a line of play"))
            }
        }
    }

    /// Reads the moves of a turn part: the actions until the next draw.
    fn part(&self, moves: &[String]) -> Outcome<Vec<Action>> {
        let (mut game, mut actions) = (self.game.snapshot(), Vec::new());
        for text in moves {
            if !matches!(game.actor(), Actor::Player(_)) {
                let message = "the turn part ends before the last of these actions";
                return Err(Failure::request("commit/too-many", message));
            }
            let action = read(&game, text)?;
            game.apply(action, &mut aude_engine::game::Silent).map_err(|r| Failure::from(&r))?;
            actions.push(action);
        }
        Ok(actions)
    }
}

fn read(game: &Game, text: &str) -> Outcome<Action> {
    notation::read(game, text).map_err(|error| {
        let shown: String = text.chars().take(limits::MOVE_CHARS).collect();
        Failure::request("request/action", format!("{shown}: {error}"))
    })
}

/// Answers a query about a line of play.
pub(crate) async fn query(
    shared: &Arc<Shared>,
    address: Option<IpAddr>,
    asked: AnalysisQuery,
) -> Outcome<Written> {
    if let Query::Draft { actions, .. }
    | Query::Why { after: actions, .. }
    | Query::Features { after: actions, .. }
    | Query::Outlook { after: actions } = &asked.query
    {
        Failure::check_actions(actions.len(), shared.config.limits.actions)?;
    }
    let place = shared.questions.place(address)?;
    let own = Arc::clone(shared);
    let answer = move || Position::read(&asked.line, &own)?.answer(asked.query);
    shared.questions.run(place, answer).await
}

/// Opens a game with everything that was tried in it, or an empty table.
pub(crate) async fn open(
    shared: &Arc<Shared>,
    address: Option<IpAddr>,
    asked: AnalysisOpen,
) -> Outcome<AnalysisTree> {
    let place = shared.questions.place(address)?;
    let own = Arc::clone(shared);
    shared.questions.run(place, move || tree::open(&asked, &own)).await
}

/// Writes a tree as a record.
pub(crate) async fn record(
    shared: &Arc<Shared>,
    address: Option<IpAddr>,
    asked: AnalysisRecord,
) -> Outcome<AnalysisText> {
    let place = shared.questions.place(address)?;
    let own = Arc::clone(shared);
    let write = move || Ok(AnalysisText { record: tree::write(&asked, &own)? });
    shared.questions.run(place, write).await
}

/// Sets up a position.
pub(crate) async fn set_up(
    shared: &Arc<Shared>,
    address: Option<IpAddr>,
    asked: AnalysisSetup,
) -> Outcome<AnalysisLayout> {
    let place = shared.questions.place(address)?;
    let own = Arc::clone(shared);
    shared.questions.run(place, move || setup::set_up(&asked, &own)).await
}

/// Writes a tree as one HTML page, with boards as `draw` makes them.
pub(crate) async fn page(
    shared: &Arc<Shared>,
    address: Option<IpAddr>,
    asked: AnalysisExport,
    draw: fn(&Game) -> String,
) -> Outcome<AnalysisPage> {
    let place = shared.pictures.place(address)?;
    let own = Arc::clone(shared);
    let write = move || Ok(AnalysisPage { html: page::page(&asked, &own, draw)? });
    shared.pictures.run(place, write).await
}

/// The position at the end of a line of play.
pub(crate) async fn position(
    shared: &Arc<Shared>,
    address: Option<IpAddr>,
    line: AnalysisLine,
) -> Outcome<AnalysisPosition> {
    let place = shared.questions.place(address)?;
    let own = Arc::clone(shared);
    let find = move || {
        let Position { game, version, name, names, .. } = Position::read(&line, &own)?;
        Ok(AnalysisPosition {
            version: u32::try_from(version).unwrap_or(u32::MAX),
            state: draft::state(&game, version, &name, names),
            legal: LegalActionJson::all(&game),
        })
    };
    shared.questions.run(place, find).await
}

/// Judges a turn part.
pub(crate) async fn judge(
    shared: &Arc<Shared>,
    address: Option<IpAddr>,
    asked: AnalysisJudge,
) -> Outcome<Judged> {
    let place = shared.questions.place(address)?;
    let own = Arc::clone(shared);
    let prepare = move || Tried::read(Position::read(&asked.line, &own)?, &asked);
    let tried = shared.questions.run(place, prepare).await?;
    let place = shared.questions.place(address)?;
    let judged = shared.computers.run(Lane::Spare, move |_, _| {
        let _held = place;
        tried.verdict()
    });
    judged.await.map_err(|_| Failure::broken())
}
