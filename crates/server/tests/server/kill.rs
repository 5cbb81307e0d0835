//! A real process, killed again and again in the middle of play.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use aude_server::Config;
use serde_json::{Value, json};

use crate::common::{Client, Dice, EVERYTHING, Folder, Gone, Made, here};

const FOLDER: &str = "AUDE_TEST_CHILD";
const DATABASE: &str = "AUDE_TEST_CHILD_DATABASE";
const NODE: &str = "AUDE_TEST_CHILD_NODE";
/// Shorter than by default: the tests wait for it.
pub(crate) const LEASE: Duration = Duration::from_secs(2);

/// The lease of servers: the usual one where times are measured (`cargo xtask histories --times N`).
pub(crate) fn lease() -> Duration {
    if std::env::var(TIMES).is_ok() { Config::default().times.lease } else { LEASE }
}

/// How many times it is measured how soon a table is back.
pub(crate) const TIMES: &str = "AUDE_TIMES";

/// Not a test by itself: the server that the test below starts and kills.
#[test]
fn child() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let mut config = Config { data: folder.into(), ..Config::default() };
    config.listen = "127.0.0.1:0".parse().expect("an address");
    config.times.computer_pace = Duration::ZERO;
    config.limits.messages_per_second = 100_000;
    config.limits.requests_per_second = 100_000;
    config.limits.chat_per_second = 100_000;
    config.limits.tables_per_address = 100_000;
    config.database = std::env::var(DATABASE).unwrap_or_default();
    config.node = std::env::var(NODE).unwrap_or_default();
    config.trust_proxy = "true".parse().expect("proxies");
    config.times.lease = lease();
    aude_server::serve(config, &|url| println!("\nLISTENING {url}")).expect("it runs");
}

/// Kills it when dropped.
pub(crate) struct Process(pub(crate) Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(folder: &Path) -> (Process, SocketAddr) {
    start_with(folder, "", "", None).expect("it listens")
}

/// Debian's library that makes a program's clock wrong, if it is installed.
fn faketime() -> Option<PathBuf> {
    let folders = Path::new("/usr/lib").read_dir().into_iter().flatten().flatten();
    let library = |folder: std::fs::DirEntry| folder.path().join("faketime/libfaketime.so.1");
    folders.map(library).find(|library| library.exists())
}

/// A server over a folder, and a PostgreSQL database if one is named, which it shares if it is a
/// node; nothing if it does not start. Its clock is wrong by the seconds in a file, if one is named.
pub(crate) fn start_with(
    folder: &Path,
    database: &str,
    node: &str,
    clock: Option<&Path>,
) -> Option<(Process, SocketAddr)> {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    if let Some(clock) = clock {
        let library = faketime().expect("these tests need `apt-get install libfaketime`");
        if !clock.exists() {
            std::fs::write(clock, "+0\n").expect("a clock");
        }
        command
            .env("LD_PRELOAD", library)
            .env("FAKETIME_TIMESTAMP_FILE", clock)
            .env("FAKETIME_CACHE_DURATION", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
            .env("FAKETIME_DISABLE_SHM", "1");
    }
    let mut child = command
        .args(["--exact", "kill::child", "--nocapture"])
        .env(FOLDER, folder)
        .env(DATABASE, database)
        .env(NODE, node)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let process = Process(child);
    let address = lines.by_ref().map(|line| line.expect("a line")).find_map(|line| {
        let url = line.strip_prefix("LISTENING http://")?;
        Some(url.trim_end_matches('/').parse().expect("an address"))
    })?;
    // After a minute, what runs the tests says that this one takes long, and ends the process if nobody
    // listens.
    std::thread::spawn(move || lines.for_each(drop));
    Some((process, address))
}

async fn make(address: SocketAddr, body: &Value) -> Made {
    try_to_make(address, body).await.expect("a table")
}

/// A new table, if the server is there to create it.
pub(crate) async fn try_to_make(address: SocketAddr, body: &Value) -> Option<Made> {
    let (status, made) = try_to_post(address, "/api/tables", body).await?;
    (status == 201).then(|| Made::of(&made))
}

/// A request and its answer, if the server is there to give one.
pub(crate) async fn try_to_post(
    address: SocketAddr,
    path: &str,
    body: &Value,
) -> Option<(u16, Value)> {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(address).await.ok()?;
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let (head, json) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    // Whatever stands between is no JSON, and no answer of this server.
    Some((status, serde_json::from_str(json).ok()?))
}

/// Plays until the connection breaks; records every acknowledged version.
async fn play(
    address: SocketAddr,
    made: &Made,
    dice: &mut Dice,
    acknowledged: &mut Vec<(u64, String)>,
    count: &AtomicUsize,
) -> Result<(), Gone> {
    let tokens = [made.token(0), made.token(1)];
    let mut client = Client::enter(address, &made.id, &tokens).await?;
    if let Some((version, _)) = acknowledged.last() {
        assert!(client.version >= *version, "an acknowledged commit is gone");
    }
    loop {
        if client.over {
            return Ok(());
        }
        let version = client.version;
        let Some(seat) = client.actor.as_u64().filter(|seat| *seat < 2) else {
            client.push().await?;
            continue;
        };
        let mut picks = dice.clone();
        let drafted = client.draft(seat, version, |many| picks.below(many)).await?;
        *dice = picks;
        let Ok(actions) = drafted else { continue };
        let text: Vec<&str> =
            actions.iter().map(|action| action["text"].as_str().expect("a move")).collect();
        let commit =
            json!({"type": "commit", "seat": seat, "version": version, "actions": actions});
        match client.ask(commit).await? {
            Ok(result) => {
                let version = result["version"].as_u64().expect("a version");
                acknowledged.push((version, text.join(" ")));
                count.fetch_add(1, Ordering::SeqCst);
            }
            Err(error) => assert_eq!(error["code"], "commit/conflict", "{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_process_is_killed() {
    let folder = Folder::new();
    let (process, mut address) = start(folder.path());
    let mut process = Some(process);
    let seats = json!([here("Anna"), here("Bert"), {"kind": "computer", "level": "easy"}]);
    let made = make(address, &json!({"sets": EVERYTHING, "seats": seats})).await;
    let mut acknowledged = Vec::new();
    let mut dice = Dice(77);
    for round in 0..6 {
        let wait = Duration::from_millis(100 + dice.below(250) as u64);
        let count = AtomicUsize::new(0);
        let playing = play(address, &made, &mut dice, &mut acknowledged, &count);
        let enough = async {
            tokio::time::sleep(wait).await;
            while count.load(Ordering::SeqCst) == 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let over = tokio::select! {
            end = playing => end.map(|()| true).expect("it plays until it is killed"),
            () = enough => false,
            () = tokio::time::sleep(Duration::from_secs(30)) => panic!("round {round}: stuck"),
        };
        // SIGKILL, usually with a commit in progress.
        drop(process.take());
        if over {
            break;
        }
        let (next, at) = start(folder.path());
        (process, address) = (Some(next), at);
    }
    drop(process);
    assert!(acknowledged.len() >= 3, "{} commits", acknowledged.len());
    let config = Config { data: folder.path().to_owned(), ..Config::default() };
    let app = crate::common::app_with(config).await;
    let log = app.shared.store.entries(&made.id, 0).await.expect("a log");
    for (version, moves) in &acknowledged {
        let entry = &log[usize::try_from(*version).expect("small") - 1];
        assert!(entry.moves.starts_with(moves.as_str()), "{version}: {moves} / {}", entry.moves);
    }
    let table = app.tables.get(&made.id).await.expect("it replays, every hash checked");
    assert!(u64::from(table.look().await.expect("a table").version) >= acknowledged.len() as u64);
}
