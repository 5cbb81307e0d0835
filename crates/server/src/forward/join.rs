//! Live connections that are passed on, until one side ends, or this server does: then the client is told to
//! come again, as it is by a server that has the table.

use std::sync::Arc;
use std::time::Duration;

use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::{
    AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, BufReader, copy_buf, split,
};
use tokio::time::{sleep, timeout};

use super::frames::{Frames, close};
use crate::connections::{Connection, Use};
use crate::live::RESTART;
use crate::shared::{Shared, stopped};

/// Most frames are short, and there are many connections.
const BUFFER: usize = 2 << 10;
/// How long a client that was told to come again may take to close its side: if this side is closed while
/// something it sent is still unread, it may never see what it was told.
const LINGER: Duration = Duration::from_millis(500);

/// Carries frames both ways.
pub(super) async fn join(
    connection: Option<Connection>,
    theirs: OnUpgrade,
    ours: OnUpgrade,
    shared: Arc<Shared>,
) {
    let (Ok(theirs), Ok(ours)) = (theirs.await, ours.await) else { return };
    // It is kept open like one of our own; the owner knows who is a player.
    if let Some(connection) = &connection {
        connection.set(Use::Player);
    }
    metrics::gauge!("aude_forwarded_sockets").increment(1.0);
    carry(TokioIo::new(theirs), TokioIo::new(ours), &shared).await;
    metrics::gauge!("aude_forwarded_sockets").decrement(1.0);
}

async fn carry(
    theirs: impl AsyncRead + AsyncWrite,
    ours: impl AsyncRead + AsyncWrite,
    shared: &Shared,
) {
    let (from_them, mut to_them) = split(theirs);
    let (mut from_owner, mut to_owner) = split(ours);
    let asking = async {
        let mut from_them = BufReader::with_capacity(BUFFER, from_them);
        let _ = copy_buf(&mut from_them, &mut to_owner).await;
        // The owner ends too, once it has said what there is to say.
        let _ = to_owner.shutdown().await;
    };
    // A stop waits until everybody has been told, but not for those who do not take it.
    let held = shared.hold();
    let mut stop = shared.stopping();
    let telling = async {
        tokio::select! {
            () = tell(&mut from_owner, &mut to_them, shared) => {}
            () = async { stopped(&mut stop).await; sleep(LINGER).await } => {}
        }
        drop(held);
    };
    let mut asking = std::pin::pin!(asking);
    let mut telling = std::pin::pin!(telling);
    let was_asking = tokio::select! {
        () = &mut telling => true,
        () = &mut asking => false,
    };
    if was_asking {
        let _ = timeout(LINGER, asking).await;
    } else {
        telling.await;
    }
}

/// What the owner says. When this server stops, that is said between two frames.
async fn tell(
    from: &mut (impl AsyncRead + Unpin),
    to: &mut (impl AsyncWrite + Unpin),
    shared: &Shared,
) {
    let (mut frames, mut buffer, mut stop) =
        (Frames::default(), vec![0; BUFFER], shared.stopping());
    loop {
        tokio::select! {
            read = from.read(&mut buffer) => {
                let passed = buffer.get(..read.unwrap_or(0)).unwrap_or_default();
                if passed.is_empty() || to.write_all(passed).await.is_err() {
                    break;
                }
                frames.pass(passed);
            }
            () = stopped(&mut stop), if frames.is_between() => {
                let _ = to.write_all(&close(RESTART, "come again")).await;
                break;
            }
        }
    }
    let _ = to.shutdown().await;
}

#[cfg(test)]
mod tests {
    use aude_record::SetLibrary;
    use tokio::io::duplex;
    use tokio::task::yield_now;

    use super::*;
    use crate::config::Config;

    /// The close frame does not fit in what lies between the server and a client that reads nothing yet.
    #[tokio::test]
    async fn a_stop_waits_until_who_was_passed_on_has_been_told() {
        let data = std::env::temp_dir().join(format!("aude-join-{}", std::process::id()));
        std::fs::create_dir_all(&data).expect("a folder");
        let config = Config { data: data.clone(), ..Config::default() };
        let store = crate::store::open(&config).await.expect("a store");
        let shared = Arc::new(Shared::new(config, store, SetLibrary::builtin()));
        let ((theirs, mut client), (ours, _owner)) = (duplex(8), duplex(8));
        let own = Arc::clone(&shared);
        let carried = tokio::spawn(async move { carry(theirs, ours, &own).await });
        yield_now().await;
        let mut stopping = std::pin::pin!(shared.stop());
        assert!(timeout(LINGER / 10, &mut stopping).await.is_err(), "nobody has been told");
        let mut told = Vec::new();
        client.read_to_end(&mut told).await.expect("read");
        assert_eq!(told, close(RESTART, "come again"));
        timeout(LINGER / 2, stopping).await.expect("everybody has been told");
        drop(client);
        carried.await.expect("carried");
        std::fs::remove_dir_all(&data).expect("removed");
    }
}
