//! Whatever comes over a socket is read or refused, and never brings the server down.

use aude_server::live::{read_frame, read_hello};

pub(crate) fn read(data: &[u8]) -> bool {
    let Ok(text) = core::str::from_utf8(data) else { return false };
    let is_hello = read_hello(text).is_ok();
    let Ok(frame) = read_frame(text) else { return is_hello };
    let written = serde_json::to_string(&frame).expect("a request can be written");
    assert_eq!(read_frame(&written).ok(), Some(frame));
    true
}
