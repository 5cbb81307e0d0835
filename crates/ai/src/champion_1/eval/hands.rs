//! Terms for what players have off the board: followers, attendants, goods, captives.

use aude_engine::classic::{Classic, Element};
use aude_engine::{Actor, FigureKind, FigureLocation, Game, Player, Rules};

use super::{Evaluator, Phase, Term};

const HANDS: [Term; 8] = [
    Term::Hand0,
    Term::Hand1,
    Term::Hand2,
    Term::Hand3,
    Term::Hand4,
    Term::Hand5,
    Term::Hand6,
    Term::Hand7,
];

/// The term for this many followers in supply.
pub(crate) fn hand_term(followers: u8) -> Term {
    HANDS[usize::from(followers).min(HANDS.len() - 1)]
}

impl Evaluator {
    pub(super) fn hands(&mut self, game: &Game, phase: Phase) {
        for player in (0..game.players()).map(Player) {
            let seat = player.index();
            let supply = |kind| game.supply(player, kind);
            let followers: u8 = FigureKind::FOLLOWERS.into_iter().map(supply).sum();
            self.add(seat, hand_term(followers), phase.fade);
            let kinds = [
                (FigureKind::Big, Term::BigHand),
                (FigureKind::Builder, Term::BuilderHand),
                (FigureKind::Pig, Term::PigHand),
            ];
            for (kind, term) in kinds {
                self.add(seat, term, f32::from(supply(kind)) * phase.fade);
            }
        }
        if game.actor() == Actor::Chance {
            self.add(game.turn().index(), Term::Turn, phase.fade);
        }
        if let Game::Classic(classic) = game {
            self.goods(classic, phase);
            self.captives(classic, phase);
        }
    }

    /// Each kind of goods is an auction of its own (B-6).
    fn goods(&mut self, game: &Classic, phase: Phase) {
        if !game.has(Element::Goods) {
            return;
        }
        let seats = || (0..game.players()).map(Player);
        let spread = 0.4 + 3.0 * phase.early;
        for good in 0..3 {
            let tokens = |player: Player| f32::from(game.goods(player)[good]);
            for player in seats() {
                let others = seats().filter(|&other| other != player).map(tokens);
                let best = others.fold(0.0, f32::max);
                let chance = 1.0 / (1.0 + (-(tokens(player) - best) / spread).exp());
                self.add(player.index(), Term::Goods, 10.0 * chance);
            }
        }
    }

    fn captives(&mut self, game: &Classic, phase: Phase) {
        if !game.has(Element::Capture) {
            return;
        }
        for captor in (0..game.players()).map(Player) {
            for id in game.captives(captor) {
                self.add(captor.index(), Term::Captives, phase.fade);
                self.add(id.owner().index(), Term::Captured, phase.fade);
            }
        }
        for id in game.figures().on_board() {
            if matches!(game.figures().location(id), FigureLocation::Roof(_)) {
                self.add(id.owner().index(), Term::Roof, phase.fade);
            }
        }
    }
}
