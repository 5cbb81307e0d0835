//! Reading a scenario.

use aude_engine::game::RulesVersion;

use crate::Failure;

/// A scenario as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The ids of the rules and examples it covers, such as `C-7` or `E1`.
    pub ids: Vec<String>,
    /// Its one-sentence summary.
    pub title: String,
    /// `classic` or `mayflower`.
    pub game: String,
    /// The version of the rules.
    pub rules: RulesVersion,
    /// The tile sets.
    pub sets: Vec<String>,
    /// House rules.
    pub options: Vec<(String, String)>,
    /// The players in the order of their seats; the first one starts.
    pub players: Vec<String>,
    /// The tiles in the bag, if not all of the sets: one id per tile.
    pub bag: Option<Vec<String>>,
    /// Moves and statements in order, with their line numbers.
    pub lines: Vec<(usize, Line)>,
}

/// A line of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// `Red: V 1,0r1 thief:ES`: a player's moves, including draws.
    Moves {
        /// Who moves.
        player: String,
        /// The moves in the record's notation.
        moves: Vec<String>,
    },
    /// `> score Red 4, Blue 0`: a statement that must be true at this point.
    Statement(Statement),
}

/// A statement that must be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// What it is about, such as `score` or `may`.
    pub about: String,
    /// The rest of the line.
    pub says: String,
}

impl Scenario {
    /// Reads a scenario from the text of its file.
    ///
    /// # Errors
    /// The first line that is not understood.
    pub fn parse(text: &str) -> Result<Self, Failure> {
        let mut scenario = Self {
            ids: Vec::new(),
            title: String::new(),
            game: "classic".into(),
            rules: RulesVersion::LATEST,
            sets: vec!["base".into()],
            options: Vec::new(),
            players: Vec::new(),
            bag: None,
            lines: Vec::new(),
        };
        for (index, raw) in text.lines().enumerate() {
            let line = raw.split('#').next().unwrap_or("").trim();
            let number = index + 1;
            let fail = |what: String| Failure { line: number, what };
            if line.is_empty() {
                continue;
            }
            if scenario.title.is_empty() {
                scenario.read_title(line).map_err(fail)?;
            } else if let Some(statement) = line.strip_prefix('>') {
                let (about, says) =
                    statement.trim().split_once(' ').unwrap_or((statement.trim(), ""));
                let statement = Statement { about: about.into(), says: says.trim().into() };
                scenario.lines.push((number, Line::Statement(statement)));
            } else if let Some((key, value)) = line.split_once(':') {
                scenario.read_pair(number, key.trim(), value.trim()).map_err(fail)?;
            } else {
                return Err(fail(format!("{line:?} is not a title, setting, move or statement")));
            }
        }
        if scenario.players.len() < 2 {
            return Err(Failure {
                line: 1,
                what: "no players (expected `players: Red Blue`)".into(),
            });
        }
        Ok(scenario)
    }

    /// `C-7 E1 — A road …`: ids, a dash, the sentence.
    fn read_title(&mut self, line: &str) -> Result<(), String> {
        let (ids, title) = line.split_once(" — ").ok_or("expected ids, ` — ` and a sentence")?;
        self.ids = words(ids);
        self.title = title.trim().into();
        Ok(())
    }

    fn read_pair(&mut self, number: usize, key: &str, value: &str) -> Result<(), String> {
        match key {
            "game" => self.game = value.into(),
            "rules" => {
                let found =
                    RulesVersion::ALL.into_iter().find(|it| it.number().to_string() == value);
                self.rules = found.ok_or(format!("unknown version of the rules {value:?}"))?;
            }
            "sets" => self.sets = words(value),
            "players" => self.players = words(value),
            "bag" => self.bag = Some(words(value)),
            "options" => {
                let pair = |text: String| {
                    let (name, value) =
                        text.split_once('=').ok_or(format!("{text:?} is not an option"))?;
                    Ok::<_, String>((name.to_owned(), value.to_owned()))
                };
                self.options = words(value).into_iter().map(pair).collect::<Result<_, _>>()?;
            }
            player if self.players.iter().any(|name| name == player) => {
                let line = Line::Moves { player: player.into(), moves: words(value) };
                self.lines.push((number, line));
            }
            other => return Err(format!("{other:?} is neither a setting nor a player")),
        }
        Ok(())
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}
