//! Every commit counts once, however often it is sent, and of several concurrent ones one wins.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Made, Site, here};

async fn two(site: &Site) -> Made {
    let seats = json!([here("Anna"), here("Bert")]);
    site.table(json!({"seats": seats, "first": {"seat": 0}})).await
}

#[tokio::test]
async fn of_many_different_commits_at_the_same_version_one_wins() {
    let site = Site::new().await;
    // Some tiles fit in only one way; then it is another table's turn.
    let (made, legal) = loop {
        let made = two(&site).await;
        let legal = site.ask(&made.id, "", json!({"type": "legal"})).await;
        if legal["actions"].as_array().is_some_and(|actions| actions.len() > 1) {
            break (made, legal);
        }
    };
    let mut all: Vec<Vec<Value>> = Vec::new();
    for place in legal["actions"].as_array().expect("a list").iter().take(20) {
        let place = vec![place["text"].clone()];
        all.push(site.actions_after(&made, 0, 1, place).await);
    }
    assert!(all.len() > 1);
    let path = format!("/api/tables/{}/requests", made.id);
    let commits = all.iter().map(|actions| {
        let commit = json!({"type": "commit", "seat": 0, "version": 1, "actions": actions});
        site.post(&path, made.token(0), commit)
    });
    let answers = futures_util::future::join_all(commits).await;
    let won = answers.iter().filter(|(status, _)| *status == StatusCode::OK).count();
    assert_eq!(won, 1);
    for (status, answer) in answers.iter().filter(|(status, _)| *status != StatusCode::OK) {
        assert_eq!(*status, StatusCode::CONFLICT);
        assert_eq!(answer["error"]["code"], "commit/conflict");
        assert_eq!(answer["error"]["version"], 2);
    }
    assert_eq!(site.info(&made.id).await["version"], 2);
}

#[tokio::test]
async fn the_same_commit_sent_again_counts_once() {
    let site = Site::new().await;
    let made = two(&site).await;
    let actions = site.actions(&made, 0, 1).await;
    let path = format!("/api/tables/{}/requests", made.id);
    let commit = json!({"type": "commit", "seat": 0, "version": 1, "actions": actions});
    let all = (0..20).map(|_| site.post(&path, made.token(0), commit.clone()));
    for (status, answer) in futures_util::future::join_all(all).await {
        assert_eq!((status, &answer["version"]), (StatusCode::OK, &json!(2)), "{answer}");
    }
    assert_eq!(site.info(&made.id).await["version"], 2);
    // Also when the game has moved on, and after a server restart.
    site.least(&made).await;
    assert_eq!(site.ask(&made.id, made.token(0), commit.clone()).await["version"], 2);
    let fresh = crate::common::app_with(site.app.shared.config.clone()).await;
    let fresh = Site {
        router: aude_server::app(fresh.clone()),
        app: fresh,
        folder: crate::common::Folder::new(),
    };
    assert_eq!(fresh.ask(&made.id, made.token(0), commit.clone()).await["version"], 2);
    assert_eq!(fresh.info(&made.id).await["version"], 3);
    // As an object it is the same; another seat, version or move is not.
    let view = site.get(&format!("/api/tables/{}/position/1", made.id)).await.1;
    let (place, rest) = actions.split_first().expect("a placement");
    let place = place.as_str().expect("text");
    let (cell, turn) = place.split_once('r').expect("a rotation");
    let (x, y) = cell.split_once(',').expect("a cell");
    let number = |text: &str| text.parse::<i64>().expect("a number");
    let object = json!({"place": {"x": number(x), "y": number(y), "rotation": number(turn)}});
    assert!(view["drawn"].is_string());
    let objects: Vec<Value> = [object].into_iter().chain(rest.iter().cloned()).collect();
    let same = json!({"type": "commit", "seat": 0, "version": 1, "actions": objects});
    assert_eq!(site.ask(&made.id, made.token(0), same).await["version"], 2);
    let others = [
        json!({"type": "commit", "seat": 1, "version": 1, "actions": actions}),
        json!({"type": "commit", "seat": 0, "version": 2, "actions": actions}),
        json!({"type": "commit", "seat": 0, "version": 1, "actions": ["9,9r0"]}),
    ];
    for other in others {
        let seat = other["seat"].as_u64().expect("a seat");
        assert_eq!(site.fail(&made.id, made.token(seat), other).await, "commit/conflict");
    }
}
