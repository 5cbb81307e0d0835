//! A turn part judged: what was played against the best that could have been.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Player as Seat, Rules};

use super::lines::{Choice, Line};
use super::{Judge, Margins, exact};
use crate::champion_1::is_plain_table;
use crate::dice::spread;
use crate::feature_value::SEATS;

/// What the judge says of a turn part.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct JudgedPart {
    /// Its decisions in order.
    pub steps: Vec<JudgedStep>,
    /// The margins after the best turn part.
    pub best: Margins,
    /// The margins after what was played.
    pub played: Margins,
    /// The best turn parts found and the one played, best first.
    pub candidates: Vec<ComparedPart>,
    /// Whether nothing was estimated: everything to the end of the game was counted out.
    pub exact: bool,
}

/// One decision of a turn part.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct JudgedStep {
    /// Who decided.
    pub player: Seat,
    /// What was played.
    pub action: Action,
    /// The number of legal actions.
    pub options: usize,
    /// Points of the player's margin that the best action would have saved.
    pub loss: f32,
    /// Its standard error; 0 if it was not sampled.
    pub error: f32,
    /// What the action changed in everybody's margins, against the best one.
    pub effect: Margins,
    /// Whether the actions differ by more than the judge can be wrong.
    pub unforced: bool,
    /// The whole turn part with the better action, if there is one.
    pub better: Option<Vec<Action>>,
}

/// A turn part that was compared.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct ComparedPart {
    /// Its actions after the draw.
    pub actions: Vec<Action>,
    /// The margins after it.
    pub margins: Margins,
    /// The standard error of the margin of the player to move.
    pub error: f32,
    /// Whether it is the one played.
    pub is_played: bool,
}

/// The share of the simulations that choose the lines to compare closely.
const CHOOSING: f32 = 0.4;
/// Worlds that are always played: to choose, and to compare.
const LEAST: [u32; 2] = [2, 4];
/// Lines that are compared closely at the first decision.
const FINALISTS: usize = 2;
/// Points that actions must differ by to be a decision, however exact the judge.
const UNLIKE: f32 = 0.5;
/// Standard errors that count as noise.
const NOISE: f32 = 2.0;

impl Judge {
    /// Judges a turn part: `start` is the position after the draw, `played` the actions of all
    /// players until the next draw. The worlds depend on `seed` alone.
    #[must_use]
    pub fn part(
        &mut self,
        start: &Game,
        played: &[Action],
        simulations: u32,
        seed: u64,
    ) -> JudgedPart {
        self.policy.value.prepare(start);
        self.policy.counts_out = false;
        if let Some(exact) = self.counted_out(start, played) {
            return exact;
        }
        let (choices, mut lines) = self.lines(start, played);
        let from = self.compare(start, &choices, &mut lines, simulations, spread(seed));
        finished(&choices, &lines, from, played)
    }

    /// Plays the lines; returns the first world that is for comparison only, and whether worlds were
    /// a sample.
    fn compare(
        &mut self,
        start: &Game,
        choices: &[Choice],
        lines: &mut [Line],
        simulations: u32,
        seed: u64,
    ) -> (usize, bool) {
        let mut game = start.snapshot();
        self.worlds.begin(start.bag(), seed);
        let mut takes_part = vec![true; lines.len()];
        if let Some(all) = self.worlds.all() {
            self.policy.counts_out = is_plain_table(start);
            self.sample(&mut game, lines, &takes_part, 0..all);
            return (0, false);
        }
        let many = lines.len() as u32;
        let mut first = 0;
        if many > 1 {
            let share = (simulations as f32 * CHOOSING) as u32;
            first = (share / many).max(LEAST[0]);
            self.sample(&mut game, lines, &takes_part, 0..first);
            // The best at each decision, by worlds that are not used to compare them: otherwise the
            // luckiest would look better than it is.
            for (index, choice) in choices.iter().enumerate() {
                let mut here: Vec<usize> =
                    (0..lines.len()).filter(|&line| lines[line].leaves == index).collect();
                here.sort_by(|&a, &b| {
                    lines[b].mean(choice.player, 0).total_cmp(&lines[a].mean(choice.player, 0))
                });
                let keep = if index == 0 { FINALISTS } else { 1 };
                here.iter().skip(keep).for_each(|&line| takes_part[line] = false);
            }
        }
        let alive = takes_part.iter().filter(|takes| **takes).count() as u32;
        let rest = simulations.saturating_sub(first * many) / alive.max(1);
        self.sample(&mut game, lines, &takes_part, first..first + rest.max(LEAST[1]));
        (first as usize, true)
    }

    /// The same by counting out everything, if the end of the game is that near.
    fn counted_out(&mut self, start: &Game, played: &[Action]) -> Option<JudgedPart> {
        if !exact::is_close(start) {
            return None;
        }
        let (mut game, mut nodes) = (start.snapshot(), exact::NODES);
        let (mut choices, mut lines) = (Vec::new(), Vec::new());
        let mut list = Vec::new();
        for (leaves, &action) in played.iter().enumerate() {
            let Actor::Player(player) = game.actor() else { break };
            game.legal(&mut list);
            let (played, seat) = (game.canonical(action), player.index());
            let (mut best, mut worst): (Option<Line>, f32) = (None, f32::INFINITY);
            for &other in list.iter().filter(|&&other| other != played) {
                game.apply_unchecked(other, &mut Silent);
                let margins = exact::count_out(&mut game, &mut nodes);
                if let Some(guess) = margins {
                    worst = worst.min(guess[seat]);
                    if best.as_ref().is_none_or(|best| guess[seat] > best.guess[seat]) {
                        let actions = game.actions().to_vec();
                        best = Some(Line { actions, leaves, guess, worlds: Vec::new() });
                    }
                }
                game.undo();
                margins?;
            }
            let spread = best.as_ref().map_or(0.0, |best| best.guess[seat] - worst);
            choices.push(Choice { player, options: list.len(), spread });
            lines.extend(best);
            game.apply_unchecked(action, &mut Silent);
        }
        let guess = exact::count_out(&mut game, &mut nodes)?;
        let (actions, leaves) = (game.actions().to_vec(), choices.len());
        lines.push(Line { actions, leaves, guess, worlds: Vec::new() });
        for line in &mut lines {
            line.actions = whole(start, &line.actions)?;
        }
        for (index, choice) in choices.iter_mut().enumerate() {
            let seat = choice.player.index();
            let later =
                || lines.iter().filter(|line| line.leaves > index).map(|line| line.guess[seat]);
            let here = lines.iter().find(|line| line.leaves == index).map(|line| line.guess[seat]);
            let best = later().fold(f32::NEG_INFINITY, f32::max);
            choice.spread = choice.spread.max(here.map_or(0.0, |here| (here - best).abs()));
        }
        Some(JudgedPart { exact: true, ..finished(&choices, &lines, (0, false), played) })
    }
}

/// Completes the actions of a turn part with the best that can follow.
fn whole(start: &Game, actions: &[Action]) -> Option<Vec<Action>> {
    let mut game = start.snapshot();
    actions.iter().for_each(|&action| game.apply_unchecked(action, &mut Silent));
    let mut list = Vec::new();
    while let Actor::Player(player) = game.actor() {
        game.legal(&mut list);
        let mut best: Option<(f32, Action)> = None;
        for &action in &list {
            game.apply_unchecked(action, &mut Silent);
            let margins = exact::count_out(&mut game, &mut exact::NODES.clone());
            game.undo();
            let margin = margins?[player.index()];
            if best.is_none_or(|(most, _)| margin > most) {
                best = Some((margin, action));
            }
        }
        game.apply_unchecked(best?.1, &mut Silent);
    }
    Some(game.actions().to_vec())
}

/// The best line at every decision from the last to the first, and what that says of what was
/// played.
fn finished(
    choices: &[Choice],
    lines: &[Line],
    (from, sampled): (usize, bool),
    played: &[Action],
) -> JudgedPart {
    let error_of = |line: &Line, other: Option<&Line>, player: Seat| {
        if sampled { error_of(line, other, player, from) } else { 0.0 }
    };
    let own = lines.len() - 1;
    let means: Vec<Margins> = lines
        .iter()
        .map(|line| {
            let mut means = [0.0; SEATS];
            for (seat, mean) in means.iter_mut().enumerate() {
                *mean = line.mean(Seat(seat as u8), from);
            }
            means
        })
        .collect();
    let closely =
        |line: &Line| line.worlds.is_empty() || line.worlds.len() == lines[own].worlds.len();
    let mut steps = Vec::new();
    let mut chosen = own;
    for (index, choice) in choices.iter().enumerate().rev() {
        let (seat, after) = (choice.player.index(), chosen);
        for line in (0..own).filter(|&line| lines[line].leaves == index && closely(&lines[line])) {
            if means[line][seat] > means[chosen][seat] {
                chosen = line;
            }
        }
        let error = error_of(&lines[chosen], Some(&lines[after]), choice.player);
        let mut effect = [0.0; SEATS];
        for (seat, effect) in effect.iter_mut().enumerate() {
            *effect = means[after][seat] - means[chosen][seat];
        }
        steps.push(JudgedStep {
            player: choice.player,
            action: played[index],
            options: choice.options,
            loss: -effect[seat],
            error,
            effect,
            unforced: choice.options > 1 && choice.spread > (NOISE * error).max(UNLIKE),
            better: (chosen != after).then(|| lines[chosen].actions.clone()),
        });
    }
    steps.reverse();
    let me = choices.first().map_or(Seat(0), |choice| choice.player);
    let mut candidates: Vec<ComparedPart> = (0..lines.len())
        .filter(|&line| closely(&lines[line]))
        .map(|line| ComparedPart {
            actions: lines[line].actions.clone(),
            margins: means[line],
            error: error_of(&lines[line], None, me),
            is_played: line == own,
        })
        .collect();
    candidates.sort_by(|a, b| b.margins[me.index()].total_cmp(&a.margins[me.index()]));
    let (best, played) = (means[chosen], means[own]);
    JudgedPart { steps, best, played, candidates, exact: false }
}

/// The standard error of a player's mean margin, or of its difference to that of another line in
/// the same worlds.
pub(super) fn error_of(line: &Line, other: Option<&Line>, player: Seat, from: usize) -> f32 {
    let seat = player.index();
    let value = |world: usize| {
        let base = other.map_or(0.0, |other| other.worlds[world][seat]);
        f64::from(line.worlds[world][seat] - base)
    };
    let worlds = from..line.worlds.len();
    let many = worlds.len() as f64;
    if many < 2.0 {
        return 0.0;
    }
    let mean = worlds.clone().map(value).sum::<f64>() / many;
    let squares: f64 = worlds.map(|world| (value(world) - mean).powi(2)).sum();
    (squares / (many * (many - 1.0))).sqrt() as f32
}
