//! Facts in English.

use aude_engine::Game;
use aude_engine::game::Category;
use aude_record::english::counted;
use aude_record::notation::Words;

use super::{Fact, FactKind};

impl Fact {
    /// The fact in English, such as `closes the city at 2,1: 8 points`. `names` are the players'
    /// names by seat.
    #[must_use]
    pub fn text(&self, game: &Game, names: &[String]) -> String {
        let words = Words::of(game);
        let name = names.get(self.player.index()).map_or("a player", String::as_str);
        let what = self.what.map_or("feature", |category| match category {
            Category::Road => words.features[0],
            Category::City => words.features[1],
            Category::Cloister => words.features[2],
            Category::Field => words.features[3],
            Category::Fairy => "fairy",
            Category::Goods => "goods",
            Category::Ransom => "ransom",
            Category::Surveyor => "surveyors",
        });
        let place = self.at.map_or(format!("the {what}"), |cell| format!("the {what} at {cell}"));
        let cell = self.at.map_or(String::new(), |cell| format!(" at {cell}"));
        let points = counted(self.points.unsigned_abs().into(), "point");
        match self.kind {
            FactKind::Scores if self.points < 0 => format!("{name} pays {points} for {place}"),
            FactKind::Scores => format!("{name} scores {points} for {place}"),
            FactKind::Captures => format!("captures {name}'s follower{cell}"),
            FactKind::SentHome => format!("sends {name}'s figure{cell} home"),
            FactKind::Blocks => {
                format!(
                    "{name}'s {what} worth {points} can no longer be finished: no remaining tile fits{cell}"
                )
            }
            FactKind::Takes => format!("{name} takes over {place}: {points} now"),
            FactKind::Shares => format!("{name} gets a share of {place}: {points} now"),
            FactKind::Grows => format!("{place} grows by {points} to {}", self.count),
            FactKind::Helps => {
                format!("{name}'s {what}{cell} grows by {points} to {}", self.count)
            }
            FactKind::Claims => format!("{name} claims {place}: {points} now"),
            FactKind::Needs => {
                format!("{} of {} fit{cell}", self.count, counted(self.of.into(), "tile") + " left")
            }
            FactKind::Returns => {
                format!("{name} gets {} back", counted(self.count.into(), "figure"))
            }
            FactKind::Goods => {
                format!("{name} takes {}", counted(self.count.into(), "goods token"))
            }
            FactKind::DoubleTurn => format!("{name}'s builder earns a second tile"),
            FactKind::FewLeft => {
                format!("{name} has {} left in supply", counted(self.count.into(), "follower"))
            }
        }
    }
}
