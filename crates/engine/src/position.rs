//! A position and the way back: what both games keep, and the only undo there is.

use crate::bag::Bag;
use crate::board::{Board, mix};
use crate::figures::Figures;
use crate::game::Action;
use crate::tiles::{Kind, Tiles};
use crate::MOST_ASIDE;

/// The small state of a game: plain data, copied before every action.
pub(crate) trait Small: Copy {
    /// Who stands where.
    fn figures(&self) -> &Figures;
    /// Tiles put aside.
    fn aside(&self) -> &Aside;
}

/// Tiles drawn and put aside openly (D-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Aside {
    kinds: [u8; MOST_ASIDE],
    len: u8,
}

impl Aside {
    pub(crate) const EMPTY: Self = Self { kinds: [0; MOST_ASIDE], len: 0 };

    pub(crate) fn push(&mut self, kind: Kind) {
        self.kinds[self.len as usize] = kind.index() as u8;
        self.len += 1;
        self.kinds[..self.len as usize].sort_unstable();
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Kind> {
        self.kinds[..self.len as usize].iter().map(|&kind| Kind::new(kind as usize))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn hash(&self) -> u64 {
        self.iter().fold(0, |hash, kind| mix(hash ^ (kind.index() as u64 + 1)))
    }
}

/// Board, bag and small state, with the small states before each action so far.
#[derive(Clone, Debug)]
pub(crate) struct Position<N> {
    pub(crate) board: Board,
    pub(crate) bag: Bag,
    pub(crate) now: N,
    past: Vec<(Action, N)>,
}

impl<N: Small> Position<N> {
    pub(crate) fn new(board: Board, bag: Bag, now: N) -> Self {
        Self { board, bag, now, past: Vec::new() }
    }

    /// The same position with no way back: small, and quick to copy.
    pub(crate) fn snapshot(&self) -> Self {
        Self { board: self.board.clone(), bag: self.bag.clone(), now: self.now, past: Vec::new() }
    }

    /// Becomes a snapshot of `other`, keeping the memory it has.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.board.copy_from(&other.board);
        self.bag.copy_from(&other.bag);
        self.now = other.now;
        self.past.clear();
    }

    /// Remembers where `action` began.
    #[inline]
    pub(crate) fn save(&mut self, action: Action) {
        self.past.push((action, self.now));
    }

    /// The actions so far, draws included.
    pub(crate) fn actions(&self) -> impl ExactSizeIterator<Item = Action> {
        self.past.iter().map(|(action, _)| *action)
    }

    /// Goes back one action.
    pub(crate) fn undo(&mut self, tiles: &Tiles) -> Option<Action> {
        let (action, before) = self.past.pop()?;
        self.now.figures().restore(&mut self.board, before.figures());
        if self.now.aside().is_empty() {
            before.aside().iter().for_each(|kind| self.bag.take(kind));
        }
        match action {
            Action::Draw(kind) => self.bag.put(kind),
            Action::Place { .. } => self.board.take_back(tiles),
            _ => {}
        }
        self.now = before;
        Some(action)
    }
}
