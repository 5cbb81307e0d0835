//! The files of the web client. Debug builds read them from disk, so that a change shows when the
//! page is reloaded; release builds embed them.

use std::borrow::Cow;

/// A file by its path below the folder of the client, such as `app/main.js`.
#[cfg(not(debug_assertions))]
pub(crate) fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    /// Path and content of every file, by path (build.rs).
    static FILES: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/web.rs"));

    let found = FILES.binary_search_by_key(&path, |&(name, _)| name).ok()?;
    Some(Cow::Borrowed(FILES[found].1))
}

/// A file by its path below the folder of the client, such as `app/main.js`.
#[cfg(debug_assertions)]
pub(crate) fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    use std::path::{Component, Path};

    const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web");
    let path = Path::new(path);
    let is_below = path.components().all(|part| matches!(part, Component::Normal(_)));
    let file = is_below.then(|| Path::new(FOLDER).join(path))?;
    std::fs::read(file).ok().map(Cow::Owned)
}

#[cfg(test)]
mod tests {
    use super::file;

    #[test]
    fn files_of_the_client_are_found_and_no_others() {
        assert!(file("index.html").is_some_and(|page| page.starts_with(b"<!doctype html>")));
        assert!(file("app/main.js").is_some());
        for other in
            ["", "app", "app/", "/index.html", "../Cargo.toml", "app/../index.html", "nothing"]
        {
            assert!(file(other).is_none(), "{other}");
        }
    }

    /// What release builds embed, which tests do not read.
    #[test]
    fn the_list_is_what_is_on_disk_in_order() {
        let list = include!(concat!(env!("OUT_DIR"), "/web.rs"));
        assert!(
            list.is_sorted_by(|(one, _), (next, _)| one < next),
            "binary search needs the order"
        );
        for (name, content) in list {
            assert!(file(name).is_some_and(|now| now.as_ref() == content), "{name}");
        }
    }
}
