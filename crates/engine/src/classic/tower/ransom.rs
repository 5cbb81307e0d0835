//! Ransom (T-7, T-9): once per turn, up to the figure step, a captive can be bought back for 3
//! points; by a house rule also at the end of the turn.

use crate::classic::Classic;
use crate::classic::action_list::{ActionList, AnyAction};
use crate::classic::elements::{ElementHooks, Hook};
use crate::classic::options::PoorRansom;
use crate::classic::steps::Flow;
use crate::game::{Action, Category, Counted, Items, Scored, Sink};
use crate::{FigureKind, Player};

/// The price of a captive.
const PRICE: i16 = 3;

pub(in crate::classic) struct Ransom;

impl ElementHooks for Ransom {
    const HOOKS: &'static [Hook] = &[Hook::TurnBegins, Hook::SideActions];

    fn on_turn_begins(game: &mut Classic) {
        game.pos.extra.ransomed = false;
    }

    fn side_actions<L: ActionList>(game: &Classic, list: &mut L) {
        let state = &game.pos.state;
        if game.pos.extra.ransomed || !game.can_pay_ransom() {
            return;
        }
        for from in game.seats() {
            for figure in FigureKind::FOLLOWERS {
                if game.pos.extra.captives.one(from, state.player, figure).is_some() {
                    list.add(Action::Ransom { from, figure });
                }
            }
        }
    }
}

impl Classic {
    /// The end of a turn: asked only if there is a captive to buy and points to pay with.
    pub(in crate::classic) fn enter_ransom_step(&self) -> Flow {
        let mut any = AnyAction::default();
        Ransom::side_actions(self, &mut any);
        if any.0 { Flow::Ask } else { Flow::Done }
    }

    pub(in crate::classic) fn ransom_actions(&self, list: &mut Vec<Action>) {
        list.push(Action::Pass);
        Ransom::side_actions(self, list);
    }

    pub(in crate::classic) fn can_pay_ransom(&self) -> bool {
        let score = self.pos.state.scores[self.pos.state.player.index()];
        score >= PRICE || self.table.options.poor_ransom == PoorRansom::Allowed
    }

    pub(in crate::classic) fn has_captive(&self, captor: Player, figure: FigureKind) -> bool {
        self.pos.extra.captives.one(captor, self.pos.state.player, figure).is_some()
    }

    #[inline(never)]
    pub(in crate::classic) fn ransom<S: Sink>(
        &mut self,
        from: Player,
        figure: FigureKind,
        sink: &mut S,
    ) -> Flow {
        let buyer = self.pos.state.player;
        let Some(id) = self.pos.extra.captives.one(from, buyer, figure) else { return Flow::Ask };
        self.pos.extra.ransomed = true;
        // Scores never fall below 0: if the house rule lets poor players buy, they pay what they
        // have.
        let paid = PRICE.min(self.pos.state.scores[buyer.index()]);
        for (player, points) in [(buyer, -paid), (from, PRICE)] {
            let items = Items::one(Counted::Captive, 1, points);
            let (category, rule) = (Category::Ransom, "T-7");
            self.give(Scored { player, points, category, rule, at: None, end: false, items }, sink);
        }
        self.free(id, from, true, sink);
        Flow::Jump(self.pos.state.step)
    }
}
