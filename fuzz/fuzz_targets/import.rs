#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| aude_fuzz::fuzz("import", data));
