//! The setup of a game, by the names people use: what a record's headers and the protocol's `new`
//! contain.

mod problem;

pub use problem::SetupProblem;

use std::collections::BTreeMap;

use aude_engine::classic::{self, Classic};
use aude_engine::game::{HouseRule, HouseRules, RulesVersion, SetupError};
use aude_engine::mayflower::{self, Mayflower};
use aude_engine::tiles::SetSpec;
use aude_engine::{Errors, Game, Rules};

use crate::limits;
use crate::notation::Words;
use crate::sets::{Fingerprint, SetLibrary};

/// The game, sets, house rules and players of a new game. It is unchecked; [`GameSetup::begin`]
/// validates it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSetup {
    /// The game's name.
    pub game: String,
    /// The number of the version of the rules.
    pub rules: u32,
    /// The names of the tile sets, in order.
    pub sets: Vec<String>,
    /// Which edition of each set is meant; the latest for those not listed.
    pub fingerprints: BTreeMap<String, Fingerprint>,
    /// House rules by name and value; those not listed have the default of the rules' version.
    pub options: Vec<(String, String)>,
    /// The players' names in the order of their seats.
    pub players: Vec<String>,
    /// The starting player, counted from 0.
    pub first: u8,
}

impl Default for GameSetup {
    /// The classic base game for two players; the first one starts.
    fn default() -> Self {
        Self {
            game: Words::CLASSIC.game.to_owned(),
            rules: RulesVersion::LATEST.number(),
            sets: vec!["base".to_owned()],
            fingerprints: BTreeMap::new(),
            options: Vec::new(),
            players: Self::default_names(2),
            first: 0,
        }
    }
}

impl GameSetup {
    /// `Player 1`, `Player 2`, …
    #[must_use]
    pub fn default_names(players: u8) -> Vec<String> {
        (1..=players).map(|seat| format!("Player {seat}")).collect()
    }

    /// A game of this name with its own first set, for two players; the first one starts.
    #[must_use]
    pub fn default_of(game: &str) -> Self {
        let set = if game == Words::MAYFLOWER.game { "mayflower" } else { "base" };
        Self { game: game.to_owned(), sets: vec![set.to_owned()], ..Self::default() }
    }

    /// What a game in progress started with, under these names. Seats without a name get a default
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
            rules: game.version().number(),
            sets: game.tiles().sets().to_vec(),
            fingerprints: Fingerprint::all(game.tiles()).collect(),
            options: match game {
                Game::Classic(classic) => changed(classic.options(), game.version()),
                Game::Mayflower(mayflower) => changed(mayflower.options(), game.version()),
            },
            players,
            first: game.first().0,
        }
    }

    /// Starts the game.
    ///
    /// # Errors
    /// Every error.
    pub fn begin(&self, library: &SetLibrary) -> Result<Game, Errors<SetupProblem>> {
        if let Some(game) = library.starts.get(self)
            && self.players.iter().all(|name| is_name(name))
        {
            return Ok(game);
        }
        let lists = [("sets", self.sets.len()), ("options", self.options.len())];
        let most = limits::SETUP_ENTRIES;
        let many = lists.into_iter().filter(|(_, many)| *many > most);
        let mut problems: Vec<_> =
            many.map(|(what, many)| SetupProblem::TooMany { what, many, most }).collect();
        if !problems.is_empty() {
            return Err(problems.into());
        }
        let rules = self.find_rules(library).map_err(|problem| vec![problem])?;
        let sets = self.find_sets(library, &mut problems);
        let all_sets = sets.len() == self.sets.len();
        if problems.iter().any(|problem| matches!(problem, SetupProblem::Tiles { .. })) {
            // Problems with other tiles say nothing about this game.
            return Err(problems.into());
        }
        let bad_names =
            self.players.iter().take(limits::SETUP_ENTRIES).filter(|name| !is_name(name));
        problems.extend(bad_names.map(|name| SetupProblem::Name(name.clone())));
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let first = self.first;
        if !NAMES.contains(&self.game.as_str()) {
            problems.push(SetupProblem::Game(self.game.clone()));
        }
        // An unknown game is checked as the classic one, so that its other errors are reported too.
        let made = if self.game == Words::MAYFLOWER.game {
            let options = self.read_options(rules, &mut problems);
            let setup = mayflower::Setup { rules, players, first, sets, options };
            Mayflower::new(setup).map(Game::Mayflower)
        } else {
            let options = self.read_options(rules, &mut problems);
            let setup = classic::Setup { rules, players, first, sets, options };
            Classic::new(setup).map(Game::Classic)
        };
        match made {
            Ok(game) if problems.is_empty() => {
                library.starts.put(self, &game);
                Ok(game)
            }
            Ok(_) => Err(problems.into()),
            Err(errors) => {
                // A start tile or coast is missing only because its set could not be found.
                let caused = |error: &SetupError| {
                    matches!(error, SetupError::StartTiles(_) | SetupError::Coast(_))
                };
                let known = |error: &SetupError| all_sets || !caused(error);
                problems.extend(errors.into_iter().filter(known).map(SetupProblem::Rules));
                Err(problems.into())
            }
        }
    }

    /// Uses the sets as they were before fingerprints, where none is given.
    #[must_use]
    pub fn before_fingerprints(mut self, library: &SetLibrary) -> Self {
        for name in &self.sets {
            if let Some(first) = library.first_fingerprint(name) {
                self.fingerprints.entry(name.clone()).or_insert(first);
            }
        }
        self
    }

    fn find_rules(&self, library: &SetLibrary) -> Result<RulesVersion, SetupProblem> {
        library.rules(self.rules).ok_or_else(|| SetupProblem::Version {
            number: self.rules,
            known: library.rules_numbers().collect(),
        })
    }

    fn find_sets(&self, library: &SetLibrary, problems: &mut Vec<SetupProblem>) -> Vec<SetSpec> {
        let mut sets = Vec::new();
        for name in &self.sets {
            let fingerprint = self.fingerprints.get(name).copied();
            let found = match fingerprint {
                None => library.get(name),
                Some(fingerprint) => library.edition(name, fingerprint),
            };
            match (found, fingerprint) {
                (Some(set), _) => sets.push(set.clone()),
                (None, Some(fingerprint)) if library.get(name).is_some() => {
                    let known = library.fingerprint(name);
                    problems.push(SetupProblem::Tiles { set: name.clone(), fingerprint, known });
                }
                (None, _) => {
                    let known = library.names().map(str::to_owned).collect();
                    problems.push(SetupProblem::Set { name: name.clone(), known });
                }
            }
        }
        let strange = self.fingerprints.keys().filter(|name| !self.sets.contains(name));
        problems.extend(strange.map(|name| SetupProblem::NoSuchSet(name.clone())));
        sets
    }

    fn read_options<O: HouseRules>(
        &self,
        rules: RulesVersion,
        problems: &mut Vec<SetupProblem>,
    ) -> O {
        let mut options = O::of(rules);
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

/// The known games.
const NAMES: [&str; 2] = [Words::CLASSIC.game, Words::MAYFLOWER.game];

/// The house rules that differ from those of the rules' version.
fn changed<O: HouseRules>(options: &O, rules: RulesVersion) -> Vec<(String, String)> {
    let names = O::CHOICES.iter().map(|choice| choice.name);
    let differs = |name: &&str| options.get(name) != O::of(rules).get(name);
    let pair = |name: &str| Some((name.to_owned(), options.get(name)?.to_owned()));
    names.filter(differs).filter_map(pair).collect()
}

/// The same game before its first action.
pub(crate) fn start_of(game: &Game) -> Game {
    let mut start = game.clone();
    while start.undo().is_some() {}
    start
}

/// A name is one line of visible text.
#[must_use]
pub fn is_name(name: &str) -> bool {
    let length = name.chars().take(limits::NAME_CHARS + 1).count();
    (1..=limits::NAME_CHARS).contains(&length)
        && name.trim() == name
        && !name.chars().any(char::is_control)
}
