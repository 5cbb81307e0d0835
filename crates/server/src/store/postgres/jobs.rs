//! Jobs as rows: taken by one statement, which skips those that others are just taking.

use sqlx::Row as _;
use sqlx::postgres::{PgArguments, Postgres};
use sqlx::query::Query;

use super::super::jobs::{JobKey, JobState, Jobs};
use super::super::{Later, StoreError};
use super::{PostgresStore, failed, int};

/// A job that nobody asks about for so long is given up.
const PATIENCE: &str = "interval '15 seconds'";
/// Jobs that were given up are forgotten.
const FORGOTTEN: &str =
    "DELETE FROM job WHERE result IS NULL AND asked < now() - interval '10 minutes'";

/// Which row.
const THIS: &str = "game = $1 AND version = $2 AND judge = $3";

fn of<'q>(sql: String, job: &'q JobKey) -> Query<'q, Postgres, PgArguments> {
    // Only constants of this file go into the statement.
    let query = sqlx::query(sqlx::AssertSqlSafe(sql));
    query.bind(&job.game).bind(int(job.version)).bind(&job.judge)
}

impl PostgresStore {
    pub(super) fn own(&self) -> Result<(String, i64), StoreError> {
        let alone = || StoreError::Failed("a server that is alone shares no jobs".to_owned());
        self.node.as_ref().map(|node| (node.id(), node.millis())).ok_or_else(alone)
    }
}

impl Jobs for PostgresStore {
    fn look<'a>(&'a self, job: &'a JobKey) -> Later<'a, Option<JobState>> {
        Box::pin(async move {
            let sql = format!("SELECT done, total, result FROM job WHERE {THIS}");
            let Some(row) = self.row(of(sql, job)).await? else { return Ok(None) };
            let found = || -> Result<JobState, sqlx::Error> {
                let number = |name| row.try_get::<i32, _>(name).map(|many| many.max(0) as u32);
                Ok(match row.try_get("result")? {
                    Some(result) => JobState::Done(result),
                    None => JobState::Open(number("done")?, number("total")?),
                })
            };
            let found = found().map_err(|error| failed(&error))?;
            if matches!(found, JobState::Open(..)) {
                // Pages ask every second; it is enough to write that down now and then.
                let sql = format!(
                    "UPDATE job SET asked = now() WHERE {THIS} AND asked < now() - {PATIENCE} / 5"
                );
                self.readers.run(of(sql, job)).await?;
            }
            Ok(Some(found))
        })
    }

    fn ask<'a>(&'a self, job: &'a JobKey, total: u32) -> Later<'a, ()> {
        Box::pin(async move {
            let sql = "INSERT INTO job (game, version, judge, total)
                       SELECT id, $2, $3, $4 FROM game WHERE id = $1 ON CONFLICT DO NOTHING";
            self.readers.run(of(sql.to_owned(), job).bind(int(total))).await.map(drop)
        })
    }

    fn take<'a>(&'a self, judge: &'a str) -> Later<'a, Option<JobKey>> {
        Box::pin(async move {
            let (node, lease) = self.own()?;
            self.readers.run(sqlx::query(FORGOTTEN)).await?;
            let sql = format!(
                "UPDATE job SET node = $1, done = 0, until = now() + $2 * interval '1 millisecond'
                 WHERE (game, version, judge) = (
                     SELECT game, version, judge FROM job
                     WHERE result IS NULL AND judge = $3 AND asked > now() - {PATIENCE}
                     AND (until IS NULL OR until < now())
                     ORDER BY first LIMIT 1 FOR UPDATE SKIP LOCKED)
                 RETURNING game, version"
            );
            let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(node).bind(lease).bind(judge);
            let Some(row) = self.row(query).await? else { return Ok(None) };
            let version = row.try_get::<i32, _>("version").map_err(|error| failed(&error))?;
            let game = row.try_get("game").map_err(|error| failed(&error))?;
            Ok(Some(JobKey { game, version: version.max(0) as u32, judge: judge.to_owned() }))
        })
    }

    fn keep<'a>(&'a self, job: &'a JobKey, done: u32) -> Later<'a, bool> {
        Box::pin(async move {
            let (node, lease) = self.own()?;
            let sql = format!(
                "UPDATE job SET done = $4, until = now() + $5 * interval '1 millisecond'
                 WHERE {THIS} AND node = $6 AND result IS NULL AND asked > now() - {PATIENCE}"
            );
            let query = of(sql, job).bind(int(done)).bind(lease).bind(node);
            Ok(self.readers.run(query).await? > 0)
        })
    }

    fn end<'a>(&'a self, job: &'a JobKey, result: Option<String>) -> Later<'a, ()> {
        Box::pin(async move {
            let (node, _) = self.own()?;
            let query = match result {
                // Whoever comes first: the others have the same.
                Some(result) => {
                    let sql = format!(
                        "UPDATE job SET result = $4, done = total, node = NULL, until = NULL
                         WHERE {THIS} AND result IS NULL"
                    );
                    of(sql, job).bind(result)
                }
                None => {
                    let sql = format!(
                        "UPDATE job SET node = NULL, until = NULL, done = 0 WHERE {THIS} AND node = $4"
                    );
                    of(sql, job).bind(node)
                }
            };
            self.readers.run(query).await.map(drop)
        })
    }
}
