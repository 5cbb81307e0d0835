//! Makes the suite of positions from the middle of games, with the values of their best actions by
//! rollouts to the end of the game.
//!
//! `cargo run --release -p aude-ai --example middles -- COUNT SEED WORLDS` prints COUNT placements
//! from games of hard against itself. A position is a line with all actions of its game, then a
//! line for each of the eight most promising actions: the mean final margin over WORLDS orders of
//! the remaining tiles, the rollout policy playing for both, and its standard error. The last lines
//! say, for several lengths of rollouts, how far differences between actions are from those at the
//! end of the game, how much they vary from world to world, and how far margins are from the final
//! ones.
//!
//! `… --example middles -- COUNT SEED WORLDS nets` makes a suite with the nets of the champion, which
//! choose in every turn of the rollouts: of all actions in an eighth of the worlds, and of the twelve most
//! promising in all of them.
//!
//! `… --example middles -- FILE PLAYER SIMULATIONS …` prints how many points each player gives away
//! in the positions of such a file, on average, and how many fewer than the first.

use aude_ai::arena::Deck;
use aude_ai::eval::{Library, Weights};
use aude_ai::tune::{Depths, Tried};
use aude_ai::{Budget, Dice, roster};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};
use aude_record::{GameSetup, SetLibrary, notation};

/// The lengths of rollouts in turns; the last reaches the end of every game.
const TURNS: [u32; 9] = [1, 2, 3, 4, 6, 8, 12, 24, 200];
/// Actions that are compared, and points by which they may look worse than the best.
const FIELD: (usize, f32) = (8, 6.0);
/// The same with the nets; the others are tried in fewer worlds.
const WIDE_FIELD: (usize, f32) = (12, f32::INFINITY);
/// Tiles between two positions of a game.
const APART: u16 = 12;

/// Sums over positions, by length: squared errors of differences and of margins, without the noise
/// of the sample, and the variance of a difference in one world.
#[derive(Default)]
struct Errors {
    positions: f64,
    differences: [f64; TURNS.len()],
    noise: [f64; TURNS.len()],
    levels: [f64; TURNS.len()],
}

/// The mean of a sample and its variance.
fn moments(sample: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let many = sample.clone().count() as f64;
    let mean = sample.clone().sum::<f64>() / many;
    (mean, sample.map(|value| (value - mean).powi(2)).sum::<f64>() / (many - 1.0).max(1.0))
}

impl Errors {
    fn add(&mut self, tried: &[Tried], worlds: usize) {
        let many = tried.len() as f64;
        let at = |action: usize, world: usize, length: usize| {
            f64::from(tried[action].margins[world * TURNS.len() + length])
        };
        let mean_at = |world: usize, length: usize| {
            (0..tried.len()).map(|action| at(action, world, length)).sum::<f64>() / many
        };
        let last = TURNS.len() - 1;
        self.positions += 1.0;
        for length in 0..TURNS.len() {
            let off = |world| mean_at(world, length) - mean_at(world, last);
            let (mean, variance) = moments((0..worlds).map(off));
            self.levels[length] += mean * mean - variance / worlds as f64;
            for action in 0..tried.len() {
                let own = |world, length| at(action, world, length) - mean_at(world, length);
                let off = |world| own(world, length) - own(world, last);
                let (mean, variance) = moments((0..worlds).map(off));
                self.differences[length] += (mean * mean - variance / worlds as f64) / many;
                let from_first = |world| at(action, world, length) - at(0, world, length);
                let others = (many - 1.0).max(1.0);
                self.noise[length] += moments((0..worlds).map(from_first)).1 / others;
            }
        }
    }

    fn print(&self) {
        let root = |sum: f64| (sum / self.positions).max(0.0).sqrt();
        for (length, turns) in TURNS.iter().enumerate() {
            println!(
                "# {turns} turns: differences wrong by {:.2}, varying by {:.2}, margins wrong by {:.2}",
                root(self.differences[length]),
                root(self.noise[length]),
                root(self.levels[length]),
            );
        }
    }
}

/// Points that a player gives away in each position of a file, if only actions in it are allowed:
/// nobody knows what others are worth.
fn lost(text: &str, player: &str, simulations: u32) -> Option<Vec<f64>> {
    let mut player = roster::by_name(player)?;
    let (mut all, mut lines) = (Vec::new(), text.lines().peekable());
    while let Some(line) = lines.next() {
        let Some(actions) = line.strip_prefix("game ") else { continue };
        let mut game = GameSetup::default_of("classic").begin(&SetLibrary::builtin()).ok()?;
        for word in actions.split(' ') {
            let action = notation::read(&game, word).ok()?;
            game.apply_unchecked(action, &mut Silent);
        }
        let decision = player.decide(&game, Budget::Simulations(simulations), 1);
        let mut known = Vec::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with(['g', '#'])) {
            let mut words = line.split(' ');
            let (word, mean) = (words.next()?, words.next()?.parse::<f64>().ok()?);
            known.push((word, mean));
        }
        let best = known.iter().map(|next| next.1).fold(f64::MIN, f64::max);
        let candidates = decision.candidates.iter();
        let mut words = candidates.map(|candidate| notation::write(&game, candidate.action));
        let chosen = words.find_map(|word| known.iter().find(|next| next.0 == word));
        all.push(best - chosen?.1);
    }
    Some(all)
}

/// Compares players by a file: their names and numbers of simulations are in turn.
fn compare(text: &str, words: &[String]) {
    let mut first: Option<Vec<f64>> = None;
    for pair in words.chunks(2) {
        let [player, simulations] = pair else { continue };
        let Some(lost) = lost(text, player, simulations.parse().unwrap_or(1)) else {
            eprintln!("no player {player}, or no suite");
            return;
        };
        let many = (lost.len() as f64).sqrt();
        let (mean, variance) = moments(lost.iter().copied());
        let first = first.get_or_insert_with(|| lost.clone());
        let (less, less_variance) = moments(first.iter().zip(&lost).map(|(one, own)| one - own));
        let (error, less_error) = (variance.sqrt() / many, less_variance.sqrt() / many);
        println!("{player} {simulations}: {mean:.2} ± {error:.2}, {less:+.2} ± {less_error:.2}");
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let Some(text) = words.first().and_then(|path| std::fs::read_to_string(path).ok()) {
        return compare(&text, &words[1..]);
    }
    let number = |index: usize, usual: u64| {
        std::env::args().nth(index).and_then(|word| word.parse().ok()).unwrap_or(usual)
    };
    let (count, seed, worlds) = (number(1, 20), number(2, 1), number(3, 200));
    let Ok(start) = GameSetup::default_of("classic").begin(&SetLibrary::builtin()) else { return };
    let by_nets = words.get(3).is_some_and(|word| word == "nets");
    let word = if by_nets { " nets" } else { "" };
    println!("# cargo run --release -p aude-ai --example middles -- {count} {seed} {worlds}{word}");
    let mut depths = match by_nets {
        true => Depths::by_nets(Library::built_in()),
        false => Depths::new(Weights::of(&start)),
    };
    let mut errors = Errors::default();
    for game_seed in seed.. {
        game(&start, game_seed, |game, words| {
            let Actor::Player(me) = game.actor() else { return true };
            let world_seed = seed + u64::from(game.bag().left());
            let field = if by_nets { WIDE_FIELD } else { FIELD };
            let tried = depths.play(game, me, field, worlds as u32, &TURNS, world_seed);
            if tried.len() < 3 {
                return true;
            }
            println!("game {}", words.join(" "));
            tried.iter().for_each(|tried| print(game, tried));
            if by_nets {
                let few = (worlds / 8).max(2) as u32;
                let all = (usize::MAX, f32::INFINITY);
                let others = depths.play(game, me, all, few, &TURNS, world_seed);
                others.iter().skip(tried.len()).for_each(|tried| print(game, tried));
            }
            errors.add(&tried, worlds as usize);
            errors.positions < count as f64
        });
        if errors.positions >= count as f64 {
            break;
        }
    }
    errors.print();
}

/// Prints an action with its mean margin at the end and its standard error.
fn print(game: &Game, tried: &Tried) {
    let ends = tried.margins.chunks(TURNS.len()).filter_map(|world| world.last());
    let (mean, variance) = moments(ends.clone().map(|&margin| f64::from(margin)));
    let error = (variance / ends.count() as f64).sqrt();
    println!("{} {mean:.2} {error:.2}", notation::write(game, tried.action));
}

/// Plays a game and shows some of its placements, until told to stop.
fn game(start: &Game, seed: u64, mut show: impl FnMut(&Game, &[String]) -> bool) {
    let (mut game, mut deck, mut dice) = (start.clone(), Deck::new(start, seed), Dice::new(seed));
    let Some(mut player) = roster::by_name("hard") else { return };
    let (mut words, offset) = (Vec::new(), dice.below(usize::from(APART)) as u16);
    loop {
        let action = match game.actor() {
            Actor::Nobody => break,
            Actor::Chance => deck.draw(&game).map(Action::Draw),
            Actor::Player(_) => {
                let left = game.bag().left();
                let is_due = left % APART == offset && (6..66).contains(&left);
                if game.drawn().is_some() && is_due && !show(&game, &words) {
                    break;
                }
                player.decide(&game, Budget::Simulations(1), dice.below(1 << 30) as u64).action
            }
        };
        let Some(action) = action else { break };
        words.push(notation::write(&game, action));
        game.apply_unchecked(action, &mut Silent);
    }
}
