//! Which texts a script uses: the keys of `t(…)` and `hasText(…)`, literal or composed, and those
//! listed in a comment (`keys: level-* log-put`).

use std::collections::BTreeSet;

/// The texts in use.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    /// Literal keys.
    pub(crate) keys: BTreeSet<String>,
    /// Composed keys; a star stands for a placeholder.
    pub(crate) patterns: BTreeSet<String>,
    /// Whether a key comes from elsewhere.
    pub(crate) unknown: bool,
    /// Whether a comment lists keys.
    pub(crate) declared: bool,
}

/// Whether a key matches a pattern.
pub(crate) fn matches(pattern: &str, key: &str) -> bool {
    let mut parts = pattern.split('*');
    let first = parts.next().unwrap_or("");
    let Some(mut rest) = key.strip_prefix(first) else { return false };
    let parts: Vec<_> = parts.collect();
    let Some((last, middle)) = parts.split_last() else { return rest.is_empty() };
    for part in middle {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

impl Uses {
    /// The texts that a script uses.
    pub(crate) fn of(script: &str) -> Self {
        let mut uses = Self::default();
        for line in script.lines() {
            let Some((_, named)) = line.split_once("keys: ") else { continue };
            uses.declared = true;
            for word in named.split(' ').filter(|word| is_named(word)) {
                let into = if word.contains('*') { &mut uses.patterns } else { &mut uses.keys };
                into.insert(word.to_owned());
            }
        }
        for call in ["t(", "hasText("] {
            for (at, _) in script.match_indices(call) {
                let before = script[..at].chars().next_back().unwrap_or(' ');
                if !before.is_alphanumeric() && !matches!(before, '_' | '$' | '.') {
                    uses.argument(&script[at + call.len()..]);
                }
            }
        }
        uses
    }

    /// Adds the texts that another script uses.
    pub(crate) fn add(&mut self, other: Self) {
        self.keys.extend(other.keys);
        self.patterns.extend(other.patterns);
    }

    /// Reads the first argument of a call, up to its comma or the end of the call.
    fn argument(&mut self, text: &str) {
        let mut depth = 0;
        let mut found = false;
        let mut compared = false;
        let mut rest = text.chars();
        let mut last = [' '; 3];
        while let Some(c) = rest.next() {
            match c {
                '"' => {
                    let word: String = rest.by_ref().take_while(|&c| c != '"').collect();
                    // Nor is the left operand of `in`.
                    let sought = rest.as_str().starts_with(" in ");
                    if !compared && !sought && is_key(&word) {
                        self.keys.insert(word);
                        found = true;
                    }
                }
                '`' => {
                    let pattern = template(&mut rest);
                    // One that starts with a placeholder says nothing.
                    if pattern.contains('*') && !pattern.starts_with('*') {
                        self.patterns.insert(pattern);
                        found = true;
                    }
                }
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' if depth == 0 => break,
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 0 => break,
                _ => {}
            }
            if c != ' ' {
                last = [last[1], last[2], c];
                // A word that something is compared with is not a key.
                compared = last == ['=', '=', '='] || last == ['!', '=', '='];
            }
        }
        self.unknown |= !found;
    }
}

/// The rest of a template, with a star for each placeholder.
fn template(rest: &mut std::str::Chars<'_>) -> String {
    let mut pattern = String::new();
    while let Some(c) = rest.next() {
        match c {
            '`' => break,
            '$' => {
                let mut depth = 0;
                for c in rest.by_ref() {
                    match c {
                        '{' => depth += 1,
                        '}' => depth -= 1,
                        _ => {}
                    }
                    if depth == 0 {
                        break;
                    }
                }
                pattern.push('*');
            }
            _ => pattern.push(c),
        }
    }
    pattern
}

/// A comment may also contain prose: keys there have a hyphen or a star.
fn is_named(word: &str) -> bool {
    word.contains(['-', '*']) && is_key(&word.replace('*', "x"))
}

fn is_key(word: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    word.starts_with(|c: char| c.is_ascii_lowercase()) && word.chars().all(plain)
}

#[test]
fn a_script_is_read() {
    let script = "
        // keys: color-* is-done
        t(\"close\", { count });
        t(dark ? \"to-light\" : \"to-dark\");
        t(kind === \"me\" || \"you\" in kind ? \"mine\" : `seat-${names[kind]}-about`, { me: t(\"other\") });
        sort(\"no\"); hasText(key); const put = s.t(\"neither\");";
    let uses = Uses::of(script);
    let keys: Vec<_> = uses.keys.iter().map(String::as_str).collect();
    assert_eq!(keys, ["close", "is-done", "mine", "other", "to-dark", "to-light"]);
    let patterns: Vec<_> = uses.patterns.iter().map(String::as_str).collect();
    assert_eq!(patterns, ["color-*", "seat-*-about"]);
    assert!(uses.unknown && uses.declared);
}

#[test]
fn patterns_match() {
    assert!(matches("seat-*-about", "seat-open-about"));
    assert!(matches("level-*", "level-easy"));
    assert!(!matches("level-*", "levels"));
    assert!(!matches("seat-*-about", "seat-open"));
    assert!(matches("close", "close") && !matches("close", "closed"));
}
