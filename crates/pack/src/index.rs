//! The index page: which styles and which module it loads, and the same page with packed files.

use crate::{Files, PackError};

/// What the index page refers to.
pub(crate) struct Index<'a> {
    text: &'a str,
    pub(crate) styles: Vec<(String, usize)>,
    /// Styles of pages that few people open, loaded with those pages.
    pub(crate) later: Vec<(String, usize)>,
    pub(crate) entry: String,
}

const NAME: &str = "index.html";
const STYLE: &str = "<link rel=\"stylesheet\" href=\"";
const LATER: &str = "<meta name=\"style\" content=\"";
const SCRIPT: &str = "<script type=\"module\" src=\"";

/// Reads the index page.
pub(crate) fn read<'a>(files: &Files<'a>) -> Result<Index<'a>, PackError> {
    let fail = |line: usize, message: &str| Err(PackError::new(NAME, line, message));
    let Some(&text) = files.get(NAME) else { return fail(1, "there is no such file") };
    let (mut styles, mut later) = (Vec::new(), Vec::new());
    let mut entry = None;
    for (index, line) in text.lines().enumerate() {
        if let Some(path) = path(line, STYLE) {
            styles.push((path.to_owned(), index + 1));
        } else if let Some(path) = path(line, LATER) {
            later.push((path.to_owned(), index + 1));
        } else if let Some(path) = path(line, SCRIPT) {
            if entry.replace(path.to_owned()).is_some() {
                return fail(index + 1, "expected one module");
            }
        } else if line.contains("<script") || line.contains("stylesheet") {
            let text =
                format!("expected `{STYLE}…\">` or `{SCRIPT}…\"></script>` on a line of its own");
            return fail(index + 1, &text);
        }
    }
    match entry {
        Some(entry) => Ok(Index { text, styles, later, entry }),
        None => fail(1, "expected a module"),
    }
}

/// The path in a line that starts like this.
fn path<'a>(line: &'a str, start: &str) -> Option<&'a str> {
    let end = if start == SCRIPT { "\"></script>" } else { "\">" };
    line.trim().strip_prefix(start)?.strip_suffix(end)
}

impl Index<'_> {
    /// The page with the packed style sheets and script instead of the sources.
    pub(crate) fn rewritten(&self, style: &str, later: &str, script: &str) -> String {
        let mut page = String::with_capacity(self.text.len());
        let (mut is_first, mut is_first_later) = (true, true);
        for line in self.text.lines() {
            if path(line, STYLE).is_some() {
                if !std::mem::take(&mut is_first) {
                    continue;
                }
                page += &format!("{STYLE}{style}\">");
            } else if path(line, LATER).is_some() {
                if !std::mem::take(&mut is_first_later) {
                    continue;
                }
                page += &format!("{LATER}{later}\">");
            } else if path(line, SCRIPT).is_some() {
                page += &format!("{SCRIPT}{script}\"></script>");
            } else {
                page += line;
            }
            page.push('\n');
        }
        page
    }
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::Files;

    #[test]
    fn packed_files_stand_where_the_sources_stood() {
        let page = "<head>\n<link rel=\"stylesheet\" href=\"a.css\">\n<link rel=\"stylesheet\" href=\"b.css\">\n<meta name=\"style\" content=\"c.css\">\n<meta name=\"style\" content=\"d.css\">\n<script type=\"module\" src=\"a.js\"></script>\n</head>\n";
        let files = Files::from([("index.html", page)]);
        let index = read(&files).expect("readable");
        assert_eq!(index.styles, [("a.css".to_owned(), 2), ("b.css".to_owned(), 3)]);
        assert_eq!(index.later, [("c.css".to_owned(), 4), ("d.css".to_owned(), 5)]);
        assert_eq!(
            index.rewritten("s.css", "l.css", "s.js"),
            "<head>\n<link rel=\"stylesheet\" href=\"s.css\">\n<meta name=\"style\" content=\"l.css\">\n<script type=\"module\" src=\"s.js\"></script>\n</head>\n"
        );
    }

    #[test]
    fn a_page_that_is_not_understood_is_refused_with_its_line() {
        for (page, told) in [
            ("", "index.html:1: expected a module"),
            ("\n<script src=\"a.js\"></script>", "index.html:2: expected `<link"),
            (
                "<script type=\"module\" src=\"a.js\"></script>\n<script type=\"module\" src=\"b.js\"></script>",
                "index.html:2: expected one module",
            ),
        ] {
            let error =
                read(&Files::from([("index.html", page)])).err().expect("refused").to_string();
            assert!(error.starts_with(told), "{error}");
        }
        assert!(read(&Files::new()).is_err());
    }
}
