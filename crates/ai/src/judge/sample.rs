//! Rollouts of whole turn parts in shared worlds.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};

use super::lines::Line;
use super::{Judge, Margins, final_margins};

/// Turns the policy plays after a turn part before the position is evaluated.
const TURNS: u32 = 3;

impl Judge {
    /// Plays the lines that `takes_part` in these worlds.
    pub(super) fn sample(
        &mut self,
        game: &mut Game,
        lines: &mut [Line],
        takes_part: &[bool],
        worlds: std::ops::Range<u32>,
    ) {
        let turns = if self.worlds.all().is_some() { u32::MAX } else { TURNS };
        for number in worlds {
            let mut world = std::mem::take(&mut self.world);
            world.become_number(&self.worlds, number);
            self.world = world;
            for (line, _) in lines.iter_mut().zip(takes_part).filter(|(_, takes)| **takes) {
                let margins = self.roll(game, &line.actions, turns);
                line.worlds.push(margins);
            }
        }
    }

    /// The margins after a turn part and this many more turns.
    fn roll(&mut self, game: &mut Game, actions: &[Action], mut turns: u32) -> Margins {
        self.world.rewind();
        let before = game.actions().len();
        actions.iter().for_each(|&action| game.apply_unchecked(action, &mut Silent));
        let margins = loop {
            match game.actor() {
                Actor::Nobody => break final_margins(game),
                Actor::Player(seat) => self.policy.play(game, seat),
                Actor::Chance if turns == 0 => break self.evaluate(game),
                Actor::Chance => {
                    turns -= 1;
                    match self.world.draw(game) {
                        Some(kind) => game.apply_unchecked(Action::Draw(kind), &mut Silent),
                        None => break self.evaluate(game),
                    }
                }
            }
        };
        while game.actions().len() > before {
            game.undo();
        }
        margins
    }
}
