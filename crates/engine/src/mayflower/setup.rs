//! What a game starts with.

use std::sync::Arc;

use super::surveyors::Surveyors;
use super::{Mayflower, Options, Rows, Step, Table};
use crate::board::{Board, Region};
use crate::figures::{Figures, Supply};
use crate::game::{RulesVersion, SetupError, Silent};
use crate::position::{Position, State};
use crate::tiles::{SetSpec, Tiles};
use crate::{Bag, Cell, Errors, Player, Rotation};

/// The players, set and house rules of a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The version of the rules it is played under; `options` are its defaults unless the table
    /// changes them.
    pub rules: RulesVersion,
    /// How many players (M-1).
    pub players: u8,
    /// The starting player, counted from 0.
    pub first: u8,
    /// The tile set with its coast; further sets without one may add tiles.
    pub sets: Vec<SetSpec>,
    /// House rules.
    pub options: Options,
}

impl Default for Setup {
    /// Two players, the first one starting, no sets yet, default house rules.
    fn default() -> Self {
        Self {
            rules: RulesVersion::LATEST,
            players: 2,
            first: 0,
            sets: Vec::new(),
            options: Options::default(),
        }
    }
}

impl Mayflower {
    /// The most players (M-1).
    pub const MOST_PLAYERS: u8 = 5;
    /// Settlers each player starts with (M-1).
    pub(super) const SETTLERS: u8 = 5;
    /// Start spaces of the coast (M-1).
    pub(super) const ROWS: usize = 10;

    /// Makes a game from a setup.
    ///
    /// # Errors
    /// Everything wrong with the setup.
    pub fn new(setup: Setup) -> Result<Self, Errors<SetupError>> {
        let mut errors: Vec<SetupError> =
            SetupError::of_players(setup.players, setup.first, Self::MOST_PLAYERS, "M-1")
                .into_iter()
                .collect();
        let is_classic = |set: &&SetSpec| {
            !set.elements.is_empty() || set.tiles.iter().any(|tile| tile.start > 0)
        };
        for set in setup.sets.iter().filter(is_classic) {
            errors.push(SetupError::WrongGame { set: set.name.clone(), game: "classic" });
        }
        // With a set of the other game, that is what is wrong, and not that there is no coast.
        let spaces: usize = setup.sets.iter().map(|set| set.coast.len()).sum();
        if spaces != Self::ROWS && (spaces > 0 || !setup.sets.iter().any(|set| is_classic(&set))) {
            errors.push(SetupError::Coast(spaces));
        }
        match Tiles::build(&setup.sets) {
            Ok(tiles) if errors.is_empty() => {
                let first = Player(setup.first);
                let Setup { rules, players, options, .. } = setup;
                let table = Table { rules, tiles, players, first, options };
                Ok(Self::begin(Arc::new(table)))
            }
            Ok(_) => Err(errors.into()),
            Err(more) => {
                errors.extend(more.into_iter().map(SetupError::Tiles));
                Err(errors.into())
            }
        }
    }

    /// The coast is column 0; everything west of it is open (M-1, M-3).
    pub(super) fn begin(table: Arc<Table>) -> Self {
        let tiles = &table.tiles;
        let west = Region { most_x: -1, ..Region::ALL };
        let region = match table.options.rows {
            Rows::Open => west,
            Rows::Closed => Region { least_y: 0, most_y: Self::ROWS as i16 - 1, ..west },
        };
        let mut board = Board::new(tiles.bag_size() as usize + Self::ROWS, region);
        for (row, &space) in tiles.coast().iter().enumerate() {
            board.place(tiles, Cell::new(0, row as i16), space, Rotation::NONE);
        }
        let supply = Supply { small: Self::SETTLERS, ..Supply::default() };
        let state = State::new(Figures::new(table.players, supply), table.first, Step::Draw);
        let pos = Position::new(board, Bag::full(tiles), state, Surveyors::default(), true);
        let mut game = Self { table, pos };
        game.begin_turn(&mut Silent);
        game
    }
}
