//! From the first seat to the last word: creating a table, starting, resigning.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use aude_engine::game::{RulesVersion, Silent};
use aude_engine::{Actor, Player, Rules};
use aude_record::import::{self, ImportProblem};
use aude_record::{GameSetup, Record, digest, notation};

use super::again::{HOST, seat_name};
use super::head::{Head, Seat};
use super::log::{Kind, Play};
use super::numbers::share;
use super::seats::{color, name, no_randomness};
use super::{Inner, Table};
use crate::computer::Opponent;
use crate::errors::{Failure, Outcome};
use crate::fair::numbers::Share;
use crate::fair::{self, Seed};
use crate::protocol::{
    self, Clock, Create, Created, First, Import, ImportFaults, ImportMode, LogEntry, LogKind,
    NewSeat, Phase, SeatKind, SeatSecret,
};
use crate::secret::{self, Source};
use crate::shared::{Shared, now};
use crate::store::{EntryRow, GameRow};

/// Reads a record or a game from elsewhere.
pub(crate) fn read_game(text: &str, shared: &Shared) -> Outcome<Record> {
    let found = import::import(text, &shared.library).map_err(|errors| {
        if let Some(error) = errors.iter().find(|error| error.problem == ImportProblem::Unknown) {
            return Failure::request("request/format", error.to_string());
        }
        let problems = errors.iter().map(ToString::to_string).collect();
        let mut failure = Failure::request("request/record", "the record is invalid");
        failure.body.faults = Some(Box::new(ImportFaults::of(&errors)));
        failure.with_problems(problems)
    })?;
    Ok(found.record)
}

/// A new table and its secrets.
pub(super) struct Plan {
    pub(super) id: String,
    pub(super) seed: Seed,
    pub(super) head: Head,
    pub(super) host: String,
    pub(super) secrets: Vec<SeatSecret>,
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
        source: &Source,
    ) -> Outcome<(Arc<Self>, Created)> {
        let game = create.game.clone().unwrap_or_else(|| "classic".to_owned());
        let default = GameSetup::default_of(&game);
        let seats = match create.seats.as_slice() {
            [] => vec![
                NewSeat::Local { name: "Player 1".to_owned(), color: None, number_hash: None },
                NewSeat::Open { color: None },
            ],
            seats => seats.to_vec(),
        };
        let mut plan = Plan::new(shared, &seats, source)?;
        if let Some(text) = &create.seed {
            plan.seed = seed(text)?;
            plan.head.seed_given = true;
            // The same seed gives the same tiles at every table: no numbers are mixed in.
            plan.head.seats.iter_mut().for_each(|seat| seat.share = Share::default());
            plan.head.seed_scope = Some(fair::GIVEN.to_owned());
        }
        plan.head.game = game;
        plan.head.sets = create.sets.clone().unwrap_or(default.sets);
        plan.head.options.clone_from(&create.options);
        plan.head.first = create.first;
        plan.head.clock = checked(create.clock)?;
        // Between people, aids are for the host to allow.
        let people = seats.iter().filter(|seat| !matches!(seat, NewSeat::Computer { .. })).count();
        plan.head.aids = create.aids.unwrap_or(people <= 1);
        plan.head.public = create.public;
        plan.open(shared, origin, Vec::new()).await
    }

    /// Creates a table from a record, to continue or to replay.
    ///
    /// # Errors
    /// Everything wrong with the record.
    pub async fn import(
        shared: &Arc<Shared>,
        import: Import,
        origin: &str,
        source: &Source,
        address: Option<IpAddr>,
    ) -> Outcome<(Arc<Self>, Created)> {
        let place = shared.records.place(address)?;
        let own = Arc::clone(shared);
        // A record of a megabyte takes a while, be it right or wrong.
        let read = move || {
            let record = read_game(&import.record, &own)?;
            if aude_record::layout::of_start(record.start()).is_some() {
                let message = "a game that starts from a position that was set up can be opened on the analysis board, not at a table";
                return Err(Failure::request("request/set-up", message));
            }
            let (over, rows) = (record.replay().actor() == Actor::Nobody, imported(&record)?);
            Ok((import, record, over, rows))
        };
        let (import, record, over, rows) = shared.records.run(place, read).await?;
        let setup = record.setup();
        let here =
            |name: &String| NewSeat::Local { name: name.clone(), color: None, number_hash: None };
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
        if import.mode == ImportMode::Continue && over {
            return Err(Failure::request("request/over", "the game in this record is over"));
        }
        let mut plan = Plan::new(shared, &seats, source)?;
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
        plan.open(shared, origin, rows).await
    }

    /// All seats are taken: the game starts with the first draw.
    pub(super) async fn start(self: &Arc<Self>, inner: &mut Inner) -> Outcome<()> {
        if inner.play.is_none() {
            let start = self.shared.begin(&inner.head.setup(&inner.seed, &self.id))?;
            inner.play = Some(Play::new(start, &inner.head.clock));
        }
        inner.head.phase = Phase::Playing;
        tracing::info!(table = self.short(), "game started");
        let begun = self.enter(inner, Kind::Start, None, |_, _| Ok(())).await;
        inner.stale |= begun.is_err();
        begun
    }

    pub(super) async fn resign(self: &Arc<Self>, inner: &mut Inner, seat: u8) -> Outcome<()> {
        if inner.head.phase != Phase::Playing {
            return Err(Failure::conflict("table/not-playing", "no game is in progress"));
        }
        inner.count_time();
        let kept = &mut inner.head.seats[usize::from(seat)];
        if kept.resigned {
            return Err(Failure::conflict("seat/resigned", "this player has already resigned"));
        }
        // While other human players remain, a computer takes over the seat, so that they can
        // finish.
        kept.resigned = true;
        kept.stand_in = true;
        let still = inner.head.not_resigned();
        let is_person = |seat: &Player| inner.head.seats[seat.index()].kind == SeatKind::Person;
        if still.len() <= 1 || !still.iter().any(is_person) {
            let game = &inner.playing()?.game;
            let scores = game.scores().to_vec();
            let winners = game.winners_among(&still).into_iter().map(|player| player.0).collect();
            let outcome = protocol::GameOutcome { winners, scores, by_resignation: true };
            inner.head.outcome = Some(outcome);
            inner.head.phase = Phase::Over;
        }
        self.changed(inner).await
    }

    /// Writes a change of the seats, broadcasts it, and lets a computer decide if necessary.
    async fn changed(self: &Arc<Self>, inner: &mut Inner) -> Outcome<()> {
        inner.takeback = None;
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
        inner.count_time();
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
        inner.count_time();
        let kept = &mut inner.head.seats[usize::from(seat)];
        if kept.resigned {
            return Err(Failure::conflict("seat/resigned", "this player has resigned"));
        }
        kept.stand_in = false;
        self.changed(inner).await
    }
}

impl Plan {
    fn new(shared: &Shared, seats: &[NewSeat], source: &Source) -> Outcome<Self> {
        let id = source.table_id().map_err(|_| no_randomness())?;
        let host = source.token(HOST).map_err(|_| no_randomness())?;
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
                NewSeat::Computer { level, style, color: wish } => {
                    let opponent = Opponent::new(*level, *style)?;
                    Seat { color: color(wish.as_deref())?, ..Seat::computer(index + 1, opponent) }
                }
                NewSeat::Local { name: text, color: wish, number_hash } => {
                    let token = source.token(&seat_name(index)).map_err(|_| no_randomness())?;
                    let text = name(text, shared.config.limits.name_chars)?;
                    let share = share(number_hash.as_deref())?;
                    let seat = Seat::person(text, color(wish.as_deref())?, hash(&token), share);
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
            resumable: false,
            imported_draws: 0,
            seed_given: false,
            seed_scope: None,
        };
        let seed = secret::random().map_err(|_| no_randomness())?;
        Ok(Self { id, seed, head, host, secrets })
    }

    /// Writes the table, if the limits allow, and opens it.
    pub(super) async fn open(
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
        shared.in_room(origin, async { Ok(shared.store.create(row, entries).await?) }).await?;
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
            rematch: None,
            asked: Vec::new(),
            said: 0,
            said_bytes: Some(0),
            stale: false,
            moved: false,
        };
        let table = Table::new(shared, &id, inner);
        tracing::info!(table = table.short(), "table created");
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
