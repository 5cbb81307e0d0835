//! Metrics for Prometheus (docs/server.md lists them). Durations are histograms, so that those of
//! several servers can be added up.

use std::path::Path;
use std::sync::OnceLock;
use std::time::Duration;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::app::App;

/// Seconds, from a tenth of a millisecond to ten seconds.
const SECONDS: [f64; 16] = [
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5,
    5.0, 10.0,
];
/// Writes in one transaction.
const BATCH: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// The metrics of this process; they can be set up only once.
pub(crate) fn recorder() -> Option<PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new();
        let builder = builder.set_buckets_for_metric(seconds(), &SECONDS).ok()?;
        let builder = builder.set_buckets_for_metric(batch(), &BATCH).ok()?;
        let handle = builder.install_recorder().ok()?;
        describe();
        Some(handle)
    };
    HANDLE.get_or_init(install).clone()
}

/// The time between two rounds of upkeep.
const UPKEEP: Duration = Duration::from_secs(5);

/// Sorts what was measured into the histograms, whether or not anyone reads them: until then, every
/// single measurement is kept.
pub(crate) async fn keep_up(metrics: PrometheusHandle) {
    loop {
        tokio::time::sleep(UPKEEP).await;
        metrics.run_upkeep();
    }
}

fn seconds() -> Matcher {
    Matcher::Suffix("_seconds".to_owned())
}

fn batch() -> Matcher {
    Matcher::Full("aude_store_batch".to_owned())
}

/// What the metrics mean.
fn describe() {
    use metrics::{describe_counter, describe_gauge, describe_histogram};
    describe_histogram!("aude_http_seconds", "Time to answer an HTTP request, by route.");
    describe_histogram!(
        "aude_commit_seconds",
        "Time to carry out, write and broadcast a log entry."
    );
    describe_histogram!("aude_thinking_seconds", "Time computers took for a decision.");
    describe_histogram!("aude_store_seconds", "Time to write a transaction to disk.");
    describe_histogram!("aude_store_batch", "Writes in one transaction.");
    describe_counter!("aude_store_errors_total", "Failed or conflicting writes and reads.");
    describe_counter!("aude_sweep_errors_total", "Failures of housekeeping.");
    describe_counter!("aude_commits_total", "Turn parts that were accepted.");
    describe_counter!("aude_messages_total", "Requests over sockets.");
    describe_counter!("aude_hints_total", "Hints that were computed.");
    describe_counter!("aude_reviews_total", "Reviews that were finished.");
    describe_counter!("aude_rate_limited_total", "Requests refused because of too many.");
    describe_counter!("aude_connections_refused_total", "Connections refused because of too many.");
    describe_counter!("aude_connections_spared_total", "Idle connections closed to make room.");
    describe_counter!(
        "aude_work_refused_total",
        "Pictures and queries refused because of too many."
    );
    describe_gauge!("aude_sockets", "Open sockets.");
    describe_gauge!("aude_connections", "Open connections, by what they are used for.");
    describe_gauge!("aude_tables_open", "Open tables, in memory or not.");
    describe_gauge!("aude_tables_in_memory", "Tables in memory, by phase and whether watched.");
    describe_gauge!(
        "aude_queue",
        "What waits or is in progress: pictures, queries, records, large requests, hints, computers, \
         reviews, analyses, spare work, writes, reads."
    );
    describe_gauge!("aude_database_bytes", "Size of the database.");
    describe_gauge!("aude_chat_bytes", "Bytes of all chat.");
    describe_gauge!("aude_chat_bytes_most", "Bytes of chat from which on nobody can talk.");
    describe_gauge!("aude_disk_free_bytes", "Free space where the database is.");
}

/// Looks at everything that is a state and not an event.
pub(crate) async fn look(app: &App) {
    metrics::gauge!("aude_sockets").set(app.sockets.count() as f64);
    for (used, many) in app.connections.count() {
        metrics::gauge!("aude_connections", "use" => used.name()).set(many as f64);
    }
    for ((phase, watched), many) in app.tables.count() {
        let watched = if watched { "yes" } else { "no" };
        let labels = [("phase", phase.name()), ("watched", watched)];
        metrics::gauge!("aude_tables_in_memory", &labels).set(many as f64);
    }
    if let Ok(open) = app.shared.store.open(None).await {
        metrics::gauge!("aude_tables_open").set(open as f64);
    }
    let shared = &app.shared;
    for desk in
        [&shared.pictures, &shared.questions, &shared.records, &shared.uploads, &shared.hints]
    {
        metrics::gauge!("aude_queue", "of" => desk.what()).set(desk.count() as f64);
    }
    for (of, many) in [
        ("computers", shared.computers.waiting()),
        ("spare work", shared.computers.waiting_spare()),
        ("reviews", shared.reviews.count()),
        ("analyses", shared.analyses.count()),
        ("errands", shared.errands.count()),
    ] {
        metrics::gauge!("aude_queue", "of" => of).set(many as f64);
    }
    if let Some(reading) = app.shared.store.reading() {
        metrics::gauge!("aude_queue", "of" => "reads").set(reading as f64);
    }
    if let Ok(bytes) = app.shared.store.keeper().bytes().await {
        let bytes = bytes.unwrap_or_else(|| file_bytes(&app.shared.config.database()));
        metrics::gauge!("aude_database_bytes").set(bytes as f64);
    }
    if let Ok(bytes) = app.shared.store.keeper().chat_bytes(None).await {
        metrics::gauge!("aude_chat_bytes").set(bytes as f64);
        metrics::gauge!("aude_chat_bytes_most").set(app.shared.config.limits.chat_bytes as f64);
    }
    if let Some(free) = free(&app.shared.config.data) {
        metrics::gauge!("aude_disk_free_bytes").set(free as f64);
    }
}

/// Bytes of a database file with its log.
fn file_bytes(database: &Path) -> u64 {
    let size = |suffix: &str| {
        let mut file = database.as_os_str().to_owned();
        file.push(suffix);
        std::fs::metadata(file).map_or(0, |file| file.len())
    };
    size("") + size("-wal")
}

/// Free bytes on the disk of a folder, as far as the system tells.
#[cfg(unix)]
fn free(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    disk.f_bavail.checked_mul(disk.f_frsize)
}

#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}
