//! Records of earlier versions replay as they did (tests/data/README.md).

use std::fs;
use std::path::PathBuf;

use aude_record::{Record, SetLibrary};

/// The lines of a record after its headers.
fn moves(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.starts_with('[') && !line.is_empty()).collect()
}

fn header<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.lines().find(|line| line.starts_with(&format!("[{key} ")))
}

#[test]
fn records_of_earlier_versions_replay_as_they_did() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let library = SetLibrary::builtin();
    let mut many = 0;
    for version in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("one").path()) {
        if !version.is_dir() {
            continue;
        }
        for file in fs::read_dir(version).expect("a folder").map(|entry| entry.expect("one").path())
        {
            let name = file.display();
            let text = fs::read_to_string(&file).expect("a record");
            let record = Record::parse(&text, &library).unwrap_or_else(|e| panic!("{name}: {e:?}"));
            let again = record.to_text();
            assert_eq!(moves(&again), moves(&text), "{name}");
            for key in ["Game", "Rules", "Sets", "Options", "Players", "First", "Result"] {
                assert_eq!(header(&again, key), header(&text, key), "{name}");
            }
            let twice = Record::parse(&again, &library).unwrap_or_else(|e| panic!("{name}: {e:?}"));
            assert_eq!(twice, record, "{name}");
            many += 1;
        }
    }
    assert!(many >= 15, "{many} records");
}
