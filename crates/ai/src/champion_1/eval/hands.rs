//! Terms for what players have off the board: followers, attendants, goods, captives.

use aude_engine::classic::{Classic, Element};
use aude_engine::{Actor, FigureKind, FigureLocation, Game, Player, Rules};

use super::{Evaluator, Phase, Term};
use crate::champion_1::feature_value::SEATS;

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

/// What the tokens of all players are worth.
#[derive(Clone, Debug)]
pub(super) struct Auctions {
    tokens: [[u8; 3]; SEATS],
    players: u8,
    early: f32,
    points: [[f32; SEATS]; 3],
}

impl Auctions {
    fn of(tokens: [[u8; 3]; SEATS], players: u8, early: f32) -> Self {
        let seats = || 0..usize::from(players);
        let spread = 0.4 + 3.0 * early;
        let mut points = [[0.0; SEATS]; 3];
        for (good, points) in points.iter_mut().enumerate() {
            let tokens = |seat: usize| f32::from(tokens[seat][good]);
            for seat in seats() {
                let others = seats().filter(|&other| other != seat).map(tokens);
                let best = others.fold(0.0, f32::max);
                let chance = 1.0 / (1.0 + (-(tokens(seat) - best) / spread).exp());
                points[seat] = 10.0 * chance;
            }
        }
        Self { tokens, players, early, points }
    }
}

impl Evaluator {
    pub(super) fn hands(&mut self, game: &Game, phase: Phase) {
        for player in (0..game.players()).map(Player) {
            let seat = player.index();
            let has = |kind| u8::from(game.figures().has(player, kind));
            let followers = game.supply(player, FigureKind::Small) + has(FigureKind::Big);
            self.add(seat, hand_term(followers), phase.fade);
            let kinds = [
                (FigureKind::Big, Term::BigHand),
                (FigureKind::Builder, Term::BuilderHand),
                (FigureKind::Pig, Term::PigHand),
            ];
            for (kind, term) in kinds {
                self.add(seat, term, f32::from(has(kind)) * phase.fade);
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
        let mut tokens = [[0; 3]; SEATS];
        for player in (0..game.players()).map(Player) {
            tokens[player.index()] = game.goods(player);
        }
        // The auctions look the same after most actions.
        let now = (tokens, game.players(), phase.early);
        let known = self.auctions.as_ref();
        let known = known.filter(|known| (known.tokens, known.players, known.early) == now);
        let points = match known {
            Some(known) => known.points,
            None => {
                let auctions = Auctions::of(tokens, game.players(), phase.early);
                self.auctions.insert(auctions).points
            }
        };
        for points in points {
            for (seat, points) in points.into_iter().enumerate().take(game.players().into()) {
                self.add(seat, Term::Goods, points);
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
