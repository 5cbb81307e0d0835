//! The Python package: its wheel, its tests, its benchmark, in a virtual environment of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the tests need, with versions.
const TESTS: &str = "crates/python/tests/requirements.txt";

/// What the benchmark needs besides: the games of others.
const BENCHMARK: &str = "crates/python/benchmark/requirements.txt";

/// The first word of the interpreters that are tried.
const INTERPRETERS: [&str; 5] = ["python3", "python3.11", "python3.12", "python3.13", "python3.14"];

/// Installs the package and runs the tests of the package, all or those named.
pub(crate) fn test(names: &[&str]) -> Result<(), String> {
    let venv = ready("dev", &[TESTS])?;
    let mut pytest = Command::new(venv.join("bin/python"));
    pytest.args(["-m", "pytest", "-p", "no:cacheprovider"]).args(names);
    run("tests of the Python package", &mut pytest)
}

/// Installs the fast package and writes docs/benchmark.md.
pub(crate) fn benchmark(words: &[&str]) -> Result<(), String> {
    let venv = ready("release", &[TESTS, BENCHMARK])?;
    let mut python = Command::new(venv.join("bin/python"));
    python.arg("crates/python/benchmark/run.py").args(words);
    run("benchmark of the Python package", &mut python)
}

/// Builds the wheel that is released, in a folder.
pub(crate) fn wheel(folder: &str) -> Result<(), String> {
    let venv = environment(&[TESTS])?;
    let mut maturin = Command::new(venv.join("bin/maturin"));
    maturin.args(["build", "--release", "--locked", "--out", folder]);
    run("wheel of the Python package", &mut maturin)
}

/// The virtual environment with these lists of packages and our own, built with this profile.
fn ready(profile: &str, lists: &[&str]) -> Result<PathBuf, String> {
    let venv = environment(lists)?;
    install(&venv, profile)?;
    Ok(venv)
}

/// The virtual environment with these lists of packages.
fn environment(lists: &[&str]) -> Result<PathBuf, String> {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let venv = target.join("python/venv");
    let python = venv.join("bin/python");
    if !works(&python, &["-m", "pip", "--version"]) {
        let mut make = Command::new(interpreter()?);
        make.args(["-m", "venv", "--clear"]).arg(&venv);
        run("virtual environment", &mut make)?;
    }
    for list in lists {
        packages(&venv, list)?;
    }
    Ok(venv)
}

/// `pip install .`, with the maturin that is there and nothing from the network.
fn install(venv: &Path, profile: &str) -> Result<(), String> {
    let programs = fs::canonicalize(venv.join("bin"))
        .map_err(|error| format!("{}: {error}", venv.display()))?;
    let old = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths([programs].into_iter().chain(std::env::split_paths(&old)))
        .map_err(|error| error.to_string())?;
    let mut pip = Command::new(venv.join("bin/python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "."]);
    pip.args(["--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall"]);
    pip.env("PATH", path).env("MATURIN_PEP517_ARGS", format!("--profile {profile}"));
    run("`pip install .`", &mut pip)
}

/// Installs the pinned packages of a list unless they are there.
fn packages(venv: &Path, list: &str) -> Result<(), String> {
    let wanted = fs::read_to_string(list).map_err(|error| format!("{list}: {error}"))?;
    let installed = venv.join(list.replace('/', "-"));
    if fs::read_to_string(&installed).is_ok_and(|text| text == wanted) {
        return Ok(());
    }
    let mut pip = Command::new(venv.join("bin/python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    pip.args(["--only-binary", ":all:", "--no-compile", "--requirement", list]);
    run(&format!("packages of {list}"), &mut pip).map_err(|error| {
        format!("{error}\n{list} has packages that are not here: connect to the network once to install them")
    })?;
    fs::write(&installed, wanted).map_err(|error| format!("{}: {error}", installed.display()))
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
