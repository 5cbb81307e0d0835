//! The seats' own random numbers: committed to before anyone knows another's, given before the
//! first draw, mixed into all of them, and checked afterwards.

use std::time::Duration;

use aude_record::{Record, SetLibrary};
use aude_server::fair::numbers::{Number, NumberBy, number_hash};
use aude_server::fair::{FirstBy, Unfair};
use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Made, Site, app_with, config};

const FIRST: Number = [1; 32];
const SECOND: Number = [2; 32];

fn hex(number: Number) -> String {
    blake3::Hash::from_bytes(number).to_hex().to_string()
}

fn seat(name: &str, number: Number) -> Value {
    json!({"kind": "local", "name": name, "number_hash": number_hash(&number)})
}

fn give(seat: u8, number: Number) -> Value {
    json!({"type": "number", "seat": seat, "number": hex(number)})
}

async fn two(site: &Site) -> Made {
    site.table(json!({"seats": [seat("Anna", FIRST), seat("Bert", SECOND)]})).await
}

async fn resign(site: &Site, made: &Made) {
    site.ask(&made.id, made.token(0), json!({"type": "resign", "seat": 0})).await;
}

/// The record of a table.
async fn record(site: &Site, made: &Made) -> String {
    let path = format!("/api/tables/{}/record", made.id);
    let (_, text) = site.send(Method::GET, &path, "", Body::empty()).await;
    String::from_utf8(text).expect("text")
}

fn read(text: &str) -> Record {
    Record::parse(text, &SetLibrary::builtin()).expect("a record")
}

#[tokio::test]
async fn the_game_starts_when_every_seat_has_given_the_number_it_committed_to() {
    let site = Site::new().await;
    let made = two(&site).await;
    let before = site.info(&made.id).await;
    assert_eq!(before["phase"], "gathering");
    assert_eq!(before["seats"][1]["number_hash"], number_hash(&SECOND));
    let promise = before["seed_hash"].clone();

    let wrong = give(0, SECOND);
    assert_eq!(site.fail(&made.id, made.token(0), wrong).await, "request/number");
    let wrong = json!({"type": "number", "seat": 0, "number": "12"});
    assert_eq!(site.fail(&made.id, made.token(0), wrong).await, "request/number");
    assert_eq!(site.fail(&made.id, made.token(1), give(0, FIRST)).await, "seat/not-yours");
    site.ask(&made.id, made.token(0), give(0, FIRST)).await;
    assert_eq!(site.info(&made.id).await["phase"], "gathering");
    // Whoever came now would know a number before committing to one.
    let leave = json!({"type": "leave", "seat": 1});
    assert_eq!(site.fail(&made.id, made.token(1), leave).await, "table/starting");

    site.ask(&made.id, made.token(1), give(1, SECOND)).await;
    let info = site.info(&made.id).await;
    assert_eq!((&info["phase"], &info["seed_hash"]), (&json!("playing"), &promise));
    // Given twice, after a lost connection for instance, it counts once.
    site.ask(&made.id, made.token(1), give(1, SECOND)).await;
    for _ in 0..6 {
        site.least(&made).await;
    }
    resign(&site, &made).await;
    let text = record(&site, &made).await;
    let verified = aude_server::verify_record(&read(&text)).expect("fair");
    assert_eq!(verified.numbers, [NumberBy::Seat, NumberBy::Seat]);
    assert_eq!(verified.draws, 7);
    let told = verified.to_string();
    assert!(told.contains("with the numbers of seats 1, 2"), "{told}");

    // Another number, or none, does not give these tiles.
    let third: Number = [3; 32];
    let other = text
        .replace(&hex(SECOND), &hex(third))
        .replace(&number_hash(&SECOND), &number_hash(&third));
    assert!(aude_server::verify_record(&read(&other)).is_err(), "other draws");
    let other = text.replace(&hex(SECOND), &hex(third));
    let unfair = aude_server::verify_record(&read(&other)).expect_err("not the committed one");
    assert!(unfair.to_string().contains("number of seat 2"), "{unfair}");
    let other: String = text
        .lines()
        .filter(|line| !line.starts_with("[Numbers"))
        .map(|l| format!("{l}\n"))
        .collect();
    let unfair = aude_server::verify_record(&read(&other)).expect_err("a header is missing");
    assert!(unfair.to_string().contains("Numbers"), "{unfair}");

    // A word in place of the table's id could be searched for until the draws are as wanted.
    let scoped = |word: &str| text.replace("[Seed ", &format!("[SeedScope \"{word}\"]\n[Seed "));
    let unfair = aude_server::verify_record(&read(&scoped("wanted"))).expect_err("a free word");
    assert!(unfair.to_string().contains("SeedScope"), "{unfair}");
    let unfair = aude_server::verify_record(&read(&scoped("given"))).expect_err("with numbers");
    assert!(unfair.to_string().contains("a given seed takes no numbers"), "{unfair}");
    // Whoever starts follows from the seed and the numbers.
    assert_eq!(verified.first, FirstBy::Drawn);

    // Everything a page needs to recompute the draws by itself.
    let fair = site.get(&format!("/api/tables/{}/verify-draws", made.id)).await.1;
    assert_eq!(fair["verdict"], "fair", "{fair}");
    assert_eq!(fair["numbers"][0], json!({"hash": number_hash(&FIRST), "number": hex(FIRST)}));
    assert_eq!(fair["drawn"].as_array().map(Vec::len), Some(7));
    let bag: u64 = fair["bag"].as_object().expect("a bag").values().filter_map(Value::as_u64).sum();
    assert_eq!(bag, 71);
}

#[tokio::test]
async fn the_numbers_change_the_draws_and_the_starting_player() {
    let site = Site::new().await;
    let (mut draws, mut firsts) = (Vec::new(), Vec::new());
    for byte in 0..16 {
        let number = [byte; 32];
        let seats = json!([seat("Anna", number), {"kind": "local", "name": "Bert"}]);
        let made = site.table(json!({"seats": seats})).await;
        site.ask(&made.id, made.token(0), give(0, number)).await;
        let view = site.get(&format!("/api/tables/{}", made.id)).await.1;
        draws.push(view["state"]["drawn"].clone());
        firsts.push(view["state"]["actor"].clone());
        resign(&site, &made).await;
        let verified =
            aude_server::verify_record(&read(&record(&site, &made).await)).expect("fair");
        assert_eq!(verified.numbers, [NumberBy::Seat, NumberBy::Server]);
    }
    assert!(firsts.contains(&json!(0)) && firsts.contains(&json!(1)), "{firsts:?} {draws:?}");
}

#[tokio::test]
async fn a_seat_that_does_not_answer_gets_the_servers_number_and_the_record_says_so() {
    let site = Site::with(|config| config.times.numbers = Duration::from_millis(50)).await;
    let made = two(&site).await;
    site.ask(&made.id, made.token(0), give(0, FIRST)).await;
    site.until(&made, "it starts without Bert", |view| view["table"]["phase"] == "playing").await;
    assert_eq!(site.fail(&made.id, made.token(1), give(1, SECOND)).await, "table/begun");
    site.least(&made).await;
    resign(&site, &made).await;
    let text = record(&site, &made).await;
    assert!(text.contains(&format!("[Numbers \"{}\" \"server\"]", hex(FIRST))), "{text}");
    let verified = aude_server::verify_record(&read(&text)).expect("fair");
    assert_eq!(verified.numbers, [NumberBy::Seat, NumberBy::ServerInstead]);
    assert!(verified.to_string().contains("seat 2 did not give its number in time"), "{verified}");
}

#[tokio::test]
async fn a_table_that_waits_for_numbers_survives_a_restart() {
    let site = Site::new().await;
    let made = two(&site).await;
    site.ask(&made.id, made.token(0), give(0, FIRST)).await;
    site.app.shared.store.close().await.expect("closed");
    let mut config = config(&site.folder);
    config.times.numbers = Duration::from_millis(50);
    let app = app_with(config).await;
    let again =
        Site { router: aude_server::app(app.clone()), app, folder: crate::common::Folder::new() };
    again.until(&made, "it starts", |view| view["table"]["phase"] == "playing").await;
    again.least(&made).await;
    resign(&again, &made).await;
    let verified = aude_server::verify_record(&read(&record(&again, &made).await)).expect("fair");
    assert_eq!(verified.numbers, [NumberBy::Seat, NumberBy::ServerInstead]);
}

#[tokio::test]
async fn open_seats_commit_when_they_are_taken_and_a_given_seed_takes_no_numbers() {
    let site = Site::new().await;
    let made = site.table(json!({"seats": [seat("Anna", FIRST), {"kind": "open"}]})).await;
    assert_eq!(site.fail(&made.id, made.token(0), give(0, FIRST)).await, "table/seats-open");
    let path = format!("/api/tables/{}/join", made.id);
    let (status, answer) =
        site.post(&path, "", json!({"name": "Bert", "number_hash": "no hash"})).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (StatusCode::BAD_REQUEST, &json!("request/number-hash"))
    );
    let join = json!({"name": "Bert", "number_hash": number_hash(&SECOND)});
    let (_, joined) = site.post(&path, "", join).await;
    let token = joined["secret"]["token"].as_str().expect("a secret").to_owned();
    assert_eq!(joined["table"]["phase"], "gathering");
    site.ask(&made.id, made.token(0), give(0, FIRST)).await;
    site.ask(&made.id, &token, give(1, SECOND)).await;
    assert_eq!(site.info(&made.id).await["phase"], "playing");

    let seats = json!([seat("Anna", FIRST), seat("Bert", SECOND)]);
    let made = site.table(json!({"seats": seats, "seed": "a club's"})).await;
    let info = site.info(&made.id).await;
    assert_eq!(
        (&info["phase"], &info["seats"][0]["number_hash"]),
        (&json!("playing"), &Value::Null)
    );
}

#[tokio::test]
async fn a_starting_player_who_is_said_to_be_drawn_is_the_one_the_seed_gives() {
    let site = Site::new().await;
    let mut wrong = Vec::new();
    for seat in 0..2 {
        let seats = json!([{"kind": "local", "name": "Anna"}, {"kind": "local", "name": "Bert"}]);
        let first = json!({"seat": seat});
        let made = site.table(json!({"seats": seats, "seed": "a club's", "first": first})).await;
        assert_eq!(site.info(&made.id).await["first"], first);
        site.least(&made).await;
        resign(&site, &made).await;
        let text = record(&site, &made).await;
        let verified = aude_server::verify_record(&read(&text)).expect("fair");
        assert_eq!((verified.given, verified.first), (true, FirstBy::Set));
        let told = verified.to_string();
        assert!(told.contains("which the host gave"), "{told}");
        assert!(told.contains("the starting player was set, not drawn"), "{told}");
        let claimed = text.replace("[FirstPlayer \"set\"]", "[FirstPlayer \"random\"]");
        wrong.extend(aude_server::verify_record(&read(&claimed)).err());
    }
    assert!(matches!(wrong.as_slice(), [Unfair::First { .. }]), "one of the two: {wrong:?}");
}
