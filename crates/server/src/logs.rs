//! Logs: lines for people, or JSON for programs. A level such as `debug` can be set. By default,
//! only warnings are shown in a terminal.

use std::io::IsTerminal as _;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Libraries that handle frames and requests: at their most verbose they log contents and
/// addresses, which must not be logged.
const CARRIERS: [&str; 7] =
    ["axum", "tungstenite", "tokio_tungstenite", "hyper", "hyper_util", "h2", "sqlx"];

/// The log filter for a level.
fn filter(asked: &str) -> Targets {
    let carries = |part: &&str| !CARRIERS.iter().any(|name| part.trim_start().starts_with(name));
    let read = |part: &str| part.trim().parse::<Targets>().ok();
    let mut filter = Targets::new();
    for part in asked.split(',').filter(carries).filter_map(read) {
        filter = match part.default_level() {
            Some(level) => filter.with_default(level),
            None => filter.with_targets(part),
        };
    }
    let quiet = CARRIERS.iter().map(|&name| (name, tracing::Level::WARN));
    filter.with_targets(quiet)
}

/// Whether a text is a level, or levels for parts of the program. Any other word would be taken for the
/// name of a part, and everything else would no longer be logged.
pub(crate) fn is_level(asked: &str) -> bool {
    let is_known = |level: &str| level.trim().parse::<LevelFilter>().is_ok();
    asked.split(',').all(|part| match part.split_once('=') {
        Some((target, level)) => !target.trim().is_empty() && is_known(level),
        None => part.trim().is_empty() || is_known(part),
    })
}

/// Sends logs to standard error, at a level or, if it is empty, at the usual one. Calling it again
/// has no effect.
pub fn init(json: bool, level: &str) {
    let quiet = std::io::stderr().is_terminal() && !json;
    let usual = if quiet { "warn" } else { "info,sqlx=warn,tower_http=warn" };
    let filter = filter(if level.is_empty() { usual } else { level });
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    let all = tracing_subscriber::registry().with(filter);
    let set =
        if json { all.with(lines.json()).try_init() } else { all.with(lines.compact()).try_init() };
    drop(set);
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::{filter, is_level};

    #[test]
    fn whatever_is_asked_for_those_who_carry_secrets_stay_quiet() {
        for asked in ["trace", "debug,hyper=trace", "tungstenite::protocol=trace,info", "=,=x", ""]
        {
            let told = filter(asked);
            for target in ["hyper::proto", "tungstenite::protocol", "sqlx::query"] {
                assert!(!told.would_enable(target, &Level::INFO), "{asked}: {told}");
                assert!(told.would_enable(target, &Level::WARN), "{asked}: {told}");
            }
        }
    }

    #[test]
    fn as_much_is_told_as_is_asked_for() {
        let told = |asked, level: Level| filter(asked).would_enable("aude_server::live", &level);
        assert!(told("trace", Level::TRACE) && told("info", Level::INFO));
        assert!(!told("info", Level::DEBUG) && !told("warn", Level::INFO));
        assert!(told("warn, aude_server=debug", Level::DEBUG));
        assert!(!told("aude_server::live=info,debug", Level::DEBUG));
    }

    #[test]
    fn a_word_that_is_no_level_is_known() {
        for level in ["", "warn", "INFO", "off", "warn, aude_server=debug", "info,sqlx=warn"] {
            assert!(is_level(level), "{level}");
        }
        for level in ["loud", "info,loud", "aude_server=loud", "=info", "warn info"] {
            assert!(!is_level(level), "{level}");
        }
    }
}
