//! A game of either kind behind one type.

use super::{Action, Actor, Items, Layout, Refusal, Rules, RulesVersion, Sink, Spot};
use crate::board::{Board, Feature};
use crate::classic::Classic;
use crate::mayflower::Mayflower;
use crate::tiles::{KindId, Tiles};
use crate::{Bag, Figures, Player};

/// Carcassonne or Mayflower, for programs that handle both.
#[expect(clippy::large_enum_variant, reason = "a box would be a detour in every call")]
#[derive(Clone, Debug)]
pub enum Game {
    /// Carcassonne.
    Classic(Classic),
    /// Carcassonne Mayflower.
    Mayflower(Mayflower),
}

/// Forwards a call to the game.
macro_rules! either {
    ($self:ident, $game:ident => $call:expr) => {
        match $self {
            Game::Classic($game) => $call,
            Game::Mayflower($game) => $call,
        }
    };
}

impl Game {
    /// The classic game, if it is one.
    #[must_use]
    pub fn classic(&self) -> Option<&Classic> {
        match self {
            Self::Classic(game) => Some(game),
            Self::Mayflower(_) => None,
        }
    }

    /// The Mayflower game, if it is one.
    #[must_use]
    pub fn mayflower(&self) -> Option<&Mayflower> {
        match self {
            Self::Mayflower(game) => Some(game),
            Self::Classic(_) => None,
        }
    }

    /// The same table before the first draw.
    #[must_use]
    pub fn fresh(&self) -> Self {
        match self {
            Self::Classic(game) => Self::Classic(game.fresh()),
            Self::Mayflower(game) => Self::Mayflower(game.fresh()),
        }
    }

    /// The position piece by piece; none unless a tile is about to be drawn.
    #[must_use]
    pub fn layout(&self) -> Option<Layout> {
        either!(self, game => game.layout())
    }

    /// A position at this table as it is described, as far as it can be, and every rule against it:
    /// only without any the position may be played.
    #[must_use]
    pub fn laid_out(&self, layout: &Layout) -> (Self, Vec<Refusal>) {
        match self {
            Self::Classic(game) => {
                let (game, problems) = game.laid_out(layout);
                (Self::Classic(game), problems)
            }
            Self::Mayflower(game) => {
                let (game, problems) = game.laid_out(layout);
                (Self::Mayflower(game), problems)
            }
        }
    }
}

impl Rules for Game {
    fn tiles(&self) -> &Tiles {
        either!(self, game => game.tiles())
    }

    fn board(&self) -> &Board {
        either!(self, game => game.board())
    }

    fn bag(&self) -> &Bag {
        either!(self, game => game.bag())
    }

    fn figures(&self) -> &Figures {
        either!(self, game => game.figures())
    }

    fn players(&self) -> u8 {
        either!(self, game => game.players())
    }

    fn first(&self) -> Player {
        either!(self, game => game.first())
    }

    fn ties_go_to_latest(&self) -> bool {
        either!(self, game => game.ties_go_to_latest())
    }

    fn version(&self) -> RulesVersion {
        either!(self, game => game.version())
    }

    fn scores(&self) -> &[i16] {
        either!(self, game => game.scores())
    }

    fn turn(&self) -> Player {
        either!(self, game => game.turn())
    }

    fn actor(&self) -> Actor {
        either!(self, game => game.actor())
    }

    fn drawn(&self) -> Option<KindId> {
        either!(self, game => game.drawn())
    }

    fn legal(&self, list: &mut Vec<Action>) {
        either!(self, game => game.legal(list));
    }

    fn small_follower_places(&self) -> u16 {
        either!(self, game => game.small_follower_places())
    }

    fn scored_as(&self, at: Spot) -> Spot {
        either!(self, game => game.scored_as(at))
    }

    fn apply<S: Sink>(&mut self, action: Action, sink: &mut S) -> Result<(), Refusal> {
        either!(self, game => game.apply(action, sink))
    }

    fn apply_unchecked<S: Sink>(&mut self, action: Action, sink: &mut S) {
        either!(self, game => game.apply_unchecked(action, sink));
    }

    fn undo(&mut self) -> Option<Action> {
        either!(self, game => game.undo())
    }

    fn final_points(&self, feature: Feature) -> Vec<(Player, i16)> {
        either!(self, game => game.final_points(feature))
    }

    fn actions(&self) -> &[Action] {
        either!(self, game => game.actions())
    }

    fn hash(&self) -> u64 {
        either!(self, game => game.hash())
    }

    fn fresh_hash(&self) -> u64 {
        either!(self, game => game.fresh_hash())
    }

    fn snapshot(&self) -> Self {
        match self {
            Self::Classic(game) => Self::Classic(game.snapshot()),
            Self::Mayflower(game) => Self::Mayflower(game.snapshot()),
        }
    }

    fn ended<S: Sink>(&self, sink: &mut S) -> Self {
        match self {
            Self::Classic(game) => Self::Classic(game.ended(sink)),
            Self::Mayflower(game) => Self::Mayflower(game.ended(sink)),
        }
    }

    fn feature_worth(&self, feature: Feature, complete: bool) -> Items {
        either!(self, game => game.feature_worth(feature, complete))
    }

    fn copy_from(&mut self, other: &Self) {
        match (self, other) {
            (Self::Classic(game), Self::Classic(other)) => game.copy_from(other),
            (Self::Mayflower(game), Self::Mayflower(other)) => game.copy_from(other),
            (other_game, other) => *other_game = other.snapshot(),
        }
    }
}
