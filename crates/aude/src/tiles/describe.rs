//! A tile in words.

use aude_engine::tiles::{Edge, FeatureKind, KindId, Mark, Segment, Symbol, Tiles};
use aude_engine::{Rotation, Side};

use aude_record::notation::Words;

use aude_record::english as words;

/// The description of a tile, line by line: id and copies, edges and symbols, then its segments.
pub(super) fn tile(tiles: &Tiles, kind: KindId) -> Vec<String> {
    let game = if tiles.coast().is_empty() { &Words::CLASSIC } else { &Words::MAYFLOWER };
    let about = tiles.kind(kind);
    let start = match (about.start, about.count) {
        (true, 0) => "the start tile".to_owned(),
        (true, count) => format!("{count} × and the start tile"),
        (false, 0) => "start space of the coast".to_owned(),
        (false, count) => format!("{count} ×"),
    };
    let edges: Vec<_> = Side::ALL
        .into_iter()
        .map(|side| {
            format!("{} {}", side.letter(), edge(game, tiles.edge(kind, Rotation::NONE, side)))
        })
        .collect();
    let symbols =
        Symbol::ALL.into_iter().filter(|&one| about.symbols.has(one)).map(|one| symbol(game, one));
    let mut head = vec![format!("edges {}", edges.join(", "))];
    head.extend(symbols.map(str::to_owned));
    let mut lines = vec![format!("{}   {start}", about.id), head.join("; ")];
    let segments = tiles.segments(kind);
    let mut parts: Vec<String> = segments
        .iter()
        .filter(|segment| segment.kind != FeatureKind::Cloister)
        .map(|one| segment(game, segments, one))
        .collect();
    // Two per line keep the text no higher than the picture.
    while !parts.is_empty() {
        let rest = parts.split_off(parts.len().min(2));
        lines.push(parts.join("; "));
        parts = rest;
    }
    lines
}

/// What a side shows, in the game's terms.
const fn edge(game: &Words, edge: Edge) -> &'static str {
    game.feature(match edge {
        Edge::Field => FeatureKind::Field,
        Edge::Road => FeatureKind::Road,
        Edge::City => FeatureKind::City,
    })
}

fn segment(game: &Words, all: &[Segment], one: &Segment) -> String {
    let sides = one.sides;
    let mut text = match one.kind {
        FeatureKind::Road if sides.len() == 1 => format!("{} from {sides}", game.feature(one.kind)),
        FeatureKind::Road => format!("{} {sides}", game.feature(one.kind)),
        FeatureKind::City => format!("{} {sides}", game.feature(one.kind)),
        FeatureKind::Cloister => game.feature(one.kind).to_owned(),
        FeatureKind::Field if one.ports.is_empty() => {
            format!("enclosed {}", game.feature(one.kind))
        }
        FeatureKind::Field => format!("{} {}", game.feature(one.kind), one.ports),
    };
    let mut with: Vec<String> = Mark::ALL
        .into_iter()
        .filter(|&mark| one.marks.any(mark))
        .map(|mark| match one.marks.count(mark) {
            1 => words::mark(game, mark).to_owned(),
            count => words::counted(count.into(), words::mark(game, mark)),
        })
        .collect();
    with.extend(one.princess.then(|| "princess".to_owned()));
    if !with.is_empty() {
        text = format!("{text} with {}", with.join(" and "));
    }
    let cities: Vec<_> = one
        .cities()
        .filter_map(|city| all.get(usize::from(city)))
        .map(|city| city.sides.to_string())
        .collect();
    if !cities.is_empty() {
        text =
            format!("{text} beside {} {}", game.feature(FeatureKind::City), cities.join(" and "));
    }
    text
}

const fn symbol(game: &Words, symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Cloister => game.feature(FeatureKind::Cloister),
        Symbol::Tower => "tower site",
        Symbol::Volcano => "volcano",
        Symbol::Dragon => "the dragon moves",
        Symbol::Portal => "portal",
        Symbol::Bridge => "bridge",
        Symbol::Tunnel => "tunnel",
    }
}
