//! Reading a position, statement by statement.

use core::str::FromStr;

use aude_engine::game::{LaidCaptive, LaidFigure, LaidTile, LaidTower, Layout};
use aude_engine::tiles::KindId;
use aude_engine::{Action, Cell, Game, Player, Rules};

use super::LayoutProblem;
use crate::{limits, notation};

/// The words that statements begin with.
const WORDS: &str = "turn, score, tile, figure, tower, pieces, goods, captive, dragon, fairy, \
                     ransomed, surveyors, aside or gone";

/// The layout that statements describe at the table of a game. It is not checked by the rules.
///
/// # Errors
/// Every statement that cannot be read.
pub fn read(table: &Game, statements: &[String]) -> Result<Layout, Vec<LayoutProblem>> {
    let most = limits::POSITION_STATEMENTS;
    if statements.len() > most {
        let expected = format!("at most {most} statements");
        return Err(vec![LayoutProblem::expected("", expected)]);
    }
    let mut reader = Reader { game: table.fresh(), layout: Layout::default() };
    let mut problems = Vec::new();
    // Figures are named by the places on their tiles, so tiles come first.
    let (tiles, rest): (Vec<&String>, Vec<&String>) =
        statements.iter().partition(|text| text.split_whitespace().next() == Some("tile"));
    problems.extend(tiles.into_iter().filter_map(|text| reader.statement(text).err()));
    reader.game = reader.game.laid_out(&reader.layout).0;
    problems.extend(rest.into_iter().filter_map(|text| reader.statement(text).err()));
    problems.truncate(limits::RECORD_ERRORS);
    if problems.is_empty() { Ok(reader.layout) } else { Err(problems) }
}

struct Reader {
    /// The table with its tiles.
    game: Game,
    layout: Layout,
}

impl Reader {
    fn statement(&mut self, text: &str) -> Result<(), LayoutProblem> {
        let no = |expected: &str| Err(LayoutProblem::expected(text, expected));
        if text.chars().count() > limits::POSITION_CHARS {
            return no("a shorter statement");
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some((&word, rest)) = words.split_first() else { return no(WORDS) };
        let layout = &mut self.layout;
        match (word, rest) {
            ("tile", [id, place]) => {
                let Some(kind) = self.game.tiles().find(id) else {
                    return no("the id of a tile of this game");
                };
                let read = notation::read(&self.game, place);
                match read.map_err(|error| LayoutProblem::of_move(text, &error))? {
                    Action::Place { cell, rotation } => {
                        let rotation = self.game.tiles().canonical(kind, rotation);
                        layout.tiles.push(LaidTile { cell, kind, rotation });
                    }
                    _ => return no("a cell and a rotation such as 1,0r3"),
                }
            }
            ("figure", [owner, put]) => {
                let (Some(player), true) = (seat(owner), put.contains('@')) else {
                    return no("a seat and a figure with its cell, such as figure 1 thief:NS@1,0");
                };
                let read = notation::read(&self.game, put);
                match read.map_err(|error| LayoutProblem::of_move(text, &error))? {
                    Action::Put { figure, at } => {
                        layout.figures.push(LaidFigure { at, player, figure });
                    }
                    _ => return no("a figure with its cell, such as thief:NS@1,0"),
                }
            }
            ("turn", [turn]) => {
                let (turn, second) = turn.strip_suffix('+').map_or((*turn, false), |t| (t, true));
                let Some(player) = seat(turn) else { return no("a seat, such as turn 2") };
                (layout.turn, layout.second) = (player.0, second);
            }
            ("score", points) => match all(points) {
                Some(scores) => layout.scores = scores,
                None => return no("points by seat, such as score 12 7"),
            },
            ("pieces", pieces) => match all(pieces) {
                Some(pieces) => layout.pieces = pieces,
                None => return no("tower pieces by seat, such as pieces 9 10"),
            },
            ("goods", [owner, tokens @ ..]) => {
                let tokens = all(tokens).and_then(|tokens: Vec<u8>| tokens.try_into().ok());
                let (Some(player), Some(tokens)) = (seat(owner), tokens) else {
                    return no("a seat, wine, grain and cloth, such as goods 1 2 0 1");
                };
                if layout.goods.len() <= player.index() {
                    layout.goods.resize(player.index() + 1, [0; 3]);
                }
                layout.goods[player.index()] = tokens;
            }
            ("captive", [captor, owner, kind]) => {
                let figure = notation::figure_named(kind);
                let (Some(captor), Some(owner), Some(figure)) = (seat(captor), seat(owner), figure)
                else {
                    return no("captor, owner and small or big, such as captive 1 2 small");
                };
                layout.captives.push(LaidCaptive { captor, owner, figure });
            }
            ("tower", [at, height, shut @ ..]) if matches!(shut, [] | ["shut"]) => {
                let (Some(cell), Ok(height)) = (cell(at), height.parse()) else {
                    return no("a cell and a height, such as tower 2,1 3");
                };
                layout.towers.push(LaidTower { cell, height, shut: !shut.is_empty() });
            }
            ("dragon", [at]) => match cell(at) {
                Some(cell) => layout.dragon = Some(cell),
                None => return no("a cell, such as dragon 1,2"),
            },
            ("fairy", [at]) => {
                let read = notation::read(&self.game, &format!("fairy:{at}"));
                layout.fairy = match (cell(at), read) {
                    (Some(cell), _) => Some((cell, None)),
                    (None, Ok(Action::Fairy(at))) => Some((at.cell, Some(at))),
                    (None, Err(error)) => return Err(LayoutProblem::of_move(text, &error)),
                    _ => return no("a place such as fairy road.NS@1,0"),
                };
            }
            ("ransomed", []) => layout.ransomed = true,
            ("surveyors", [rear, front]) => match (rear.parse(), front.parse()) {
                (Ok(rear), Ok(front)) => layout.surveyors = [rear, front],
                _ => return no("two columns, such as surveyors 0 1"),
            },
            ("aside", ids) | ("gone", ids) => {
                let kinds: Option<Vec<KindId>> =
                    ids.iter().map(|id| self.game.tiles().find(id)).collect();
                let Some(kinds) = kinds else { return no("ids of tiles of this game") };
                let list = if word == "aside" { &mut layout.aside } else { &mut layout.gone };
                list.extend(kinds);
                if list.len() > limits::POSITION_STATEMENTS {
                    return no("fewer tiles");
                }
            }
            _ => return no(WORDS),
        }
        Ok(())
    }
}

/// A seat, counted from 1.
fn seat(text: &str) -> Option<Player> {
    let seat = text.parse::<u8>().ok()?.checked_sub(1)?;
    (seat < aude_engine::Players::MOST).then_some(Player(seat))
}

/// Numbers by seat: at least one and not more than there are seats.
fn all<T: FromStr>(words: &[&str]) -> Option<Vec<T>> {
    let fits = (1..=usize::from(aude_engine::Players::MOST)).contains(&words.len());
    fits.then(|| words.iter().map(|word| word.parse().ok()).collect()).flatten()
}

/// `x,y`.
fn cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    Some(Cell::new(x.parse().ok()?, y.parse().ok()?))
}
