//! Requests at the table, and their answers.

use std::sync::Arc;

use aude_engine::{Game, Rules};
use aude_record::wire::{LegalActionJson, Next};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::to_raw_value;

use super::draft::read;
use super::tally::Tally;
use super::{Caller, Table, outlook, questions};
use crate::computer::Opponent;
use crate::errors::{Failure, Outcome};
use crate::protocol::{Change, Legal, LogEntry, LogKind, Query, Request, Written};
use crate::secret::Source;
use crate::store::EntryRow;
use crate::tables::Tables;

impl Table {
    /// Answers a request. Whatever it changes is written and broadcast before the answer is sent.
    ///
    /// # Errors
    /// Why it failed; then nothing has changed.
    pub async fn answer(
        self: &Arc<Self>,
        tables: &Arc<Tables>,
        caller: &Caller,
        request: Request,
    ) -> Outcome<Written> {
        match request {
            Request::Query(query) => {
                let answer = self.query(caller, query).await?;
                // What takes long may be the past by now.
                self.check_own()?;
                Ok(answer)
            }
            Request::Change(change) => {
                let (table, tables, caller) =
                    (Arc::clone(self), Arc::clone(tables), caller.clone());
                self.shared
                    .finish(async move { table.change(&tables, &caller, change).await })
                    .await
            }
        }
    }

    /// Requests that change nothing.
    async fn query(self: &Arc<Self>, caller: &Caller, query: Query) -> Outcome<Written> {
        match query {
            Query::Ping => json(&()),
            Query::View => {
                let sight = self.sight(&*self.lock().await?, caller);
                json(&self.view(sight).await?)
            }
            Query::Draft { seat, version, actions } => {
                self.check_actions(&actions)?;
                let start = {
                    let inner = self.lock().await?;
                    caller.check(&inner, seat)?;
                    inner.start_draft(seat, version)?
                };
                json(&start.draft(&actions)?)
            }
            Query::Why { action, after } => {
                self.check_actions(&after)?;
                self.why(&action, &after).await
            }
            Query::Legal => {
                let (game, version) = {
                    let inner = self.lock().await?;
                    let play = inner.playing()?;
                    (play.copy(), play.version())
                };
                json(&Legal {
                    version,
                    next: Next::of(&game),
                    actions: LegalActionJson::all(&game),
                })
            }
            Query::Features { at, version, after } => {
                self.check_actions(&after)?;
                let features = move |game: &Game, version: u32| {
                    let mut game = game.clone();
                    follow(&mut game, &after)?;
                    json(&questions::features(&game, version, at))
                };
                match version {
                    Some(version) => self.aid_at(caller, version, features).await,
                    None => self.aid(caller, move |game, version, _| features(game, version)).await,
                }
            }
            Query::Fits { x, y } => {
                self.aid(caller, move |game, _, _| json(&questions::fits(game, x, y))).await
            }
            Query::Remaining => {
                self.aid(caller, |game, _, _| json(&questions::remaining(game))).await
            }
            Query::DeadCells => {
                self.aid(caller, |game, version, _| json(&questions::dead(game, version))).await
            }
            Query::Projected => {
                let project =
                    |game: &Game, version, tally| json(&questions::projected(game, version, tally));
                self.aid(caller, project).await
            }
            Query::Outlook { after } => {
                self.check_actions(&after)?;
                self.aid(caller, move |game, version, _| {
                    let mut game = game.clone();
                    follow(&mut game, &after)?;
                    json(&outlook::outlook(&game, version))
                })
                .await
            }
            Query::Scorings { version } => json(&self.scorings(caller, version).await?),
            Query::Hint { seat, after } => {
                self.check_actions(&after)?;
                json(&self.hint(caller, seat, after).await?)
            }
            Query::Log { from } => json(&self.log(from).await?),
            Query::Position { version } => self.at(caller, version).await,
            Query::History { from, limit } => json(&self.history(caller, from, limit).await?),
            Query::Summary => json(&self.summary(caller).await?),
            Query::VerifyDraws => json(&self.fairness(caller).await?),
        }
    }

    /// Requests that change something. They run to completion even if nobody waits for the answer.
    async fn change(
        self: &Arc<Self>,
        tables: &Arc<Tables>,
        caller: &Caller,
        change: Change,
    ) -> Outcome<Written> {
        let version = |version: u32| json(&Version { version });
        // What takes long is done before the table is locked.
        match &change {
            Change::Commit { seat, version: at, actions } => {
                self.check_actions(actions)?;
                let (now, held) = {
                    let inner = self.lock().await?;
                    (inner.version(), caller.check(&inner, *seat))
                };
                held?;
                if *at < now
                    && let Some(done) =
                        self.done_before(caller, *seat, *at, actions.clone()).await?
                {
                    return version(done);
                }
            }
            Change::Takeback { seat } => return version(self.takeback(caller, *seat, None).await?),
            Change::AnswerTakeback { seat, accept } => {
                return version(self.takeback(caller, *seat, Some(*accept)).await?);
            }
            _ => {}
        }
        let mut inner = self.lock().await?;
        let inner = &mut *inner;
        self.resume(inner, caller).await?;
        inner.count_change(caller, &change)?;
        match change {
            Change::Takeback { .. } | Change::AnswerTakeback { .. } => Err(Failure::broken()),
            Change::Commit { seat, version: at, actions } => {
                caller.check(inner, seat)?;
                version(self.commit(inner, seat, at, &actions).await?)
            }
            Change::Chat { seat, name, text } => {
                let number = self.chat(inner, caller, seat, name.as_deref(), &text).await?;
                json(&Number { number })
            }
            Change::Resign { seat } => {
                caller.check(inner, seat)?;
                done(self.resign(inner, seat).await)
            }
            Change::StandIn { seat } => {
                let own = caller.check(inner, seat).is_ok();
                let any = caller.seats.first().map(|(seat, _)| *seat);
                let asks = any.ok_or_else(|| {
                    Failure::forbidden("seat/none", "only players can ask for that")
                })?;
                if !own {
                    caller.check(inner, asks)?;
                }
                done(self.stand_in(inner, own, seat).await)
            }
            Change::Reclaim { seat } => {
                caller.check(inner, seat)?;
                done(self.reclaim(inner, seat).await)
            }
            Change::Rematch { seat, number_hash } => {
                caller.check(inner, seat)?;
                let hash = number_hash.as_deref();
                json(&Agreed { table: self.agree_to_rematch(tables, inner, seat, hash).await? })
            }
            Change::DeclineRematch { seat } => {
                caller.check(inner, seat)?;
                done(self.decline_rematch(inner))
            }
            Change::Number { seat, number } => {
                caller.check(inner, seat)?;
                done(self.give_number(inner, seat, &number).await)
            }
            Change::Rename { seat, name, color } => {
                caller.check(inner, seat)?;
                done(self.rename(inner, seat, &name, color.as_deref()).await)
            }
            Change::ResetSecret { seat } => {
                caller.check(inner, seat)?;
                json(&self.reset_secret(inner, seat, &Source::Random).await?)
            }
            Change::Leave { seat } => {
                if !caller.host {
                    caller.check(inner, seat)?;
                }
                done(self.leave_seat(inner, seat).await)
            }
            Change::AddComputer { seat, level, style } => {
                caller.check_host()?;
                done(self.add_computer(inner, seat, Opponent::new(level, style)?).await)
            }
            Change::Close => {
                caller.check_host()?;
                inner.gathering()?;
                inner.head.phase = crate::protocol::Phase::Abandoned;
                self.keep(inner).await?;
                self.tell_table(inner);
                json(&())
            }
        }
    }

    fn check_actions(&self, actions: &[Value]) -> Outcome<()> {
        Failure::check_actions(actions.len(), self.shared.config.limits.actions)
    }

    async fn why(&self, action: &Value, after: &[Value]) -> Outcome<Written> {
        let mut game = self.lock().await?.playing()?.copy();
        follow(&mut game, after)?;
        json(&questions::why(game, action)?)
    }

    /// A query that some tables forbid, answered off the async threads and without the lock.
    async fn aid(
        self: &Arc<Self>,
        caller: &Caller,
        question: impl FnOnce(&Game, u32, Tally) -> Outcome<Written> + Send + 'static,
    ) -> Outcome<Written> {
        let place = self.shared.questions.place(caller.address)?;
        let (game, version, tally) = {
            let inner = self.lock().await?;
            inner.check_aids()?;
            let play = inner.playing()?;
            (play.copy(), play.version(), play.tally)
        };
        self.shared.questions.run(place, move || question(&game, version, tally)).await
    }

    async fn log(&self, from: u32) -> Outcome<Vec<LogEntry>> {
        let rows = self.shared.store.entries(&self.id, from.saturating_sub(1)).await?;
        Ok(rows.iter().filter_map(entry).collect())
    }
}

/// Continues from drafted actions.
pub(crate) fn follow(game: &mut Game, actions: &[Value]) -> Outcome<()> {
    for value in actions {
        let action = read(game, value)?;
        game.apply(action, &mut aude_engine::game::Silent).map_err(|r| Failure::from(&r))?;
    }
    Ok(())
}

pub(super) fn entry(row: &EntryRow) -> Option<LogEntry> {
    Some(LogEntry {
        version: row.version,
        kind: LogKind::from_name(&row.kind)?,
        seat: row.seat,
        moves: row.moves.split_whitespace().map(str::to_owned).collect(),
        hash: row.hash.clone(),
        at: row.at,
    })
}

/// A result as it is sent.
pub(crate) fn json(value: &impl Serialize) -> Outcome<Written> {
    to_raw_value(value).map_err(|error| {
        let status = axum::http::StatusCode::INTERNAL_SERVER_ERROR;
        Failure::new(status, "server/json", error.to_string())
    })
}

fn done(outcome: Outcome<()>) -> Outcome<Written> {
    outcome.and_then(|()| json(&()))
}

/// What a commit or a takeback led to.
#[derive(Serialize)]
struct Version {
    version: u32,
}

/// The number of a chat message.
#[derive(Serialize)]
struct Number {
    number: u32,
}

/// The table of a rematch, once everyone has agreed.
#[derive(Serialize)]
struct Agreed {
    table: Option<String>,
}
