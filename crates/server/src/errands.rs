//! Short work that brings everything it needs: a picture, the check of a puzzle. It is done at once where
//! it was asked for, if there is room; otherwise it is offered to the servers that share the database.
//! Whichever has a thread to spare does it. If none does in time, whoever asked is told to come again.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::desk::Desk;
use crate::errors::{Failure, Outcome};
use crate::limits::Place;
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
                desk.run(desk.place(None)?, draw).await
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
        desk.place(Some(address)).map(Room::Here).or_else(|failure| {
            let is_full = failure.status == StatusCode::SERVICE_UNAVAILABLE;
            if !is_full || self.is_leaving() || self.store.errands().is_none() {
                return Err(failure);
            }
            self.errands.open(address).map(Room::Away).map_err(|_| failure)
        })
    }

    /// What another server makes of an errand; nothing if it could not be done there either. The
    /// errand keeps its place until it is done or given up, whether or not the client still waits.
    pub(crate) async fn send_out(
        self: &Arc<Self>,
        place: Place,
        errand: Errand,
    ) -> Outcome<Option<Vec<u8>>> {
        let shared = Arc::clone(self);
        let sent = tokio::spawn(async move {
            let _held = place;
            let Some(errands) = shared.store.errands() else { return Err(busy()) };
            let what = serde_json::to_string(&errand).map_err(|_| Failure::broken())?;
            let Some(id) = errands.offer(errand.kind(), &what).await? else { return Err(busy()) };
            let found = timeout(shared.config.times.errand, result(errands, id)).await;
            errands.withdraw(id).await?;
            let found = found.map_err(|_| busy())??;
            metrics::counter!("aude_errands_total", "done" => "elsewhere").increment(1);
            Ok(Some(found).filter(|found| !found.is_empty()))
        });
        sent.await.unwrap_or_else(|_| Err(Failure::broken()))
    }

    /// Does what other servers have no room for, whenever a thread is free.
    pub(crate) async fn keep_helping(self: Arc<Self>) {
        let mut stop = self.stopping();
        let mut next = Instant::now();
        loop {
            tokio::select! {
                () = sleep_until(next) => {}
                () = stopped(&mut stop) => return,
            }
            next = Instant::now() + IDLE;
            let Some(errands) = self.store.errands() else { return };
            let desks = [(PICTURE, &self.pictures), (PUZZLE, &self.questions)];
            let free = desks.into_iter().filter(|(_, desk)| desk.is_free());
            let kinds: Vec<&str> = free.map(|(kind, _)| kind).collect();
            if kinds.is_empty() || self.is_leaving() {
                continue;
            }
            match errands.take(&kinds).await {
                Ok(Some(taken)) => {
                    self.help(errands, taken).await;
                    next = Instant::now();
                }
                Ok(None) => {}
                Err(error) => {
                    tracing::warn!(%error, "cannot look for what others have no room for");
                    next = Instant::now() + self.config.times.lease / 4;
                }
            }
        }
    }

    /// One at a time: what is left is for servers with more time.
    async fn help(self: &Arc<Self>, errands: &dyn Errands, taken: store::Errand) {
        let done = match serde_json::from_str::<Errand>(&taken.what) {
            Ok(errand) => errand.carry_out(self).await,
            Err(error) => Err(Failure::request("request/errand", error.to_string())),
        };
        // Whoever asked finds out why it failed, if that is not too much work.
        let result = match done {
            Ok(result) => result,
            // There is no room here either: another server may try.
            Err(failure) if failure.body.code == busy().body.code => return,
            Err(failure) => {
                tracing::info!(kind = taken.kind, code = failure.body.code, "could not be done");
                Vec::new()
            }
        };
        metrics::counter!("aude_errands_total", "done" => "here").increment(1);
        if let Err(error) = errands.deliver(taken.id, &result).await {
            tracing::warn!(%error, "what was made for another server could not be delivered");
        }
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

/// All servers are.
fn busy() -> Failure {
    let message = "all servers are busy; try again in a moment";
    Failure::new(StatusCode::SERVICE_UNAVAILABLE, "limit/work", message)
        .retry_after(crate::desk::RETRY_SERVER)
}
