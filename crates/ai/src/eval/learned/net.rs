//! A small net: one hidden layer, plain arithmetic, the same numbers on every machine.

/// Numbers a net is given.
pub(crate) const INPUTS: usize = 24;
/// Its hidden units.
pub(crate) const HIDDEN: usize = 32;
/// Numbers it gives back.
pub(crate) const OUTPUTS: usize = 3;
/// The parameters of a net: for each hidden unit its bias and weights, then the same for each
/// output.
pub(crate) const PARAMETERS: usize = HIDDEN * (1 + INPUTS) + OUTPUTS * (1 + HIDDEN);

/// What a net is given.
pub(crate) type Inputs = [f32; INPUTS];
/// What it gives back.
pub(crate) type Outputs = [f32; OUTPUTS];

/// A net with its parameters.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Net(pub(crate) Vec<f32>);

impl Net {
    pub(crate) fn zero() -> Self {
        Self(vec![0.0; PARAMETERS])
    }

    /// The outputs for some inputs.
    pub(crate) fn run(&self, inputs: &Inputs) -> Outputs {
        self.run_keeping(inputs, &mut [0.0; HIDDEN])
    }

    /// The same; the hidden units are kept.
    pub(crate) fn run_keeping(&self, inputs: &Inputs, hidden: &mut [f32; HIDDEN]) -> Outputs {
        let (first, second) = self.0.split_at(HIDDEN * (1 + INPUTS));
        for (unit, row) in hidden.iter_mut().zip(first.chunks_exact(1 + INPUTS)) {
            *unit = (row[0] + dot(&row[1..], inputs)).max(0.0);
        }
        let mut outputs = [0.0; OUTPUTS];
        for (output, row) in outputs.iter_mut().zip(second.chunks_exact(1 + HIDDEN)) {
            *output = row[0] + dot(&row[1..], hidden);
        }
        outputs
    }
}

/// A sum of products in eight lanes, which compilers turn into vector instructions.
fn dot(row: &[f32], values: &[f32]) -> f32 {
    let mut lanes = [0.0f32; 8];
    for (row, values) in row.chunks_exact(8).zip(values.chunks_exact(8)) {
        for (lane, (a, b)) in lanes.iter_mut().zip(row.iter().zip(values)) {
            *lane += a * b;
        }
    }
    lanes.iter().sum()
}

const _: () = assert!(INPUTS.is_multiple_of(8) && HIDDEN.is_multiple_of(8), "lanes of eight");
