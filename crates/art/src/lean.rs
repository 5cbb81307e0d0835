//! Removing definitions that nothing refers to.

use std::collections::BTreeSet;

/// The elements of `defs` that `body` needs, directly or indirectly.
pub(crate) fn needed(defs: &str, body: &str) -> String {
    let elements = elements(defs);
    let mut known = BTreeSet::new();
    let mut fresh = references(body);
    while !fresh.is_empty() {
        let next = elements
            .iter()
            .filter(|(id, _)| id.is_some_and(|id| fresh.contains(id)))
            .flat_map(|(_, element)| references(element))
            .collect::<BTreeSet<_>>();
        known.append(&mut fresh);
        fresh = next.difference(&known).copied().collect();
    }
    let is_needed = |id: Option<&str>| id.is_none_or(|id| known.contains(id));
    elements.iter().filter(|(id, _)| is_needed(*id)).map(|(_, element)| *element).collect()
}

/// The ids a drawing refers to, as `href="#id"` or `url(#id)`.
fn references(drawing: &str) -> BTreeSet<&str> {
    let ends = ['"', ')'];
    let id = |rest: &'_ str| -> usize { rest.find(ends).unwrap_or(rest.len()) };
    let found = ["href=\"#", "url(#"].into_iter().flat_map(|start| drawing.split(start).skip(1));
    found.map(|rest| &rest[..id(rest)]).collect()
}

/// The topmost elements of a drawing with their ids.
fn elements(drawing: &str) -> Vec<(Option<&str>, &str)> {
    let mut found = Vec::new();
    let (mut depth, mut start, mut at) = (0_usize, 0, 0);
    while let Some(open) = drawing[at..].find('<').map(|index| index + at) {
        let Some(close) = drawing[open..].find('>').map(|index| index + open) else { break };
        let tag = &drawing[open..=close];
        if depth == 0 {
            start = open;
        }
        if tag.starts_with("</") {
            depth = depth.saturating_sub(1);
        } else if !tag.ends_with("/>") {
            depth += 1;
        }
        at = close + 1;
        if depth == 0 {
            let element = &drawing[start..at];
            let head = element.split('>').next().unwrap_or("");
            let id = head.split(" id=\"").nth(1).and_then(|rest| rest.split('"').next());
            found.push((id, element));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_referred_to_stays() {
        let defs = "<g id=\"a\"><g><use href=\"#b\"/></g></g><path id=\"b\" d=\"M0 0\"/><g id=\"c\"/>\
                    <pattern id=\"p\"><path d=\"M0 0\"/></pattern><g><path id=\"x\"/></g>";
        let told = |body: &str| -> Vec<String> {
            let left = needed(defs, body);
            elements(&left).iter().map(|(id, _)| id.unwrap_or("-").to_owned()).collect()
        };
        assert_eq!(told("<use href=\"#a\"/>"), ["a", "b", "-"]);
        assert_eq!(told("<path fill=\"url(#p)\"/>"), ["p", "-"]);
        assert_eq!(told(""), ["-"]);
        assert_eq!(elements(defs).iter().map(|(_, text)| *text).collect::<String>(), defs);
    }
}
