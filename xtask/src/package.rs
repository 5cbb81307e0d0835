//! The crates that others can depend on, packaged as they would be published.

use crate::run::cargo;

/// In the order of their dependencies.
const PUBLISHED: [&str; 3] = ["aude-engine", "aude-record", "aude-ai"];

/// Packages them together, so that each is built against the packages of the others and not against
/// this folder.
pub(crate) fn all() -> Result<(), String> {
    let packages = PUBLISHED.iter().flat_map(|name| ["--package", name]);
    let words: Vec<&str> = ["package", "--allow-dirty"].into_iter().chain(packages).collect();
    cargo("packages", &words, &[])
}
