//! The tokens of a script: enough of JavaScript to tell code from comments, strings, templates and
//! regular expressions, and to find the words of module syntax.

use crate::PackError;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A name or keyword.
    Word,
    Number,
    /// A string with its quotes.
    Text,
    /// A part of a template: to the next `${`, or from a `}` on.
    Template,
    Regex,
    /// One character of punctuation.
    Sign,
    Comment,
}

/// A piece of the source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token<'a> {
    pub(crate) kind: Kind,
    pub(crate) text: &'a str,
    /// Where it starts, in bytes.
    pub(crate) start: usize,
    /// The line it starts in, from 1.
    pub(crate) line: usize,
}

impl Token<'_> {
    /// Where it ends, in bytes.
    pub(crate) fn end(&self) -> usize {
        self.start + self.text.len()
    }

    /// Whether it is this sign.
    pub(crate) fn is(&self, sign: &str) -> bool {
        self.kind == Kind::Sign && self.text == sign
    }

    /// Whether it is this word.
    pub(crate) fn is_word(&self, word: &str) -> bool {
        self.kind == Kind::Word && self.text == word
    }
}

/// The words after which a `/` starts a regular expression.
const BEFORE_VALUE: [&str; 14] = [
    "return",
    "typeof",
    "case",
    "in",
    "of",
    "do",
    "else",
    "void",
    "delete",
    "throw",
    "new",
    "await",
    "yield",
    "instanceof",
];

/// Splits a script into tokens; white space lies between them.
pub(crate) fn tokens<'a>(file: &str, code: &'a str) -> Result<Vec<Token<'a>>, PackError> {
    let mut lexer = Lexer { file, code, at: 0, line: 1, found: Vec::new(), open: Vec::new() };
    while lexer.step()? {}
    match lexer.open.last() {
        Some((sign, line)) => Err(PackError::new(file, *line, format!("`{sign}` is never closed"))),
        None => Ok(lexer.found),
    }
}

struct Lexer<'a, 'f> {
    file: &'f str,
    code: &'a str,
    at: usize,
    line: usize,
    found: Vec<Token<'a>>,
    /// Open brackets with their lines; `$` is a template's `${`.
    open: Vec<(char, usize)>,
}

impl<'a> Lexer<'a, '_> {
    fn fail<T>(&self, message: &str) -> Result<T, PackError> {
        Err(PackError::new(self.file, self.line, message))
    }

    fn rest(&self) -> &'a str {
        &self.code[self.at..]
    }

    /// Takes a token of this length.
    fn take(&mut self, kind: Kind, length: usize) {
        let text = &self.rest()[..length];
        self.found.push(Token { kind, text, start: self.at, line: self.line });
        self.line += text.matches('\n').count();
        self.at += length;
    }

    /// Reads a token; `false` at the end.
    fn step(&mut self) -> Result<bool, PackError> {
        let rest = self.rest();
        let Some(next) = rest.chars().next() else { return Ok(false) };
        match next {
            '\n' => {
                self.line += 1;
                self.at += 1;
            }
            c if c.is_whitespace() => self.at += c.len_utf8(),
            '/' if rest.starts_with("//") => {
                self.take(Kind::Comment, rest.find('\n').unwrap_or(rest.len()));
            }
            '/' if rest.starts_with("/*") => match rest.find("*/") {
                Some(end) => self.take(Kind::Comment, end + 2),
                None => return self.fail("a comment is never closed"),
            },
            '/' if self.value_comes()? => self.regex()?,
            '"' | '\'' => self.string(next)?,
            '`' => self.template()?,
            c if c.is_ascii_digit() => {
                let is_part = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '_';
                self.take(Kind::Number, rest.find(|c| !is_part(c)).unwrap_or(rest.len()));
            }
            c if is_name(c) => {
                self.take(Kind::Word, rest.find(|c| !is_name(c)).unwrap_or(rest.len()));
            }
            '\\' => return self.fail("a backslash outside of a text"),
            '(' | '[' | '{' => {
                self.open.push((next, self.line));
                self.take(Kind::Sign, 1);
            }
            ')' | ']' | '}' => self.close(next)?,
            _ => self.take(Kind::Sign, next.len_utf8()),
        }
        Ok(true)
    }

    fn close(&mut self, sign: char) -> Result<(), PackError> {
        match (self.open.pop(), sign) {
            (Some(('(', _)), ')') | (Some(('[', _)), ']') | (Some(('{', _)), '}') => {
                self.take(Kind::Sign, 1);
                Ok(())
            }
            (Some(('$', _)), '}') => self.template(),
            (Some((open, line)), _) => {
                self.fail(&format!("`{sign}` does not close the `{open}` of line {line}"))
            }
            (None, _) => self.fail(&format!("`{sign}` closes nothing")),
        }
    }

    /// Whether a value comes next rather than an operator, so that `/` starts a regular expression.
    fn value_comes(&self) -> Result<bool, PackError> {
        let mut before = self.found.iter().rev().filter(|token| token.kind != Kind::Comment);
        let Some(last) = before.next() else { return Ok(true) };
        Ok(match last.kind {
            Kind::Word => {
                let is_property = before.next().is_some_and(|token| token.is("."));
                BEFORE_VALUE.contains(&last.text) && !is_property
            }
            Kind::Number | Kind::Text | Kind::Regex => false,
            Kind::Template => last.text.ends_with("${"),
            Kind::Comment => unreachable!("filtered out"),
            Kind::Sign => match last.text {
                ")" | "]" => false,
                "}" => {
                    return self.fail(
                        "`/` after `}` may divide or start a regular expression: put the value in parentheses",
                    );
                }
                "+" | "-" => !before
                    .next()
                    .is_some_and(|token| token.is(last.text) && token.end() == last.start),
                _ => true,
            },
        })
    }

    fn regex(&mut self) -> Result<(), PackError> {
        let (mut escaped, mut in_class) = (false, false);
        for (at, c) in self.rest().char_indices().skip(1) {
            match c {
                '\n' => break,
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '[' => in_class = true,
                ']' => in_class = false,
                '/' if !in_class => {
                    let flags = &self.rest()[at + 1..];
                    let end = flags.find(|c| !is_name(c)).unwrap_or(flags.len());
                    self.take(Kind::Regex, at + 1 + end);
                    return Ok(());
                }
                _ => {}
            }
        }
        self.fail("a regular expression is never closed")
    }

    fn string(&mut self, quote: char) -> Result<(), PackError> {
        let mut escaped = false;
        for (at, c) in self.rest().char_indices().skip(1) {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '\n' => break,
                c if c == quote => {
                    self.take(Kind::Text, at + 1);
                    return Ok(());
                }
                _ => {}
            }
        }
        self.fail("a string is never closed")
    }

    /// A part of a template, from a backtick or from the end of a `${…}`.
    fn template(&mut self) -> Result<(), PackError> {
        let mut escaped = false;
        for (at, c) in self.rest().char_indices().skip(1) {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '`' => {
                    self.take(Kind::Template, at + 1);
                    return Ok(());
                }
                '$' if self.rest()[at..].starts_with("${") => {
                    self.take(Kind::Template, at + 2);
                    self.open.push(('$', self.line));
                    return Ok(());
                }
                _ => {}
            }
        }
        self.fail("a template is never closed")
    }
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

#[cfg(test)]
mod tests {
    use super::{Kind, tokens};

    fn kinds(code: &str) -> Vec<(Kind, &str)> {
        let found = tokens("a.js", code).expect("readable");
        found.iter().map(|token| (token.kind, token.text)).collect()
    }

    fn fault(code: &str) -> String {
        tokens("a.js", code).expect_err("refused").to_string()
    }

    #[test]
    fn what_looks_like_code_inside_texts_is_text() {
        let code = r#"a("import x", '//', /["'`]\//g, `x ${`{${b}`} */ y`); // end"#;
        let found = kinds(code);
        let texts: Vec<_> = found.iter().filter(|(kind, _)| *kind != Kind::Sign).collect();
        assert_eq!(
            texts,
            [
                &(Kind::Word, "a"),
                &(Kind::Text, "\"import x\""),
                &(Kind::Text, "'//'"),
                &(Kind::Regex, "/[\"'`]\\//g"),
                &(Kind::Template, "`x ${"),
                &(Kind::Template, "`{${"),
                &(Kind::Word, "b"),
                &(Kind::Template, "}`"),
                &(Kind::Template, "} */ y`"),
                &(Kind::Comment, "// end"),
            ]
        );
    }

    #[test]
    fn a_slash_divides_or_starts_a_regular_expression() {
        let is_regex = |code: &str| kinds(code).iter().any(|(kind, _)| *kind == Kind::Regex);
        for code in [
            "a / b / c",
            "f() / 2 / g",
            "a[0] / 2 / b",
            "i++ / 2 / b",
            "x.in / y / z",
            "`a` / 1 / 2",
        ] {
            assert!(!is_regex(code), "{code}");
        }
        for code in ["return /a b/", "(/a/)", "x = /a/u", "a && /b/.test(c)", "[/a/]", "`${/a/}`"] {
            assert!(is_regex(code), "{code}");
        }
        assert!(fault("const a = {}\n/b/.test(c)").starts_with("a.js:2: `/` after `}`"));
    }

    #[test]
    fn lines_are_counted_through_comments_and_templates() {
        let found = tokens("a.js", "/*\n*/ `\n\n${\na}`\nb").expect("readable");
        assert_eq!(found.last().map(|token| token.line), Some(6));
    }

    #[test]
    fn what_is_never_closed_is_refused_with_its_line() {
        assert_eq!(fault("a(\nb"), "a.js:1: `(` is never closed");
        assert_eq!(fault("\n(a]"), "a.js:2: `]` does not close the `(` of line 2");
        assert_eq!(fault("}"), "a.js:1: `}` closes nothing");
        assert_eq!(fault("\n\"a\nb\""), "a.js:2: a string is never closed");
        assert_eq!(fault("/*"), "a.js:1: a comment is never closed");
        assert_eq!(fault("`${a`"), "a.js:1: a template is never closed");
        assert_eq!(fault("x = /a\n/"), "a.js:1: a regular expression is never closed");
    }
}
