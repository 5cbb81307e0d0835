//! Whole games over real sockets.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Client, Dice, EVERYTHING, Gone, Made, Running, Site, here};

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
                    let version = result["version"].as_u64().expect("a version");
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

/// What a draft promises is what the commit brings.
#[tokio::test]
async fn a_draft_says_what_the_turn_will_bring() {
    const SEED: u64 = 20;
    let site = Site::new().await;
    let seats = json!([here("Anna"), here("Bert")]);
    let made = site.table(json!({"seats": seats, "first": {"seat": 0}, "seed": "draft"})).await;
    let path = format!("/api/tables/{}", made.id);
    let mut dice = Dice(SEED);
    let (mut view, mut scored) = (site.get(&path).await.1, 0);
    for _ in 0..40 {
        let (seat, version) =
            (view["state"]["actor"].as_u64().expect("a seat"), &view["table"]["version"]);
        let mut actions: Vec<Value> = Vec::new();
        let draft = loop {
            let request =
                json!({"type": "draft", "seat": seat, "version": version, "actions": actions});
            let draft = site.ask(&made.id, made.token(seat), request).await;
            if draft["complete"] == true {
                break draft;
            }
            let legal = draft["legal"].as_array().expect("a list");
            actions.push(legal[dice.below(legal.len())]["text"].clone());
        };
        assert_eq!(draft["version"], *version);
        assert_eq!(draft["moves"], json!(actions));
        let commit =
            json!({"type": "commit", "seat": seat, "version": version, "actions": actions});
        site.ask(&made.id, made.token(seat), commit).await;
        let after = site.get(&path).await.1;
        for seat in 0..2 {
            let score = |view: &Value| view["state"]["scores"][seat].as_i64().expect("points");
            let points = draft["points"][seat].as_i64().expect("points");
            assert_eq!(points, score(&after) - score(&view), "seed {SEED}, seat {seat}: {draft}");
            scored += points;
        }
        // The draw comes after the draft.
        let moves = |value: &Value| value["moves"].as_u64().expect("a number");
        assert_eq!(moves(&draft["state"]) + 1, moves(&after["state"]));
        view = after;
    }
    assert!(scored > 0, "seed {SEED}: nothing was scored in 40 turns");
    // The points so far are still told apart.
    let projected = site.ask(&made.id, "", json!({"type": "projected"})).await;
    for (seat, told) in projected["seats"].as_array().expect("seats").iter().enumerate() {
        assert_eq!(told["now"], view["state"]["scores"][seat]);
        let categories = told["categories"].as_object().expect("categories");
        let sum: i64 = categories.values().filter_map(Value::as_i64).sum();
        assert_eq!(told["total"], sum, "seed {SEED}, seat {seat}: {told}");
    }
    // So much is on the board, feature by feature.
    let found = site.ask(&made.id, "", json!({"type": "features"})).await;
    let features = found["features"].as_array().expect("features");
    assert!(!features.is_empty());
    for (seat, told) in projected["seats"].as_array().expect("seats").iter().enumerate() {
        let owned = features
            .iter()
            .filter(|feature| feature["owners"].as_array().expect("owners").contains(&json!(seat)));
        let points: i64 = owned.filter_map(|feature| feature["points"].as_i64()).sum();
        let to_come =
            told["total"].as_i64().expect("points") - told["now"].as_i64().expect("points");
        assert_eq!(points, to_come, "seed {SEED}, seat {seat}: {features:?}");
    }
    // What fits is counted as it is left, with the tile that was just drawn.
    let left = site.ask(&made.id, "", json!({"type": "remaining"})).await;
    let mut fitting = 0;
    for tile in view["state"]["tiles"].as_array().expect("tiles").iter().take(12) {
        let place = json!({"type": "fits", "x": tile["x"].as_i64().map(|x| x + 1), "y": tile["y"]});
        let found = site.ask(&made.id, "", place).await;
        for fit in found["tiles"].as_array().expect("tiles") {
            let kind = fit["tile"].as_str().expect("a tile");
            let drawn = u64::from(view["state"]["drawn"] == fit["tile"]);
            let count = left["tiles"][kind].as_u64().unwrap_or(0) + drawn;
            assert_eq!(fit["count"], count, "seed {SEED}: {fit}");
            fitting += 1;
        }
    }
    assert!(fitting > 0, "seed {SEED}: nothing fits");
    // A cloister counts the tiles around it.
    let cells: Vec<(i64, i64)> = view["state"]["tiles"]
        .as_array()
        .expect("tiles")
        .iter()
        .map(|tile| (tile["x"].as_i64().expect("x"), tile["y"].as_i64().expect("y")))
        .collect();
    let mut cloisters = 0;
    for &(x, y) in &cells {
        let found = site.ask(&made.id, "", json!({"type": "features", "at": [x, y]})).await;
        for feature in found["features"].as_array().expect("features") {
            if feature["kind"] == "cloister" {
                let near = |&&(a, b): &&(i64, i64)| x.abs_diff(a) <= 1 && y.abs_diff(b) <= 1;
                assert_eq!(feature["tiles"], cells.iter().filter(near).count(), "{feature}");
                cloisters += 1;
            }
        }
    }
    assert!(cloisters > 0, "seed {SEED}: no cloister in 40 turns");
}
