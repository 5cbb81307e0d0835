//! What is released: a static program with its manual pages and completions as an archive, a Debian
//! package, and the wheel of the Python package.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::debian::works;
use crate::python;
use crate::run::{cargo, command};

/// Where everything ends up.
const FOLDER: &str = "target/dist-files";

/// What goes into the archive as it is.
const FILES: [&str; 10] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "docs/operate.md",
    "deploy/aude.service",
    "deploy/aude.toml",
    "deploy/nginx.conf",
    "deploy/Caddyfile",
    "deploy/grafana.json",
];

/// Builds everything that is released.
pub(crate) fn all() -> Result<(), String> {
    let host = host()?;
    // Linked statically, it runs on any Linux of its architecture, also in an empty container.
    let flags = ("RUSTFLAGS", "-C target-feature=+crt-static");
    let build = ["build", "--locked", "--profile", "dist", "--package", "aude", "--target", &host];
    cargo("program", &build, &[flags])?;
    let program = PathBuf::from(format!("target/{host}/dist/aude"));
    let version = env!("CARGO_PKG_VERSION");
    let name = format!("aude-{version}-{host}");
    let folder = Path::new(FOLDER).join(&name);
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    // Files of an earlier version must not be released with this one.
    if Path::new(FOLDER).exists() {
        fs::remove_dir_all(FOLDER).map_err(failed)?;
    }
    fs::create_dir_all(folder.join("man")).map_err(failed)?;
    fs::create_dir_all(folder.join("completions")).map_err(failed)?;
    fs::copy(&program, folder.join("aude")).map_err(failed)?;
    for file in FILES {
        let to = folder.join(Path::new(file).file_name().unwrap_or_default());
        fs::copy(file, to).map_err(|error| format!("{file}: {error}"))?;
    }
    let manual = folder.join("man");
    command("manual", Command::new(&program).arg("man").arg(&manual))?;
    for (shell, file) in [("bash", "aude"), ("zsh", "_aude"), ("fish", "aude.fish")] {
        let written = Command::new(&program).args(["completions", shell]).output();
        let script = written.map_err(|error| format!("completions: {error}"))?.stdout;
        fs::write(folder.join("completions").join(file), script).map_err(failed)?;
    }
    let archive = format!("{name}.tar.gz");
    command(
        "archive",
        Command::new("tar")
            .args(["-C", FOLDER, "--owner=0", "--group=0", "--numeric-owner", "-czf"])
            .args([&format!("{FOLDER}/{archive}"), &name]),
    )?;
    debian(&folder)?;
    python::wheel(FOLDER)?;
    let sums =
        format!("cd {FOLDER} && sha256sum *.tar.gz *.deb *.whl > SHA256SUMS && cat SHA256SUMS");
    command("checksums", Command::new("sh").args(["-c", &sums]))
}

/// The Debian package, by cargo-deb from the files of the archive.
fn debian(folder: &Path) -> Result<(), String> {
    // The package's list of files names one folder, whatever the version and the machine are.
    let staged = Path::new(FOLDER).join("deb");
    command("files", Command::new("cp").arg("-a").arg(folder).arg(&staged))?;
    let build = ["deb", "--no-build", "--no-strip", "--package", "aude", "--output", FOLDER];
    cargo("Debian package (needs `cargo install cargo-deb`)", &build, &[])?;
    if !works("dpkg-deb", &["--version"]) {
        return Ok(());
    }
    // The scripts that enable and start the service, and stop it: cargo-deb may leave them out silently.
    let has = |name| format!("dpkg-deb --info {FOLDER}/*.deb {name} | grep --quiet aude.service");
    let look = ["postinst", "prerm"].map(has).join(" && ");
    command("the package starts the service", Command::new("sh").args(["-c", &look]))
}

fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say what it builds for".to_owned())
}
