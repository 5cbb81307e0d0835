//! Any text is a record or an error with a position; a record that is read is written back
//! unchanged.

use std::sync::LazyLock;

use aude_record::{Record, SetLibrary};

/// Built once: building the sets takes a thousand times as long as reading a record.
static LIBRARY: LazyLock<SetLibrary> = LazyLock::new(SetLibrary::builtin);

pub(crate) fn read(data: &[u8]) -> bool {
    let Ok(text) = core::str::from_utf8(data) else { return false };
    let Ok(record) = Record::parse(text, &LIBRARY) else { return false };
    let written = record.to_text();
    let again = Record::parse(&written, &LIBRARY).expect("what was written is read");
    assert_eq!(again.to_text(), written);
    true
}
