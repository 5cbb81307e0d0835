//! The rematch: offered, accepted by everyone, and only then begun.

use std::time::Duration;

use aude_server::fair::numbers::number_hash;
use serde_json::{Value, json};

use crate::common::{Client, Made, Running, Site, here};

/// A game that is over.
async fn over(site: &Site, clock: Value) -> Made {
    let seats = json!([here("Anna"), here("Bert"), {"kind": "computer", "level": "easy"}]);
    let made = site.table(json!({"seats": seats, "first": {"seat": 0}, "clock": clock})).await;
    for seat in 0..2 {
        let resign = json!({"type": "resign", "seat": seat});
        site.ask(&made.id, made.token(seat), resign).await;
    }
    assert_eq!(site.info(&made.id).await["phase"], "over");
    made
}

fn rematch(seat: u8) -> Value {
    json!({"type": "rematch", "seat": seat})
}

#[tokio::test]
async fn a_rematch_starts_once_all_players_agree() {
    let site = Site::new().await;
    let seats = json!([here("Anna"), here("Bert")]);
    let running = site.table(json!({"seats": seats})).await;
    assert_eq!(site.fail(&running.id, running.token(0), rematch(0)).await, "table/not-over");

    let made = over(&site, json!({"kind": "none"})).await;
    let offered = site.ask(&made.id, made.token(0), rematch(0)).await;
    assert_eq!(offered["table"], Value::Null, "Bert has not been asked");
    let info = site.info(&made.id).await;
    assert_eq!(info["rematch_offer"], json!({"by": 0, "agreed": [0]}));
    assert_eq!(info["rematch"], Value::Null);
    let next = site.ask(&made.id, made.token(1), rematch(1)).await["table"].clone();
    let info = site.info(&made.id).await;
    assert_eq!((&info["rematch"], &info["rematch_offer"]), (&next, &Value::Null));
    assert_eq!(site.ask(&made.id, made.token(0), rematch(0)).await["table"], next);
    // The same secrets, and the seat after the last starting player starts.
    let next = Made { id: next.as_str().expect("an id").to_owned(), ..made };
    let view = site.get(&format!("/api/tables/{}", next.id)).await.1;
    assert_eq!(view["state"]["actor"], 1);
    site.least(&next).await;
}

#[tokio::test]
async fn a_rematch_is_declined_or_withdrawn() {
    let site = Site::new().await;
    let made = over(&site, json!({"kind": "none"})).await;
    let decline = |seat: u8| json!({"type": "decline-rematch", "seat": seat});
    assert_eq!(site.fail(&made.id, made.token(1), decline(1)).await, "rematch/none");
    for seat in [0, 1] {
        site.ask(&made.id, made.token(0), rematch(0)).await;
        site.ask(&made.id, made.token(seat.into()), decline(seat)).await;
        assert_eq!(site.info(&made.id).await["rematch_offer"], Value::Null);
    }
    // What was declined does not count any more.
    let answer = site.ask(&made.id, made.token(1), rematch(1)).await;
    assert_eq!(answer["table"], Value::Null);
}

#[tokio::test]
async fn the_clocks_of_a_rematch_start_when_everyone_is_there() {
    let site = Site::new().await;
    let made = over(&site, json!({"kind": "bank", "seconds": 600})).await;
    let numbers = [[1; 32], [2; 32]];
    let agree = |seat: usize| {
        let hash = number_hash(&numbers[seat]);
        json!({"type": "rematch", "seat": seat, "number_hash": hash})
    };
    site.ask(&made.id, made.token(0), agree(0)).await;
    let next = site.ask(&made.id, made.token(1), agree(1)).await["table"].clone();
    let next = Made { id: next.as_str().expect("an id").to_owned(), ..made };
    let give = |seat: usize| {
        let number = blake3::Hash::from_bytes(numbers[seat]).to_hex().to_string();
        json!({"type": "number", "seat": seat, "number": number})
    };
    site.ask(&next.id, next.token(0), give(0)).await;
    let waiting = site.info(&next.id).await;
    assert_eq!(
        (&waiting["phase"], &waiting["clocks"]["running"]),
        (&json!("gathering"), &Value::Null)
    );
    site.ask(&next.id, next.token(1), give(1)).await;
    let info = site.info(&next.id).await;
    assert_eq!((&info["phase"], &info["clocks"]["running"]), (&json!("playing"), &json!(1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_does_not_agree_any_more() {
    let running = Running::new().await;
    let seats = json!([here("Anna"), here("Bert")]);
    let made = running.table(json!({"seats": seats})).await;
    let enter = async |seat| {
        Client::enter(running.address, &made.id, &[made.token(seat)]).await.expect("a client")
    };
    let (mut anna, mut bert) = (enter(0).await, enter(1).await);
    anna.ask(json!({"type": "resign", "seat": 0})).await.expect("a line").expect("over");
    anna.ask(rematch(0)).await.expect("a line").expect("an offer");
    drop(anna);
    for _ in 0..200 {
        let view = bert.ask(json!({"type": "view"})).await.expect("a line").expect("a view");
        if view["table"]["rematch_offer"].is_null() {
            running.stop().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the offer of a player who has left still stands");
}

#[tokio::test]
async fn of_those_who_agreed_only_whoever_leaves_is_asked_again() {
    let site = Site::new().await;
    let seats = json!([here("Anna"), here("Bert"), here("Cleo")]);
    let made = site.table(json!({"seats": seats, "first": {"seat": 0}})).await;
    for seat in 0..2 {
        let resign = json!({"type": "resign", "seat": seat});
        site.ask(&made.id, made.token(seat), resign).await;
    }
    let table = site.app.tables.get(&made.id).await.expect("a table");
    let hello = serde_json::from_value(json!({"tokens": [made.token(1)]})).expect("a greeting");
    let bert = table.subscribe(&hello).await.expect("a socket");
    for seat in [0, 1] {
        site.ask(&made.id, made.token(seat.into()), rematch(seat)).await;
    }
    let offer = async || site.info(&made.id).await["rematch_offer"].clone();
    assert_eq!(offer().await, json!({"by": 0, "agreed": [0, 1]}));
    table.leave(&bert.caller).await;
    assert_eq!(offer().await, json!({"by": 0, "agreed": [0]}), "Anna's offer stands");
    // Cleo's consent alone is not enough now; Bert's is.
    assert_eq!(site.ask(&made.id, made.token(2), rematch(2)).await["table"], Value::Null);
    assert!(site.ask(&made.id, made.token(1), rematch(1)).await["table"].is_string());
}
