//! The link of CarcassonneLab: the tiles as one number, the moves four characters each.

use super::tiles::{self, START};
use super::{About, ImportError, Told, Turn};

/// The digits of the number that holds the tiles.
const TILE_DIGITS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The digits of a move; those that look like others are left out.
const MOVE_DIGITS: &str = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/// Kinds of tiles, the base of the number.
const KINDS: u32 = 24;

/// Characters of the tiles that a base game can have, with room to spare.
const MOST_CHARS: usize = 200;

/// What comes before the players' names.
const PLAYERS: &str = "players=";

/// Characters of a message with such a link.
pub(super) const LONGEST: usize = 8192;

/// The parts of a link after `#/`: its version, where tiles fitted nowhere, the tiles, the moves and the query.
struct Link<'a> {
    version: &'a str,
    discards: &'a str,
    tiles: &'a str,
    moves: &'a str,
    query: &'a str,
}

impl<'a> Link<'a> {
    /// The first link in a text.
    fn find(text: &'a str) -> Option<Self> {
        text.split_whitespace().find_map(|word| {
            let (page, rest) = bare(word, text).split_once("#/")?;
            let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
            let query = match query.contains(PLAYERS) {
                true => query,
                false => page.split_once('?').map_or("", |(_, query)| query),
            };
            let mut parts = path.split('/');
            let (version, discards) = (parts.next()?, parts.next()?);
            let is_number = |part: &str| part.parse::<u32>().is_ok();
            let is_link = is_number(version) && discards.split('.').all(is_number);
            let (tiles, moves) = (parts.next().filter(|_| is_link)?, parts.next().unwrap_or(""));
            Some(Self { version, discards, tiles, moves, query })
        })
    }
}

/// A word without the marks that belong to the sentence around it. A link that stands alone and ends with
/// the players' names has none.
fn bare<'a>(mut word: &'a str, text: &str) -> &'a str {
    let is_alone = word.len() == text.len() && word.starts_with("http");
    let ends_with_names = word.split_once("#/").is_some_and(|(_, rest)| rest.contains(PLAYERS));
    while !(is_alone && ends_with_names) {
        let many = |mark: char| word.matches(mark).count();
        let is_around = match word.chars().next_back() {
            // The last name may end with a bracket of its own.
            Some(')') => many(')') > many('('),
            Some(mark) => ['>', '"', '\'', '.', ',', ';'].contains(&mark),
            None => false,
        };
        if !is_around {
            break;
        }
        word = &word[..word.len() - 1];
    }
    word
}

/// Whether there is a link in a text.
pub(super) fn is_link(text: &str) -> bool {
    Link::find(text).is_some()
}

/// Reads a link, which may stand in a message.
pub(super) fn read(text: &str) -> Result<Told, ImportError> {
    let link =
        Link::find(text).ok_or_else(|| ImportError::expected(0, About::Link, "a link", "none"))?;
    // The first number of the discards belongs to the version.
    let mut discards =
        link.discards.split('.').map(|turn| turn.parse::<usize>().unwrap_or(usize::MAX));
    if link.version != "0" || discards.next() != Some(0) {
        let found = format!("#/{}/{}/", link.version, link.discards);
        return Err(ImportError::expected(
            0,
            About::Link,
            "a link whose path begins with #/0/0",
            found,
        ));
    }
    let numbers = numbers(link.tiles)?;
    if numbers.first() != Some(&START) {
        let found = format!("number {}", numbers.first().copied().unwrap_or_default());
        return Err(ImportError::expected(
            0,
            About::Link,
            "the start tile first (number 15)",
            found,
        ));
    }
    let mut discards = discards.collect::<Vec<_>>().into_iter().peekable();
    let moves: Vec<char> = link.moves.chars().collect();
    let most = (numbers.len() - 1).saturating_sub(discards.len());
    if !moves.len().is_multiple_of(4) || moves.len() / 4 > most {
        let expected = format!("four characters for each of {most} tiles");
        return Err(ImportError::expected(
            0,
            About::Link,
            expected,
            format!("{} characters", moves.len()),
        ));
    }
    let mut told = Told { names: names(link.query), is_over: true, ..Told::default() };
    let mut moves = moves.chunks(4);
    for &number in &numbers[1..] {
        let turns = told.turns.len();
        let tile = i64::try_from(number).ok().and_then(tiles::by_number);
        let tile =
            tile.ok_or_else(|| ImportError::expected(0, About::Link, "a tile", number))?.tile;
        if discards.next_if(|&before| before <= turns).is_some() {
            told.left.push(tile);
        } else if let Some(text) = moves.next() {
            let discarded = std::mem::take(&mut told.left);
            told.turns.push(Turn { discarded, ..turn(turns + 1, text, tile)? });
        }
    }
    Ok(told)
}

/// The numbers of the tiles: the digits of a number in base 24, each one more.
fn numbers(text: &str) -> Result<Vec<usize>, ImportError> {
    let digit = |c: char| TILE_DIGITS.find(c).map(|digit| digit as u32);
    let digits: Option<Vec<_>> = text.chars().map(digit).collect();
    let Some(mut digits) = digits.filter(|digits| (1..=MOST_CHARS).contains(&digits.len())) else {
        let expected = "the tiles as letters, digits, - and _";
        return Err(ImportError::expected(0, About::Link, expected, format!("{text:?}")));
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

fn turn(number: usize, text: &[char], tile: char) -> Result<Turn, ImportError> {
    let shown: String = text.iter().collect();
    let wrong = || {
        ImportError::expected(
            number,
            About::Link,
            "a move of four characters",
            format!("{shown:?}"),
        )
    };
    let digit = |at: usize| MOVE_DIGITS.find(text[at]).and_then(|digit| i64::try_from(digit).ok());
    let (x, y, turns) =
        (digit(0).ok_or_else(wrong)?, digit(1).ok_or_else(wrong)?, digit(2).ok_or_else(wrong)?);
    let place =
        text[3].to_digit(10).and_then(|place| u8::try_from(place).ok()).ok_or_else(wrong)?;
    // Quarter turns, and 16 and 32 as signs.
    if turns & !0b11_0011 != 0 {
        return Err(wrong());
    }
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

/// The players' names, of two at least; those that are not told are empty.
fn names(query: &str) -> Vec<String> {
    let list = query.split('&').find_map(|pair| pair.strip_prefix(PLAYERS));
    let mut names: Vec<_> = list.unwrap_or_default().split(',').map(decoded).collect();
    names.resize(names.len().max(2), String::new());
    names
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
