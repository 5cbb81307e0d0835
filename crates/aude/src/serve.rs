//! `aude` by itself, `aude serve` and `aude backup`: the table server, and a copy of its database while
//! it runs.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;

use aude_server::Config;
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::terminal::Terminal;

/// Serves tables in the browser and over the network (docs/server.md); flags override AUDE_… variables
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct ServeArgs {
    /// Where to listen; port 0 takes any free one [default: 127.0.0.1:7171]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// The folder the tables are kept in [default: `aude-data` here if it is there, else one for your
    /// user]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The address people use, such as `https://play.example.org`
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// The path everything lies under behind a proxy, such as /aude
    #[arg(long, value_name = "PATH")]
    base_path: Option<String>,
    /// Believes the X-Forwarded headers of a reverse proxy
    #[arg(long)]
    trust_proxy: bool,
    /// Writes the log as JSON lines
    #[arg(long)]
    json_logs: bool,
    /// Opens the browser when the server is up
    #[arg(long)]
    open: bool,
}

impl ServeArgs {
    fn config(self) -> Outcome<Config> {
        let mut config = Config::from_env().map_err(|error| Failure::input(error.to_string()))?;
        config.listen = self.listen.unwrap_or(config.listen);
        config.data = self.data.unwrap_or(config.data);
        config.public_url = self.public_url.or(config.public_url);
        config.base_path = self.base_path.unwrap_or(config.base_path);
        config.trust_proxy |= self.trust_proxy;
        config.json_logs |= self.json_logs;
        config.open |= self.open;
        Ok(config)
    }
}

/// Runs `aude serve` until it is asked to stop.
pub(crate) fn run(args: ServeArgs) -> Outcome {
    let config = args.config()?;
    aude_server::logs::init(config.json_logs);
    let data = config.data.clone();
    let served = aude_server::serve(config, &|url| {
        let data = data.display();
        println!("Open {url} in a browser to play. Tables are kept in {data}; Ctrl-C stops.");
        let _ = std::io::stdout().flush();
    });
    served.map_err(|error| Failure::input(error.to_string()))
}

/// Copies the database of a server, running or not, into a file
#[derive(Args, Clone, Debug)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not be there yet
    file: PathBuf,
    /// The folder the tables are kept in [default: as the server's]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// Runs `aude backup`.
pub(crate) fn backup(args: BackupArgs, terminal: &mut Terminal) -> Outcome {
    let data = ServeArgs { data: args.data, ..ServeArgs::default() };
    aude_server::backup(&data.config()?, &args.file)
        .map_err(|error| Failure::input(error.to_string()))?;
    terminal.line(format_args!("copied into {}", args.file.display()))
}
