//! The style sheets as one, without comments and indentation.

use crate::{Files, PackError};

/// Joins style sheets in the order in which the page loads them.
pub(crate) fn join(files: &Files<'_>, styles: &[(String, usize)]) -> Result<String, PackError> {
    let mut joined = String::new();
    for (path, line) in styles {
        let Some(text) = files.get(path.as_str()) else {
            return Err(PackError::new("index.html", *line, format!("there is no {path}")));
        };
        add(&mut joined, path, text)?;
    }
    Ok(joined)
}

fn add(joined: &mut String, path: &str, text: &str) -> Result<(), PackError> {
    let mut in_comment = None;
    for (index, line) in text.lines().enumerate() {
        let mut left = String::new();
        let mut quote = None;
        let mut chars = line.chars().peekable();
        while let Some(c) = chars.next() {
            match (in_comment, quote, c) {
                (Some(_), _, '*') if chars.next_if_eq(&'/').is_some() => in_comment = None,
                (Some(_), _, _) => {}
                (None, None, '/') if chars.next_if_eq(&'*').is_some() => {
                    in_comment = Some(index + 1)
                }
                (None, None, '"' | '\'') => {
                    quote = Some(c);
                    left.push(c);
                }
                (None, Some(open), _) => {
                    left.push(c);
                    if c == '\\' {
                        left.extend(chars.next());
                    } else if c == open {
                        quote = None;
                    }
                }
                (None, None, _) => left.push(c),
            }
        }
        if quote.is_some() {
            return Err(PackError::new(path, index + 1, "a string is never closed"));
        }
        let left = left.trim();
        for (sign, why) in [
            ("@import", "`@import` would be a request more: name the sheet in index.html"),
            ("@charset", "`@charset` may only start a file"),
            ("url(", "`url(…)` would lead elsewhere when packed"),
        ] {
            if left.contains(sign) && !left.contains("url(\"data:") {
                return Err(PackError::new(path, index + 1, why));
            }
        }
        if !left.is_empty() {
            *joined += left;
            joined.push('\n');
        }
    }
    match in_comment {
        Some(line) => Err(PackError::new(path, line, "a comment is never closed")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::join;
    use crate::Files;

    fn joined(one: &str, two: &str) -> Result<String, String> {
        let files = Files::from([("a.css", one), ("b.css", two)]);
        let styles = [("a.css".to_owned(), 4), ("b.css".to_owned(), 5)];
        join(&files, &styles).map_err(|error| error.to_string())
    }

    #[test]
    fn sheets_keep_their_order_and_lose_their_comments() {
        let one = "/* The\n   board. */\n.a {\n  content: \"/* x */\"; /* y */\n}\n";
        assert_eq!(
            joined(one, ".b { }\n"),
            Ok(".a {\ncontent: \"/* x */\";\n}\n.b { }\n".to_owned())
        );
    }

    #[test]
    fn what_would_lead_elsewhere_is_refused() {
        for (sheet, told) in [
            ("\n@import \"c.css\";", "a.css:2: `@import`"),
            (".a { background: url(b.png); }", "a.css:1: `url(…)`"),
            ("\n/* x", "a.css:2: a comment is never closed"),
            (".a { content: \"x; }", "a.css:1: a string is never closed"),
        ] {
            let error = joined(sheet, "").expect_err("refused");
            assert!(error.starts_with(told), "{error}");
        }
        let error = join(&Files::new(), &[("a.css".to_owned(), 4)]).expect_err("refused");
        assert_eq!(error.to_string(), "index.html:4: there is no a.css");
    }
}
