//! The terms of the evaluation, and their weights.

use std::sync::OnceLock;

use aude_engine::{Game, Rules};

/// Defines the terms with their names, and the list of them all.
macro_rules! terms {
    ($($term:ident = $name:literal, $about:literal;)+) => {
        /// A term of the evaluation. All are computed per player, most of them in points.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Term {
            $(#[doc = $about] $term,)+
        }

        impl Term {
            /// All terms.
            pub const ALL: &'static [Self] = &[$(Self::$term),+];

            /// Its name in the file of weights.
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
    CloisterNow = "cloister-now", "The player's cloisters as they would score if the game ended now.";
    CloisterGain = "cloister-gain", "Tiles still to come around the player's cloisters, each times its probability.";
    FieldNow = "field-now", "The player's fields as they would score if the game ended now.";
    FieldNowEarly = "field-now-early", "The same, times the share of tiles still to come: fields change hands.";
    FieldSoon = "field-soon", "Cities next to the player's fields that are not yet complete, each times its probability.";
    FieldSize = "field-size", "Tiles of the player's fields, times the share of tiles still to come.";
    Behind = "behind", "The value of features in which a player has followers but no majority.";
    Returning = "returning", "Followers in features likely to be completed, while turns are left.";
    Stuck = "stuck", "Followers in features that no remaining tile can complete, while turns are left.";
    Farmers = "farmers", "Followers on fields, while turns are left.";
    Hand0 = "hand-0", "No follower in supply, while turns are left.";
    Hand1 = "hand-1", "One follower in supply.";
    Hand2 = "hand-2", "Two followers in supply.";
    Hand3 = "hand-3", "Three followers in supply.";
    Hand4 = "hand-4", "Four followers in supply.";
    Hand5 = "hand-5", "Five followers in supply.";
    Hand6 = "hand-6", "Six followers in supply.";
    Hand7 = "hand-7", "Seven or more followers in supply.";
    BigHand = "big-hand", "The big follower in supply, while turns are left.";
    BuilderHand = "builder-hand", "The builder in supply, while turns are left.";
    BuilderWork = "builder-work", "The builder in a feature that can still grow, while turns are left.";
    PigHand = "pig-hand", "The pig in supply, while turns are left.";
    Pig = "pig", "What the pig adds to the player's fields.";
    Goods = "goods", "Ten points for each kind of goods, times the probability of having the most.";
    FairyTurns = "fairy-turns", "The fairy with one of the player's followers: points at the start of turns to come.";
    FairyScore = "fairy-score", "Three points when the follower with her is scored.";
    DragonRisk = "dragon-risk", "What followers within the dragon's reach would lose, times the probability of a flight.";
    TowerRisk = "tower-risk", "What followers within reach of a tower's next piece would lose.";
    Roof = "roof", "Followers on roofs, while turns are left.";
    Captured = "captured", "The player's followers held by others, while turns are left.";
    Captives = "captives", "Other players' followers held captive, while turns are left.";
    Surveyors = "surveyors", "The surveyors' bonus for settlers in their columns, times the probability of scoring.";
    Turn = "turn", "The next tile is this player's to draw, including a builder's second one.";
    CityJoin = "city-join", "Other players' cities that one tile could join to an own one, each times its probability.";
    CityThreat = "city-threat", "Own cities that one tile could join to another player's who has more followers there, each times its probability.";
    RoadJoin = "road-join", "Other players' roads that one tile could join to an own one, each times its probability.";
    FieldSafe = "field-safe", "The player's fields with a lead of two farmers or more.";
    LeftBehind = "left-behind", "The value at stake with settlers whom the surveyors are likely to pass first.";
    Swept = "swept", "Settlers whom the surveyors are likely to pass first, while turns are left.";
}

/// How many terms there are.
pub const TERMS: usize = Term::ALL.len();

/// The weight of each term in points.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights(pub [f32; TERMS]);

/// The file of weights: one line per term with its weights in the base game with two players, in
/// Mayflower, in the classic game with expansions, and in the base game with more players.
const FILE: &str = include_str!("weights.txt");

/// Whether it is the base game without expansions.
pub(crate) fn is_base(game: &Game) -> bool {
    matches!(game.tiles().sets(), [only] if only == "base")
}

/// One column of a file with a number for each term in each column; a term that is not in the file has
/// the number `missing`.
pub(crate) fn read_column(text: &str, column: usize, missing: f32) -> [f32; TERMS] {
    let mut numbers = [missing; TERMS];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let name = words.next();
        let term = Term::ALL.iter().position(|term| Some(term.name()) == name);
        let number = words.nth(column).and_then(|word| word.parse().ok());
        if let (Some(term), Some(number)) = (term, number) {
            numbers[term] = number;
        }
    }
    numbers
}

impl Weights {
    /// The tuned weights of a game.
    #[must_use]
    pub fn of(game: &Game) -> &'static Self {
        static TUNED: OnceLock<[Weights; 4]> = OnceLock::new();
        let tuned = TUNED.get_or_init(|| [0, 1, 2, 3].map(|column| Self::read(FILE, column)));
        &tuned[Self::column(game)]
    }

    /// The column of the file that has the weights of a game.
    #[must_use]
    pub fn column(game: &Game) -> usize {
        match game {
            Game::Mayflower(_) => 1,
            Game::Classic(_) if is_base(game) && game.players() == 2 => 0,
            Game::Classic(_) if is_base(game) => 3,
            Game::Classic(_) => 2,
        }
    }

    /// Reads one column of numbers; a term that is not in the text has weight 0.
    #[must_use]
    pub fn read(text: &str, column: usize) -> Self {
        Self(read_column(text, column, 0.0))
    }
}
