//! `aude` without a command and `aude serve`: the table server.

use std::io::Write as _;
use std::path::PathBuf;

use aude_server::{ConfigError, Settings};
use clap::Args;

use crate::failure::{Failure, Outcome};

/// Start the server and play in the browser (docs/operate.md); options override AUDE_… environment
/// variables, which override the settings file
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct ServeArgs {
    /// Address and port to listen on; port 0 picks a free port [default: 127.0.0.1:7171]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    /// Folder for saved tables [default: ./aude-data if it exists, otherwise your user data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// File with settings [default: aude.toml in the data folder, if there is one]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// PostgreSQL database, such as `postgres://aude@db.example.org/aude` [default: a file in the data
    /// folder]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Address at which other servers that share the database reach this one, such as 10.0.0.5:7171
    #[arg(long, value_name = "ADDRESS")]
    node: Option<String>,
    /// Public address of the site, such as `https://play.example.org`
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// URL path prefix when running behind a proxy, such as /aude
    #[arg(long, value_name = "PATH")]
    base_path: Option<String>,
    /// Trust the X-Forwarded headers of reverse proxies at private addresses, or at those named
    #[arg(long, value_name = "ADDRESSES", num_args = 0..=1, default_missing_value = "true")]
    trust_proxy: Option<String>,
    /// Write logs as JSON lines
    #[arg(long)]
    json_logs: bool,
    /// Open the browser once the server is running
    #[arg(long)]
    open: bool,
}

impl ServeArgs {
    /// The options of another command that needs the same data folder.
    pub(crate) fn of(data: Option<PathBuf>, config: Option<PathBuf>) -> Self {
        Self { data, config, ..Self::default() }
    }

    /// The same for a server that listens here, if that is said.
    pub(crate) fn listening(self, listen: Option<String>) -> Self {
        Self { listen: listen.or(self.listen), ..self }
    }

    /// The settings in force with these options.
    pub(crate) fn settings(self) -> Outcome<Settings> {
        let (settings, faults) = self.readable_settings();
        let fault = faults.into_iter().next();
        fault.map_or(Ok(settings), |fault| Err(Failure::input(fault.to_string())))
    }

    /// The same as far as they can be read, and what cannot.
    pub(crate) fn readable_settings(self) -> (Settings, Vec<ConfigError>) {
        let text = |path: &PathBuf| path.display().to_string();
        let flag = |set: bool| set.then(|| true.to_string());
        let given = [
            ("listen", self.listen),
            ("data", self.data.as_ref().map(text)),
            ("database", self.database),
            ("node", self.node),
            ("public-url", self.public_url),
            ("base-path", self.base_path),
            ("trust-proxy", self.trust_proxy),
            ("json-logs", flag(self.json_logs)),
            ("open", flag(self.open)),
        ];
        let given: Vec<_> = given.into_iter().filter_map(|(key, to)| Some((key, to?))).collect();
        let var = |name: &str| std::env::var(name).ok();
        let (mut settings, faults) = Settings::read_readable(&given, self.config.as_deref(), var);
        // Its name need not be text.
        settings.config.data = self.data.unwrap_or(settings.config.data);
        (settings, faults)
    }
}

/// Runs `aude serve` until it is asked to stop.
pub(crate) fn run(args: ServeArgs) -> Outcome {
    let config = args.settings()?.config;
    aude_server::logs::init(config.json_logs, &config.log);
    let place = match config.postgres() {
        Some(_) => "the PostgreSQL database".to_owned(),
        None => config.data.display().to_string(),
    };
    let served = aude_server::serve(config, &|url| {
        println!(
            "Open {url} in your browser to play. Tables are saved in {place}. Press Ctrl-C to stop."
        );
        let _ = std::io::stdout().flush();
    });
    served.map_err(|error| Failure::input(error.to_string()))
}
