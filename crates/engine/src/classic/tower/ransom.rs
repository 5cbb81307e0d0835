//! Ransom (T-7, T-9): once a turn, up to the wood step, a captive can be bought back for 3 points.

use crate::classic::Classic;
use crate::classic::elements::{Hears, Moment};
use crate::classic::offer::Offer;
use crate::classic::options::PoorRansom;
use crate::classic::steps::Flow;
use crate::game::{Action, Category, Counted, Items, Scored, Sink};
use crate::{FigureKind, Player};

/// What a captive costs.
const PRICE: i16 = 3;

pub(in crate::classic) struct Ransom;

impl Hears for Ransom {
    const MOMENTS: &'static [Moment] = &[Moment::Beside];

    fn beside<O: Offer>(game: &Classic, offer: &mut O) {
        let now = &game.pos.now;
        if game.pos.more.ransomed || !game.can_pay_ransom() {
            return;
        }
        for from in game.seats() {
            for figure in FigureKind::FOLLOWERS {
                if game.pos.more.captives.one(from, now.player, figure).is_some() {
                    offer.offer(Action::Ransom { from, figure });
                }
            }
        }
    }
}

impl Classic {
    pub(in crate::classic) fn can_pay_ransom(&self) -> bool {
        let score = self.pos.now.scores[self.pos.now.player.index()];
        score >= PRICE || self.table.options.poor_ransom == PoorRansom::Allowed
    }

    pub(in crate::classic) fn has_captive(&self, captor: Player, figure: FigureKind) -> bool {
        self.pos.more.captives.one(captor, self.pos.now.player, figure).is_some()
    }

    #[inline(never)]
    pub(in crate::classic) fn ransom<S: Sink>(
        &mut self,
        from: Player,
        figure: FigureKind,
        sink: &mut S,
    ) -> Flow {
        let buyer = self.pos.now.player;
        let Some(id) = self.pos.more.captives.one(from, buyer, figure) else { return Flow::Ask };
        self.pos.more.ransomed = true;
        // Scores never fall below 0: where the table lets the poor buy, they pay what they have.
        let paid = PRICE.min(self.pos.now.scores[buyer.index()]);
        for (player, points) in [(buyer, -paid), (from, PRICE)] {
            let items = Items::one(Counted::Captive, 1, points);
            let (category, rule) = (Category::Ransom, "T-7");
            self.give(Scored { player, points, category, rule, at: None, end: false, items }, sink);
        }
        self.free(id, from, true, sink);
        Flow::Jump(self.pos.now.step)
    }
}
