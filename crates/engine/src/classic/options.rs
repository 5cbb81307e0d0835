//! House options: rulings people dispute. The first value of each is the default.

/// A house option with all its values, for whoever lists or reads options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The option's name, such as `small-city`.
    pub name: &'static str,
    /// The rule it varies.
    pub rule: crate::game::RuleId,
    /// What it decides, in a sentence.
    pub about: &'static str,
    /// Its values with what each means; the first is the default.
    pub values: &'static [(&'static str, &'static str)],
}

/// Defines the option types, the struct of them all and the list for people from one table.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $type:ident = $name:literal, $rule:literal, $about:literal {
        $($variant:ident = $value:literal: $meaning:literal),+ $(,)?
    })+) => {
        $(
            #[doc = $about]
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum $type {
                $(#[doc = $meaning] $variant,)+
            }
        )+

        /// The options of a table.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct Options {
            $(#[doc = $about] pub $field: $type,)+
        }

        impl Default for Options {
            fn default() -> Self {
                Self { $($field: [$($type::$variant),+][0],)+ }
            }
        }

        impl Options {
            /// Every option with its values.
            pub const CHOICES: &'static [Choice] = &[$(Choice {
                name: $name,
                rule: $rule,
                about: $about,
                values: &[$(($value, $meaning)),+],
            }),+];

            /// The value of an option by name.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<&'static str> {
                match name {
                    $($name => Some(match self.$field { $($type::$variant => $value),+ }),)+
                    _ => None,
                }
            }

            /// Sets an option by name; false if there is no such option or value.
            pub fn set(&mut self, name: &str, value: &str) -> bool {
                match (name, value) {
                    $($(($name, $value) => self.$field = $type::$variant,)+)+
                    _ => return false,
                }
                true
            }
        }
    };
}

options! {
    small_city: SmallCity = "small-city", "C-8", "What a completed city of two tiles is worth." {
        Four = "4": "2 points a tile and shield, like any other city",
        Two = "2": "1 point a tile and shield",
    }
    fairy_point: FairyPoint = "fairy-point", "D-1", "Who gets the fairy's point at the start of his turn." {
        Tile = "tile": "whoever has a follower on her tile",
        Follower = "follower": "only the owner of the follower she stands with",
    }
    princess: PrincessMay = "princess", "D-8", "Whether the princess has to send a knight home." {
        May = "may": "the player may",
        Must = "must": "the player must, if there is a knight",
    }
    flight: FlightWhen = "dragon", "D-5", "When the dragon moves." {
        BeforeScoring = "before-scoring": "before what the tile completed is scored",
        AfterScoring = "after-scoring": "after it",
    }
    volcano_wood: VolcanoWood = "volcano", "D-3", "Whether builder and pig may be put on a volcano just placed." {
        Attendants = "builder-and-pig": "they may",
        Nobody = "nobody": "they may not",
    }
    poor_ransom: PoorRansom = "poor-ransom", "T-9", "Whether a player with fewer than 3 points may buy a captive back." {
        Refused = "refused": "he may not",
        Allowed = "allowed": "he may: he pays what he has, the captor gets 3",
    }
    roof: Roof = "roof", "T-5", "What happens to a tower whose rooftop follower is taken away." {
        Reopens = "reopens": "it is open again",
        StaysClosed = "stays-closed": "it stays closed",
    }
}
