//! Short work that a server has no room for is done by another one: a picture, the check of a puzzle.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use aude_puzzles::{Puzzles, Task};
use aude_server::limits::Place;
use aude_server::store::{Errands, PostgresStore, Store as _};
use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use sqlx::{Connection as _, Row as _};

use crate::cluster::{database, execute};
use crate::common::{Folder, Made, Running, Site, here};

const LEASE: Duration = Duration::from_secs(60);

async fn join(url: &str, address: &str) -> PostgresStore {
    PostgresStore::join(url, address, LEASE).await.expect("a store")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_errand_is_taken_by_one_server_and_by_another_if_that_is_late() {
    let url = database().await;
    let one = join(&url, "10.0.0.1:1").await;
    let errands = |store: &PostgresStore| store.errands().is_some();
    assert!(errands(&one));
    assert_eq!(one.has_helpers().await, Ok(false));
    assert_eq!(one.offer("a", "work").await, Ok(None), "nobody is there to do it");
    let (two, three) = (join(&url, "10.0.0.2:1").await, join(&url, "10.0.0.3:1").await);
    assert_eq!(one.has_helpers().await, Ok(true));
    let id = one.offer("a", "work").await.expect("offered").expect("to others");
    assert_eq!(one.result(id).await, Ok(None));
    assert!(Errands::take(&one, &["a"]).await.expect("it answers").is_none(), "it has no room");
    assert!(Errands::take(&two, &["b"]).await.expect("it answers").is_none(), "another kind");
    let taken = Errands::take(&two, &["b", "a"]).await.expect("it answers").expect("work");
    assert_eq!((taken.id, taken.what.as_str()), (id, "work"));
    assert!(Errands::take(&three, &["a"]).await.expect("it answers").is_none(), "one has it");
    // The second server is killed.
    execute(&url, "UPDATE errand SET until = now() - interval '1 second'").await;
    assert_eq!(Errands::take(&three, &["a"]).await.expect("it answers").as_ref(), Some(&taken));
    // The third has no room after all; nobody else can say so for it.
    two.give_back(id).await.expect("harmless");
    assert!(Errands::take(&two, &["a"]).await.expect("it answers").is_none(), "one has it");
    three.give_back(id).await.expect("given back");
    assert_eq!(Errands::take(&three, &["a"]).await.expect("it answers"), Some(taken));
    three.deliver(id, b"done").await.expect("delivered");
    two.deliver(id, b"done again").await.expect("harmless");
    assert_eq!(one.result(id).await, Ok(Some(b"done".to_vec())));
    assert!(Errands::take(&two, &["a"]).await.expect("it answers").is_none(), "it is done");
    one.withdraw(id).await.expect("fetched");
    assert!(one.result(id).await.is_err(), "it is gone");
    two.deliver(id, b"too late").await.expect("harmless");
    // Only so many wait, and none for ever.
    let fill = "INSERT INTO errand (id, kind, what, asker)
                SELECT number, 'a', '', 'x' FROM generate_series(1, 256) number";
    execute(&url, fill).await;
    assert_eq!(one.offer("a", "work").await, Ok(None));
    assert!(Errands::take(&two, &["a"]).await.expect("it answers").is_some());
    execute(&url, "UPDATE errand SET asked = now() - interval '20 seconds'").await;
    assert!(
        Errands::take(&two, &["a"]).await.expect("it answers").is_none(),
        "nobody waits for it"
    );
    execute(&url, "UPDATE errand SET asked = now() - interval '2 minutes'").await;
    two.forget().await.expect("deleted");
    assert_eq!(count(&url).await, 0);
    assert!(one.offer("a", "work").await.expect("offered").is_some(), "they were forgotten");
}

/// A server that shares a database, as a site to ask.
async fn server(url: &str) -> (Running, Site) {
    let patience = Duration::from_secs(8);
    let running = Running::sharing(url, |config| config.times.errand = patience).await;
    let app = running.app.clone();
    (running, Site { router: aude_server::app(app.clone()), app, folder: Folder::new() })
}

/// Everything that may wait for a picture, and for a query.
fn fill(site: &Site) -> Vec<Place> {
    let shared = &site.app.shared;
    let mut held = Vec::new();
    for desk in [&shared.pictures, &shared.questions] {
        for last in 1.. {
            let address = IpAddr::from([10, 0, (last / 200) as u8, (last % 200) as u8]);
            match desk.place(Some(address)) {
                Ok(place) => held.push(place),
                Err(_) => break,
            }
        }
    }
    held
}

async fn count(url: &str) -> i64 {
    let mut connection = sqlx::PgConnection::connect(url).await.expect("it answers");
    let row = sqlx::query("SELECT count(*) FROM errand").fetch_one(&mut connection).await;
    row.expect("a row").get(0)
}

/// A server takes an errand and is killed: another one does it.
#[tokio::test(flavor = "multi_thread")]
async fn an_errand_of_a_server_that_is_killed_is_done_by_another() {
    let url = database().await;
    let (one, site) = server(&url).await;
    let made = played(&one, &site).await;
    // It takes everything, and does nothing.
    let silent = join(&url, "10.0.0.9:1").await;
    let held = fill(&site);
    let taking = async {
        while Errands::take(&silent, &["picture 1"]).await.expect("it answers").is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        server(&url).await
    };
    let (drawn, (two, _)) = tokio::join!(picture(&site, &made, "picture.svg"), taking);
    assert_eq!(drawn.0, StatusCode::OK, "{}", String::from_utf8_lossy(&drawn.1));
    drop(held);
    assert_eq!(picture(&site, &made, "picture.svg").await, drawn);
    one.stop().await;
    two.stop().await;
}

async fn picture(site: &Site, made: &Made, tail: &str) -> (StatusCode, Vec<u8>) {
    let path = format!("/api/tables/{}/{tail}", made.id);
    site.send(Method::GET, &path, "", Body::empty()).await
}

async fn played(running: &Running, site: &Site) -> Made {
    let seats = [json!({"kind": "local", "name": "Anna", "color": "pink"}), here("Bert")];
    let made = running.table(json!({ "seats": seats })).await;
    for _ in 0..4 {
        site.least(&made).await;
    }
    made
}

const PICTURES: [&str; 4] = [
    "picture.svg",
    "picture.svg?version=2&dark=true",
    "picture.png?pixels=20&look=lines",
    "preview.png",
];

#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_has_no_room_for_is_done_by_another() {
    let url = database().await;
    let ((one, site), (two, other)) = (server(&url).await, server(&url).await);
    let made = played(&one, &site).await;
    let puzzle = Puzzles::open().all().iter().find(|puzzle| matches!(puzzle.task, Task::Best(_)));
    let puzzle = puzzle.expect("one with a best move");
    let Task::Best(best) = &puzzle.task else { panic!("another task") };
    let path = format!("/api/puzzles/{}/check", puzzle.id);
    let best: Vec<&String> = best.answers[0].iter().collect();
    let check = async |moves: Value| site.post(&path, "", json!({ "moves": moves })).await;
    let wrong = || json!(["5000,5000r0"]);

    let held = fill(&site);
    let mut elsewhere = Vec::new();
    for tail in PICTURES {
        let (status, drawn) = picture(&site, &made, tail).await;
        assert_eq!(status, StatusCode::OK, "{tail}: {}", String::from_utf8_lossy(&drawn));
        elsewhere.push(drawn);
    }
    let (checked, refused) = (check(json!(best)).await, check(wrong()).await);
    drop(held);
    // It comes out the same, and so does the reason for what cannot be done.
    let preview = elsewhere.pop().expect("the last one");
    for (tail, drawn) in PICTURES.into_iter().zip(elsewhere) {
        let again = picture(&site, &made, tail).await.1;
        assert!(again == drawn, "{tail}");
    }
    assert_eq!(checked.0, StatusCode::OK, "{}", checked.1);
    assert_eq!((checked, refused), (check(json!(best)).await, check(wrong()).await));

    // Where nobody has room, whoever asks is told so, and nothing is left behind.
    let held = fill(&site);
    let (end, ended) = std::sync::mpsc::channel::<()>();
    let desk = Arc::clone(&other.app.shared);
    let busy = tokio::spawn(async move {
        let place = desk.pictures.place(None).expect("room");
        let work = move || Ok(ended.recv().is_err());
        desk.pictures.run(place, work).await
    });
    let (status, answer) = picture(&site, &made, "picture.svg").await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{}", String::from_utf8_lossy(&answer));
    assert_eq!(count(&url).await, 0);
    drop((held, end));
    busy.await.expect("done").expect("done");
    one.stop().await;
    // The preview is kept by the server that was asked for it; the next one draws it again.
    let again = picture(&other, &made, PICTURES[3]).await;
    assert!(again == (StatusCode::OK, preview));
    two.stop().await;
}
