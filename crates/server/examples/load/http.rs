//! HTTP by hand: one connection that stays open, one request at a time.

use std::net::{Ipv4Addr, SocketAddr};

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

use crate::Anything;

/// The address of the player at a table: twenty tables each, as in a household or a club.
pub(crate) fn home(index: usize) -> Ipv4Addr {
    let [_, a, b, c] = (index as u32 / 20).to_be_bytes();
    Ipv4Addr::new(127, 1 + a, b, 1 + c % 254)
}

/// A connection from a local address: each has only so many ports.
pub(crate) async fn connect(server: SocketAddr, from: Ipv4Addr) -> Anything<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// A connection that stays open.
pub(crate) struct Http(BufReader<TcpStream>);

impl Http {
    pub(crate) async fn open(server: SocketAddr, from: Ipv4Addr) -> Anything<Self> {
        Ok(Self(BufReader::new(connect(server, from).await?)))
    }

    /// The body of an answer; refusals are errors.
    pub(crate) async fn text(
        &mut self,
        method: &str,
        path: &str,
        secret: &str,
        body: &str,
    ) -> Anything<String> {
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {secret}\r\n\
             content-length: {length}\r\n\r\n"
        );
        self.0.get_mut().write_all(format!("{head}{body}").as_bytes()).await?;
        let (mut status, mut length, mut line) = (String::new(), 0, String::new());
        while self.0.read_line(&mut line).await? > 2 {
            if status.is_empty() {
                line.trim().clone_into(&mut status);
            }
            if let Some(many) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = many.trim().parse()?;
            }
            line.clear();
        }
        let mut body = vec![0; length];
        self.0.read_exact(&mut body).await?;
        let body = String::from_utf8(body)?;
        if !status.contains(" 20") {
            return Err(format!("{status} {body}").into());
        }
        Ok(body)
    }

    /// The same as JSON.
    pub(crate) async fn json(
        &mut self,
        method: &str,
        path: &str,
        secret: &str,
        body: &Value,
    ) -> Anything<Value> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        Ok(serde_json::from_str(&self.text(method, path, secret, &body).await?)?)
    }
}

/// A table that was created.
#[derive(Clone)]
pub(crate) struct Seats {
    pub(crate) index: usize,
    pub(crate) id: String,
    pub(crate) secrets: Vec<String>,
}

/// Creates a two-player table from the address of its players.
pub(crate) async fn create(
    server: SocketAddr,
    index: usize,
    sets: &[String],
    clocks: bool,
) -> Anything<Seats> {
    let seat = |name: &str| json!({"kind": "local", "name": name});
    let seats = [seat("Anna"), seat("Bert")];
    let mut body = json!({"seats": seats, "first": {"seat": 0}, "sets": sets});
    if clocks {
        body["clock"] =
            json!({"kind": "bank", "seconds": 100_000, "increment": 0, "expiry": "computer"});
    }
    let mut http = Http::open(server, home(index)).await?;
    let made = http.json("POST", "/api/tables", "", &body).await?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let secrets = made["seats"].as_array().ok_or("no seats")?.iter();
    let secrets = secrets.map(|seat| text(&seat["token"])).collect();
    Ok(Seats { index, id: text(&made["table"]["id"]), secrets })
}

/// How many tables are in the server's memory.
pub(crate) async fn in_memory(server: SocketAddr) -> Anything<usize> {
    let mut http = Http::open(server, Ipv4Addr::LOCALHOST).await?;
    let answer = http.text("GET", "/metrics", "", "").await?;
    let lines = answer.lines().filter(|line| line.starts_with("aude_tables_in_memory{"));
    let many = lines.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok());
    Ok(many.sum::<f64>() as usize)
}
