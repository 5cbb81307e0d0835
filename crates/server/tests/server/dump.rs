//! Backups with PostgreSQL's own tools, as docs/operate.md has them: made while a server plays, and
//! restored into another database.

use std::path::Path;
use std::process::Command;

use axum::body::Body;
use axum::http::Method;
use serde_json::json;

use crate::cluster::{database, programs};
use crate::common::{Folder, Site, here};

async fn run(program: &str, words: &[&str], url: &str, file: &Path) {
    let mut command = Command::new(programs().join(program));
    command.args(words);
    match program {
        "pg_dump" => command.arg("--file").arg(file).arg(url),
        _ => command.arg("--dbname").arg(url).arg(file),
    };
    let ended = tokio::task::spawn_blocking(move || command.status()).await.expect("no panic");
    assert!(ended.expect("it starts").success(), "{program}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dump_of_a_running_server_is_restored() {
    let (url, folder) = (database().await, Folder::new());
    let site = Site::with(|config| config.database.clone_from(&url)).await;
    let made = site.finished(&["base"], "classic").await;
    let open = site.table(json!({"seats": [here("Anna"), {"kind": "open"}]})).await;
    let path = format!("/api/tables/{}/record", made.id);
    let record = site.send(Method::GET, &path, "", Body::empty()).await.1;
    let file = folder.path().join("aude.dump");
    run("pg_dump", &["--format=custom"], &url, &file).await;
    // What comes later is not in it.
    let late = site.table(json!({"seats": [here("Anna"), here("Bert")]})).await;

    let restored = database().await;
    run("pg_restore", &["--no-owner", "--exit-on-error"], &restored, &file).await;
    let again = Site::with(|config| config.database = restored).await;
    assert_eq!(again.send(Method::GET, &path, "", Body::empty()).await.1, record);
    let join = format!("/api/tables/{}/join", open.id);
    assert_eq!(again.post(&join, "", json!({"name": "Bert"})).await.0.as_u16(), 200);
    assert_eq!(again.info(&open.id).await["phase"], "playing");
    let path = format!("/api/tables/{}", late.id);
    assert_eq!(again.send(Method::GET, &path, "", Body::empty()).await.0.as_u16(), 404);
    for site in [site, again] {
        site.app.shared.stop().await;
        site.app.shared.store.close().await.expect("closed");
    }
}
