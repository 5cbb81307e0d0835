//! Playing the games of a series, distributed over threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use aude_engine::Rules;

use super::tally::Tally;
use crate::random::{Dice, Player};
use crate::terminal::progress_bar;

/// Games a thread takes at a time.
const SHARE: u64 = 64;

/// Plays `games` games from the position of `game`.
pub(super) fn play<R: Rules + Clone + Send + Sync>(
    game: &R,
    games: u64,
    seed: u64,
    threads: usize,
) -> Tally {
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        let work = || one_thread(game, games, seed, &next, &done);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let bar = progress_bar(games, "games");
        while bar.is_some() && !workers.iter().all(thread::ScopedJoinHandle::is_finished) {
            thread::sleep(Duration::from_millis(50));
            bar.iter().for_each(|bar| bar.set_position(done.load(Ordering::Relaxed)));
        }
        bar.iter().for_each(indicatif::ProgressBar::finish_and_clear);
        let mut sum = Tally::default();
        for worker in workers {
            match worker.join() {
                Ok(tally) => sum.add(&tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        sum
    })
}

fn one_thread<R: Rules + Clone>(
    start: &R,
    games: u64,
    seed: u64,
    next: &AtomicU64,
    done: &AtomicU64,
) -> Tally {
    let mut tally = Tally::default();
    let mut game = start.snapshot();
    let mut player = Player::default();
    let start_tiles = start.board().placed().len();
    loop {
        let first = next.fetch_add(SHARE, Ordering::Relaxed);
        if first >= games {
            return tally;
        }
        let last = games.min(first + SHARE);
        for number in first..last {
            let mut dice = Dice::new(seed, number);
            game.copy_from(start);
            player.begin(game.bag(), &mut dice);
            while player.act(&mut game, &mut dice, &mut tally).is_some() {}
            tally.finish(&game, start_tiles);
        }
        done.fetch_add(last - first, Ordering::Relaxed);
    }
}
