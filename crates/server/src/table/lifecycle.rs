//! From the first seat to the last word: creating a table, starting, resigning, the rematch.

use std::collections::BTreeMap;
use std::sync::Arc;

use aude_engine::game::{RulesVersion, Silent};
use aude_engine::{Actor, Rules};
use aude_record::{GameSetup, Record, digest, notation};

use super::head::{Head, Seat};
use super::log::{Kind, Play};
use super::seats::{color, name, new_token, no_randomness};
use super::{Inner, Table};
use crate::errors::{Failure, Outcome};
use crate::fair::{self, Seed};
use crate::protocol::{
    self, Clock, Create, Created, First, Import, ImportMode, LogEntry, LogKind, NewSeat, Phase,
    SeatKind, SeatSecret,
};
use crate::secret;
use crate::shared::{Shared, now};
use crate::store::{EntryRow, GameRow};
use crate::tables::Tables;

/// A new table and its secrets.
struct Plan {
    id: String,
    seed: Seed,
    head: Head,
    host: String,
    secrets: Vec<SeatSecret>,
}

impl Table {
    /// Creates a table; if no seat is open, the game starts immediately.
    ///
    /// # Errors
    /// Everything wrong with the setup.
    pub async fn create(
        shared: &Arc<Shared>,
        create: &Create,
        origin: &str,
    ) -> Outcome<(Arc<Self>, Created)> {
        let game = create.game.clone().unwrap_or_else(|| "classic".to_owned());
        let default = GameSetup::default_of(&game);
        let seats = match create.seats.as_slice() {
            [] => vec![
                NewSeat::Local { name: "Player 1".to_owned(), color: None },
                NewSeat::Open { color: None },
            ],
            seats => seats.to_vec(),
        };
        let mut plan = Plan::new(shared, &seats)?;
        if let Some(text) = &create.seed {
            plan.seed = seed(text)?;
            plan.head.seed_given = true;
            plan.head.seed_scope = Some(fair::GIVEN.to_owned());
        }
        plan.head.game = game;
        plan.head.sets = create.sets.clone().unwrap_or(default.sets);
        plan.head.options.clone_from(&create.options);
        plan.head.first = create.first;
        plan.head.clock = checked(create.clock)?;
        plan.head.aids = create.aids.unwrap_or(true);
        plan.head.public = create.public;
        plan.open(shared, origin, Vec::new()).await
    }

    /// Creates a table from a record, to continue or to replay.
    ///
    /// # Errors
    /// Everything wrong with the record.
    pub async fn import(
        shared: &Arc<Shared>,
        import: &Import,
        origin: &str,
    ) -> Outcome<(Arc<Self>, Created)> {
        let record = Record::parse(&import.record, &shared.library).map_err(|errors| {
            let problems = errors.iter().map(ToString::to_string).collect();
            Failure::request("request/record", "the record is invalid").with_problems(problems)
        })?;
        let setup = record.setup();
        let here = |name: &String| NewSeat::Local { name: name.clone(), color: None };
        let seats = match (import.mode, import.seats.as_slice()) {
            (ImportMode::Replay, _) | (_, []) => setup.players.iter().map(here).collect(),
            (ImportMode::Continue, seats) => seats.to_vec(),
        };
        if seats.len() != setup.players.len() {
            let players = setup.players.len();
            let message =
                format!("the record has {players} players, so the table needs {players} seats");
            return Err(Failure::request("request/seats", message));
        }
        let over = record.replay().actor() == Actor::Nobody;
        if import.mode == ImportMode::Continue && over {
            return Err(Failure::request("request/over", "the game in this record is over"));
        }
        let mut plan = Plan::new(shared, &seats)?;
        plan.head.game.clone_from(&setup.game);
        plan.head.rules = setup.rules;
        plan.head.sets.clone_from(&setup.sets);
        plan.head.fingerprints.clone_from(&setup.fingerprints);
        plan.head.options = setup.options.iter().cloned().collect();
        plan.head.first = First::Seat(setup.first);
        plan.head.clock = checked(import.clock)?;
        plan.head.public = import.public;
        plan.head.imported_draws = fair::draws(record.actions());
        if import.mode == ImportMode::Replay {
            plan.head.phase = Phase::Replay;
            plan.secrets.clear();
            plan.head.seats.iter_mut().for_each(|seat| seat.token = None);
        }
        plan.open(shared, origin, imported(&record)?).await
    }

    /// All seats are taken: the game starts with the first draw.
    pub(super) async fn start(self: &Arc<Self>, inner: &mut Inner) -> Outcome<()> {
        if inner.play.is_none() {
            let start = self.shared.begin(&inner.head.setup(&inner.seed, &self.id))?;
            inner.play = Some(Play::new(start, &inner.head.clock));
        }
        inner.head.phase = Phase::Playing;
        tracing::info!(table = self.short(), "begins");
        let begun = self.enter(inner, Kind::Start, None, |_, _| Ok(())).await;
        inner.stale |= begun.is_err();
        begun
    }

    pub(super) async fn resign(self: &Arc<Self>, inner: &mut Inner, seat: u8) -> Outcome<()> {
        if inner.head.phase != Phase::Playing {
            return Err(Failure::conflict("table/not-playing", "no game is in progress"));
        }
        let kept = &mut inner.head.seats[usize::from(seat)];
        if kept.resigned {
            return Err(Failure::conflict("seat/resigned", "this player has already resigned"));
        }
        // While other human players remain, a computer takes over the seat, so that they can
        // finish.
        kept.resigned = true;
        kept.stand_in = true;
        let seats = inner.head.seats.iter().enumerate();
        let still: Vec<u8> =
            seats.filter(|(_, seat)| !seat.resigned).map(|(index, _)| index as u8).collect();
        let is_person = |seat: &u8| inner.head.seats[usize::from(*seat)].kind == SeatKind::Person;
        if still.len() <= 1 || !still.iter().any(is_person) {
            let scores = inner.playing()?.game.scores().to_vec();
            let most = still.iter().filter_map(|seat| scores.get(usize::from(*seat))).max();
            let leads = |seat: &u8| scores.get(usize::from(*seat)) == most;
            let winners = still.into_iter().filter(leads).collect();
            let outcome = protocol::Outcome { winners, scores, by_resignation: true };
            inner.head.outcome = Some(outcome);
            inner.head.phase = Phase::Over;
        }
        self.changed(inner).await
    }

    /// Writes a change of the seats, broadcasts it, and lets a computer decide if necessary.
    async fn changed(self: &Arc<Self>, inner: &mut Inner) -> Outcome<()> {
        inner.takeback = None;
        if let Some(left) = Some(inner.clocks().left).filter(|left| !left.is_empty())
            && let Some(play) = &mut inner.play
        {
            play.left = left;
            play.since = tokio::time::Instant::now();
        }
        self.keep(inner).await?;
        self.tell_table(inner);
        self.arrange(inner);
        Ok(())
    }

    /// A computer plays for a seat: for the caller at any time, for other players when they have
    /// been away for long.
    pub(super) async fn stand_in(
        self: &Arc<Self>,
        inner: &mut Inner,
        own: bool,
        seat: u8,
    ) -> Outcome<()> {
        let index = usize::from(seat);
        let absent = self.shared.config.times.absent;
        let away = self.with_presence(|presence| presence.away(index));
        if !own && away.is_none_or(|away| away < absent) {
            let message =
                format!("a computer can stand in after {} seconds away", absent.as_secs());
            return Err(Failure::conflict("seat/not-away", message));
        }
        let person = |seat: &&mut Seat| seat.kind == SeatKind::Person && !seat.stand_in;
        let Some(kept) = inner.head.seats.get_mut(index).filter(person) else {
            return Err(Failure::conflict(
                "seat/played",
                "a computer is already playing this seat",
            ));
        };
        kept.stand_in = true;
        self.changed(inner).await
    }

    pub(super) async fn reclaim(self: &Arc<Self>, inner: &mut Inner, seat: u8) -> Outcome<()> {
        let kept = &mut inner.head.seats[usize::from(seat)];
        if kept.resigned {
            return Err(Failure::conflict("seat/resigned", "this player has resigned"));
        }
        kept.stand_in = false;
        self.changed(inner).await
    }

    /// The rematch, with the same secrets. The seat after the last starting player starts.
    pub(super) async fn rematch(&self, tables: &Tables, inner: &mut Inner) -> Outcome<String> {
        if inner.head.phase.is_open() || inner.head.phase == Phase::Replay {
            return Err(Failure::conflict("table/not-over", "the game is not over yet"));
        }
        if let Some(next) = &inner.head.rematch {
            return Ok(next.clone());
        }
        tables.check_room(&inner.origin).await?;
        let mut head = inner.head.clone();
        for seat in &mut head.seats {
            seat.resigned = false;
            seat.stand_in = false;
        }
        let many = u8::try_from(head.seats.len()).unwrap_or(1).max(1);
        let first = inner.head.setup(&inner.seed, &self.id).first;
        head.first = First::Seat((first + 1) % many);
        (head.phase, head.outcome) = (Phase::Gathering, None);
        // A new game is played under the latest rules and with the latest tiles.
        (head.rules, head.fingerprints) = (RulesVersion::LATEST.number(), BTreeMap::new());
        (head.imported_draws, head.seed_given, head.seed_scope) = (0, false, None);
        let id = secret::table_id().map_err(|_| no_randomness())?;
        let seed = secret::random().map_err(|_| no_randomness())?;
        let plan = Plan { id: id.clone(), seed, head, host: String::new(), secrets: Vec::new() };
        let (table, _) = plan.open(&self.shared, &inner.origin, Vec::new()).await?;
        tables.add(table);
        inner.head.rematch = Some(id.clone());
        self.keep(inner).await?;
        self.tell_table(inner);
        Ok(id)
    }

    /// Abandons the table if nobody has used it since a time. Returns whether it did. If a clock is
    /// running, the clock decides what happens to absent players.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn abandon(&self, since: i64) -> Outcome<bool> {
        let mut inner = self.lock().await?;
        let due = inner.head.phase.is_open() && inner.updated < since && inner.running().is_none();
        if due {
            inner.head.phase = Phase::Abandoned;
            self.keep(&mut inner).await?;
            self.tell_table(&inner);
        }
        Ok(due)
    }
}

impl Plan {
    fn new(shared: &Shared, seats: &[NewSeat]) -> Outcome<Self> {
        let id = secret::table_id().map_err(|_| no_randomness())?;
        let host = new_token()?;
        let hash = |token: &str| secret::hash(&id, token).to_hex().to_string();
        let (mut kept, mut secrets) = (Vec::new(), Vec::new());
        if seats.len() > usize::from(aude_engine::Players::MOST) {
            return Err(Failure::request("request/seats", "too many seats"));
        }
        for (index, seat) in seats.iter().enumerate() {
            kept.push(match seat {
                NewSeat::Open { color: wish } => {
                    Seat { color: color(wish.as_deref())?, ..Seat::open() }
                }
                NewSeat::Computer { level, color: wish } => {
                    Seat { color: color(wish.as_deref())?, ..Seat::computer(index + 1, *level) }
                }
                NewSeat::Local { name: text, color: wish } => {
                    let token = new_token()?;
                    let text = name(text, shared.config.limits.name_chars)?;
                    let seat = Seat::person(text, color(wish.as_deref())?, hash(&token));
                    secrets.push(SeatSecret { seat: index as u8, token });
                    seat
                }
            });
        }
        let head = Head {
            phase: Phase::Gathering,
            game: String::new(),
            rules: RulesVersion::LATEST.number(),
            sets: Vec::new(),
            fingerprints: BTreeMap::new(),
            options: Default::default(),
            first: First::Random,
            clock: Clock::None,
            aids: true,
            public: false,
            seats: kept,
            host: hash(&host),
            family: id.clone(),
            rematch: None,
            outcome: None,
            imported_draws: 0,
            seed_given: false,
            seed_scope: None,
        };
        let seed = secret::random().map_err(|_| no_randomness())?;
        Ok(Self { id, seed, head, host, secrets })
    }

    /// Writes the table and opens it.
    async fn open(
        self,
        shared: &Arc<Shared>,
        origin: &str,
        mut entries: Vec<EntryRow>,
    ) -> Outcome<(Arc<Table>, Created)> {
        let Self { id, seed, mut head, host, secrets } = self;
        let start = shared.begin(&head.setup(&seed, &id))?;
        head.fingerprints = GameSetup::of(&start, &[]).fingerprints;
        let play = if entries.is_empty() {
            None
        } else {
            let play = Play::replay(start, &entries, &head.clock)?;
            let clocks = serde_json::to_string(&play.left).unwrap_or_default();
            entries.iter_mut().for_each(|entry| entry.clocks.clone_from(&clocks));
            Some(play)
        };
        let at = now();
        let row = GameRow { id, created: at, origin: origin.to_owned(), seed, head: head.row(at)? };
        let id = row.id.clone();
        shared.store.create(row, entries).await?;
        let inner = Inner {
            created: at,
            updated: at,
            kept: at,
            origin: origin.to_owned(),
            seed,
            talk: super::chat::talk(shared, head.seats.len()),
            head,
            play,
            takeback: None,
            said: 0,
            stale: false,
        };
        let table = Table::new(shared, &id, inner);
        tracing::info!(table = table.short(), "made");
        let mut inner = table.lock().await?;
        if inner.head.phase == Phase::Gathering {
            table.seats_changed(&mut inner).await?;
        }
        let info = table.info(&inner);
        drop(inner);
        Ok((table, Created { table: info, host, seats: secrets }))
    }
}

/// The entries of a record: one for each part of a turn.
fn imported(record: &Record) -> Outcome<Vec<EntryRow>> {
    let mut game = record.start().clone();
    let mut rows = Vec::new();
    for part in record.parts() {
        let mut moves = Vec::new();
        for &action in &record.actions()[part.actions.clone()] {
            moves.push(notation::write(&game, action));
            game.apply_unchecked(action, &mut Silent);
        }
        let entry = LogEntry {
            version: u32::try_from(rows.len() + 1).unwrap_or(u32::MAX),
            kind: LogKind::Import,
            seat: Some(part.player.0),
            moves,
            hash: digest(&game),
            at: now(),
        };
        rows.push(super::play::row(&entry, &[])?);
    }
    Ok(rows)
}

/// 64 hexadecimal digits are the seed itself; any other text makes one.
fn seed(text: &str) -> Outcome<Seed> {
    if text.is_empty() || text.len() > 200 {
        return Err(Failure::request("request/seed", "a seed is a text of 1 to 200 bytes"));
    }
    let given = blake3::Hash::from_hex(text).map(|hash| *hash.as_bytes());
    Ok(given.unwrap_or_else(|_| fair::seed_of(text)))
}

/// Whether a clock is within reasonable limits.
fn checked(clock: Clock) -> Outcome<Clock> {
    const MONTH: u32 = 31 * 24 * 60 * 60;
    let fits = match clock {
        Clock::None => true,
        Clock::Turn { seconds, .. } => (1..=MONTH).contains(&seconds),
        Clock::Bank { seconds, increment, .. } => {
            (1..=MONTH).contains(&seconds) && increment <= MONTH
        }
    };
    let failure =
        || Failure::request("request/clock", "a clock must be between 1 second and 31 days");
    fits.then_some(clock).ok_or_else(failure)
}
