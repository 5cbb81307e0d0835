//! Events as sentences: "Anna scores 8 for a city: 3 tiles × 2 + 1 shield × 2 (C-8)".

use aude_engine::game::{Category, Counted, Event, Item, LeaveReason, Scored};
use aude_engine::tiles::{FeatureKind, Mark};
use aude_engine::{FigureKind, Player, Rules};

use super::counted;
use super::figure::{figure, name, place};
use crate::notation::Words;

/// Puts events into words, with the players' names.
#[derive(Clone, Debug)]
pub struct Log {
    names: Vec<String>,
    /// Whether scores say where the feature is.
    places: bool,
}

impl Log {
    /// A log for these players.
    #[must_use]
    pub fn new(names: &[String]) -> Self {
        Self { names: names.to_vec(), places: false }
    }

    /// The same, but also saying where each scored feature is: for readers who have no board to
    /// look at.
    #[must_use]
    pub fn with_places(self) -> Self {
        Self { places: true, ..self }
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, player: Player) -> String {
        self.names.get(player.index()).cloned().unwrap_or_else(|| player.to_string())
    }

    /// The sentence for an event in a log; none if another one already says it.
    #[must_use]
    pub fn sentence(&self, game: &impl Rules, event: &Event) -> Option<String> {
        let told = match event {
            Event::Turn { second_part: false, .. } | Event::Drawn(_) | Event::Over => false,
            // Scoring figures always return; the score says enough.
            Event::Returned { reason, .. } => {
                !matches!(reason, LeaveReason::Scored | LeaveReason::Captured)
            }
            _ => true,
        };
        told.then(|| self.tell(game, event))
    }

    /// An event as a sentence, after it happened.
    #[must_use]
    pub fn tell(&self, game: &impl Rules, event: &Event) -> String {
        let who = |player: Player| self.name(player);
        let tile = |kind| game.tiles().kind(kind).id.as_str();
        match *event {
            Event::Turn { player, second_part: false } => format!("{} to play", who(player)),
            Event::Drawn(kind) => format!("{} is drawn", tile(kind)),
            Event::Over => "the game is over".to_owned(),
            Event::Turn { player, second_part: true } => {
                format!("{} plays a second tile", who(player))
            }
            Event::Discarded(kind) => {
                format!("{} fits nowhere and leaves the game (C-4)", tile(kind))
            }
            Event::PutAside(kind) => {
                format!("{} is set aside until a volcano calls the dragon (D-7)", tile(kind))
            }
            Event::BackInBag(count) => {
                format!("{} back into the bag (D-7)", goes(counted(count.into(), "tile"), count))
            }
            Event::Placed { player, kind, cell, rotation } => {
                let turned = match rotation.turns() {
                    0 => "",
                    1 => ", rotated 90°",
                    2 => ", rotated 180°",
                    _ => ", rotated 270°",
                };
                format!("{} places {} at {cell}{turned}", who(player), tile(kind))
            }
            Event::Put { player, figure: kind, at } => {
                format!("{} puts a {} on {}", who(player), figure(game, kind, at), place(game, at))
            }
            Event::Returned { player, figure: kind, from, reason } => {
                format!(
                    "{}’s {} at {} {}",
                    who(player),
                    figure(game, kind, from),
                    from.cell,
                    left(reason)
                )
            }
            Event::Scored(scored) => self.score(game, &scored),
            Event::Dragon { cell, by: None } => {
                format!("the dragon comes to the volcano at {cell} (D-3)")
            }
            Event::Dragon { cell, by: Some(player) } => {
                format!("{} moves the dragon to {cell}", who(player))
            }
            Event::Fairy(spot) => format!("the fairy moves to {} (D-1)", place(game, spot)),
            Event::Tower { player, cell, height } => {
                format!("{} raises the tower at {cell} to height {height}", who(player))
            }
            Event::Captured { by, player, figure: kind, from } => {
                format!(
                    "{} captures {}’s {} at {} (T-3)",
                    who(by),
                    who(player),
                    figure(game, kind, from),
                    from.cell
                )
            }
            Event::Freed { player, figure: kind, by, ransom } => {
                let (name, figure, captor) = (who(player), follower(kind), who(by));
                if ransom {
                    format!("{name} buys back a {figure} from {captor} (T-7)")
                } else {
                    format!("{name} gets a {figure} back from {captor} in an exchange (T-6)")
                }
            }
            Event::Goods { player, mark, count } => {
                format!("{} takes {} (B-6)", who(player), goods(game, mark, count.into()))
            }
            Event::DoubleTurn(player) => {
                format!("{}’s builder earns a second tile (B-2)", who(player))
            }
            Event::Surveyor { to, .. } => format!("a surveyor moves west to column {to} (M-9)"),
            Event::Ending => "the last tile has been played: final scoring".to_owned(),
        }
    }

    fn score(&self, game: &impl Rules, scored: &Scored) -> String {
        let name = self.name(scored.player);
        let mut what = cause(game, scored);
        if let Some(at) = scored.at.filter(|_| self.places) {
            what.push_str(&format!(" at {}", at.cell));
        }
        let rule = scored.rule;
        let sum: Vec<_> = scored.items.iter().map(|item| part(game, item)).collect();
        let sum = sum.join(" + ");
        match scored.points {
            points if scored.category == Category::Ransom => {
                // Who has no points may pay none, if the house rule lets the poor buy.
                let how = if points > 0 { "receives" } else { "pays" };
                format!("{name} {how} a ransom of {} ({rule})", points.abs())
            }
            // One fairy: a sum would only repeat the points.
            points if scored.category == Category::Fairy => {
                format!("{name} scores {points} for {what} ({rule})")
            }
            0 => format!("{name} scores nothing for {what}: {sum} ({rule})"),
            points => format!("{name} scores {points} for {what}: {sum} ({rule})"),
        }
    }
}

/// What points were for: `a city`, `an unfinished road`.
fn cause(game: &impl Rules, scored: &Scored) -> String {
    let feature = |kind: FeatureKind| {
        let unfinished =
            if scored.end && kind != FeatureKind::Field { "an unfinished" } else { "a" };
        format!("{unfinished} {}", name(game, kind))
    };
    match scored.category {
        Category::Road => feature(FeatureKind::Road),
        Category::City => feature(FeatureKind::City),
        Category::Cloister => feature(FeatureKind::Cloister),
        Category::Field => feature(FeatureKind::Field),
        Category::Fairy => "the fairy".to_owned(),
        Category::Goods => "goods".to_owned(),
        Category::Ransom => "a ransom".to_owned(),
        Category::Surveyor => "a surveyor".to_owned(),
    }
}

/// One item of a sum: `3 tiles × 2`.
fn part(game: &impl Rules, item: Item) -> String {
    let count = u64::from(item.count);
    if let Counted::Majority(mark) = item.what {
        return format!("{} for the most {}", item.each, super::mark(Words::of(game), mark));
    }
    let what = match item.what {
        Counted::Tiles => counted(count, "tile"),
        Counted::Cities => counted(count, &format!("completed {}", name(game, FeatureKind::City))),
        Counted::Fairy => counted(count, "fairy"),
        Counted::Captive => counted(count, "captive"),
        Counted::Surveyors => counted(count, "surveyor"),
        Counted::Majority(mark) | Counted::Marks(mark) => goods(game, mark, count),
    };
    format!("{what} × {}", item.each)
}

/// A number of marks; goods have no plural.
fn goods(game: &impl Rules, mark: Mark, count: u64) -> String {
    let name = super::mark(Words::of(game), mark);
    match mark {
        Mark::Wine | Mark::Grain | Mark::Cloth => format!("{count} {name}"),
        _ => counted(count, name),
    }
}

fn goes(what: String, count: u8) -> String {
    if count == 1 { format!("{what} goes") } else { format!("{what} go") }
}

fn follower(kind: FigureKind) -> &'static str {
    match kind {
        FigureKind::Small => "follower",
        FigureKind::Big => "big follower",
        FigureKind::Builder => "builder",
        FigureKind::Pig => "pig",
    }
}

/// How a figure left the board.
fn left(reason: LeaveReason) -> &'static str {
    match reason {
        LeaveReason::Scored => "comes home (C-12)",
        LeaveReason::Captured => "is captured (T-3)",
        LeaveReason::Dragon => "is sent home by the dragon (D-6)",
        LeaveReason::Princess => "is sent home by the princess (D-8)",
        LeaveReason::OwnTower => "is called home by its owner’s tower piece (T-3)",
        LeaveReason::Alone => "is left alone and goes home (B-4, B-7)",
        LeaveReason::LeftBehind => "is left behind by the surveyors (M-10)",
    }
}
