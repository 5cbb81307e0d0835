//! The clocks of a table as tags in its record (docs/record.md): after each turn part the time left, if
//! players have time for the whole game; the time spent on the part, if every decision has its own.

use std::collections::BTreeMap;
use std::time::Duration;

use aude_record::Record;
use aude_record::record::Comment;

use crate::protocol::{Clock, LogKind};
use crate::store::EntryRow;

/// A clock's reading for an entry in which a seat decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Reading {
    /// How many actions came before the entry.
    before: usize,
    seat: u8,
    milliseconds: i64,
}

/// Adds the readings of the clock to the record of a log.
pub(super) fn note(record: &mut Record, rows: &[EntryRow], clock: &Clock) {
    let parts = record.parts();
    let mut by_part: BTreeMap<usize, i64> = BTreeMap::new();
    for reading in readings(rows, clock) {
        let part = parts.iter().position(|part| part.actions.contains(&reading.before));
        // Decisions of other seats within the part run on their own clocks.
        if let Some(index) = part.filter(|&index| parts[index].player.0 == reading.seat) {
            let noted = by_part.entry(index).or_default();
            match clock {
                Clock::Turn { .. } => *noted += reading.milliseconds,
                _ => *noted = reading.milliseconds,
            }
        }
    }
    for (index, milliseconds) in by_part {
        let time = Duration::from_millis(u64::try_from(milliseconds).unwrap_or(0));
        let comment = match clock {
            Clock::Turn { .. } => Comment::default().with_elapsed(time),
            _ => Comment::default().with_clock(time),
        };
        record.add_comment(parts[index].actions.end, comment);
    }
}

/// The readings in order, without those of moves taken back.
fn readings(rows: &[EntryRow], clock: &Clock) -> Vec<Reading> {
    let mut found: Vec<Reading> = Vec::new();
    // The number of actions at each version.
    let mut counts = vec![0usize];
    let mut last_at = None;
    for row in rows {
        let before = counts.last().copied().unwrap_or_default();
        let kind = LogKind::from_name(&row.kind);
        let moves = row.moves.split_whitespace().count();
        if kind == Some(LogKind::Back) {
            let to = row.moves.parse().ok().and_then(|to: usize| counts.get(to).copied());
            let kept = to.unwrap_or(before);
            found.retain(|reading| reading.before < kept);
            counts.push(kept);
        } else {
            counts.push(before + moves);
            let decided = matches!(kind, Some(LogKind::Part | LogKind::Expired)) && moves > 0;
            if let Some(seat) = row.seat.filter(|_| decided) {
                let milliseconds = match *clock {
                    Clock::None => None,
                    Clock::Turn { seconds, .. } => last_at.map(|last: i64| {
                        row.at.saturating_sub(last).clamp(0, i64::from(seconds) * 1000)
                    }),
                    Clock::Bank { .. } => left(row, seat),
                };
                let reading = |milliseconds| Reading { before, seat, milliseconds };
                found.extend(milliseconds.map(reading));
            }
        }
        last_at = Some(row.at);
    }
    found
}

/// What a seat had left after an entry.
fn left(row: &EntryRow, seat: u8) -> Option<i64> {
    let all: Vec<i64> = serde_json::from_str(&row.clocks).ok()?;
    all.get(usize::from(seat)).copied()
}

#[cfg(test)]
mod tests {
    use super::{Reading, readings};
    use crate::protocol::{Clock, Expiry};
    use crate::store::EntryRow;

    fn row(kind: &str, seat: Option<u8>, moves: &str, at: i64, clocks: &str) -> EntryRow {
        let (kind, moves) = (kind.to_owned(), moves.to_owned());
        EntryRow {
            version: 0,
            kind,
            seat,
            moves,
            hash: String::new(),
            at,
            clocks: clocks.to_owned(),
        }
    }

    fn rows() -> Vec<EntryRow> {
        vec![
            row("start", None, "V", 1_000, "[60000,60000]"),
            row("part", Some(0), "1,0r0 - U", 4_500, "[56500,60000]"),
            row("part", Some(1), "2,0r0 - E", 9_000, "[56500,55500]"),
            row("back", Some(1), "2", 10_000, "[56500,55500]"),
            row("part", Some(1), "2,0r2 - E", 90_000, "[56500,50000]"),
            row("expired", Some(0), "", 95_000, "[0,50000]"),
        ]
    }

    #[test]
    fn a_bank_tells_what_is_left_and_what_was_taken_back_is_gone() {
        let clock = Clock::Bank { seconds: 60, increment: 0, expiry: Expiry::default() };
        let first = Reading { before: 1, seat: 0, milliseconds: 56_500 };
        let second = Reading { before: 4, seat: 1, milliseconds: 50_000 };
        assert_eq!(readings(&rows(), &clock), [first, second]);
    }

    #[test]
    fn a_clock_of_each_decision_tells_what_was_spent() {
        let clock = Clock::Turn { seconds: 60, expiry: Expiry::default() };
        let first = Reading { before: 1, seat: 0, milliseconds: 3_500 };
        let second = Reading { before: 4, seat: 1, milliseconds: 60_000 };
        assert_eq!(readings(&rows(), &clock), [first, second]);
        assert_eq!(readings(&rows(), &Clock::None), []);
    }
}
