//! What stands between a server and its database: a unix socket that passes everything on, and can
//! be told to delay it, to hold it back, to cut it off, or to lead to another database.

use std::path::PathBuf;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::watch;

use crate::common::Folder;

/// How PostgreSQL calls its socket.
const SOCKET: &str = ".s.PGSQL.5432";

/// How what is said gets through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Traffic {
    /// At once.
    Flows,
    /// Each piece after so long.
    Slow(Duration),
    /// Not now, and nobody is told: it arrives later.
    Held,
    /// Not at all: connections are closed with what is on its way, and there are no new ones.
    Cut,
}

#[derive(Clone)]
struct Way {
    traffic: Traffic,
    socket: PathBuf,
    /// Connections that are older than this are silent for ever.
    silenced: u32,
}

/// A way to a database.
pub(crate) struct Link {
    folder: Folder,
    database: String,
    way: watch::Sender<Way>,
}

/// The name of a database, and the socket where it is.
fn parts(url: &str) -> (String, PathBuf) {
    let (database, folder) = url.split_once("?host=").expect("a socket");
    (database.to_owned(), PathBuf::from(folder).join(SOCKET))
}

impl Link {
    /// To the database with this address.
    pub(crate) fn to(url: &str) -> Self {
        let (database, socket) = parts(url);
        let folder = Folder::new();
        let listener = UnixListener::bind(folder.path().join(SOCKET)).expect("a socket");
        let (sender, way) = watch::channel(Way { traffic: Traffic::Flows, socket, silenced: 0 });
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let Way { traffic, socket, .. } = way.borrow().clone();
                if traffic == Traffic::Cut {
                    continue;
                }
                if let Ok(server) = UnixStream::connect(&socket).await {
                    tokio::spawn(carry(client, server, way.clone()));
                }
            }
        });
        Self { folder, database, way: sender }
    }

    /// The address of the database over this link.
    pub(crate) fn url(&self) -> String {
        format!("{}?host={}", self.database, self.folder.path().display())
    }

    /// From now on.
    pub(crate) fn set(&self, traffic: Traffic) {
        self.way.send_modify(|way| way.traffic = traffic);
    }

    /// Nothing more gets through over the connections there are, and nobody is told: only new ones work.
    pub(crate) fn silence(&self) {
        self.way.send_modify(|way| way.silenced += 1);
    }

    /// New connections lead to the same database at another place.
    pub(crate) fn lead_to(&self, url: &str) {
        self.way.send_modify(|way| way.socket = parts(url).1);
    }
}

/// Carries both ways until one side ends.
async fn carry(client: UnixStream, server: UnixStream, way: watch::Receiver<Way>) {
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    tokio::select! {
        () = pass_on(from_client, to_server, way.clone()) => {}
        () = pass_on(from_server, to_client, way.clone()) => {}
    }
}

async fn pass_on(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut way: watch::Receiver<Way>) {
    let (mut cut, born) = (way.clone(), way.borrow().silenced);
    let cut = async move { drop(cut.wait_for(|way| way.traffic == Traffic::Cut).await) };
    let passing = async {
        let mut bytes = vec![0; 1 << 16];
        while let Ok(many @ 1..) = from.read(&mut bytes).await {
            let is_free = |way: &Way| way.traffic != Traffic::Held;
            let Ok(traffic) = way.wait_for(is_free).await.map(|way| way.traffic) else { return };
            if way.borrow().silenced > born {
                continue;
            }
            if let Traffic::Slow(long) = traffic {
                tokio::time::sleep(long).await;
            }
            if to.write_all(&bytes[..many]).await.is_err() {
                return;
            }
        }
    };
    tokio::select! {
        () = cut => {}
        () = passing => {}
    }
}
