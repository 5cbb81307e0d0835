//! What a service manager is told: that the server is ready, alive, or stopping. systemd passes a
//! socket in `NOTIFY_SOCKET` to services of `Type=notify`; without one, nobody is told anything.

#[cfg(target_os = "linux")]
pub(crate) use linux::{alive, tell};

/// The server answers.
pub(crate) const READY: &str = "READY=1";
/// The server was asked to stop.
pub(crate) const STOPPING: &str = "STOPPING=1";

#[cfg(not(target_os = "linux"))]
pub(crate) fn tell(_: &str) {}

#[cfg(not(target_os = "linux"))]
pub(crate) async fn alive() {}

#[cfg(target_os = "linux")]
mod linux {
    use std::os::linux::net::SocketAddrExt as _;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    use std::time::Duration;

    /// Tells the service manager, if there is one.
    pub(crate) fn tell(state: &str) {
        let Some(name) = std::env::var_os("NOTIFY_SOCKET") else { return };
        let sent = address(name.as_encoded_bytes())
            .and_then(|address| UnixDatagram::unbound()?.send_to_addr(state.as_bytes(), &address));
        if let Err(error) = sent {
            tracing::warn!(%error, state, "cannot tell the service manager");
        }
    }

    /// The socket with this name; one that begins with `@` is no file.
    fn address(name: &[u8]) -> std::io::Result<SocketAddr> {
        use std::os::unix::ffi::OsStrExt as _;
        match name.strip_prefix(b"@") {
            Some(name) => SocketAddr::from_abstract_name(name),
            None => SocketAddr::from_pathname(std::ffi::OsStr::from_bytes(name)),
        }
    }

    /// Says twice within every period of the watchdog that the server is alive, if there is one:
    /// a server whose tasks no longer run falls silent and is started again.
    pub(crate) async fn alive() {
        let period = std::env::var("WATCHDOG_USEC").ok().and_then(|period| period.parse().ok());
        let Some(period) = period.filter(|&period: &u64| period > 0) else { return };
        let mut ticks = tokio::time::interval(Duration::from_micros(period / 2).max(SHORTEST));
        loop {
            ticks.tick().await;
            tell("WATCHDOG=1");
        }
    }

    const SHORTEST: Duration = Duration::from_millis(10);
}
