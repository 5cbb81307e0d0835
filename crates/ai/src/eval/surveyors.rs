//! Mayflower: what the surveyors mean for settlers (M-8 … M-10). They are a bonus for those in
//! their columns, and send home those they have both passed.

use aude_engine::board::Feature;
use aude_engine::mayflower::Mayflower;
use aude_engine::{Cell, Player, Players, Rules};

use super::Phase;
use super::outlook::Outlook;

/// Scorings per tile in games of one-ply with itself, each of which moves a surveyor.
const PACE: f32 = 0.31;
/// Points for each surveyor in the column of a settler who scores.
const BONUS: f32 = 4.0;
/// Settlers of a feature that are looked at.
const MOST_SETTLERS: usize = 8;

/// The settlers of a feature's owners, and where the surveyors are.
#[derive(Clone, Copy, Debug)]
pub(in crate::eval) struct Surveyors {
    /// By settler, the moves of surveyors until both have passed him.
    moves: [u16; MOST_SETTLERS],
    settlers: usize,
    owners: f32,
    /// Tiles in the bag.
    left: f32,
    players: f32,
}

impl Surveyors {
    /// For the owners of a feature, or for a settler who is put there.
    pub(in crate::eval) fn of(
        game: &Mayflower,
        feature: Feature,
        phase: Phase,
        put: Option<(Player, Cell)>,
    ) -> Self {
        let mut own = Self {
            moves: [0; MOST_SETTLERS],
            settlers: 0,
            owners: 1.0,
            left: phase.left,
            players: game.players().into(),
        };
        if let Some((_, cell)) = put {
            own.add(game, Mayflower::column(cell));
            return own;
        }
        let owners = Players(game.board().totals(feature).crew.majority());
        own.owners = owners.iter().count().max(1) as f32;
        for id in game.figures().in_feature(game.board(), feature) {
            if let Some(column) = game.settler_column(id).filter(|_| owners.has(id.owner())) {
                own.add(game, column);
            }
        }
        own
    }

    fn add(&mut self, game: &Mayflower, column: u16) {
        let [rear, front] = game.surveyors();
        if self.settlers < MOST_SETTLERS {
            // East of both already: the next scoring sends him home.
            let moves = if column < rear { 1 } else { 2 * (column + 1) - rear - front };
            // Those who were passed before they were put there meet no surveyor.
            self.moves[self.settlers] = if column < rear { PASSED } else { moves };
            self.settlers += 1;
        }
    }

    /// Turns of each player until the last of the settlers has been passed.
    pub(in crate::eval) fn turns(&self) -> f32 {
        self.tiles(self.most()) / self.players
    }

    /// What the nets are told: the expected bonus, the probability that they pass first, and the
    /// moves until then; from the probability of completing the feature within some turns.
    pub(in crate::eval) fn inputs(&self, dead: bool, chance: impl Fn(f32) -> f32) -> [f32; 3] {
        let turns = self.turns().min(self.left / self.players);
        let mut outlook = Outlook { dead, now: 1.0, ..Outlook::default() };
        outlook.chance = if dead { 0.0 } else { chance(turns) };
        self.look(&mut outlook, chance);
        [outlook.bonus / 4.0, outlook.swept, f32::from(self.most().min(8)) / 4.0]
    }

    fn most(&self) -> u16 {
        let moves = self.moves[..self.settlers].iter().map(|&moves| moves & !PASSED);
        moves.max().map_or(3, |most| most.max(1))
    }

    /// Tiles until the surveyors have made so many moves.
    fn tiles(&self, moves: u16) -> f32 {
        f32::from(moves) / PACE
    }

    /// What they mean for a feature that is complete.
    pub(super) fn bonus_now(&self) -> f32 {
        let met: f32 = self.moves[..self.settlers].iter().map(|&moves| met(moves)).sum();
        BONUS * met / self.owners
    }

    /// What they mean for a feature that is completed within so many turns with a probability.
    pub(super) fn look(&self, outlook: &mut Outlook, chance: impl Fn(f32) -> f32) {
        let tiles = self.tiles(self.most());
        let stays = 1.0 / (1.0 + ((self.left - tiles) / (1.0 + 0.2 * tiles)).exp());
        outlook.swept = (1.0 - outlook.chance) * (1.0 - stays);
        outlook.left_behind = outlook.now * outlook.swept;
        if outlook.dead {
            return;
        }
        let within = |moves: u16| chance(self.tiles(moves).min(self.left) / self.players);
        let mut bonus = 0.0;
        for &moves in &self.moves[..self.settlers] {
            // A surveyor is in his column during the last three moves before he is passed.
            let mut before = within(moves.saturating_sub(3));
            for rest in (1..=moves.min(3)).rev() {
                let by = within(moves + 1 - rest);
                bonus += (by - before) * met(rest);
                before = by;
            }
        }
        outlook.bonus = BONUS * bonus / self.owners;
    }
}

/// Marks a settler east of both surveyors.
const PASSED: u16 = 1 << 15;

/// Surveyors in a settler's column when both will have passed him after so many moves.
fn met(moves: u16) -> f32 {
    match moves {
        1 | 3 => 1.0,
        2 => 2.0,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use aude_engine::game::Silent;
    use aude_engine::{Action, Actor, Game};
    use aude_testkit::random::{Chooser, table};

    use super::*;
    use crate::eval::Evaluator;

    /// In the turns that can follow, surveyors move as well.
    #[test]
    fn a_position_is_worth_the_same_after_the_surveyors_moved_while_another_was_remembered() {
        let surveyors = |game: &Game| game.mayflower().map(Mayflower::surveyors);
        let (mut compared, mut moved) = (0, 0);
        for seed in 0..8 {
            let (mut game, mut chooser) = (table(&["mayflower"], 2), Chooser::new(seed));
            let (mut keeping, mut fresh) = (Evaluator::new(&game), Evaluator::new(&game));
            let mut list: Vec<Action> = Vec::new();
            while let Some(action) = chooser.choose_eagerly(&game) {
                game.apply(action, &mut Silent).expect("legal");
                if !matches!(game.actor(), Actor::Player(_)) {
                    continue;
                }
                let before = surveyors(&game);
                game.legal(&mut list);
                keeping.remember(&game);
                for &action in &list {
                    game.apply_unchecked(action, &mut Silent);
                    if game.actor() != Actor::Nobody {
                        let (ours, theirs) = (keeping.points(&game), fresh.points(&game));
                        for (ours, theirs) in ours.iter().zip(theirs) {
                            let off = (ours - theirs).abs();
                            assert!(off < 1e-3, "seed {seed}, {action:?}: {off}");
                        }
                        compared += 1;
                        moved += u32::from(surveyors(&game) != before);
                    }
                    game.undo();
                }
                keeping.forget();
            }
        }
        assert!(compared > 1000 && moved > 20, "{compared} compared, {moved} with a move");
    }

    #[test]
    fn a_settler_meets_a_surveyor_in_the_last_three_moves_before_both_have_passed() {
        let sure = Outlook { now: 4.0, chance: 1.0, ..Outlook::default() };
        let own = |moves| Surveyors {
            moves: [moves; MOST_SETTLERS],
            settlers: 1,
            owners: 1.0,
            left: 40.0,
            players: 2.0,
        };
        assert_eq!(
            [4, 3, 2, 1, PASSED].map(|moves| own(moves).bonus_now()),
            [0.0, 4.0, 8.0, 4.0, 0.0]
        );
        let bonus = |moves, turns: f32| {
            let mut outlook = sure;
            own(moves).look(&mut outlook, |within| f32::from(u8::from(within >= turns)));
            outlook.bonus
        };
        // A scoring is due every 1.6 turns: with five moves to go, a surveyor is with him from the
        // second move on, both from the third, one from the fourth, none after the fifth.
        assert_eq!(
            [1.0, 4.0, 5.5, 7.0, 9.0].map(|turns| bonus(5, turns)),
            [0.0, 4.0, 8.0, 4.0, 0.0]
        );
        // The game ends before they come.
        assert_eq!(bonus(20, 18.0), 0.0);
    }
}
