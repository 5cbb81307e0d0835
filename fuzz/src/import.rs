//! Any text is a game from elsewhere or is refused; what is said of it is short, whatever was brought, and a
//! game that is read is written as a record that is read.

use std::sync::LazyLock;

use aude_record::import::import;
use aude_record::{Record, SetLibrary};

/// Built once: building the sets takes a thousand times as long as reading a game.
static LIBRARY: LazyLock<SetLibrary> = LazyLock::new(SetLibrary::builtin);

/// Bytes of an error, and of the record of a whole game from elsewhere with its names.
const ERROR: usize = 600;
const RECORD: usize = 16 << 10;

pub(crate) fn read(data: &[u8]) -> bool {
    let Ok(text) = core::str::from_utf8(data) else { return false };
    match import(text, &LIBRARY) {
        Ok(found) => {
            let written = found.record.to_text();
            assert!(written.len() < RECORD, "a record of {} bytes", written.len());
            let again = Record::parse(&written, &LIBRARY).expect("what was read is a record");
            assert_eq!(again, found.record);
            true
        }
        Err(errors) => {
            assert!(errors.len() <= aude_record::limits::RECORD_ERRORS, "{} errors", errors.len());
            for error in errors {
                let told = error.to_string();
                assert!(!told.is_empty() && told.len() <= ERROR, "{} bytes: {told}", told.len());
            }
            false
        }
    }
}
