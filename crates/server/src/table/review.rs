//! The review of a game that is over.

use std::sync::Arc;

use aude_ai::Judge;
use aude_engine::Action;
use aude_record::Record;
use aude_review::Plan;

use super::history::Log;
use super::{Caller, Table};
use crate::errors::{Failure, Outcome};
use crate::protocol::ReviewState;
use crate::reviews::{Of, Versions, Work};

impl Table {
    /// The log of a game that may be reviewed: no player could gain from it any more.
    async fn reviewed(&self) -> Outcome<Log> {
        let log = self.read_log().await?;
        if log.phase.is_open() {
            let message = "a game can be reviewed when it is over";
            return Err(Failure::conflict("table/not-over", message));
        }
        Ok(log)
    }

    /// The review, or how far it is; it is begun if there is none.
    ///
    /// # Errors
    /// If the game is not over, or too many reviews are in progress.
    pub async fn review(self: &Arc<Self>, caller: &Caller) -> Outcome<ReviewState> {
        // Whoever waits asks again and again, and need not read the whole log each time.
        let now = self.lock().await?.version();
        if let Some(state) = self.shared.reviews.progress(&self.id, now) {
            return Ok(state);
        }
        let log = self.reviewed().await?;
        let version = u32::try_from(log.rows.len()).unwrap_or(u32::MAX);
        let hash = log.rows.last().map_or_else(String::new, |row| row.hash.clone());
        let of = Of { id: self.id.clone(), version, hash };
        let place = self.shared.questions.place(caller.address)?;
        let work = self.shared.questions.run(place, move || work(&log));
        self.shared.review(of, caller.address, work).await
    }

    /// What its review is made of.
    ///
    /// # Errors
    /// If the game is not over.
    pub(crate) async fn review_work(&self) -> Outcome<Work> {
        let log = self.reviewed().await?;
        let place = self.shared.questions.place(None)?;
        self.shared.questions.run(place, move || work(&log)).await
    }
}

/// The pieces of a review, and the version after each turn.
fn work(log: &Log) -> Outcome<Work> {
    let play = log.play(log.rows.len())?;
    let record = Record::of(&play.line().replay(), &log.names);
    let plan = Plan::new(&record, Judge::STANDARD);
    if plan.items().is_empty() {
        return Err(Failure::conflict("table/not-begun", "no tile has been drawn in this game"));
    }
    // The last entry that reached so many actions: moves may have been taken back before.
    let actions = |index: usize| play.marks[index].actions as usize;
    let reached = |count: usize| {
        let found = (0..play.marks.len()).rev().find(|&index| {
            let before = index.checked_sub(1).map_or(0, actions);
            before < count && actions(index) >= count
        });
        found.map_or(0, |index| index as u32 + 1)
    };
    let mut versions = Versions::default();
    for part in record.parts() {
        let own = &record.actions()[part.actions.clone()];
        let draws = own.iter().take_while(|action| matches!(action, Action::Draw(_))).count();
        let first = (part.actions.start + draws + 1).min(part.actions.end);
        versions.before.push(reached(first).saturating_sub(1));
        versions.played.push(reached(part.actions.end));
    }
    Ok((plan, versions))
}
