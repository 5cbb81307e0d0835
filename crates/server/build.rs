//! Lists the files of the web client, so that they can be embedded in the program, and packs them. A
//! client that cannot be packed fails the build with its file and line.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use aude_pack::{Files, Packed};

const WEB: &str = "../../web";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed={WEB}");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    let folder = fs::canonicalize(WEB)?;
    let mut files = Vec::new();
    collect(&folder, &mut files)?;
    files.sort();
    let mut code = String::from("[\n");
    let mut texts = Vec::new();
    for file in &files {
        let name = file.strip_prefix(&folder).unwrap_or(file).to_str().unwrap_or_default();
        let name = name.replace('\\', "/");
        let _ = writeln!(code, "({name:?}, include_bytes!({file:?}).as_slice()),");
        if let Ok(text) = String::from_utf8(fs::read(file)?) {
            texts.push((name, text));
        }
    }
    code += "]\n";
    fs::write(out.join("web.rs"), code)?;

    let texts: Files<'_> =
        texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    match aude_pack::pack(&texts) {
        Ok(packed) => write(&packed, &out),
        Err(error) => {
            eprintln!("error: the web client cannot be packed: web/{error}");
            std::process::exit(1);
        }
    }
}

/// Writes the packed files and the code that embeds them.
fn write(packed: &Packed, out: &Path) -> io::Result<()> {
    let folder = out.join(aude_pack::FOLDER);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let mut files = String::new();
    for (path, text) in &packed.files {
        fs::write(out.join(path), text)?;
        let _ = writeln!(files, "({path:?}, include_str!({:?})),", out.join(path));
    }
    let mut scripts = String::new();
    for script in &packed.scripts {
        let (path, modules, needs) = (&script.path, &script.modules, &script.needs);
        let _ = writeln!(
            scripts,
            "Script {{ path: {path:?}, modules: &{modules:?}, needs: &{needs:?} }},"
        );
    }
    let (index, texts) = (&packed.index, &packed.texts);
    let code = format!(
        "Packed {{ index: {index:?}, files: &[\n{files}], scripts: &[\n{scripts}], texts: &{texts:?} }}\n"
    );
    fs::write(out.join("packed.rs"), code)
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
