//! Lines of bounded length from any input.

use std::io::{self, BufRead, Read};

use crate::limits;

pub(super) enum Line {
    Text(String),
    TooLong,
    NotUtf8,
}

pub(super) struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Self {
        Self { input }
    }

    /// The next line without its line ending; none at the end of the input. A line that is too long
    /// is skipped and never held in memory.
    pub(super) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let most = limits::REQUEST_BYTES as u64 + 1;
        if self.input.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        if bytes.pop_if(|last| *last == b'\n').is_none() && bytes.len() > limits::REQUEST_BYTES {
            self.skip_line()?;
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(String::from_utf8(bytes).map_or(Line::NotUtf8, Line::Text)))
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.input.fill_buf()?;
            if buffer.is_empty() {
                return Ok(());
            }
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let used = end.map_or(buffer.len(), |at| at + 1);
            self.input.consume(used);
            if end.is_some() {
                return Ok(());
            }
        }
    }
}
