//! The order of a turn (M-2), and the loop that walks through it.

use super::Mayflower;
use crate::game::{Action, Event, Sink, Spot};
use crate::tiles::KindId;
use crate::{Cell, FigureKind, Rotation};

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// Chance draws a tile.
    Draw,
    /// The player places it.
    Place,
    /// The player puts a settler on it, or none.
    Figure,
    /// What the tile completed is scored, one feature at a time.
    Score,
    /// The next player's turn starts.
    Next,
    /// Final scoring.
    FinalScoring,
    /// The game is over.
    Over,
}

impl Step {
    /// A stable name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Place => "place",
            Self::Figure => "figure",
            Self::Score => "score",
            Self::Next => "next",
            Self::FinalScoring => "final-scoring",
            Self::Over => "over",
        }
    }
}

/// What a step returns when it is entered or acted upon.
pub(super) enum Flow {
    /// A decision is needed.
    Ask,
    /// Continue with this step.
    To(Step),
}

impl Mayflower {
    /// Enters the first step of a turn.
    pub(super) fn begin_turn<S: Sink>(&mut self, sink: &mut S) {
        self.follow(Flow::To(Step::Draw), sink);
    }

    /// Carries out an action in the step it belongs to, then continues.
    pub(super) fn apply_unsaved<S: Sink>(&mut self, action: Action, sink: &mut S) {
        let flow = match action {
            Action::Draw(kind) => self.draw(kind, sink),
            Action::Place { cell, rotation } => self.place(cell, rotation, sink),
            Action::Put { figure, at } => self.put(figure, at, sink),
            Action::Pass => Flow::To(Step::Score),
            Action::Score(at) => self.score_chosen(at, sink),
            // Classic game only.
            _ => Flow::Ask,
        };
        self.follow(flow, sink);
    }

    pub(super) fn follow<S: Sink>(&mut self, mut flow: Flow, sink: &mut S) {
        while let Flow::To(step) = flow {
            self.pos.state.step = step;
            flow = match step {
                Step::Draw if self.pos.bag.left() == 0 => Flow::To(Step::FinalScoring),
                Step::Draw | Step::Place | Step::Over => Flow::Ask,
                Step::Figure => self.enter_figure_step(),
                Step::Score => self.score_next(sink),
                Step::Next => self.next_turn(sink),
                Step::FinalScoring => self.final_scoring(sink),
            };
        }
    }

    /// A tile that fits nowhere leaves the game (C-4).
    fn draw<S: Sink>(&mut self, kind: KindId, sink: &mut S) -> Flow {
        self.pos.bag.take(kind);
        sink.event(Event::Drawn(kind));
        if !self.pos.board.has_place(&self.table.tiles, kind) {
            sink.event(Event::Discarded(kind));
            return Flow::To(Step::Draw);
        }
        self.pos.state.drawn = Some(kind);
        Flow::To(Step::Place)
    }

    fn place<S: Sink>(&mut self, cell: Cell, rotation: Rotation, sink: &mut S) -> Flow {
        let Some(kind) = self.pos.state.drawn.take() else { return Flow::Ask };
        self.pos.board.place(&self.table.tiles, cell, kind, rotation);
        let player = self.pos.state.player;
        sink.event(Event::Placed { player, kind, cell, rotation });
        Flow::To(Step::Figure)
    }

    /// A step without a choice is skipped.
    fn enter_figure_step(&self) -> Flow {
        let has_settler = self.pos.state.figures.has(self.pos.state.player, FigureKind::Small);
        if has_settler && self.pos.open_segments(&self.table.tiles) != 0 {
            Flow::Ask
        } else {
            Flow::To(Step::Score)
        }
    }

    /// A settler goes on a free feature of the new tile (M-4), even east of the surveyors (M-12).
    pub(super) fn figure_actions(&self, list: &mut Vec<Action>) {
        list.push(Action::Pass);
        let open = self.pos.open_segments(&self.table.tiles);
        self.pos.follower_actions(FigureKind::Small, open, |action| list.push(action));
    }

    fn put<S: Sink>(&mut self, figure: FigureKind, at: Spot, sink: &mut S) -> Flow {
        let Some(location) = self.pos.location(&self.table.tiles, at) else { return Flow::Ask };
        let player = self.pos.state.player;
        self.pos.state.figures.put(&mut self.pos.board, player, figure, location);
        sink.event(Event::Put { player, figure, at });
        Flow::To(Step::Score)
    }

    fn next_turn<S: Sink>(&mut self, sink: &mut S) -> Flow {
        if self.pos.bag.left() == 0 {
            return Flow::To(Step::FinalScoring);
        }
        let state = &mut self.pos.state;
        state.player = state.player.next(self.table.players);
        sink.event(Event::Turn { player: state.player, second_part: false });
        Flow::To(Step::Draw)
    }
}
