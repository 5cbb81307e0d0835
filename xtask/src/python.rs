//! The Python package: its wheel, its tests, its benchmark, in a virtual environment of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the tests need, with versions.
const PACKAGES: &str = "crates/python/tests/requirements.txt";

/// The first word of the interpreters that are tried.
const INTERPRETERS: [&str; 5] = ["python3", "python3.11", "python3.12", "python3.13", "python3.14"];

/// Builds the wheel and runs the tests of the package, all or those named.
pub(crate) fn test(names: &[&str]) -> Result<(), String> {
    let venv = ready("dev")?;
    let mut pytest = Command::new(venv.join("bin/python"));
    pytest.args(["-m", "pytest", "-p", "no:cacheprovider"]).args(names);
    run("tests of the Python package", &mut pytest)
}

/// Builds the fast wheel and writes docs/benchmark.md.
pub(crate) fn benchmark(words: &[&str]) -> Result<(), String> {
    let venv = ready("release")?;
    let mut python = Command::new(venv.join("bin/python"));
    python.arg("crates/python/benchmark/run.py").args(words);
    run("benchmark of the Python package", &mut python)
}

/// The virtual environment with its packages and the wheel, built with this profile.
fn ready(profile: &str) -> Result<PathBuf, String> {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let venv = target.join("python/venv");
    let python = venv.join("bin/python");
    if !works(&python, &["-m", "pip", "--version"]) {
        let mut make = Command::new(interpreter()?);
        make.args(["-m", "venv", "--clear"]).arg(&venv);
        run("virtual environment", &mut make)?;
    }
    packages(&venv)?;
    let wheels = target.join("python").join(profile);
    let mut maturin = Command::new(venv.join("bin/maturin"));
    maturin.args(["build", "--quiet", "--locked", "--profile", profile, "--interpreter"]);
    maturin.arg(&python).arg("--out").arg(&wheels);
    run("wheel of the Python package", &mut maturin)?;
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]);
    install.args(["--force-reinstall", "--disable-pip-version-check"]).arg(wheel(&wheels)?);
    run("installing the wheel", &mut install)?;
    Ok(venv)
}

/// Installs the pinned packages unless they are there.
fn packages(venv: &Path) -> Result<(), String> {
    let wanted = fs::read_to_string(PACKAGES).map_err(|error| format!("{PACKAGES}: {error}"))?;
    let installed = venv.join("requirements.txt");
    if fs::read_to_string(&installed).is_ok_and(|text| text == wanted) {
        return Ok(());
    }
    let mut pip = Command::new(venv.join("bin/python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    pip.args(["--only-binary", ":all:", "--no-compile", "--requirement", PACKAGES]);
    run("packages of the Python tests", &mut pip).map_err(|error| {
        format!("{error}\nthe Python tests need the packages of {PACKAGES}: connect to the network once to install them")
    })?;
    fs::write(&installed, wanted).map_err(|error| format!("{}: {error}", installed.display()))
}

/// The wheel in a folder: there is one for each version of the package.
fn wheel(folder: &Path) -> Result<PathBuf, String> {
    let name = format!("aude-{}-", env!("CARGO_PKG_VERSION"));
    let files = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    files
        .filter_map(|file| Some(file.ok()?.path()))
        .find(|path| path.file_name().is_some_and(|file| file.to_string_lossy().starts_with(&name)))
        .ok_or_else(|| format!("there is no wheel in {}", folder.display()))
}

/// A Python that is new enough.
fn interpreter() -> Result<&'static str, String> {
    let check = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))";
    INTERPRETERS.into_iter().find(|name| works(Path::new(name), &["-c", check])).ok_or_else(|| {
        "the Python tests need Python 3.11 or newer with venv (Debian: `apt-get install python3-venv`)"
            .into()
    })
}

fn run(step: &str, command: &mut Command) -> Result<(), String> {
    eprintln!("xtask: {step}");
    let status = command.status().map_err(|error| format!("{step}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{step} failed: {command:?}")) }
}

fn works(program: &Path, words: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(words).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
