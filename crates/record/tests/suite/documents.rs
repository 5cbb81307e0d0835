//! Checks that the examples in docs/ are true.

use aude_engine::classic::Element;
use aude_record::protocol::Session;
use aude_record::{Record, SetLibrary, sets};
use serde_json::Value;

/// The code blocks of a document that are marked with `kind`, with the line each starts at.
fn blocks(document: &str, kind: &str) -> Vec<(usize, String)> {
    let mut blocks = Vec::new();
    let mut open = None;
    for (index, line) in document.lines().enumerate() {
        match &mut open {
            None if line == format!("```{kind}") => open = Some((index + 2, String::new())),
            Some(_) if line == "```" => blocks.extend(open.take()),
            Some((_, text)) => {
                text.push_str(line);
                text.push('\n');
            }
            None => {}
        }
    }
    blocks
}

/// Whether an answer matches a document. `…` in a document stands for anything: as a value, within a
/// text, as a key for all other keys, as an element for all further elements.
fn agrees(found: &Value, says: &Value) -> bool {
    match (found, says) {
        (_, Value::String(text)) if text == "…" => true,
        (Value::String(found), Value::String(says)) => match says.split_once('…') {
            Some((begin, end)) => found.starts_with(begin) && found.ends_with(end),
            None => found == says,
        },
        (Value::Object(found), Value::Object(says)) => {
            let more = says.contains_key("…");
            let known = says.iter().filter(|(key, _)| *key != "…");
            let all = known
                .clone()
                .all(|(key, says)| found.get(key).is_some_and(|found| agrees(found, says)));
            all && (more || found.len() == known.count())
        }
        (Value::Array(found), Value::Array(says)) => {
            let more = says.last().is_some_and(|last| last == "…");
            let says = if more { &says[..says.len() - 1] } else { says };
            let enough = if more { found.len() >= says.len() } else { found.len() == says.len() };
            enough && found.iter().zip(says).all(|(found, says)| agrees(found, says))
        }
        _ => found == says,
    }
}

#[test]
fn the_exchanges_of_the_protocol_document_are_real() {
    let document = include_str!("../../../../docs/engine-protocol.md");
    let mut session = Session::default();
    let mut exchanges = 0;
    for (start, block) in blocks(document, "exchange") {
        let mut answer = String::new();
        for (index, line) in block.lines().enumerate() {
            let at = start + index;
            if let Some(request) = line.strip_prefix("> ") {
                answer = session.answer(request);
            } else if let Some(says) = line.strip_prefix("< ") {
                let found: Value = serde_json::from_str(&answer).expect("JSON");
                let says: Value =
                    serde_json::from_str(says).unwrap_or_else(|error| panic!("line {at}: {error}"));
                assert!(agrees(&found, &says), "line {at}: the answer is\n{answer}");
                exchanges += 1;
            } else {
                panic!("line {at}: neither `> ` nor `< `");
            }
        }
    }
    assert!(exchanges > 10);
    for command in [
        "new", "state", "legal", "apply", "why", "places", "features", "tiles", "undo", "record",
        "load", "sets", "quit",
    ] {
        assert!(
            document.contains(&format!("> {{\"cmd\":\"{command}\"")),
            "no example of {command}"
        );
    }
}

#[test]
fn the_records_of_the_record_document_are_valid() {
    let found = blocks(include_str!("../../../../docs/record.md"), "record");
    assert!(found.len() >= 2);
    for (line, text) in found {
        let record = Record::parse(&text, &SetLibrary::builtin());
        let record = record.unwrap_or_else(|errors| panic!("block at line {line}: {errors:?}"));
        if !text.contains('#') {
            assert_eq!(record.to_text(), text, "block at line {line}");
        }
    }
}

#[test]
fn the_tile_files_of_the_tiles_document_are_valid() {
    let found = blocks(include_str!("../../../../docs/tiles.md"), "toml");
    assert!(!found.is_empty());
    for (line, text) in found {
        sets::check("docs/tiles.md", &text)
            .unwrap_or_else(|faults| panic!("block at line {line}: {faults:?}"));
    }
}

#[test]
fn the_tiles_document_lists_all_elements() {
    let document = include_str!("../../../../docs/tiles.md");
    let (_, rest) = document.split_once("Elements of the classic game: `").expect("the list");
    let (list, _) = rest.split_once('`').expect("its end");
    assert!(list.split(' ').eq(Element::ALL.iter().map(|element| element.name())), "{list}");
}
