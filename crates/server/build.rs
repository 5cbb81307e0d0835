//! Lists the files of the web client, so that they can be embedded in the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const WEB: &str = "../../web";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed={WEB}");
    let folder = fs::canonicalize(WEB)?;
    let mut files = Vec::new();
    collect(&folder, &mut files)?;
    files.sort();
    let mut code = String::from("[\n");
    for file in &files {
        let name = file.strip_prefix(&folder).unwrap_or(file).to_str().unwrap_or_default();
        let name = name.replace('\\', "/");
        let _ = writeln!(code, "({name:?}, include_bytes!({file:?}).as_slice()),");
    }
    code += "]\n";
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("web.rs"), code)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
