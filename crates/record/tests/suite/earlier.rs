//! Records of earlier versions replay as they did (tests/data/README.md).

use std::fs;
use std::path::PathBuf;

use aude_record::{Record, SetLibrary};

/// The lines of a record after its headers.
fn moves(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.starts_with('[') && !line.is_empty()).collect()
}

#[test]
fn games_of_version_1_would_be_others_by_version_2() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/rules-1");
    let library = SetLibrary::builtin();
    for file in ["2-easy", "3-casual", "4-casual"] {
        let text = fs::read_to_string(folder.join(format!("mayflower-computers-{file}.txt")));
        let text = text.expect("a record");
        Record::parse(&text, &library).expect("by its own rules");
        let later = text.replace("[Rules \"1\"]", "[Rules \"2\"]");
        Record::parse(&later, &library).expect_err("by the later rules");
    }
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
        let is_version = |name: &str| name.starts_with("rules-");
        if !version.file_name().and_then(|name| name.to_str()).is_some_and(is_version) {
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
