//! Short work that brings everything it needs: a picture, the check of a puzzle. It is done at once where
//! it was asked for, if there is room; otherwise it is offered to the servers that share the database.
//! Whichever has a thread to spare does it. If none does in time, whoever asked is told to come again.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::desk::{Desk, count_refused};
use crate::errors::{Failure, Outcome};
use crate::limits::{NoRoom, Place};
use crate::pool::Lane;
use crate::protocol::PuzzleAttempt;
use crate::puzzles;
use crate::routes::picture::Drawing;
use crate::shared::{Shared, stopped};
use crate::store::{self, Errands};
use crate::table::requests::json;

/// Errands of this server that others may have at a time, and those of one address.
pub(crate) const MOST: usize = 32;
pub(crate) const MOST_OF_ONE: usize = 4;
/// Between two looks for the result, and for something to do.
const LOOK: Duration = Duration::from_millis(50);
const IDLE: Duration = Duration::from_millis(200);
/// Between two times that what was forgotten is deleted.
const SWEEP: Duration = Duration::from_secs(60);

/// Work with everything that is needed for it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Errand {
    /// A board: the record of the game so far, and how it is drawn.
    Picture { record: String, drawing: Drawing },
    /// What an attempt at a puzzle is worth.
    Puzzle { puzzle: String, attempt: PuzzleAttempt },
}

/// The kinds of errands, each with a number that changes with how it is written: servers of different
/// versions may share a database.
const PICTURE: &str = "picture 1";
const PUZZLE: &str = "puzzle 1";

/// Where something is done.
#[derive(Debug)]
pub(crate) enum Room {
    /// Here.
    Here(Place),
    /// At another server, if one takes it.
    Away(Place),
}

impl Errand {
    const fn kind(&self) -> &'static str {
        match self {
            Self::Picture { .. } => PICTURE,
            Self::Puzzle { .. } => PUZZLE,
        }
    }

    /// Does it for another server.
    async fn carry_out(self, shared: &Arc<Shared>) -> Outcome<Vec<u8>> {
        match self {
            Self::Picture { record, drawing } => {
                let (desk, own) = (&shared.pictures, Arc::clone(shared));
                let draw = move || {
                    let record = crate::table::lifecycle::read_game(&record, &own)?;
                    drawing.make(&record.replay())
                };
                desk.run(desk.open(None).map_err(|_| busy())?, draw).await
            }
            Self::Puzzle { puzzle, attempt } => {
                let (set, attempt) = (puzzles::Set::of(&puzzle)?, puzzles::attempt(attempt)?);
                let check = move |_: &mut crate::computer::Players, _| set.check(&attempt);
                let judged = shared.computers.run(Lane::Spare, check).await;
                let verdict = judged.map_err(|_| Failure::broken())??;
                Ok(json(&verdict)?.get().as_bytes().to_vec())
            }
        }
    }
}

impl Shared {
    /// A place at a desk; if the whole desk is taken, and not only the share of this address, perhaps one
    /// for an errand.
    pub(crate) fn room(&self, desk: &Desk, address: IpAddr) -> Outcome<Room> {
        desk.open(Some(address)).map(Room::Here).or_else(|full| {
            if full == NoRoom::Address || self.is_leaving() || self.store.errands().is_none() {
                return Err(desk.refuse(full));
            }
            self.errands.open(address).map(Room::Away).map_err(|_| desk.refuse(full))
        })
    }

    /// What another server makes of an errand, which is written off the async threads and only if there
    /// is one; its place if it could not be done there either. The errand keeps the place until it is done
    /// or given up, whether or not the client still waits.
    pub(crate) async fn send_out(
        self: &Arc<Self>,
        desk: &Desk,
        place: Place,
        write: impl FnOnce() -> Outcome<Errand> + Send + 'static,
    ) -> Outcome<Result<Vec<u8>, Place>> {
        let (shared, work) = (Arc::clone(self), desk.what());
        let sent = tokio::spawn(async move {
            let refused = || refused(work);
            let errands = shared.store.errands().ok_or_else(refused)?;
            if !errands.has_helpers().await? {
                return Err(refused());
            }
            let written = tokio::task::spawn_blocking(move || {
                let errand = write()?;
                let what = serde_json::to_string(&errand).map_err(|_| Failure::broken())?;
                Ok((errand.kind(), what))
            });
            let (kind, what) = written.await.unwrap_or_else(|_| Err(Failure::broken()))?;
            let id = errands.offer(kind, &what).await?.ok_or_else(refused)?;
            let found = timeout(shared.config.times.errand, result(errands, id)).await;
            if let Err(error) = errands.withdraw(id).await {
                tracing::warn!(%error, "an errand that is over could not be deleted");
            }
            let found = found.map_err(|_| refused())??;
            if found.is_empty() {
                return Ok(Err(place));
            }
            metrics::counter!("aude_errands_total", "done" => "elsewhere").increment(1);
            Ok(Ok(found))
        });
        sent.await.unwrap_or_else(|_| Err(Failure::broken()))
    }

    /// Does what other servers have no room for, whenever a thread is free.
    pub(crate) async fn keep_helping(self: Arc<Self>) {
        let mut stop = self.stopping();
        let (mut next, mut sweep) = (Instant::now(), Instant::now() + SWEEP);
        loop {
            tokio::select! {
                () = sleep_until(next) => {}
                () = stopped(&mut stop) => return,
            }
            next = Instant::now() + IDLE;
            let Some(errands) = self.store.errands() else { return };
            if sweep <= next {
                sweep = next + SWEEP;
                if let Err(error) = errands.forget().await {
                    tracing::warn!(%error, "old errands could not be deleted");
                }
            }
            let judges = self.questions.is_free() && self.computers.has_room();
            let free = [(PICTURE, self.pictures.is_free()), (PUZZLE, judges)];
            let free = free.into_iter().filter(|(_, is_free)| *is_free);
            let kinds: Vec<&str> = free.map(|(kind, _)| kind).collect();
            if kinds.is_empty() || self.is_leaving() {
                continue;
            }
            match errands.take(&kinds).await {
                Ok(Some(taken)) => {
                    let helping = self.help(errands, taken);
                    if let Ok(true) = timeout(self.config.times.errand, helping).await {
                        next = Instant::now();
                    }
                }
                Ok(None) => {}
                Err(error) => {
                    tracing::warn!(%error, "cannot look for what others have no room for");
                    next = Instant::now() + self.config.times.lease / 4;
                }
            }
        }
    }

    /// Whether there was room for it. One at a time: what is left is for servers with more time.
    async fn help(self: &Arc<Self>, errands: &dyn Errands, taken: store::Errand) -> bool {
        let done = match serde_json::from_str::<Errand>(&taken.what) {
            Ok(errand) => errand.carry_out(self).await,
            Err(error) => {
                tracing::warn!(%error, "an errand of another server cannot be read");
                Err(Failure::broken())
            }
        };
        // Whoever asked finds out why it failed, if that is not too much work.
        let result = match done {
            Ok(result) => result,
            // There is no room here either: another server may try.
            Err(failure) if failure.body.code == NO_ROOM => {
                if let Err(error) = errands.give_back(taken.id).await {
                    tracing::warn!(%error, "others can take an errand only later");
                }
                return false;
            }
            Err(failure) => {
                tracing::info!(kind = taken.kind, code = failure.body.code, "could not be done");
                Vec::new()
            }
        };
        metrics::counter!("aude_errands_total", "done" => "here").increment(1);
        if let Err(error) = errands.deliver(taken.id, &result).await {
            tracing::warn!(%error, "what was made for another server could not be delivered");
        }
        true
    }
}

async fn result(errands: &dyn Errands, id: i64) -> Outcome<Vec<u8>> {
    loop {
        sleep(LOOK).await;
        if let Some(result) = errands.result(id).await? {
            return Ok(result);
        }
    }
}

const NO_ROOM: &str = "limit/work";

/// Counts work that no server does.
pub(crate) fn refused(work: &'static str) -> Failure {
    count_refused(work);
    busy()
}

/// All servers are.
fn busy() -> Failure {
    let message = "all servers are busy; try again in a moment";
    Failure::new(StatusCode::SERVICE_UNAVAILABLE, NO_ROOM, message)
        .retry_after(crate::desk::RETRY_SERVER)
}
