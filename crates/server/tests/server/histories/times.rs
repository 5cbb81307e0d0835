//! How long a table stands still when its server is killed, or asked to stop, and nothing else goes
//! wrong; and for comparison, how long when nothing happens at all. Measured on demand, with the usual
//! lease.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use sqlx::Row as _;

use super::{Servers, seed, spread};
use crate::cluster::Cluster;
use crate::common::Dice;
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
    let mut servers = Servers::start_all(&url, SERVERS);
    let mut dice = Dice(seed);
    let clients = servers.clients(&mut dice);
    let (mut calm, mut kills, mut drains) = (Vec::new(), Vec::new(), Vec::new());
    let long = lease() + Duration::from_secs(3);
    // Everyone has sat down.
    tokio::time::sleep(long).await;
    for time in 0..times {
        for (is_kill, all) in [(true, &mut kills), (false, &mut drains)] {
            let began = Instant::now();
            tokio::time::sleep(long).await;
            calm.extend(servers.world.stood_still(began, Instant::now()).into_values());
            let index = time % SERVERS;
            let affected = tables_of(&url, &servers, index).await;
            let began = Instant::now();
            if !is_kill {
                servers.stop(index);
            }
            servers.start(index);
            tokio::time::sleep(long).await;
            let still = servers.world.stood_still(began, Instant::now()).into_iter();
            all.extend(still.filter(|(id, _)| affected.contains(id)).map(|(_, long)| long));
            // The new server gets tables of its own.
            tokio::time::sleep(long).await;
        }
    }
    let world = servers.end(clients).await;
    println!("{}", world.compare(&url, seed).await);
    for (what, times) in [("calm", calm), ("kill -9", kills), ("drain", drains)] {
        let many = times.len();
        println!(
            "{what}: {many} tables stood still for (median, 99 of 100, longest) {:?}",
            spread(times)
        );
    }
}

/// The tables that a server has.
async fn tables_of(url: &str, servers: &Servers, index: usize) -> BTreeSet<String> {
    use sqlx::Connection as _;
    let address = servers.world.addresses.lock().expect("addresses")[index].to_string();
    let mut connection = sqlx::PgConnection::connect(url).await.expect("it answers");
    let sql = "SELECT game FROM owner JOIN node ON node.id = owner.node WHERE address = $1";
    let rows = sqlx::query(sql).bind(address).fetch_all(&mut connection).await.expect("rows");
    rows.iter().map(|row| row.get(0)).collect()
}
