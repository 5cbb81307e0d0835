//! One of many games.

use aude_ai::Dice;
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Players, Rules};

use super::buffers::Out;
use crate::observe::{NO_ID, Painter, Space, Window, viewer, write_numbers};

/// What the seed of a lane grows by with each of its games: the odd number next to 2⁶⁴ divided by
/// the golden ratio.
const NEXT_SEED: u64 = 0x9e37_79b9_7f4a_7c15;

/// A game with its draws, and what is known of its next step.
#[derive(Clone, Debug)]
pub(crate) struct Lane {
    pub(crate) game: Game,
    dice: Dice,
    seed: u64,
    legal: Vec<Action>,
    /// The fixed ids of `legal`, where they are needed.
    ids: Vec<u32>,
    are_ids_known: bool,
    chosen: usize,
    painter: Painter,
}

impl Lane {
    /// A game that draws by a seed.
    pub(crate) fn new(start: &Game, seed: u64) -> Self {
        let mut lane = Self {
            game: start.snapshot(),
            dice: Dice::new(seed),
            seed,
            legal: Vec::new(),
            ids: Vec::new(),
            are_ids_known: false,
            chosen: 0,
            painter: Painter::default(),
        };
        lane.go_on();
        lane
    }

    pub(crate) fn reset(&mut self, start: &Game, seed: u64) {
        self.seed = seed;
        self.begin(start);
    }

    fn begin(&mut self, start: &Game) {
        self.game.copy_from(start);
        self.painter.forget();
        self.dice = Dice::new(self.seed);
        self.go_on();
    }

    /// Draws until a player acts, and lists what is legal.
    fn go_on(&mut self) {
        self.draw();
        self.list();
    }

    fn draw(&mut self) {
        while self.game.actor() == Actor::Chance {
            let Some(kind) = self.dice.draw(&self.game) else { return };
            self.game.apply_unchecked(Action::Draw(kind), &mut Silent);
        }
    }

    fn list(&mut self) {
        self.game.legal(&mut self.legal);
        self.are_ids_known = false;
    }

    fn know_ids(&mut self, space: &Space) {
        if !self.are_ids_known {
            let window = Window::on(&self.game, space.window);
            space.ids(&self.game, window, &self.legal, &mut self.ids);
            self.are_ids_known = true;
        }
    }

    /// How many actions are legal.
    pub(crate) fn count(&self) -> i32 {
        self.legal.len() as i32
    }

    /// Notes the next action by its index, which must be less than `count`.
    #[inline]
    pub(crate) fn choose(&mut self, index: i32) {
        self.chosen = index as usize;
    }

    /// Notes the next action by its fixed id, if it is legal.
    #[inline]
    pub(crate) fn choose_id(&mut self, id: i32, space: &Space) -> bool {
        self.know_ids(space);
        let at = self.ids.iter().position(|&known| known != NO_ID && known as i32 == id);
        self.chosen = at.unwrap_or_default();
        at.is_some()
    }

    /// Carries out the chosen action, draws, and begins again when the game is over.
    #[inline]
    pub(crate) fn step(&mut self, start: &Game, out: &mut Out<'_>) {
        let mut before = [0; Players::MOST as usize];
        let many = self.game.scores().len();
        before[..many].copy_from_slice(self.game.scores());
        self.game.apply_unchecked(self.legal[self.chosen], &mut Silent);
        self.draw();
        let scores = self.game.scores();
        for (seat, reward) in out.rewards.iter_mut().enumerate() {
            *reward = f32::from(scores[seat] - before[seat]);
        }
        let over = self.game.actor() == Actor::Nobody;
        if let Some(done) = out.done.first_mut() {
            *done = over;
        }
        out.scores.copy_from_slice(&scores[..out.scores.len()]);
        if over {
            self.seed = self.seed.wrapping_add(NEXT_SEED);
            self.begin(start);
        } else {
            self.list();
        }
    }

    /// Nothing has happened yet.
    pub(crate) fn clear(&self, out: &mut Out<'_>) {
        out.rewards.fill(0.0);
        out.done.fill(false);
        out.scores.fill(0);
    }

    /// Fills what shows the next step.
    #[inline]
    pub(crate) fn observe(&mut self, space: &Space, fixed: bool, out: &mut Out<'_>) {
        let me = viewer(&self.game);
        if let Some(player) = out.player.first_mut() {
            *player = me.0;
        }
        if let Some(legal) = out.legal.first_mut() {
            *legal = self.count();
        }
        if let Some(count) = out.counts.first_mut() {
            *count = self.count();
        }
        let window = match out.mask.is_empty() && out.planes.is_empty() && !fixed {
            true => None,
            false => Some(Window::on(&self.game, space.window)),
        };
        if let Some(window) = window.filter(|_| fixed || !out.mask.is_empty()) {
            let outside = space.ids(&self.game, window, &self.legal, &mut self.ids);
            self.are_ids_known = true;
            if let Some(count) = out.outside.first_mut() {
                *count = outside as i32;
            }
        }
        if !out.mask.is_empty() {
            out.mask.fill(0);
            for &id in &self.ids {
                if let Some(one) = out.mask.get_mut(id as usize) {
                    *one = 1;
                }
            }
        }
        if let Some(window) = window.filter(|_| !out.planes.is_empty()) {
            let tiles = self.painter.paint(&self.game, me, &space.lookup, window, out.planes);
            if let Some(count) = out.tiles_outside.first_mut() {
                *count = tiles as i32;
            }
        }
        if !out.numbers.is_empty() {
            write_numbers(&self.game, me, out.numbers);
        }
    }
}
