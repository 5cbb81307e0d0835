//! A game to be, by the names people use: what a record's headers and the protocol's `new` say.

use core::fmt;

use aude_engine::classic::{self, Classic};
use aude_engine::game::{HouseRule, HouseRules, SetupError};
use aude_engine::mayflower::{self, Mayflower};
use aude_engine::{Game, Rules};

use crate::limits;
use crate::notation::Words;
use crate::sets::SetLibrary;

/// Game, sets, options and players of a game to be. It may say anything; [`GameSetup::begin`] checks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSetup {
    /// The game's name.
    pub game: String,
    /// The names of the tile sets, in order.
    pub sets: Vec<String>,
    /// House options by name and value; those not named have their default.
    pub options: Vec<(String, String)>,
    /// The players' names in the order of their seats.
    pub players: Vec<String>,
    /// Who begins, counted from 0.
    pub first: u8,
}

impl Default for GameSetup {
    /// The classic base game for two; the first begins.
    fn default() -> Self {
        Self {
            game: Words::CLASSIC.game.to_owned(),
            sets: vec!["base".to_owned()],
            options: Vec::new(),
            players: Self::default_names(2),
            first: 0,
        }
    }
}

/// One thing wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupProblem {
    /// There is no such game.
    Game(String),
    /// The library has no such set.
    Set {
        /// The name that was given.
        name: String,
        /// The names there are.
        known: Vec<String>,
    },
    /// The game has no such option.
    Option {
        /// The name that was given.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    Value {
        /// The option.
        option: String,
        /// The value that was given.
        value: String,
        /// The values there are.
        known: Vec<&'static str>,
    },
    /// The option is given twice.
    Twice(String),
    /// More of something than any game has.
    TooMany {
        /// What.
        what: &'static str,
        /// How many.
        many: usize,
        /// The most there may be.
        most: usize,
    },
    /// A player's name is too long or has characters that cannot be shown.
    Name(String),
    /// The rules object.
    Rules(SetupError),
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(name) => {
                write!(f, "unknown game {name:?} (expected {})", NAMES.join(" or "))
            }
            Self::Set { name, known } => {
                write!(f, "unknown set {name:?} (expected {})", known.join(", "))
            }
            Self::Option { name, known } => {
                write!(f, "unknown option {name:?} (expected {})", known.join(", "))
            }
            Self::Value { option, value, known } => {
                write!(f, "option {option} is {value:?} (expected {})", known.join(" or "))
            }
            Self::Twice(name) => write!(f, "option {name} is given twice"),
            Self::TooMany { what, many, most } => write!(f, "{many} {what} (at most {most})"),
            Self::Name(name) => {
                let shown: String = name.chars().take(20).collect();
                write!(
                    f,
                    "name {shown:?} (expected 1 to {} printable characters)",
                    limits::NAME_CHARS
                )
            }
            Self::Rules(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for SetupProblem {}

impl GameSetup {
    /// `Player 1`, `Player 2`, …
    #[must_use]
    pub fn default_names(players: u8) -> Vec<String> {
        (1..=players).map(|seat| format!("Player {seat}")).collect()
    }

    /// A game of this name with its own first set, for two; the first begins.
    #[must_use]
    pub fn default_of(game: &str) -> Self {
        let set = if game == Words::MAYFLOWER.game { "mayflower" } else { "base" };
        Self { game: game.to_owned(), sets: vec![set.to_owned()], ..Self::default() }
    }

    /// What a game in progress began with, under these names. Seats without a name get a default
    /// one.
    #[must_use]
    pub fn of(game: &Game, names: &[String]) -> Self {
        let mut players = Self::default_names(game.players());
        for (player, name) in players.iter_mut().zip(names) {
            if is_name(name) {
                player.clone_from(name);
            }
        }
        Self {
            game: Words::of(game).game.to_owned(),
            sets: game.tiles().sets().to_vec(),
            options: match game {
                Game::Classic(game) => changed(game.options()),
                Game::Mayflower(game) => changed(game.options()),
            },
            players,
            first: game.first().0,
        }
    }

    /// Begins the game.
    ///
    /// # Errors
    /// Every problem there is.
    pub fn begin(&self, library: &SetLibrary) -> Result<Game, Vec<SetupProblem>> {
        let lists = [("sets", self.sets.len()), ("options", self.options.len())];
        let most = limits::SETUP_ENTRIES;
        let many = lists.into_iter().filter(|(_, many)| *many > most);
        let mut problems: Vec<_> =
            many.map(|(what, many)| SetupProblem::TooMany { what, many, most }).collect();
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut sets = Vec::new();
        for name in &self.sets {
            match library.get(name) {
                Some(set) => sets.push(set.clone()),
                None => {
                    let known = library.names().map(str::to_owned).collect();
                    problems.push(SetupProblem::Set { name: name.clone(), known });
                }
            }
        }
        let all_sets = sets.len() == self.sets.len();
        let bad_names =
            self.players.iter().take(limits::SETUP_ENTRIES).filter(|name| !is_name(name));
        problems.extend(bad_names.map(|name| SetupProblem::Name(name.clone())));
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let first = self.first;
        if !NAMES.contains(&self.game.as_str()) {
            problems.push(SetupProblem::Game(self.game.clone()));
        }
        // An unknown game is judged as the classic one, so that its other errors are told too.
        let made = if self.game == Words::MAYFLOWER.game {
            let options = self.read_options(&mut problems);
            let setup = mayflower::Setup { players, first, sets, options };
            Mayflower::new(setup).map(Game::Mayflower)
        } else {
            let options = self.read_options(&mut problems);
            Classic::new(classic::Setup { players, first, sets, options }).map(Game::Classic)
        };
        match made {
            Ok(game) if problems.is_empty() => Ok(game),
            Ok(_) => Err(problems),
            Err(errors) => {
                // A start tile or coast is missing only because its set could not be found.
                let caused = |error: &SetupError| {
                    matches!(error, SetupError::StartTiles(_) | SetupError::Coast(_))
                };
                let known = |error: &SetupError| all_sets || !caused(error);
                problems.extend(errors.into_iter().filter(known).map(SetupProblem::Rules));
                Err(problems)
            }
        }
    }

    fn read_options<O: HouseRules>(&self, problems: &mut Vec<SetupProblem>) -> O {
        let mut options = O::default();
        let names = |choices: &[HouseRule]| choices.iter().map(|choice| choice.name).collect();
        for (index, (name, value)) in self.options.iter().enumerate() {
            let choice = O::CHOICES.iter().find(|choice| choice.name == name);
            let Some(choice) = choice else {
                let known = names(O::CHOICES);
                problems.push(SetupProblem::Option { name: name.clone(), known });
                continue;
            };
            if self.options[..index].iter().any(|(earlier, _)| earlier == name) {
                problems.push(SetupProblem::Twice(name.clone()));
            } else if !options.set(name, value) {
                problems.push(SetupProblem::Value {
                    option: name.clone(),
                    value: value.clone(),
                    known: choice.values.iter().map(|(value, _)| *value).collect(),
                });
            }
        }
        options
    }
}

/// The games there are.
const NAMES: [&str; 2] = [Words::CLASSIC.game, Words::MAYFLOWER.game];

/// The options that differ from their defaults.
fn changed<O: HouseRules>(options: &O) -> Vec<(String, String)> {
    let names = O::CHOICES.iter().map(|choice| choice.name);
    let differs = |name: &&str| options.get(name) != O::default().get(name);
    let pair = |name: &str| Some((name.to_owned(), options.get(name)?.to_owned()));
    names.filter(differs).filter_map(pair).collect()
}

/// The same game before its first action.
pub(crate) fn start_of(game: &Game) -> Game {
    let mut start = game.clone();
    while start.undo().is_some() {}
    start
}

/// A name is one line of something to see.
#[must_use]
pub fn is_name(name: &str) -> bool {
    let length = name.chars().take(limits::NAME_CHARS + 1).count();
    (1..=limits::NAME_CHARS).contains(&length)
        && name.trim() == name
        && !name.chars().any(char::is_control)
}
