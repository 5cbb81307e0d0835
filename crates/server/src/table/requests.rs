//! Requests at the table, and their answers.

use std::sync::Arc;

use aude_engine::{Game, Rules};
use aude_record::notation;
use aude_record::wire::{ActionJson, Next, OfferJson};
use serde::Serialize;
use serde_json::{Value, json};

use super::draft::read;
use super::tally::Tally;
use super::{Caller, Table, questions};
use crate::errors::{Failure, Outcome};
use crate::protocol::{Change, Legal, LogEntry, LogKind, Query, Request, Why};
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
    ) -> Outcome<Value> {
        match request {
            Request::Query(query) => self.query(caller, query).await,
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
    async fn query(self: &Arc<Self>, caller: &Caller, query: Query) -> Outcome<Value> {
        match query {
            Query::Ping => Ok(Value::Null),
            Query::View => {
                let inner = self.lock().await?;
                json(&self.view_of(&inner, caller).await?)
            }
            Query::Draft { seat, version, actions } => {
                self.check_actions(&actions)?;
                let inner = self.lock().await?;
                caller.check(&inner, seat)?;
                json(&inner.draft(seat, version, &actions)?)
            }
            Query::Why { action, after } => {
                self.check_actions(&after)?;
                self.why(&action, &after).await
            }
            Query::Legal => {
                let inner = self.lock().await?;
                let play = inner.playing()?;
                let (version, next) = (play.version(), Next::of(&play.game));
                json(&Legal { version, next, actions: OfferJson::all(&play.game) })
            }
            Query::Features { at, version, after } => {
                self.check_actions(&after)?;
                let features = move |game: &Game, version: u32| {
                    let mut game = game.clone();
                    follow(&mut game, &after)?;
                    json(&questions::features(&game, version, at))
                };
                match version {
                    Some(version) => self.aid_at(version, features).await,
                    None => self.aid(move |game, version, _| features(game, version)).await,
                }
            }
            Query::Fits { x, y } => {
                self.aid(move |game, _, _| json(&questions::fits(game, x, y))).await
            }
            Query::Remaining => self.aid(|game, _, _| json(&questions::remaining(game))).await,
            Query::DeadCells => {
                self.aid(|game, version, _| json(&questions::dead(game, version))).await
            }
            Query::Projected => {
                self.aid(|game, version, tally| json(&questions::projected(game, version, tally)))
                    .await
            }
            Query::Hint { seat, after } => {
                self.check_actions(&after)?;
                json(&self.hint(caller, seat, after).await?)
            }
            Query::Log { from } => json(&self.log(from).await?),
            Query::Position { version } => self.at(version).await,
            Query::History { from, limit } => json(&self.history(from, limit).await?),
            Query::Summary => json(&self.summary().await?),
            Query::VerifyDraws => json(&self.fairness().await?),
        }
    }

    /// Requests that change something. They run to completion even if nobody waits for the answer.
    async fn change(
        self: &Arc<Self>,
        tables: &Arc<Tables>,
        caller: &Caller,
        change: Change,
    ) -> Outcome<Value> {
        let mut inner = self.lock().await?;
        let inner = &mut *inner;
        let version = |version: u32| Ok(json!({ "version": version }));
        match change {
            Change::Commit { seat, version: at, actions } => {
                self.check_actions(&actions)?;
                caller.check(inner, seat)?;
                version(self.commit(inner, seat, at, &actions).await?)
            }
            Change::Chat { seat, name, text } => {
                let number = self.chat(inner, caller, seat, name.as_deref(), &text).await?;
                Ok(json!({ "number": number }))
            }
            Change::Resign { seat } => {
                caller.check(inner, seat)?;
                done(self.resign(inner, seat).await)
            }
            Change::Takeback { seat } => {
                caller.check(inner, seat)?;
                version(self.ask_takeback(inner, seat).await?)
            }
            Change::AnswerTakeback { seat, accept } => {
                caller.check(inner, seat)?;
                version(self.answer_takeback(inner, seat, accept).await?)
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
            Change::Rematch { seat } => {
                caller.check(inner, seat)?;
                Ok(json!({ "table": self.rematch(tables, inner).await? }))
            }
            Change::Rename { seat, name, color } => {
                caller.check(inner, seat)?;
                done(self.rename(inner, seat, &name, color.as_deref()).await)
            }
            Change::ResetSecret { seat } => {
                caller.check(inner, seat)?;
                json(&self.reset_secret(inner, seat).await?)
            }
            Change::Leave { seat } => {
                if !caller.host {
                    caller.check(inner, seat)?;
                }
                done(self.leave_seat(inner, seat).await)
            }
            Change::AddComputer { seat, level } => {
                caller.check_host()?;
                done(self.add_computer(inner, seat, level).await)
            }
            Change::Close => {
                caller.check_host()?;
                inner.gathering()?;
                inner.head.phase = crate::protocol::Phase::Abandoned;
                self.keep(inner).await?;
                self.tell_table(inner);
                Ok(Value::Null)
            }
        }
    }

    fn check_actions(&self, actions: &[Value]) -> Outcome<()> {
        let most = self.shared.config.limits.actions;
        if actions.len() > most {
            return Err(Failure::request(
                "limit/actions",
                format!("at most {most} actions at a time"),
            ));
        }
        Ok(())
    }

    async fn why(&self, action: &Value, after: &[Value]) -> Outcome<Value> {
        let inner = self.lock().await?;
        let play = inner.playing()?;
        let mut game = play.copy();
        follow(&mut game, after)?;
        let action = read(&game, action)?;
        let (text, data) = (notation::write(&game, action), ActionJson::of(&game, action));
        let refusal = game.apply(action, &mut aude_engine::game::Silent).err();
        json(&Why {
            legal: refusal.is_none(),
            text,
            action: data,
            refusal: refusal.map(|refusal| Failure::from(&refusal).body),
        })
    }

    /// A query that some tables forbid, answered off the async threads and without the lock.
    async fn aid(
        self: &Arc<Self>,
        question: impl FnOnce(&Game, u32, Tally) -> Outcome<Value> + Send + 'static,
    ) -> Outcome<Value> {
        let (game, version, tally) = {
            let inner = self.lock().await?;
            inner.check_aids()?;
            let play = inner.playing()?;
            (play.copy(), play.version(), play.tally)
        };
        self.off_lock(move || question(&game, version, tally)).await
    }

    /// A slow query, off the async threads; limited in number.
    pub(crate) async fn off_lock<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Outcome<T> + Send + 'static,
    ) -> Outcome<T> {
        let _permit = self.shared.questions.acquire().await.ok();
        run_blocking(work).await
    }

    /// Draws a picture: one at a time, alongside everything else.
    pub(crate) async fn draw<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Outcome<T> + Send + 'static,
    ) -> Outcome<T> {
        let _permit = self.shared.pictures.acquire().await.ok();
        run_blocking(work).await
    }

    async fn log(&self, from: u32) -> Outcome<Vec<LogEntry>> {
        let rows = self.shared.store.entries(&self.id, from.saturating_sub(1)).await?;
        Ok(rows.iter().filter_map(entry).collect())
    }
}

async fn run_blocking<T: Send + 'static>(
    work: impl FnOnce() -> Outcome<T> + Send + 'static,
) -> Outcome<T> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| {
        let status = axum::http::StatusCode::INTERNAL_SERVER_ERROR;
        Err(Failure::new(status, "server/broken", "something went wrong on the server"))
    })
}

/// Continues from drafted actions.
fn follow(game: &mut Game, actions: &[Value]) -> Outcome<()> {
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

pub(super) fn json(value: &impl Serialize) -> Outcome<Value> {
    serde_json::to_value(value).map_err(|error| {
        let status = axum::http::StatusCode::INTERNAL_SERVER_ERROR;
        Failure::new(status, "server/json", error.to_string())
    })
}

fn done(outcome: Outcome<()>) -> Outcome<Value> {
    outcome.map(|()| Value::Null)
}
