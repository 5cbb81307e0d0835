//! Logs: lines for people, or JSON for programs. `AUDE_LOG` sets how much, such as `debug`. In a
//! terminal only what goes wrong is told, unless asked for.

use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

/// Sends logs to the error output. Called again, it changes nothing.
pub fn init(json: bool) {
    let quiet = std::io::stderr().is_terminal() && !json;
    let usual = if quiet { "warn" } else { "info,sqlx=warn,tower_http=warn" };
    let filter = EnvFilter::try_from_env("AUDE_LOG").unwrap_or_else(|_| EnvFilter::new(usual));
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let set = if json { lines.json().try_init() } else { lines.compact().try_init() };
    drop(set);
}
