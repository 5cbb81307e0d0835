//! What is wrong with a game that was brought, as data.

use aude_record::import::{ImportError, ImportProblem};
use aude_record::record::RecordProblem;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::errors::{ErrorBody, Failure};

/// An error in a record or in a game from elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts", optional_fields)]
pub struct ImportFault {
    /// A stable name, such as `score` or `follower` (docs/server.md).
    pub code: String,
    /// The turn, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u32>,
    /// Of a record: the line, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// Of a record: the character in the line, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    /// The player with another score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// What was expected: a score, or the player whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// What is there instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
    /// `refused` only: the move is `found`, and this is why it is not allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub refusal: Option<Box<ErrorBody>>,
}

impl ImportFault {
    /// The same as data.
    #[must_use]
    pub fn of(error: &ImportError) -> Self {
        let number = |number: usize| u32::try_from(number).ok().filter(|&number| number > 0);
        let fault = |code: &str| Self { code: code.to_owned(), ..Self::default() };
        let refused = |text: &str, refusal| Self {
            found: Some(text.to_owned()),
            refusal: Some(Box::new(Failure::from(refusal).body)),
            ..fault("refused")
        };
        let found = match &error.problem {
            ImportProblem::Record(error) => Self {
                line: number(error.line),
                column: number(error.column),
                ..match &error.problem {
                    RecordProblem::Refused { text, refusal } => refused(text, refusal),
                    RecordProblem::Expected { found, .. } => {
                        Self { found: Some(found.clone()), ..fault("record") }
                    }
                    RecordProblem::Move(error) => {
                        Self { found: Some(error.found.clone()), ..fault("record") }
                    }
                    _ => fault("setup"),
                }
            },
            ImportProblem::Expected { about, expected, found } => Self {
                expected: Some(expected.clone()),
                found: Some(found.clone()),
                ..fault(about.code())
            },
            ImportProblem::Order { expected, found } => Self {
                expected: Some(expected.clone()),
                found: Some(found.clone()),
                ..fault("order")
            },
            ImportProblem::Fits { tile } => Self { found: Some(tile.to_string()), ..fault("fits") },
            ImportProblem::Refused { text, refusal } => refused(text, refusal),
            ImportProblem::Score { player, expected, found, is_final } => Self {
                player: Some(player.clone()),
                expected: Some(expected.to_string()),
                found: Some(found.to_string()),
                ..fault(if *is_final { "score-final" } else { "score" })
            },
            _ => fault("unknown"),
        };
        Self { turn: number(error.turn), ..found }
    }
}
