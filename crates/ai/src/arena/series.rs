//! A match: one player against others over many decks.

use std::time::Duration;

use aude_engine::{Game, Players, Rules};

use super::deck::Deck;
use super::habits::{Habits, habits};
use super::play::{CategoryPoints, Played, play};
use super::stats::{Interval, mean_and_error, pentanomial, share_interval};
use crate::dice::spread;
use crate::player::{Budget, Player};

/// Bits for the seat in the seed of a game.
const SEAT_BITS: u32 = 4;

const _: () = assert!(Players::MOST <= 1 << SEAT_BITS, "games of a deck would share their seed");

/// A match: A takes one seat, B all the others, in every rotation.
#[derive(Clone, Debug)]
pub struct Match {
    /// The game before the first tile is drawn.
    pub start: Game,
    /// The budgets of A and B per decision.
    pub budgets: [Budget; 2],
    /// Determines the decks and, independently of them, the players' dice.
    pub seed: u64,
}

/// The result of a deck, from A's point of view.
#[derive(Clone, Debug)]
pub struct DeckResult {
    /// A's share of wins over the rotations: a shared win counts as a fraction.
    pub share: f64,
    /// A's mean margin over the best other.
    pub margin: f64,
    /// A's and the others' mean score.
    pub scores: [f64; 2],
    /// The games, A on seat 0 first.
    pub games: Vec<Played>,
}

impl Match {
    /// Plays one deck in every rotation, counted from 0. B is one player that is asked for all its
    /// seats in turn.
    pub fn deck(&self, number: u64, a: &mut dyn Player, b: &mut dyn Player) -> DeckResult {
        let players = usize::from(self.start.players());
        let deck = Deck::new(&self.start, spread(self.seed) ^ number);
        let mut result =
            DeckResult { share: 0.0, margin: 0.0, scores: [0.0; 2], games: Vec::new() };
        for seat in 0..players {
            let dice = spread(spread(self.seed ^ 0x5eed) ^ (number << SEAT_BITS | seat as u64));
            let played = play(&self.start, deck.clone(), dice, |acting, game, seed| {
                let side = usize::from(acting != seat);
                let budget = self.budgets[side];
                match side {
                    0 => a.decide(game, budget, seed).action,
                    _ => b.decide(game, budget, seed).action,
                }
            });
            result.add(&played, seat);
            result.games.push(played);
        }
        let rotations = players as f64;
        result.share /= rotations;
        result.margin /= rotations;
        result.scores = result.scores.map(|score| score / rotations);
        result
    }
}

impl DeckResult {
    fn add(&mut self, played: &Played, seat: usize) {
        let scores: Vec<f64> = played.game.scores().iter().map(|&score| score.into()).collect();
        let others = || scores.iter().enumerate().filter(|(other, _)| *other != seat).map(|s| *s.1);
        let best = others().fold(f64::NEG_INFINITY, f64::max);
        let mean = others().sum::<f64>() / (scores.len() as f64 - 1.0).max(1.0);
        let equals = others().filter(|&score| score == scores[seat]).count() as f64;
        self.share += match played.forfeit {
            Some(forfeit) if forfeit == seat => 0.0,
            Some(_) => 1.0,
            None if scores[seat] > best => 1.0,
            None if scores[seat] == best => 1.0 / (1.0 + equals),
            None => 0.0,
        };
        self.margin += scores[seat] - best;
        self.scores[0] += scores[seat];
        self.scores[1] += mean;
    }
}

/// The result of a match.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Report {
    /// A's win rate by deck.
    pub shares: Vec<f64>,
    /// A's margin by deck.
    pub margins: Vec<f64>,
    /// A's and the others' scores by deck.
    pub scores: [Vec<f64>; 2],
    /// Points of A and of the others by category, over all games.
    pub points: [CategoryPoints; 2],
    /// Games played.
    pub games: u64,
    /// Processor time and decisions of A and of the others.
    pub time: [(Duration, u64); 2],
    /// The longest decision of A and of the others.
    pub longest: [Duration; 2],
    /// Games that A and the others lost by an illegal action or none.
    pub forfeits: [u64; 2],
    /// How A and the others played, in the decks that were looked at.
    pub habits: [Habits; 2],
}

impl Report {
    /// Adds a deck.
    pub fn add(&mut self, deck: &DeckResult) {
        self.shares.push(deck.share);
        self.margins.push(deck.margin);
        for (all, score) in self.scores.iter_mut().zip(deck.scores) {
            all.push(score);
        }
        for (seat_of_a, played) in deck.games.iter().enumerate() {
            self.games += 1;
            for (seat, &(time, decisions)) in played.time.iter().enumerate() {
                let side = usize::from(seat != seat_of_a);
                self.time[side].0 += time;
                self.time[side].1 += u64::from(decisions);
                self.longest[side] = self.longest[side].max(played.longest[seat]);
            }
            for (seat, points) in played.points.iter().enumerate() {
                let side = usize::from(seat != seat_of_a);
                for (all, points) in self.points[side].iter_mut().zip(points) {
                    *all += points;
                }
            }
            if let Some(forfeit) = played.forfeit {
                self.forfeits[usize::from(forfeit != seat_of_a)] += 1;
            }
        }
    }

    /// Looks at how A and the others played in a deck.
    pub fn add_habits(&mut self, start: &Game, deck: &DeckResult) {
        for (seat_of_a, played) in deck.games.iter().enumerate() {
            for (seat, seen) in habits(start, &played.game).iter().enumerate() {
                self.habits[usize::from(seat != seat_of_a)].add(seen);
            }
        }
    }

    /// A's win rate with its 95 % interval.
    #[must_use]
    pub fn share(&self) -> Interval {
        share_interval(&self.shares)
    }

    /// A's mean margin and its standard error, by deck.
    #[must_use]
    pub fn margin(&self) -> (f64, f64) {
        mean_and_error(&self.margins)
    }

    /// Deck pairs in which A won 0, ½, 1, 1½ and 2 games; for two players.
    #[must_use]
    pub fn pentanomial(&self) -> [u32; 5] {
        pentanomial(&self.shares)
    }
}
