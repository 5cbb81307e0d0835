//! The primary is killed and its synchronous standby takes over.

use std::time::Duration;

use super::{Servers, seed};
use crate::cluster::{Cluster, database_of};
use crate::common::Dice;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn what_was_acknowledged_is_on_the_standby() {
    promote(1, true).await;
}

/// As where an address moves to the new primary: the servers notice by themselves.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_servers_go_on_with_the_standby() {
    promote(2, false).await;
}

async fn promote(many: usize, starts_again: bool) {
    let seed = seed();
    let cluster = tokio::task::spawn_blocking(Cluster::new).await.expect("it starts");
    let url = cluster.database().await;
    let standby = cluster.standby(database_of(&url));
    let told = |mut cluster: Cluster, word: &'static str| async move {
        let told = tokio::task::spawn_blocking(move || {
            cluster.tell(word);
            cluster
        });
        told.await.expect("told")
    };
    let cluster = told(cluster, "standby").await;
    let mut servers = Servers::start_all(&url, many);
    let clients = servers.clients(&mut Dice(seed));
    tokio::time::sleep(Duration::from_secs(3)).await;
    let cluster = told(cluster, "promote").await;
    let before = servers.world.acknowledged();
    servers.url.clone_from(&standby);
    servers.nodes.iter().for_each(|node| node.link.lead_to(&standby));
    if starts_again {
        (0..many).for_each(|index| servers.start(index));
    }
    // However long it takes until somebody is answered again, and there is something to compare.
    let answered = async {
        while servers.world.acknowledged() < (before + 20).max(60) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), answered).await.expect("they go on");
    let world = servers.end(clients).await;
    println!("standby promoted, {many} servers, {}", world.compare(&standby, seed).await);
    drop(cluster);
}
