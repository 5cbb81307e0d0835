//! The contract.

use super::{Action, Actor, Items, Refusal, RulesVersion, Sink, Spot};
use crate::board::{Board, Feature};
use crate::tiles::{KindId, Tiles};
use crate::{Bag, FigureKind, Figures, Player};

/// A game in progress. Everything a program needs to play it, whichever game it is.
pub trait Rules {
    /// The tiles it is played with.
    fn tiles(&self) -> &Tiles;
    /// The tiles on the table.
    fn board(&self) -> &Board;
    /// The tiles still to be drawn.
    fn bag(&self) -> &Bag;
    /// Which figures are where, and which are in supply.
    fn figures(&self) -> &Figures;
    /// How many players there are.
    fn players(&self) -> u8;
    /// The starting player (C-20).
    fn first(&self) -> Player;
    /// The version of the rules it is played under.
    fn version(&self) -> RulesVersion;
    /// Points so far, by player.
    fn scores(&self) -> &[i16];
    /// Whose turn it is, regardless of who must decide now.
    fn turn(&self) -> Player;
    /// Who acts next.
    fn actor(&self) -> Actor;
    /// The tile drawn but not yet placed.
    fn drawn(&self) -> Option<KindId>;
    /// Every legal action, sorted, each once; empty only when the game is over.
    fn legal(&self, list: &mut Vec<Action>);
    /// The segments of the tile just placed on which the player in turn may put a small follower now,
    /// one bit each: that part of [`Rules::legal`], without looking for the rest.
    fn small_follower_places(&self) -> u16;
    /// Carries out an action, or says why not and changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn apply<S: Sink>(&mut self, action: Action, sink: &mut S) -> Result<(), Refusal>;
    /// Carries out an action that is known to be legal. Any other may lead anywhere.
    fn apply_unchecked<S: Sink>(&mut self, action: Action, sink: &mut S);
    /// Undoes the last action exactly, and returns it.
    fn undo(&mut self) -> Option<Action>;
    /// What a feature would score for each of its owners if the game ended now (C-16, C-17, M-13);
    /// the elements' own bonuses, such as the fairy's, are not included.
    fn final_points(&self, feature: Feature) -> Vec<(Player, i16)>;
    /// The actions so far, including draws.
    fn actions(&self) -> &[Action];
    /// A hash of the position: equal positions have equal hashes, however they came about.
    fn hash(&self) -> u64;
    /// The same hash computed from scratch, to check the incremental one.
    fn fresh_hash(&self) -> u64;
    /// The same position without undo: what a search copies.
    #[must_use]
    fn snapshot(&self) -> Self
    where
        Self: Sized;

    /// What the game would come to if it ended now: nothing more is drawn, a drawn tile is put
    /// away, the rest of a turn takes the first choice each time, usually to do nothing; then final
    /// scoring. This cannot be undone.
    #[must_use]
    fn ended<S: Sink>(&self, sink: &mut S) -> Self
    where
        Self: Sized;

    /// What a feature would score for an owner as it stands: complete, or at the end of the game. A
    /// field counts as at the end, without a pig.
    fn feature_worth(&self, feature: Feature, complete: bool) -> Items;

    /// Becomes a snapshot of another game at the same table, reusing its memory.
    fn copy_from(&mut self, other: &Self)
    where
        Self: Sized;

    /// How much memory the position takes, without undo and what tables share.
    fn bytes(&self) -> usize
    where
        Self: Sized,
    {
        size_of::<Self>() + self.board().bytes() + self.bag().bytes()
    }

    /// How many figures of a kind a player has in supply.
    fn supply(&self, player: Player, kind: FigureKind) -> u8 {
        self.figures().supply(player, kind)
    }

    /// The action as lists have it, where several mean the same: a placement in a rotation that
    /// looks like a smaller one, another segment of the feature to score. It need not be legal.
    fn canonical(&self, action: Action) -> Action {
        match (action, self.drawn()) {
            (Action::Place { cell, rotation }, Some(kind)) => {
                Action::Place { cell, rotation: self.tiles().canonical(kind, rotation) }
            }
            (Action::Score(at), _) => Action::Score(self.scored_as(at)),
            _ => action,
        }
    }

    /// Mayflower: the spot that represents this one's feature in lists.
    fn scored_as(&self, at: Spot) -> Spot {
        at
    }

    /// The weight of an action of chance, out of [`Bag::left`]; 1 for anything else.
    fn weight(&self, action: Action) -> u32 {
        match action {
            Action::Draw(kind) => u32::from(self.bag().count(kind)),
            _ => 1,
        }
    }

    /// The winners (C-18, M-14): those with the most points, or the one of them the table decides for.
    /// Meant for a game that is over.
    fn winners(&self) -> Vec<Player> {
        self.winners_among(&(0..self.players()).map(Player).collect::<Vec<_>>())
    }

    /// The winners if only these players count, such as those who have not resigned.
    fn winners_among(&self, players: &[Player]) -> Vec<Player> {
        let points = |player: &Player| self.scores()[player.index()];
        let most = players.iter().map(points).max();
        let mut winners: Vec<Player> =
            players.iter().copied().filter(|player| Some(points(player)) == most).collect();
        if self.ties_go_to_latest() && winners.len() > 1 {
            let (first, all) = (self.first().0, self.players());
            let place = |player: &Player| (player.0 + all - first) % all;
            winners.sort_by_key(place);
            winners.drain(..winners.len() - 1);
        }
        winners
    }

    /// Whether of those with equal points the one who started latest wins (C-18).
    fn ties_go_to_latest(&self) -> bool;

    /// Counts the action sequences of length `depth` from here, counting each drawable tile kind
    /// once.
    fn perft(&mut self, depth: u32) -> u64
    where
        Self: Sized,
    {
        let mut list = Vec::new();
        self.legal(&mut list);
        if depth <= 1 {
            return if depth == 0 { 1 } else { list.len() as u64 };
        }
        let mut count = 0;
        for action in list {
            self.apply_unchecked(action, &mut super::Silent);
            count += self.perft(depth - 1);
            self.undo();
        }
        count
    }
}
