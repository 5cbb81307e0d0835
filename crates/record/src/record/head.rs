//! Reading the headers of a record. All errors are collected; none hides another.

use std::collections::BTreeMap;

use aude_engine::Game;
use aude_engine::game::SetupError;

use super::header::is_key;
use super::write::FORMAT;
use super::{Header, RecordError, RecordProblem};
use crate::layout::{self, LayoutProblem};
use crate::sets::Fingerprint;
use crate::setup::{GameSetup, SetupProblem};
use crate::{SetLibrary, limits};

/// The most headers of a record, those of the format included.
const MOST_HEADERS: usize = limits::HEADERS + Header::OF_THE_FORMAT.len();

/// The version of a record that gives none.
const FIRST_RULES: u32 = 1;

/// A header and where it was read.
pub(super) struct Found {
    pub(super) line: usize,
    pub(super) column: usize,
    key: String,
    pub(super) values: Vec<String>,
}

pub(super) struct Head {
    found: Vec<Found>,
    errors: Vec<RecordError>,
}

impl Head {
    pub(super) fn read(lines: &[(usize, &str)]) -> Self {
        let mut head = Self { found: Vec::new(), errors: Vec::new() };
        for &(line, text) in lines {
            let mut reader =
                Reader { line, text, chars: text.char_indices().peekable(), column: 1 };
            if let Err(error) = reader.headers(&mut head.found) {
                head.errors.push(error);
            }
            // What is beyond any record is not read: every header is compared with every other.
            if head.found.len() > MOST_HEADERS || head.errors.len() >= limits::RECORD_ERRORS {
                break;
            }
        }
        head.found.truncate(MOST_HEADERS + 1);
        head.check_keys();
        head
    }

    pub(super) fn get(&self, key: &str) -> Option<&Found> {
        self.found.iter().find(|header| header.key == key)
    }

    /// The headers beyond those of the format.
    pub(super) fn more(&self) -> Vec<Header> {
        self.found
            .iter()
            .filter_map(|found| Header::new(&found.key, found.values.clone()))
            .collect()
    }

    /// Starts the game that the headers describe.
    pub(super) fn begin(
        mut self,
        library: &SetLibrary,
    ) -> Result<(Self, GameSetup, Game), Vec<RecordError>> {
        let setup = self.setup().before_fingerprints(library);
        match setup.begin(library) {
            Ok(start) if self.errors.is_empty() => {
                let start = self.position(start)?;
                // As the writer would write it: without house rules that have their default.
                let setup = GameSetup::of(&start, &setup.players);
                return Ok((self, setup, start));
            }
            Ok(_) => {}
            Err(problems) => {
                for problem in problems {
                    let at = self.get(key_of(&problem)).map(|header| (header.line, header.column));
                    let (line, column) = at.unwrap_or((1, 1));
                    self.errors.push(RecordError {
                        line,
                        column,
                        problem: RecordProblem::Setup(problem),
                    });
                }
            }
        }
        self.errors.sort_by_key(|error| (error.line, error.column));
        self.errors.truncate(limits::RECORD_ERRORS);
        Err(self.errors)
    }

    /// The position that the game starts from, if it is not that of a new game.
    fn position(&self, start: Game) -> Result<Game, Vec<RecordError>> {
        let Some(&Found { line, column, ref values, .. }) = self.get("Position") else {
            return Ok(start);
        };
        let problem = |problem| match problem {
            LayoutProblem::Statement { text, expected } => {
                RecordError::expected(line, column, expected, &text)
            }
            LayoutProblem::Refused(refusal) => {
                let text = "this position".to_owned();
                RecordError { line, column, problem: RecordProblem::Refused { text, refusal } }
            }
        };
        let set_up = layout::set_up(&start, values);
        set_up.map_err(|problems| problems.into_iter().map(problem).collect())
    }

    fn check_keys(&mut self) {
        for (index, header) in self.found.iter().enumerate() {
            let mut fail = |expected: &str| {
                let found = format!("[{}", header.key);
                self.errors.push(RecordError::expected(
                    header.line,
                    header.column,
                    expected,
                    &found,
                ));
            };
            if self.found[..index].iter().any(|earlier| earlier.key == header.key) {
                fail("each header only once");
            } else if !Header::OF_THE_FORMAT.contains(&header.key.as_str())
                && Header::new(&header.key, header.values.clone()).is_none()
            {
                fail(
                    "a key of letters and digits starting with a capital, and values that fit on one line",
                );
            }
        }
        let own = self.found.len()
            - self.found.iter().filter(|h| Header::OF_THE_FORMAT.contains(&h.key.as_str())).count();
        if own > limits::HEADERS {
            let expected = format!("at most {} custom headers", limits::HEADERS);
            self.errors.push(RecordError::expected(1, 1, expected, &own.to_string()));
        }
    }

    /// The contents of the headers. If one is missing or unreadable, that is noted and a harmless
    /// value is used instead, so that the others can be checked too.
    fn setup(&mut self) -> GameSetup {
        let default = GameSetup::default();
        if let Some((header, format)) = self.single("Format")
            && !format.parse().is_ok_and(|format: u32| (1..=FORMAT).contains(&format))
        {
            self.fail(header, format!("a record in format 1 to {FORMAT}"), &format);
        }
        let rules = match self.single("Rules") {
            None => FIRST_RULES,
            Some((header, rules)) => rules.parse().unwrap_or_else(|_| {
                self.fail(header, "the number of a version of the rules".to_owned(), &rules);
                FIRST_RULES
            }),
        };
        let game = self.single("Game").map_or(default.game, |(_, game)| game);
        let sets = match self.single("Sets") {
            Some((_, sets)) => sets.split_whitespace().map(str::to_owned).collect(),
            None => {
                self.require("Sets", r#"[Sets "base"]"#);
                default.sets
            }
        };
        let fingerprints = self.fingerprints();
        let options = self.options();
        let players = match self.get("Players") {
            Some(header) => header.values.clone(),
            None => {
                self.require("Players", r#"[Players "…" "…"]"#);
                default.players
            }
        };
        let first = match self.single("First") {
            None => 0,
            Some((header, first)) => {
                match first.parse::<u8>().ok().and_then(|seat| seat.checked_sub(1)) {
                    Some(first) => first,
                    None => {
                        self.fail(header, "the starting seat, counted from 1".to_owned(), &first);
                        0
                    }
                }
            }
        };
        GameSetup { game, rules, sets, fingerprints, options, players, first }
    }

    fn fingerprints(&mut self) -> BTreeMap<String, Fingerprint> {
        let Some((header, text)) = self.single("Fingerprints") else { return BTreeMap::new() };
        let mut fingerprints = BTreeMap::new();
        for pair in text.split_whitespace() {
            let read = pair.split_once('=').and_then(|(set, text)| Some((set, text.parse().ok()?)));
            match read {
                Some((set, fingerprint)) => drop(fingerprints.insert(set.to_owned(), fingerprint)),
                None => {
                    let expected = "a set and 16 hexadecimal digits, such as base=0123456789abcdef";
                    self.fail(header, expected.to_owned(), pair);
                }
            }
        }
        fingerprints
    }

    fn options(&mut self) -> Vec<(String, String)> {
        let Some((header, text)) = self.single("Options") else { return Vec::new() };
        let mut options = Vec::new();
        for pair in text.split_whitespace() {
            match pair.split_once('=') {
                Some((name, value)) => options.push((name.to_owned(), value.to_owned())),
                None => self.fail(header, "options such as small-city=2".to_owned(), pair),
            }
        }
        options
    }

    /// A header with a single value, and its index.
    fn single(&mut self, key: &str) -> Option<(usize, String)> {
        let index = self.found.iter().position(|header| header.key == key)?;
        match self.found[index].values.as_slice() {
            [value] => Some((index, value.clone())),
            values => {
                let found = values.join(" ");
                self.fail(index, format!("one value of {key}"), &found);
                None
            }
        }
    }

    /// Notes a header that is missing altogether.
    fn require(&mut self, key: &str, example: &str) {
        if self.get(key).is_none() {
            self.errors.push(RecordError::expected(1, 1, format!("a header {example}"), "none"));
        }
    }

    fn fail(&mut self, index: usize, expected: String, found: &str) {
        let Found { line, column, .. } = self.found[index];
        self.errors.push(RecordError::expected(line, column, expected, found));
    }
}

/// The header that a problem is reported under.
fn key_of(problem: &SetupProblem) -> &'static str {
    match problem {
        SetupProblem::Game(_) => "Game",
        SetupProblem::Version { .. } => "Rules",
        SetupProblem::Tiles { .. } | SetupProblem::NoSuchSet(_) => "Fingerprints",
        SetupProblem::TooMany { what: "players", .. } => "Players",
        SetupProblem::TooMany { what: "options", .. } => "Options",
        SetupProblem::Option { .. } | SetupProblem::Value { .. } | SetupProblem::Twice(_) => {
            "Options"
        }
        SetupProblem::Name(_) | SetupProblem::Rules(SetupError::Players { .. }) => "Players",
        SetupProblem::Rules(SetupError::First(_)) => "First",
        SetupProblem::TooMany { .. } | SetupProblem::Set { .. } | SetupProblem::Rules(_) => "Sets",
    }
}

/// Reads `[Key "value" …]`, any number of them on a line.
struct Reader<'a> {
    line: usize,
    text: &'a str,
    chars: core::iter::Peekable<core::str::CharIndices<'a>>,
    column: usize,
}

impl Reader<'_> {
    fn headers(&mut self, found: &mut Vec<Found>) -> Result<(), RecordError> {
        loop {
            self.skip_spaces();
            match self.peek() {
                None | Some('#') => return Ok(()),
                Some('[') => found.push(self.header()?),
                Some(_) => return Err(self.expected("a header such as [Sets \"base\"]")),
            }
        }
    }

    fn header(&mut self) -> Result<Found, RecordError> {
        let column = self.column;
        self.next();
        let mut key = String::new();
        while let Some(c) = self.peek().filter(char::is_ascii_alphanumeric) {
            key.push(c);
            self.next();
        }
        if !is_key(&key) {
            return Err(self.expected("a key of letters and digits starting with a capital"));
        }
        let mut values = Vec::new();
        loop {
            self.skip_spaces();
            match self.peek() {
                Some('"') => values.push(self.string()?),
                Some(']') if !values.is_empty() => break,
                _ if values.is_empty() => return Err(self.expected("a value in quotation marks")),
                _ => return Err(self.expected("] or another value in quotation marks")),
            }
        }
        self.next();
        Ok(Found { line: self.line, column, key, values })
    }

    fn string(&mut self) -> Result<String, RecordError> {
        self.next();
        let mut value = String::new();
        loop {
            match self.peek() {
                None => return Err(self.expected("a closing quotation mark")),
                Some('"') => break,
                Some('\\') => {
                    self.next();
                    match self.peek() {
                        Some(c @ ('"' | '\\')) => value.push(c),
                        _ => return Err(self.expected("\" or \\ after a \\")),
                    }
                }
                Some(c) if c.is_control() => return Err(self.expected("no control character")),
                Some(c) => value.push(c),
            }
            self.next();
        }
        self.next();
        Ok(value)
    }

    fn peek(&mut self) -> Option<char> {
        self.chars.peek().map(|&(_, c)| c)
    }

    fn next(&mut self) {
        self.chars.next();
        self.column += 1;
    }

    fn skip_spaces(&mut self) {
        while self.peek().is_some_and(|c| c == ' ' || c == '\t') {
            self.next();
        }
    }

    fn expected(&mut self, expected: &str) -> RecordError {
        let at = self.chars.peek().map_or(self.text.len(), |&(at, _)| at);
        RecordError::expected(self.line, self.column, expected, &self.text[at..])
    }
}
