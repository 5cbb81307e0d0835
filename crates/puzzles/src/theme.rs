//! What a puzzle is about, from facts.

use aude_ai::facts::{self, Fact, FactKind};
use aude_engine::game::{Category, Silent};
use aude_engine::{Action, Actor, Game, Rules};

/// Defines the themes with their names.
macro_rules! themes {
    ($($theme:ident = $name:literal, $about:literal;)+) => {
        /// What a puzzle is about.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Theme {
            $(#[doc = $about] $theme,)+
        }

        impl Theme {
            /// All themes.
            pub const ALL: &'static [Self] = &[$(Self::$theme),+];

            /// Its name in files and for programs.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$theme => $name),+ }
            }
        }
    };
}

themes! {
    Blocks = "blocks", "Another player's feature can no longer be completed.";
    Takes = "takes", "A feature of another player's changes hands.";
    Shares = "shares", "A feature is shared from now on.";
    Closes = "closes", "The player's own feature is completed.";
    Saves = "saves", "A follower comes back to the supply.";
    Captures = "captures", "A figure of another player is captured or sent home.";
    Fields = "fields", "It is about a field.";
    Builds = "builds", "A feature of the player's is begun or grows.";
    Ending = "ending", "At most two tiles are left, and everything is counted out.";
    Counting = "counting", "It is about tiles, cities and figures that have to be counted.";
}

impl Theme {
    /// A theme by name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|theme| theme.name() == name)
    }

    /// The themes of a turn part, from the facts about it.
    #[must_use]
    pub fn of(game: &Game, actions: &[Action]) -> Vec<Self> {
        let Actor::Player(me) = game.actor() else { return Vec::new() };
        let mut themes = Vec::new();
        // What a turn adds to other players' features is not why it is played.
        for fact in facts_of(game, actions).iter().filter(|fact| fact.kind != FactKind::Helps) {
            let own = fact.player == me;
            let theme = match fact.kind {
                FactKind::Blocks => Some(Self::Blocks),
                FactKind::Takes => Some(Self::Takes),
                FactKind::Shares => Some(Self::Shares),
                FactKind::Scores if own && is_feature(fact.what) => Some(Self::Closes),
                FactKind::Returns => Some(Self::Saves),
                FactKind::Captures => Some(Self::Captures),
                FactKind::SentHome if !own => Some(Self::Captures),
                FactKind::Claims | FactKind::Grows => Some(Self::Builds),
                _ => None,
            };
            themes.extend(theme);
            if fact.what == Some(Category::Field) {
                themes.push(Self::Fields);
            }
        }
        themes.sort_unstable();
        themes.dedup();
        // Nearly every move builds something: that is a theme only where nothing else is.
        if themes.len() > 1 {
            themes.retain(|theme| *theme != Self::Builds);
        }
        if themes.is_empty() {
            themes.push(Self::Builds);
        }
        themes
    }
}

fn is_feature(what: Option<Category>) -> bool {
    matches!(what, Some(Category::Road | Category::City | Category::Cloister))
}

/// The facts about a turn part. Where it ends the game, those about the position before its last
/// action are added: after it, nothing is left on the board to speak of.
#[must_use]
pub fn facts_of(game: &Game, actions: &[Action]) -> Vec<Fact> {
    let mut all = facts::facts(game, actions);
    let mut after = game.snapshot();
    let all_legal = actions.iter().all(|&action| after.apply(action, &mut Silent).is_ok());
    if all_legal && after.actor() == Actor::Nobody && actions.len() > 1 {
        let sooner = facts::facts(game, &actions[..actions.len() - 1]);
        all.extend(sooner.into_iter().filter(|fact| fact.kind != FactKind::Needs));
        all.dedup();
    }
    all
}
