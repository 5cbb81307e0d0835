//! Turn parts compared for as long as somebody looks, and how often features are finished.

use core::ops::Range;

use aude_engine::game::Silent;
use aude_engine::tiles::KindId;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules, Spot};

use super::lines::Line;
use super::part::{Candidate, error_of};
use super::{Judge, Margins};
use crate::champion_1::is_plain_table;
use crate::dice::spread;
use crate::feature_value::SEATS;

/// Turn parts that are compared.
const CANDIDATES: usize = 8;

/// Turn parts of one position and what is known of them so far. They are played in the same worlds.
#[derive(Debug)]
pub struct Comparison {
    start: Game,
    player: Seat,
    lines: Vec<Line>,
    seed: u64,
    worlds: u32,
    is_exact: bool,
}

impl Comparison {
    /// Simulations so far.
    #[must_use]
    pub fn simulations(&self) -> u32 {
        self.worlds * self.lines.len() as u32
    }

    /// Whether every order of the remaining tiles has been played, so that more would change nothing.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.is_exact
    }

    /// How many points the best turn part is ahead of the second, and the standard error of that
    /// difference; none if there are not two.
    #[must_use]
    pub fn lead(&self) -> Option<(f32, f32)> {
        let mut order: Vec<&Line> = self.lines.iter().collect();
        let mean = |line: &Line| line.mean(self.player, 0);
        order.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
        let [best, second, ..] = order[..] else { return None };
        let error = if self.is_exact { 0.0 } else { error_of(best, Some(second), self.player, 0) };
        Some((mean(best) - mean(second), error))
    }

    /// The same by the evaluation alone, before any world was played.
    #[must_use]
    pub fn guessed_lead(&self) -> Option<f32> {
        let mut guesses: Vec<f32> =
            self.lines.iter().map(|line| line.guess[self.player.index()]).collect();
        guesses.sort_by(|a, b| b.total_cmp(a));
        let [best, second, ..] = guesses[..] else { return None };
        Some(best - second)
    }

    /// How many points the first turn part that was given is ahead of another, and the standard error
    /// of that difference.
    #[must_use]
    pub fn ahead_of(&self, other: usize) -> Option<(f32, f32)> {
        let (first, other) = (self.lines.first()?, self.lines.get(other)?);
        let error = if self.is_exact { 0.0 } else { error_of(first, Some(other), self.player, 0) };
        Some((first.mean(self.player, 0) - other.mean(self.player, 0), error))
    }

    /// Keeps only the turn parts that are less than this many points behind the best, and the best two.
    pub fn keep_within(&mut self, points: f32) {
        let player = self.player;
        let mean = |line: &Line| line.mean(player, 0);
        self.lines.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
        let best = self.lines.first().map_or(0.0, mean);
        let near = self.lines.iter().filter(|line| mean(line) >= best - points).count();
        self.lines.truncate(near.max(2));
    }

    /// The turn parts, best first.
    #[must_use]
    pub fn candidates(&self) -> Vec<Candidate> {
        let told = |line: &Line| {
            let mut margins: Margins = [0.0; SEATS];
            for (seat, margin) in margins.iter_mut().enumerate() {
                *margin = line.mean(Seat(seat as u8), 0);
            }
            let error = if self.is_exact { 0.0 } else { error_of(line, None, self.player, 0) };
            Candidate { actions: line.actions.clone(), margins, error, is_played: false }
        };
        let mut all: Vec<Candidate> = self.lines.iter().map(told).collect();
        let seat = self.player.index();
        all.sort_by(|a, b| b.margins[seat].total_cmp(&a.margins[seat]));
        all
    }
}

impl Judge {
    /// The best turn parts of a position by the evaluation, to be compared; none if nobody is to
    /// decide. The worlds depend on `seed` alone.
    #[must_use]
    pub fn comparison(&mut self, start: &Game, seed: u64) -> Option<Comparison> {
        self.wide_comparison(start, seed, CANDIDATES)
    }

    /// The same with this many turn parts.
    #[must_use]
    pub fn wide_comparison(&mut self, start: &Game, seed: u64, many: usize) -> Option<Comparison> {
        let Actor::Player(player) = start.actor() else { return None };
        self.policy.value.prepare(start);
        self.policy.counts_out = false;
        let mut game = start.snapshot();
        let mut lines = self.alternatives(&mut game, None, 0).1;
        self.continued(&mut game, player, &mut lines);
        let seat = player.index();
        lines.sort_by(|a, b| b.guess[seat].total_cmp(&a.guess[seat]));
        lines.truncate(many);
        let start = start.snapshot();
        Some(Comparison { start, player, lines, seed, worlds: 0, is_exact: false })
    }

    /// These turn parts, to be compared; each is continued by the policy to the next draw. None if
    /// nobody is to decide.
    #[must_use]
    pub fn comparison_of(
        &mut self,
        start: &Game,
        parts: &[Vec<Action>],
        seed: u64,
    ) -> Option<Comparison> {
        let Actor::Player(player) = start.actor() else { return None };
        self.policy.value.prepare(start);
        self.policy.counts_out = false;
        let mut lines = Vec::with_capacity(parts.len());
        for part in parts {
            let mut game = start.snapshot();
            part.iter().for_each(|&action| game.apply_unchecked(action, &mut Silent));
            self.complete(&mut game);
            let (actions, guess) = (game.actions().to_vec(), self.evaluate(&game));
            lines.push(Line { actions, leaves: 0, guess, worlds: Vec::new() });
        }
        let start = start.snapshot();
        Some(Comparison { start, player, lines, seed, worlds: 0, is_exact: false })
    }

    /// A turn part that the policy plays after this draw, and the margins after it by the evaluation;
    /// none if nobody can play the tile.
    #[must_use]
    pub fn reply(&mut self, before_draw: &Game, draw: Action) -> Option<(Vec<Action>, Margins)> {
        self.policy.value.prepare(before_draw);
        self.policy.counts_out = false;
        let mut game = before_draw.snapshot();
        game.apply(draw, &mut Silent).ok()?;
        let mut game = game.snapshot();
        if !matches!(game.actor(), Actor::Player(_)) {
            return None;
        }
        self.complete(&mut game);
        Some((game.actions().to_vec(), self.evaluate(&game)))
    }

    /// Plays the turn parts in this many more worlds.
    pub fn compare_more(&mut self, comparison: &mut Comparison, worlds: u32) {
        let Comparison { start, lines, seed, worlds: done, is_exact, .. } = comparison;
        self.policy.value.prepare(start);
        self.worlds.begin(start.bag(), spread(*seed));
        let all = self.worlds.all();
        self.policy.counts_out = all.is_some() && is_plain_table(start);
        let end = done.saturating_add(worlds).min(all.unwrap_or(u32::MAX));
        let takes_part = vec![true; lines.len()];
        self.sample(&mut start.snapshot(), lines, &takes_part, *done..end);
        *done = end;
        *is_exact = Some(end) == all;
    }

    /// How many of these games, played out by the policy, end with the features at these spots complete, and
    /// how many were played: less than asked for if there are no more orders of the tiles. The games of two
    /// ranges are those of the range that both make up.
    #[must_use]
    pub fn completions(
        &mut self,
        game: &Game,
        at: &[Spot],
        games: Range<u32>,
        seed: u64,
    ) -> (Vec<u32>, u32) {
        self.policy.value.prepare(game);
        self.worlds.begin(game.bag(), spread(seed));
        let all = self.worlds.all();
        self.policy.counts_out = all.is_some() && is_plain_table(game);
        let games = games.start..games.end.min(all.unwrap_or(u32::MAX).max(1));
        let mut found = vec![0u32; at.len()];
        for number in games.clone() {
            let mut game = game.snapshot();
            self.world.become_number(&self.worlds, number);
            self.world.rewind();
            self.play_out(&mut game);
            for (found, spot) in found.iter_mut().zip(at) {
                *found += u32::from(is_complete(&game, *spot));
            }
        }
        (found, games.len() as u32)
    }

    /// Plays a game to its end in the current world.
    fn play_out(&mut self, game: &mut Game) {
        loop {
            match game.actor() {
                Actor::Nobody => return,
                Actor::Player(seat) => self.policy.play(game, seat),
                Actor::Chance => match self.world.draw(game) {
                    Some(kind) => game.apply_unchecked(Action::Draw(kind), &mut Silent),
                    None => return,
                },
            }
        }
    }
}

/// Whether the feature at a spot is complete.
#[must_use]
pub fn is_complete(game: &Game, spot: Spot) -> bool {
    let board = game.board();
    board.tile_at(spot.cell).is_some_and(|tile| {
        board.is_complete(board.feature(board.tile(tile).segment(spot.segment)))
    })
}

/// How many tiles in the bag complete the feature at a spot at once, of how many; the position is one
/// before a draw.
#[must_use]
pub fn closing(game: &Game, spot: Spot) -> (u16, u16) {
    let closers = closers(game, spot);
    let counts = closers.into_iter().map(|kind| u16::from(game.bag().count(kind)));
    (counts.sum(), game.bag().left())
}

/// The kinds of tiles in the bag that complete the feature at a spot at once; the position is one before
/// a draw.
#[must_use]
pub fn closers(game: &Game, spot: Spot) -> Vec<KindId> {
    let mut game = game.snapshot();
    let mut kinds: Vec<KindId> = game.bag().iter().map(|(kind, _)| kind).collect();
    let mut list = Vec::new();
    kinds.retain(|&kind| {
        let before = game.actions().len();
        game.apply_unchecked(Action::Draw(kind), &mut Silent);
        game.legal(&mut list);
        let mut places = list.iter().filter(|action| matches!(action, Action::Place { .. }));
        let closes = places.any(|&action| {
            game.apply_unchecked(action, &mut Silent);
            let closes = is_complete(&game, spot);
            game.undo();
            closes
        });
        while game.actions().len() > before {
            game.undo();
        }
        closes
    });
    kinds
}
