//! What the evaluation looks at, and what each of it is worth.

use std::sync::OnceLock;

use aude_engine::Game;

/// Defines the terms with their names, and the list of them all.
macro_rules! terms {
    ($($term:ident = $name:literal, $about:literal;)+) => {
        /// A part of the evaluation. All are counted by player, most of them in points.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Term {
            $(#[doc = $about] $term,)+
        }

        impl Term {
            /// All terms.
            pub const ALL: &'static [Self] = &[$(Self::$term),+];

            /// The name the file of weights calls it by.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$term => $name),+ }
            }

            /// What it is, in a sentence.
            #[must_use]
            pub const fn about(self) -> &'static str {
                match self { $(Self::$term => $about),+ }
            }
        }
    };
}

terms! {
    RoadNow = "road-now", "Own roads as they would score if the game ended now.";
    RoadGain = "road-gain", "What completing own roads would add, times the chance of it.";
    CityNow = "city-now", "Own cities as they would score if the game ended now.";
    CityGain = "city-gain", "What completing own cities would add, times the chance of it.";
    CloisterNow = "cloister-now", "Own cloisters as they would score if the game ended now.";
    CloisterGain = "cloister-gain", "Tiles still to come around own cloisters, each times its chance.";
    FieldNow = "field-now", "Own fields as they would score if the game ended now.";
    FieldNowEarly = "field-now-early", "The same, times the share of tiles still to come: fields change hands.";
    FieldSoon = "field-soon", "Cities beside own fields that are not complete yet, each times its chance.";
    FieldSize = "field-size", "Tiles of own fields, times the share of tiles still to come.";
    Behind = "behind", "What features hold in which a player has followers but no majority.";
    Returning = "returning", "Followers in features likely to be completed, while turns are left.";
    Stuck = "stuck", "Followers in features that nothing left can complete, while turns are left.";
    Farmers = "farmers", "Followers on fields, while turns are left.";
    Hand0 = "hand-0", "No follower in hand, while turns are left.";
    Hand1 = "hand-1", "One follower in hand.";
    Hand2 = "hand-2", "Two followers in hand.";
    Hand3 = "hand-3", "Three followers in hand.";
    Hand4 = "hand-4", "Four followers in hand.";
    Hand5 = "hand-5", "Five followers in hand.";
    Hand6 = "hand-6", "Six followers in hand.";
    Hand7 = "hand-7", "Seven followers or more in hand.";
    BigHand = "big-hand", "The big follower in hand, while turns are left.";
    BuilderHand = "builder-hand", "The builder in hand, while turns are left.";
    BuilderWork = "builder-work", "The builder in a feature that can still grow, while turns are left.";
    PigHand = "pig-hand", "The pig in hand, while turns are left.";
    Pig = "pig", "What the pig adds to own fields.";
    Goods = "goods", "Ten points for each good, times the chance to have the most of it.";
    FairyTurns = "fairy-turns", "The fairy beside an own follower: points at the start of turns to come.";
    FairyScore = "fairy-score", "Three points when the follower beside her is scored.";
    DragonRisk = "dragon-risk", "What followers within the dragon's reach would lose, times the chance of a flight.";
    TowerRisk = "tower-risk", "What followers within reach of a tower's next piece would lose.";
    Roof = "roof", "Followers on roofs, while turns are left.";
    Captured = "captured", "Own followers that others hold, while turns are left.";
    Captives = "captives", "Followers of others that are held, while turns are left.";
    Surveyors = "surveyors", "The surveyors' bonus for settlers in their columns, times the chance of scoring.";
    Turn = "turn", "The next tile is this player's to draw, a builder's second one included.";
    LeftBehind = "left-behind", "What settlers hold whom the surveyors are likely to pass first.";
}

/// How many terms there are.
pub const TERMS: usize = Term::ALL.len();

/// What each term is worth in points.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights(pub [f32; TERMS]);

/// The file of weights: a line for each term with its weight in the classic game and in Mayflower.
const FILE: &str = include_str!("weights.txt");

impl Weights {
    /// The weights of a game, as tuned.
    #[must_use]
    pub fn of(game: &Game) -> &'static Self {
        static TUNED: OnceLock<[Weights; 2]> = OnceLock::new();
        let [classic, mayflower] =
            TUNED.get_or_init(|| [0, 1].map(|column| Self::read(FILE, column)));
        if game.mayflower().is_some() { mayflower } else { classic }
    }

    /// Reads one column of numbers; a term the text does not name weighs nothing.
    #[must_use]
    pub fn read(text: &str, column: usize) -> Self {
        let mut weights = Self([0.0; TERMS]);
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split_whitespace();
            let name = words.next();
            let term = Term::ALL.iter().position(|term| Some(term.name()) == name);
            let value = words.nth(column).and_then(|word| word.parse().ok());
            if let (Some(term), Some(value)) = (term, value) {
                weights.0[term] = value;
            }
        }
        weights
    }
}
