//! Reading the text of a line: `**important**`, and `[C-5]`, a link to a rule.

use crate::page::Span;

/// Reads a line of text.
///
/// # Errors
/// Markup that is not closed.
pub(crate) fn read(text: &str) -> Result<Vec<Span>, String> {
    let mut spans = Vec::new();
    for (index, part) in text.split("**").enumerate() {
        read_ways(part, index % 2 == 1, &mut spans)?;
    }
    if text.matches("**").count() % 2 == 1 {
        return Err("`**` is not closed".into());
    }
    if spans.is_empty() {
        return Err("no text".into());
    }
    Ok(spans)
}

fn read_ways(mut text: &str, bold: bool, spans: &mut Vec<Span>) -> Result<(), String> {
    while let Some(start) = text.find('[') {
        let end = text[start..].find(']').ok_or("`[` is not closed")? + start;
        push(&text[..start], bold, spans);
        let id = &text[start + 1..end];
        spans.push(Span { text: id.to_owned(), bold, rule: Some(id.to_owned()), page: None });
        text = &text[end + 1..];
    }
    push(text, bold, spans);
    Ok(())
}

fn push(text: &str, bold: bool, spans: &mut Vec<Span>) {
    if !text.is_empty() {
        spans.push(Span { text: text.to_owned(), bold, ..Span::default() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bold_and_ways_are_spans() {
        let spans = read("a **b [C-5]** c").expect("text");
        let told: Vec<_> =
            spans.iter().map(|s| (s.text.as_str(), s.bold, s.rule.is_some())).collect();
        let expected =
            [("a ", false, false), ("b ", true, false), ("C-5", true, true), (" c", false, false)];
        assert_eq!(told, expected);
        assert!(read("a **b").is_err() && read("a [C-5").is_err() && read("").is_err());
    }
}
