//! Load test: many two-player tables, all moving.
//!
//! `cargo run --release -p aude-server --example load -- [tables] [moves] [pace in ms] [everything]`
//!
//! The server runs as a separate process. Every table has two sockets; the seat to act commits, and
//! the time until the other seat receives it is measured. No event may be lost.

use std::error::Error;
use std::io::{BufRead, BufReader, Write as _};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use aude_engine::game::Silent;
use aude_engine::{Actor, Game, Rules};
use aude_record::{GameSetup, SetLibrary, notation};
use aude_server::{Config, computer};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Anything<T> = Result<T, Box<dyn Error + Send + Sync>>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

fn main() -> Anything<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.first().is_some_and(|first| first == "server") {
        return server(&arguments[1]);
    }
    let number = |index: usize, otherwise: u64, most: u64| {
        let given = arguments.get(index).and_then(|text| text.parse().ok());
        given.unwrap_or(otherwise).min(most)
    };
    let (tables, moves, pace) = (number(0, 500, 5000), number(1, 30, 200), number(2, 1000, 60_000));
    let mut setup = GameSetup::default();
    if arguments.get(3).is_some_and(|word| word == "everything") {
        let more = ["inns_cathedrals", "traders_builders", "princess_dragon", "tower"];
        setup.sets.extend(more.map(str::to_owned));
    }
    tokio::runtime::Runtime::new()?.block_on(load(tables as usize, moves, pace, &setup))
}

fn server(folder: &str) -> Anything<()> {
    let mut config = Config { data: folder.into(), ..Config::default() };
    config.listen = "127.0.0.1:0".parse()?;
    config.limits.tables_per_address = u64::MAX;
    config.limits.sockets_per_address = usize::MAX;
    config.limits.requests_per_second = u32::MAX;
    config.limits.messages_per_second = 10_000;
    aude_server::serve(config, &|url| {
        println!("{url}");
        let _ = std::io::stdout().flush();
    })?;
    Ok(())
}

/// Ends the server when dropped.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Process {
    /// Memory in use, in kB.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or("");
        line.split_whitespace().nth(1).and_then(|text| text.parse().ok()).unwrap_or(0)
    }
}

async fn load(tables: usize, moves: u64, pace: u64, setup: &GameSetup) -> Anything<()> {
    let folder = std::env::temp_dir().join(format!("aude-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let mut child = Command::new(std::env::current_exe()?)
        .arg("server")
        .arg(&folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut line = String::new();
    BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    let process = Process(child);
    let address: SocketAddr =
        line.trim().trim_start_matches("http://").trim_end_matches('/').parse()?;

    // One table first, so that what all tables share is not counted.
    create(address, setup).await?;
    let before = process.memory();
    let mut made = Vec::new();
    for _ in 0..tables {
        made.push(create(address, setup).await?);
    }
    let idle = process.memory();
    println!("tables {tables}, seats 2 each, {}", setup.sets.join(" "));
    println!("memory {} kB a table just begun, nobody there", per(idle - before, tables));

    let mut players = Vec::new();
    for (id, tokens) in made {
        players.push(Player::enter(address, &id, &tokens, setup).await?);
    }
    println!("memory {} kB a table with its two sockets", per(process.memory() - before, tables));
    let began = Instant::now();
    let tasks: Vec<_> = players
        .into_iter()
        .enumerate()
        .map(|(index, player)| tokio::spawn(player.play(moves, pace, index as u64)))
        .collect();
    let (mut times, mut lost) = (Vec::new(), 0);
    for task in tasks {
        let played = tokio::time::timeout(Duration::from_secs(300), task).await???;
        times.extend(played.times);
        lost += played.lost;
    }
    let took = began.elapsed();
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    println!(
        "commits {} in {:.1} s: {:.0} a second (pace {pace} ms)",
        times.len(),
        took.as_secs_f64(),
        times.len() as f64 / took.as_secs_f64()
    );
    println!(
        "commit to broadcast: median {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
    println!("events lost {lost}");
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = process.memory();
    println!(
        "memory {} kB a table after {moves} moves, sockets closed",
        per(after - before, tables)
    );
    drop(process);
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

fn per(kilobytes: u64, tables: usize) -> u64 {
    kilobytes / tables.max(1) as u64
}

/// Creates a two-player table; returns its id and secrets.
async fn create(address: SocketAddr, setup: &GameSetup) -> Anything<(String, Vec<String>)> {
    let seat = |name: &str| json!({"kind": "local", "name": name});
    let seats = [seat("Anna"), seat("Bert")];
    let body = json!({"seats": seats, "first": {"seat": 0}, "sets": setup.sets}).to_string();
    let mut stream = TcpStream::connect(address).await?;
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ";
    stream.write_all(format!("{head}{}\r\n\r\n{body}", body.len()).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let body = answer.split_once("\r\n\r\n").ok_or("no body")?.1;
    let made: Value = serde_json::from_str(body)?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let tokens = made["seats"].as_array().ok_or("no seats")?.iter();
    Ok((text(&made["table"]["id"]), tokens.map(|seat| text(&seat["token"])).collect()))
}

/// Both seats of a table, and the game as its pushes report it.
struct Player {
    sockets: Vec<Socket>,
    game: Game,
    version: u64,
}

/// What a table has measured.
struct Played {
    times: Vec<Duration>,
    lost: u64,
}

impl Player {
    async fn enter(
        address: SocketAddr,
        id: &str,
        tokens: &[String],
        setup: &GameSetup,
    ) -> Anything<Self> {
        let (mut sockets, mut drawn) = (Vec::new(), Value::Null);
        for token in tokens {
            let url = format!("ws://{address}/api/tables/{id}/live");
            let (mut socket, _) = tokio_tungstenite::connect_async(url).await?;
            let hello = json!({ "tokens": [token] }).to_string();
            socket.send(Message::text(hello)).await?;
            next(&mut socket, "welcome").await?;
            // Drawn tiles that were set aside, then the one to place.
            let log = json!({"id": 0, "type": "log"}).to_string();
            socket.send(Message::text(log)).await?;
            drawn = answer(&mut socket).await?["result"][0]["moves"].clone();
            sockets.push(socket);
        }
        let mut game = setup.begin(&SetLibrary::builtin()).map_err(|_| "no game")?;
        for text in drawn.as_array().ok_or("no draw")? {
            apply(&mut game, text.as_str().unwrap_or_default())?;
        }
        Ok(Self { sockets, game, version: 1 })
    }

    async fn play(mut self, moves: u64, pace: u64, index: u64) -> Anything<Played> {
        let mut played = Played { times: Vec::new(), lost: 0 };
        // Tables do not move in lockstep.
        tokio::time::sleep(Duration::from_millis(pace * (index * 7919 % 1000) / 1000)).await;
        for number in 0..moves {
            let Actor::Player(seat) = self.game.actor() else { break };
            let mut actions = Vec::new();
            let mut ahead = self.game.snapshot();
            for action in computer::first_fit(&self.game) {
                actions.push(notation::write(&ahead, action));
                ahead.apply_unchecked(action, &mut Silent);
            }
            let commit = json!({"id": number, "type": "commit", "seat": seat.0,
                "version": self.version, "actions": actions});
            let began = Instant::now();
            self.sockets[seat.index()].send(Message::text(commit.to_string())).await?;
            let other = 1 - seat.index();
            let moved = next(&mut self.sockets[other], "moved").await?;
            played.times.push(began.elapsed());
            let own = next(&mut self.sockets[seat.index()], "moved").await?;
            if moved["version"] != self.version + 1 || own["version"] != self.version + 1 {
                played.lost += 1;
            }
            self.version = moved["version"].as_u64().ok_or("no version")?;
            for text in moved["moves"].as_array().ok_or("no moves")? {
                apply(&mut self.game, text.as_str().unwrap_or_default())?;
            }
            if moved["hash"] != format!("{:016x}", self.game.hash()) {
                return Err("another position".into());
            }
            let rest = Duration::from_millis(pace).saturating_sub(began.elapsed());
            tokio::time::sleep(rest).await;
        }
        Ok(played)
    }
}

fn apply(game: &mut Game, text: &str) -> Anything<()> {
    let action = notation::read(game, text).map_err(|error| error.to_string())?;
    game.apply(action, &mut Silent).map_err(|refusal| refusal.to_string())?;
    Ok(())
}

/// The next answer.
async fn answer(socket: &mut Socket) -> Anything<Value> {
    loop {
        let frame = tokio::time::timeout(Duration::from_secs(60), socket.next()).await?;
        let Message::Text(text) = frame.ok_or("closed")?? else { continue };
        let value: Value = serde_json::from_str(&text)?;
        if !value["reply_to"].is_null() {
            return Ok(value);
        }
    }
}

/// The next push of a kind; refusals are errors.
async fn next(socket: &mut Socket, push: &str) -> Anything<Value> {
    loop {
        let frame = tokio::time::timeout(Duration::from_secs(60), socket.next()).await?;
        let Message::Text(text) = frame.ok_or("closed")?? else { continue };
        let value: Value = serde_json::from_str(&text)?;
        if value["ok"] == false {
            return Err(value.to_string().into());
        }
        if value["push"] == push {
            return Ok(value);
        }
    }
}
