//! Whatever comes over a socket is read or refused, and never brings the server down.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = core::str::from_utf8(data) else { return };
    let _ = aude_server::live::read_hello(text);
    if let Ok(frame) = aude_server::live::read_frame(text) {
        let written = serde_json::to_string(&frame).expect("a request can be written");
        assert_eq!(aude_server::live::read_frame(&written).ok(), Some(frame));
    }
});
