//! Whole games over real sockets.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Client, Dice, EVERYTHING, Gone, Made, Running, here};

/// The versions each seat was told for its commits.
type Acknowledged = Arc<Mutex<Vec<(u64, u64)>>>;

struct Seat {
    address: SocketAddr,
    id: String,
    seat: u64,
    token: String,
    dice: Dice,
    /// One in this many steps the connection is dropped; 0 for never.
    drops: usize,
    acknowledged: Acknowledged,
}

impl Seat {
    /// Plays to the end; returns the final version and hash.
    async fn play(mut self) -> Result<(u64, String), Gone> {
        let tokens = [self.token.clone()];
        let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
        let mut client = Client::enter(self.address, &self.id, &tokens).await?;
        while !client.over {
            if self.drops > 0 && self.dice.below(self.drops) == 0 {
                client = client.back(self.address, &self.id, &tokens).await?;
                continue;
            }
            if client.actor != self.seat {
                client.push().await?;
                continue;
            }
            let version = client.version;
            let mut dice = self.dice.clone();
            let drafted = client.draft(self.seat, version, |many| dice.below(many)).await?;
            self.dice = dice;
            let Ok(actions) = drafted else { continue };
            let commit = json!({"type": "commit", "seat": self.seat, "version": version, "actions": actions});
            if self.drops > 0 && self.dice.below(self.drops) == 0 {
                // Gone before the answer: the commit may or may not have arrived. Sent again, it is
                // accepted or recognised, and counts once.
                client.begin(commit.clone()).await?;
                client = client.back(self.address, &self.id, &tokens).await?;
                let again = client.ask(commit).await?;
                let done = again.map_err(|error| format!("seat {}: {error}", self.seat))?;
                assert_eq!(done["version"], version + 1);
                self.acknowledged.lock().expect("no panic").push((version + 1, self.seat));
                continue;
            }
            match client.ask(commit).await? {
                Ok(result) => {
                    let version = result["version"].as_u64().unwrap_or(0);
                    self.acknowledged.lock().expect("no panic").push((version, self.seat));
                }
                Err(error) if error["code"] == "commit/conflict" => {}
                Err(error) => return Err(format!("seat {}: {error}", self.seat)),
            }
        }
        Ok((client.version, client.hash))
    }
}

async fn watch(
    address: SocketAddr,
    id: String,
    mut dice: Dice,
    drops: usize,
) -> Result<(u64, String), Gone> {
    let mut client = Client::enter(address, &id, &[]).await?;
    while !client.over {
        if drops > 0 && dice.below(drops * 4) == 0 {
            client = client.back(address, &id, &[]).await?;
            continue;
        }
        client.push().await?;
    }
    Ok((client.version, client.hash))
}

async fn whole_game(running: &Running, body: Value, spectators: u64, drops: usize, seed: u64) {
    let made: Made = running.table(body).await;
    let acknowledged = Acknowledged::default();
    let mut tasks = Vec::new();
    for (seat, token) in &made.tokens {
        let seat = Seat {
            address: running.address,
            id: made.id.clone(),
            seat: *seat,
            token: token.clone(),
            dice: Dice(seed * 1000 + seat),
            drops,
            acknowledged: Arc::clone(&acknowledged),
        };
        tasks.push(tokio::spawn(seat.play()));
    }
    for number in 0..spectators {
        let dice = Dice(seed * 1000 + 500 + number);
        tasks.push(tokio::spawn(watch(running.address, made.id.clone(), dice, drops)));
    }
    let store = &running.app.shared.store;
    let mut ends = Vec::new();
    for task in tasks {
        ends.push(task.await.expect("no panic").expect("played to the end"));
    }
    let log = store.entries(&made.id, 0).await.expect("a log");
    let last = log.last().expect("entries");
    for end in ends {
        assert_eq!(end, (u64::from(last.version), last.hash.clone()));
    }
    // Every acknowledged commit is in the log, under that seat, once.
    let mut acknowledged = acknowledged.lock().expect("no panic").clone();
    acknowledged.sort_unstable();
    let many = acknowledged.len();
    acknowledged.dedup_by_key(|(version, _)| *version);
    assert_eq!(acknowledged.len(), many, "each version was acknowledged once");
    for (version, seat) in acknowledged {
        let entry = &log[usize::try_from(version).expect("small") - 1];
        assert_eq!((u64::from(entry.version), entry.seat.map(u64::from)), (version, Some(seat)));
    }
    assert_eq!(many, log.len() - 1, "every commit was acknowledged");
    // The state in memory matches the log.
    let fresh = crate::common::app_with(running.app.shared.config.clone()).await;
    let table = fresh.tables.get(&made.id).await.expect("it replays");
    assert_eq!(table.look().await.expect("a table").version, last.version);
}

fn everything(players: usize) -> Value {
    let names = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Frida"];
    let seats: Vec<Value> = names.iter().take(players).map(|name| here(name)).collect();
    json!({"sets": EVERYTHING, "seats": seats})
}

#[tokio::test(flavor = "multi_thread")]
async fn six_seats_and_ten_watchers_play_everything() {
    let running = Running::new().await;
    whole_game(&running, everything(6), 10, 0, 1).await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_drop_and_come_back_and_end_with_the_same_state() {
    let running = Running::new().await;
    whole_game(&running, everything(6), 10, 12, 2).await;
    let seats = json!([here("Anna"), here("Bert"), here("Cleo")]);
    whole_game(&running, json!({"game": "mayflower", "seats": seats}), 3, 8, 3).await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn persons_and_computers_play_together() {
    let running = Running::new().await;
    let seats = json!([here("Anna"), {"kind": "computer"}, {"kind": "computer", "level": "easy"}]);
    let made = running.table(json!({"game": "mayflower", "seats": seats})).await;
    let acknowledged = Acknowledged::default();
    let seat = Seat {
        address: running.address,
        id: made.id.clone(),
        seat: 0,
        token: made.token(0).to_owned(),
        dice: Dice(4),
        drops: 0,
        acknowledged,
    };
    tokio::time::timeout(Duration::from_secs(60), seat.play())
        .await
        .expect("in time")
        .expect("to the end");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_seats_on_one_device_play_over_one_socket() {
    let running = Running::new().await;
    let made = running.table(json!({"seats": [here("Anna"), here("Bert")]})).await;
    let tokens = [made.token(0), made.token(1)];
    let mut client = Client::enter(running.address, &made.id, &tokens).await.expect("in");
    let mut dice = Dice(5);
    while client.version < 12 {
        let (seat, version) = (client.actor.as_u64().expect("a seat"), client.version);
        let actions = client.draft(seat, version, |many| dice.below(many)).await;
        let actions = actions.expect("connected").expect("a draft");
        let commit =
            json!({"type": "commit", "seat": seat, "version": version, "actions": actions});
        client.ask(commit).await.expect("connected").expect("taken");
        while client.version == version {
            client.push().await.expect("the move");
        }
    }
    running.stop().await;
}
