//! Reading a record: headers first, then the moves, then a check of the result.

use super::head::Head;
use super::{Record, RecordError, moves, write};
use crate::{SetLibrary, limits};

pub(super) fn parse(text: &str, library: &SetLibrary) -> Result<Record, Vec<RecordError>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    check_size(text)?;
    let lines: Vec<(usize, &str)> =
        text.lines().enumerate().map(|(index, line)| (index + 1, line)).collect();
    let is_head = |line: &str| matches!(line.trim_start().chars().next(), None | Some('[' | '#'));
    let first_move = lines.iter().position(|(_, line)| !is_head(line)).unwrap_or(lines.len());
    let (head, rest) = lines.split_at(first_move);
    let (head, setup, start) = Head::read(head).begin(library)?;
    let moves = moves::read(&start, rest).map_err(|error| vec![error])?;
    let result = write::result(&moves.end);
    match head.get("Result") {
        Some(header) if header.values != [result.as_str()] => {
            let expected = format!("the result {result:?}");
            Err(vec![RecordError::expected(
                header.line,
                header.column,
                expected,
                &header.values.join(" "),
            )])
        }
        _ => {
            let headers = head.more();
            Ok(Record { setup, headers, start, actions: moves.actions, notes: moves.notes })
        }
    }
}

fn check_size(text: &str) -> Result<(), Vec<RecordError>> {
    if text.len() > limits::RECORD_BYTES {
        let expected = format!("at most {} bytes", limits::RECORD_BYTES);
        return Err(vec![RecordError::expected(1, 1, expected, &format!("{} bytes", text.len()))]);
    }
    let long = text.lines().position(|line| line.len() > limits::RECORD_LINE_BYTES);
    long.map_or(Ok(()), |index| {
        let expected = format!("a line of at most {} bytes", limits::RECORD_LINE_BYTES);
        Err(vec![RecordError::expected(index + 1, 1, expected, "a longer one")])
    })
}
