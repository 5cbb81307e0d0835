//! Servers are killed, stopped for longer than their lease, and asked to end, and their clocks are
//! wrong; PostgreSQL is killed, cuts connections, and is slow; and what is said between them is
//! delayed, held back or cut off.

use std::time::Duration;

use super::{Servers, seed};
use crate::cluster::{Cluster, execute};
use crate::common::Dice;
use crate::kill::LEASE;
use crate::link::Traffic;

/// Faults in the tests; `AUDE_HISTORIES` asks for more (`cargo xtask histories`).
const FAULTS: usize = KINDS;
/// Kinds of faults, each of which comes at least once.
const KINDS: usize = 11;

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

async fn play_on(many: usize) {
    let faults = std::env::var("AUDE_HISTORIES").ok().and_then(|many| many.parse().ok());
    let faults: usize = faults.unwrap_or(FAULTS);
    let seed = seed();
    let mut cluster = tokio::task::spawn_blocking(Cluster::new).await.expect("it starts");
    let url = cluster.database().await;
    let mut servers = Servers::start_all(&url, many);
    let mut dice = Dice(seed);
    let clients = servers.clients(&mut dice);
    for fault in 0..faults {
        tokio::time::sleep(Duration::from_millis(300 + dice.below(900) as u64)).await;
        let kind = if fault < KINDS { fault } else { dice.below(KINDS) };
        cluster = fail(kind, &mut servers, cluster, &mut dice).await;
    }
    tokio::time::sleep(LEASE * 2).await;
    // However slow this machine is, there is something to compare.
    let enough = async {
        while servers.world.acknowledged() <= 50 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), enough).await.expect("they go on");
    let world = servers.end(clients).await;
    println!("{many} servers, {faults} faults, {}", world.compare(&url, seed).await);
}

/// A time between none and so many leases.
fn up_to(leases: u32, dice: &mut Dice) -> Duration {
    let most = (LEASE * leases).as_millis();
    Duration::from_millis(dice.below(most as usize) as u64)
}

/// One fault, of the kind with this number.
async fn fail(
    kind: usize,
    servers: &mut Servers,
    mut cluster: Cluster,
    dice: &mut Dice,
) -> Cluster {
    let index = dice.below(servers.nodes.len());
    match kind {
        0 => servers.start(index),
        1 => {
            // Longer than its lease: it must not believe that it still has its tables.
            servers.signal(index, "-STOP");
            tokio::time::sleep(LEASE + up_to(1, dice)).await;
            servers.signal(index, "-CONT");
        }
        2 => {
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
        6 => {
            // No move gets through for a while, so that some waits are given up. (One table is enough,
            // and whoever locks two may wait for somebody who waits for him.)
            let long = up_to(2, dice).as_secs_f64();
            let slow = format!(
                "BEGIN; LOCK TABLE entry IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep({long}); COMMIT"
            );
            execute(&servers.url, &slow).await;
        }
        7 => {
            // What a server wrote arrives when others have its tables, and so does every answer.
            servers.nodes[index].link.set(Traffic::Held);
            tokio::time::sleep(LEASE / 2 + up_to(1, dice)).await;
            servers.nodes[index].link.set(Traffic::Flows);
        }
        8 => {
            let slow = Duration::from_millis(10 + dice.below(90) as u64);
            servers.nodes[index].link.set(Traffic::Slow(slow));
            tokio::time::sleep(LEASE).await;
            servers.nodes[index].link.set(Traffic::Flows);
        }
        9 => {
            // Those that are open are silent for ever, and nobody is told; new ones work.
            servers.nodes[index].link.silence();
            tokio::time::sleep(up_to(2, dice)).await;
        }
        _ => {
            // Connections end in the middle of a word, and there are no others for a while.
            servers.nodes[index].link.set(Traffic::Cut);
            tokio::time::sleep(up_to(2, dice)).await;
            servers.nodes[index].link.set(Traffic::Flows);
        }
    }
    cluster
}
