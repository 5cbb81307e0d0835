//! A picture: a board of a scenario, drawn.

use aude_art::{
    Artist, BoardOptions, BoardView, Look, Surroundings, TileView, feature_at, ownership,
};
use aude_engine::tiles::FeatureKind;
use aude_engine::{Action, Cell, Game, Player, Players, Rotation, Rules, Spot};
use aude_record::notation::Place;
use aude_scenario::{Scenario, Step};

/// Which position of which scenario is shown, and what is highlighted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Picture {
    pub(crate) name: &'static str,
    /// The scenario's file below `crates/testkit/scenarios`, without its extension.
    pub(crate) file: &'static str,
    /// Its contents.
    text: &'static str,
    /// A [`Step`].
    after: &'static str,
    lit: &'static [&'static str],
    owned: &'static [FeatureKind],
    marked: &'static [(i16, i16)],
    hand: bool,
    crop: Option<[i16; 4]>,
}

impl Picture {
    /// The scenario `(file, text)` at a step.
    pub(crate) const fn new(
        name: &'static str,
        (file, text): (&'static str, &'static str),
        after: &'static str,
    ) -> Self {
        Self { name, file, text, after, lit: &[], owned: &[], marked: &[], hand: false, crop: None }
    }

    /// Features that are highlighted, such as `road.EW@1,0`.
    pub(crate) const fn lit(self, lit: &'static [&'static str]) -> Self {
        Self { lit, ..self }
    }

    /// Features of these kinds in the colours of their owners.
    pub(crate) const fn owned(self, owned: &'static [FeatureKind]) -> Self {
        Self { owned, ..self }
    }

    /// Cells with a frame.
    pub(crate) const fn marked(self, marked: &'static [(i16, i16)]) -> Self {
        Self { marked, ..self }
    }

    /// The drawn tile beside the board, and where it may go.
    pub(crate) const fn hand(self) -> Self {
        Self { hand: true, ..self }
    }

    /// Only the cells from west and north to east and south.
    pub(crate) const fn crop(self, west: i16, north: i16, east: i16, south: i16) -> Self {
        Self { crop: Some([west, north, east, south]), ..self }
    }

    /// The position shown.
    ///
    /// # Errors
    /// What is wrong with the scenario or the step.
    pub(crate) fn position(&self) -> Result<(Scenario, Game), String> {
        let step: Step = self.after.parse()?;
        let tell = |failure: aude_scenario::Failure| format!("{}: {failure}", self.file);
        let scenario = Scenario::parse(self.text).map_err(tell)?;
        let game = scenario.position(step).map_err(tell)?;
        Ok((scenario, game))
    }

    /// The picture as an SVG document with a transparent background.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn draw(&self) -> Result<String, String> {
        let scene = self.scene()?;
        Ok(scene.artist.board(&scene.view, &scene.options))
    }

    /// Its width and height; a tile is 100 wide.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn size(&self) -> Result<(u16, u16), String> {
        let scene = self.scene()?;
        let size = scene.artist.board_size(&scene.view, &scene.options);
        Ok((size.x.round() as u16, size.y.round() as u16))
    }

    fn scene(&self) -> Result<Scene, String> {
        let (scenario, game) = self.position()?;
        let spots = self.lit.iter().map(|name| spot(&game, name)).collect::<Result<Vec<_>, _>>()?;
        let colours = Colours::of(&scenario)?;
        let mut view = BoardView::of(&game).wearing(&colours.0);
        let mut options = BoardOptions {
            surroundings: Surroundings::Clear,
            grid: true,
            lit: spots.into_iter().flat_map(|spot| feature_at(&game, spot)).collect(),
            tints: ownership(&game, self.owned),
            legal: self.marked.iter().map(|&(x, y)| Cell::new(x, y)).collect(),
            crop: self.crop.map(|[w, n, e, s]| [Cell::new(w, n), Cell::new(e, s)]),
            ..BoardOptions::default()
        };
        for tint in &mut options.tints {
            tint.owners = colours.players(tint.owners);
        }
        if self.hand {
            show_hand(&game, &mut view, &mut options)?;
        }
        let artist = Artist::new(game.tiles(), Look::Painted);
        Ok(Scene { artist, view, options })
    }
}

/// Everything a drawing is made from.
struct Scene {
    artist: Artist,
    view: BoardView,
    options: BoardOptions,
}

/// Puts the drawn tile beside the board, as a player would hold it, and marks where it may go.
fn show_hand(game: &Game, view: &mut BoardView, options: &mut BoardOptions) -> Result<(), String> {
    let kind = game.drawn().ok_or("there is no drawn tile")?;
    options.legal.extend(places(game));
    let cells = || view.tiles.iter().map(|tile| tile.cell).chain(options.legal.iter().copied());
    let east = cells().map(Cell::x).max().unwrap_or(0);
    let north = cells().map(Cell::y).min().unwrap_or(0);
    let cell = Cell::new(east + 2, north);
    view.tiles.push(TileView { cell, kind, rotation: Rotation::new(0), copy: 0 });
    view.last = Some(cell);
    Ok(())
}

/// Where the drawn tile may go.
fn places(game: &Game) -> Vec<Cell> {
    let mut list = Vec::new();
    game.legal(&mut list);
    let cell = |action: &Action| match action {
        Action::Place { cell, .. } => Some(*cell),
        _ => None,
    };
    let mut cells: Vec<Cell> = list.iter().filter_map(cell).collect();
    cells.dedup();
    cells
}

/// `road.EW@1,0`: a segment by kind, by what distinguishes it from others of its kind, and by cell.
fn spot(game: &Game, name: &str) -> Result<Spot, String> {
    let unknown = || format!("{name:?} is not a place on this board");
    let (place, cell) = name.split_once('@').ok_or_else(unknown)?;
    let (x, y) = cell.split_once(',').ok_or_else(unknown)?;
    let cell = match (x.parse(), y.parse()) {
        (Ok(x), Ok(y)) => Cell::new(x, y),
        _ => return Err(unknown()),
    };
    let tile = game.board().tile_at(cell).ok_or_else(unknown)?;
    let segments = game.tiles().segments(game.board().tile(tile).kind);
    let names = Place::all_on(game, cell).into_iter().zip(segments).map(|(place, segment)| {
        let via = place.via();
        if via.is_empty() { segment.kind.to_string() } else { format!("{}.{via}", segment.kind) }
    });
    let index = names.into_iter().position(|other| other == place).ok_or_else(unknown)?;
    Ok(Spot::new(cell, index as u8))
}

/// Players in the colours of their names, whatever their seats. `Red` is the orange livery, and the
/// pages call it that.
struct Colours(Vec<Player>);

impl Colours {
    fn of(scenario: &Scenario) -> Result<Self, String> {
        let livery = |name: &String| match name.as_str() {
            "Blue" => Ok(Player(0)),
            "Red" => Ok(Player(1)),
            "Yellow" => Ok(Player(2)),
            "Green" => Ok(Player(3)),
            "Black" => Ok(Player(4)),
            "Pink" => Ok(Player(5)),
            other => Err(format!("{other} is not a player colour")),
        };
        scenario.players.iter().map(livery).collect::<Result<_, _>>().map(Self)
    }

    fn player(&self, player: Player) -> Player {
        self.0[player.index()]
    }

    fn players(&self, players: Players) -> Players {
        Players(players.iter().fold(0, |set, player| set | 1 << self.player(player).0))
    }
}
