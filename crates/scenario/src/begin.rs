//! The game before the first move of a scenario, and its players.

use aude_engine::game::HouseRules;
use aude_engine::tiles::SetSpec;
use aude_engine::{Errors, Game, Player, classic, mayflower};
use aude_record::sets;

use crate::Scenario;

impl Scenario {
    /// The game before the first move.
    ///
    /// # Errors
    /// What is wrong with the settings.
    pub fn begin(&self) -> Result<Game, String> {
        let known = |name: &String| sets::builtin(name).ok_or(format!("unknown set {name}"));
        let mut all = self.sets.iter().map(known).collect::<Result<Vec<_>, _>>()?;
        if let Some(bag) = &self.bag {
            fill_bag(&mut all, bag)?;
        }
        let (rules, players) = (self.rules, self.players.len() as u8);
        let errors = |errors: Errors<_>| {
            errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
        };
        match self.game.as_str() {
            "classic" => {
                let options = self.read_options()?;
                let setup = classic::Setup { rules, players, first: 0, sets: all, options };
                classic::Classic::new(setup).map(Game::Classic).map_err(errors)
            }
            "mayflower" => {
                let options = self.read_options()?;
                let setup = mayflower::Setup { rules, players, first: 0, sets: all, options };
                mayflower::Mayflower::new(setup).map(Game::Mayflower).map_err(errors)
            }
            other => Err(format!("unknown game {other}")),
        }
    }

    fn read_options<O: HouseRules>(&self) -> Result<O, String> {
        let mut options = O::of(self.rules);
        for (name, value) in &self.options {
            if !options.set(name, value) {
                return Err(format!("no option {name}={value}"));
            }
        }
        Ok(options)
    }

    /// The seat of a player.
    ///
    /// # Errors
    /// There is no player of that name.
    pub fn seat(&self, name: &str) -> Result<Player, String> {
        let seat = self.players.iter().position(|player| player == name);
        seat.map(|seat| Player(seat as u8)).ok_or_else(|| format!("{name} is not a player"))
    }

    /// The name of a player.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        self.players.get(player.index()).map_or("nobody", String::as_str)
    }
}

/// Leaves exactly these tiles in the bag.
fn fill_bag(sets: &mut [SetSpec], bag: &[String]) -> Result<(), String> {
    for id in bag {
        if !sets.iter().any(|set| set.tiles.iter().any(|tile| tile.id == *id)) {
            return Err(format!("no tile {id} in the sets"));
        }
    }
    for set in sets {
        for tile in &mut set.tiles {
            tile.count = bag.iter().filter(|id| **id == tile.id).count() as u32;
        }
        set.tiles.retain(|tile| tile.count + tile.start > 0);
    }
    Ok(())
}
