//! What a game starts with. A setup is unchecked; making a game from it validates it.

use std::sync::Arc;

use super::element_state::{ElementState, figures};
use super::elements::Elements;
use super::table::Table;
use super::{Classic, Element, Options, Step};
use crate::board::{Board, Region};
use crate::game::{RulesVersion, SetupError, Silent};
use crate::position::{Position, State};
use crate::tiles::{SetSpec, Tiles};
use crate::{Bag, Cell, Errors, Player, Players, Rotation};

/// The players, sets and house rules of a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The version of the rules it is played under; `options` are its defaults unless the table
    /// changes them.
    pub rules: RulesVersion,
    /// How many players (C-1).
    pub players: u8,
    /// The starting player, counted from 0 (C-20).
    pub first: u8,
    /// The tile sets, including the base set.
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

impl Classic {
    /// Followers each player starts with (C-1).
    pub(super) const FOLLOWERS: u8 = 7;

    /// Makes a game from a setup.
    ///
    /// # Errors
    /// Everything wrong with the setup.
    pub fn new(setup: Setup) -> Result<Self, Errors<SetupError>> {
        let mut errors = Vec::new();
        errors.extend(SetupError::of_players(setup.players, setup.first, Players::MOST, "C-1"));
        let mut elements = Elements::default();
        for set in &setup.sets {
            if !set.coast.is_empty() {
                errors.push(SetupError::WrongGame { set: set.name.clone(), game: "mayflower" });
            }
            for name in &set.elements {
                match Element::from_name(name) {
                    Some(element) => elements = elements.with(element),
                    None => errors.push(SetupError::UnknownElement {
                        set: set.name.clone(),
                        element: name.clone(),
                        known: Element::ALL.iter().map(|element| element.name()).collect(),
                    }),
                }
            }
        }
        for element in elements.iter() {
            for other in element.needs().iter().filter(|&&other| !elements.has(other)) {
                let (element, other) = (element.name(), other.name());
                errors.push(SetupError::Needs { element, other });
            }
        }
        let starts =
            setup.sets.iter().flat_map(|set| &set.tiles).filter(|tile| tile.start > 0).count();
        // With a set of the other game, that is what is wrong, and not that there is no start tile.
        let wrong_game = setup.sets.iter().any(|set| !set.coast.is_empty());
        if starts > 1 || (starts == 0 && !wrong_game) {
            errors.push(SetupError::StartTiles(starts));
        }
        let tiles = match Tiles::build(&setup.sets) {
            Ok(tiles) if errors.is_empty() => tiles,
            Ok(_) => return Err(errors.into()),
            Err(more) => {
                errors.extend(more.into_iter().map(SetupError::Tiles));
                return Err(errors.into());
            }
        };
        let first = Player(setup.first);
        let Setup { rules, players, options, .. } = setup;
        let table = Table::new(rules, tiles, players, first, options, elements);
        Ok(Self::begin(Arc::new(table)))
    }

    pub(super) fn begin(table: Arc<Table>) -> Self {
        let tiles = &table.tiles;
        let mut board = Board::new(tiles.bag_size() as usize + 1, Region::ALL);
        for kind in tiles.all().filter(|&kind| tiles.kind(kind).start) {
            board.place(tiles, Cell::default(), kind, Rotation::NONE);
        }
        let state = State::new(figures(&table), table.first, Step::Draw);
        let extra = ElementState::new(&table);
        let pos = Position::new(board, Bag::full(tiles), state, extra, table.has_elements());
        let mut game = Self { pos, table };
        game.begin_turn(&mut Silent);
        game
    }
}
