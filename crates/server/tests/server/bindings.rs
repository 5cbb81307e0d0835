//! The types for the browser say what the server sends.

use serde_json::Value;

use crate::common::{EVERYTHING, Site, here};

const WIRE: &str = include_str!("../../bindings/wire.ts");

/// The fields of an interface in `wire.ts`, those that may be missing marked with a `?`.
fn fields(name: &str) -> Vec<(String, bool)> {
    let head = format!("export interface {name} {{");
    let start = WIRE.find(&head).unwrap_or_else(|| panic!("{name} is declared")) + head.len();
    let body = &WIRE[start..start + WIRE[start..].find('}').expect("an end")];
    let field = |line: &str| {
        let (name, _) = line.trim().split_once(':')?;
        Some((name.trim_end_matches('?').to_owned(), name.ends_with('?')))
    };
    body.lines().filter_map(field).collect()
}

fn check(name: &str, value: &Value) {
    let object = value.as_object().unwrap_or_else(|| panic!("{name}: {value}"));
    let declared = fields(name);
    for key in object.keys() {
        assert!(declared.iter().any(|(field, _)| field == key), "{name} lacks {key}");
    }
    for (field, optional) in declared {
        assert!(
            optional || object.contains_key(&field),
            "{name} says {field}, the server does not"
        );
    }
}

#[tokio::test]
async fn the_types_of_positions_and_events_are_those_on_the_wire() {
    let site = Site::new().await;
    let seats = serde_json::json!([here("Anna"), here("Bert")]);
    let body = serde_json::json!({"seats": seats, "sets": EVERYTHING, "seed": "types"});
    let made = site.table(body).await;
    for _ in 0..40 {
        site.least(&made).await;
    }
    let view = site.get(&format!("/api/tables/{}", made.id)).await.1;
    let state = &view["state"];
    check("StateJson", state);
    check("TileJson", &state["tiles"][0]);
    check("SupplyJson", &state["supply"][0]);
    check("GoodsJson", &state["goods"][0]);
    check("TowerJson", &state["towers"][0]);
    let legal = site.ask(&made.id, "", serde_json::json!({"do": "legal"})).await;
    check("Next", &legal["next"]);
    let seat = state["actor"].as_u64().expect("a seat");
    let version = view["table"]["version"].as_u64().expect("a version");
    let actions = site.actions(&made, seat, version).await;
    let draft =
        serde_json::json!({"do": "draft", "seat": seat, "version": version, "actions": actions});
    let draft = site.ask(&made.id, made.token(seat), draft).await;
    assert!(draft["events"][0]["event"].is_string());
}
