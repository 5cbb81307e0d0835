//! Any text is a record or an error with a position; a record that is read is written back
//! unchanged.

#![no_main]

use std::sync::LazyLock;

use aude_record::{Record, SetLibrary};
use libfuzzer_sys::fuzz_target;

/// Built once: building the sets takes a thousand times as long as reading a record.
static LIBRARY: LazyLock<SetLibrary> = LazyLock::new(SetLibrary::builtin);

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::parse(text, &LIBRARY) {
        let written = record.to_text();
        let again = Record::parse(&written, &LIBRARY).expect("what was written is read");
        assert_eq!(again.to_text(), written);
    }
});
