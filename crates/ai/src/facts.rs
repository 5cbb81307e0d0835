//! Facts about an action: its effects according to the rules, for people who ask why.
//!
//! Every number comes from the engine: points are those of its events and of features as they would
//! score, and fits are counted by trying every remaining tile. A client can word them in any
//! language from the kind, the numbers and the place; [`Fact::text`] words them in English.

mod features;
mod text;

use aude_engine::game::{Category, Event, LeaveReason};
use aude_engine::tiles::FeatureKind;
use aude_engine::{Action, Actor, Cell, FigureKind, Game, Player, Rules};

use features::Features;

/// Defines the kinds of facts with their names.
macro_rules! kinds {
    ($($kind:ident = $name:literal, $about:literal;)+) => {
        /// What a fact is about.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum FactKind {
            $(#[doc = $about] $kind,)+
        }

        impl FactKind {
            /// All kinds.
            pub const ALL: &'static [Self] = &[$(Self::$kind),+];

            /// A stable name for programs.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$kind => $name),+ }
            }
        }
    };
}

kinds! {
    Scores = "scores", "A player scores `points`, for the feature at `at` where there is one.";
    Captures = "captures", "A follower of `player` at `at` is captured.";
    SentHome = "sent-home", "A figure of `player` at `at` is sent home by dragon or princess.";
    Blocks = "blocks", "A feature of `player` worth `points` can no longer be completed: no remaining tile fits `at`.";
    Takes = "takes", "The player now has the majority in the feature at `at`, worth `points`, which was another player's.";
    Shares = "shares", "The player now shares the majority in the feature at `at`, worth `points`.";
    Grows = "grows", "The player's feature at `at` is worth `points` more than before, `count` now.";
    Claims = "claims", "A figure of the player claims the feature at `at`, worth `points` now.";
    Needs = "needs", "The open cell `at` of the player's feature: `count` of the `of` remaining tiles fit there.";
    Returns = "returns", "`count` figures of the player return to supply.";
    Goods = "goods", "The player takes `count` goods.";
    DoubleTurn = "double-turn", "The player's builder earns a second tile.";
    FewLeft = "few-left", "The player has `count` followers left in supply.";
    Helps = "helps", "The feature at `at` of `player`, who is another, is worth `points` more than before, `count` now.";
}

/// A fact about an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Fact {
    /// What it is about.
    pub kind: FactKind,
    /// Whom it is about: the player who scores, whose figure it is, whose feature is blocked.
    pub player: Player,
    /// What points were for, or the kind of feature.
    pub what: Option<Category>,
    /// The tile or open cell it is about.
    pub at: Option<Cell>,
    /// Points, if it is about points.
    pub points: i16,
    /// A number, if it is about a number.
    pub count: u16,
    /// Out of how many.
    pub of: u16,
}

impl Fact {
    fn new(kind: FactKind, player: Player) -> Self {
        Self { kind, player, what: None, at: None, points: 0, count: 0, of: 0 }
    }

    fn of(self, what: FeatureKind) -> Self {
        Self { what: Some(category(what)), ..self }
    }

    fn at(self, cell: Cell) -> Self {
        Self { at: Some(cell), ..self }
    }

    fn points(self, points: i16) -> Self {
        Self { points, ..self }
    }

    fn count(self, count: u16) -> Self {
        Self { count, ..self }
    }
}

/// What points for such a feature are called.
fn category(kind: FeatureKind) -> Category {
    match kind {
        FeatureKind::Road => Category::Road,
        FeatureKind::City => Category::City,
        FeatureKind::Cloister => Category::Cloister,
        FeatureKind::Field => Category::Field,
    }
}

/// The most facts reported about an action.
const MOST: usize = 6;
/// A number of followers in supply low enough to be reported.
const FEW: u16 = 1;

/// What a turn of the current player does that continues with `actions`, the most important first.
/// An illegal action ends the turn there.
#[must_use]
pub fn facts(game: &Game, actions: &[Action]) -> Vec<Fact> {
    let Actor::Player(me) = game.actor() else { return Vec::new() };
    let mut after = game.snapshot();
    let mut events: Vec<Event> = Vec::new();
    for &action in actions {
        if after.actor() == Actor::Nobody || after.apply(action, &mut events).is_err() {
            break;
        }
    }
    let ended = events.iter().position(|event| *event == Event::Ending).unwrap_or(events.len());
    let mut facts = Vec::new();
    told_by(&events[..ended], me, &mut facts);
    if after.actor() != Actor::Nobody {
        Features::new(game, &after, me).compare(&mut facts);
        let hand = in_hand(&after, me);
        if hand <= FEW && hand < in_hand(game, me) {
            facts.push(Fact::new(FactKind::FewLeft, me).count(hand));
        }
    }
    // What others gain is told last: it is seldom why a turn is played.
    facts.sort_by_key(|fact| {
        (fact.kind == FactKind::Helps, std::cmp::Reverse(fact.points.abs()), fact.kind)
    });
    facts.truncate(MOST);
    facts
}

fn in_hand(game: &Game, player: Player) -> u16 {
    FigureKind::FOLLOWERS.into_iter().map(|kind| u16::from(game.supply(player, kind))).sum()
}

/// The events that the engine reported while the actions were carried out.
fn told_by(events: &[Event], me: Player, facts: &mut Vec<Fact>) {
    let (mut back, mut goods) = (0, 0);
    for event in events {
        match *event {
            Event::Scored(scored) if scored.points != 0 => facts.push(Fact {
                what: Some(scored.category),
                at: scored.at.map(|spot| spot.cell),
                ..Fact::new(FactKind::Scores, scored.player).points(scored.points)
            }),
            Event::Captured { by, player, from, .. } if by == me => {
                facts.push(Fact::new(FactKind::Captures, player).at(from.cell));
            }
            Event::Returned {
                player,
                from,
                reason: LeaveReason::Dragon | LeaveReason::Princess,
                ..
            } => {
                facts.push(Fact::new(FactKind::SentHome, player).at(from.cell));
            }
            Event::Returned { player, reason: LeaveReason::Scored, .. } if player == me => {
                back += 1
            }
            Event::Goods { player, count, .. } if player == me => goods += u16::from(count),
            Event::DoubleTurn(player) if player == me => {
                facts.push(Fact::new(FactKind::DoubleTurn, me));
            }
            _ => {}
        }
    }
    for (kind, count) in [(FactKind::Returns, back), (FactKind::Goods, goods)] {
        if count > 0 {
            facts.push(Fact::new(kind, me).count(count));
        }
    }
}
