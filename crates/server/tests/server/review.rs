//! Reviews: made in pieces below all play, kept, bounded, and only of games that are over.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use aude_ai::Judge;
use aude_record::{Record, SetLibrary};
use aude_server::table::Caller;
use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Site, here};

/// A game between two computers.
const RECORD: &str = include_str!("../../../review/tests/data/base.txt");

async fn replay(site: &Site, record: &str) -> String {
    let (status, made) =
        site.post("/api/records", "", json!({"record": record, "mode": "replay"})).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    made["table"]["id"].as_str().expect("an id").to_owned()
}

/// The first turns of the record.
pub(crate) fn beginning(turns: usize) -> String {
    beginning_of(RECORD, turns)
}

/// The first turns of a record.
fn beginning_of(record: &str, turns: usize) -> String {
    let lines: Vec<&str> = record.lines().filter(|line| !line.starts_with("[Result")).collect();
    let head = lines.iter().position(|line| line.is_empty()).expect("a gap");
    lines[..head + 1 + turns].join("\n") + "\n"
}

async fn finished(site: &Site, id: &str) -> Value {
    for _ in 0..1200 {
        let (status, state) = site.post(&format!("/api/tables/{id}/review"), "", json!({})).await;
        assert_eq!(status, StatusCode::OK, "{state}");
        if !state["review"].is_null() {
            return state;
        }
        assert!(state["done"].as_u64() <= state["total"].as_u64(), "{state}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the review never ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_reviewed_and_the_review_kept() {
    let site = Site::new().await;
    let id = replay(&site, &beginning(6)).await;
    let state = finished(&site, &id).await;
    let review = &state["review"];
    assert_eq!(review["judge"], "judge 1");
    assert_eq!(review["turns"].as_array().map(Vec::len), Some(6));
    let versions = state["played"].as_array().expect("versions");
    assert_eq!((versions.len(), state["before"].as_array().map(Vec::len)), (6, Some(6)));
    assert_eq!(versions[..5], state["before"].as_array().expect("versions")[1..], "{state}");
    let history = site.get(&format!("/api/tables/{id}/history")).await.1;
    assert!(versions.last().and_then(Value::as_u64) <= history["version"].as_u64(), "{state}");
    assert!(versions.windows(2).all(|pair| pair[0].as_u64() < pair[1].as_u64()), "{versions:?}");
    // It is not made again.
    let again = site.post(&format!("/api/tables/{id}/review"), "", json!({})).await.1;
    assert_eq!(again, state);
}

/// A turn of a reviewed game is tried: the record up to its draw leads there, and the judge finds the
/// same loss in what was played.
#[tokio::test(flavor = "multi_thread")]
async fn another_turn_is_tried() {
    let site = Site::new().await;
    let id = replay(&site, &beginning(4)).await;
    let state = finished(&site, &id).await;
    let turn = &state["review"]["turns"][2];
    let version = &state["before"][2];
    let path = format!("/api/tables/{id}/record?version={version}");
    let (_, record) = site.send(Method::GET, &path, "", Body::empty()).await;
    let record = String::from_utf8(record).expect("text");
    let draws = turn["draws"].as_array().expect("a list").iter();
    let draws: Vec<Value> = draws.map(|draw| draw["tile"].clone()).collect();
    let line = json!({"record": record, "moves": draws});
    let ask = |query: Value| {
        let body = json!({"line": line, "query": query});
        async { site.post("/api/analysis/query", "", body).await }
    };
    let (status, legal) = ask(json!({"type": "legal"})).await;
    assert_eq!(status, StatusCode::OK, "{legal}");
    let (seat, at) = (&turn["seat"], &legal["version"]);
    assert_eq!(&legal["next"]["actor"], seat, "{legal}");
    let mut moves: Vec<Value> = Vec::new();
    let mut choices = legal["actions"].clone();
    while let Some(choice) = choices.as_array().and_then(|all| all.last()) {
        moves.push(choice["text"].clone());
        let draft = json!({"type": "draft", "seat": seat, "version": at, "actions": moves});
        let (status, draft) = ask(draft).await;
        assert_eq!(status, StatusCode::OK, "{draft}");
        assert_eq!(draft["complete"], draft["legal"] == json!([]), "{draft}");
        choices = draft["legal"].clone();
    }
    let texts = |moves: &Value| -> Vec<Value> {
        moves.as_array().expect("a list").iter().map(|one| one["text"].clone()).collect()
    };
    let played = texts(&turn["played"]);
    let judge = |actions: Vec<Value>| {
        let body = json!({"line": line, "actions": actions, "played": played});
        async { site.post("/api/analysis/judge", "", body).await }
    };
    let (status, own) = judge(moves).await;
    assert_eq!(status, StatusCode::OK, "{own}");
    assert!(own["loss"].as_f64().is_some_and(|loss| loss >= 0.0), "{own}");
    let same = judge(played.clone()).await.1;
    assert_eq!(same["gain"], 0.0, "{same}");
    let losses = turn["decisions"].as_array().expect("a list").iter();
    let loss: f64 = losses.filter_map(|decision| decision["loss"].as_f64()).sum();
    assert!((same["loss"].as_f64().expect("a loss") - loss).abs() < 0.02, "{same} {turn}");
    let (status, refused) = judge(vec![json!("90,0r0")]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
}

/// Games with all expansions and of Mayflower, with whatever their rules ask in a turn.
const OTHERS: [&str; 2] = [
    include_str!("../../../record/tests/data/rules-1/everything-2.txt"),
    include_str!("../../../record/tests/data/rules-1/mayflower.txt"),
];

/// Every game is reviewed, and a better turn that the review found is found better when it is tried.
#[tokio::test(flavor = "multi_thread")]
async fn all_sets_and_mayflower_are_reviewed_and_tried() {
    let site = Site::new().await;
    for record in OTHERS {
        let id = replay(&site, &beginning_of(record, 8)).await;
        let state = finished(&site, &id).await;
        let review = &state["review"];
        assert_eq!(review["turns"].as_array().map(Vec::len), Some(8));
        let wins = review["start_win"].as_array().expect("chances").iter();
        let wins: f64 = wins.filter_map(Value::as_f64).sum();
        assert!((wins - 1.0).abs() < 0.02, "{review}");
        let moment = &review["moments"][0];
        let index = moment["turn"].as_u64().expect("a key moment: random players lose") as usize;
        let turn = &review["turns"][index];
        let path = format!("/api/tables/{id}/record?version={}", state["before"][index]);
        let (_, record) = site.send(Method::GET, &path, "", Body::empty()).await;
        let record = String::from_utf8(record).expect("text");
        let draws = turn["draws"].as_array().expect("a list").iter();
        let draws: Vec<Value> = draws.map(|draw| draw["tile"].clone()).collect();
        let texts = |moves: &Value| -> Vec<Value> {
            moves.as_array().expect("a list").iter().map(|one| one["text"].clone()).collect()
        };
        let body = json!({
            "line": {"record": record, "moves": draws},
            "actions": texts(&moment["better"]), "played": texts(&turn["played"]),
        });
        let (status, judged) = site.post("/api/analysis/judge", "", body).await;
        assert_eq!(status, StatusCode::OK, "{judged}");
        let gain = judged["gain"].as_f64().expect("a gain");
        assert!(gain > 0.5, "{judged} {moment}");
    }
}

/// A review would be a hint, and one address cannot take all threads.
#[tokio::test(flavor = "multi_thread")]
async fn reviews_are_refused_during_a_game_and_beyond_a_share() {
    let site = Site::new().await;
    let made = site.table(json!({"seats": [here("Ann"), here("Bob")]})).await;
    let (status, refused) =
        site.post(&format!("/api/tables/{}/review", made.id), "", json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT, "{refused}");
    let mut codes = Vec::new();
    for _ in 0..4 {
        let id = replay(&site, RECORD).await;
        codes.push(site.post(&format!("/api/tables/{id}/review"), "", json!({})).await.0);
    }
    let [first @ .., last] = &codes[..] else { panic!("four answers") };
    assert!(first.iter().all(|code| *code == StatusCode::OK), "{codes:?}");
    assert_eq!(*last, StatusCode::TOO_MANY_REQUESTS);
}

/// Commits that are timed, without reviews and with them.
const COMMITS: usize = 50;

/// Ten reviews in progress cost other tables nothing: moves are committed meanwhile. `AUDE_COMMITS` asks for more of
/// them, to measure (docs/review.md).
#[tokio::test(flavor = "multi_thread")]
async fn moves_do_not_wait_for_ten_reviews() {
    let asked = std::env::var("AUDE_COMMITS").ok().and_then(|text| text.parse().ok());
    let many = asked.unwrap_or(COMMITS).clamp(1, 1_000);
    let site = Site::new().await;
    let mut ids = Vec::new();
    for _ in 0..10 {
        ids.push(replay(&site, LONG).await);
    }
    let idle = commits(&site, many).await;
    for (number, id) in ids.iter().enumerate() {
        let state = ask_for(&site, id, number as u8).await;
        assert_eq!((state.done, state.review), (0, None));
    }
    let mut times = Vec::new();
    while times.len() < many {
        times.extend(commits(&site, many.min(COMMITS)).await);
        // One that is finished is begun again, with another table.
        for (number, id) in ids.iter_mut().enumerate() {
            if ask_for(&site, id, number as u8).await.review.is_some() {
                *id = replay(&site, LONG).await;
                ask_for(&site, id, number as u8).await;
            }
        }
        assert_eq!(site.app.shared.reviews.count(), 10, "all are in progress");
    }
    for (name, times) in [("idle", idle), ("ten reviews", times)] {
        let (median, p99) = (part(&times, 50), part(&times, 99));
        println!("{name}: {} commits, median {median:?}, p99 {p99:?}", times.len());
        // A whole review takes many seconds, a piece of one a fraction of a second.
        assert!(p99 < Duration::from_secs(1), "{name}: {times:?}");
    }
}

/// A game that takes long to review.
const LONG: &str = include_str!("../../../review/tests/data/all.txt");

/// Asks for a review from an address of its own.
async fn ask_for(site: &Site, id: &str, number: u8) -> aude_server::protocol::ReviewState {
    let table = site.app.tables.get(id).await.expect("a table");
    let caller = Caller::default().at(IpAddr::from([10, 0, 0, number]));
    table.review(&caller).await.expect("it is in progress")
}

/// Plays at new tables; how long each commit took.
async fn commits(site: &Site, many: usize) -> Vec<Duration> {
    let mut times = Vec::new();
    while times.len() < many {
        let made = site.table(json!({"seats": [here("Ann"), here("Bob")]})).await;
        for _ in 0..COMMITS.min(many - times.len()) {
            let view = site.get(&format!("/api/tables/{}", made.id)).await.1;
            let seat = view["state"]["actor"].as_u64().expect("a seat decides");
            let version = view["table"]["version"].as_u64().expect("a version");
            let actions = site.actions(&made, seat, version).await;
            let commit =
                json!({"type": "commit", "seat": seat, "version": version, "actions": actions});
            let began = Instant::now();
            site.ask(&made.id, made.token(seat), commit).await;
            times.push(began.elapsed());
        }
    }
    times
}

/// So many percent took at most this long.
fn part(times: &[Duration], percent: usize) -> Duration {
    let mut times = times.to_vec();
    times.sort_unstable();
    times[(times.len() * percent / 100).min(times.len() - 1)]
}

/// What others decide within a turn, the dragon's steps, is tried like the turn itself, and the judge says of what was
/// played what the review says.
#[tokio::test(flavor = "multi_thread")]
async fn what_another_player_decided_in_a_turn_is_tried() {
    const DRAGON: &str = include_str!("../../../record/tests/data/rules-1/princess_dragon.txt");
    let site = Site::new().await;
    let whole = Record::parse(&beginning_of(DRAGON, 15), &SetLibrary::builtin()).expect("a record");
    let part = whole.parts().pop().expect("a turn with a flight");
    let before = whole.replay_to(part.actions.start + 1);
    let played = &whole.actions()[part.actions.start + 1..part.actions.end];
    let expected = aude_review::try_part(&before, played, Judge::STANDARD, part.actions.start + 1);
    let seats: Vec<usize> = expected.steps.iter().map(|step| step.player.index()).collect();
    let own = seats.iter().take_while(|seat| **seat == seats[0]).count();
    assert!(seats.len() > own + 2, "the turn of one, and steps of all: {seats:?}");
    let texts: Vec<String> =
        aude_review::moves(&before, played).into_iter().map(|one| one.text).collect();
    let draw = aude_record::notation::write(
        &whole.replay_to(part.actions.start),
        whole.actions()[part.actions.start],
    );
    let line = json!({"record": beginning_of(DRAGON, 14), "moves": [draw]});
    let judge = |before: &[String], actions: &[String]| {
        let body = json!({"line": line, "before": before, "actions": actions, "played": texts});
        async { site.post("/api/analysis/judge", "", body).await }
    };
    let mut tried = 0;
    for index in own..seats.len() {
        let (status, same) = judge(&texts[..index], &texts[index..=index]).await;
        assert_eq!(status, StatusCode::OK, "{same}");
        let step = &expected.steps[index];
        let loss = same["loss"].as_f64().expect("a loss");
        assert!((loss - f64::from(step.loss)).abs() < 0.01, "{loss} and {step:?}");
        assert_eq!(same["gain"], 0.0, "{same}");
        let Some(better) = &step.better else { continue };
        let better = aude_review::moves(&before, better);
        let (_, found) = judge(&texts[..index], &[better[index].text.clone()]).await;
        let gain = found["gain"].as_f64().expect("a gain");
        assert!(step.loss < 1.0 || gain > 0.0, "{found} in place of {step:?}");
        assert!(found["loss"].as_f64() <= Some(loss + 1.0), "{found}");
        tried += 1;
    }
    // The turn with everything that others decided in it is what was played, too.
    let (_, same) = judge(&[], &texts).await;
    let loss: f32 = expected.steps[..own].iter().map(|step| step.loss).sum();
    assert_eq!(same["gain"], 0.0, "{same}");
    let found = same["loss"].as_f64().expect("a loss");
    assert!((found - f64::from(loss)).abs() < 0.01, "{loss} and {same}");
    assert!(tried > 0, "somebody could have steered the dragon better");
    // The turn ends with the dragon's last step, and nothing is decided after it.
    let more = [&texts[own..], &["dragon:N".to_owned()]].concat();
    for (before, actions, code) in [
        (&texts[..own], &more[..], "commit/too-many"),
        (&texts[..], &[], "request/action"),
        (&["3,0r0".to_owned()][..], &[], "request/field"),
    ] {
        let (status, refused) = judge(before, actions).await;
        assert!(status.is_client_error(), "{refused}");
        assert_eq!(refused["error"]["code"], code, "{refused}");
    }
}
