//! Finding the action that JSON names.

use core::fmt;

use aude_engine::{Action, Player, Rotation, Rules, Side};
use serde_json::Value;

use super::spot::cell;
use super::{ActionJson, for_people};
use crate::notation::{self, NotationError};

/// JSON that does not name an action in this position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct WireError {
    /// What was expected.
    pub expected: String,
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for WireError {}

impl From<NotationError> for WireError {
    fn from(error: NotationError) -> Self {
        Self {
            expected: format!(
                "{}, found {} at column {}",
                error.expected, error.found, error.column
            ),
        }
    }
}

/// The action that a request names: a string such as `"thief:NS"`, or an object such as
/// `{"draw":"V"}`. It may still contain the `text` and `weight` of an entry of the legal list.
///
/// # Errors
/// What was expected.
pub fn action(game: &impl Rules, value: &Value) -> Result<Action, WireError> {
    match value {
        Value::String(text) => Ok(notation::read(game, text)?),
        Value::Object(map) => {
            let mut map = map.clone();
            map.remove("text");
            map.remove("weight");
            if map.len() != 1 {
                let expected = "one key that says what the action is: draw, place, put, pass, …";
                return Err(WireError { expected: expected.to_owned() });
            }
            let action: ActionJson =
                serde_json::from_value(Value::Object(map)).map_err(|error| WireError {
                    expected: format!("an action: {}", for_people(&error.to_string())),
                })?;
            action.find(game)
        }
        _ => Err(WireError { expected: "an action: a move as text, or an object".to_owned() }),
    }
}

impl ActionJson {
    /// The action that this names, as lists have it ([`Rules::canonical`]). It need not be legal.
    ///
    /// # Errors
    /// What was expected.
    pub fn find(&self, game: &impl Rules) -> Result<Action, WireError> {
        let fail = |expected: &str| Err(WireError { expected: expected.to_owned() });
        let action = match self {
            Self::Draw(id) => match game.tiles().find(id) {
                Some(kind) => Action::Draw(kind),
                None => return fail("the id of a tile of this game"),
            },
            Self::Place(place) => {
                let drawn = game.drawn();
                if let (Some(id), Some(kind)) = (&place.tile, drawn)
                    && game.tiles().kind(kind).id != *id
                {
                    return fail(&format!(
                        "the tile that was drawn, {}",
                        game.tiles().kind(kind).id
                    ));
                }
                if place.rotation > 3 {
                    return fail("a rotation of 0 to 3 quarter turns");
                }
                Action::Place {
                    cell: cell([place.x, place.y]),
                    rotation: Rotation::new(place.rotation),
                }
            }
            Self::Pass(true) => Action::Pass,
            Self::Pass(false) => return fail("`pass` to be true"),
            Self::Put(put) => Action::Put { figure: put.figure.into(), at: put.spot().find(game)? },
            Self::Fairy(at) => Action::Fairy(at.find(game)?),
            Self::Princess(at) => Action::Princess(at.find(game)?),
            Self::Tower(at) => Action::Tower(cell(*at)),
            Self::Capture(at) => Action::Capture(at.find(game)?),
            Self::Exchange(figure) => Action::Exchange((*figure).into()),
            Self::Ransom(ransom) if ransom.from < game.players() => {
                Action::Ransom { from: Player(ransom.from), figure: ransom.figure.into() }
            }
            Self::Ransom(_) => return fail("`from`: a player, counted from 0"),
            Self::Dragon(letter) => {
                match Side::ALL.into_iter().find(|side| letter.chars().eq([side.letter()])) {
                    Some(side) => Action::Dragon(side),
                    None => return fail("N, E, S or W"),
                }
            }
            Self::Score(at) => Action::Score(at.find(game)?),
        };
        Ok(game.canonical(action))
    }
}
