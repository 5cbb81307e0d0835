//! The server as a process of its own, and what the system says about it.

use std::io::{BufRead, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use aude_server::Config;

use crate::Anything;

/// Serves a folder, or the database that the environment names, as one of several servers or alone.
/// Limits that keep single addresses from using all of a server are for the rate of
/// requests lifted: a few connections play for thousands of tables.
pub(crate) fn serve(folder: &str, is_node: bool) -> Anything<()> {
    let mut config = Config { data: folder.into(), ..Config::default() };
    config.listen = "127.0.0.1:0".parse()?;
    config.database = std::env::var("AUDE_DATABASE").unwrap_or_default();
    if is_node {
        config.node = "127.0.0.1:0".to_owned();
        config.trust_proxy = "true".parse().map_err(|()| "no proxies")?;
    }
    config.limits.tables = 100_000;
    config.limits.sockets = 100_000;
    config.limits.requests_per_second = u32::MAX;
    aude_server::serve(config, &|url| {
        println!("{url}");
        let _ = std::io::stdout().flush();
    })?;
    Ok(())
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
    pub(crate) fn start(folder: &Path, is_node: bool) -> Anything<(Self, SocketAddr)> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg("server")
            .arg(folder)
            .args(is_node.then_some("node"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').parse()?;
        Ok((Self(child), address))
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
