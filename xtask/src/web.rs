//! The web client: its types, its tests in a real browser, screenshots of it.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::debian::{self, works};
use crate::run::{cargo, command};

/// Where the tests of the client are.
const TESTS: &str = "webtests";

/// Debian's browser; `AUDE_CHROMIUM` names another.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Type-checks the client and runs its tests, all or those named.
pub(crate) fn test(names: &[&str]) -> Result<(), String> {
    let program = ready()?;
    node("web tests", "run.mjs", names, &program)
}

/// Checks the client's types and its parts that need neither a browser nor a server.
pub(crate) fn without_browser() -> Result<(), String> {
    if !works("node", &["--version"]) {
        eprintln!("xtask: the client is not checked: there is no Node");
        return Ok(());
    }
    packages()?;
    let mut node = Command::new("node");
    node.args(["run.mjs", "--without-browser"]).current_dir(TESTS);
    command("types and units of the client", &mut node)
}

/// Takes screenshots of every page into a folder.
pub(crate) fn screenshots(folder: &[&str]) -> Result<(), String> {
    let program = ready()?;
    node("screenshots", "screenshots.mjs", folder, &program)
}

/// Takes the pictures of the README.
pub(crate) fn pictures() -> Result<(), String> {
    let program = ready()?;
    node("pictures", "pictures.mjs", &[], &program)
}

/// Installs what is missing and builds the program; returns its path.
fn ready() -> Result<PathBuf, String> {
    if !works("node", &["--version"]) || !works("npm", &["--version"]) {
        return Err("the web tests need Node 20.19 or newer with npm (Debian: `apt-get install nodejs npm`)".into());
    }
    if std::env::var_os("AUDE_CHROMIUM").is_none() && !Path::new(CHROMIUM).exists() {
        install_browser()?;
    }
    packages()?;
    cargo("aude", &["build", "--quiet", "--package", "aude"], &[])?;
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let program = target.join("debug/aude");
    program.canonicalize().map_err(|error| format!("{}: {error}", program.display()))
}

/// Installs the packages of the web tests if they are missing.
fn packages() -> Result<(), String> {
    let packages = Path::new(TESTS).join("node_modules/.package-lock.json");
    let wanted = Path::new(TESTS).join("package-lock.json");
    let made = |path: &Path| path.metadata().and_then(|file| file.modified()).ok();
    if made(&packages) < made(&wanted) {
        let mut npm = Command::new("npm");
        npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(TESTS);
        command("packages of the web tests", &mut npm)?;
    }
    Ok(())
}

/// Installs Debian's browser if permitted.
fn install_browser() -> Result<(), String> {
    let how = "the web tests need Chromium: `apt-get install chromium`, or set AUDE_CHROMIUM to a browser";
    debian::install("chromium", how)
}

/// Runs one of our scripts with the program to test.
fn node(step: &str, script: &str, words: &[&str], program: &Path) -> Result<(), String> {
    let mut node = Command::new("node");
    node.arg(script).args(words).env("AUDE_BIN", program).current_dir(TESTS);
    command(step, &mut node)
}
