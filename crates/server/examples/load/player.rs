//! Both seats of a table, over two sockets or over HTTP, and the game as the server reports it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use aude_engine::game::Silent;
use aude_engine::{Actor, Game, Rules};
use aude_record::{digest, notation};
use aude_server::computer;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::Mutex;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::Anything;
use crate::http::{Http, Seats, connect, home};
use crate::mux::Bundle;

/// What a socket is carried by: a connection of its own, or a stream of a bundle.
pub(crate) trait Line: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Line for T {}

type Socket = WebSocketStream<Box<dyn Line>>;

/// How the players of a table are connected.
pub(crate) enum Link {
    /// A socket for each seat.
    Sockets(Vec<Socket>),
    /// Requests over a connection that many tables share.
    Http(Arc<Mutex<Http>>),
}

/// Both seats of a table.
pub(crate) struct Player {
    seats: Seats,
    link: Link,
    game: Game,
    version: u64,
}

/// What a table has measured.
pub(crate) struct Played {
    /// From a commit to its arrival at the other seat's socket.
    pub(crate) times: Vec<Duration>,
    /// Commits over HTTP.
    pub(crate) others: u64,
    pub(crate) lost: u64,
    /// Still open.
    pub(crate) link: Link,
}

impl Player {
    /// Opens the sockets of a table.
    pub(crate) async fn enter(
        server: SocketAddr,
        bundle: Option<&Bundle>,
        seats: Seats,
        start: &Game,
    ) -> Anything<Self> {
        let (mut sockets, mut drawn) = (Vec::new(), Value::Null);
        for secret in &seats.secrets {
            let url = format!("ws://{server}/api/tables/{}/live", seats.id);
            let stream: Box<dyn Line> = match bundle {
                Some(bundle) => Box::new(bundle.connect()),
                None => Box::new(connect(server, home(seats.index)).await?),
            };
            let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await?;
            let hello = json!({ "tokens": [secret] }).to_string();
            socket.send(Message::text(hello)).await?;
            next(&mut socket, "welcome").await?;
            // Drawn tiles that were set aside, then the one to place.
            let log = json!({"id": 0, "type": "log"}).to_string();
            socket.send(Message::text(log)).await?;
            let told = answer(&mut socket).await?;
            drawn = told["result"][0]["moves"].clone();
            if !drawn.is_array() {
                return Err(format!("no draw in the log: {told}").into());
            }
            sockets.push(socket);
        }
        Self::new(seats, Link::Sockets(sockets), &drawn, start)
    }

    /// Plays over HTTP.
    pub(crate) async fn enter_without_sockets(
        http: Arc<Mutex<Http>>,
        seats: Seats,
        start: &Game,
    ) -> Anything<Self> {
        let log = log(&http, &seats, 1).await?;
        Self::new(seats, Link::Http(http), &log["moves"], start)
    }

    fn new(seats: Seats, link: Link, drawn: &Value, start: &Game) -> Anything<Self> {
        let mut game = start.snapshot();
        for text in drawn.as_array().ok_or("no draw")? {
            apply(&mut game, text.as_str().unwrap_or_default())?;
        }
        Ok(Self { seats, link, game, version: 1 })
    }

    /// Plays so many moves, one each `pace` milliseconds.
    pub(crate) async fn play(mut self, moves: u64, pace: u64) -> Anything<Played> {
        let (mut times, mut others, mut lost) = (Vec::new(), 0, 0);
        // Tables do not move in lockstep.
        let index = self.seats.index as u64;
        tokio::time::sleep(Duration::from_millis(pace * (index * 7919 % 1000) / 1000)).await;
        for number in 0..moves {
            let Actor::Player(seat) = self.game.actor() else { break };
            let mut actions = Vec::new();
            let mut ahead = self.game.snapshot();
            for action in computer::first_fit(&self.game) {
                actions.push(notation::write(&ahead, action));
                ahead.apply_unchecked(action, &mut Silent);
            }
            let seat = seat.index();
            let mut commit = json!({"type": "commit", "seat": seat, "version": self.version,
                "actions": actions});
            let began = Instant::now();
            let moved = match &mut self.link {
                Link::Sockets(sockets) => {
                    commit["id"] = number.into();
                    sockets[seat].send(Message::text(commit.to_string())).await?;
                    let moved = next(&mut sockets[1 - seat], "moved").await?;
                    times.push(began.elapsed());
                    let own = next(&mut sockets[seat], "moved").await?;
                    lost += u64::from(own["version"] != self.version + 1);
                    moved
                }
                Link::Http(http) => {
                    let path = format!("/api/tables/{}/requests", self.seats.id);
                    let secret = &self.seats.secrets[seat];
                    http.lock().await.json("POST", &path, secret, &commit).await?;
                    others += 1;
                    log(http, &self.seats, self.version + 1).await?
                }
            };
            lost += u64::from(moved["version"] != self.version + 1);
            self.version = moved["version"].as_u64().ok_or("no version")?;
            for text in moved["moves"].as_array().ok_or("no moves")? {
                apply(&mut self.game, text.as_str().unwrap_or_default())?;
            }
            if moved["hash"] != digest(&self.game) {
                return Err("another position".into());
            }
            let rest = Duration::from_millis(pace).saturating_sub(began.elapsed());
            tokio::time::sleep(rest).await;
        }
        Ok(Played { times, others, lost, link: self.link })
    }
}

/// An entry of the log.
async fn log(http: &Mutex<Http>, seats: &Seats, version: u64) -> Anything<Value> {
    let path = format!("/api/tables/{}/log?from={version}", seats.id);
    let mut log = http.lock().await.json("GET", &path, &seats.secrets[0], &Value::Null).await?;
    Ok(log[0].take())
}

fn apply(game: &mut Game, text: &str) -> Anything<()> {
    let action = notation::read(game, text).map_err(|error| error.to_string())?;
    game.apply(action, &mut Silent).map_err(|refusal| refusal.to_string())?;
    Ok(())
}

/// The next answer.
async fn answer(socket: &mut Socket) -> Anything<Value> {
    loop {
        let value = frame(socket).await?;
        if !value["reply_to"].is_null() {
            return Ok(value);
        }
    }
}

/// The next push of a kind; refusals are errors.
async fn next(socket: &mut Socket, push: &str) -> Anything<Value> {
    loop {
        let value = frame(socket).await?;
        if value["ok"] == false {
            return Err(value.to_string().into());
        }
        if value["push"] == push {
            return Ok(value);
        }
    }
}

async fn frame(socket: &mut Socket) -> Anything<Value> {
    loop {
        let frame = tokio::time::timeout(Duration::from_secs(60), socket.next()).await?;
        if let Message::Text(text) = frame.ok_or("closed")?? {
            return Ok(serde_json::from_str(&text)?);
        }
    }
}
