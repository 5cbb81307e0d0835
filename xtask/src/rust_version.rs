//! The Rust version stated in Cargo.toml: no dependency may require a newer one.

use std::process::Command;

use serde_json::Value;

/// A Rust version: major, minor, patch.
type Version = [u32; 3];

/// Every package of the lock file, as cargo describes it.
fn locked() -> Result<Value, String> {
    // Without a network, cargo still knows the packages that this platform builds.
    ask(&[]).or_else(|_| ask(&["--offline", "--filter-platform", &platform()?]))
}

/// Packages that require a newer Rust than our own packages state.
fn too_new(metadata: &Value) -> Result<Vec<String>, String> {
    let packages = metadata["packages"].as_array().ok_or("cargo lists no packages")?;
    let stated = |package: &Value| package["rust_version"].as_str().and_then(version);
    let (own, others): (Vec<&Value>, Vec<&Value>) =
        packages.iter().partition(|package| package["source"].is_null());
    let ours = own.iter().filter_map(|package| stated(package)).min();
    let ours = ours.ok_or("no package of ours states a Rust version")?;
    let newer = others.iter().filter(|package| stated(package).is_some_and(|theirs| theirs > ours));
    Ok(newer
        .map(|package| {
            let [name, release, theirs] =
                ["name", "version", "rust_version"].map(|key| package[key].as_str().unwrap_or("?"));
            let [major, minor, _] = ours;
            format!("{name} {release} needs Rust {theirs}; Cargo.toml states {major}.{minor}")
        })
        .collect())
}

fn version(text: &str) -> Option<Version> {
    let mut parts = text.split('.').map(str::parse);
    let mut next = || parts.next().unwrap_or(Ok(0)).ok();
    Some([next()?, next()?, next()?])
}

fn ask(more: &[&str]) -> Result<Value, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked"])
        .args(more)
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))
}

/// The current platform, as rustc calls it.
fn platform() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output();
    let output = output.map_err(|error| format!("rustc: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not name its host".to_owned())
}

#[test]
fn the_stated_rust_version_is_enough_for_every_dependency() {
    let metadata = locked().expect("cargo knows the lock file");
    let packages = metadata["packages"].as_array().map_or(0, Vec::len);
    assert!(packages > 100, "only {packages} packages were looked at");
    assert_eq!(too_new(&metadata).expect("versions"), Vec::<String>::new());
}

#[test]
fn a_dependency_that_needs_more_is_named() {
    let package = |name: &str, source: Option<&str>, needs: Option<&str>| serde_json::json!({"name": name, "version": "1.2.3", "source": source, "rust_version": needs});
    let metadata = serde_json::json!({"packages": [
        package("ours", None, Some("1.93")),
        package("silent", Some("registry"), None),
        package("same", Some("registry"), Some("1.93.0")),
        package("newer", Some("registry"), Some("1.93.1")),
    ]});
    let told = too_new(&metadata).expect("versions");
    assert_eq!(told, ["newer 1.2.3 needs Rust 1.93.1; Cargo.toml states 1.93"]);
}
#[test]
fn the_readme_names_the_same_rust_version() {
    let metadata = locked().expect("cargo knows the lock file");
    let packages = metadata["packages"].as_array().expect("packages");
    let own = packages.iter().find(|package| package["name"] == "aude").expect("the program");
    let stated = own["rust_version"].as_str().expect("a version");
    let readme = std::fs::read_to_string("../README.md").expect("the README");
    assert!(readme.contains(&format!("({stated} or newer)")), "README.md does not say {stated}");
}
