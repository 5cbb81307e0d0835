//! The primary is killed and its synchronous standby takes over.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::{Servers, TABLES, World, seed, sit};
use crate::cluster::Cluster;
use crate::common::{Dice, Folder};

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn what_was_acknowledged_is_on_the_standby() {
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
    let world = World::new(1);
    let nodes = vec![(Folder::new(), None)];
    let mut servers = Servers { url, nodes, world: Arc::clone(&world) };
    servers.start(0);
    let mut dice = Dice(seed);
    let clients: Vec<_> = (0..TABLES)
        .map(|_| tokio::spawn(sit(Arc::clone(&world), dice.below(usize::MAX) as u64)))
        .collect();
    tokio::time::sleep(Duration::from_secs(3)).await;
    let cluster = told(cluster, "promote").await;
    // The same server goes on with the other address.
    servers.url.clone_from(&standby);
    servers.start(0);
    tokio::time::sleep(Duration::from_secs(2)).await;
    world.over.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_millis(300)).await;
    drop(servers);
    for client in clients {
        client.await.expect("it ends");
    }
    println!("standby promoted, {}", world.compare(&standby, seed).await);
    drop(cluster);
}

/// The database in an address.
fn database_of(url: &str) -> &str {
    let path = url.split('?').next().unwrap_or(url);
    path.rsplit('/').next().unwrap_or_default()
}
