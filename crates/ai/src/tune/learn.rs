//! Learning the nets of the evaluation: positions of many games with what became of every feature,
//! and nets that are fitted to them.

mod data;
mod fit;
mod gradient;
mod rank;
mod siblings;

pub use data::{Gather, gather};
pub use fit::{Fit, Fitted, fit};
pub use rank::rank;
pub use siblings::{Try, siblings};

use crate::eval::learned::net::{INPUTS, Inputs};

/// A feature of a position, and what became of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Feature {
    pub(super) net: usize,
    pub(super) seat: u8,
    pub(super) weights: [f32; 2],
    pub(super) inputs: Inputs,
    /// The points of the player it is about and of the other, and the share of the game that was
    /// left when it was completed.
    pub(super) labels: [f32; 3],
}

/// A position before a draw, and how its game ended.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Position {
    pub(super) features: Vec<Feature>,
    /// By seat, the inputs of the net for hands, and the points made with later features.
    pub(super) hands: [Inputs; 2],
    pub(super) later: [f32; 2],
    /// The score so far, the expected final margin by the sum of terms, and the real one; of the
    /// first seat.
    pub(super) score: f32,
    pub(super) told: f32,
    pub(super) margin: f32,
    /// Positions after actions of the same decision have the same number.
    pub(super) group: f32,
}

/// Positions as numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Positions(pub(super) Vec<Position>);

/// Numbers of a feature, and of a position without its features.
const FEATURE: usize = 7 + INPUTS;
const HEAD: usize = 7 + 2 * INPUTS;

impl Positions {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The bytes of a file: numbers of four bytes, the lowest first.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut numbers: Vec<f32> = Vec::new();
        for position in &self.0 {
            numbers.push(position.features.len() as f32);
            numbers.extend(position.later);
            numbers.extend([position.score, position.told, position.margin, position.group]);
            numbers.extend(position.hands.iter().flatten());
            for feature in &position.features {
                numbers.extend([feature.net as f32, feature.seat.into()]);
                numbers.extend(feature.weights);
                numbers.extend(feature.labels);
                numbers.extend(feature.inputs);
            }
        }
        numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
    }

    /// Adds the positions of a file; false if it breaks off.
    #[must_use]
    pub fn add_bytes(&mut self, bytes: &[u8]) -> bool {
        let word = |four: &[u8]| four.try_into().map_or(0.0, f32::from_le_bytes);
        let numbers: Vec<f32> = bytes.chunks_exact(4).map(word).collect();
        let mut rest = &numbers[..];
        while let Some((head, tail)) = rest.split_at_checked(HEAD) {
            let many = head[0] as usize * FEATURE;
            let Some((features, next)) = tail.split_at_checked(many) else { return false };
            let inputs = |from: usize| std::array::from_fn(|index| head[from + index]);
            self.0.push(Position {
                features: features.chunks_exact(FEATURE).map(read_feature).collect(),
                hands: [inputs(7), inputs(7 + INPUTS)],
                later: [head[1], head[2]],
                score: head[3],
                told: head[4],
                margin: head[5],
                group: head[6],
            });
            rest = next;
        }
        rest.is_empty()
    }
}

fn read_feature(numbers: &[f32]) -> Feature {
    Feature {
        net: numbers[0] as usize,
        seat: numbers[1] as u8,
        weights: [numbers[2], numbers[3]],
        labels: [numbers[4], numbers[5], numbers[6]],
        inputs: std::array::from_fn(|index| numbers[7 + index]),
    }
}
