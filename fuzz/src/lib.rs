//! What is tried with inputs from anywhere: by libFuzzer (`fuzz_targets`), which looks for inputs that
//! reach new code, and by the program `many` (`main.rs`), which tries many more in the same time.
//!
//! A target panics if something is wrong, and otherwise says whether the input was accepted.

#[cfg(feature = "server")]
mod frame;
mod import;
pub mod mutate;
mod protocol;
mod record;
#[cfg(feature = "server")]
mod session;

/// Tries one input; says whether it was accepted.
pub type Target = fn(&[u8]) -> bool;

/// The targets by name.
pub const TARGETS: &[(&str, Target)] = &[
    ("record", record::read),
    ("import", import::read),
    ("protocol", protocol::answer),
    #[cfg(feature = "server")]
    ("frame", frame::read),
    #[cfg(feature = "server")]
    ("session", session::play),
];

/// The target of this name.
#[must_use]
pub fn target(name: &str) -> Option<Target> {
    TARGETS.iter().find(|(known, _)| *known == name).map(|&(_, target)| target)
}

/// Steps of one session, after a byte for the table; each takes three bytes.
const STEPS: usize = 120;

/// Inputs longer than this are slow, and find nothing that shorter ones do not.
#[must_use]
pub fn longest(name: &str) -> usize {
    match name {
        "frame" => 512,
        // The log of a few turns.
        "import" => 4096,
        "session" => 1 + 3 * STEPS,
        _ => 1024,
    }
}

/// Whether most inputs are cut short: what takes long is tried less often.
#[must_use]
pub fn is_mostly_short(name: &str) -> bool {
    name == "session"
}

/// Tries one input of libFuzzer.
///
/// # Panics
/// If something is wrong, or there is no target of this name.
pub fn fuzz(name: &str, data: &[u8]) {
    let target = target(name).expect("a target of this name");
    target(&data[..data.len().min(longest(name))]);
}
