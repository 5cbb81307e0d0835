//! A server that cannot be sure that it still has a table says nothing about it, and one whose clock
//! is wrong judges nothing by it.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use aude_server::protocol::Request;
use aude_server::shared::now;
use aude_server::table::Caller;
use serde_json::{Value, json};

use crate::common::{Folder, config, here};
use crate::faulty::Faulty;

fn seats() -> Value {
    json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}})
}

/// Whoever has the table open already is not answered from memory either.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_answered_from_memory_once_another_server_may_have_the_table() {
    let folder = Folder::new();
    let config = config(&folder);
    let (site, store) = Faulty::site(folder, config).await;
    let made = site.table(seats()).await;
    let table = site.app.tables.get(&made.id).await.expect("a table");
    let ask = async |request: Value| {
        let request: Request = serde_json::from_value(request).expect("a request");
        let answer = table.answer(&site.app.tables, &Caller::default(), request).await;
        answer.map(drop).map_err(|failure| failure.body.code)
    };
    let legal = || json!({"type": "legal"});
    assert!(ask(legal()).await.is_ok() && table.heartbeat().await.is_ok());
    // Too late, and begun again since: what is in memory belongs to an earlier claim.
    for term in [None, Some(1)] {
        *store.term.lock().expect("a term") = term;
        for request in [legal(), json!({"type": "view"}), json!({"type": "takeback", "seat": 0})] {
            assert_eq!(ask(request.clone()).await, Err("table/elsewhere".to_owned()), "{request}");
        }
        assert!(table.heartbeat().await.is_err(), "{term:?}");
        assert!(table.look().await.is_err(), "{term:?}");
    }
}

#[tokio::test]
async fn a_server_whose_clock_is_not_that_of_the_database_sweeps_nothing() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.times.proof = Duration::ZERO;
    let (site, store) = Faulty::site(folder, config).await;
    let made = site.table(seats()).await;
    let year = 366 * 86_400_000;
    for (ahead, phase) in [(31_000, "playing"), (-31_000, "playing"), (29_000, "abandoned")] {
        store.ahead.store(ahead, Ordering::SeqCst);
        site.app.tables.sweep_at(now() + year, Instant::now()).await;
        assert_eq!(site.info(&made.id).await["phase"], phase, "{ahead} ms ahead");
    }
}
