//! Conditions on a part of a turn: the language of goals and answers.

use aude_engine::game::LeaveReason;
use aude_engine::tiles::Mark;
use aude_engine::{Action, Cell, Event, FigureKind, Game, Player, Players, Rules, Spot};
use aude_record::notation::{self, Words};
use aude_scenario::Scenario;

/// What a part of a turn must have brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// `score 9`: the learner has gained at least this many points.
    Score(i16),
    /// `put thief`: the learner has put a figure in this role on the board.
    Put(String),
    /// `place 1,0`: the tile is there.
    Place(Cell),
    /// `own city.N@0,0`: the learner alone has the most followers in this feature.
    Own(String),
    /// `share city.N@0,0`: the learner has as many as another, and nobody has more.
    Share(String),
    /// `finish city.N@0,0`: the feature is complete.
    Finish(String),
    /// `worth 6 field.2567@0,0`: the feature would score at least this for the learner at the end.
    Worth(i16, String),
    /// `home Bram knight`: this figure went back to its owner's supply.
    Home(Player, String),
    /// `captive Bram`: the learner has captured a follower of this player.
    Captive(Player),
    /// `goods wine`: the learner has taken goods of this kind.
    Goods(String),
    /// `double`: the learner has earned a second part.
    Double,
    /// `left-behind Bram`: a settler of this player was left behind by the surveyors.
    LeftBehind(Player),
    /// `move dragon:N`: one of the moves begins like this.
    Move(String),
    /// `not …`.
    Not(Box<Self>),
    /// `… and …`.
    All(Vec<Self>),
}

/// A part of a turn that was played.
pub(crate) struct Part<'a> {
    pub(crate) learner: Player,
    pub(crate) before: &'a Game,
    pub(crate) after: &'a Game,
    pub(crate) moves: &'a [String],
    pub(crate) events: &'a [Event],
}

impl Condition {
    /// Reads a condition as it is written in a lesson.
    ///
    /// # Errors
    /// What was expected instead.
    pub fn read(text: &str, scenario: &Scenario) -> Result<Self, String> {
        let parts: Vec<&str> = text.split(" and ").map(str::trim).collect();
        if parts.len() > 1 {
            let all = parts.into_iter().map(|part| Self::read(part, scenario));
            return all.collect::<Result<_, _>>().map(Self::All);
        }
        let (word, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let rest = rest.trim();
        let some = |what: &str| {
            (!rest.is_empty()).then(|| rest.to_owned()).ok_or(format!("`{word}` needs {what}"))
        };
        match word {
            "score" => number(rest).map(Self::Score),
            "put" => some("a role such as knight").map(Self::Put),
            "place" => cell(rest).map(Self::Place),
            "own" => some("a place such as city.N@0,0").map(Self::Own),
            "share" => some("a place such as city.N@0,0").map(Self::Share),
            "finish" => some("a place such as city.N@0,0").map(Self::Finish),
            "worth" => {
                let (points, place) =
                    rest.split_once(' ').ok_or("`worth` needs points, a place")?;
                Ok(Self::Worth(number(points)?, place.trim().to_owned()))
            }
            "home" => {
                let (name, role) = rest.split_once(' ').ok_or("`home` needs a player, a role")?;
                Ok(Self::Home(scenario.seat(name)?, role.trim().to_owned()))
            }
            "captive" => scenario.seat(rest).map(Self::Captive),
            "left-behind" => scenario.seat(rest).map(Self::LeftBehind),
            "goods" => some("wine, grain or cloth").map(Self::Goods),
            "double" => Ok(Self::Double),
            "move" => some("the beginning of a move").map(Self::Move),
            "not" => Self::read(rest, scenario).map(|inner| Self::Not(Box::new(inner))),
            other => Err(format!("{other:?} is not a condition (docs/lessons.md lists them)")),
        }
    }

    /// Whether it holds.
    pub(crate) fn holds(&self, part: &Part<'_>) -> bool {
        let Part { learner, before, after, moves, events } = *part;
        let seat = learner.index();
        match self {
            Self::Score(points) => after.scores()[seat] - before.scores()[seat] >= *points,
            Self::Put(role) => events.iter().any(|event| {
                matches!(event, Event::Put { player, figure, at }
                    if *player == learner && role_of(after, *figure, *at) == *role)
            }),
            Self::Place(cell) => events
                .iter()
                .any(|event| matches!(event, Event::Placed { cell: there, .. } if there == cell)),
            Self::Own(place) => owners(after, place).is_some_and(|owners| owners == [learner]),
            Self::Share(place) => owners(after, place)
                .is_some_and(|owners| owners.len() > 1 && owners.contains(&learner)),
            Self::Finish(place) => spot(after, place)
                .and_then(|at| feature(after, at))
                .is_some_and(|feature| after.board().is_complete(feature)),
            Self::Worth(points, place) => spot(after, place)
                .and_then(|at| feature(after, at))
                .map(|feature| after.final_points(feature))
                .is_some_and(|paid| {
                    paid.iter().any(|(player, paid)| *player == learner && paid >= points)
                }),
            Self::Home(owner, role) => events.iter().any(|event| {
                matches!(event, Event::Returned { player, figure, from, reason }
                    if player == owner
                        && *reason != LeaveReason::Captured
                        && role_of(after, *figure, *from) == *role)
            }),
            Self::Captive(owner) => events.iter().any(|event| {
                matches!(event, Event::Captured { by, player, .. }
                    if *by == learner && player == owner)
            }),
            Self::LeftBehind(owner) => events.iter().any(|event| {
                matches!(event, Event::Returned { player, reason: LeaveReason::LeftBehind, .. }
                    if player == owner)
            }),
            Self::Goods(kind) => events.iter().any(|event| {
                matches!(event, Event::Goods { player, mark, .. }
                    if *player == learner && goods(*mark) == kind)
            }),
            Self::Double => events
                .iter()
                .any(|event| matches!(event, Event::DoubleTurn(player) if *player == learner)),
            // `-` begins placements too.
            Self::Move(text) if text == "-" => moves.iter().any(|played| played == "-"),
            Self::Move(text) => moves.iter().any(|played| played.starts_with(text.as_str())),
            Self::Not(inner) => !inner.holds(part),
            Self::All(all) => all.iter().all(|one| one.holds(part)),
        }
    }
}

fn number(text: &str) -> Result<i16, String> {
    text.parse().map_err(|_| format!("{text:?} is not a number"))
}

fn cell(text: &str) -> Result<Cell, String> {
    let parsed = text.split_once(',').map(|(x, y)| (x.trim().parse(), y.trim().parse()));
    match parsed {
        Some((Ok(x), Ok(y))) => Ok(Cell::new(x, y)),
        _ => Err(format!("{text:?} is not a cell such as 1,0")),
    }
}

/// The role of a figure, as moves name it.
fn role_of(game: &Game, figure: FigureKind, at: Spot) -> String {
    let text = notation::write(game, Action::Put { figure, at });
    text.split([':', '@']).next().unwrap_or_default().to_owned()
}

fn goods(mark: Mark) -> &'static str {
    match mark {
        Mark::Wine => "wine",
        Mark::Grain => "grain",
        Mark::Cloth => "cloth",
        _ => "",
    }
}

/// The spot of a place such as `city.N@0,0`, if there is one in this position.
pub(crate) fn spot(game: &Game, place: &str) -> Option<Spot> {
    match notation::read(game, &format!("capture:{place}")) {
        Ok(Action::Capture(at)) => Some(at),
        _ => None,
    }
}

/// The feature at a spot.
pub(crate) fn feature(game: &Game, at: Spot) -> Option<aude_engine::board::Feature> {
    let board = game.board();
    let tile = board.tile(board.tile_at(at.cell)?);
    let known = usize::from(at.segment) < game.tiles().segments(tile.kind).len();
    known.then(|| board.feature(tile.segment(at.segment)))
}

/// The players with the most followers in the feature at a place.
fn owners(game: &Game, place: &str) -> Option<Vec<Player>> {
    let feature = feature(game, spot(game, place)?)?;
    Some(Players(game.board().totals(feature).crew.majority()).iter().collect())
}

/// What a place is called, for errors.
pub(crate) fn unknown(game: &Game, place: &str) -> String {
    let features = Words::of(game).features.join(", ");
    format!("there is no place {place} (expected one of {features}, `.`, its edges, `@`, its cell)")
}
