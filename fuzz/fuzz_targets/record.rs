//! Any text is a record or an error with a position; a record that is read is written back
//! unchanged.

#![no_main]

use aude_record::{Record, SetLibrary};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let library = SetLibrary::builtin();
    if let Ok(record) = Record::parse(text, &library) {
        let written = record.to_text();
        let again = Record::parse(&written, &library).expect("what was written is read");
        assert_eq!(again.to_text(), written);
    }
});
