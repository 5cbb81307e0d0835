//! Load test: many two-player tables, all moving.
//!
//! `cargo run --release -p aude-server --example load -- [tables] [moves] [pace in ms] [options]`
//!
//! The server runs as a separate process. Every table has two sockets; the seat to act commits, and
//! the time until the other seat receives it is measured. No event may be lost. Where the system
//! does not allow a process so many open files, the tables that are left over are played over HTTP;
//! with `bundled` all tables have two sockets all the same, whose bytes travel over a few connections
//! (`mux.rs`). The server is then its router, tables and store without the listener that counts
//! connections, and without metrics.
//! At the end the server is killed and started again, and the time until all games that need it are
//! awake is measured.
//!
//! Options: `everything` plays with all expansions of the classic game; `clocks` gives every table a
//! clock, so that all of them must be awake after a restart. `AUDE_DATABASE` names a PostgreSQL to
//! use (it must be empty); then `nodes` starts two servers that have half of the tables each, and
//! `passed-on` two of which the first has all tables and the second all sockets.

mod http;
mod mux;
mod player;
mod process;

use std::error::Error;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use aude_record::{GameSetup, SetLibrary};
use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::sync::Mutex;

use http::{Http, Seats, create, in_memory};
use mux::Bundle;
use player::Player;
use process::{Address, Kind, Process};

type Anything<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// The connections over which tables without sockets play.
const HTTP: usize = 32;

struct Plan {
    tables: usize,
    moves: u64,
    /// Milliseconds between two moves at a table.
    pace: u64,
    setup: GameSetup,
    clocks: bool,
    servers: Servers,
    bundled: bool,
}

impl Plan {
    fn kind(&self) -> Kind {
        match self.servers {
            Servers::One if self.bundled => Kind::Bundled,
            Servers::One => Kind::Alone,
            Servers::Two | Servers::PassedOn => Kind::Node,
        }
    }
}

/// Which servers there are, and what for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Servers {
    One,
    /// Each has half of the tables.
    Two,
    /// The first has the tables, the second the sockets.
    PassedOn,
}

fn main() -> Anything<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.first().is_some_and(|first| first == "server") {
        return process::serve(&arguments[1], Kind::of(&arguments[2]));
    }
    let number = |index: usize, otherwise: u64, most: u64| {
        let given = arguments.get(index).and_then(|text| text.parse().ok());
        given.unwrap_or(otherwise).clamp(1, most)
    };
    let has = |option: &str| arguments.iter().skip(3).any(|given| given == option);
    let mut setup = GameSetup::default();
    if has("everything") {
        let more = ["inns_cathedrals", "traders_builders", "princess_dragon", "tower"];
        setup.sets.extend(more.map(str::to_owned));
    }
    let plan = Plan {
        tables: number(0, 500, 20_000) as usize,
        moves: number(1, 30, 200),
        pace: number(2, 1000, 60_000),
        setup,
        clocks: has("clocks"),
        servers: match () {
            () if has("nodes") => Servers::Two,
            () if has("passed-on") => Servers::PassedOn,
            () => Servers::One,
        },
        bundled: has("bundled"),
    };
    let folder = std::env::temp_dir().join(format!("aude-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let result = tokio::runtime::Runtime::new()?.block_on(load(&plan, &folder));
    std::fs::remove_dir_all(&folder)?;
    result
}

async fn load(plan: &Plan, folder: &Path) -> Anything<()> {
    let is_node = plan.servers != Servers::One;
    let (process, Address { plain: server, bundled }) = Process::start(folder, plan.kind())?;
    let second =
        if is_node { Some(Process::start(&folder.join("second"), Kind::Node)?) } else { None };
    let other = second.as_ref().map_or(server, |second| second.1.plain);
    println!("tables {}, seats 2 each, {}", plan.tables, plan.setup.sets.join(" "));
    // One table first, so that what all tables share is not counted.
    create(server, 0, &plan.setup.sets, plan.clocks).await?;
    let before = process.memory();
    let per = |now: u64, tables: usize| now.saturating_sub(before) as f64 / tables.max(1) as f64;
    let made = make(plan, &process, [server, other]).await?;
    let idle = process.memory();
    println!("memory {:.1} kB per table, just started, nobody there", per(idle, plan.tables));

    // The server keeps an eighth of its connections for requests, and some files for itself.
    let room = (process.files().min(own_files()) * 7 / 8).saturating_sub(100);
    let with = if bundled.is_some() { plan.tables } else { plan.tables.min(room / 2) };
    let bundle = match bundled {
        Some(address) => Some(Bundle::open(address).await?),
        None => None,
    };
    let players = enter(plan, [server, other], bundle.as_ref(), made, with).await?;
    // What was idle stays as it was; what has grown belongs to the tables with sockets.
    let entered = process.memory();
    let growth = entered.saturating_sub(idle) as f64 / with.max(1) as f64;
    let first = per(idle, plan.tables);
    println!("memory {:.1} kB per table with its two sockets ({with} tables)", first + growth);

    let (began, used) = (Instant::now(), process.processor());
    let play = |player: Player| tokio::spawn(player.play(plan.moves, plan.pace));
    let tasks: Vec<_> = players.into_iter().map(play).collect();
    let (mut times, mut others, mut lost, mut open) = (Vec::new(), 0, 0, Vec::new());
    for task in tasks {
        let played = tokio::time::timeout(Duration::from_secs(900), task).await???;
        times.extend(played.times);
        others += played.others;
        lost += played.lost;
        open.push(played.link);
    }
    let took = began.elapsed();
    let many = times.len() as u64 + others;
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    println!(
        "commits {many} ({others} of them over HTTP) in {:.1} s: {:.0} a second (pace {} ms)",
        took.as_secs_f64(),
        many as f64 / took.as_secs_f64(),
        plan.pace
    );
    println!(
        "commit to the other seat: median {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
    println!("events lost {lost}");
    let used = process.processor() - used;
    println!("processor time of the server {:.2} ms a commit", used as f64 * 10.0 / many as f64);
    let moves = plan.moves;
    println!(
        "memory {:.1} kB per table after {moves} moves, with its sockets",
        per(process.memory(), plan.tables)
    );
    drop(open);
    tokio::time::sleep(Duration::from_secs(1)).await;
    println!(
        "memory {:.1} kB per table after {moves} moves, sockets closed",
        per(process.memory(), plan.tables)
    );
    drop(process);
    if is_node { Ok(()) } else { start_again(plan, folder).await }
}

/// The limit of open files of this process, which the server raises for itself.
fn own_files() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap_or("");
    line.split_whitespace().nth(3).and_then(|text| text.parse().ok()).unwrap_or(1024)
}

/// The tables at the beginning and at the end whose creation is measured.
const MEASURED: usize = 500;

/// Creates the tables: the first and the last ones one after another, the others side by side.
async fn make(plan: &Plan, process: &Process, servers: [SocketAddr; 2]) -> Anything<Vec<Seats>> {
    let create = |index: usize| {
        let server = servers[if plan.servers == Servers::Two { index % 2 } else { 0 }];
        create(server, index, &plan.setup.sets, plan.clocks)
    };
    let first = plan.tables.min(MEASURED);
    let last = plan.tables.saturating_sub(MEASURED).max(first);
    let mut made = Vec::new();
    for (name, range) in [("first", 0..first), ("", first..last), ("last", last..plan.tables)] {
        let (many, began, used) = (range.len(), Instant::now(), process.processor());
        let side_by_side = if name.is_empty() { 16 } else { 1 };
        let some = stream::iter(range.map(create)).buffered(side_by_side);
        made.extend(some.try_collect::<Vec<_>>().await?);
        if many > 0 && !name.is_empty() {
            println!(
                "creating a table, the {name} {many}: {:.2} ms each, {:.2} ms of processor time",
                began.elapsed().as_secs_f64() * 1000.0 / many as f64,
                (process.processor() - used) as f64 * 10.0 / many as f64
            );
        }
    }
    Ok(made)
}

/// Opens the sockets of the first tables; the others get their moves over HTTP.
async fn enter(
    plan: &Plan,
    servers: [SocketAddr; 2],
    bundle: Option<&Bundle>,
    made: Vec<Seats>,
    with: usize,
) -> Anything<Vec<Player>> {
    let start = plan.setup.begin(&SetLibrary::builtin()).map_err(|_| "no game")?;
    let start = &start;
    let mut shared = Vec::new();
    for _ in 0..HTTP {
        let http = Http::open(servers[0], Ipv4Addr::LOCALHOST).await?;
        shared.push(Arc::new(Mutex::new(http)));
    }
    let shared = &shared;
    let enter = made.into_iter().map(|seats| async move {
        let server = match plan.servers {
            Servers::Two => servers[seats.index % 2],
            _ => servers[1],
        };
        if seats.index < with {
            return Player::enter(server, bundle, seats, start).await;
        }
        let http = Arc::clone(&shared[seats.index % HTTP]);
        Player::enter_without_sockets(http, seats, start).await
    });
    stream::iter(enter).buffered(16).try_collect().await
}

/// The last server was killed: this is the start after a crash.
async fn start_again(plan: &Plan, folder: &Path) -> Anything<()> {
    let began = Instant::now();
    let (process, Address { plain: server, .. }) = Process::start(folder, Kind::Alone)?;
    let ready = began.elapsed();
    let wanted = if plan.clocks { plan.tables } else { 0 };
    while in_memory(server).await? < wanted && began.elapsed() < Duration::from_secs(120) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    println!(
        "started again after {:.2} s, {wanted} of {} games awake after {:.2} s",
        ready.as_secs_f64(),
        plan.tables,
        began.elapsed().as_secs_f64()
    );
    drop(process);
    Ok(())
}
