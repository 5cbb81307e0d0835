//! The words, comments and parentheses of a line of moves.

use super::{Comment, RecordError};

/// A piece of a line with the column it starts at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    Word(usize, &'a str),
    Note(usize, Comment),
    Open(usize),
    Close(usize),
}

impl<'a> Token<'a> {
    /// The word, if it is one.
    pub(super) fn word(&self) -> Option<(usize, &'a str)> {
        match self {
            Self::Word(column, word) => Some((*column, word)),
            _ => None,
        }
    }
}

/// Splits a line; `#` starts a remark that is not kept.
pub(super) fn split(line: usize, text: &str) -> Result<Vec<Token<'_>>, RecordError> {
    let mut tokens = Vec::new();
    let mut chars = text.char_indices().enumerate().peekable();
    while let Some((index, (at, c))) = chars.next() {
        let column = index + 1;
        match c {
            '#' => break,
            '(' => tokens.push(Token::Open(column)),
            ')' => tokens.push(Token::Close(column)),
            '{' => {
                let mut is_escaped = false;
                let end = chars.by_ref().find(|&(_, (_, c))| {
                    let is_end = c == '}' && !is_escaped;
                    is_escaped = c == '\\' && !is_escaped;
                    is_end
                });
                let Some((_, (end, _))) = end else {
                    return Err(RecordError::expected(
                        line,
                        column,
                        "a comment that ends on its line with }",
                        &text[at..],
                    ));
                };
                let inner = &text[at + 1..end];
                let comment = Comment::read(inner)
                    .map_err(|expected| RecordError::expected(line, column, expected, inner))?;
                tokens.push(Token::Note(column, comment));
            }
            c if c.is_whitespace() => {}
            _ => {
                let is_part = |c: char| !c.is_whitespace() && !"(){}#".contains(c);
                let mut end = at + c.len_utf8();
                while let Some((_, (next, c))) = chars.next_if(|&(_, (_, c))| is_part(c)) {
                    end = next + c.len_utf8();
                }
                tokens.push(Token::Word(column, &text[at..end]));
            }
        }
    }
    Ok(tokens)
}
