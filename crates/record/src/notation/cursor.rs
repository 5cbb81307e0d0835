//! Reading a short text from left to right, with errors that know where they are.

use aude_engine::Cell;

use super::NotationError;

pub(super) struct Cursor<'a> {
    text: &'a str,
    /// Bytes read.
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The current position, to return to with [`Cursor::go_to`] for an error.
    pub(super) fn mark(&self) -> usize {
        self.at
    }

    pub(super) fn go_to(&mut self, mark: usize) {
        self.at = mark;
    }

    pub(super) fn eat(&mut self, wanted: char) -> bool {
        let there = self.peek() == Some(wanted);
        if there {
            self.at += wanted.len_utf8();
        }
        there
    }

    pub(super) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let len = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        self.at += len;
        &rest[..len]
    }

    /// What is here is not what was expected.
    pub(super) fn expected(&self, expected: impl Into<String>) -> NotationError {
        let rest: String = self.rest().chars().take(24).collect();
        let found = if rest.is_empty() { "the end".to_owned() } else { format!("{rest:?}") };
        let column = self.text[..self.at].chars().count() + 1;
        NotationError { column, expected: expected.into(), found }
    }

    pub(super) fn demand(&mut self, wanted: char, expected: &str) -> Result<(), NotationError> {
        if self.eat(wanted) { Ok(()) } else { Err(self.expected(expected)) }
    }

    pub(super) fn end(&self) -> Result<(), NotationError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.expected("the end of the move")) }
    }

    /// `x,y`.
    pub(super) fn cell(&mut self) -> Result<Cell, NotationError> {
        let x = self.number("a cell such as 1,-2")?;
        self.demand(',', "a comma and y")?;
        let y = self.number("the y of a cell")?;
        Ok(Cell::new(x, y))
    }

    fn number(&mut self, expected: &str) -> Result<i16, NotationError> {
        let start = self.mark();
        self.eat('-');
        self.take_while(|c| c.is_ascii_digit());
        let number = self.text[start..self.at].parse();
        number.map_err(|_| {
            self.go_to(start);
            self.expected(expected)
        })
    }
}
