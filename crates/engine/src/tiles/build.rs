//! Building the lookup tables from checked specs.

use super::check::check_set;
use super::{
    Edge, FeatureKind, KindId, Mark, Marks, Segment, SetSpec, Symbol, Symbols, TileError, TileKind,
    TileSpec, Tiles,
};
use crate::board::Demand;
use crate::limits::{MOST_ASIDE, MOST_KINDS, MOST_TILES, MOST_TOWERS};
use crate::{Errors, Ports, Rotation, Side, Sides};

/// In a [`Face`]: no segment here.
pub(crate) const NO_SEGMENT: u8 = u8::MAX;

/// A tile kind in one rotation, as the board needs it to join edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Face {
    /// What each side shows.
    pub(crate) edges: [Edge; 4],
    /// The road or city segment at each side.
    pub(crate) feature: [u8; 4],
    /// The field segment at the first half of each side, clockwise.
    pub(crate) first: [u8; 4],
    /// The field segment at the second half of each side, clockwise.
    pub(crate) second: [u8; 4],
}

impl Tiles {
    /// Checks the sets of a game and builds their tables.
    ///
    /// # Errors
    /// Every error in every set.
    pub fn build(sets: &[SetSpec]) -> Result<Self, Errors<TileError>> {
        let mut errors = Vec::new();
        for set in sets {
            check_set(set, &mut errors);
        }
        check_together(sets, &mut errors);
        if !errors.is_empty() {
            return Err(errors.into());
        }
        let mut tiles = Self {
            kinds: Vec::new(),
            coast: Vec::new(),
            sets: sets.iter().map(|set| set.name.clone()).collect(),
            elements: sets.iter().map(|set| set.elements.clone()).collect(),
            faces: Vec::new(),
            segments: Vec::new(),
            fits: Vec::new(),
        };
        for (index, set) in sets.iter().enumerate() {
            for tile in &set.tiles {
                tiles.add(tile, index);
            }
        }
        for (index, set) in sets.iter().enumerate() {
            for tile in &set.coast {
                let kind = tiles.add(tile, index);
                tiles.coast.push(kind);
            }
        }
        Ok(tiles)
    }

    fn add(&mut self, spec: &TileSpec, set: usize) -> KindId {
        let kind = KindId::new(self.kinds.len());
        let segments = segments(spec);
        let faces = Rotation::ALL.map(|rotation| face(&segments, rotation));
        let turns = turns(&segments);
        self.fits.push(core::array::from_fn(|demand| {
            let fits = |rotation: &&Rotation| {
                let edges = &faces[rotation.turns() as usize].edges;
                rotation.turns() < turns && Demand(demand as u16).is_met_by(edges)
            };
            Rotation::ALL.iter().filter(fits).map(|rotation| 1 << rotation.turns()).sum()
        }));
        self.kinds.push(TileKind {
            id: spec.id.clone(),
            set: set as u8,
            count: spec.count as u8,
            start: spec.start > 0,
            symbols: spec.symbols.iter().fold(Symbols::default(), |all, &one| all.with(one)),
            turns,
            first: self.segments.len() as u16,
            len: segments.len() as u8,
        });
        self.segments.extend(segments);
        self.faces.extend(faces);
        kind
    }
}

/// Checks across all sets of a game: ids, and the totals that counters must hold.
fn check_together(sets: &[SetSpec], errors: &mut Vec<TileError>) {
    let tiles = || sets.iter().flat_map(|set| set.tiles.iter().map(move |tile| (set, tile)));
    for (index, (set, tile)) in tiles().enumerate() {
        let clash =
            tiles().take(index).find(|(other, o)| o.id == tile.id && other.name != set.name);
        if let Some((other, _)) = clash {
            let reason = format!("tile {} is also in the set {}", tile.id, other.name);
            errors.push(TileError::of_set(&set.name, reason));
        }
    }
    for (index, set) in sets.iter().enumerate() {
        if sets[..index].iter().any(|other| other.name == set.name) {
            errors.push(TileError::of_set(&set.name, "the set is listed twice".into()));
        }
    }
    let all = sets.iter().map(|set| set.name.as_str()).collect::<Vec<_>>().join(" + ");
    let mut limit = |what: &str, sum: u32, most: u32| {
        if sum > most {
            errors.push(TileError::of_set(
                &all,
                format!("{sum} {what} in one game (at most {most})"),
            ));
        }
    };
    let coast = sets.iter().map(|set| set.coast.len()).sum::<usize>();
    limit("kinds of tiles", (tiles().count() + coast) as u32, MOST_KINDS as u32);
    // The coast is on the table from the start: one copy of each space.
    let copies = |tile: &TileSpec| tile.count.saturating_add(tile.start);
    let spaces = || sets.iter().flat_map(|set| &set.coast).map(|space| (1, space));
    let all_tiles = || tiles().map(|(_, tile)| (copies(tile), tile)).chain(spaces());
    let total = |each: &dyn Fn(&TileSpec) -> u32| {
        all_tiles()
            .map(|(copies, tile)| copies.saturating_mul(each(tile)))
            .fold(0, u32::saturating_add)
    };
    limit("tiles", total(&|_| 1), MOST_TILES as u32);
    let most = Mark::MOST;
    for mark in Mark::ALL {
        let on =
            |tile: &TileSpec| segments(tile).iter().map(|s| u32::from(s.marks.count(mark))).sum();
        limit(mark.plural(), total(&on), most);
    }
    let of_many = |parts: usize| if parts > 1 { parts as u32 } else { 0 };
    limit("city segments on tiles with several", total(&|t| of_many(t.cities.len())), most);
    limit("road segments on tiles with several", total(&|t| of_many(t.roads.len())), most);
    limit(
        "tower sites",
        total(&|t| u32::from(t.symbols.contains(&Symbol::Tower))),
        MOST_TOWERS as u32,
    );
    limit(
        "dragon tiles",
        total(&|t| u32::from(t.symbols.contains(&Symbol::Dragon))),
        MOST_ASIDE as u32,
    );
}

/// Roads, cities, the cloister, fields: the order every segment index refers to.
fn segments(spec: &TileSpec) -> Vec<Segment> {
    let blank = |kind, siblings: usize| Segment {
        kind,
        sides: Sides::NONE,
        ports: Ports::NONE,
        princess: false,
        siblings: siblings as u8,
        open: 0,
        cities: 0,
        marks: Marks::NONE,
    };
    let sides =
        |edges: &str| edges.chars().filter_map(Side::from_letter).fold(Sides::NONE, Sides::with);
    let mut all = Vec::new();
    for road in &spec.roads {
        let sides = sides(&road.edges);
        all.push(Segment {
            sides,
            open: sides.len() as u8,
            marks: road.marks,
            ..blank(FeatureKind::Road, spec.roads.len())
        });
    }
    let first_city = all.len() as u32;
    for city in &spec.cities {
        let sides = sides(&city.edges);
        all.push(Segment {
            sides,
            open: sides.len() as u8,
            princess: city.princess,
            marks: city.marks,
            ..blank(FeatureKind::City, spec.cities.len())
        });
    }
    if spec.symbols.contains(&Symbol::Cloister) {
        all.push(Segment { open: 8, ..blank(FeatureKind::Cloister, 1) });
    }
    for field in &spec.fields {
        let digits = field.ports.chars().filter_map(|c| c.to_digit(8));
        all.push(Segment {
            ports: digits.fold(Ports::NONE, |ports, port| ports.with(port as u8)),
            // Totals are counted before everything is checked, so an index may still be out of
            // bounds.
            cities: field.cities.iter().fold(0, |cities, city| {
                cities | 1u16.checked_shl(first_city.saturating_add(*city)).unwrap_or(0)
            }),
            marks: field.marks,
            ..blank(FeatureKind::Field, spec.fields.len())
        });
    }
    all
}

fn face(segments: &[Segment], rotation: Rotation) -> Face {
    let mut face = Face {
        edges: [Edge::Field; 4],
        feature: [NO_SEGMENT; 4],
        first: [NO_SEGMENT; 4],
        second: [NO_SEGMENT; 4],
    };
    for (index, segment) in segments.iter().enumerate() {
        for side in segment.sides.turned(rotation).iter() {
            face.feature[side.index()] = index as u8;
            face.edges[side.index()] = match segment.kind {
                FeatureKind::City => Edge::City,
                _ => Edge::Road,
            };
        }
        for port in segment.ports.turned(rotation).iter() {
            let half = if port % 2 == 0 { &mut face.first } else { &mut face.second };
            half[port as usize / 2] = index as u8;
        }
    }
    face
}

/// How many rotations differ: compares the tile with itself rotated once and twice.
fn turns(segments: &[Segment]) -> u8 {
    let look = |rotation: Rotation| {
        let city = |index: u8| segments[index as usize].sides.turned(rotation);
        let mut look: Vec<_> = segments
            .iter()
            .map(|s| {
                let mut cities: Vec<_> = s.cities().map(city).collect();
                cities.sort_unstable();
                let place = (s.kind, s.sides.turned(rotation), s.ports.turned(rotation));
                (place, cities, s.marks, s.princess)
            })
            .collect();
        look.sort_unstable();
        look
    };
    let printed = look(Rotation::NONE);
    match () {
        () if printed == look(Rotation::new(1)) => 1,
        () if printed == look(Rotation::new(2)) => 2,
        () => 4,
    }
}
