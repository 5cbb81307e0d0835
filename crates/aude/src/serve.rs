//! `aude` without a command, `aude serve` and `aude backup`: the table server, and a backup of its
//! database.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;

use aude_server::Config;
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::terminal::Terminal;

/// Start the server and play in the browser (docs/server.md); options override AUDE_… environment
/// variables
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct ServeArgs {
    /// Address and port to listen on; port 0 picks a free port [default: 127.0.0.1:7171]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// Folder for saved tables [default: ./aude-data if it exists, otherwise your user data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Public address of the site, such as `https://play.example.org`
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// URL path prefix when running behind a proxy, such as /aude
    #[arg(long, value_name = "PATH")]
    base_path: Option<String>,
    /// Trust the X-Forwarded headers of a reverse proxy
    #[arg(long)]
    trust_proxy: bool,
    /// Write logs as JSON lines
    #[arg(long)]
    json_logs: bool,
    /// Open the browser once the server is running
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
        println!(
            "Open {url} in your browser to play. Tables are saved in {data}. Press Ctrl-C to stop."
        );
        let _ = std::io::stdout().flush();
    });
    served.map_err(|error| Failure::input(error.to_string()))
}

/// Back up the server's database to a file; the server may keep running
#[derive(Args, Clone, Debug)]
pub(crate) struct BackupArgs {
    /// File to write; it must not exist yet
    file: PathBuf,
    /// Folder for saved tables [default: same as the server's]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// Runs `aude backup`.
pub(crate) fn backup(args: BackupArgs, terminal: &mut Terminal) -> Outcome {
    let data = ServeArgs { data: args.data, ..ServeArgs::default() };
    aude_server::backup(&data.config()?, &args.file)
        .map_err(|error| Failure::input(error.to_string()))?;
    terminal.line(format_args!("backed up to {}", args.file.display()))
}
