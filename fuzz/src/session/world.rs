//! A table, its clients, and what each of them knows.

use std::sync::Arc;
use std::time::Duration;

use aude_server::fair::numbers::number_hash;
use aude_server::live::read_frame;
use aude_server::protocol::{Hello, Written};
use aude_server::secret::Source;
use aude_server::store::Store;
use aude_server::table::{Broadcast, Caller, Subscription, Table};
use aude_server::tables::Tables;
use aude_server::{App, Config};
use serde_json::{Value, json};
use tokio::sync::OnceCell;
use tokio::sync::broadcast::error::TryRecvError;

use super::answers::{Drafted, Possible, Push, Version, read};
use super::store::Memory;

/// A server without a database, for all sessions.
pub(crate) struct Site {
    app: App,
    store: Arc<Memory>,
}

static SITE: OnceCell<Site> = OnceCell::const_new();

impl Site {
    pub(crate) async fn get() -> &'static Self {
        SITE.get_or_init(|| async {
            let mut config = Config::default();
            config.limits.tables_per_address = u64::MAX / 10;
            config.limits.chat_per_second = 1000;
            config.computer_threads = 1;
            config.times.computer_pace = Duration::ZERO;
            let store = Arc::<Memory>::default();
            let kept = Arc::clone(&store) as Arc<dyn Store>;
            Site { app: App::new(config, kept).await.expect("an app"), store }
        })
        .await
    }
}

/// A client with a live connection.
struct Client {
    subscription: Subscription,
    /// The last version it has seen.
    version: u32,
}

/// A turn part that was acknowledged.
#[derive(Clone)]
struct Acknowledged {
    seat: usize,
    from: u32,
    version: u32,
    actions: Vec<Value>,
}

pub(crate) struct World {
    site: &'static Site,
    tables: Arc<Tables>,
    table: Arc<Table>,
    /// The secrets by seat, as their holders know them.
    tokens: Vec<Option<String>>,
    clients: [Option<Client>; 4],
    acknowledged: Vec<Acknowledged>,
    keys: u32,
    /// The host's secret.
    host: String,
    /// Whether seats commit to numbers for fair draws.
    numbers: bool,
    /// Whether a computer may have moved since anyone looked.
    computers: bool,
}

/// The number of a seat for fair draws, in hexadecimal digits and as its hash.
fn number(seat: usize) -> (String, String) {
    (format!("{seat:02x}").repeat(32), number_hash(&[seat as u8; 32]))
}

impl World {
    /// A table with one player; the other seats are open.
    pub(crate) async fn new(site: &'static Site, seats: usize, numbers: bool) -> Self {
        site.store.clear();
        let tables = Tables::new(Arc::clone(&site.app.shared));
        let hash = numbers.then(|| number(0).1);
        let mut list = vec![json!({"kind": "local", "name": "A", "number_hash": hash})];
        list.resize(seats, json!({"kind": "open"}));
        let create = json!({"seats": list, "first": {"seat": 0}});
        let create = serde_json::from_value(create).expect("a table");
        let created = tables.create(&create, "fuzz").await.expect("a table");
        let created = serde_json::to_value(created).expect("JSON");
        let id = created["table"]["id"].as_str().expect("an id");
        let table = tables.get(id).await.expect("the table");
        let mut tokens = vec![None; seats];
        tokens[0] = created["seats"][0]["token"].as_str().map(str::to_owned);
        let host = created["host"].as_str().expect("a secret").to_owned();
        let (clients, acknowledged) = ([None, None, None, None], Vec::new());
        let (keys, computers) = (0, false);
        Self { site, tables, table, tokens, clients, acknowledged, keys, host, numbers, computers }
    }

    /// One step of somebody.
    pub(crate) async fn step(&mut self, what: u8, who: u8, how: u8) {
        let (seat, client) = (usize::from(who) % self.tokens.len(), usize::from(how) % 4);
        match what % 20 {
            0 => self.connect(client, seat, who & 0x80 != 0, how & 0x80 != 0).await,
            1 => self.disconnect(client).await,
            2 => self.join(seat, how).await,
            3..=6 => self.play(seat, how).await,
            7 => self.play_again(how).await,
            8 => self.ask(seat, json!({"type": "takeback", "seat": seat})).await,
            9 => {
                let accept = how & 1 == 0;
                let request = json!({"type": "answer-takeback", "seat": seat, "accept": accept});
                self.ask(seat, request).await;
            }
            10 => self.ask(seat, json!({"type": "chat", "seat": seat, "text": "x"})).await,
            11 => self.ask(seat, json!({"type": "rename", "seat": seat, "name": "B"})).await,
            12 => self.reset(seat, how).await,
            13 => self.wrong(seat, how).await,
            14 => self.restart().await,
            15 => {
                self.ask(seat, json!({"type": "number", "seat": seat, "number": number(seat).0}))
                    .await
            }
            16 => {
                let hash = (how & 1 == 0).then(|| number(seat).1);
                self.ask(seat, json!({"type": "rematch", "seat": seat, "number_hash": hash})).await;
            }
            // Rare: computers take their time.
            17 if how < 64 => {
                self.computers = true;
                self.ask(seat, json!({"type": "stand-in", "seat": seat})).await;
            }
            17 => self.ask(seat, json!({"type": "reclaim", "seat": seat})).await,
            18 => self.host(seat, how).await,
            _ => {
                let types = ["resign", "leave", "view", "summary", "history", "legal", "log"];
                // Rare: it ends most of what can happen.
                let kind = types[usize::from(how) % types.len()];
                if kind != "resign" || how < 16 {
                    // A computer plays on for whoever goes.
                    let takes_seat = kind == "resign" || kind == "leave";
                    self.computers |= takes_seat;
                    let request = match takes_seat {
                        true => json!({"type": kind, "seat": seat}),
                        false => json!({ "type": kind }),
                    };
                    self.ask(seat, request).await;
                }
            }
        }
        self.listen().await;
    }

    async fn caller(&self, seat: usize) -> Option<Caller> {
        let token = self.tokens[seat].clone()?;
        self.table.caller(&[token]).await.ok()
    }

    async fn send(&self, seat: usize, mut request: Value) -> Option<Result<Written, Value>> {
        let caller = self.caller(seat).await?;
        request["id"] = 1.into();
        let frame = read_frame(&request.to_string()).expect("a request");
        let answer = self.table.answer(&self.tables, &caller, frame.request);
        Some(answer.await.map_err(|failure| serde_json::to_value(failure.body).expect("JSON")))
    }

    async fn ask(&mut self, seat: usize, request: Value) {
        let left = request["type"] == "leave";
        if let Some(Ok(_)) = self.send(seat, request).await
            && left
        {
            self.tokens[seat] = None;
        }
    }

    /// The host puts a computer on an open seat or, rarely, closes the table.
    async fn host(&mut self, seat: usize, how: u8) {
        let request = match how {
            0..8 => json!({"id": 1, "type": "close"}),
            8..64 => json!({"id": 1, "type": "add-computer", "seat": seat, "level": "easy"}),
            _ => return,
        };
        let caller = self.table.caller(std::slice::from_ref(&self.host)).await.expect("the host");
        let request = read_frame(&request.to_string()).expect("a request").request;
        let was_open = self.tokens[seat].is_none();
        if self.table.answer(&self.tables, &caller, request).await.is_ok() && how >= 8 {
            assert!(was_open, "a computer took seat {seat} of a player");
            self.computers = true;
        }
    }

    async fn connect(&mut self, client: usize, seat: usize, watch: bool, again: bool) {
        let before = self.clients[client].take();
        let last = before.as_ref().map(|before| before.version).filter(|_| again);
        if let Some(before) = before {
            self.table.leave(&before.subscription.caller).await;
        }
        let token = self.tokens[seat].clone().filter(|_| !watch);
        let hello = json!({"tokens": Vec::from_iter(token), "last": last});
        let hello: Hello = serde_json::from_value(hello).expect("a hello");
        let mut subscription = self.table.subscribe(&hello).await.expect("a good secret");
        let first = std::mem::take(&mut subscription.first);
        let mut client_now = Client { subscription, version: last.unwrap_or(0) };
        for text in first {
            self.hear(&mut client_now, &text).await;
        }
        self.clients[client] = Some(client_now);
    }

    async fn disconnect(&mut self, client: usize) {
        if let Some(client) = self.clients[client].take() {
            self.table.leave(&client.subscription.caller).await;
        }
    }

    async fn join(&mut self, seat: usize, how: u8) {
        let source = self.source(how);
        let own = (how & 1 == 0).then_some(seat);
        let hash = own.filter(|_| self.numbers).map(|seat| number(seat).1);
        let join = json!({"name": "C", "seat": own, "number_hash": hash});
        let join = serde_json::from_value(join).expect("a join");
        let Ok(joined) = self.table.join(&join, &source).await else { return };
        let joined = serde_json::to_value(joined).expect("JSON");
        // A lost answer is asked for again, and is the same.
        if source.is_repeatable() {
            let again = self.table.join(&join, &source).await.expect("the answer again");
            assert_eq!(serde_json::to_value(again).expect("JSON")["secret"], joined["secret"]);
        }
        let taken = joined["secret"]["seat"].as_u64().expect("a seat") as usize;
        assert!(self.tokens[taken].is_none(), "seat {taken} was taken");
        self.tokens[taken] = joined["secret"]["token"].as_str().map(str::to_owned);
    }

    fn source(&mut self, how: u8) -> Source {
        self.keys += 1;
        let key = format!("key-0123456789-abcdef-{:08}", self.keys);
        match how & 2 {
            0 => Source::Random,
            _ => Source::of_key("salt", &key, &[]).expect("a good key"),
        }
    }

    async fn reset(&mut self, seat: usize, how: u8) {
        let Some(token) = self.tokens[seat].clone() else { return };
        let source = self.source(how);
        let old = [token];
        let new = self.table.reset_with(&old, seat as u8, &source).await.expect("a new secret");
        if source.is_repeatable() {
            let again = self.table.reset_with(&old, seat as u8, &source).await;
            assert_eq!(again.expect("the answer again").token, new.token);
        }
        assert!(self.table.holds(&old, seat as u8).await.is_err(), "the old secret is void");
        self.tokens[seat] = Some(new.token);
    }

    /// A seat plays a part, if it is its turn: action by action, until the part is whole. Now and then it
    /// is drafted before.
    async fn play(&mut self, seat: usize, how: u8) {
        let version = self.table.look().await.expect("a table").version;
        let mut actions = Vec::new();
        loop {
            // Where nothing has been drafted yet, a shorter answer has the same list, whoever's turn it is.
            let is_guess = actions.is_empty() && how & 1 == 1;
            let draft = if is_guess {
                json!({"type": "legal"})
            } else {
                json!({"type": "draft", "seat": seat, "version": version, "actions": actions})
            };
            let Some(Ok(draft)) = self.send(seat, draft).await else { return };
            let legal = read::<Possible<'_>>(&draft).legal;
            if legal.is_empty() {
                return;
            }
            actions.push(Value::from(legal[usize::from(how) % legal.len()].text));
            let is_whole = if how & 3 == 0 {
                let draft =
                    json!({"type": "draft", "seat": seat, "version": version, "actions": actions});
                let draft = self.send(seat, draft).await.expect("a caller").expect("legal actions");
                Some(read::<Drafted>(&draft).complete)
            } else {
                None
            };
            let commit =
                json!({"type": "commit", "seat": seat, "version": version, "actions": actions});
            let done = self.send(seat, commit).await.expect("a caller");
            assert!(is_whole.is_none_or(|whole| whole == done.is_ok()), "not what was drafted");
            match done {
                Ok(done) => {
                    let now = read::<Version>(&done).version;
                    assert_eq!(now, version + 1);
                    let done = Acknowledged { seat, from: version, version: now, actions };
                    return self.acknowledged.push(done);
                }
                Err(error) if error["code"] == "commit/unfinished" => {}
                Err(error) if is_guess => {
                    let wrong = ["seat/not-your-turn", "seat/stand-in", "table/over"];
                    let is_late = self.computers && error["code"] == "commit/conflict";
                    assert!(is_late || wrong.iter().any(|code| error["code"] == *code), "{error}");
                    return;
                }
                Err(error) => panic!("it was drafted: {error}"),
            }
        }
    }

    /// The same commit again, after its answer was lost.
    async fn play_again(&mut self, how: u8) {
        if self.acknowledged.is_empty() {
            return;
        }
        let done = self.acknowledged[usize::from(how) % self.acknowledged.len()].clone();
        let Acknowledged { seat, from, version, actions } = done;
        let commit = json!({"type": "commit", "seat": seat, "version": from, "actions": actions});
        if let Some(answer) = self.send(seat, commit).await {
            assert_eq!(read::<Version>(&answer.expect("it was accepted")).version, version);
        }
    }

    /// What must be refused and change nothing.
    async fn wrong(&mut self, seat: usize, how: u8) {
        let before = self.table.look().await.expect("a table").version;
        let version = before + 1 + u32::from(how % 3);
        let commit = json!({"type": "commit", "seat": seat, "version": version, "actions": ["-"]});
        if let Some(answer) = self.send(seat, commit).await {
            answer.expect_err("a version to come");
        }
        let nobody = Caller::default();
        for kind in ["resign", "takeback", "reset-secret", "reclaim"] {
            let frame = read_frame(&json!({"id": 1, "type": kind, "seat": seat}).to_string());
            let request = frame.expect("a request").request;
            self.table.answer(&self.tables, &nobody, request).await.expect_err("a spectator");
        }
        let after = self.table.look().await.expect("a table").version;
        assert!(after == before || self.computers && after > before, "from {before} to {after}");
    }

    /// The server is killed: all connections are lost, and the table is read from the store. Not once
    /// computers play: those of the old server would go on playing into the same store.
    async fn restart(&mut self) {
        if self.computers {
            return;
        }
        self.clients = [None, None, None, None];
        self.tables = Tables::new(Arc::clone(&self.site.app.shared));
        self.table = self.tables.get(self.table.id()).await.expect("the table");
        self.check().await;
    }

    /// Everyone hears what there is to hear.
    async fn listen(&mut self) {
        for index in 0..self.clients.len() {
            let Some(mut client) = self.clients[index].take() else { continue };
            loop {
                match client.subscription.broadcasts.try_recv() {
                    Ok(Broadcast::Moved { brief, .. }) => self.hear(&mut client, &brief).await,
                    Ok(Broadcast::Other(text)) => self.hear(&mut client, &text).await,
                    Ok(Broadcast::Fresh) | Err(TryRecvError::Lagged(_)) => {
                        let fresh = self.table.fresh(&mut client.subscription).await;
                        self.hear(&mut client, &fresh.expect("a view")).await;
                    }
                    Ok(Broadcast::Elsewhere) => panic!("there is one server"),
                    Err(TryRecvError::Empty | TryRecvError::Closed) => break,
                }
            }
            self.clients[index] = Some(client);
        }
    }

    /// A client sees the log in order, without gaps.
    async fn hear(&self, client: &mut Client, text: &str) {
        let push: Push<'_> = serde_json::from_str(text).expect("JSON");
        match push.push {
            "welcome" => {
                let version = push.table.expect("a table").version;
                assert!(version >= client.version, "back from {} to {version}", client.version);
                client.version = version;
            }
            "moved" => {
                let version = push.version.expect("a version");
                // A fresh view may already have had it.
                if version <= client.version {
                    return;
                }
                assert_eq!(version, client.version + 1, "a gap");
                client.version = version;
                self.site.store.look(self.table.id(), |rows| {
                    let row = rows.get(version as usize - 1).expect("what is told is in the log");
                    assert_eq!((row.version, Some(row.hash.as_str())), (version, push.hash));
                });
            }
            _ => {}
        }
    }

    /// The invariants.
    pub(crate) async fn check(&self) {
        let rows = self.site.store.look(self.table.id(), <[_]>::to_vec);
        for (index, row) in rows.iter().enumerate() {
            assert_eq!(row.version as usize, index + 1, "a gap in the log");
        }
        let version = self.table.look().await.expect("a table").version as usize;
        // A computer may be moving right now: its move is in the log before it is on the table.
        let later = self.site.store.look(self.table.id(), <[_]>::len);
        let moving = usize::from(self.computers);
        assert!(rows.len() <= version + moving && version <= later, "the table is not the log");
        assert!(later == rows.len() || self.computers, "nobody moved");
        for (index, done) in self.acknowledged.iter().enumerate() {
            let row = &rows[done.version as usize - 1];
            assert_eq!(row.seat.map(usize::from), Some(done.seat));
            let moves: Vec<_> = row.moves.split(' ').take(done.actions.len()).collect();
            assert_eq!(json!(moves), json!(done.actions), "another move was written");
            let earlier = &self.acknowledged[..index];
            assert!(earlier.iter().all(|other| other.version != done.version), "twice");
        }
        for (seat, token) in self.tokens.iter().enumerate() {
            let Some(token) = token else { continue };
            for other in 0..self.tokens.len() {
                let holds = self.table.holds(std::slice::from_ref(token), other as u8).await;
                assert_eq!(holds.is_ok(), other == seat, "seat {other} by the secret of {seat}");
            }
        }
    }
}
