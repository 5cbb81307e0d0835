//! The games of a vector, and the threads that share them.

use rayon_core::ThreadPoolBuildError;

use super::buffers::Out;
use super::lane::Lane;
use super::workers::{Pieces, Workers};

/// A thread gets at least so many games: fewer are not worth the exchange.
const LEAST: usize = 32;
/// Games that a thread takes at once: from this many to twice as many.
const CHUNK: usize = 64;

/// The games.
pub(super) struct Batch {
    pub(super) lanes: Vec<Lane>,
    /// How many actions are legal in each game: to check actions without a look at the games.
    pub(super) counts: Vec<i32>,
    pub(super) threads: Threads,
}

impl Batch {
    pub(super) fn new(lanes: Vec<Lane>, threads: usize) -> Self {
        let counts = lanes.iter().map(Lane::count).collect();
        let many = threads.min(lanes.len().div_ceil(LEAST)).max(1);
        Self { lanes, counts, threads: Threads { many, workers: None } }
    }
}

/// The threads that step the games: as many as were asked for, unless there are too few games.
pub(super) struct Threads {
    many: usize,
    /// All but the calling thread; they start when they are first needed.
    workers: Option<Workers>,
}

impl Threads {
    /// Starts the threads, the first time and again in a forked process.
    pub(super) fn ready(&mut self) -> Result<&Self, ThreadPoolBuildError> {
        let others = self.many - 1;
        if others > 0 && !self.workers.as_ref().is_some_and(Workers::are_here) {
            self.workers = Some(Workers::start(others)?);
        }
        Ok(self)
    }

    /// Runs `each` on every game with its part of the buffers.
    pub(super) fn spread(
        &self,
        lanes: &mut [Lane],
        out: Out<'_>,
        each: impl Fn(usize, &mut Lane, &mut Out<'_>) + Sync,
    ) {
        let Some(workers) = &self.workers else { return Piece { from: 0, lanes, out }.run(&each) };
        let pieces = (lanes.len() / self.many / CHUNK).max(1);
        let size = lanes.len().div_ceil(self.many * pieces);
        let mut rest = out;
        let cut = lanes.chunks_mut(size).enumerate().map(|(index, lanes)| {
            let (out, more) = std::mem::take(&mut rest).split(lanes.len());
            rest = more;
            Piece { from: index * size, lanes, out }
        });
        let all = Pieces::new(cut, pieces);
        workers.run(&all, |piece| piece.run(&each));
    }
}

/// Games that a thread takes at once.
struct Piece<'a> {
    from: usize,
    lanes: &'a mut [Lane],
    out: Out<'a>,
}

impl Piece<'_> {
    fn run(self, each: &impl Fn(usize, &mut Lane, &mut Out<'_>)) {
        let mut out = self.out;
        for (index, lane) in self.lanes.iter_mut().enumerate() {
            let (mut one, rest) = out.split(1);
            each(self.from + index, lane, &mut one);
            out = rest;
        }
    }
}
