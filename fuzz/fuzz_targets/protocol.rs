//! Every line gets an answer, which is a JSON object, and the session continues.

#![no_main]

use std::sync::{Arc, LazyLock};

use aude_record::SetLibrary;
use aude_record::protocol::Session;
use libfuzzer_sys::fuzz_target;

/// Built once: building the sets takes a thousand times as long as answering a request.
static LIBRARY: LazyLock<Arc<SetLibrary>> = LazyLock::new(|| Arc::new(SetLibrary::builtin()));

fuzz_target!(|lines: &str| {
    let mut session = Session::new(Arc::clone(&LIBRARY));
    for line in lines.lines().take(50) {
        let answer = session.answer(line);
        assert!(answer.starts_with('{') && answer.ends_with('}'), "{answer}");
    }
});
