//! Goods (B-6): the player who completes a city takes a token for every symbol in it; majorities of
//! tokens score at the end.

use crate::board::{Feature, mix};
use crate::classic::Classic;
use crate::classic::elements::{ElementHooks, Hook};
use crate::game::{Category, Counted, Event, Items, Scored, Sink};
use crate::tiles::{FeatureKind, Mark};
use crate::{Player, Players};

/// The kinds of goods, in the order they are counted.
pub(in crate::classic) const KINDS: [Mark; 3] = [Mark::Wine, Mark::Grain, Mark::Cloth];
/// Points for the most tokens of a kind.
const MAJORITY: i16 = 10;

/// Tokens each player has taken: wine, grain, cloth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::classic) struct Stock([[u8; 3]; Players::MOST as usize]);

impl Stock {
    pub(in crate::classic) fn of(&self, player: Player) -> [u8; 3] {
        self.0[player.index()]
    }

    pub(in crate::classic) fn set(&mut self, player: Player, tokens: [u8; 3]) {
        self.0[player.index()] = tokens;
    }

    pub(in crate::classic) fn hash(&self) -> u64 {
        self.0.iter().flatten().fold(0, |hash, &count| mix(hash ^ (u64::from(count) + 1)))
    }
}

pub(in crate::classic) struct Goods;

impl ElementHooks for Goods {
    const HOOKS: &'static [Hook] = &[Hook::Completed, Hook::GameEnd];

    fn on_completed<S: Sink>(game: &mut Classic, feature: Feature, sink: &mut S) {
        if game.pos.board.kind(feature) != FeatureKind::City {
            return;
        }
        let marks = game.pos.board.totals(feature).marks;
        let player = game.pos.state.player;
        for (index, mark) in KINDS.into_iter().enumerate() {
            let count = marks.count(mark);
            if count > 0 {
                game.pos.extra.goods.0[player.index()][index] += count;
                sink.event(Event::Goods { player, mark, count });
            }
        }
    }

    fn on_game_end<S: Sink>(game: &mut Classic, sink: &mut S) {
        for (index, mark) in KINDS.into_iter().enumerate() {
            let tokens = |player: Player| game.pos.extra.goods.of(player)[index];
            let most = game.seats().map(tokens).max().unwrap_or(0);
            for player in game.seats() {
                if most == 0 || game.pos.extra.goods.of(player)[index] != most {
                    continue;
                }
                let items = Items::one(Counted::Majority(mark), 1, MAJORITY);
                let (points, category) = (items.points(), Category::Goods);
                game.give(
                    Scored { player, points, category, rule: "B-6", at: None, end: true, items },
                    sink,
                );
            }
        }
    }
}
