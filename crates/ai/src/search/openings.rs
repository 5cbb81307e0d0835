//! How rollouts begin: after an action the rest of its turn is always the same, and after a first
//! draw so is the reply. The rollout policy decides them once for all worlds of a decision.

use aude_engine::tiles::{KindId, Tiles};
use aude_engine::{Action, Game, Rules};

/// Actions between two draws that are kept; longer lines are decided anew.
const MOST_ACTIONS: usize = 4;
/// The most actions of a decision whose lines are kept.
const MOST_ROOTS: usize = 64;

/// The actions between two draws, once they are known.
#[derive(Clone, Copy, Debug)]
struct Line {
    actions: [Action; MOST_ACTIONS],
    len: u8,
}

/// Where a line is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place(usize);

/// The lines of one decision.
#[derive(Clone, Default, Debug)]
pub(super) struct Openings {
    kinds: usize,
    /// The actions of the decision.
    roots: Vec<Action>,
    /// By action: the rest of its turn, then by kind of the first tile the reply.
    lines: Vec<Option<Line>>,
}

impl Openings {
    /// Forgets all lines.
    pub(super) fn begin(&mut self, game: &Game) {
        let tiles: &Tiles = game.tiles();
        self.kinds = tiles.kinds().len();
        self.roots.clear();
        self.lines.clear();
        self.roots.reserve(MOST_ROOTS);
        self.lines.reserve(MOST_ROOTS * (1 + self.kinds));
    }

    /// Where the rest of the turn of an action is kept.
    pub(super) fn root(&mut self, action: Action) -> Option<Place> {
        let known = self.roots.iter().position(|&root| root == action);
        let index = match known {
            Some(index) => index,
            None if self.roots.len() < MOST_ROOTS => {
                self.roots.push(action);
                let more = self.lines.len() + 1 + self.kinds;
                self.lines.resize(more, None);
                self.roots.len() - 1
            }
            None => return None,
        };
        Some(Place(index * (1 + self.kinds)))
    }

    /// Where the reply is kept that follows a turn and a first draw.
    pub(super) fn reply(root: Place, kind: KindId) -> Place {
        Place(root.0 + 1 + kind.index())
    }

    /// The actions kept in a place.
    pub(super) fn line(&self, place: Place) -> Option<impl Iterator<Item = Action> + use<>> {
        let line = self.lines[place.0]?;
        Some(line.actions.into_iter().take(line.len.into()))
    }

    /// Keeps the actions that were played.
    pub(super) fn keep(&mut self, place: Place, played: &[Action]) {
        if played.len() <= MOST_ACTIONS {
            let mut line = Line { actions: [Action::Pass; MOST_ACTIONS], len: played.len() as u8 };
            line.actions[..played.len()].copy_from_slice(played);
            self.lines[place.0] = Some(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use aude_engine::game::Silent;
    use aude_engine::{Actor, Rules};
    use aude_testkit::random::{Chooser, everything, table};

    use super::super::{Roller, Worlds};
    use crate::eval::Library;
    use crate::position_value::{Knowledge, PositionValue};

    /// A roller that meets worlds one after another plays them as one that meets each first.
    #[test]
    fn rollouts_that_begin_as_others_did_end_as_they_would_have() {
        let nets = Library::built_in();
        let roller = || Roller::new(PositionValue::new(Knowledge::Everything).with_nets(nets), 3);
        let (worlds_played, everything) = (40, everything());
        for (seed, sets) in [&["base"][..], &["mayflower"], &everything].into_iter().enumerate() {
            let (mut game, mut chooser) = (table(sets, 2), Chooser::new(seed as u64));
            while game.bag().left() > 25 || game.drawn().is_none() {
                let action = chooser.choose_eagerly(&game).expect("not over");
                game.apply(action, &mut Silent).expect("legal");
            }
            let Actor::Player(me) = game.actor() else { panic!("nobody places the tile") };
            let (mut list, mut worlds) = (Vec::new(), Worlds::default());
            game.legal(&mut list);
            list.truncate(3);
            worlds.begin(game.bag(), 7);
            let mut keeping = roller();
            keeping.begin(&game, false);
            keeping.play(list.iter().copied(), &worlds, 0..worlds_played, me, 3);
            let mut alone = Vec::new();
            for number in 0..worlds_played {
                for &action in &list {
                    let mut fresh = roller();
                    fresh.begin(&game, false);
                    fresh.play(std::iter::once(action), &worlds, number..number + 1, me, 3);
                    alone.extend_from_slice(&fresh.margins);
                }
            }
            assert_eq!(keeping.margins, alone, "{sets:?}");
        }
    }
}
