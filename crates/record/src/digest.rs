//! The digest of a position: what stored games are checked by.
//!
//! The engine's own hash is built for speed and changes with the program. A digest is a hash of the
//! visible state of the table, written in one fixed way, so that a game stored by any version of
//! the program can be checked by any later one: if a position comes out differently, the digest
//! shows it.

use aude_engine::classic::Classic;
use aude_engine::{Actor, Cell, FigureId, FigureKind, FigureLocation, Game, Player, Rules, Spot};

use crate::notation::Place;

/// 32 hexadecimal digits; equal for equal positions, in every version of the program.
#[must_use]
pub fn digest(game: &Game) -> String {
    let mut text = Canonical { bytes: Vec::with_capacity(4096) };
    text.bytes.extend_from_slice(b"aude position 1");
    text.turn(game);
    text.table(game);
    match game {
        Game::Classic(classic) => text.classic(game, classic),
        Game::Mayflower(mayflower) => {
            text.part(b'V');
            mayflower.surveyors().into_iter().for_each(|column| text.number(column.into()));
        }
    }
    blake3::hash(&text.bytes).to_hex()[..32].to_owned()
}

/// The bytes that are hashed. They are a format of their own: their contents never change, and
/// later additions are written only where they apply.
struct Canonical {
    bytes: Vec<u8>,
}

impl Canonical {
    /// Starts a part. No other byte of the format is 0, so that parts cannot run together.
    fn part(&mut self, letter: u8) {
        self.bytes.extend_from_slice(&[0, letter]);
    }

    fn number(&mut self, number: i64) {
        let mut digits = number.unsigned_abs();
        self.bytes.push(b' ');
        if number < 0 {
            self.bytes.push(b'-');
        }
        let from = self.bytes.len();
        loop {
            self.bytes.push(b'0' + (digits % 10) as u8);
            digits /= 10;
            if digits == 0 {
                break;
            }
        }
        self.bytes[from..].reverse();
    }

    fn word(&mut self, word: &str) {
        self.bytes.push(b' ');
        self.bytes.extend_from_slice(word.as_bytes());
    }

    fn cell(&mut self, cell: Cell) {
        self.number(cell.x().into());
        self.number(cell.y().into());
    }

    fn player(&mut self, player: Player) {
        self.number(player.0.into());
    }

    fn turn(&mut self, game: &Game) {
        self.part(b'T');
        self.player(game.turn());
        match game.actor() {
            Actor::Chance => self.word("chance"),
            Actor::Player(player) => self.player(player),
            Actor::Nobody => self.word("nobody"),
        }
        self.part(b'S');
        game.scores().iter().for_each(|&score| self.number(score.into()));
        if let Some(kind) = game.drawn() {
            self.part(b'D');
            self.word(&game.tiles().kind(kind).id);
        }
    }

    /// Tiles, figures and bag, each in its own order.
    fn table(&mut self, game: &Game) {
        let board = game.board();
        let mut placed: Vec<_> = board.placed().iter().collect();
        placed.sort_unstable_by_key(|placed| (placed.cell.y(), placed.cell.x()));
        self.part(b'B');
        for tile in placed {
            self.cell(tile.cell);
            self.word(&game.tiles().kind(tile.kind).id);
            self.number(tile.rotation.turns().into());
        }
        self.part(b'F');
        let figures = game.figures().on_board();
        let mut lines: Vec<Vec<u8>> = figures
            .map(|figure| {
                let mut line = Self { bytes: Vec::new() };
                line.figure(game, figure);
                line.bytes
            })
            .collect();
        lines.sort_unstable();
        lines.iter().for_each(|line| self.bytes.extend_from_slice(line));
        self.part(b'H');
        for player in (0..game.players()).map(Player) {
            for kind in FigureKind::ALL {
                self.number(game.supply(player, kind).into());
            }
        }
        self.part(b'L');
        let mut left: Vec<_> = game.bag().iter().collect();
        left.sort_unstable_by_key(|&(kind, _)| &game.tiles().kind(kind).id);
        for (kind, count) in left {
            self.word(&game.tiles().kind(kind).id);
            self.number(count.into());
        }
    }

    /// A figure, and where it is if it is on the board.
    fn figure(&mut self, game: &Game, figure: FigureId) {
        self.player(figure.owner());
        self.word(word_of(figure.kind()));
        if !game.figures().is_out(figure) {
            return;
        }
        let (board, location) = (game.board(), game.figures().location(figure));
        let cell = board.tile(location.tile(board)).cell;
        let spot = match location {
            FigureLocation::Roof(_) => Spot::roof(cell),
            FigureLocation::Segment(segment) => Spot::new(cell, board.index_on_tile(segment)),
        };
        self.cell(cell);
        self.word(&Place::of(game, spot).map_or_else(String::new, |place| place_text(&place)));
    }

    /// What the expansions add, where it applies.
    fn classic(&mut self, game: &Game, classic: &Classic) {
        let players = || (0..game.players()).map(Player);
        if classic.is_second_part() {
            self.part(b'2');
        }
        if classic.ransom_used() {
            self.part(b'R');
        }
        let mut captives: Vec<_> = players()
            .flat_map(|captor| classic.captives(captor).map(move |figure| (captor, figure)))
            .map(|(captor, figure)| (captor, figure.owner(), word_of(figure.kind())))
            .collect();
        captives.sort_unstable();
        for (captor, owner, kind) in captives {
            self.part(b'C');
            self.player(captor);
            self.player(owner);
            self.word(kind);
        }
        for player in players().filter(|&player| classic.goods(player) != [0; 3]) {
            self.part(b'G');
            self.player(player);
            classic.goods(player).into_iter().for_each(|count| self.number(count.into()));
        }
        for player in players().filter(|&player| classic.tower_pieces(player) > 0) {
            self.part(b'P');
            self.player(player);
            self.number(classic.tower_pieces(player).into());
        }
        if let Some(cell) = classic.dragon() {
            self.part(b'N');
            self.cell(cell);
            classic.flight().for_each(|cell| self.cell(cell));
        }
        if let Some((cell, with)) = classic.fairy() {
            self.part(b'Y');
            self.cell(cell);
            with.into_iter().for_each(|figure| self.figure(game, figure));
        }
        let board = game.board();
        let sites = board.towers().iter().map(|&tile| board.tile(tile).cell);
        let mut towers: Vec<_> = sites.map(|cell| (cell, classic.tower_height(cell))).collect();
        towers.retain(|&(_, height)| height > 0);
        towers.sort_unstable_by_key(|(cell, _)| (cell.y(), cell.x()));
        for (cell, height) in towers {
            self.part(b'O');
            self.cell(cell);
            self.number(height.into());
        }
        let mut aside: Vec<_> =
            classic.tiles_aside().map(|kind| &game.tiles().kind(kind).id).collect();
        aside.sort_unstable();
        if !aside.is_empty() {
            self.part(b'A');
            aside.into_iter().for_each(|id| self.word(id));
        }
    }
}

fn word_of(kind: FigureKind) -> &'static str {
    match kind {
        FigureKind::Small => "small",
        FigureKind::Big => "big",
        FigureKind::Builder => "builder",
        FigureKind::Pig => "pig",
    }
}

fn place_text(place: &Place) -> String {
    match place {
        Place::Road(sides) => format!("road.{sides}"),
        Place::City(sides) => format!("city.{sides}"),
        Place::Cloister => "cloister".to_owned(),
        Place::Field(ports) => format!("field.{ports}"),
        Place::Enclosed(cities) => {
            let cities: Vec<String> = cities.iter().map(ToString::to_string).collect();
            format!("field.[{}]", cities.join("+"))
        }
        Place::Tower => "tower".to_owned(),
    }
}
