//! Logs: lines for people, or JSON for programs. `AUDE_LOG` sets how much, such as `debug`. In a
//! terminal only what goes wrong is told, unless asked for.

use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

/// Those who carry frames and requests: at their most talkative they tell what is in them and where they
/// come from, and that is nobody's business.
const CARRIERS: [&str; 7] =
    ["axum", "tungstenite", "tokio_tungstenite", "hyper", "hyper_util", "h2", "sqlx"];

/// What is told, by how much is asked for.
fn filter(asked: &str) -> EnvFilter {
    let carries = |part: &&str| !CARRIERS.iter().any(|name| part.trim_start().starts_with(name));
    let asked: Vec<&str> = asked.split(',').filter(carries).collect();
    let filter = EnvFilter::builder().parse_lossy(asked.join(","));
    let quiet = CARRIERS.iter().filter_map(|name| format!("{name}=warn").parse().ok());
    quiet.fold(filter, EnvFilter::add_directive)
}

/// Sends logs to the error output. Called again, it changes nothing.
pub fn init(json: bool) {
    let quiet = std::io::stderr().is_terminal() && !json;
    let usual = if quiet { "warn" } else { "info,sqlx=warn,tower_http=warn" };
    let asked = std::env::var("AUDE_LOG").unwrap_or_default();
    let filter = filter(if asked.is_empty() { usual } else { &asked });
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    let set = if json { lines.json().try_init() } else { lines.compact().try_init() };
    drop(set);
}

#[cfg(test)]
mod tests {
    use super::filter;

    #[test]
    fn whatever_is_asked_for_those_who_carry_secrets_stay_quiet() {
        for asked in ["trace", "debug,hyper=trace", "tungstenite::protocol=trace,info", ""] {
            let told = filter(asked).to_string();
            assert!(told.contains("tungstenite=warn") && told.contains("hyper=warn"), "{told}");
            assert!(!told.contains("hyper=trace") && !told.contains("protocol"), "{told}");
        }
        assert!(filter("trace").to_string().contains("trace"));
    }
}
