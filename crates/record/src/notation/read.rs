//! Reading a move.

use aude_engine::tiles::FeatureKind;
use aude_engine::{Action, Cell, FigureKind, Player, Rotation, Rules, Side, Spot};

use super::cursor::Cursor;
use super::place::{ports, sides};
use super::{NotationError, Place, Words};
use crate::limits;

type Outcome<T> = Result<T, NotationError>;

/// The action that a text names in this position. It need not be legal: [`Rules::apply`] decides
/// that. A rotation that looks like a smaller one becomes that one.
///
/// # Errors
/// Where the text stops being a move, and what was expected there.
pub fn read(game: &impl Rules, text: &str) -> Result<Action, NotationError> {
    let mut reader = Reader { game, words: Words::of(game), cursor: Cursor::new(text) };
    if text.chars().count() > limits::MOVE_CHARS {
        return Err(reader
            .cursor
            .expected(format!("a move of at most {} characters", limits::MOVE_CHARS)));
    }
    let action = match reader.cursor.peek() {
        Some('-') if text == "-" => return Ok(Action::Pass),
        Some(c) if c.is_ascii_uppercase() => reader.draw(),
        Some(c) if c == '-' || c.is_ascii_digit() => reader.place(),
        Some(c) if c.is_ascii_lowercase() => reader.word(),
        _ => Err(reader.cursor.expected(
            "a move: a tile id, a placement such as 1,0r3, a figure such as thief:NS, or -",
        )),
    }?;
    reader.cursor.end()?;
    Ok(game.canonical(action))
}

/// The figure a word names.
pub(crate) fn figure(word: &str) -> Option<FigureKind> {
    FigureKind::ALL.into_iter().find(|&kind| super::write::figure_word(kind) == word)
}

struct Reader<'a, G> {
    game: &'a G,
    words: &'static Words,
    cursor: Cursor<'a>,
}

impl<G: Rules> Reader<'_, G> {
    fn draw(&mut self) -> Outcome<Action> {
        let start = self.cursor.mark();
        let id = self.cursor.take_while(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
        let kind = self.game.tiles().find(id);
        kind.map(Action::Draw).ok_or_else(|| self.back_to(start, "the id of a tile of this game"))
    }

    fn place(&mut self) -> Outcome<Action> {
        let cell = self.cursor.cell()?;
        self.cursor.demand('r', "r and the quarter turns")?;
        let turns = ('0'..='3').position(|digit| self.cursor.eat(digit));
        let Some(turns) = turns else {
            return Err(self.cursor.expected("0 to 3 quarter turns clockwise"));
        };
        Ok(Action::Place { cell, rotation: Rotation::new(turns as u8) })
    }

    fn word(&mut self) -> Outcome<Action> {
        let start = self.cursor.mark();
        let word = self.cursor.take_while(|c| c.is_ascii_lowercase() || c == '-');
        let (figure, role) = match word.strip_prefix("big-") {
            Some(role) => (FigureKind::Big, role),
            None => (FigureKind::Small, word),
        };
        if let Some(feature) = self.words.feature_of_role(role) {
            return self.follower(figure, feature);
        }
        match word {
            "roof" | "big-roof" => {
                let cell = self.at_cell()?;
                self.spot(start, &Place::Tower, cell).map(|at| Action::Put { figure, at })
            }
            "builder" => self.attendant(FigureKind::Builder),
            "pig" => self.attendant(FigureKind::Pig),
            "fairy" => self.full_spot().map(Action::Fairy),
            "princess" => self.full_spot().map(Action::Princess),
            "capture" => self.full_spot().map(Action::Capture),
            "score" => self.full_spot().map(Action::Score),
            "tower" => self.at_cell().map(Action::Tower),
            "exchange" => self.colon().and_then(|()| self.follower_kind()).map(Action::Exchange),
            "ransom" => self.ransom(),
            "dragon" => {
                self.colon()?;
                let side = Side::ALL.into_iter().find(|side| self.cursor.eat(side.letter()));
                side.map(Action::Dragon).ok_or_else(|| self.cursor.expected("N, E, S or W"))
            }
            _ => {
                let others = "roof, builder, pig, fairy, princess, tower, capture, exchange, ransom, dragon, score";
                let expected = format!("one of {}, {others}", self.words.roles.join(", "));
                Err(self.back_to(start, expected))
            }
        }
    }

    /// After a role: `:NS`, `:2567`, `:[EW+S]` or nothing, and `@x,y` off the new tile.
    fn follower(&mut self, figure: FigureKind, feature: FeatureKind) -> Outcome<Action> {
        let start = self.cursor.mark();
        if feature != FeatureKind::Cloister {
            self.colon()?;
        }
        let place = self.via(feature)?;
        self.on_new_tile_or_at(start, &place).map(|at| Action::Put { figure, at })
    }

    /// A builder by the edges of a road or city, a pig by the ports of a field, either by a full name.
    fn attendant(&mut self, figure: FigureKind) -> Outcome<Action> {
        self.colon()?;
        let start = self.cursor.mark();
        let place = match (self.cursor.peek(), figure) {
            (Some(c), _) if c.is_ascii_lowercase() => self.full_name()?,
            (_, FigureKind::Pig) => self.via(FeatureKind::Field)?,
            _ => {
                let Place::Road(edges) = self.via(FeatureKind::Road)? else {
                    return Err(self.cursor.expected("edges"));
                };
                let city = Place::City(edges);
                let cell = self.cell_ahead()?;
                if city.find(self.game, cell).is_some() { city } else { Place::Road(edges) }
            }
        };
        self.on_new_tile_or_at(start, &place).map(|at| Action::Put { figure, at })
    }

    fn ransom(&mut self) -> Outcome<Action> {
        self.colon()?;
        let start = self.cursor.mark();
        let seat = self.cursor.take_while(|c| c.is_ascii_digit()).parse::<u8>().ok();
        let seats = self.game.players();
        let Some(seat) = seat.filter(|seat| (1..=seats).contains(seat)) else {
            return Err(self.back_to(start, format!("a seat, 1 to {seats}")));
        };
        self.colon()?;
        self.follower_kind().map(|figure| Action::Ransom { from: Player(seat - 1), figure })
    }

    fn follower_kind(&mut self) -> Outcome<FigureKind> {
        let start = self.cursor.mark();
        let word = self.cursor.take_while(|c| c.is_ascii_lowercase());
        figure(word)
            .filter(|kind| kind.is_follower())
            .ok_or_else(|| self.back_to(start, "small or big"))
    }

    /// `:road.NS@3,4`.
    fn full_spot(&mut self) -> Outcome<Spot> {
        self.colon()?;
        let start = self.cursor.mark();
        let place = self.full_name()?;
        let cell = self.at_cell()?;
        self.spot(start, &place, cell)
    }

    /// `road.NS`, `field.[EW+S]`, `cloister`, `tower`.
    fn full_name(&mut self) -> Outcome<Place> {
        let start = self.cursor.mark();
        let word = self.cursor.take_while(|c| c.is_ascii_lowercase());
        if word == "tower" {
            return Ok(Place::Tower);
        }
        let Some(feature) = self.words.feature_named(word) else {
            let [road, city, cloister, field] = self.words.features;
            let expected =
                format!("{road}.EDGES, {city}.EDGES, {field}.PORTS, {cloister} or tower");
            return Err(self.back_to(start, expected));
        };
        if feature != FeatureKind::Cloister {
            self.cursor.demand('.', ". and the edges or ports")?;
        }
        self.via(feature)
    }

    /// What distinguishes a segment from others of its kind.
    fn via(&mut self, feature: FeatureKind) -> Outcome<Place> {
        let start = self.cursor.mark();
        match feature {
            FeatureKind::Cloister => Ok(Place::Cloister),
            FeatureKind::Road => self.edges().map(Place::Road),
            FeatureKind::City => self.edges().map(Place::City),
            FeatureKind::Field if self.cursor.eat('[') => {
                let mut cities = vec![self.edges()?];
                while self.cursor.eat('+') {
                    cities.push(self.edges()?);
                }
                self.cursor.demand(']', "+ and another city, or ]")?;
                Ok(Place::enclosed(cities))
            }
            FeatureKind::Field => {
                let digits = self.cursor.take_while(|c| c.is_ascii_digit());
                let expected = "the field's ports (digits 0 to 7), or [cities] around it";
                ports(digits).map(Place::Field).ok_or_else(|| self.back_to(start, expected))
            }
        }
    }

    fn edges(&mut self) -> Outcome<aude_engine::Sides> {
        let start = self.cursor.mark();
        let letters = self.cursor.take_while(|c| c.is_ascii_uppercase());
        sides(letters).ok_or_else(|| self.back_to(start, "edges (letters of NESW, each once)"))
    }

    fn colon(&mut self) -> Outcome<()> {
        self.cursor.demand(':', ":")
    }

    fn at_cell(&mut self) -> Outcome<Cell> {
        self.cursor.demand('@', "@ and a cell such as @1,-2")?;
        self.cursor.cell()
    }

    fn on_new_tile_or_at(&mut self, start: usize, place: &Place) -> Outcome<Spot> {
        let cell = if self.cursor.peek() == Some('@') { self.at_cell()? } else { self.new_tile()? };
        self.spot(start, place, cell)
    }

    /// The cell that follows or is implied, without reading on.
    fn cell_ahead(&mut self) -> Outcome<Cell> {
        let mark = self.cursor.mark();
        let cell = if self.cursor.peek() == Some('@') { self.at_cell() } else { self.new_tile() };
        self.cursor.go_to(mark);
        cell
    }

    fn new_tile(&self) -> Outcome<Cell> {
        let board = self.game.board();
        let last = board.last().map(|tile| board.tile(tile).cell);
        last.ok_or_else(|| {
            self.cursor.expected("@ and a cell, because no tile has been placed yet")
        })
    }

    fn spot(&mut self, start: usize, place: &Place, cell: Cell) -> Outcome<Spot> {
        place
            .find(self.game, cell)
            .ok_or_else(|| self.back_to(start, Place::choices(self.game, cell)))
    }

    fn back_to(&mut self, mark: usize, expected: impl Into<String>) -> NotationError {
        self.cursor.go_to(mark);
        self.cursor.expected(expected)
    }
}
