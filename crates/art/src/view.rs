//! What a board shows: plain data, built from a game or by hand.

use aude_engine::tiles::KindId;
use aude_engine::{Cell, FigureKind, FigureLocation, Game, Player, Rotation, Rules, Spot};

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileView {
    /// Where it is.
    pub cell: Cell,
    /// What it is.
    pub kind: KindId,
    /// How it is turned.
    pub rotation: Rotation,
    /// Which copy of its kind it is, counted in the order of placement.
    pub copy: usize,
}

/// A figure on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FigureView {
    /// Whose it is.
    pub player: Player,
    /// What it is.
    pub kind: FigureKind,
    /// Where it is.
    pub at: Spot,
}

/// A position to be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardView {
    /// The tiles, in any order.
    pub tiles: Vec<TileView>,
    /// The figures of the players.
    pub figures: Vec<FigureView>,
    /// Towers by cell and height; empty sites are optional.
    pub towers: Vec<(Cell, u8)>,
    /// Where the dragon is.
    pub dragon: Option<Cell>,
    /// Where the fairy is: with the figure on a spot, or alone on a tile.
    pub fairy: Option<(Cell, Option<Spot>)>,
    /// The tile placed last.
    pub last: Option<Cell>,
    /// Mayflower: the surveyors' columns.
    pub surveyors: Option<[u16; 2]>,
    /// Points by player, for the score track.
    pub scores: Vec<(Player, i16)>,
}

impl BoardView {
    /// The position of a game.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let mut view = Self::of_rules(game);
        if let Some(classic) = game.classic() {
            view.dragon = classic.dragon();
            view.fairy = classic.fairy().map(|(cell, with)| {
                let spot = with
                    .filter(|&id| game.figures().is_out(id))
                    .map(|id| spot(game, game.figures().location(id)));
                (cell, spot)
            });
            let sites = game.board().towers().iter().map(|&tile| game.board().tile(tile).cell);
            view.towers = sites
                .map(|cell| (cell, classic.tower_height(cell)))
                .filter(|(_, height)| *height > 0)
                .collect();
        }
        view.surveyors = game.mayflower().map(aude_engine::mayflower::Mayflower::surveyors);
        view
    }

    /// The same with the colours exchanged: each player gets those of the player at this index.
    #[must_use]
    pub fn wearing(mut self, liveries: &[Player]) -> Self {
        let worn = |player: Player| liveries.get(player.index()).copied().unwrap_or(player);
        self.figures.iter_mut().for_each(|figure| figure.player = worn(figure.player));
        self.scores.iter_mut().for_each(|(player, _)| *player = worn(*player));
        self
    }

    /// What every game has: tiles, figures, the last tile, points.
    #[must_use]
    pub fn of_rules(game: &impl Rules) -> Self {
        let mut copies = vec![0; game.tiles().kinds().len()];
        let tiles = game.board().placed().iter().map(|placed| {
            let copy = &mut copies[placed.kind.index()];
            *copy += 1;
            TileView {
                cell: placed.cell,
                kind: placed.kind,
                rotation: placed.rotation,
                copy: *copy - 1,
            }
        });
        let tiles: Vec<_> = tiles.collect();
        let coast = game.tiles().coast();
        let figures = game.figures().on_board().map(|id| FigureView {
            player: id.owner(),
            kind: id.kind(),
            at: spot(game, game.figures().location(id)),
        });
        Self {
            figures: figures.collect(),
            last: tiles
                .last()
                .filter(|tile| tiles.len() > 1 && !coast.contains(&tile.kind))
                .map(|tile| tile.cell),
            tiles,
            scores: (0..).map(Player).zip(game.scores().iter().copied()).collect(),
            ..Self::default()
        }
    }
}

/// The spot of a figure.
fn spot(game: &impl Rules, stand: FigureLocation) -> Spot {
    let cell = game.board().tile(stand.tile(game.board())).cell;
    match stand {
        FigureLocation::Segment(segment) => Spot::new(cell, game.board().index_on_tile(segment)),
        FigureLocation::Roof(_) => Spot::roof(cell),
    }
}
