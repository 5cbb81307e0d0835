//! What is left in the bag for an open cell: tiles that fit it, and tiles that close a feature
//! there.

use aude_engine::board::Demand;
use aude_engine::tiles::{FeatureKind, KindId, Tiles};
use aude_engine::{Bag, Rotation, Side, Sides};

/// By demand: the kinds that fit, and by side those that close the road or city there.
///
/// Each row has one byte per kind, all bits set or none, so that counting is an `and` and a sum.
#[derive(Clone, Debug)]
pub(crate) struct Odds {
    kinds: Vec<KindId>,
    row: usize,
    fits: Vec<u8>,
    closes: Vec<u8>,
    /// The bag as bytes.
    counts: Vec<u8>,
    /// By row of `fits` and `closes`: what was counted with this bag.
    known: Vec<u16>,
}

/// Not counted yet.
const UNKNOWN: u16 = u16::MAX;

impl Odds {
    pub(crate) fn new(tiles: &Tiles) -> Self {
        let kinds: Vec<KindId> = tiles.all().collect();
        let row = kinds.len().next_multiple_of(16);
        let mut odds = Self {
            row,
            fits: vec![0; Demand::COUNT * row],
            closes: vec![0; Demand::COUNT * 4 * row],
            counts: vec![0; row],
            known: vec![UNKNOWN; Demand::COUNT * 5],
            kinds,
        };
        for index in 0..odds.kinds.len() {
            odds.add(tiles, index);
        }
        odds
    }

    /// Notes for every demand whether and how a kind meets it.
    fn add(&mut self, tiles: &Tiles, index: usize) {
        let kind = self.kinds[index];
        for turns in 0..tiles.kind(kind).turns {
            let rotation = Rotation::new(turns);
            let edges = Side::ALL.map(|side| tiles.edge(kind, rotation, side));
            let reach = Side::ALL.map(|side| reach(tiles, kind, rotation, side));
            // Every subset of sides with a neighbour is a demand that this rotation meets.
            for known in 0..16usize {
                let met = Side::ALL.into_iter().filter(|side| known >> side.index() & 1 == 1);
                let code = met
                    .fold(Demand::default(), |demand, side| demand.with(side, edges[side.index()]))
                    .index();
                self.fits[code * self.row + index] = u8::MAX;
                for (side, reach) in reach.iter().enumerate() {
                    let within = reach.is_some_and(|sides| {
                        sides.iter().all(|side| known >> side.index() & 1 == 1)
                    });
                    if known >> side & 1 == 1 && within {
                        self.closes[(code * 4 + side) * self.row + index] = u8::MAX;
                    }
                }
            }
        }
    }

    /// Reads the bag.
    pub(crate) fn look(&mut self, bag: &Bag) {
        let mut changed = false;
        for (count, &kind) in self.counts.iter_mut().zip(&self.kinds) {
            let now = bag.count(kind);
            changed |= *count != now;
            *count = now;
        }
        if changed {
            self.known.fill(UNKNOWN);
        }
    }

    /// Remaining tiles that fit an open cell.
    pub(crate) fn fitting(&mut self, demand: Demand) -> u16 {
        let row = demand.index();
        if self.known[row] == UNKNOWN {
            self.known[row] = self.count(&self.fits[row * self.row..][..self.row]);
        }
        self.known[row]
    }

    /// Remaining tiles that fit, and end the road or city that reaches the cell from `side`.
    pub(crate) fn closing(&mut self, demand: Demand, side: Side) -> u16 {
        let row = demand.index() * 4 + side.index();
        let known = Demand::COUNT + row;
        if self.known[known] == UNKNOWN {
            self.known[known] = self.count(&self.closes[row * self.row..][..self.row]);
        }
        self.known[known]
    }

    fn count(&self, mask: &[u8]) -> u16 {
        mask.iter().zip(&self.counts).map(|(&mask, &count)| u16::from(mask & count)).sum()
    }
}

/// The sides that the road or city on `side` reaches.
fn reach(tiles: &Tiles, kind: KindId, rotation: Rotation, side: Side) -> Option<Sides> {
    tiles
        .segments(kind)
        .iter()
        .filter(|segment| matches!(segment.kind, FeatureKind::Road | FeatureKind::City))
        .map(|segment| segment.sides_turned(rotation))
        .find(|sides| sides.has(side))
}
