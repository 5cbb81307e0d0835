//! Reviews that several servers share: made by any of them, taken over from one that is gone, and
//! done twice without harm.

use std::time::Duration;

use aude_server::store::{JobKey, JobState, Jobs, PostgresStore, Store as _};
use serde_json::{Value, json};

use crate::cluster::database;
use crate::common::Folder;
use crate::kill::{start_with, try_to_post};
use crate::review::beginning;
use crate::stores::{entry, game};

fn job(version: u32) -> JobKey {
    JobKey { game: "t".to_owned(), version, judge: "judge".to_owned() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_is_taken_by_one_server_and_taken_over_when_that_is_gone() {
    let (url, lease) = (database().await, Duration::from_millis(600));
    let one = PostgresStore::join(&url, "10.0.0.1:1", lease).await.expect("a store");
    let two = PostgresStore::join(&url, "10.0.0.2:1", lease).await.expect("a store");
    one.create(game("t", "over", 1), vec![entry(1)]).await.expect("created");
    let jobs = |store: &PostgresStore| store.jobs().is_some();
    assert!(jobs(&one) && jobs(&two), "servers that share a database share jobs");
    assert_eq!(one.look(&job(1)).await, Ok(None));
    one.ask(&job(1), 9).await.expect("asked");
    two.ask(&job(1), 9).await.expect("asked at both");
    assert_eq!(two.take("another judge").await, Ok(None));
    assert_eq!(one.take("judge").await, Ok(Some(job(1))));
    assert_eq!(two.take("judge").await, Ok(None), "one has it");
    assert_eq!(one.keep(&job(1), 4).await, Ok(true));
    assert_eq!(two.look(&job(1)).await, Ok(Some(JobState::Open(4, 9))));
    // The first falls silent.
    while two.take("judge").await.expect("it answers").is_none() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(one.keep(&job(1), 5).await, Ok(false), "the other has it now");
    two.end(&job(1), Some("result".to_owned())).await.expect("done");
    one.end(&job(1), Some("the same again".to_owned())).await.expect("harmless");
    let done = Ok(Some(JobState::Done("result".to_owned())));
    assert_eq!((one.look(&job(1)).await, two.look(&job(1)).await), (done.clone(), done));
    assert_eq!(one.take("judge").await, Ok(None));
    // What is given up can be taken at once, and nobody asks for reviews of what is deleted.
    one.ask(&job(2), 9).await.expect("asked");
    assert_eq!(one.take("judge").await, Ok(Some(job(2))));
    one.end(&job(2), None).await.expect("given up");
    assert_eq!(two.take("judge").await, Ok(Some(job(2))));
    one.keeper().delete(&["t".to_owned()]).await.expect("deleted");
    assert_eq!(two.keep(&job(2), 1).await, Ok(false));
    assert_eq!(two.look(&job(1)).await, Ok(None));
    one.close().await.expect("closed");
    two.close().await.expect("closed");
}

/// The server that was asked is killed in the middle; the other one finishes.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_finished_when_the_server_that_was_asked_is_killed() {
    let (url, folders) = (database().await, [Folder::new(), Folder::new()]);
    let start = |index: usize| {
        start_with(folders[index].path(), &url, "127.0.0.1:0", None).expect("it starts")
    };
    let ((first, asked), (_second, other)) = (start(0), start(1));
    let body = json!({"record": beginning(6), "mode": "replay"});
    let (status, made) = try_to_post(asked, "/api/records", &body).await.expect("an answer");
    assert_eq!(status, 201, "{made}");
    let path = format!("/api/tables/{}/review", made["table"]["id"].as_str().expect("an id"));
    let (status, state) = try_to_post(asked, &path, &json!({})).await.expect("an answer");
    assert_eq!((status, &state["review"]), (200, &Value::Null), "{state}");
    let total = state["total"].clone();
    drop(first);
    let finished = async {
        loop {
            if let Some((200, state)) = try_to_post(other, &path, &json!({})).await {
                assert_eq!(state["total"], total, "{state}");
                if !state["review"].is_null() {
                    return state;
                }
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let state = tokio::time::timeout(Duration::from_secs(120), finished).await.expect("it ends");
    assert_eq!(state["review"]["turns"].as_array().map(Vec::len), Some(6));
}
