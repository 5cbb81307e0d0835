//! How soon a table is played on after its server was killed, or asked to stop, and nothing else goes
//! wrong: measured on demand, with the usual lease.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use sqlx::Row as _;

use super::{Servers, TABLES, World, log_of, seed, sit, spread};
use crate::cluster::Cluster;
use crate::common::{Dice, Folder};
use crate::kill::{TIMES, lease};

/// Two servers share the tables.
const SERVERS: usize = 2;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn how_soon_a_table_is_back() {
    let Some(times) = std::env::var(TIMES).ok().and_then(|times| times.parse::<usize>().ok())
    else {
        return;
    };
    let seed = seed();
    let cluster = tokio::task::spawn_blocking(Cluster::new).await.expect("it starts");
    let url = cluster.database().await;
    let world = World::new(SERVERS);
    let nodes = (0..SERVERS).map(|_| (Folder::new(), None)).collect();
    let mut servers = Servers { url: url.clone(), nodes, world: Arc::clone(&world) };
    (0..SERVERS).for_each(|index| servers.start(index));
    let mut dice = Dice(seed);
    let clients: Vec<_> = (0..TABLES)
        .map(|_| tokio::spawn(sit(Arc::clone(&world), dice.below(usize::MAX) as u64)))
        .collect();
    let (mut kills, mut drains) = (Vec::new(), Vec::new());
    for time in 0..times {
        for (is_kill, all) in [(true, &mut kills), (false, &mut drains)] {
            // Everyone is back, and the new server has tables.
            tokio::time::sleep(lease() + Duration::from_secs(3)).await;
            let index = time % SERVERS;
            let affected = tables_of(&url, &servers, index).await;
            let began = Instant::now();
            if !is_kill {
                servers.stop(index);
            }
            servers.start(index);
            tokio::time::sleep(lease() + Duration::from_secs(3)).await;
            let back = world.back_after(began).into_iter();
            all.extend(back.filter(|(table, _)| affected.contains(table)).map(|(_, long)| long));
        }
    }
    world.over.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_millis(300)).await;
    drop(servers);
    for client in clients {
        client.await.expect("it ends");
    }
    println!("{}", world.compare(&url, seed).await);
    for (what, times) in [("kill -9", kills), ("drain", drains)] {
        let many = times.len();
        println!("{many} tables after a {what}: median, 99 of 100, longest {:?}", spread(times));
    }
}

/// The logs of the tables that a server has.
async fn tables_of(url: &str, servers: &Servers, index: usize) -> BTreeSet<String> {
    use sqlx::Connection as _;
    let address = servers.world.addresses.lock().expect("addresses")[index].to_string();
    let mut connection = sqlx::PgConnection::connect(url).await.expect("it answers");
    let sql = "SELECT game FROM owner JOIN node ON node.id = owner.node WHERE address = $1";
    let rows = sqlx::query(sql).bind(address).fetch_all(&mut connection).await.expect("rows");
    rows.iter().map(|row| log_of(row.get(0))).collect()
}
