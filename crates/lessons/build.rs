//! Lists the files of the lessons and their texts, so that a new one needs no code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    for (folder, ending) in [("lessons", "txt"), ("texts", "ftl")] {
        println!("cargo:rerun-if-changed={folder}");
        let mut code = String::from("&[\n");
        for (parent, file) in files(Path::new(folder), ending)? {
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let path = fs::canonicalize(&file)?;
            let _ = writeln!(code, "({parent:?}, {name:?}, include_str!({path:?})),");
        }
        code += "]\n";
        fs::write(out.join(format!("{folder}.rs")), code)?;
    }
    Ok(())
}

/// The files in the folders of a folder, in order, with the name of their folder.
fn files(folder: &Path, ending: &str) -> io::Result<Vec<(String, PathBuf)>> {
    let mut found = Vec::new();
    for inner in fs::read_dir(folder)? {
        let inner = inner?;
        if !inner.file_type()?.is_dir() {
            continue;
        }
        let parent = inner.file_name().to_string_lossy().into_owned();
        for file in fs::read_dir(inner.path())? {
            let path = file?.path();
            if path.extension().is_some_and(|found| found == ending) {
                found.push((parent.clone(), path));
            }
        }
    }
    found.sort();
    Ok(found)
}
