//! Which segment of a tile is where once the tile is turned.

use aude_engine::tiles::{FeatureKind, KindId, Tiles};
use aude_engine::{Rotation, Side};

use super::image::{self, Spots};

/// Slots for figures on a tile: a road or city by its first side, a field by its first half-edge, a
/// cloister, and what reaches no edge.
pub(crate) const SLOTS: usize = 16;

/// The slot of what has none of its own.
pub(crate) const NO_SLOT: u8 = u8::MAX;

const FIELDS: u8 = 4;
const CLOISTER: u8 = 12;
const INNER: u8 = 13;

/// A tile kind in one rotation.
#[derive(Clone, Debug)]
pub(crate) struct Turned {
    /// By side: what its edge shows, as the engine numbers it.
    pub(crate) edges: [u8; 4],
    /// By segment: its slot for figures.
    pub(crate) slots: Vec<u8>,
    /// By segment: where planes show it.
    pub(super) spots: Vec<Spots>,
}

/// All kinds of a game in all rotations.
#[derive(Clone, Debug)]
pub(crate) struct Lookup(Vec<Turned>);

impl Lookup {
    /// For a window with cells in so many rows.
    pub(crate) fn new(tiles: &Tiles, rows: usize) -> Self {
        let kinds = tiles.all().chain(tiles.coast().iter().copied());
        let mut all: Vec<(KindId, [Turned; 4])> = kinds
            .map(|kind| (kind, [0, 1, 2, 3].map(|turns| turned(tiles, kind, turns, rows))))
            .collect();
        all.sort_by_key(|(kind, _)| kind.index());
        Self(all.into_iter().flat_map(|(_, turned)| turned).collect())
    }

    #[inline]
    pub(crate) fn get(&self, kind: KindId, rotation: Rotation) -> &Turned {
        self.at(Self::number(kind, rotation))
    }

    /// Numbers kinds with their rotations.
    #[inline]
    pub(super) fn number(kind: KindId, rotation: Rotation) -> usize {
        4 * kind.index() + usize::from(rotation.turns())
    }

    #[inline]
    pub(super) fn at(&self, number: usize) -> &Turned {
        &self.0[number]
    }
}

fn turned(tiles: &Tiles, kind: KindId, turns: u8, rows: usize) -> Turned {
    let rotation = Rotation::new(turns);
    let edges = Side::ALL.map(|side| tiles.edge(kind, rotation, side) as u8);
    let mut turned = Turned { edges, slots: Vec::new(), spots: Vec::new() };
    let mut inner = INNER;
    for segment in tiles.segments(kind) {
        let mut slot = NO_SLOT;
        let mut spots = Spots::default();
        match segment.kind {
            FeatureKind::Road | FeatureKind::City => {
                for side in segment.sides_turned(rotation).iter() {
                    spots.add(image::side(side.index(), rows));
                    slot = slot.min(side.index() as u8);
                }
            }
            FeatureKind::Field => {
                for port in segment.ports.turned(rotation).iter() {
                    spots.add(image::half(usize::from(port), rows));
                    slot = slot.min(FIELDS + port);
                }
            }
            FeatureKind::Cloister => {
                spots.add(image::CLOISTER);
                slot = CLOISTER;
            }
        }
        if slot == NO_SLOT && usize::from(inner) < SLOTS {
            slot = inner;
            inner += 1;
        }
        turned.slots.push(slot);
        turned.spots.push(spots);
    }
    turned
}

/// What a slot is, for people.
pub(crate) fn slot_name(slot: usize) -> String {
    const PORTS: [&str; 8] = ["NW", "NE", "EN", "ES", "SE", "SW", "WS", "WN"];
    match slot {
        0..4 => format!("side {}", Side::ALL[slot].letter()),
        4..12 => format!("field {}", PORTS[slot - 4]),
        12 => "cloister".to_owned(),
        slot => format!("inner {}", slot - usize::from(INNER)),
    }
}
