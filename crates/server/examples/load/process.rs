//! The server as a process of its own, and what the system says about it.

use std::io::{BufRead, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use aude_server::{App, Config};
use tokio::net::TcpListener;

use crate::Anything;
use crate::mux::Unbundled;

/// Serves a folder, or the database that the environment names, as one of several servers or alone.
/// Limits that keep single addresses from using all of a server are for the rate of
/// requests lifted: a few connections play for thousands of tables.
pub(crate) fn serve(folder: &str, kind: Kind) -> Anything<()> {
    let mut config = Config { data: folder.into(), ..Config::default() };
    config.listen = "127.0.0.1:0".parse()?;
    config.database = std::env::var("AUDE_DATABASE").unwrap_or_default();
    if kind == Kind::Node {
        config.node = "127.0.0.1:0".to_owned();
        config.trust_proxy = "true".parse().map_err(|()| "no proxies")?;
    }
    config.limits.tables = 100_000;
    config.limits.sockets = 100_000;
    config.limits.requests_per_second = u32::MAX;
    if kind == Kind::Bundled {
        return tokio::runtime::Runtime::new()?.block_on(serve_bundled(config));
    }
    aude_server::serve(config, &|url| {
        println!("{url}");
        let _ = std::io::stdout().flush();
    })?;
    Ok(())
}

/// The tables of a server without its port: plain HTTP at one address, and at a second one the
/// connections of bundles, all of which count as one client.
async fn serve_bundled(mut config: Config) -> Anything<()> {
    config.limits.tables_per_address = 1_000_000;
    config.limits.sockets_per_address = config.limits.sockets;
    config.limits.messages_per_second = u32::MAX;
    let store = aude_server::store::open(&config).await?;
    let app = App::new(config, store).await?;
    tokio::spawn(Arc::clone(&app.tables).keep_sweeping());
    let (plain, bundled) =
        (TcpListener::bind("127.0.0.1:0").await?, TcpListener::bind("127.0.0.1:0").await?);
    println!("{} {}", plain.local_addr()?, bundled.local_addr()?);
    let service = aude_server::app(app).into_make_service();
    tokio::spawn(axum::serve(Unbundled::new(bundled)?, service.clone()).into_future());
    axum::serve(plain, service).await?;
    Ok(())
}

/// What a server is started for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It has everything.
    Alone,
    /// It shares a database with others.
    Node,
    /// Its sockets come in bundles.
    Bundled,
}

impl Kind {
    const ALL: [(Self, &str); 3] =
        [(Self::Alone, "alone"), (Self::Node, "node"), (Self::Bundled, "bundled")];

    pub(crate) fn of(name: &str) -> Self {
        let found = Self::ALL.into_iter().find(|(_, known)| *known == name);
        found.map_or(Self::Alone, |(kind, _)| kind)
    }

    fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(kind, _)| *kind == self).map_or("alone", |(_, name)| name)
    }
}

/// Where a server answers: its requests, and its sockets.
#[derive(Clone, Copy)]
pub(crate) struct Address {
    pub(crate) plain: SocketAddr,
    pub(crate) bundled: Option<SocketAddr>,
}

/// A server; killed when dropped.
pub(crate) struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Process {
    /// Starts a server on a folder.
    pub(crate) fn start(folder: &Path, kind: Kind) -> Anything<(Self, Address)> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg("server")
            .arg(folder)
            .arg(kind.name())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let line = line.trim().trim_start_matches("http://").trim_end_matches('/');
        let (plain, bundled) = line.split_once(' ').unwrap_or((line, ""));
        let bundled = Some(bundled).filter(|text| !text.is_empty());
        let bundled = bundled.map(str::parse).transpose()?;
        Ok((Self(child), Address { plain: plain.parse()?, bundled }))
    }

    fn file(&self, name: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{name}", self.0.id())).unwrap_or_default()
    }

    /// Memory in use (resident), in kB.
    pub(crate) fn memory(&self) -> u64 {
        let status = self.file("status");
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or("");
        line.split_whitespace().nth(1).and_then(|text| text.parse().ok()).unwrap_or(0)
    }

    /// Processor time used so far, in hundredths of a second.
    pub(crate) fn processor(&self) -> u64 {
        let stat = self.file("stat");
        let fields = stat.rsplit(')').next().unwrap_or("").split_whitespace().skip(11).take(2);
        fields.filter_map(|text| text.parse::<u64>().ok()).sum()
    }

    /// How many files it may have open.
    pub(crate) fn files(&self) -> usize {
        let limits = self.file("limits");
        let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap_or("");
        line.split_whitespace().nth(3).and_then(|text| text.parse().ok()).unwrap_or(1024)
    }
}
