//! A position as JSON: the complete visible state of the game.

use std::collections::BTreeMap;

use aude_engine::classic::Classic;
use aude_engine::game::HouseRules;
use aude_engine::mayflower::Mayflower;
use aude_engine::tiles::KindId;
use aude_engine::{FigureId, FigureKind, FigureLocation, Game, Player, Rules, Spot};
use serde::Serialize;

use super::Next;
use super::spot::{FigureJson, SpotJson, pair};
use crate::digest::digest;
use crate::notation::Words;
use crate::sets::Fingerprint;
use crate::setup::GameSetup;

pub(super) fn id(game: &Game, kind: KindId) -> String {
    game.tiles().kind(kind).id.clone()
}

/// A tile on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct TileJson {
    /// Its id; Mayflower's start spaces are COAST1 to COAST10.
    pub id: String,
    /// Increases to the east.
    pub x: i16,
    /// Increases to the south.
    pub y: i16,
    /// Quarter turns clockwise.
    pub rotation: u8,
}

/// A figure on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct FigureOnBoard {
    /// Whose.
    pub player: u8,
    /// What.
    pub figure: FigureJson,
    /// Its role: thief, knight, monk, farmer, roof, builder, pig.
    pub role: &'static str,
    /// Where.
    #[serde(flatten)]
    pub spot: SpotJson,
}

impl FigureOnBoard {
    /// A figure on the board; none if it is not there.
    #[must_use]
    pub fn of(game: &Game, figure: FigureId) -> Option<Self> {
        if !game.figures().is_out(figure) {
            return None;
        }
        let board = game.board();
        let stand = game.figures().location(figure);
        let cell = board.tile(stand.tile(board)).cell;
        let (spot, feature) = match stand {
            FigureLocation::Roof(_) => (Spot::roof(cell), None),
            FigureLocation::Segment(segment) => {
                (Spot::new(cell, board.index_on_tile(segment)), Some(board.segment_kind(segment)))
            }
        };
        let role = match figure.kind() {
            FigureKind::Builder => "builder",
            FigureKind::Pig => "pig",
            FigureKind::Small | FigureKind::Big => {
                feature.map_or("roof", |kind| Words::of(game).role(kind))
            }
        };
        let spot = SpotJson::of(game, spot)?;
        Some(Self { player: figure.owner().0, figure: figure.kind().into(), role, spot })
    }
}

/// What a player has left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct SupplyJson {
    /// Small followers.
    pub small: u8,
    /// Big followers.
    pub big: u8,
    /// Builders.
    pub builder: u8,
    /// Pigs.
    pub pig: u8,
    /// Tower pieces.
    pub tower_pieces: u8,
}

/// A follower held captive.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct CaptiveJson {
    /// Who holds it.
    pub captor: u8,
    /// Whose it is.
    pub owner: u8,
    /// Its kind.
    pub figure: FigureJson,
}

/// The goods of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct GoodsJson {
    /// Barrels of wine.
    pub wine: u8,
    /// Sheaves of grain.
    pub grain: u8,
    /// Bolts of cloth.
    pub cloth: u8,
}

/// A tower, or an empty site of height 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct TowerJson {
    /// Increases to the east.
    pub x: i16,
    /// Increases to the south.
    pub y: i16,
    /// Pieces.
    pub height: u8,
}

/// The complete visible state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[non_exhaustive]
pub struct StateJson {
    /// The game's name.
    pub game: String,
    /// The number of the version of the rules.
    pub rules: u32,
    /// Its tile sets.
    pub sets: Vec<String>,
    /// The fingerprints of their tiles; a table has them in its head instead.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub fingerprints: BTreeMap<String, Fingerprint>,
    /// Every house rule with its value.
    pub options: BTreeMap<&'static str, &'static str>,
    /// The players' names.
    pub players: Vec<String>,
    /// Whose step it is.
    #[serde(flatten)]
    pub next: Next,
    /// The tiles in the order of placement.
    pub tiles: Vec<TileJson>,
    /// The figures on the table by player.
    pub figures: Vec<FigureOnBoard>,
    /// What each player has left.
    pub supply: Vec<SupplyJson>,
    /// Captives by captor.
    pub captives: Vec<CaptiveJson>,
    /// Whether the player whose turn it is has already bought back a captive this turn.
    pub ransom_used: bool,
    /// Goods by player.
    pub goods: Vec<GoodsJson>,
    /// The dragon's cell.
    pub dragon: Option<[i16; 2]>,
    /// The cells of the dragon's current flight, starting with the one he set out from.
    pub flight: Vec<[i16; 2]>,
    /// The fairy's cell.
    pub fairy: Option<[i16; 2]>,
    /// The follower she stands with.
    pub fairy_with: Option<FigureOnBoard>,
    /// Tower sites and towers in the order of placement.
    pub towers: Vec<TowerJson>,
    /// Tiles set aside.
    pub aside: Vec<String>,
    /// Mayflower: the surveyors' columns, counted west from the coast, the nearer one first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub surveyors: Option<[u16; 2]>,
    /// Tiles in the bag by id.
    pub bag: BTreeMap<String, u8>,
    /// Tiles in the bag.
    pub bag_left: u16,
    /// The players with the most points, once the game is over.
    pub winners: Vec<u8>,
    /// Actions so far, including draws.
    pub moves: usize,
    /// The digest of the position: equal for equal ones, in every version of the program.
    pub hash: String,
}

impl StateJson {
    /// A position.
    #[must_use]
    pub fn of(game: &Game, setup: &GameSetup) -> Self {
        let seats = || (0..game.players()).map(Player);
        let next = Next::of(game);
        let winners = if next.over { game.winners() } else { Vec::new() };
        let mut state = Self {
            game: setup.game.clone(),
            rules: game.version().number(),
            sets: game.tiles().sets().to_vec(),
            fingerprints: setup.fingerprints.clone(),
            options: BTreeMap::new(),
            players: setup.players.clone(),
            next,
            tiles: game
                .board()
                .placed()
                .iter()
                .map(|placed| TileJson {
                    id: id(game, placed.kind),
                    x: placed.cell.x(),
                    y: placed.cell.y(),
                    rotation: placed.rotation.turns(),
                })
                .collect(),
            figures: game
                .figures()
                .on_board()
                .filter_map(|figure| FigureOnBoard::of(game, figure))
                .collect(),
            supply: seats().map(|player| supply(game, player)).collect(),
            captives: Vec::new(),
            ransom_used: false,
            goods: Vec::new(),
            dragon: None,
            flight: Vec::new(),
            fairy: None,
            fairy_with: None,
            towers: Vec::new(),
            aside: Vec::new(),
            surveyors: game.mayflower().map(Mayflower::surveyors),
            bag: game.bag().iter().map(|(kind, count)| (id(game, kind), count)).collect(),
            bag_left: game.bag().left(),
            winners: winners.into_iter().map(|player| player.0).collect(),
            moves: game.actions().len(),
            hash: digest(game),
        };
        match game {
            Game::Classic(classic) => {
                state.options = all_options(classic.options());
                state.add_classic(game, classic);
            }
            Game::Mayflower(mayflower) => state.options = all_options(mayflower.options()),
        }
        state
    }

    /// What only the classic game has.
    fn add_classic(&mut self, game: &Game, classic: &Classic) {
        let seats = || (0..game.players()).map(Player);
        self.captives = seats().flat_map(|captor| captives(classic, captor)).collect();
        self.ransom_used = classic.ransom_used();
        self.goods = seats()
            .map(|player| {
                let [wine, grain, cloth] = classic.goods(player);
                GoodsJson { wine, grain, cloth }
            })
            .collect();
        self.dragon = classic.dragon().map(pair);
        self.flight = classic.flight().map(pair).collect();
        if let Some((cell, with)) = classic.fairy() {
            self.fairy = Some(pair(cell));
            self.fairy_with = with.and_then(|figure| FigureOnBoard::of(game, figure));
        }
        let towers = game.board().towers().iter().map(|&tile| game.board().tile(tile).cell);
        self.towers = towers
            .map(|cell| TowerJson { x: cell.x(), y: cell.y(), height: classic.tower_height(cell) })
            .collect();
        self.aside = classic.tiles_aside().map(|kind| id(game, kind)).collect();
    }
}

fn all_options<O: HouseRules>(options: &O) -> BTreeMap<&'static str, &'static str> {
    let names = O::CHOICES.iter().map(|choice| choice.name);
    names.filter_map(|name| Some((name, options.get(name)?))).collect()
}

fn supply(game: &Game, player: Player) -> SupplyJson {
    let [small, big, builder, pig] = FigureKind::ALL.map(|kind| game.supply(player, kind));
    let tower_pieces = game.classic().map_or(0, |game| game.tower_pieces(player));
    SupplyJson { small, big, builder, pig, tower_pieces }
}

fn captives(classic: &Classic, captor: Player) -> impl Iterator<Item = CaptiveJson> {
    classic.captives(captor).map(move |figure| CaptiveJson {
        captor: captor.0,
        owner: figure.owner().0,
        figure: figure.kind().into(),
    })
}
