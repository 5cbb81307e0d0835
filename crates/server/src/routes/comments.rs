//! Scripts and style sheets are sent without the lines that only explain them.

/// The same code without its comments on lines of their own. Those lines stay empty, so that a browser
/// counts lines as the sources do.
pub(crate) fn without_comments(code: &[u8]) -> Vec<u8> {
    let mut inside = false;
    let mut left = String::with_capacity(code.len());
    for line in String::from_utf8_lossy(code).lines() {
        let words = line.trim();
        let end = words.find("*/").map(|at| at + 2);
        match (inside, end) {
            (true, None) => {}
            (true, Some(end)) => {
                inside = false;
                left.push_str(&words[end..]);
            }
            (false, _) if words.starts_with("//") => {}
            (false, None) if words.starts_with("/*") => inside = true,
            (false, Some(end)) if words.starts_with("/*") && end == words.len() => {}
            (false, _) => left.push_str(line),
        }
        left.push('\n');
    }
    left.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::without_comments;

    fn sent(code: &str) -> String {
        String::from_utf8(without_comments(code.as_bytes())).expect("text")
    }

    #[test]
    fn comments_are_not_sent_and_lines_keep_their_numbers() {
        let code = "// Why.\n\n/**\n * @param {string} a\n */\nconst f = (a) => a; // kept\n  /** @type {number} */ (g)\n/** One. */\nh();\n";
        let left = "\n\n\n\n\nconst f = (a) => a; // kept\n  /** @type {number} */ (g)\n\nh();\n";
        assert_eq!(sent(code), left);
        assert_eq!(
            sent("/* The\n   board. */\n.a { b: c; } /* d */\n"),
            "\n\n.a { b: c; } /* d */\n"
        );
    }

    /// A text over several lines could hold a line that looks like a comment.
    #[test]
    fn no_text_of_the_client_looks_like_a_comment() {
        let files: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/web.rs"));
        for (path, content) in files.iter().filter(|(path, _)| path.ends_with(".js")) {
            let mut in_text = false;
            for line in String::from_utf8_lossy(content).lines() {
                let words = line.trim();
                let explains = ["//", "/*", "*"].iter().any(|sign| words.starts_with(sign));
                if !in_text && explains {
                    continue;
                }
                assert!(!in_text || !words.starts_with('/'), "{path}: {line}");
                in_text ^= line.matches('`').count() % 2 == 1;
            }
        }
    }
}
