//! The link of CarcassonneLab: the tiles as one number, the moves four characters each.

use super::tiles::{self, START};
use super::{ImportError, Told, Turn};

/// What comes before the tiles in such a link.
pub(super) const MARK: &str = "#/0/0/";

/// The digits of the number that holds the tiles.
const TILE_DIGITS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The digits of a move; those that look like others are left out.
const MOVE_DIGITS: &str = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/// Kinds of tiles, the base of the number.
const KINDS: u32 = 24;

/// Characters of the tiles that a base game can have, with room to spare.
const MOST_CHARS: usize = 200;

/// Characters of a message with such a link.
pub(super) const LONGEST: usize = 8192;

/// Reads a link, which may stand in a message.
pub(super) fn read(text: &str) -> Result<Told, ImportError> {
    let link = text.split_whitespace().find(|word| word.contains(MARK)).unwrap_or(text);
    let link = link.trim_end_matches(['>', ')', '"', '\'', '.']);
    let (_, rest) = link.split_once(MARK).unwrap_or(("", link));
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    let mut parts = path.split('/');
    let (tiles, moves) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
    let numbers = numbers(tiles)?;
    if numbers.first() != Some(&START) {
        let found = format!("number {}", numbers.first().copied().unwrap_or_default());
        return Err(ImportError::expected(0, "the start tile first (number 15)", found));
    }
    let moves: Vec<char> = moves.chars().collect();
    if !moves.len().is_multiple_of(4) || moves.len() / 4 >= numbers.len() {
        let expected = format!("four characters for each of {} tiles", numbers.len() - 1);
        return Err(ImportError::expected(0, expected, format!("{} characters", moves.len())));
    }
    let turns = moves.chunks(4).zip(&numbers[1..]).enumerate();
    let turns = turns.map(|(index, (text, &number))| turn(index + 1, text, number));
    Ok(Told {
        names: names(query),
        turns: turns.collect::<Result<_, _>>()?,
        is_over: true,
        ..Told::default()
    })
}

/// The numbers of the tiles: the digits of a number in base 24, each one more.
fn numbers(text: &str) -> Result<Vec<usize>, ImportError> {
    let digit = |c: char| TILE_DIGITS.find(c).map(|digit| digit as u32);
    let digits: Option<Vec<_>> = text.chars().map(digit).collect();
    let Some(mut digits) = digits.filter(|digits| (1..=MOST_CHARS).contains(&digits.len())) else {
        let expected = "the tiles as letters, digits, - and _";
        return Err(ImportError::expected(0, expected, format!("{text:?}")));
    };
    let mut numbers = Vec::new();
    while digits.iter().any(|&digit| digit > 0) {
        let mut rest = 0;
        for digit in &mut digits {
            let value = rest * 64 + *digit;
            (*digit, rest) = (value / KINDS, value % KINDS);
        }
        numbers.push(rest as usize + 1);
    }
    numbers.reverse();
    Ok(numbers)
}

fn turn(number: usize, text: &[char], tile: usize) -> Result<Turn, ImportError> {
    let shown: String = text.iter().collect();
    let wrong = || ImportError::expected(number, "a move of four characters", format!("{shown:?}"));
    let digit = |at: usize| MOVE_DIGITS.find(text[at]).and_then(|digit| i64::try_from(digit).ok());
    let (x, y, turns) =
        (digit(0).ok_or_else(wrong)?, digit(1).ok_or_else(wrong)?, digit(2).ok_or_else(wrong)?);
    let place =
        text[3].to_digit(10).and_then(|place| u8::try_from(place).ok()).ok_or_else(wrong)?;
    // Quarter turns, and 16 and 32 as signs.
    if turns & !0b11_0011 != 0 {
        return Err(wrong());
    }
    let tile = i64::try_from(tile).ok().and_then(tiles::by_number).ok_or_else(wrong)?.tile;
    Ok(Turn {
        seat: None,
        discarded: Vec::new(),
        tile,
        x: if turns & 16 == 0 { x } else { -x },
        y: if turns & 32 == 0 { y } else { -y },
        turns: (turns & 3) as u8,
        follower: (place > 0).then_some((place, None)),
        scores: None,
    })
}

/// The players' names; two players without names if there are none.
fn names(query: &str) -> Vec<String> {
    let list = query.split('&').find_map(|pair| pair.strip_prefix("players="));
    let names: Vec<_> = list.unwrap_or_default().split(',').map(decoded).collect();
    if names.len() < 2 { vec![String::new(), String::new()] } else { names }
}

/// A text with its percent-encoding undone.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let hex = |digits: &[u8]| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok();
        let code = (*first == b'%').then(|| tail.get(..2).and_then(hex)).flatten();
        match code {
            Some(byte) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            None => {
                bytes.push(if *first == b'+' { b' ' } else { *first });
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{decoded, names, numbers, read};

    #[test]
    fn tiles_are_the_digits_of_a_number() {
        assert_eq!(numbers("Fg"), Ok(vec![15, 17]));
        assert_eq!(numbers("AFg"), Ok(vec![15, 17]));
        assert!(
            numbers("F!").is_err() && numbers("").is_err() && numbers(&"F".repeat(201)).is_err()
        );
    }

    #[test]
    fn a_move_is_cell_turn_and_place() {
        let told = read("https://example.org/#/0/0/Fg/34L5?players=A%20b,%C3%89va&colors=red,blue")
            .expect("readable");
        let turn = &told.turns[0];
        assert_eq!((turn.tile, turn.x, turn.y, turn.turns), ('V', -2, 3, 3));
        assert_eq!(turn.follower, Some((5, None)));
        assert_eq!(told.names, ["A b", "Éva"]);
    }

    #[test]
    fn names_are_decoded() {
        assert_eq!(names("colors=red"), ["", ""]);
        assert_eq!(decoded("a%2Cb+c%"), "a,b c%");
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        for (link, told) in [
            ("#/0/0/Fg/34L", "expected four characters for each of 1 tiles, found 3 characters"),
            (
                "#/0/0/Fg/34L534L5",
                "expected four characters for each of 1 tiles, found 8 characters",
            ),
            ("#/0/0/Fg/3lL5", "turn 1: expected a move of four characters, found \"3lL5\""),
            ("#/0/0/Fg/34Lx", "turn 1: expected a move of four characters, found \"34Lx\""),
            ("#/0/0/Fg/3455", "turn 1: expected a move of four characters, found \"3455\""),
            ("#/0/0/B/", "expected the start tile first (number 15), found number 2"),
            ("#/0/0/%/", "expected the tiles as letters, digits, - and _, found \"%\""),
        ] {
            let found = read(link).map_err(|error| error.to_string());
            assert_eq!(found.err().unwrap_or_default(), told, "{link}");
        }
    }
}
