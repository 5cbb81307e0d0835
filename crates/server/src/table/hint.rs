//! Hints: computed on the computer players' threads, one at a time per seat, never in anyone's way.

use std::sync::{Arc, PoisonError};
use std::time::Instant;

use aude_engine::game::Scored;
use aude_engine::{Action, Cell, Event, Game, Rules, Spot};
use aude_record::notation;
use aude_record::wire::{ActionJson, HappenedJson, SpotJson};
use aude_review::report::ReviewFact;
use aude_review::review_facts;
use serde_json::Value;

use super::draft::{Applied, apply_values};
use super::{Caller, Table};
use crate::computer::{self, Step};
use crate::errors::{Failure, Outcome};
use crate::limits::{Bucket, Place};
use crate::pool::Lane;
use crate::protocol::{Hint, HintCandidate, HintReason, HintStep};

/// Candidates reported per decision.
const CANDIDATES: usize = 5;
/// Searches that may be waiting before hints are refused.
const CROWD: usize = 64;

/// What a table remembers about a seat's hints.
#[derive(Debug)]
pub(super) struct Asked {
    seat: u8,
    busy: bool,
    bucket: Bucket,
    /// The last one: if requested again, it need not be recomputed.
    last: Option<(u32, Vec<Value>, Hint)>,
}

/// A seat's hint in progress. The work owns it: a client that goes away makes no room for another
/// hint before this one is done.
struct Busy {
    table: Arc<Table>,
    seat: u8,
    _place: Place,
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.table.with_asked(self.seat, |asked| asked.busy = false);
    }
}

impl Table {
    fn with_asked<T>(&self, seat: u8, look: impl FnOnce(&mut Asked) -> T) -> T {
        let mut all = self.hints.lock().unwrap_or_else(PoisonError::into_inner);
        let index = match all.iter().position(|asked| asked.seat == seat) {
            Some(index) => index,
            None => {
                let bucket = Bucket::new(1, Instant::now());
                all.push(Asked { seat, busy: false, bucket, last: None });
                all.len() - 1
            }
        };
        look(&mut all[index])
    }

    /// The best turn part for a seat whose turn it is, after what it has drafted so far.
    pub(super) async fn hint(
        self: &Arc<Self>,
        caller: &Caller,
        seat: u8,
        after: Vec<Value>,
    ) -> Outcome<Hint> {
        let (game, version, names) = {
            let inner = self.lock().await?;
            caller.check(&inner, seat)?;
            inner.check_aids()?;
            let version = inner.version();
            inner.check_turn(seat, version)?;
            let names = inner.head.names();
            let mut game = inner.playing()?.game.snapshot();
            apply_values(&mut Applied::default(), &mut game, seat, &after, &names)?;
            (game, version, names)
        };
        let place = self.shared.hints.place(caller.address)?;
        if let Some(known) = self.begin_hint(seat, version, &after)? {
            return Ok(known);
        }
        let busy = Busy { table: Arc::clone(self), seat, _place: place };
        let time = self.shared.config.times.hint;
        let dice = u64::from(seat) << 32 | u64::from(version);
        let thought = self.shared.computers.run(Lane::Deep, move |players, crowd| {
            let steps = computer::advice(players, &game, time, crowd, dice);
            let hint = tell(game, version, seat, &steps, &names);
            let kept = Some((version, after, hint.clone()));
            busy.table.with_asked(seat, |asked| asked.last = kept);
            metrics::counter!("aude_hints_total").increment(1);
            hint
        });
        thought.await.map_err(|_| {
            let status = axum::http::StatusCode::INTERNAL_SERVER_ERROR;
            Failure::new(status, "server/computer", "no hint is available right now")
        })
    }

    /// Whether a hint may be computed; the known one, if it is requested again.
    fn begin_hint(&self, seat: u8, version: u32, after: &[Value]) -> Outcome<Option<Hint>> {
        let crowded = self.shared.computers.waiting() > CROWD;
        self.with_asked(seat, |asked| {
            if asked.busy {
                return Err(Failure::limit(
                    "limit/hint",
                    "a hint for this seat is already being prepared",
                ));
            }
            if !asked.bucket.take(Instant::now()) {
                return Err(Failure::limit("limit/hint", "too many hints; wait a moment"));
            }
            if let Some((at, same, hint)) = &asked.last
                && (*at, same.as_slice()) == (version, after)
            {
                return Ok(Some(hint.clone()));
            }
            if crowded {
                let message = "too many computer players are busy; ask again in a moment";
                return Err(Failure::limit("limit/hint", message));
            }
            asked.busy = true;
            Ok(None)
        })
    }
}

/// A hint as text and data, by playing its steps in a copy of the game.
fn tell(mut game: Game, version: u32, seat: u8, steps: &[Step], names: &[String]) -> Hint {
    let before = game.scores().to_vec();
    let mut hint = Hint {
        version,
        seat,
        moves: Vec::new(),
        points: Vec::new(),
        events: Vec::new(),
        steps: Vec::new(),
        facts: facts(&game, steps, names),
        text: String::new(),
    };
    for step in steps {
        let mut told = HintStep {
            text: notation::write(&game, step.action),
            candidates: candidates(&game, step),
            reasons: expected(&game, step, names),
            simulations: step.decision.simulations,
        };
        let mut events = Vec::new();
        if game.apply(step.action, &mut events).is_err() {
            break;
        }
        let happened: Vec<_> =
            events.iter().map(|event| HappenedJson::of(&game, event, names)).collect();
        let booked = events.iter().zip(&happened).filter_map(|(event, happened)| match event {
            Event::Scored(scored) => Some(booked(&game, scored, happened)),
            _ => None,
        });
        told.reasons.splice(0..0, booked);
        hint.moves.push(told.text.clone());
        hint.events.extend(happened);
        hint.steps.push(told);
    }
    let points = game.scores().iter().zip(before).map(|(after, before)| after - before);
    hint.points = points.collect();
    let reasons = hint.steps.iter().flat_map(|step| &step.reasons);
    let weightiest = reasons.max_by(|a, b| a.points.abs().total_cmp(&b.points.abs()));
    let told = hint.facts.first().map(|fact| &fact.text);
    hint.text = told.or(weightiest.map(|reason| &reason.text)).cloned().unwrap_or_default();
    hint
}

/// What the steps together do according to the rules.
fn facts(game: &Game, steps: &[Step], names: &[String]) -> Vec<ReviewFact> {
    let actions: Vec<Action> = steps.iter().map(|step| step.action).collect();
    review_facts(game, &actions, names)
}

fn candidates(game: &Game, step: &Step) -> Vec<HintCandidate> {
    let candidates = step.decision.candidates.iter().take(CANDIDATES);
    let told = candidates.map(|candidate| HintCandidate {
        text: notation::write(game, candidate.action),
        action: ActionJson::of(game, candidate.action),
        margin: number(candidate.margin),
        error: number(candidate.error),
        visits: candidate.visits,
    });
    told.collect()
}

/// The evaluation's reasons for a step.
fn expected(game: &Game, step: &Step, names: &[String]) -> Vec<HintReason> {
    let (cell, spot) = place(step.action);
    let told = step.decision.reasons.iter().map(|reason| {
        let name = names.get(reason.player.index()).map_or("", String::as_str);
        HintReason {
            kind: reason.term.name().to_owned(),
            seat: reason.player.0,
            points: number(reason.points),
            cell: cell.map(|cell| [cell.x(), cell.y()]),
            spot: spot.and_then(|spot| SpotJson::of(game, spot)),
            text: format!("{name} {:+.1}: {}", reason.points, reason.term.about()),
        }
    });
    told.collect()
}

/// Points scored immediately by the rules.
fn booked(game: &Game, scored: &Scored, happened: &HappenedJson) -> HintReason {
    HintReason {
        kind: "scored".to_owned(),
        seat: scored.player.0,
        points: f32::from(scored.points),
        cell: scored.at.map(|spot| [spot.cell.x(), spot.cell.y()]),
        spot: scored.at.and_then(|spot| SpotJson::of(game, spot)),
        text: happened.text.clone(),
    }
}

/// Where an action takes place.
const fn place(action: Action) -> (Option<Cell>, Option<Spot>) {
    match action {
        Action::Place { cell, .. } | Action::Tower(cell) => (Some(cell), None),
        Action::Put { at, .. }
        | Action::Fairy(at)
        | Action::Princess(at)
        | Action::Capture(at)
        | Action::Score(at) => (Some(at.cell), Some(at)),
        Action::Draw(_)
        | Action::Pass
        | Action::Exchange(_)
        | Action::Ransom { .. }
        | Action::Dragon(_) => (None, None),
    }
}

/// JSON has no infinity.
const fn number(value: f32) -> f32 {
    if value.is_finite() { value } else { 0.0 }
}
