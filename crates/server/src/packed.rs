//! The packed web client (crates/pack), which release builds serve: a few files, named after their
//! content, so that browsers keep them for ever.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::LazyLock;

use flate2::{Compression, write::GzEncoder};

/// The packed client.
pub(crate) struct Packed {
    /// The index page.
    pub(crate) index: &'static str,
    files: &'static [(&'static str, &'static str)],
    scripts: &'static [Script],
    /// The file of each language's texts.
    pub(crate) texts: &'static [(&'static str, &'static str)],
}

struct Script {
    path: &'static str,
    modules: &'static [&'static str],
    needs: &'static [&'static str],
}

/// What build.rs packed.
pub(crate) static PACKED: Packed = include!(concat!(env!("OUT_DIR"), "/packed.rs"));

/// A packed file.
pub(crate) struct File {
    pub(crate) text: &'static str,
    gzip: LazyLock<Vec<u8>, Box<dyn FnOnce() -> Vec<u8> + Send>>,
}

impl File {
    fn new(text: &'static str) -> Self {
        let gzip: Box<dyn FnOnce() -> Vec<u8> + Send> = Box::new(move || compressed(text));
        Self { text, gzip: LazyLock::new(gzip) }
    }

    /// The file as gzip, compressed once.
    pub(crate) fn gzip(&self) -> &[u8] {
        &self.gzip
    }
}

/// A packed file by its path, such as `pack/app-….js`.
pub(crate) fn file(path: &str) -> Option<&'static File> {
    static FILES: LazyLock<BTreeMap<&str, File>> = LazyLock::new(|| {
        PACKED.files.iter().map(|&(path, text)| (path, File::new(text))).collect()
    });
    FILES.get(path)
}

/// The scripts that a page runs besides the entry, by the module of the page.
pub(crate) fn scripts(module: &str) -> impl Iterator<Item = &'static str> {
    let entry = PACKED.scripts.first().map(|script| script.path);
    let found = PACKED.scripts.iter().find(|script| script.modules.contains(&module));
    let all =
        found.into_iter().flat_map(|script| script.needs.iter().copied().chain([script.path]));
    all.filter(move |&path| Some(path) != entry)
}

fn compressed(text: &str) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    let _ = encoder.write_all(text.as_bytes());
    encoder.finish().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::{PACKED, file, scripts};

    #[test]
    fn the_index_page_names_packed_files_that_are_there() {
        let paths: Vec<_> =
            PACKED.index.split('"').filter(|part| part.starts_with("pack/")).collect();
        assert_eq!(paths.len(), 3, "two style sheets and a script: {}", PACKED.index);
        let texts = PACKED.texts.iter().map(|(_, path)| *path);
        for path in paths.into_iter().chain(texts).chain(scripts("table/page.js")) {
            assert!(file(path).is_some_and(|file| file.text.len() > 1000), "{path}");
        }
        assert_eq!(PACKED.texts.len(), 4);
    }

    #[test]
    fn pages_name_their_scripts_without_the_entry() {
        let home: Vec<_> = scripts("home/page.js").collect();
        assert_eq!(home.len(), 1, "{home:?}");
        assert!(scripts("table/page.js").all(|path| !home.contains(&path)));
        assert_eq!(scripts("app/main.js").count(), 0);
    }

    #[test]
    fn gzip_is_the_same_file() {
        let (path, text) = PACKED.files[0];
        let mut read = String::new();
        let gzip = file(path).expect("there").gzip();
        flate2::read::GzDecoder::new(gzip).read_to_string(&mut read).expect("readable");
        assert!(gzip.len() < text.len());
        assert_eq!(read, text);
    }
}
