//! A client on a real socket.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A client on a socket. It tracks version and hash as a client would, from pushes alone.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u32,
    pub(crate) version: u64,
    pub(crate) hash: String,
    pub(crate) actor: Value,
    pub(crate) over: bool,
    pub(crate) pushes: Vec<Value>,
    /// Told of every frame as it arrives.
    pub(crate) witness: Option<Witness>,
}

pub(crate) type Witness = Arc<dyn Fn(&Value) + Send + Sync>;

pub(crate) type Gone = String;

impl Client {
    pub(crate) async fn connect(address: SocketAddr, id: &str, hello: Value) -> Result<Self, Gone> {
        let url = format!("ws://{address}/api/tables/{id}/live");
        let (socket, _) =
            tokio_tungstenite::connect_async(url).await.map_err(|error| error.to_string())?;
        let mut client = Self {
            socket,
            next: 0,
            version: hello["last"].as_u64().unwrap_or(0),
            hash: String::new(),
            actor: Value::Null,
            over: false,
            pushes: Vec::new(),
            witness: None,
        };
        client.send(Message::text(hello.to_string())).await?;
        Ok(client)
    }

    /// Connects with these secrets and waits for the fresh view.
    pub(crate) async fn enter(
        address: SocketAddr,
        id: &str,
        tokens: &[&str],
    ) -> Result<Self, Gone> {
        let mut client = Self::connect(address, id, json!({ "tokens": tokens })).await?;
        while client.hash.is_empty() && client.push().await?["push"] != "welcome" {}
        Ok(client)
    }

    /// Reconnects after a break: what was missed arrives by itself.
    pub(crate) async fn back(
        &self,
        address: SocketAddr,
        id: &str,
        tokens: &[&str],
    ) -> Result<Self, Gone> {
        let hello = json!({ "tokens": tokens, "last": self.version });
        let mut client = Self::connect(address, id, hello).await?;
        client.hash.clone_from(&self.hash);
        client.actor = self.actor.clone();
        client.over = self.over;
        // What was missed arrives before the current table information.
        while client.push().await?["push"] != "table" {}
        Ok(client)
    }

    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Gone> {
        self.socket.send(message).await.map_err(|error| error.to_string())
    }

    pub(crate) async fn frame(&mut self) -> Result<Value, Gone> {
        loop {
            let frame = tokio::time::timeout(Duration::from_secs(30), self.socket.next());
            match frame.await.map_err(|_| "nothing for 30 seconds")? {
                Some(Ok(Message::Text(text))) => {
                    let value: Value =
                        serde_json::from_str(&text).map_err(|error| error.to_string())?;
                    if let Some(witness) = &self.witness {
                        witness(&value);
                    }
                    self.note(&value)?;
                    return Ok(value);
                }
                Some(Ok(Message::Close(frame))) => return Err(format!("closed: {frame:?}")),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.to_string()),
                None => return Err("gone".to_owned()),
            }
        }
    }

    fn note(&mut self, value: &Value) -> Result<(), Gone> {
        match value["push"].as_str() {
            Some("welcome") => {
                self.version = value["table"]["version"].as_u64().unwrap_or(0);
                self.hash = value["state"]["hash"].as_str().unwrap_or("").to_owned();
                self.actor = value["state"]["actor"].clone();
                self.over = value["state"]["over"] == true;
            }
            Some("moved") => {
                let version = value["version"].as_u64().unwrap_or(0);
                if version != self.version + 1 {
                    return Err(format!("LOST: {version} after {}", self.version));
                }
                self.version = version;
                self.hash = value["hash"].as_str().unwrap_or("").to_owned();
                self.actor = value["next"]["actor"].clone();
                self.over = value["next"]["over"] == true;
            }
            _ => {}
        }
        Ok(())
    }

    /// The next push; answers to nothing are an error.
    pub(crate) async fn push(&mut self) -> Result<Value, Gone> {
        let value =
            if self.pushes.is_empty() { self.frame().await? } else { self.pushes.remove(0) };
        if value["push"].is_null() { Err(value.to_string()) } else { Ok(value) }
    }

    pub(crate) async fn begin(&mut self, mut request: Value) -> Result<u32, Gone> {
        self.next += 1;
        request["id"] = self.next.into();
        self.send(Message::text(request.to_string())).await?;
        Ok(self.next)
    }

    /// Sends a request, and waits for its answer.
    pub(crate) async fn ask(&mut self, request: Value) -> Result<Result<Value, Value>, Gone> {
        let id = self.begin(request).await?;
        loop {
            let value = self.frame().await?;
            if value["push"].is_string() {
                self.pushes.push(value);
                continue;
            }
            if value["reply_to"] != id {
                return Err(format!("an answer to something else than {id}: {value}"));
            }
            return Ok(match value["ok"] == true {
                true => Ok(value["result"].clone()),
                false => Err(value["error"].clone()),
            });
        }
    }

    /// Drafts a seat's part by picking from the legal actions.
    pub(crate) async fn draft(
        &mut self,
        seat: u64,
        version: u64,
        mut pick: impl FnMut(usize) -> usize,
    ) -> Result<Result<Vec<Value>, Value>, Gone> {
        let mut actions: Vec<Value> = Vec::new();
        loop {
            let request =
                json!({"type": "draft", "seat": seat, "version": version, "actions": actions});
            let draft = match self.ask(request).await? {
                Ok(draft) => draft,
                Err(error) => return Ok(Err(error)),
            };
            if draft["complete"] == true {
                return Ok(Ok(actions));
            }
            let legal = draft["legal"].as_array().expect("a list");
            actions.push(legal[pick(legal.len())].clone());
        }
    }
}
