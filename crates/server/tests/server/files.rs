//! The data folder: one server, private files, backups that are whole, restores that lose nothing.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use aude_server::store::{SqliteStore, Store, check};
use aude_server::{Config, ServeError, Server};
use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::common::{Folder, Site, config, here};
use crate::damage::tamper;

/// The tables of a database, by asking the store for each.
async fn has(file: &Path, ids: &[String]) -> usize {
    let store = SqliteStore::open(file).await.expect("it opens");
    let mut many = 0;
    for id in ids {
        let found = store.game(id).await.expect("it answers").is_some();
        many += usize::from(found && !store.entries(id, 0).await.expect("a log").is_empty());
    }
    store.close().await.expect("closed");
    many
}

/// A server over a folder that creates tables and is stopped cleanly.
async fn serve_and_stop(config: &Config, tables: usize) -> Vec<String> {
    let server = Server::bind(config.clone()).await.expect("it starts");
    let app = server.app().clone();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async { drop(stopped.await) }));
    let create = json!({"seats": [here("Anna"), here("Bert")]});
    let create = serde_json::from_value(create).expect("a table to be");
    let mut ids = Vec::new();
    for number in 0..tables {
        let made = app.tables.create(&create, &format!("test {number}")).await.expect("a table");
        ids.push(made.table.id);
    }
    drop(stop);
    running.await.expect("no panic").expect("a good end");
    ids
}

fn beside(file: &Path, end: &str) -> PathBuf {
    PathBuf::from(format!("{}{end}", file.display()))
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_clean_stop_the_file_is_whole_by_itself() {
    let folder = Folder::new();
    let config = config(&folder);
    let ids = serve_and_stop(&config, 40).await;
    for end in ["-wal", "-shm"] {
        assert!(!beside(&config.database(), end).exists(), "{end} is left");
    }
    let alone = folder.path().join("alone.sqlite");
    std::fs::copy(config.database(), &alone).expect("copied");
    assert_eq!(has(&alone, &ids).await, ids.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restore_gives_exactly_the_backup_and_keeps_what_was_there() {
    let folder = Folder::new();
    let config = config(&folder);
    let first = serve_and_stop(&config, 5).await;
    let backup = folder.path().join("copy.sqlite");
    let at = |config: &Config, file: &Path| {
        let (config, file) = (config.clone(), file.to_owned());
        tokio::task::spawn_blocking(move || aude_server::backup(&config, &file))
    };
    at(&config, &backup).await.expect("no panic").expect("a backup");
    // A store that is never closed leaves its log, like a killed server.
    let later = {
        let site = Site::with(|other| other.data.clone_from(&config.data)).await;
        let made = site.table(json!({"seats": [here("Cleo"), here("Dora")]})).await;
        std::mem::forget(site);
        made.id
    };
    assert!(beside(&config.database(), "-wal").metadata().expect("a log").len() > 0);
    let restored = restore(&config, &backup).await.expect("restored");
    assert_eq!(restored.found.tables, 5);
    let all: Vec<String> = first.iter().cloned().chain([later]).collect();
    assert_eq!(has(&config.database(), &all).await, 5, "exactly what the backup has");
    let aside = restored.aside.expect("kept").join("aude.sqlite");
    assert_eq!(has(&aside, &all).await, 6, "what was there is whole");
    assert!(check::file(&config.database()).await.is_ok());
    assert!(!beside(&config.database(), ".restoring").exists());
    // Another one in the same second overwrites nothing.
    let mut kept = std::collections::BTreeSet::new();
    for _ in 0..3 {
        kept.extend(restore(&config, &backup).await.expect("restored").aside);
    }
    assert_eq!(kept.len(), 3, "{kept:?}");
    assert_eq!(has(&aside, &all).await, 6, "what was there is still whole");
    // It can be played on.
    let more = serve_and_stop(&config, 1).await;
    assert_eq!(has(&config.database(), &more).await, 1);
}

async fn restore(config: &Config, file: &Path) -> Result<aude_server::Restored, ServeError> {
    let (config, file) = (config.clone(), file.to_owned());
    let restored = tokio::task::spawn_blocking(move || aude_server::restore(&config, &file));
    restored.await.expect("no panic")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_sound_is_not_restored_and_nothing_changes() {
    let folder = Folder::new();
    let config = config(&folder);
    let ids = serve_and_stop(&config, 3).await;
    let bad = folder.path().join("bad.sqlite");
    let fill = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
        INSERT INTO chat SELECT (SELECT min(id) FROM game), i, NULL, '', hex(randomblob(40)), 0 FROM n";
    let ways = [
        (
            "INSERT INTO _sqlx_migrations VALUES (9999, 'new', '2030-01-01', TRUE, x'00', 1)",
            "newer",
        ),
        ("CREATE TRIGGER t AFTER INSERT ON chat BEGIN DELETE FROM entry; END", "trigger"),
        ("CREATE VIEW v AS SELECT * FROM game", "view"),
        ("DROP TABLE chat", "lacks chat"),
        (
            "PRAGMA foreign_keys = OFF; INSERT INTO chat VALUES ('nobody', 1, NULL, '', 'x', 0)",
            "belong",
        ),
        ("DROP TABLE _sqlx_migrations", "not a database of aude"),
        (fill, "malformed"),
    ];
    for (sql, told) in ways {
        let _ = std::fs::remove_file(&bad);
        std::fs::copy(config.database(), &bad).expect("copied");
        tamper(&bad, sql).await;
        if told == "malformed" {
            let mut bytes = std::fs::read(&bad).expect("read");
            let middle = bytes.len() / 2 / 4096 * 4096;
            bytes[middle..middle + 4096].fill(0xa5);
            std::fs::write(&bad, bytes).expect("written");
        }
        refused(&config, &bad, told).await;
    }
    std::fs::write(&bad, "this is no database at all, and longer than any header")
        .expect("written");
    refused(&config, &bad, "not a database").await;
    std::fs::write(&bad, "").expect("written");
    refused(&config, &bad, "not a database").await;
    refused(&config, &folder.path().join("nothing.sqlite"), "no file").await;
    refused(&config, &config.database(), "itself").await;
    let server = Server::bind(config.clone()).await.expect("it starts");
    refused(&config, &bad, "another aude").await;
    drop(server);
    assert_eq!(has(&config.database(), &ids).await, 3, "nothing was changed");
    let aside = std::fs::read_dir(folder.path()).expect("a folder").flatten();
    let names: Vec<_> = aside.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    assert!(!names.iter().any(|name| name.starts_with("before-")), "{names:?}");
}

async fn refused(config: &Config, file: &Path, told: &str) {
    let error = restore(config, file).await.expect_err(told).to_string();
    assert!(error.contains(told) && error.lines().count() == 1, "{told}: {error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_folder_has_one_server_and_the_second_is_told_so() {
    let folder = Folder::new();
    let first = Server::bind(config(&folder)).await.expect("it starts");
    let refused = Server::bind(config(&folder)).await.expect_err("it is taken").to_string();
    let process = format!("process {}", std::process::id());
    assert!(refused.contains(&process) && refused.lines().count() == 1, "{refused}");
    first.app().shared.store.close().await.expect("closed");
    drop(first);
    // What somebody keeps under the lock's name is locked, but not overwritten.
    let lock = folder.path().join("aude.lock");
    let text = "a text that is longer than the number of a process";
    std::fs::write(&lock, text).expect("written");
    let again = Server::bind(config(&folder)).await.expect("it is free again");
    assert!(Server::bind(config(&folder)).await.is_err());
    assert_eq!(std::fs::read_to_string(&lock).expect("read"), text);
    again.app().shared.store.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_port_opens_after_the_database() {
    let folder = Folder::new();
    let mut config = config(&folder);
    serve_and_stop(&config, 1).await;
    let free = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    config.listen = free.local_addr().expect("an address");
    drop(free);
    // Another program has the database for a while.
    let url = format!("sqlite:{}", config.database().display());
    let mut other = SqliteConnection::connect(&url).await.expect("it opens");
    sqlx::raw_sql("BEGIN EXCLUSIVE").execute(&mut other).await.expect("locked");
    let address = config.listen;
    let meanwhile = async move {
        for _ in 0..20 {
            tokio::time::sleep(Duration::from_millis(20)).await;
            let early = tokio::net::TcpStream::connect(address).await;
            assert!(early.is_err(), "the port is open before the database");
        }
        sqlx::raw_sql("ROLLBACK").execute(&mut other).await.expect("unlocked");
        other.close().await.expect("closed");
    };
    let (server, ()) = tokio::join!(Server::bind(config), meanwhile);
    let server = server.expect("it starts");
    assert_eq!(server.address(), address);
    tokio::net::TcpStream::connect(address).await.expect("it listens");
    server.app().shared.store.close().await.expect("closed");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_on_the_machine_can_read_the_folder() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let mut config = config(&folder);
    config.data = folder.path().join("data");
    let mode = |path: &Path| path.metadata().expect("it is there").permissions().mode() & 0o777;
    let server = Server::bind(config.clone()).await.expect("it starts");
    assert_eq!(mode(&config.data), 0o700);
    let files = |expected: &[&str]| {
        for name in expected {
            assert_eq!(mode(&config.data.join(name)), 0o600, "{name}");
        }
    };
    files(&["aude.sqlite", "aude.sqlite-wal", "aude.sqlite-shm", "aude.lock"]);
    server.app().shared.store.close().await.expect("closed");
    drop(server);
    let backup = folder.path().join("copy.sqlite");
    aude_server_backup(&config, &backup).await;
    assert_eq!(mode(&backup), 0o600);
    // What an earlier program left open is closed.
    let open = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("changed");
    };
    open(&config.data, 0o755);
    open(&config.database(), 0o644);
    let server = Server::bind(config.clone()).await.expect("it starts");
    assert_eq!(mode(&config.data), 0o700);
    files(&["aude.sqlite", "aude.sqlite-wal"]);
    server.app().shared.store.close().await.expect("closed");
    drop(server);
    // A folder with other people's files keeps its permissions; our files do not.
    std::fs::write(config.data.join("holiday.jpg"), "x").expect("written");
    open(&config.data, 0o755);
    open(&config.database(), 0o644);
    let server = Server::bind(config.clone()).await.expect("it starts");
    assert_eq!(mode(&config.data), 0o755);
    files(&["aude.sqlite"]);
    assert_eq!(mode(&config.data.join("holiday.jpg")) & 0o044, 0o044);
    server.app().shared.store.close().await.expect("closed");
}

/// A tool that root runs leaves nothing in the folder that the server cannot open as its own user.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn what_root_restores_belongs_to_the_folders_owner() {
    use std::os::unix::fs::{MetadataExt as _, chown};
    const NOBODY: u32 = 65534;
    let folder = Folder::new();
    let first = config(&folder);
    serve_and_stop(&first, 1).await;
    let backup = folder.path().join("copy.sqlite");
    aude_server_backup(&first, &backup).await;
    let mut config = first.clone();
    config.data = folder.path().join("data");
    std::fs::create_dir(&config.data).expect("a folder");
    if chown(&config.data, Some(NOBODY), Some(NOBODY)).is_err() {
        // Only root can give files away.
        return;
    }
    for _ in 0..2 {
        restore(&config, &backup).await.expect("restored");
    }
    let entries = std::fs::read_dir(&config.data).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path()).collect::<Vec<_>>();
    assert_eq!(paths.len(), 3, "{paths:?}");
    for path in &paths {
        let data = path.metadata().expect("it is there");
        assert_eq!((data.uid(), data.gid()), (NOBODY, NOBODY), "{}", path.display());
    }
    assert_eq!(aude_server::folder::foreign(&config.data), None);
    chown(config.database(), Some(0), Some(0)).expect("changed");
    assert_eq!(aude_server::folder::foreign(&config.data), Some(config.database()));
}

async fn aude_server_backup(config: &Config, file: &Path) {
    let (config, file) = (config.clone(), file.to_owned());
    let made = tokio::task::spawn_blocking(move || aude_server::backup(&config, &file));
    made.await.expect("no panic").expect("a backup");
}

const BACKUP_FROM: &str = "AUDE_TEST_BACKUP_FROM";
const BACKUP_TO: &str = "AUDE_TEST_BACKUP_TO";

/// Not a test by itself: the backup that the test below starts and kills.
#[test]
fn backup_child() {
    let (Ok(from), Ok(to)) = (std::env::var(BACKUP_FROM), std::env::var(BACKUP_TO)) else { return };
    let config = Config { data: from.into(), ..Config::default() };
    aude_server::backup(&config, Path::new(&to)).expect("a backup");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_backup_leaves_nothing_half_made() {
    let folder = Folder::new();
    let config = config(&folder);
    serve_and_stop(&config, 1).await;
    let fill = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000)
        INSERT INTO chat SELECT (SELECT min(id) FROM game), i, NULL, '', hex(randomblob(100)), 0 FROM n";
    tamper(&config.database(), fill).await;
    let (mut whole, mut none) = (0, 0);
    for round in 0..16 {
        let target = folder.path().join(format!("copy{round}.sqlite"));
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "files::backup_child"])
            .env(BACKUP_FROM, folder.path())
            .env(BACKUP_TO, &target)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        tokio::time::sleep(Duration::from_millis(10 + round * 25)).await;
        let _ = child.kill();
        child.wait().expect("it ends");
        if target.exists() {
            whole += 1;
            assert!(check::file(&target).await.is_ok(), "round {round}");
            std::fs::remove_file(&target).expect("removed");
        } else {
            none += 1;
        }
    }
    assert!(none > 0, "{whole} were whole, so none was killed in time");
    // The file of a killed one is removed by a later backup to the same folder, once it is old.
    let partial = std::fs::read_dir(folder.path())
        .expect("a folder")
        .flatten()
        .find(|entry| entry.file_name().to_string_lossy().ends_with(".partial"));
    if let Some(partial) = partial {
        let old = std::time::SystemTime::now() - Duration::from_secs(2 * 60 * 60);
        let file = std::fs::File::options().write(true).open(partial.path()).expect("opened");
        file.set_modified(old).expect("changed");
        aude_server_backup(&config, &folder.path().join("last.sqlite")).await;
        assert!(!partial.path().exists());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_ends_with_the_server() {
    let folder = Folder::new();
    let config = config(&folder);
    serve_and_stop(&config, 1).await;
    let store = Arc::new(SqliteStore::open(&config.database()).await.expect("it opens"));
    let fill = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)
        INSERT INTO chat SELECT (SELECT min(id) FROM game), i, NULL, '', hex(randomblob(100)), 0 FROM n";
    tamper(&config.database(), fill).await;
    let (target, copying) = (folder.path().join("copy.sqlite"), Arc::clone(&store));
    let file = target.clone();
    let backup = tokio::spawn(async move { copying.backup(&file).await });
    tokio::time::sleep(Duration::from_millis(20)).await;
    store.close().await.expect("closed");
    if backup.await.expect("no panic").is_err() {
        assert!(!target.exists());
    }
    assert!(!beside(&config.database(), "-wal").exists(), "nothing holds the log");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_interrupted_restore_no_empty_server_starts() {
    let folder = Folder::new();
    let config = config(&folder);
    let ids = serve_and_stop(&config, 2).await;
    let backup = folder.path().join("copy.sqlite");
    aude_server_backup(&config, &backup).await;
    // Killed between putting the old database aside and giving the new one its place.
    std::fs::rename(config.database(), beside(&config.database(), ".restoring")).expect("renamed");
    let refused = Server::bind(config.clone()).await.expect_err("no database").to_string();
    assert!(refused.contains("aude restore") && refused.lines().count() == 1, "{refused}");
    assert!(!config.database().exists());
    restore(&config, &backup).await.expect("restored");
    assert_eq!(has(&config.database(), &ids).await, 2);
    serve_and_stop(&config, 1).await;
}
