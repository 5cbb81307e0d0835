//! Every line gets an answer, which is a JSON object, and the session continues.

#![no_main]

use aude_record::SetLibrary;
use aude_record::protocol::Session;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|lines: &str| {
    let mut session = Session::new(SetLibrary::builtin());
    for line in lines.lines().take(50) {
        let answer = session.answer(line);
        assert!(answer.starts_with('{') && answer.ends_with('}'), "{answer}");
    }
});
