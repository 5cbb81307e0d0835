//! `aude admin` and `aude doctor`: what people who run a server need to know and do.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use aude_server::admin::{Admin, AdminReply, AdminRequest, SpaceReport, TableSummary};
use aude_server::doctor::{self, Level, size};
use aude_server::stamp;
use clap::{Args, Subcommand, ValueEnum};

use crate::failure::{Failure, Outcome};
use crate::operate::Place;
use crate::terminal::Terminal;

/// List, inspect, close, delete and export the tables of a running or stopped server
#[derive(Args, Clone, Debug)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand, Clone, Debug)]
enum AdminCommand {
    /// List tables, the latest first
    List {
        /// Only tables of this phase
        #[arg(long, value_enum)]
        phase: Option<Phase>,
        /// The most tables to list
        #[arg(long, default_value_t = 50)]
        most: u32,
        /// Print JSON, with everything that is known
        #[arg(long)]
        json: bool,
    },
    /// Show everything about a table
    Inspect {
        /// The table's id, or the start of it
        id: String,
    },
    /// Close open tables for good; their players cannot resume them
    Close {
        /// The tables' ids
        #[arg(required = true)]
        ids: Vec<String>,
    },
    /// Delete tables with their logs and chat
    Delete {
        /// The tables' ids
        #[arg(required = true)]
        ids: Vec<String>,
        /// Also tables that are gathering players or playing
        #[arg(long)]
        even_running: bool,
    },
    /// Print the record of a game, or write the records of all games to a folder
    Export {
        /// The table's id, or the start of it
        #[arg(required_unless_present = "all")]
        id: Option<String>,
        /// Write one file per game to this folder
        #[arg(long, value_name = "FOLDER", conflicts_with = "id")]
        all: Option<PathBuf>,
    },
    /// Show what takes space: phases, addresses, the largest tables
    Space,
    /// Delete immediately what the `keep` settings no longer keep
    Prune,
    /// Return free space in the database to the file system
    Compact,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Phase {
    /// Seats are open
    Gathering,
    /// A game is in progress
    Playing,
    /// The game is over
    Over,
    /// Nobody came for a long time, or the table was closed
    Abandoned,
    /// A record that was opened to be replayed
    Replay,
}

impl Phase {
    const fn name(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Abandoned => "abandoned",
            Self::Replay => "replay",
        }
    }
}

/// Runs `aude admin`.
pub(crate) fn run(args: AdminArgs, terminal: &mut Terminal) -> Outcome {
    let place = args.place;
    match args.command {
        AdminCommand::List { phase, most, json } => {
            let phase = phase.map(|phase| phase.name().to_owned());
            let reply = reach(place)?.ask(AdminRequest::List { phase, most });
            let AdminReply::Tables(tables) = reply.map_err(Failure::input)? else { return odd() };
            if json {
                return terminal.line(as_json(&tables)?);
            }
            terminal.lines(list(&tables))
        }
        AdminCommand::Inspect { id } => {
            let reply = reach(place)?.ask(AdminRequest::Inspect { id });
            let AdminReply::Tables(tables) = reply.map_err(Failure::input)? else { return odd() };
            terminal.lines(tables.iter().flat_map(details))
        }
        AdminCommand::Close { ids } => each(place, ids, terminal, |id| AdminRequest::Close { id }),
        AdminCommand::Delete { ids, even_running: running } => {
            each(place, ids, terminal, |id| AdminRequest::Delete { id, running })
        }
        AdminCommand::Export { id, all } => {
            let mut admin = reach(place)?;
            match (id, all) {
                (Some(id), _) => {
                    terminal.line(export(&mut admin, id).map_err(Failure::input)?.trim_end())
                }
                (None, Some(folder)) => export_all(&mut admin, &folder, terminal),
                (None, None) => odd(),
            }
        }
        AdminCommand::Space => {
            let reply = reach(place)?.ask(AdminRequest::Space).map_err(Failure::input)?;
            let AdminReply::Space(space) = reply else { return odd() };
            terminal.lines(report(&space))
        }
        AdminCommand::Prune => done(reach(place)?.ask(AdminRequest::Prune), terminal),
        AdminCommand::Compact => done(reach(place)?.ask(AdminRequest::Compact), terminal),
    }
}

fn reach(place: Place) -> Outcome<Admin> {
    Admin::reach(place.settings()?.config).map_err(|error| Failure::input(error.to_string()))
}

fn odd<T>() -> Outcome<T> {
    Err(Failure::input("the server is of another version and answers something else"))
}

fn done(reply: Result<AdminReply, String>, terminal: &mut Terminal) -> Outcome {
    match reply.map_err(Failure::input)? {
        AdminReply::Done(text) => terminal.line(text),
        _ => odd(),
    }
}

/// The same for several tables; what cannot be done does not keep the others from it.
fn each(
    place: Place,
    ids: Vec<String>,
    terminal: &mut Terminal,
    request: impl Fn(String) -> AdminRequest,
) -> Outcome {
    let mut admin = reach(place)?;
    let mut problems = Vec::new();
    for id in ids {
        match admin.ask(request(id)) {
            Ok(AdminReply::Done(text)) => terminal.line(text)?,
            Ok(_) => return odd(),
            Err(reason) => problems.push(reason),
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(Failure::problems(&problems)) }
}

fn as_json(tables: &[TableSummary]) -> Outcome<String> {
    serde_json::to_string_pretty(tables).map_err(|error| Failure::input(error.to_string()))
}

fn export(admin: &mut Admin, id: String) -> Result<String, String> {
    match admin.ask(AdminRequest::Export { id })? {
        AdminReply::Record(text) => Ok(text),
        _ => Err("the server is of another version and answers something else".to_owned()),
    }
}

fn export_all(admin: &mut Admin, folder: &Path, terminal: &mut Terminal) -> Outcome {
    let cannot = |error: std::io::Error| Failure::input(format!("{}: {error}", folder.display()));
    std::fs::create_dir_all(folder).map_err(cannot)?;
    let reply = admin.ask(AdminRequest::List { phase: None, most: u32::MAX });
    let AdminReply::Tables(tables) = reply.map_err(Failure::input)? else { return odd() };
    let (mut written, mut problems) = (0, Vec::new());
    for table in tables.into_iter().filter(|table| table.entries > 0) {
        match export(admin, table.id.clone()) {
            Ok(text) => {
                // An id has only letters and digits.
                let path = folder.join(format!("{}.txt", table.id));
                let mut file = std::fs::File::create(path).map_err(cannot)?;
                file.write_all(text.as_bytes()).map_err(cannot)?;
                written += 1;
            }
            Err(reason) => problems.push(format!("{}: {reason}", table.id)),
        }
    }
    let records = if written == 1 { "record" } else { "records" };
    terminal.line(format_args!("wrote {written} {records} to {}", folder.display()))?;
    if problems.is_empty() { Ok(()) } else { Err(Failure::problems(&problems)) }
}

/// One line for each table.
fn list(tables: &[TableSummary]) -> Vec<String> {
    let head = format!(
        "{:<12}  {:<9}  {:<16}  {:>7}  {:>9}  players",
        "id", "phase", "last change", "entries", "size"
    );
    let line = |table: &TableSummary| {
        format!(
            "{:<12}  {:<9}  {:<16}  {:>7}  {:>9}  {}{}",
            table.id,
            table.phase,
            stamp::minute(table.updated),
            table.entries,
            size(table.bytes),
            names(table),
            if table.watched { " (open somewhere)" } else { "" },
        )
    };
    std::iter::once(head).chain(tables.iter().map(line)).collect()
}

/// Names may contain what a terminal takes for commands.
fn names(table: &TableSummary) -> String {
    let name = |name: &String| if name.is_empty() { "–".to_owned() } else { clean(name) };
    table.names.iter().map(name).collect::<Vec<_>>().join(", ")
}

fn clean(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

fn details(table: &TableSummary) -> Vec<String> {
    let sets = table.sets.join(", ");
    let row = |name: &str, value: String| format!("{name:<12} {value}");
    vec![
        row("id", table.id.clone()),
        row("phase", table.phase.clone()),
        row(
            "game",
            if table.game.is_empty() {
                "cannot be read".to_owned()
            } else {
                format!("{} ({sets})", table.game)
            },
        ),
        row("players", names(table)),
        row("listed", if table.public { "yes" } else { "no" }.to_owned()),
        row("open now", if table.watched { "yes" } else { "no" }.to_owned()),
        row("created", format!("{} UTC by {}", stamp::minute(table.created), clean(&table.origin))),
        row("last change", format!("{} UTC", stamp::minute(table.updated))),
        row("entries", table.entries.to_string()),
        row("messages", table.messages.to_string()),
        row("size", size(table.bytes)),
    ]
}

fn report(space: &SpaceReport) -> Vec<String> {
    let mut lines =
        vec![format!("database {}, of which {} free", size(space.file), size(space.free))];
    let mut part = |title: &str, shares: &[(String, u64, u64, u64)]| {
        lines.push(String::new());
        lines.push(format!("{title:<16}  {:>7}  {:>9}  {:>9}", "tables", "logs", "chat"));
        for (name, tables, logs, chat) in shares {
            let (name, logs, chat) = (clean(name), size(*logs), size(*chat));
            lines.push(format!("{name:<16}  {tables:>7}  {logs:>9}  {chat:>9}"));
        }
    };
    part("phase", &space.phases);
    part("created by", &space.origins);
    lines.push(String::new());
    lines.push("largest tables".to_owned());
    lines.extend(list(&space.largest));
    lines
}

/// Check settings, folder, database and machine, and say in plain words what to do
#[derive(Args, Clone, Debug)]
pub(crate) struct DoctorArgs {
    #[command(flatten)]
    place: Place,
}

/// Runs `aude doctor`.
pub(crate) fn doctor(args: DoctorArgs, terminal: &mut Terminal) -> Outcome {
    let (settings, faults) = args.place.readable_settings();
    let found = doctor::examine(&settings, &faults);
    terminal.lines(&found)?;
    let bad = found.iter().filter(|finding| finding.level == Level::Bad).count();
    match bad {
        0 => Ok(()),
        1 => Err(Failure::input("there is a problem")),
        many => Err(Failure::input(format!("there are {many} problems"))),
    }
}
