//! How a player plays: what can be seen in the games it has played.

use aude_engine::game::{Category, Event, Silent};
use aude_engine::{Action, Actor, FigureKind, Game, Player, Rules};

use crate::facts::{FactKind, facts};

/// What a seat did in a game, or a player in many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Habits {
    /// Tiles placed.
    pub turns: u64,
    /// Tiles placed without a follower left in supply.
    pub without_follower: u64,
    /// Placements that joined another player's feature to an own one and won or shared its majority.
    pub joins: u64,
    /// Points that others made in the player's turns by features in which the player had no part.
    pub gifts: u64,
    /// Followers put on roads, cities, cloisters and fields.
    pub put: [u64; 4],
}

impl Habits {
    /// Adds what was done in another game.
    pub fn add(&mut self, other: &Self) {
        self.turns += other.turns;
        self.without_follower += other.without_follower;
        self.joins += other.joins;
        self.gifts += other.gifts;
        for (all, more) in self.put.iter_mut().zip(other.put) {
            *all += more;
        }
    }
}

/// The habits of every seat in a game that was played from `start`.
#[must_use]
pub fn habits(start: &Game, played: &Game) -> Vec<Habits> {
    let mut seats = vec![Habits::default(); usize::from(start.players())];
    let (mut game, mut events) = (start.clone(), Vec::new());
    for &action in played.actions() {
        let actor = game.actor();
        let Actor::Player(me) = actor else {
            game.apply_unchecked(action, &mut Silent);
            continue;
        };
        let own = &mut seats[me.index()];
        if let Action::Place { .. } = action {
            own.turns += 1;
            own.without_follower += u64::from(hand(&game, me) == 0);
            let is_join = |kind| matches!(kind, FactKind::Takes | FactKind::Shares);
            let told = facts(&game, &[action]);
            own.joins += told.iter().filter(|fact| is_join(fact.kind)).count() as u64;
        }
        if let Action::Put { figure, at } = action
            && FigureKind::FOLLOWERS.contains(&figure)
            && !at.is_roof()
            && let Some(tile) = game.board().tile_at(at.cell)
        {
            let segment = game.board().tile(tile).segment(at.segment);
            own.put[game.board().segment_kind(segment) as usize] += 1;
        }
        events.clear();
        game.apply_unchecked(action, &mut events);
        own.gifts += given(&events, me);
        if events.contains(&Event::Ending) {
            break;
        }
    }
    seats
}

fn hand(game: &Game, player: Player) -> u8 {
    FigureKind::FOLLOWERS.into_iter().map(|kind| game.supply(player, kind)).sum()
}

/// What others made of features that an action completed, where the player made nothing.
fn given(events: &[Event], me: Player) -> u64 {
    let scored = || {
        events.iter().filter_map(|event| match event {
            Event::Scored(scored) if !scored.end => Some(scored),
            _ => None,
        })
    };
    let is_land = |what| matches!(what, Category::Road | Category::City | Category::Cloister);
    let shares =
        |at, what| scored().any(|own| (own.player, own.at, own.category) == (me, at, what));
    scored()
        .filter(|one| one.player != me && is_land(one.category) && !shares(one.at, one.category))
        .map(|one| u64::try_from(one.points).unwrap_or(0))
        .sum()
}
