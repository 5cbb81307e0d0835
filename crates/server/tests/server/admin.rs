//! The operator's tools, on a server that runs and on one that is stopped; and what happens to
//! those who are no operators.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::time::Duration;

use aude_server::Config;
use aude_server::admin::{Admin, AdminReply, AdminRequest, TableSummary};
use aude_server::store::Closed;
use serde_json::json;

use crate::common::{Client, Made, Running, Site, here};

/// Asks, as a program of its own would.
async fn ask(config: &Config, request: AdminRequest) -> Result<AdminReply, String> {
    let config = config.clone();
    let asked = tokio::task::spawn_blocking(move || {
        let mut admin = Admin::reach(config).map_err(|error| error.to_string())?;
        admin.ask(request)
    });
    asked.await.expect("no panic")
}

async fn tables(config: &Config, phase: Option<&str>) -> Vec<TableSummary> {
    let request = AdminRequest::List { phase: phase.map(str::to_owned), most: 10 };
    match ask(config, request).await {
        Ok(AdminReply::Tables(tables)) => tables,
        other => panic!("{other:?}"),
    }
}

async fn done(config: &Config, request: AdminRequest) -> String {
    match ask(config, request).await {
        Ok(AdminReply::Done(text)) => text,
        other => panic!("{other:?}"),
    }
}

fn two() -> serde_json::Value {
    json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}})
}

/// Everything an operator does, on tables that are there.
async fn operate(config: &Config, kept: &Made, deleted: &Made, is_running: bool) {
    let id = || kept.id.clone();
    let all = tables(config, None).await;
    assert_eq!(all.len(), 2);
    assert!(all.iter().all(|table| table.names == ["Anna", "Bert"] && table.bytes > 100));
    assert!(tables(config, Some("over")).await.is_empty());
    let start = id()[..6].to_owned();
    match ask(config, AdminRequest::Inspect { id: start.clone() }).await {
        Ok(AdminReply::Tables(found)) => {
            assert_eq!(found[0].id, kept.id);
            assert_eq!((found[0].phase.as_str(), found[0].entries), ("playing", 1));
        }
        other => panic!("{other:?}"),
    }
    match ask(config, AdminRequest::Export { id: start.clone() }).await {
        Ok(AdminReply::Record(text)) => assert!(text.contains("Anna"), "{text}"),
        other => panic!("{other:?}"),
    }
    // What cannot be undone needs the full id, and what is in progress a word more.
    let refused = |request| async {
        let reason = ask(config, request).await.expect_err("refused");
        assert_eq!(reason.lines().count(), 1, "{reason}");
        reason
    };
    let delete = |id: String, running| AdminRequest::Delete { id, running };
    assert!(refused(delete(start.clone(), true)).await.contains("full id"));
    assert!(refused(delete(deleted.id.clone(), false)).await.contains("--even-running"));
    assert!(refused(AdminRequest::Close { id: start }).await.contains("full id"));
    for id in ["", "abc", "../../etc", "%%%%%%", "zzzzzzzzzzzz", "'; DROP TABLE game"] {
        refused(AdminRequest::Inspect { id: id.to_owned() }).await;
        refused(delete(id.to_owned(), true)).await;
        refused(AdminRequest::Export { id: id.to_owned() }).await;
    }
    assert!(done(config, delete(deleted.id.clone(), true)).await.contains("deleted"));
    assert_eq!(tables(config, None).await.len(), 1);
    match ask(config, AdminRequest::Space).await {
        Ok(AdminReply::Space(space)) => {
            assert!(space.file > 10_000, "{space:?}");
            assert_eq!((space.phases[0].0.as_str(), space.phases[0].1), ("playing", 1));
            assert_eq!(space.largest[0].id, kept.id);
        }
        other => panic!("{other:?}"),
    }
    assert!(done(config, AdminRequest::Prune).await.contains("deleted 0"));
    assert!(done(config, AdminRequest::Compact).await.starts_with("the database has "));
    assert!(done(config, AdminRequest::Close { id: id() }).await.ends_with("closed"));
    assert!(done(config, AdminRequest::Close { id: id() }).await.contains("nothing to close"));
    assert_eq!(tables(config, Some("abandoned")).await.len(), 1);
    match ask(config, AdminRequest::Hello).await {
        Ok(AdminReply::Hello { version, .. }) => assert!(!version.is_empty()),
        other => panic!("{other:?}"),
    }
    let config = config.clone();
    let reached = tokio::task::spawn_blocking(move || Admin::reach(config).map(|a| a.is_running()));
    assert_eq!(reached.await.expect("no panic").ok(), Some(is_running));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_reaches_a_running_server() {
    let server = Running::new().await;
    let (kept, deleted) = (server.table(two()).await, server.table(two()).await);
    let mut anna =
        Client::enter(server.address, &kept.id, &[kept.token(0)]).await.expect("entered");
    let mut bert =
        Client::enter(server.address, &deleted.id, &[deleted.token(1)]).await.expect("entered");
    operate(&server.app.shared.config, &kept, &deleted, true).await;
    // Those at the tables are told.
    loop {
        let push = anna.push().await.expect("told");
        if push["push"] == "table" && push["phase"] == "abandoned" {
            break;
        }
    }
    let gone = async { while bert.push().await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(20), gone).await.expect("the table is gone");
    assert!(Client::enter(server.address, &deleted.id, &[]).await.is_err());
    // The operator has closed it: coming back does not open it.
    drop(anna);
    let anna = Client::enter(server.address, &kept.id, &[kept.token(0)]).await.expect("entered");
    assert!(!anna.over);
    let table = server.app.tables.get(&kept.id).await.expect("a table");
    assert!(table.look().await.expect("a table").seed.is_some(), "it stays closed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_reaches_the_folder_of_a_stopped_server() {
    let site = Site::new().await;
    let (kept, deleted) = (site.table(two()).await, site.table(two()).await);
    site.app.shared.store.close().await.expect("closed");
    operate(&site.app.shared.config, &kept, &deleted, false).await;
    assert!(!site.folder.path().join("aude.sqlite-wal").exists());
    let nowhere = Config { data: site.folder.path().join("nowhere"), ..Config::default() };
    let reason = ask(&nowhere, AdminRequest::Hello).await.expect_err("nothing there");
    assert!(reason.contains("no database"), "{reason}");
    assert!(!nowhere.data.exists(), "and nothing is created");
}

fn socket(server: &Running) -> PathBuf {
    server.app.shared.config.data.join("aude.sock")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sends_rubbish_is_refused_and_disturbs_nobody() {
    let server = Running::new().await;
    let made = server.table(two()).await;
    let path = socket(&server);
    while !path.exists() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(path.metadata().expect("a socket").permissions().mode() & 0o777, 0o600);
    let rubbish = path.clone();
    let sent = tokio::task::spawn_blocking(move || {
        for line in [
            "",
            "{}",
            "null",
            "[]",
            "{\"do\":\"explode\"}",
            "{\"do\":\"delete\"}",
            "{\"do\":\"list\",\"phase\":null,\"most\":-1}",
            "\u{0}",
        ] {
            let mut stream = UnixStream::connect(&rubbish).expect("connected");
            writeln!(stream, "{line}").expect("sent");
            let mut answer = String::new();
            BufReader::new(&stream).read_line(&mut answer).expect("an answer");
            assert!(answer.starts_with("{\"error\":"), "{line}: {answer}");
        }
        // A line without an end is cut off.
        let mut stream = UnixStream::connect(&rubbish).expect("connected");
        let _ = stream.write_all(&[b'x'; 100_000]);
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        assert!(answer.is_empty(), "{answer}");
        // Many who say nothing keep no operator out for ever, and no player at all.
        (0..50).filter_map(|_| UnixStream::connect(&rubbish).ok()).collect::<Vec<_>>()
    });
    let idle = sent.await.expect("no panic");
    Client::enter(server.address, &made.id, &[made.token(0)]).await.expect("entered");
    drop(idle);
    for attempt in 0.. {
        match ask(&server.app.shared.config, AdminRequest::Hello).await {
            Ok(_) => break,
            Err(reason) if attempt > 100 => panic!("{reason}"),
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    server.stop().await;
    assert!(!path.exists(), "the socket goes with the server");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_makes_its_backups_by_itself() {
    let server = Running::with(|config| {
        config.backup.every = Some(Duration::from_millis(1100));
        config.backup.keep = 2;
    })
    .await;
    server.table(two()).await;
    let folder = server.app.shared.config.backups();
    let found = || -> Vec<PathBuf> {
        let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        let mut found: Vec<_> = entries.map(|entry| entry.path()).collect();
        found.sort();
        found
    };
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..1000 {
        seen.extend(found());
        let whole = seen.iter().filter(|path| path.extension().is_some_and(|end| end == "sqlite"));
        if whole.count() >= 4 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    let (kept, mode) =
        (found(), |path: &PathBuf| path.metadata().expect("there").permissions().mode() & 0o777);
    assert!(seen.len() >= 4 && (1..=3).contains(&kept.len()), "{seen:?} {kept:?}");
    assert_eq!((mode(&folder), mode(&kept[0])), (0o700, 0o600));
    aude_server::store::check::file(&kept[0]).await.expect("whole");
    server.stop().await;
}

/// A table of another server can be read; for what changes it, the operator is told where to go.
#[tokio::test(flavor = "multi_thread")]
async fn an_operator_is_told_which_server_has_a_table() {
    let url = crate::cluster::database().await;
    let server = async || Running::sharing(&url, |_| ()).await;
    let (one, other) = (server().await, server().await);
    let (id, config) = (one.table(two()).await.id, &other.app.shared.config);
    for request in [
        AdminRequest::Close { id: id.clone() },
        AdminRequest::Delete { id: id.clone(), running: true },
    ] {
        let reason = ask(config, request).await.expect_err("it is not here");
        assert_eq!(
            reason,
            format!("{id} is at the server {}; use `aude admin` there", one.address)
        );
    }
    match ask(config, AdminRequest::Export { id: id.clone() }).await {
        Ok(AdminReply::Record(text)) => assert!(text.contains("Anna"), "{text}"),
        other => panic!("{other:?}"),
    }
    let close = AdminRequest::Close { id };
    assert!(done(&one.app.shared.config, close).await.ends_with("closed"));
    one.stop().await;
    other.stop().await;
}

/// A table that was abandoned when the operator looked, and resumed before it was deleted.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_just_resumed_is_not_deleted_as_a_closed_one() {
    let server = Running::new().await;
    let made = server.table(two()).await;
    let table = server.app.tables.get(&made.id).await.expect("a table");
    assert!(table.abandon(i64::MAX).await.expect("written"));
    let anna = Client::enter(server.address, &made.id, &[made.token(0)]).await.expect("resumed");
    let tables = &server.app.tables;
    assert_eq!(tables.delete_if(&made.id, Closed::Abandoned).await, Ok(false));
    assert_eq!(table.look().await.expect("still there").version, 1);
    drop(anna);
    assert!(table.close().await.expect("written"));
    assert_eq!(tables.delete_if(&made.id, Closed::Finished).await, Ok(false));
    assert_eq!(tables.delete_if(&made.id, Closed::Abandoned).await, Ok(true));
    assert_eq!(server.app.shared.store.game(&made.id).await, Ok(None));
    server.stop().await;
}
