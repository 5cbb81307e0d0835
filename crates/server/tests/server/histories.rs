//! Clients play while the server and its PostgreSQL are killed and stopped, and what is said between
//! them is delayed, held back and cut off; everything clients saw is checked against what was stored.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use aude_histories::{Event, History, Places, Stored, check, check_places};
use aude_server::store::{PostgresStore, Store as _};
use serde_json::{Value, json};

use crate::common::{Client, Dice, Gone, Made, here};
use crate::kill::try_to_make;
use servers::Servers;

mod faults;
mod gaps;
mod race;
mod servers;
mod standby;
mod times;
mod watch;

/// Tables at a time, each with two clients that play for both seats and get in each other's way.
const TABLES: usize = 4;

/// What all clients share.
struct World {
    addresses: Mutex<Vec<SocketAddr>>,
    moments: Mutex<gaps::Moments>,
    history: Mutex<History>,
    tables: Mutex<Vec<String>>,
    /// Tables with a seat that two want.
    joined: Mutex<Vec<String>>,
    next: AtomicU64,
    over: AtomicBool,
}

impl World {
    fn number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    fn note(&self, event: Event) {
        self.history.lock().unwrap_or_else(PoisonError::into_inner).push(event);
    }

    /// Any server will do.
    fn address(&self) -> SocketAddr {
        let number = usize::try_from(self.number()).unwrap_or(0);
        let addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        addresses[number % addresses.len()]
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// A request to name a seat, whose outcome is written down.
    async fn rename(&self, client: &mut Client, made: &Made, seat: u64) -> Result<(), Gone> {
        let (op, name) = (self.number(), format!("Name {}", self.number()));
        let request = json!({"type": "rename", "seat": seat, "name": name});
        self.note(Event::Put { op, place: seat_of(&made.id, seat), value: name });
        match client.ask(request).await {
            Ok(Ok(_)) => self.note(Event::Ok { op, number: 0 }),
            Ok(Err(error)) if error["code"] == "store/unknown" => {
                self.note(Event::Unknown { op });
                return Err("nobody knows".to_owned());
            }
            Ok(Err(_)) => self.note(Event::Fail { op }),
            Err(gone) => {
                self.note(Event::Unknown { op });
                return Err(gone);
            }
        }
        Ok(())
    }

    /// A request whose outcome is written down: the number of its item, if there is one.
    async fn ask(
        &self,
        client: &mut Client,
        made: &Made,
        (stream, content): (String, String),
        request: Value,
        number: &str,
    ) -> Result<Option<Value>, Gone> {
        let op = self.number();
        self.note(Event::Invoke { op, stream, content });
        match client.ask(request).await {
            Ok(Ok(result)) => {
                let number = result[number].as_u64().expect("a number");
                self.note(Event::Ok { op, number });
                self.acknowledge(&made.id);
                Ok(Some(result))
            }
            Ok(Err(error)) if error["code"] == "store/unknown" => {
                self.note(Event::Unknown { op });
                Err("nobody knows".to_owned())
            }
            Ok(Err(_)) => {
                self.note(Event::Fail { op });
                Ok(None)
            }
            Err(gone) => {
                self.note(Event::Unknown { op });
                Err(gone)
            }
        }
    }
}

/// The median, 99 of 100, the longest.
fn spread(mut times: Vec<Duration>) -> Option<[Duration; 3]> {
    times.sort();
    let at = |share: usize| times.get((times.len() * share / 100).min(times.len() - 1));
    (!times.is_empty()).then(|| [50, 99, 100].map(|share| *at(share).expect("a time")))
}

fn log_of(id: &str) -> String {
    format!("log of {id}")
}

fn chat_of(id: &str) -> String {
    format!("chat of {id}")
}

fn seat_of(id: &str, seat: u64) -> String {
    format!("seat {seat} of {id}")
}

/// An entry as it is compared.
fn entry(version: u64, moves: &str) -> String {
    format!("{version}: {moves}")
}

/// Enters a table, and from then on writes down what is pushed. A client that was there before is
/// sent what it missed; `said` is the last message it has seen.
async fn enter(
    world: &Arc<World>,
    made: &Made,
    last: Option<u64>,
    said: &Arc<AtomicU64>,
) -> Result<Client, Gone> {
    let tokens = [made.token(0), made.token(1)];
    let (socket, id) = (world.number(), made.id.clone());
    let (log, chat) = (log_of(&id), chat_of(&id));
    let heard = said.load(Ordering::Relaxed);
    let hello = match last {
        Some(last) => json!({ "tokens": tokens, "last": last, "chat": heard }),
        None => json!({ "tokens": tokens }),
    };
    world.note(Event::Enter { socket, stream: log.clone() });
    world.note(Event::Enter { socket, stream: chat.clone() });
    let mut client = Client::connect(world.address(), &id, hello).await?;
    let begun = AtomicBool::new(false);
    if let Some(last) = last {
        // Where it left off, which says nothing about the server: no socket was opened for it.
        let own = world.number();
        world.note(Event::Welcome { socket: own, stream: log.clone(), number: last });
        world.note(Event::Welcome { socket: own, stream: chat.clone(), number: heard });
        begun.store(true, Ordering::Relaxed);
        client.witness = Some(witness(world, own, (log, chat), begun, said));
    } else {
        client.witness = Some(witness(world, socket, (log, chat), begun, said));
    }
    Ok(client)
}

/// Writes down what a socket is sent.
fn witness(
    world: &Arc<World>,
    socket: u64,
    (log, chat): (String, String),
    begun: AtomicBool,
    said: &Arc<AtomicU64>,
) -> Arc<dyn Fn(&Value) + Send + Sync> {
    let (world, said) = (Arc::clone(world), Arc::clone(said));
    Arc::new(move |frame: &Value| match frame["push"].as_str() {
        Some("welcome") => {
            let number = frame["table"]["version"].as_u64().expect("a version");
            begun.store(true, Ordering::Relaxed);
            world.note(Event::Welcome { socket, stream: log.clone(), number });
            let last = frame["chat"].as_array().and_then(|lines| lines.last());
            let number = last.map_or(0, |line| line["number"].as_u64().expect("a number"));
            said.store(number, Ordering::Relaxed);
            world.note(Event::Welcome { socket, stream: chat.clone(), number });
        }
        Some("moved") if begun.load(Ordering::Relaxed) => {
            let number = frame["version"].as_u64().expect("a version");
            let moves = frame["moves"].as_array().into_iter().flatten();
            let moves: Vec<&str> = moves.filter_map(Value::as_str).collect();
            let content = entry(number, &moves.join(" "));
            world.note(Event::Seen { socket, stream: log.clone(), number, content });
        }
        Some("chat") if begun.load(Ordering::Relaxed) => {
            let number = frame["number"].as_u64().expect("a number");
            let content = frame["text"].as_str().expect("a text").to_owned();
            said.store(number, Ordering::Relaxed);
            world.note(Event::Seen { socket, stream: chat.clone(), number, content });
        }
        _ => {}
    })
}

/// Plays and talks until the connection is lost or the game is over.
async fn play(
    world: &World,
    client: &mut Client,
    made: &Made,
    dice: &mut Dice,
) -> Result<(), Gone> {
    // The state arrives first, however long it takes.
    while client.actor.is_null() && !client.over {
        client.push().await?;
    }
    while !client.over && !world.is_over() {
        client.pushes.clear();
        let version = client.version;
        let Some(seat) = client.actor.as_u64() else {
            client.push().await?;
            continue;
        };
        if dice.below(8) == 0 {
            let text = format!("message {}", world.number());
            let request = json!({"type": "chat", "seat": seat, "text": text});
            world.ask(client, made, (chat_of(&made.id), text), request, "number").await?;
        }
        if dice.below(12) == 0 {
            world.rename(client, made, seat).await?;
        }
        let mut picks = dice.clone();
        let drafted = client.draft(seat, version, |many| picks.below(many)).await?;
        *dice = picks;
        let Ok(actions) = drafted else { continue };
        let moves: Vec<&str> =
            actions.iter().map(|action| action["text"].as_str().expect("a move")).collect();
        let item = (log_of(&made.id), entry(version + 1, &moves.join(" ")));
        let request =
            json!({"type": "commit", "seat": seat, "version": version, "actions": actions});
        world.ask(client, made, item, request, "version").await?;
    }
    Ok(())
}

/// Comes back to a table until its game is over.
async fn stay(world: Arc<World>, made: Made, seed: u64) {
    let mut dice = Dice(seed);
    let mut known: Option<Client> = None;
    let said = Arc::default();
    while !world.is_over() {
        let last = known.as_ref().map(|client| client.version);
        let Ok(mut client) = enter(&world, &made, last, &said).await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        if let Some(before) = &known {
            client.actor = before.actor.clone();
            client.over = before.over;
        }
        let end = play(&world, &mut client, &made, &mut dice).await;
        if client.over {
            world.finish(&made.id);
        }
        if end.is_ok() {
            return;
        }
        // A client that was cut off before it knew anything begins afresh.
        if !client.actor.is_null() {
            known = Some(client);
        }
    }
}

/// One table after the other.
async fn sit(world: Arc<World>, seed: u64) {
    // The players' clocks run too: more time than the test takes, and less than a clock goes wrong.
    let clock = json!({"kind": "bank", "seconds": 86_400, "increment": 0, "expiry": "computer"});
    let body = json!({"seats": [here("Anna"), here("Bert")], "clock": clock});
    let mut dice = Dice(seed);
    while !world.is_over() {
        let Some(made) = try_to_make(world.address(), &body).await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        world.tables.lock().unwrap_or_else(PoisonError::into_inner).push(made.id.clone());
        let one = stay(Arc::clone(&world), made.clone(), dice.below(usize::MAX) as u64);
        let other = stay(Arc::clone(&world), made.clone(), dice.below(usize::MAX) as u64);
        let watching = watch::watch(Arc::clone(&world), made);
        tokio::select! {
            _ = async { tokio::join!(one, other) } => {}
            () = watching => {}
        }
    }
}

impl World {
    /// With so many servers, of which none has started.
    fn new(servers: usize) -> Arc<Self> {
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 1));
        Arc::new(Self {
            addresses: Mutex::new(vec![nowhere; servers]),
            moments: Mutex::default(),
            history: Mutex::default(),
            tables: Mutex::default(),
            joined: Mutex::default(),
            next: AtomicU64::new(1),
            over: AtomicBool::new(false),
        })
    }

    /// Compares what clients saw with what a database has.
    async fn compare(&self, url: &str, seed: u64) -> String {
        let (stored, places) = read(url, self).await;
        let history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        let (ok, fail, unknown) = history.outcomes();
        let mut violations = check(&history, &stored);
        violations.extend(check_places(&history, &places));
        let violations: Vec<String> = violations.iter().map(ToString::to_string).collect();
        assert_eq!(violations, [""; 0], "seed {seed}");
        assert!(ok > 50 && fail > 0, "{ok} acknowledged, {fail} refused");
        let [tables, joined] =
            [&self.tables, &self.joined].map(|all| all.lock().expect("tables").len());
        format!(
            "{tables} tables and {joined} to join: {ok} acknowledged, {fail} refused, {unknown} unknown"
        )
    }
}

/// The seed of a test's faults and moves.
fn seed() -> u64 {
    let seed = std::env::var("AUDE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(7);
    println!("seed {seed}");
    seed
}

async fn read(url: &str, world: &World) -> (Stored, Places) {
    let store = open(url).await;
    let (mut stored, mut places) = (Stored::new(), Places::new());
    let tables = world.tables.lock().unwrap_or_else(PoisonError::into_inner).clone();
    for id in &tables {
        let log = store.entries(id, 0).await.expect("a log");
        assert!(log.iter().all(|row| row.kind != "expired"), "no clock runs out in a few minutes");
        let log = log.iter().map(|row| (row.version.into(), entry(row.version.into(), &row.moves)));
        stored.insert(log_of(id), log.collect());
        let chat = store.chat(id, 0, 100_000).await.expect("chat");
        let chat = chat.into_iter().map(|row| (row.number.into(), row.text));
        stored.insert(chat_of(id), chat.collect());
        let game = store.game(id).await.expect("a game").expect("it is there");
        let head: Value = serde_json::from_str(&game.head.json).expect("JSON");
        for seat in 0..2 {
            let name = head["seats"][seat]["name"].as_str().expect("a name").to_owned();
            places.insert(seat_of(id, seat as u64), name);
        }
    }
    let joined = world.joined.lock().unwrap_or_else(PoisonError::into_inner).clone();
    for id in &joined {
        let game = store.game(id).await.expect("a game").expect("it is there");
        let head: Value = serde_json::from_str(&game.head.json).expect("JSON");
        let seat = &head["seats"][race::SEAT];
        let who = (seat["kind"] != "open").then(|| seat["name"].as_str().expect("a name"));
        stored
            .insert(race::seat_for(id), who.map(|name| (1, name.to_owned())).into_iter().collect());
    }
    store.close().await.expect("closed");
    (stored, places)
}

/// The store, once the servers are gone for PostgreSQL too.
async fn open(url: &str) -> PostgresStore {
    for _ in 0..10 {
        if let Ok(store) = PostgresStore::open(url).await {
            return store;
        }
    }
    panic!("the store does not open");
}
