//! Servers are killed, stopped for longer than their lease, and asked to end, and their clocks are
//! wrong; PostgreSQL is killed, cuts connections, and is slow.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use super::{Servers, TABLES, World, seed, sit, spread};
use crate::cluster::{Cluster, execute};
use crate::common::{Dice, Folder};
use crate::kill::LEASE;

/// Faults in the tests; `AUDE_HISTORIES` asks for more (`cargo xtask histories`).
const FAULTS: usize = KINDS;
/// Kinds of faults, each of which comes at least once.
const KINDS: usize = 7;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn what_clients_saw_is_what_was_stored() {
    play_on(1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn what_clients_of_two_servers_saw_is_what_was_stored() {
    play_on(2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn what_clients_of_three_servers_saw_is_what_was_stored() {
    play_on(3).await;
}

/// When what happened.
#[derive(Default)]
struct Moments {
    kills: Vec<Instant>,
    drains: Vec<Instant>,
}

async fn play_on(many: usize) {
    let faults = std::env::var("AUDE_HISTORIES").ok().and_then(|many| many.parse().ok());
    let faults: usize = faults.unwrap_or(FAULTS);
    let seed = seed();
    let mut cluster = tokio::task::spawn_blocking(Cluster::new).await.expect("it starts");
    let url = cluster.database().await;
    let world = World::new(many);
    let nodes = (0..many).map(|_| (Folder::new(), None)).collect();
    let mut servers = Servers { url: url.clone(), nodes, world: Arc::clone(&world) };
    (0..many).for_each(|index| servers.start(index));
    let mut dice = Dice(seed);
    let clients: Vec<_> = (0..TABLES)
        .map(|_| tokio::spawn(sit(Arc::clone(&world), dice.below(usize::MAX) as u64)))
        .collect();
    let mut moments = Moments::default();
    for fault in 0..faults {
        tokio::time::sleep(Duration::from_millis(300 + dice.below(900) as u64)).await;
        let kind = if fault < KINDS { fault } else { dice.below(KINDS) };
        cluster = fail(kind, &mut servers, cluster, &mut dice, &mut moments).await;
    }
    tokio::time::sleep(LEASE * 2).await;
    world.over.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_millis(300)).await;
    drop(servers);
    for client in clients {
        client.await.expect("it ends");
    }
    println!("{many} servers, {faults} faults, {}", world.compare(&url, seed).await);
    let back = |moments: &[Instant]| {
        spread(moments.iter().flat_map(|&moment| world.back_after(moment).into_values()).collect())
    };
    println!(
        "median, 99 of 100, and longest until a table is back: after a kill {:?}, after a drain {:?}",
        back(&moments.kills),
        back(&moments.drains)
    );
}

/// One fault, of the kind with this number.
async fn fail(
    kind: usize,
    servers: &mut Servers,
    mut cluster: Cluster,
    dice: &mut Dice,
    moments: &mut Moments,
) -> Cluster {
    let index = dice.below(servers.nodes.len());
    match kind {
        0 => {
            moments.kills.push(Instant::now());
            servers.start(index);
        }
        1 => {
            // Longer than its lease: it must not believe that it still has its tables.
            servers.signal(index, "-STOP");
            let most = LEASE.as_millis() as usize;
            let long = most / 2 + dice.below(most);
            tokio::time::sleep(Duration::from_millis(long as u64)).await;
            servers.signal(index, "-CONT");
        }
        2 => {
            moments.drains.push(Instant::now());
            servers.stop(index);
            servers.start(index);
        }
        3 => {
            let restarted = tokio::task::spawn_blocking(move || {
                cluster.tell("kill");
                cluster.tell("start");
                cluster
            });
            cluster = restarted.await.expect("it starts again");
        }
        4 => {
            // All connections are cut, in the middle of whatever they do.
            let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                       WHERE datname = current_database() AND pid <> pg_backend_pid()";
            execute(&servers.url, cut).await;
        }
        5 => {
            // Its clock jumps by up to a year, forwards or back: it is not asked for anything.
            let year = 365 * 86_400;
            servers.set_clock(index, dice.below(2 * year) as i64 - year as i64);
        }
        _ => {
            // No commit gets through for a while, so that some waits are given up.
            let long = dice.below(LEASE.as_millis() as usize * 2) as f64 / 1000.0;
            let slow = format!(
                "BEGIN; LOCK TABLE entry, game IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep({long}); COMMIT"
            );
            execute(&servers.url, &slow).await;
        }
    }
    cluster
}
