//! The running server: listening, stopping, backups.

use core::fmt;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpSocket};
use tokio::task::JoinHandle;

use crate::app::{App, app};
use crate::backups;
use crate::config::{Config, ConfigError, Keep};
use crate::connections::{self, Use};
use crate::folder::{DataFolder, FolderError, check_database};
use crate::handover;
use crate::limits::Quota;
use crate::listen::{Door, Peer};
use crate::meters;
use crate::notify;
use crate::store::{self, StoreError};

/// Why the server does not run.
#[derive(Debug)]
pub enum ServeError {
    /// A setting is invalid.
    Config(ConfigError),
    /// The data folder cannot be used.
    Folder(FolderError),
    /// The server cannot listen on the address.
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be opened.
    Store(StoreError),
    /// The threads cannot be started, or the server failed.
    Run(std::io::Error),
    /// A backup cannot be made.
    Backup(String),
    /// A backup cannot be restored.
    Restore(String),
    /// The tables cannot be reached.
    Admin(String),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Config(error) => write!(f, "{error}"),
            Self::Folder(error) => write!(f, "{error}"),
            Self::Listen(address, error) if error.kind() == std::io::ErrorKind::AddrInUse => {
                let (ip, port) = (address.ip(), address.port());
                let other = SocketAddr::new(ip, port.checked_add(1).unwrap_or(0));
                writeln!(f, "{address} is already in use; aude may already be running")?;
                write!(f, "choose another port with --listen {other}; port 0 picks a free one")
            }
            Self::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            Self::Store(error) => write!(f, "cannot open the database: {error}"),
            Self::Run(error) => write!(f, "the server cannot run: {error}"),
            Self::Backup(reason) => write!(f, "no backup was made: {reason}"),
            Self::Restore(reason) => write!(f, "nothing was restored: {reason}"),
            Self::Admin(reason) => write!(f, "{reason}"),
        }
    }
}

impl core::error::Error for ServeError {}

/// A server that listens but does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    app: App,
    address: SocketAddr,
    /// Given back last.
    folder: DataFolder,
}

impl Server {
    /// Reserves the address, takes the data folder, opens the database, and only then listens:
    /// whoever can connect is answered.
    ///
    /// # Errors
    /// If either cannot be opened.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        config.check().map_err(ServeError::Config)?;
        let listen = config.listen;
        let refused = |error| ServeError::Listen(listen, error);
        let socket = reserve(listen).map_err(refused)?;
        let folder = DataFolder::take(&config.data).map_err(ServeError::Folder)?;
        let node = node(&config, &socket).map_err(refused)?;
        let store = store::open_at(&config, node).await.map_err(ServeError::Store)?;
        let room = connections::room();
        let config = fitted(config, room);
        let app = App::new(config, Arc::clone(&store)).await.map_err(ServeError::Store)?;
        let mut app = app.with_room(room);
        if let Some(metrics) = meters::recorder() {
            app = app.with_metrics(metrics);
        }
        let opened = socket.listen(BACKLOG);
        let opened = opened.and_then(|listener| Ok((listener.local_addr()?, listener)));
        match opened {
            Ok((address, listener)) => Ok(Self { listener, app, address, folder }),
            Err(error) => {
                let _ = store.close().await;
                Err(refused(error))
            }
        }
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address to open in a browser.
    #[must_use]
    pub fn url(&self) -> String {
        let base = self.app.shared.config.base();
        match self.app.shared.config.public_address() {
            Some(url) => format!("{url}/"),
            // A server that listens on all addresses is reachable here too.
            None if self.address.ip().is_unspecified() => {
                format!("http://localhost:{}{base}/", self.address.port())
            }
            None => format!("http://{}{base}/", self.address),
        }
    }

    /// The state, for tests and tools.
    #[must_use]
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Answers until `until` is done; then finishes work in progress.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn run(
        self,
        until: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let Self { listener, app: state, folder, .. } = self;
        let keep = state.shared.config.keep;
        if keep == Keep::default() {
            tracing::info!("all tables and all chat are kept for ever (docs/operate.md)");
        } else {
            tracing::info!(?keep, "how long closed tables are kept");
        }
        let sweeping = tokio::spawn(Arc::clone(&state.tables).keep_sweeping());
        #[cfg(unix)]
        tokio::spawn(crate::admin::listen(state.clone()));
        tokio::spawn(backups::keep_backing_up(Arc::clone(&state.shared)));
        tokio::spawn(notify::alive());
        tokio::spawn(Arc::clone(&state.tables).keep_losing());
        tokio::spawn(Arc::clone(&state.tables).keep_adopting());
        if !state.shared.config.node.is_empty() {
            tokio::spawn(Arc::clone(&state.shared).keep_reviewing());
            tokio::spawn(Arc::clone(&state.shared).keep_helping());
        }
        let upkeep = state.metrics.clone().map(|metrics| tokio::spawn(meters::keep_up(metrics)));
        let waking = Arc::clone(&state.tables);
        tokio::spawn(async move { waking.wake().await });
        let service = app(state.clone()).into_make_service_with_connect_info::<Peer>();
        let stopping = state.clone();
        let (stopped, mut done) = tokio::sync::watch::channel(false);
        let config = &state.shared.config;
        let connections = Arc::clone(&state.connections);
        // A page has a socket and a few other connections.
        let most = config.limits.sockets_per_address.saturating_mul(2);
        let open = Quota::new(usize::MAX, most.min(connections.most_of_one()));
        let proxies = config.trust_proxy.clone();
        let listener =
            Door::new(listener, config.times.patience, open, proxies, Arc::clone(&connections));
        let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
            until.await;
            tracing::info!("stopping");
            notify::tell(notify::STOPPING);
            handover::all(&stopping).await;
            // Sockets are closed and commands in progress finish; then no more connections are
            // waited for.
            stopping.shared.stop().await;
            stopping.connections.close(Use::Idle);
            stopped.send_replace(true);
        });
        let grace = state.shared.config.times.stop.min(LAST_WORDS);
        let result = tokio::select! {
            result = async { serving.await } => result,
            () = async {
                let _ = done.wait_for(|done| *done).await;
                tokio::time::sleep(grace).await;
                connections.close(Use::Player);
            } => Ok(()),
        };
        sweeping.abort();
        upkeep.inspect(JoinHandle::abort);
        state.shared.store.close().await.map_err(ServeError::Store)?;
        drop(folder);
        result.map_err(ServeError::Run)
    }
}

/// The address at which other servers reach this one; port 0 is the one it listens on.
fn node(config: &Config, socket: &TcpSocket) -> std::io::Result<Option<SocketAddr>> {
    let Ok(mut address) = config.node.parse::<SocketAddr>() else { return Ok(None) };
    if address.port() == 0 {
        address.set_port(socket.local_addr()?.port());
    }
    Ok(Some(address))
}

/// Connections that wait to be accepted.
const BACKLOG: u32 = 1024;

/// Takes an address without listening on it yet: one that is in use is found out before anything
/// else is done.
fn reserve(address: SocketAddr) -> std::io::Result<TcpSocket> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Elsewhere this would let two programs have the same address.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    Ok(socket)
}

/// How long answers may take to be sent once everything is done: a client that sends half a request
/// does not hold up the end.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// The settings with no more connections than there is room for, and no more than a quarter of them
/// for one address.
fn fitted(mut config: Config, room: usize) -> Config {
    let limits = &mut config.limits;
    let most = room - room / 8;
    if limits.sockets > most {
        tracing::warn!(
            wanted = limits.sockets,
            most,
            "fewer sockets than configured: the system limits the number of open files"
        );
        limits.sockets = most;
    }
    limits.sockets_per_address = limits.sockets_per_address.min((room / 4).max(8));
    config
}

/// Done when the process is asked to stop.
pub async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = interrupt => {}
                    _ = terminate.recv() => {}
                }
            }
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}

/// Serves until the process is asked to stop. `ready` receives the address; it is not a type
/// parameter, so that the whole server is compiled with this crate and not with its caller.
///
/// # Errors
/// If the server cannot run.
pub fn serve(config: Config, ready: &dyn Fn(&str)) -> Result<(), ServeError> {
    let runtime = runtime()?;
    runtime.block_on(async {
        let server = Server::bind(config).await?;
        tracing::info!(address = %server.address(), "listening");
        let url = server.url();
        ready(&url);
        notify::tell(notify::READY);
        if server.app().shared.config.open {
            open_browser(&url);
        }
        server.run(asked_to_stop()).await
    })
}

/// Opens the address in the browser, if the system knows how.
fn open_browser(url: &str) {
    let command = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    if let Err(error) = std::process::Command::new(command).arg(url).spawn() {
        tracing::warn!(%error, "cannot open a browser");
    }
}

/// Backs up the database of a server, running or not, to a new file.
///
/// # Errors
/// If there is no database, or the file already exists or cannot be written.
pub fn backup(config: &Config, file: &Path) -> Result<(), ServeError> {
    if config.postgres().is_some() {
        return Err(ServeError::Backup(OWN_TOOLS.to_owned()));
    }
    let database = config.database();
    check_database(&database).map_err(ServeError::Backup)?;
    if file.exists() {
        return Err(ServeError::Backup(format!("{} already exists", file.display())));
    }
    let copied = runtime()?.block_on(store::copy(&database, file, Arc::default()));
    copied.map(drop).map_err(|error| ServeError::Backup(error.to_string()))
}

/// What is said of backups and PostgreSQL.
pub(crate) const OWN_TOOLS: &str = "the database is PostgreSQL: back it up and restore it with \
    `pg_dump` and `pg_restore`, or copy it with `aude store copy`";

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, ServeError> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Run)
}
