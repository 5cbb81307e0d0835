//! A position and its undo: what both games store, and the only undo code.

mod lay;
mod query;

pub(crate) use lay::{LayRules, split};
pub(crate) use query::Completed;

use crate::bag::Bag;
use crate::board::{Board, Feature};
use crate::figures::{Figures, Whereabouts};
use crate::game::Action;
use crate::tiles::{KindId, Tiles};
use crate::{Player, Players};

/// The small state of every game. `S` is its step type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State<S> {
    pub(crate) figures: Figures,
    pub(crate) scores: [i16; Players::MOST as usize],
    pub(crate) step: S,
    /// Whose turn it is.
    pub(crate) player: Player,
    /// The tile drawn but not yet placed.
    pub(crate) drawn: Option<KindId>,
}

/// The same as plain data, saved before every action.
#[derive(Clone, Copy, Debug)]
struct SavedState<S> {
    figures: Whereabouts,
    scores: [i16; Players::MOST as usize],
    step: S,
    player: Player,
    drawn: Option<KindId>,
}

impl<S: Copy> State<S> {
    pub(crate) fn new(figures: Figures, first: Player, step: S) -> Self {
        Self { figures, scores: [0; Players::MOST as usize], step, player: first, drawn: None }
    }

    /// The same without undo.
    fn snapshot(&self) -> Self {
        Self { figures: self.figures.snapshot(), ..*self }
    }

    fn copy_from(&mut self, other: &Self) {
        self.figures.copy_from(&other.figures);
        (self.scores, self.step) = (other.scores, other.step);
        (self.player, self.drawn) = (other.player, other.drawn);
    }

    #[inline]
    fn before(&self) -> SavedState<S> {
        let Self { ref figures, scores, step, player, drawn } = *self;
        SavedState { figures: figures.whereabouts(), scores, step, player, drawn }
    }

    #[inline]
    fn restore(&mut self, board: &mut Board, before: SavedState<S>) {
        self.figures.restore(board, before.figures);
        (self.scores, self.step) = (before.scores, before.step);
        (self.player, self.drawn) = (before.player, before.drawn);
    }
}

/// The small state of one game beyond that. A game that does not use it does not copy it.
pub(crate) trait ExtraState: Copy {
    /// Undoes in the bag what the action that led from `before` to this state did there, apart from
    /// drawing.
    fn restore_bag(&self, before: &Self, bag: &mut Bag) {
        let _ = (before, bag);
    }
}

/// Board, bag and small state, with the small states before each action so far.
#[derive(Clone, Debug)]
pub(crate) struct Position<S, E> {
    pub(crate) board: Board,
    pub(crate) bag: Bag,
    pub(crate) state: State<S>,
    pub(crate) extra: E,
    /// Whether this game uses `extra`.
    uses_extra: bool,
    /// The actions so far, and the small state before each of them.
    actions: Vec<Action>,
    before: Vec<SavedState<S>>,
    extra_before: Vec<E>,
    pub(crate) scratch: Scratch,
}

/// Buffers for final scoring, kept so that a game played and undone again and again allocates no
/// memory. Their contents mean nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) features: Vec<Feature>,
    pub(crate) cities: Vec<Feature>,
}

impl<S: Copy, E: ExtraState> Position<S, E> {
    pub(crate) fn new(board: Board, bag: Bag, state: State<S>, extra: E, uses_extra: bool) -> Self {
        let (actions, before, extra_before) = (Vec::new(), Vec::new(), Vec::new());
        let scratch = Scratch::default();
        Self { board, bag, state, extra, uses_extra, actions, before, extra_before, scratch }
    }

    /// The same position without undo: small, and quick to copy.
    pub(crate) fn snapshot(&self) -> Self {
        let (board, bag) = (self.board.snapshot(), self.bag.clone());
        Self::new(board, bag, self.state.snapshot(), self.extra, self.uses_extra)
    }

    /// The same with no tile left to draw or place, and without undo. Returns whether a tile had
    /// been drawn.
    pub(crate) fn without_tiles(&self) -> (Self, bool) {
        let mut pos = self.snapshot();
        pos.bag.clear();
        let drawn = pos.state.drawn.take().is_some();
        (pos, drawn)
    }

    /// Becomes a snapshot of `other`, reusing its memory.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.board.copy_from(&other.board);
        self.bag.copy_from(&other.bag);
        self.state.copy_from(&other.state);
        (self.extra, self.uses_extra) = (other.extra, other.uses_extra);
        self.actions.clear();
        self.before.clear();
        self.extra_before.clear();
    }

    /// Saves the state before `action`.
    #[inline]
    pub(crate) fn save(&mut self, action: Action) {
        self.actions.push(action);
        self.before.push(self.state.before());
        if self.uses_extra {
            self.extra_before.push(self.extra);
        }
    }

    /// The actions so far, including draws.
    pub(crate) fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Undoes one action.
    pub(crate) fn undo(&mut self, tiles: &Tiles) -> Option<Action> {
        let (action, before) = (self.actions.pop()?, self.before.pop()?);
        self.state.restore(&mut self.board, before);
        if let Some(extra) = self.extra_before.pop() {
            self.extra.restore_bag(&extra, &mut self.bag);
            self.extra = extra;
        }
        match action {
            Action::Draw(kind) => self.bag.put(kind),
            Action::Place { .. } => self.board.take_back(tiles),
            _ => {}
        }
        Some(action)
    }
}
