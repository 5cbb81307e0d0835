//! What the next player can do about a mistake.

use aude_ai::Judge;
use aude_engine::game::Event;
use aude_engine::tiles::KindId;
use aude_engine::{Action, Actor, Game, Player, Rules};

/// Points that a draw must cost to be told.
const WORTH_TELLING: f32 = 2.0;

/// A draw of the next player and what is played with it.
#[derive(Clone, Debug)]
pub struct Reply {
    /// Who plays it.
    pub player: Player,
    /// The tile.
    pub kind: KindId,
    /// How many of them are left.
    pub count: u16,
    /// Of how many tiles.
    pub of: u16,
    /// The position before the turn part, with the tile drawn.
    pub start: Game,
    /// What is played.
    pub actions: Vec<Action>,
    /// The position after it.
    pub game: Game,
    /// What happens, from the draw on.
    pub events: Vec<Event>,
}

impl Reply {
    /// The draw that hurts most by its chance, compared with the same draw after the answer; none
    /// if no draw matters much, or if it is not another player's turn.
    #[must_use]
    pub fn to(played: &Game, answer: &Game, me: Player) -> Option<Self> {
        if played.actor() != Actor::Chance || answer.actor() != Actor::Chance {
            return None;
        }
        let (mut judge, seat) = (Judge::new(), me.index());
        let of = played.bag().left();
        let mut worst: Option<(f32, KindId, u16, Vec<Action>)> = None;
        for (kind, count) in played.bag().iter() {
            let draw = Action::Draw(kind);
            let (Some((actions, now)), Some((_, then))) =
                (judge.reply(played, draw), judge.reply(answer, draw))
            else {
                continue;
            };
            let cost = then[seat] - now[seat];
            let weighed = cost * f32::from(count);
            if cost >= WORTH_TELLING && worst.as_ref().is_none_or(|worst| weighed > worst.0) {
                worst = Some((weighed, kind, u16::from(count), actions));
            }
        }
        let (_, kind, count, actions) = worst?;
        let (mut start, mut events) = (played.snapshot(), Vec::new());
        start.apply(Action::Draw(kind), &mut events).ok()?;
        let Actor::Player(player) = start.actor() else { return None };
        if player == me {
            return None;
        }
        let start = start.snapshot();
        let mut game = start.snapshot();
        for &action in &actions {
            game.apply(action, &mut events).ok()?;
        }
        Some(Self { player, kind, count, of, start, actions, game: game.snapshot(), events })
    }
}
