//! The part of the contract that is the same for every game on a [`Position`].

use super::{Action, Actor, Items, Refusal, Rules, RulesVersion, Sink, Spot};
use crate::board::{Board, Feature};
use crate::position::{ExtraState, Position};
use crate::tiles::{KindId, Tiles};
use crate::{Bag, Figures, Player};

/// What each game must implement; [`Rules`] follows from it.
pub(crate) trait Core: Sized {
    /// The steps of a turn.
    type Step: Copy;
    /// The small state beyond what every game has.
    type Extra: ExtraState;

    fn pos(&self) -> &Position<Self::Step, Self::Extra>;
    /// The position to change, with its tiles.
    fn parts(&mut self) -> (&Tiles, &mut Position<Self::Step, Self::Extra>);
    /// Another position of the same table.
    fn with(&self, pos: Position<Self::Step, Self::Extra>) -> Self;
    /// Shares another game's table.
    fn join(&mut self, other: &Self);
    /// Tiles, number of players, and starting player.
    fn table(&self) -> (&Tiles, u8, Player);
    /// Whether ties are won by the player who started latest.
    fn ties_go_to_latest(&self) -> bool {
        false
    }
    /// The version of the rules the game is played under.
    fn version(&self) -> RulesVersion;
    /// Who acts next.
    fn actor(&self) -> Actor;
    /// Every legal action, sorted, into an empty list.
    fn legal(&self, list: &mut Vec<Action>);
    /// Where a small follower may go on the new tile: see [`Rules::small_follower_places`].
    fn small_follower_places(&self) -> u16;
    /// Carries out a legal action and continues to the next decision, without recording undo data.
    fn apply_unsaved<S: Sink>(&mut self, action: Action, sink: &mut S);
    /// Why an illegal action is illegal.
    fn refuse(&self, action: Action) -> Refusal;
    /// What a feature would score for each of its owners if the game ended now.
    fn final_points(&self, feature: Feature) -> Vec<(Player, i16)>;
    /// Everything that is neither tile nor figure, as one number.
    fn small_hash(&self) -> u64;
    /// Goes straight to the final scoring.
    fn end_now<S: Sink>(&mut self, sink: &mut S);
    /// What a feature would score for an owner: see [`Rules::feature_worth`].
    fn feature_worth(&self, feature: Feature, complete: bool) -> Items;
    /// The spot that represents this one's feature in lists.
    fn scored_as(&self, at: Spot) -> Spot {
        at
    }
}

impl<G: Core> Rules for G {
    fn tiles(&self) -> &Tiles {
        self.table().0
    }

    fn board(&self) -> &Board {
        &self.pos().board
    }

    fn bag(&self) -> &Bag {
        &self.pos().bag
    }

    fn figures(&self) -> &Figures {
        &self.pos().state.figures
    }

    fn players(&self) -> u8 {
        self.table().1
    }

    fn first(&self) -> Player {
        self.table().2
    }

    fn ties_go_to_latest(&self) -> bool {
        Core::ties_go_to_latest(self)
    }

    fn version(&self) -> RulesVersion {
        Core::version(self)
    }

    fn scores(&self) -> &[i16] {
        &self.pos().state.scores[..usize::from(self.players())]
    }

    fn turn(&self) -> Player {
        self.pos().state.player
    }

    #[inline]
    fn actor(&self) -> Actor {
        Core::actor(self)
    }

    fn drawn(&self) -> Option<KindId> {
        self.pos().state.drawn
    }

    #[inline]
    fn legal(&self, list: &mut Vec<Action>) {
        list.clear();
        Core::legal(self, list);
    }

    fn small_follower_places(&self) -> u16 {
        Core::small_follower_places(self)
    }

    fn scored_as(&self, at: Spot) -> Spot {
        Core::scored_as(self, at)
    }

    fn apply<S: Sink>(&mut self, action: Action, sink: &mut S) -> Result<(), Refusal> {
        let mut list = Vec::new();
        Rules::legal(self, &mut list);
        if list.binary_search(&action).is_err() {
            return Err(self.refuse(action));
        }
        self.apply_unchecked(action, sink);
        Ok(())
    }

    #[inline]
    fn apply_unchecked<S: Sink>(&mut self, action: Action, sink: &mut S) {
        self.parts().1.save(action);
        self.apply_unsaved(action, sink);
    }

    fn undo(&mut self) -> Option<Action> {
        let (tiles, pos) = self.parts();
        pos.undo(tiles)
    }

    fn final_points(&self, feature: Feature) -> Vec<(Player, i16)> {
        Core::final_points(self, feature)
    }

    fn actions(&self) -> &[Action] {
        self.pos().actions()
    }

    fn hash(&self) -> u64 {
        let pos = self.pos();
        pos.board.hash() ^ pos.state.figures.hash() ^ self.small_hash()
    }

    fn fresh_hash(&self) -> u64 {
        let pos = self.pos();
        pos.board.fresh_hash() ^ pos.state.figures.fresh_hash(&pos.board) ^ self.small_hash()
    }

    fn snapshot(&self) -> Self {
        self.with(self.pos().snapshot())
    }

    fn ended<S: Sink>(&self, sink: &mut S) -> Self {
        let (pos, drawn) = self.pos().without_tiles();
        let mut game = self.with(pos);
        if drawn || Core::actor(&game) == Actor::Chance {
            game.end_now(sink);
        }
        let mut list = Vec::new();
        while matches!(Core::actor(&game), Actor::Player(_)) {
            Rules::legal(&game, &mut list);
            let Some(&first) = list.first() else { break };
            game.apply_unchecked(first, sink);
        }
        game
    }

    fn feature_worth(&self, feature: Feature, complete: bool) -> Items {
        Core::feature_worth(self, feature, complete)
    }

    fn copy_from(&mut self, other: &Self) {
        self.join(other);
        self.parts().1.copy_from(other.pos());
    }
}
