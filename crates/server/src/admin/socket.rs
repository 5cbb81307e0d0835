//! The operator's way into a running server: a socket in the data folder that only its owner can
//! use. Requests and answers are lines of JSON.

use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::{AdminReply, AdminRequest, carry_out};
use crate::app::App;
use crate::shared::stopped;

/// The socket in a data folder.
pub(crate) fn path(data: &Path) -> PathBuf {
    data.join("aude.sock")
}

/// Whether the system can have a socket there: its path may not be long.
pub(crate) fn fits(data: &Path) -> bool {
    std::os::unix::net::SocketAddr::from_pathname(path(data)).is_ok()
}

/// A line of the answer.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Answer {
    Ok(AdminReply),
    Error(String),
}

/// The most connections at a time, the longest line, and how long to wait for one.
const CONNECTIONS: usize = 4;
const LINE: u64 = 4096;
const PATIENCE: Duration = Duration::from_secs(30);

/// Answers operators until the server stops.
pub(crate) async fn listen(app: App) {
    let file = path(&app.shared.config.data);
    // The folder is locked, so a socket in it is a dead server's. Nobody sees the new one before it is closed
    // to others; its path may not be longer than the final one.
    let new = file.with_file_name("aude.new_");
    let _ = std::fs::remove_file(&new);
    let bound = UnixListener::bind(&new).and_then(|listener| {
        std::fs::set_permissions(&new, std::fs::Permissions::from_mode(0o600))?;
        std::fs::rename(&new, &file)?;
        Ok((listener, std::fs::metadata(&file)?.uid()))
    });
    let (listener, owner) = match bound {
        Ok(bound) => bound,
        Err(error) => {
            tracing::warn!(%error, "`aude admin` cannot reach this server while it runs; see `aude doctor`");
            return;
        }
    };
    let (room, mut stop) = (Arc::new(Semaphore::new(CONNECTIONS)), app.shared.stopping());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stop) => break,
        };
        let Ok((stream, _)) = accepted else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        // The file's permissions say the same; root may do anything anyway.
        let is_owner = |user: u32| user == owner || user == 0;
        if !stream.peer_cred().is_ok_and(|peer| is_owner(peer.uid())) {
            continue;
        }
        let Ok(permit) = Arc::clone(&room).try_acquire_owned() else { continue };
        let app = app.clone();
        tokio::spawn(async move {
            let _permit = permit;
            converse(&app, stream).await;
        });
    }
    let _ = std::fs::remove_file(&file);
}

/// Answers one operator, request by request.
async fn converse(app: &App, stream: UnixStream) {
    let mut stream = BufReader::new(stream);
    loop {
        let mut line = Vec::new();
        let mut limited = (&mut stream).take(LINE);
        match timeout(PATIENCE, limited.read_until(b'\n', &mut line)).await {
            Ok(Ok(read)) if read > 0 && line.ends_with(b"\n") => {}
            _ => return,
        }
        let answer = match serde_json::from_slice::<AdminRequest>(&line) {
            Ok(request) => {
                let working = app.clone();
                // To its end, even if the operator does not wait.
                let done =
                    app.shared.finish(async move { Ok(carry_out(&working, true, request).await) });
                match done.await {
                    Ok(Ok(reply)) => Answer::Ok(reply),
                    Ok(Err(reason)) => Answer::Error(reason),
                    Err(failure) => Answer::Error(failure.body.message),
                }
            }
            Err(error) => Answer::Error(format!("the request cannot be read: {error}")),
        };
        let Ok(mut text) = serde_json::to_vec(&answer) else { return };
        text.push(b'\n');
        if !matches!(timeout(PATIENCE, stream.get_mut().write_all(&text)).await, Ok(Ok(()))) {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_a_socket_is_short() {
        assert!(fits(Path::new("/var/lib/aude")));
        let long = Path::new("/srv").join("a-long-name/".repeat(12));
        assert!(!fits(&long), "{}", long.display());
    }
}
