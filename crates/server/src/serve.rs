//! The running server: listening, stopping, backups.

use core::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;

use crate::app::{App, app};
use crate::config::{Config, ConfigError};
use crate::limits::Sockets;
use crate::listen::{Door, Peer};
use crate::store::{self, SqliteStore, StoreError};

/// Why the server does not run.
#[derive(Debug)]
pub enum ServeError {
    /// A setting is invalid.
    Config(ConfigError),
    /// The folder cannot be created.
    Folder(PathBuf, std::io::Error),
    /// The server cannot listen on the address.
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be opened.
    Store(StoreError),
    /// The threads cannot be started, or the server failed.
    Run(std::io::Error),
    /// A backup cannot be made.
    Backup(String),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Config(error) => write!(f, "{error}"),
            Self::Folder(folder, error) => {
                let folder = folder.display();
                write!(f, "cannot create the folder {folder}: {error}; choose another with --data")
            }
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
}

impl Server {
    /// Opens the database and the address.
    ///
    /// # Errors
    /// If either cannot be opened.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        config.check().map_err(ServeError::Config)?;
        let listen = |error| ServeError::Listen(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let folder = |error| ServeError::Folder(config.data.clone(), error);
        std::fs::create_dir_all(&config.data).map_err(folder)?;
        let store = SqliteStore::open(&config.database()).await.map_err(ServeError::Store)?;
        let mut app = App::new(config, Arc::new(store)).await.map_err(ServeError::Store)?;
        if let Some(metrics) = metrics() {
            app = app.with_metrics(metrics);
        }
        Ok(Self { listener, app, address })
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
        let state = self.app;
        let sweeping = tokio::spawn(Arc::clone(&state.tables).keep_sweeping());
        let waking = Arc::clone(&state.tables);
        tokio::spawn(async move { waking.wake().await });
        let service = app(state.clone()).into_make_service_with_connect_info::<Peer>();
        let stopping = state.clone();
        let (stopped, mut done) = tokio::sync::watch::channel(false);
        let config = &state.shared.config;
        // A page has a socket and a few other connections.
        let most = config.limits.sockets_per_address.saturating_mul(2);
        let open = (!config.trust_proxy).then(|| Sockets::new(usize::MAX, most));
        let listener = Door::new(self.listener, config.times.patience, open);
        let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
            until.await;
            tracing::info!("stopping");
            // Sockets are closed and commands in progress finish; then no more connections are
            // waited for.
            stopping.shared.stop().await;
            stopped.send_replace(true);
        });
        let grace = state.shared.config.times.stop;
        let result = tokio::select! {
            result = async { serving.await } => result,
            () = async {
                let _ = done.wait_for(|done| *done).await;
                tokio::time::sleep(grace).await;
            } => Ok(()),
        };
        sweeping.abort();
        state.shared.store.close().await.map_err(ServeError::Store)?;
        result.map_err(ServeError::Run)
    }
}

/// The metrics of this process; they can be set up only once.
fn metrics() -> Option<PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    HANDLE.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).clone()
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
    let database = config.database();
    if !database.exists() {
        return Err(ServeError::Backup(format!("there is no database at {}", database.display())));
    }
    if file.exists() {
        return Err(ServeError::Backup(format!("{} already exists", file.display())));
    }
    let copied = runtime()?.block_on(store::copy(&database, file));
    copied.map_err(|error| ServeError::Backup(error.to_string()))
}

fn runtime() -> Result<tokio::runtime::Runtime, ServeError> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Run)
}
