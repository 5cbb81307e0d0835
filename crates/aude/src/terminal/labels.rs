//! Labels on a tile: figures, marks and symbols, each on its segment where there is room.

use aude_engine::tiles::{FeatureKind, KindId, Mark, Segment, Symbol, Tiles};
use aude_engine::{Game, Rules};

use super::Ink;
use aude_record::notation::Words;

use super::canvas::{Canvas, Glyph};
use super::palette::{self, DARK, Rgb, WHITE};
use super::picture::{Dot, Ground, Picture};

/// A few characters in a colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Label {
    pub(super) text: String,
    pub(super) letters: Rgb,
    pub(super) ground: Rgb,
    /// The last character is a body lying on the grass: a farmer.
    pub(super) lying: bool,
}

/// Where on a tile a label should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// On a segment.
    On(u8),
    /// Next to a segment, on the grass.
    Beside(u8),
    /// As near to the middle as can be.
    Middle,
}

/// A mark or symbol as displayed: its name, and its sign in colour and in plain characters.
#[derive(Clone)]
pub(super) struct Sign {
    name: &'static str,
    rich: &'static str,
    plain: &'static str,
    letters: Rgb,
    ground: Rgb,
}

impl Sign {
    const fn new(
        name: &'static str,
        rich: &'static str,
        plain: &'static str,
        letters: Rgb,
        ground: Rgb,
    ) -> Self {
        Self { name, rich, plain, letters, ground }
    }

    /// The sign and its meaning, for a legend.
    pub(super) fn in_words(&self, ink: Ink) -> String {
        let Label { text, letters, ground, .. } = self.label(ink);
        match ink {
            Ink::Plain => format!("{text} {}", self.name),
            _ => format!(
                "{}{text}\x1b[0m {}",
                palette::escape(ink, Some(letters), Some(ground), true),
                self.name
            ),
        }
    }

    pub(super) fn label(&self, ink: Ink) -> Label {
        let text = if ink == Ink::Plain { self.plain } else { self.rich };
        Label { text: text.to_string(), letters: self.letters, ground: self.ground, lying: false }
    }
}

const BLUE: Rgb = (32, 72, 160);
const WATER: Rgb = (58, 120, 190);
const CREAM: Rgb = (250, 240, 214);

/// The sign of a mark.
pub(super) const fn mark(mark: Mark) -> Sign {
    match mark {
        Mark::Shield => Sign::new("shield", "◆", "s", WHITE, BLUE),
        Mark::Cathedral => Sign::new("cathedral", "‡‡", "++", WHITE, (110, 40, 90)),
        Mark::Wine => Sign::new("wine", "w", "w", (130, 10, 60), CREAM),
        Mark::Grain => Sign::new("grain", "g", "g", (150, 100, 0), CREAM),
        Mark::Cloth => Sign::new("cloth", "c", "c", (20, 70, 160), CREAM),
        Mark::Inn => Sign::new("inn", "⌂", "i", WHITE, WATER),
        Mark::Post => Sign::new("trading post", "⌂", "h", WHITE, (110, 70, 40)),
        Mark::Animal => Sign::new("animal", "a", "a", (90, 50, 20), (190, 205, 110)),
    }
}

/// The sign of a symbol, where it has one: cloisters, bridges and tunnels are drawn.
pub(super) const fn symbol(symbol: Symbol) -> Option<Sign> {
    match symbol {
        Symbol::Tower => Some(Sign::new("tower site", "()", "()", DARK, (178, 174, 166))),
        Symbol::Volcano => Some(Sign::new("volcano", "/\\", "/\\", (255, 120, 30), (70, 40, 30))),
        Symbol::Dragon => Some(Sign::new("dragon moves", "~~", "~~", WHITE, palette::DRAGON)),
        Symbol::Portal => Some(Sign::new("portal", "@@", "@@", WHITE, (96, 60, 170))),
        Symbol::Cloister | Symbol::Bridge | Symbol::Tunnel => None,
    }
}

/// The sign of the princess.
pub(super) const PRINCESS: Sign = Sign::new("princess", "♥", "p", (230, 30, 110), CREAM);

/// Everything printed on a tile, with its places. A tower site is omitted if there is a tower.
pub(super) fn printed(tiles: &Tiles, kind: KindId, tower: bool, ink: Ink) -> Vec<(Place, Label)> {
    let mut labels = Vec::new();
    for sign in Symbol::ALL.into_iter().filter(|&sign| tiles.kind(kind).symbols.has(sign)) {
        if let Some(found) = symbol(sign).filter(|_| !(tower && sign == Symbol::Tower)) {
            labels.push((Place::Middle, found.label(ink)));
        }
    }
    for (index, segment) in (0u8..).zip(tiles.segments(kind)) {
        labels.extend(marks_of(segment, index, ink));
    }
    labels
}

fn marks_of(segment: &Segment, index: u8, ink: Ink) -> Vec<(Place, Label)> {
    let place = match segment.kind {
        FeatureKind::Road => Place::Beside(index),
        _ => Place::On(index),
    };
    let signs = Mark::ALL
        .into_iter()
        .flat_map(|one| std::iter::repeat_n(mark(one), segment.marks.count(one).into()));
    let princess = segment.princess.then_some(PRINCESS);
    signs.chain(princess).map(|sign| (place, sign.label(ink))).collect()
}

/// The signs on the tiles of the board, each once.
pub(super) fn signs_on(game: &Game) -> Vec<Sign> {
    let kinds = || game.board().placed().iter().map(|placed| placed.kind);
    let segments = || kinds().flat_map(|kind| game.tiles().segments(kind));
    let symbols = Symbol::ALL
        .into_iter()
        .filter(|&one| kinds().any(|kind| game.tiles().kind(kind).symbols.has(one)));
    let marks =
        Mark::ALL.into_iter().filter(|&one| segments().any(|segment| segment.marks.any(one)));
    let princess = segments().any(|segment| segment.princess).then_some(PRINCESS);
    let words = Words::of(game);
    let marks = marks.map(|one| Sign { name: aude_record::english::mark(words, one), ..mark(one) });
    marks.chain(princess).chain(symbols.filter_map(symbol)).collect()
}

/// Puts a label on a tile whose top left character is at (`left`, `top`), where it covers most of
/// its place and nothing taken. Returns whether there was room.
pub(super) fn stick(
    canvas: &mut Canvas,
    (left, top): (usize, usize),
    picture: &Picture,
    taken: &mut Vec<(usize, usize)>,
    place: Place,
    label: &Label,
) -> bool {
    let (columns, rows) = (picture.size, picture.size / 2);
    let width = label.text.chars().count();
    let wish: Vec<f32> =
        picture.iter().map(|(x, y, dot)| wish(picture, place, x, y, dot)).collect();
    let centre = centre_of(picture, &wish);
    let mut best: Option<(f32, usize, usize)> = None;
    for row in 0..rows {
        for column in 0..=columns.saturating_sub(width) {
            if (column..column + width).any(|x| taken.contains(&(x, row))) {
                continue;
            }
            let covered: f32 = (column..column + width)
                .map(|x| wish[2 * row * columns + x] + wish[(2 * row + 1) * columns + x])
                .sum();
            let (dx, dy) =
                (column as f32 + width as f32 / 2.0 - centre.0, 2.0 * row as f32 + 1.0 - centre.1);
            let value = covered - 0.11 * (dx * dx + dy * dy).sqrt();
            if best.is_none_or(|(most, _, _)| value > most) {
                best = Some((value, column, row));
            }
        }
    }
    let Some((_, column, row)) = best else { return false };
    for (index, letter) in label.text.chars().enumerate() {
        let x = column + index;
        taken.push((x, row));
        let under = canvas.get(left + x, top + row);
        let glyph = if label.lying && index + 1 == width {
            Glyph { letter, text: Some(label.ground), ground: under.ground, bold: false }
        } else {
            Glyph { letter, text: Some(label.letters), ground: Some(label.ground), bold: true }
        };
        canvas.set(left + x, top + row, glyph);
    }
    true
}

/// How suitable a dot is for a label.
fn wish(picture: &Picture, place: Place, x: usize, y: usize, dot: Dot) -> f32 {
    match place {
        Place::On(segment) if dot.segment == segment => 1.0,
        Place::On(_) if matches!(dot.ground, Ground::Road | Ground::Village) => -0.6,
        Place::Beside(road) => {
            let near = |(x, y): (usize, usize)| picture.at(x, y).segment == road;
            match dot.ground {
                Ground::Field if picture.beside(x, y).any(near) => 1.0,
                Ground::Field => 0.4,
                _ => -0.5,
            }
        }
        Place::On(_) | Place::Middle => 0.0,
    }
}

/// The middle of the area suitable for a label.
fn centre_of(picture: &Picture, wish: &[f32]) -> (f32, f32) {
    let half = picture.size as f32 / 2.0;
    let sum = picture
        .iter()
        .zip(wish)
        .filter(|(_, wish)| **wish >= 1.0)
        .fold((0.0, 0.0, 0.0), |(n, sx, sy), ((x, y, _), _)| {
            (n + 1.0, sx + x as f32 + 0.5, sy + y as f32 + 0.5)
        });
    if sum.0 == 0.0 { (half, half) } else { (sum.1 / sum.0, sum.2 / sum.0) }
}
