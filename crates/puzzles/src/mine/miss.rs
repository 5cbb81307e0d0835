//! Why a position has no puzzle, and how often.

use std::fmt;

/// Defines the reasons with their words.
macro_rules! misses {
    ($($miss:ident = $words:literal;)+) => {
        /// Why a position has no best move to ask for.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Miss {
            $(#[doc = $words] $miss,)+
        }

        impl Miss {
            /// All reasons, in the order in which they are tested.
            const ALL: &'static [Self] = &[$(Self::$miss),+];

            /// The reason in words.
            const fn words(self) -> &'static str {
                match self { $(Self::$miss => $words),+ }
            }
        }
    };
}

misses! {
    Long = "too much to count out";
    Narrow = "too few turn parts to choose from";
    Near = "the second best is too near by the evaluation";
    Close = "the second best is too near in a few worlds";
    Several = "too many are equally good";
    Others = "another player decides within the turn part";
    Largest = "the largest immediate score";
    Medium = "medium finds it";
    Unclear = "not clearly the best with every seed";
    Champion = "the champion plays something else";
    Alike = "like one that is there";
}

/// How many positions were looked at for best moves, and why there was none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    looked: usize,
    missed: [usize; Miss::ALL.len()],
}

impl Tally {
    /// Counts a position.
    pub(super) fn count(&mut self, miss: Option<Miss>) {
        self.looked += 1;
        if let Some(miss) = miss {
            self.missed[miss as usize] += 1;
        }
    }

    /// One that was found and is like another.
    pub(super) fn alike(&mut self) {
        self.missed[Miss::Alike as usize] += 1;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.looked - self.missed.iter().sum::<usize>();
        write!(f, "{found} best moves in {} positions", self.looked)?;
        for (miss, many) in Miss::ALL.iter().zip(self.missed).filter(|(_, many)| *many > 0) {
            write!(f, "; {many} {}", miss.words())?;
        }
        Ok(())
    }
}
