//! Looking back: earlier positions, the whole game step by step, points by category, the fairness
//! check.

use std::collections::BTreeMap;
use std::sync::Arc;

use aude_engine::game::Silent;
use aude_engine::{Game, Rules};
use aude_record::Record;
use aude_record::record::Header;
use aude_record::wire::{HappenedJson, Next, StateJson};
use serde_json::Value;

use super::log::{Line, Play};
use super::outlook::scored_parts;
use super::requests::{entry, json};
use super::{Caller, Inner, Table, aids_off, times};
use crate::errors::{Failure, Outcome};
use crate::fair::numbers::Share;
use crate::fair::{self, Unfair};
use crate::protocol::{
    ChartPoint, Clock, Fairness, First, History, HistoryStep, Moved, Phase, Scorings, SeatNumber,
    Summary, SummarySeat, Verdict, Written, WrongDraw,
};
use crate::store::EntryRow;

/// The most steps per answer.
const STEPS: u32 = 100;

/// What is needed to replay a log, without the table.
pub(crate) struct Log {
    start: Arc<Game>,
    pub(super) rows: Vec<EntryRow>,
    clock: Clock,
    game: String,
    pub(super) names: Vec<String>,
    pub(super) phase: Phase,
    aids: bool,
}

impl Log {
    /// Plays the first `many` entries.
    pub(super) fn play(&self, many: usize) -> Outcome<Play> {
        let rows = self.rows.get(..many).unwrap_or(&self.rows);
        Play::reading(Arc::clone(&self.start), rows, &self.clock)
    }

    /// Whether player aids may be given: during a game, the table may play without them.
    fn tells(&self) -> bool {
        self.aids || !self.phase.is_open()
    }

    fn state(&self, play: &Play) -> StateJson {
        play.state(&self.game, self.names.clone())
    }
}

impl Table {
    pub(super) async fn read_log(&self) -> Outcome<Log> {
        let (setup, clock, game, names, phase, aids) = {
            let inner = self.lock().await?;
            inner.playing()?;
            let head = &inner.head;
            let setup = head.setup(&inner.seed, &self.id);
            (setup, head.clock, head.game.clone(), head.names(), head.phase, head.aids)
        };
        let rows = self.shared.store.entries(&self.id, 0).await?;
        Ok(Log { start: self.shared.begin(&setup)?, rows, clock, game, names, phase, aids })
    }

    /// The position at an earlier version.
    pub(super) async fn at(&self, caller: &Caller, version: u32) -> Outcome<Written> {
        let place = self.shared.questions.place(caller.address)?;
        let log = self.read_log().await?;
        let many = check(&log, version)?;
        self.shared.questions.run(place, move || json(&log.state(&log.play(many)?))).await
    }

    /// A query about the position at a version, which some tables forbid during the game.
    pub(super) async fn aid_at(
        &self,
        caller: &Caller,
        version: u32,
        question: impl FnOnce(&Game, u32) -> Outcome<Written> + Send + 'static,
    ) -> Outcome<Written> {
        let place = self.shared.questions.place(caller.address)?;
        let log = self.read_log().await?;
        if !log.tells() {
            return Err(aids_off());
        }
        let many = check(&log, version)?;
        let answer = move || question(&log.play(many)?.game, version);
        self.shared.questions.run(place, answer).await
    }

    /// The game step by step, from a version on.
    pub(super) async fn history(
        &self,
        caller: &Caller,
        from: u32,
        most: Option<u32>,
    ) -> Outcome<History> {
        let place = self.shared.questions.place(caller.address)?;
        let log = self.read_log().await?;
        let first = check(&log, from)?;
        let most = most.unwrap_or(STEPS).clamp(1, STEPS) as usize;
        self.shared.questions.run(place, move || history(&log, first, most)).await
    }

    /// The features that were scored in a log entry.
    pub(super) async fn scorings(&self, caller: &Caller, version: u32) -> Outcome<Scorings> {
        let place = self.shared.questions.place(caller.address)?;
        let log = self.read_log().await?;
        let many = check(&log, version)?;
        let find = move || {
            let mut parts = Vec::new();
            if let Some((before, row)) = many.checked_sub(1).zip(log.rows.get(many.wrapping_sub(1)))
            {
                let mut play = log.play(before)?;
                play.replay_row(row, |game, heard| parts.extend(scored_parts(game, heard)))?;
            }
            Ok(Scorings { version, parts })
        };
        self.shared.questions.run(place, find).await
    }

    /// Points by category, and the scores after every entry.
    pub(super) async fn summary(&self, caller: &Caller) -> Outcome<Summary> {
        let place = self.shared.questions.place(caller.address)?;
        let log = self.read_log().await?;
        self.shared.questions.run(place, move || summary(&log)).await
    }

    /// Whether every draw matches the promised seed.
    pub(super) async fn fairness(&self, caller: &Caller) -> Outcome<Fairness> {
        let inner = self.lock().await?;
        inner.playing()?;
        let info = self.info(&inner);
        let shares = inner.head.shares();
        let mut fairness = Fairness {
            verdict: Verdict::Fair,
            table: info.id,
            seed_hash: info.seed_hash,
            seed: info.seed,
            seed_given: info.seed_given,
            first: info.first,
            draws: 0,
            imported_draws: inner.head.imported_draws,
            scope: inner.head.seed_scope(&self.id).to_owned(),
            numbers: shares.into_iter().map(seat_number).collect(),
            bag: BTreeMap::new(),
            drawn: Vec::new(),
            wrong: None,
            text: String::new(),
        };
        drop(inner);
        let (verdict, text) = match info.phase {
            Phase::Replay => (Verdict::None, "no draws of this game were made here".to_owned()),
            _ if fairness.seed.is_none() => {
                (Verdict::Secret, "the seed is revealed when the game is over".to_owned())
            }
            _ => {
                let imported = fairness.imported_draws;
                let check = move |record: &Record| {
                    (fair::verify_record(record), fair::drawn(record, imported))
                };
                let (checked, drawn) = self.with_record(caller, None, check).await?;
                (fairness.bag, fairness.drawn) = drawn;
                match checked {
                    Ok(verified) => {
                        fairness.draws = verified.draws;
                        (Verdict::Fair, verified.to_string())
                    }
                    Err(unfair) => {
                        let text = unfair.to_string();
                        if let Unfair::Draw { number, found, expected } = unfair {
                            fairness.wrong = Some(WrongDraw { number, found, expected });
                        }
                        (Verdict::Unfair, text)
                    }
                }
            }
        };
        Ok(Fairness { verdict, text, ..fairness })
    }

    /// What leads to the game at a version, or as it is now.
    pub(crate) async fn moment(&self, version: Option<u32>) -> Outcome<Moment> {
        let Some(version) = version else {
            return Ok(Moment::Now(self.lock().await?.playing()?.line()));
        };
        let log = self.read_log().await?;
        let many = check(&log, version)?;
        Ok(Moment::Then(log, many))
    }

    /// The record of the game up to a version, or so far; with the seed once it is over.
    ///
    /// # Errors
    /// If the game has not started, or has not got that far.
    pub async fn record(&self, caller: &Caller, version: Option<u32>) -> Outcome<String> {
        self.with_record(caller, version, Record::to_text).await
    }

    async fn with_record<T: Send + 'static>(
        &self,
        caller: &Caller,
        version: Option<u32>,
        look: impl FnOnce(&Record) -> T + Send + 'static,
    ) -> Outcome<T> {
        let place = self.shared.questions.place(caller.address)?;
        let (names, headers, clock) = {
            let inner = self.lock().await?;
            inner.playing()?;
            (inner.head.names(), self.record_headers(&inner), inner.head.clock)
        };
        let moment = match version {
            // The readings of the clocks are in the log.
            None if clock != Clock::None => Moment::whole(self.read_log().await?),
            version => self.moment(version).await?,
        };
        let make = move || {
            let mut record = Record::of(&moment.replay()?, &names);
            if let Moment::Then(log, many) = &moment {
                times::note(&mut record, log.rows.get(..*many).unwrap_or(&log.rows), &clock);
            }
            for header in headers {
                record.set_header(header);
            }
            Ok(look(&record))
        };
        self.shared.questions.run(place, make).await
    }

    /// What a record says about its draws.
    fn record_headers(&self, inner: &Inner) -> Vec<Header> {
        let mut headers = Vec::new();
        let mut add = |key: &str, value: String| headers.extend(Header::new(key, vec![value]));
        let phase = inner.head.phase;
        if phase != Phase::Replay {
            add(fair::HEADER_GAME, self.id.clone());
            add(fair::HEADER_COMMITMENT, fair::commitment(&inner.seed));
            if let Some(scope) = &inner.head.seed_scope {
                add(fair::HEADER_SCOPE, scope.clone());
            }
            let first = match inner.head.first {
                First::Random => fair::RANDOM,
                First::Seat(_) => fair::SET,
            };
            add(fair::HEADER_FIRST, first.to_owned());
            if inner.head.imported_draws > 0 {
                add(fair::HEADER_IMPORTED, inner.head.imported_draws.to_string());
            }
            if inner.head.is_revealed() {
                add(fair::HEADER_SEED, blake3::Hash::from_bytes(inner.seed).to_hex().to_string());
            }
            headers.extend(fair::number_headers(&inner.head.shares()));
        }
        headers
    }
}

/// A game at some version, still to be replayed.
pub(crate) enum Moment {
    Now(Line),
    Then(Log, usize),
}

impl Moment {
    /// The end of a log.
    fn whole(log: Log) -> Self {
        let many = log.rows.len();
        Self::Then(log, many)
    }

    /// The game with its complete history; off the async threads.
    pub(crate) fn replay(&self) -> Outcome<Game> {
        match self {
            Self::Now(line) => Ok(line.replay()),
            Self::Then(log, many) => Ok(log.play(*many)?.line().replay()),
        }
    }
}

fn seat_number(share: Share) -> SeatNumber {
    SeatNumber { hash: share.hash, number: share.number }
}

/// The number of entries up to a version, if the log has it.
fn check(log: &Log, version: u32) -> Outcome<usize> {
    let many = usize::try_from(version).unwrap_or(usize::MAX);
    if many > log.rows.len() {
        let now = u32::try_from(log.rows.len()).unwrap_or(u32::MAX);
        let failure = Failure::request("request/version", "the game has not got that far yet");
        return Err(failure.at_version(now));
    }
    Ok(many)
}

fn history(log: &Log, first: usize, most: usize) -> Outcome<History> {
    let mut play = log.play(first)?;
    let start = log.state(&play);
    let mut before = start.clone();
    let mut steps = Vec::new();
    for row in log.rows.iter().skip(first).take(most) {
        let mut events = Vec::new();
        play.replay_row(row, |game, heard| {
            events.extend(heard.iter().map(|event| HappenedJson::of(game, event, &log.names)));
        })?;
        let after = log.state(&play);
        let Some(entry) = entry(row) else { continue };
        let moved = Moved { entry, events, next: Next::of(&play.game), clocks: play.left.clone() };
        steps.push(step(moved, &before, &after)?);
        before = after;
    }
    let done = first + steps.len();
    let number = |many: usize| u32::try_from(many).unwrap_or(u32::MAX);
    Ok(History {
        version: number(log.rows.len()),
        from: number(first),
        start,
        next: (done < log.rows.len()).then(|| number(done)),
        steps,
    })
}

/// An entry with what it changed.
fn step(moved: Moved, before: &StateJson, after: &StateJson) -> Outcome<HistoryStep> {
    let same = before.tiles.iter().zip(&after.tiles).take_while(|(one, other)| one == other);
    let kept = same.count();
    let fields = |state: &StateJson| match serde_json::to_value(state) {
        Ok(Value::Object(fields)) => Ok(fields),
        _ => Err(Failure::request("request/state", "no such position")),
    };
    let (old, new) = (fields(before)?, fields(after)?);
    let changed = new
        .into_iter()
        .filter(|(key, value)| key != "tiles" && old.get(key) != Some(value))
        .collect();
    let tiles = after.tiles.get(kept..).unwrap_or_default().to_vec();
    Ok(HistoryStep { moved, kept: u32::try_from(kept).unwrap_or(u32::MAX), tiles, changed })
}

fn summary(log: &Log) -> Outcome<Summary> {
    let mut play = log.play(0)?;
    let told = log.tells();
    let mut chart = Vec::with_capacity(log.rows.len());
    for row in &log.rows {
        play.replay_row(row, |_, _| ())?;
        chart.push(ChartPoint {
            version: row.version,
            tiles: u32::try_from(play.game.board().placed().len()).unwrap_or(u32::MAX),
            scores: play.game.scores().to_vec(),
            projected: told.then(|| play.game.ended(&mut Silent).scores().to_vec()),
        });
    }
    let seats = play.game.scores().iter().enumerate().map(|(seat, &total)| SummarySeat {
        total,
        categories: play.tally.of(seat),
        at_end: play.tally.at_end(seat),
    });
    Ok(Summary {
        version: play.version(),
        over: !log.phase.is_open(),
        seats: seats.collect(),
        chart,
    })
}
