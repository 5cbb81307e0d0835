//! Asks a running server whether it is ready, as a container's health check does (`aude health`).

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use crate::config::Config;

/// How long the server may take; it gives its database five seconds.
const PATIENCE: Duration = Duration::from_secs(8);

/// The longest answer that is read.
const ANSWER: u64 = 4096;

/// Asks the server of these settings whether it is ready to be played on.
///
/// # Errors
/// Why it is not, in a sentence.
pub fn health(config: &Config) -> Result<(), String> {
    let address = reachable(config.listen);
    let failed = |error: std::io::Error| format!("no answer from {address}: {error}");
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE).map_err(failed)?;
    stream.set_read_timeout(Some(PATIENCE)).map_err(failed)?;
    let request = format!(
        "GET {}/health/ready HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n",
        config.base()
    );
    stream.write_all(request.as_bytes()).map_err(failed)?;
    let mut answer = Vec::new();
    stream.take(ANSWER).read_to_end(&mut answer).map_err(failed)?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split_ascii_whitespace().nth(1).unwrap_or("nothing");
    match status {
        "200" => Ok(()),
        _ => Err(format!("{address} answers {status}: {}", body.trim())),
    }
}

/// A server that listens on all addresses is asked at this machine's own.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}
