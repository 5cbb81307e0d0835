//! What choices would lead to: the flights of the dragon, and towers that grow.

use serde_json::{Value, json};

use crate::common::{Made, Site, here};

/// What is seen in a game in which followers are put wherever they can.
#[derive(Default)]
struct Seen {
    captures: usize,
    flights: usize,
    devoured: usize,
}

async fn draft(site: &Site, made: &Made, seat: u64, version: u64, actions: &[Value]) -> Value {
    let draft = json!({"type": "draft", "seat": seat, "version": version, "actions": actions});
    site.ask(&made.id, made.token(seat), draft).await
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn texts<'a>(legal: &'a Value, kind: &str) -> Vec<&'a Value> {
    list(legal)
        .iter()
        .filter(|action| !action[kind].is_null())
        .map(|action| &action["text"])
        .collect()
}

/// Compares what is foretold for each choice with what a draft of it shows.
async fn compare(
    site: &Site,
    made: &Made,
    version: u64,
    seat: u64,
    done: &[Value],
    seen: &mut Seen,
) {
    let ask = json!({"type": "outlook", "after": done});
    let outlook = site.ask(&made.id, made.token(seat), ask).await;
    let before = draft(site, made, seat, version, done).await;
    let figures = list(&before["state"]["figures"]).len();
    let foretold =
        |kind: &str| list(&outlook[kind]).iter().map(|one| &one["text"]).collect::<Vec<_>>();
    assert_eq!(foretold("towers"), texts(&before["legal"], "tower"));
    assert_eq!(foretold("flights"), texts(&before["legal"], "dragon"));
    assert_eq!(outlook["dragon_steps"].is_null(), list(&outlook["flights"]).is_empty());
    for tower in list(&outlook["towers"]) {
        let after =
            draft(site, made, seat, version, &[done, &[tower["text"].clone()]].concat()).await;
        let captures = texts(&after["legal"], "capture").len();
        assert_eq!(list(&tower["followers"]).len(), captures, "{tower}");
        let at = list(&before["legal"]).iter().find(|action| action["text"] == tower["text"]);
        let at = &at.expect("it is legal")["tower"];
        assert!(list(&tower["reach"]).contains(at), "its own tile: {tower}");
        let height = list(&after["state"]["towers"])
            .iter()
            .find(|one| json!([one["x"], one["y"]]) == *at)
            .and_then(|one| one["height"].as_i64())
            .expect("a height");
        for cell in list(&tower["reach"]) {
            let far = [0, 1]
                .map(|axis| (cell[axis].as_i64().unwrap() - at[axis].as_i64().unwrap()).abs());
            assert!(far[0] == 0 || far[1] == 0, "in a line: {tower}");
            assert!(far[0] + far[1] <= height, "as far as it is high: {tower}");
        }
        seen.captures += captures;
    }
    for flight in list(&outlook["flights"]) {
        let after =
            draft(site, made, seat, version, &[done, &[flight["text"].clone()]].concat()).await;
        let left = list(&after["state"]["figures"]).len();
        assert_eq!(list(&flight["sent_home"]).len(), figures - left, "{flight}");
        seen.flights += 1;
        seen.devoured += figures - left;
    }
}

#[tokio::test]
async fn what_towers_and_flights_bring_about_is_what_drafts_show() {
    let site = Site::new().await;
    let sets = ["base", "princess_dragon", "tower"];
    let seats = [here("Anna"), here("Bert")];
    let made = site.table(json!({"seats": seats, "sets": sets, "seed": "outlook"})).await;
    let mut seen = Seen::default();
    for _ in 0..60 {
        let view = site.get(&format!("/api/tables/{}", made.id)).await.1;
        let (seat, version) = (&view["state"]["actor"], &view["table"]["version"]);
        let (Some(seat), Some(version)) = (seat.as_u64(), version.as_u64()) else { break };
        let legal = site.ask(&made.id, "", json!({"type": "legal"})).await;
        let first = legal["actions"][0].clone();
        let mut actions = Vec::new();
        if first["dragon"].is_null() {
            actions.push(first["text"].clone());
        }
        compare(&site, &made, version, seat, &actions, &mut seen).await;
        let now = draft(&site, &made, seat, version, &actions).await;
        // Towers grow in every third turn; otherwise a follower is put.
        let wanted = if version % 3 == 0 { "tower" } else { "put" };
        actions.extend(texts(&now["legal"], wanted).first().map(|&text| text.clone()));
        let actions = site.actions_after(&made, seat, version, actions).await;
        let commit =
            json!({"type": "commit", "seat": seat, "version": version, "actions": actions});
        site.ask(&made.id, made.token(seat), commit).await;
        if seen.captures > 3 && seen.flights > 6 && seen.devoured > 0 {
            return;
        }
    }
    panic!("{} captures, {} flights, {} devoured", seen.captures, seen.flights, seen.devoured);
}
