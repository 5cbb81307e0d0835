//! The client's texts, for the pages that the program writes without a browser.

/// The files of a language with the texts of games and their reviews.
const FILES: [&str; 5] = ["common", "table", "log", "end", "analysis"];

/// The texts of a language, such as `de`, as Fluent; empty for any other.
#[must_use]
pub fn texts(language: &str) -> String {
    let file = |name| crate::web::file(&format!("locales/{language}/{name}.ftl"));
    let found: Vec<_> = FILES.into_iter().filter_map(file).collect();
    found.iter().map(|text| String::from_utf8_lossy(text) + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::texts;

    #[test]
    fn languages_have_texts() {
        assert!(texts("hu").contains("\nreview-margin = "));
        assert_eq!(texts("xx"), "");
        assert_eq!(texts("../en"), "");
    }
}
