//! The texts of each language as one file, without comments.

use std::collections::BTreeMap;

use crate::Files;

/// Joins `locales/LANGUAGE/*.ftl` by language.
pub(crate) fn join(files: &Files<'_>) -> BTreeMap<String, String> {
    let mut joined: BTreeMap<String, String> = BTreeMap::new();
    for (path, text) in files {
        let name = path.strip_prefix("locales/").filter(|path| path.ends_with(".ftl"));
        let Some((language, _)) = name.and_then(|name| name.split_once('/')) else { continue };
        let all = joined.entry(language.to_owned()).or_default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            *all += line;
            all.push('\n');
        }
        all.push('\n');
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::join;
    use crate::Files;

    #[test]
    fn a_language_has_all_its_texts() {
        let files = Files::from([
            ("locales/de/a.ftl", "# Why.\na = A\n    b\n"),
            ("locales/de/b.ftl", "b = B\n"),
            ("locales/en/a.ftl", "a = A\n"),
            ("locales/README.md", "no"),
        ]);
        let found: Vec<_> = join(&files).into_iter().collect();
        let texts = [("de", "a = A\n    b\n\nb = B\n\n"), ("en", "a = A\n\n")];
        assert_eq!(found, texts.map(|(language, text)| (language.to_owned(), text.to_owned())));
    }
}
