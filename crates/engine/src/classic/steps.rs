//! The order of a turn as one list, and the loop that walks through it.

use super::Classic;
use super::elements::{Element, Elements, Hook, each};
use super::options::{DragonWhen, Options, RansomUntil};
use crate::game::{Action, Sink};
use crate::listed::listed;

listed! {
    /// A step of a turn.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Step {
        /// The fairy pays a point (D-1).
        FairyPoint,
        /// Chance draws a tile.
        Draw,
        /// The player places it.
        Place,
        /// The player puts one figure, or none.
        Figure,
        /// A tower that grew may capture (T-3).
        Capture,
        /// Captives are exchanged (T-6).
        Exchange,
        /// The dragon flies (D-5).
        DragonMove,
        /// What the tile completed is scored.
        Score,
        /// The builder's second part starts (B-2).
        SecondPart,
        /// The next player's turn starts.
        Next,
        /// Final scoring.
        FinalScoring,
        /// The game is over.
        Over,
        /// At the end of a turn a captive may be bought back (T-7, where the table plays so).
        Ransom,
    }
}

impl Step {
    /// A stable name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FairyPoint => "fairy-point",
            Self::Draw => "draw",
            Self::Place => "place",
            Self::Figure => "figure",
            Self::Capture => "capture",
            Self::Exchange => "exchange",
            Self::DragonMove => "dragon-move",
            Self::Score => "score",
            Self::SecondPart => "second-part",
            Self::Next => "next",
            Self::FinalScoring => "final-scoring",
            Self::Over => "over",
            Self::Ransom => "ransom",
        }
    }
}

/// The turn (C-2). A step stands in it if its element is in play.
const TURN: [(Step, Option<Element>); 11] = [
    (Step::FairyPoint, Some(Element::Fairy)),
    (Step::Draw, None),
    (Step::Place, None),
    (Step::Figure, None),
    (Step::Capture, Some(Element::Capture)),
    (Step::Exchange, Some(Element::Capture)),
    (Step::DragonMove, Some(Element::Flight)),
    (Step::Score, None),
    (Step::SecondPart, Some(Element::Builder)),
    (Step::Ransom, Some(Element::Ransom)),
    (Step::Next, None),
];

/// What a step returns when it is entered or acted upon.
pub(super) enum Flow {
    /// A decision is needed.
    Ask,
    /// Continue with the following step.
    Done,
    /// Continue with this step instead.
    Jump(Step),
}

/// The steps of a turn in this game: the list above, without those not in play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Order {
    first: Step,
    after: [Step; Step::ALL.len()],
}

impl Order {
    pub(super) fn new(elements: Elements, options: Options) -> Self {
        let in_play = |gate: Option<Element>| gate.is_none_or(|element| elements.has(element));
        let mut turn: Vec<Step> =
            TURN.iter().filter(|(_, gate)| in_play(*gate)).map(|(step, _)| *step).collect();
        if options.dragon == DragonWhen::AfterScoring
            && let Some(at) =
                turn.windows(2).position(|pair| pair == [Step::DragonMove, Step::Score])
        {
            turn.swap(at, at + 1);
        }
        if options.ransom == RansomUntil::FigureStep {
            turn.retain(|&step| step != Step::Ransom);
        }
        let mut after = [Step::Over; Step::ALL.len()];
        for pair in turn.windows(2) {
            after[pair[0] as usize] = pair[1];
        }
        Self { first: turn[0], after }
    }

    pub(super) fn first(&self) -> Step {
        self.first
    }

    pub(super) fn after(&self, step: Step) -> Step {
        self.after[step as usize]
    }
}

impl Classic {
    /// Enters the first step of a turn.
    pub(super) fn begin_turn<S: Sink>(&mut self, sink: &mut S) {
        self.follow(Flow::Jump(self.table.first_step()), sink);
    }

    /// Carries out an action in the step it belongs to, then continues.
    pub(super) fn apply_unsaved<S: Sink>(&mut self, action: Action, sink: &mut S) {
        let flow = match action {
            Action::Draw(kind) => self.draw(kind, sink),
            Action::Place { cell, rotation } => self.place(cell, rotation, sink),
            Action::Pass => self.pass(),
            Action::Put { figure, at } => self.put(figure, at, sink),
            Action::Fairy(to) => self.move_fairy(to, sink),
            Action::Princess(knight) => self.princess(knight, sink),
            Action::Tower(cell) => self.build_tower(cell, sink),
            Action::Capture(at) => self.capture(at, sink),
            Action::Exchange(kind) => self.exchange(kind, sink),
            Action::Ransom { from, figure } => self.ransom(from, figure, sink),
            Action::Dragon(side) => self.dragon_step(side, sink),
            // Mayflower only.
            Action::Score(_) => Flow::Ask,
        };
        self.follow(flow, sink);
    }

    /// Continues through the steps until a decision is needed.
    pub(super) fn follow<S: Sink>(&mut self, mut flow: Flow, sink: &mut S) {
        loop {
            let step = match flow {
                Flow::Ask => return,
                Flow::Done => self.table.after(self.pos.state.step),
                Flow::Jump(step) => step,
            };
            self.pos.state.step = step;
            flow = self.enter(step, sink);
        }
    }

    fn enter<S: Sink>(&mut self, step: Step, sink: &mut S) -> Flow {
        match step {
            Step::FairyPoint => self.fairy_point(sink),
            Step::Draw => self.enter_draw(),
            Step::Place => Flow::Ask,
            Step::Figure => self.enter_figure_step(),
            Step::Capture => self.enter_capture(),
            Step::Exchange => self.enter_exchange(sink),
            Step::DragonMove => self.enter_dragon_move(),
            Step::Score => self.score(sink),
            Step::SecondPart => self.second_part(sink),
            Step::Ransom => self.enter_ransom_step(),
            Step::Next => self.next_turn(sink),
            Step::FinalScoring => self.final_scoring(sink),
            Step::Over => Flow::Ask,
        }
    }

    /// No figure is put, or no follower is captured.
    fn pass(&mut self) -> Flow {
        each!(self.table.hooked(Hook::Passed), on_passed(self));
        Flow::Done
    }
}
