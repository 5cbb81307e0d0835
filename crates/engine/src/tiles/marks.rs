//! Marks: what is drawn on a segment and counts for its whole feature.

use super::FeatureKind;

/// Defines [`Mark`] from the list below: its name in code, its name for programs, the name of several, what
/// it is drawn on, and its meaning.
macro_rules! marks {
    ($($mark:ident = $name:literal, $several:literal, $on:ident, $about:literal;)+) => {
        /// A mark on a segment. When two parts of a feature join, their marks add up; rules that
        /// only ask "is there one" (inn, cathedral) ask for more than none.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Mark {
            $(#[doc = $about] $mark,)+
        }

        impl Mark {
            /// All marks.
            pub const ALL: [Self; [$(Mark::$mark),+].len()] = [$(Self::$mark),+];

            /// A stable name for programs.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$mark => $name),+ }
            }

            /// The name of several.
            #[must_use]
            pub const fn plural(self) -> &'static str {
                match self { $(Self::$mark => $several),+ }
            }

            /// What it is drawn on.
            #[must_use]
            pub const fn on(self) -> FeatureKind {
                match self { $(Self::$mark => FeatureKind::$on),+ }
            }
        }
    };
}

marks! {
    Shield = "shield", "shields", City, "A shield in a city, or a flag in a Mayflower town.";
    Cathedral = "cathedral", "cathedrals", City, "A cathedral in a city.";
    Wine = "wine", "wine", City, "A barrel of wine in a city.";
    Grain = "grain", "grain", City, "A sheaf of grain in a city.";
    Cloth = "cloth", "cloth", City, "A bolt of cloth in a city.";
    Inn = "inn", "inns", Road, "An inn on a road.";
    Post = "post", "posts", Road, "A trading post on a Mayflower trail.";
    Animal = "animal", "animals", Field, "An animal on a Mayflower plain.";
}

impl Mark {
    /// The most of one mark that a segment may have.
    pub(crate) const MOST_ON_SEGMENT: u8 = 9;
    /// The most of one mark that a whole game may have, so that no counter overflows.
    pub(crate) const MOST: u32 = u8::MAX as u32;
}

/// How many of each mark: one byte each, eight to a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Marks([u64; Self::WORDS]);

const _: () =
    assert!(Mark::ALL.len() <= 8 * Marks::WORDS, "Marks has no counter for so many marks");

impl Marks {
    const WORDS: usize = 2;
    /// No marks at all.
    pub const NONE: Self = Self([0; Self::WORDS]);

    /// `count` of one mark.
    #[must_use]
    pub const fn of(mark: Mark, count: u8) -> Self {
        let mut words = [0; Self::WORDS];
        words[mark as usize / 8] = (count as u64) << (8 * (mark as u32 % 8));
        Self(words)
    }

    /// How many of `mark`.
    #[must_use]
    pub const fn count(self, mark: Mark) -> u8 {
        (self.0[mark as usize / 8] >> (8 * (mark as u32 % 8))) as u8
    }

    /// Whether there is at least one of `mark`.
    #[must_use]
    pub const fn any(self, mark: Mark) -> bool {
        self.count(mark) > 0
    }

    /// Those there are, with their numbers.
    pub fn iter(self) -> impl Iterator<Item = (Mark, u8)> {
        let count = move |mark| (mark, self.count(mark));
        Mark::ALL.into_iter().map(count).filter(|&(_, count)| count > 0)
    }

    /// Both together. No counter overflows: a game has at most `Mark::MOST` of each mark.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        Self([a.wrapping_add(c), b.wrapping_add(d)])
    }

    /// Subtracts `other` again.
    #[must_use]
    pub(crate) const fn minus(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        Self([a.wrapping_sub(c), b.wrapping_sub(d)])
    }
}
