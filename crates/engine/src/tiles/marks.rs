//! Marks: what is drawn on a segment and counts for its whole feature.

/// A mark on a segment. When two parts of a feature join, their marks add up; rules that only ask
/// "is there one" (inn, cathedral) ask for more than none. A new mark is a new line here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// A shield in a city, or a flag in a Mayflower town.
    Shield,
    /// A cathedral in a city.
    Cathedral,
    /// A barrel of wine in a city.
    Wine,
    /// A sheaf of grain in a city.
    Grain,
    /// A bolt of cloth in a city.
    Cloth,
    /// An inn on a road.
    Inn,
    /// A trading post on a Mayflower trail.
    Post,
    /// An animal on a Mayflower plain.
    Animal,
}

impl Mark {
    /// All marks.
    pub const ALL: [Self; 8] = [
        Self::Shield,
        Self::Cathedral,
        Self::Wine,
        Self::Grain,
        Self::Cloth,
        Self::Inn,
        Self::Post,
        Self::Animal,
    ];
    /// Their names, in the plural.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Shield => "shields",
            Self::Cathedral => "cathedrals",
            Self::Wine => "wine",
            Self::Grain => "grain",
            Self::Cloth => "cloth",
            Self::Inn => "inns",
            Self::Post => "posts",
            Self::Animal => "animals",
        }
    }

    /// The most of one mark that a whole game may have, so that no total overflows.
    pub(crate) const MOST: u32 = 255;
}

/// How many of each mark, eight counters in one word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Marks(u64);

impl Marks {
    /// No marks at all.
    pub const NONE: Self = Self(0);

    /// `count` of one mark.
    #[must_use]
    pub const fn of(mark: Mark, count: u8) -> Self {
        Self((count as u64) << (8 * mark as u32))
    }

    /// How many of `mark`.
    #[must_use]
    pub const fn count(self, mark: Mark) -> u8 {
        (self.0 >> (8 * mark as u32)) as u8
    }

    /// Whether there is at least one of `mark`.
    #[must_use]
    pub const fn any(self, mark: Mark) -> bool {
        self.count(mark) > 0
    }

    /// Both together. No counter overflows: a game has at most 255 of each mark.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    /// Subtracts `other` again.
    #[must_use]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
}
