//! The types for the browser are written from the server's own.

use aude_record::wire::{
    ActionJson, EventJson, HappenedJson, LegalActionJson, Next, OptionJson, RefusalJson, SetJson,
    StateJson,
};
use aude_review::Review;
use ts_rs::{Config, TS};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/bindings/wire.ts");

/// `protocol.ts` is written by the tests of the types themselves; this is the rest.
#[test]
fn the_types_of_positions_and_events_are_those_on_the_wire() {
    let before = std::fs::read_to_string(FILE).unwrap_or_default();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/bindings");
    let config = Config::default().with_out_dir(folder);
    StateJson::export_all(&config).expect("written");
    Next::export_all(&config).expect("written");
    ActionJson::export_all(&config).expect("written");
    LegalActionJson::export_all(&config).expect("written");
    EventJson::export_all(&config).expect("written");
    HappenedJson::export_all(&config).expect("written");
    RefusalJson::export_all(&config).expect("written");
    SetJson::export_all(&config).expect("written");
    OptionJson::export_all(&config).expect("written");
    Review::export_all(&config).expect("written");
    let after = std::fs::read_to_string(FILE).expect("it is there");
    assert!(after.contains("export type EventJson"));
    assert_eq!(before, after, "bindings/wire.ts was out of date; it is written anew");
}
