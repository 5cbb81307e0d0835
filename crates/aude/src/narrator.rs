//! Narrator a game as it goes: one action, the sentences it makes, and the points by category.

use aude_engine::game::{Category, Event};
use aude_engine::{Action, Game, Player, Players, Rules};

use aude_record::notation::Words;

use crate::failure::Outcome;
use crate::terminal::{Terminal, badge};
use aude_record::english::{self as words, Log};

/// A game being narrated.
pub(crate) struct Narrator {
    pub(crate) game: Game,
    pub(crate) names: Vec<String>,
    log: Log,
    points: [[i64; Category::ALL.len()]; Players::MOST as usize],
}

impl Narrator {
    /// Starts with a game before its first action.
    pub(crate) fn new(game: Game, names: &[String]) -> Self {
        Self {
            game,
            names: names.to_vec(),
            log: Log::new(names).with_places(),
            points: Default::default(),
        }
    }

    /// Carries out an action known to be legal, and returns what happened.
    pub(crate) fn apply(&mut self, action: Action) -> Vec<String> {
        let mut events: Vec<Event> = Vec::new();
        self.game.apply_unchecked(action, &mut events);
        for event in &events {
            if let Event::Scored(scored) = event {
                self.points[scored.player.index()][scored.category as usize] +=
                    i64::from(scored.points);
            }
        }
        events.iter().filter_map(|event| self.log.sentence(&self.game, event)).collect()
    }

    /// The points so far: `Anna 12, Bert 7`.
    pub(crate) fn standing(&self) -> String {
        let scores = self.names.iter().zip(self.game.scores());
        let scores: Vec<_> = scores.map(|(name, score)| format!("{name} {score}")).collect();
        scores.join(", ")
    }

    /// The points of each player by category; the sums are the scores.
    pub(crate) fn score_table(&self, terminal: &mut Terminal) -> Outcome {
        let seats = || (0..self.game.players()).map(Player);
        let used: Vec<Category> = Category::ALL
            .into_iter()
            .filter(|&category| {
                seats().any(|player| self.points[player.index()][category as usize] != 0)
            })
            .collect();
        let width = self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(8);
        let names: Vec<String> =
            used.iter().map(|&one| words::category(Words::of(&self.game), one)).collect();
        let heads: String = names.iter().map(|name| format!("  {name:>5}")).collect();
        let head = format!("{:width$}    {heads}  {:>6}", "", "points");
        terminal.line(terminal.faint(head))?;
        let mut order: Vec<Player> = seats().collect();
        order.sort_by_key(|player| std::cmp::Reverse(self.game.scores()[player.index()]));
        for player in order {
            let points = self.points[player.index()];
            let cells: String = used
                .iter()
                .zip(&names)
                .map(|(&one, name)| {
                    format!("  {:>width$}", points[one as usize], width = name.len().max(5))
                })
                .collect();
            let total =
                terminal.strong(format_args!("  {:>6}", self.game.scores()[player.index()]));
            let name = self.names.get(player.index()).map_or("", String::as_str);
            terminal.line(format_args!(
                "{} {name:<width$}{cells}{total}",
                badge(player, terminal.ink)
            ))?;
        }
        Ok(())
    }
}
