//! One game between players.

use std::time::{Duration, Instant};

use aude_engine::game::{Category, Event, Sink};
use aude_engine::{Action, Actor, Game, Rules};

use super::deck::Deck;
use crate::dice::spread;
use crate::stopwatch::Stopwatch;

/// Points by category, in the order of [`Category::ALL`].
pub type CategoryPoints = [i64; Category::ALL.len()];

/// Adds up points as they are scored.
struct Tally(Vec<CategoryPoints>);

impl Sink for Tally {
    const LIVE: bool = false;

    fn event(&mut self, event: Event) {
        if let Event::Scored(scored) = event {
            self.0[scored.player.index()][scored.category as usize] += i64::from(scored.points);
        }
    }
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game, over, with all its actions.
    pub game: Game,
    /// The points of each seat by [`Category`].
    pub points: Vec<CategoryPoints>,
    /// Processor time each seat took, and the number of its decisions.
    pub time: Vec<(Duration, u32)>,
    /// The longest decision of each seat.
    pub longest: Vec<Duration>,
    /// A player who gave no legal action, which ended the game early.
    pub forfeit: Option<usize>,
}

/// Plays a game to its end. `decide` acts for a seat in a position with a seed; `seed` determines
/// those seeds.
pub fn play(
    start: &Game,
    mut deck: Deck,
    seed: u64,
    mut decide: impl FnMut(usize, &Game, u64) -> Option<Action>,
) -> Played {
    let mut game = start.clone();
    let seats = usize::from(start.players());
    let mut time = vec![(Duration::ZERO, 0); seats];
    let mut longest = vec![Duration::ZERO; seats];
    let mut points = Tally(vec![[0; Category::ALL.len()]; seats]);
    let mut forfeit = None;
    loop {
        let action = match game.actor() {
            Actor::Nobody => break,
            Actor::Chance => deck.draw(&game).map(Action::Draw),
            Actor::Player(player) => {
                let seat = player.index();
                let (started, spent) = (Instant::now(), Stopwatch::processor());
                let seed = spread(spread(seed ^ game.actions().len() as u64) ^ seat as u64);
                let action = decide(seat, &game, seed);
                let took = started.elapsed();
                time[seat].0 += spent.elapsed();
                time[seat].1 += 1;
                longest[seat] = longest[seat].max(took);
                forfeit = Some(seat);
                action
            }
        };
        match action.map(|action| game.apply(action, &mut points)) {
            Some(Ok(())) => forfeit = None,
            _ => break,
        }
    }
    Played { game, points: points.0, time, longest, forfeit }
}
