//! What the tests need besides Rust, from Debian's packages.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::command;

/// Where Debian puts the programs of PostgreSQL's server, by version.
const POSTGRES: &str = "/usr/lib/postgresql";

/// What the server's tests need: a PostgreSQL to start one of their own, and wrong clocks.
pub(crate) fn server() -> Result<(), String> {
    postgres()?;
    let folders = Path::new("/usr/lib").read_dir().into_iter().flatten().flatten();
    if folders.map(|folder| folder.path()).any(|folder| folder.join("faketime").exists()) {
        return Ok(());
    }
    install("libfaketime", "the server's tests need `apt-get install libfaketime`")
}

/// Installs valgrind if it is missing: the test of the bench counts instructions.
pub(crate) fn valgrind() -> Result<(), String> {
    if !cfg!(target_os = "linux") || works("valgrind", &["--version"]) {
        return Ok(());
    }
    install("valgrind", "the test of the bench needs `apt-get install valgrind`")
}

/// Installs PostgreSQL if it is missing.
fn postgres() -> Result<(), String> {
    let is_there = |version: std::fs::DirEntry| version.path().join("bin/initdb").exists();
    let installed = Path::new(POSTGRES).read_dir();
    let installed = installed.is_ok_and(|mut all| all.any(|one| one.is_ok_and(is_there)));
    if installed || works("initdb", &["--version"]) {
        return Ok(());
    }
    let how =
        "the server's tests need PostgreSQL: `apt-get install postgresql`, or `initdb` on the path";
    install("postgresql", how)
}

/// Installs a package, if permitted; `how` says what else can be done.
pub(crate) fn install(package: &str, how: &str) -> Result<(), String> {
    let install = ["apt-get", "install", "--yes", "--no-install-recommends", package];
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    let mut installing = if is_root && works("apt-get", &["--version"]) {
        let mut command = Command::new(install[0]);
        command.args(&install[1..]);
        command
    } else if works("sudo", &["-n", "apt-get", "--version"]) {
        let mut command = Command::new("sudo");
        command.arg("-n").args(install);
        command
    } else {
        return Err(how.into());
    };
    installing.env("DEBIAN_FRONTEND", "noninteractive");
    command(package, &mut installing).map_err(|error| format!("{error}\n{how}"))
}

/// Whether a program is installed and works.
pub(crate) fn works(program: &str, words: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(words).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
