//! The contents of answers.

use serde::Serialize;
use serde_json::Value;

use aude_engine::Refusal;

use crate::record::RecordError;
use crate::wire::{
    ActionJson, ActorJson, FeatureJson, HappenedJson, LegalActionJson, Next, OptionJson, PlaceJson,
    SetJson, ShapeJson, StateJson,
};

/// An answer line.
#[derive(Debug, Serialize)]
pub(super) struct Answer {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) id: Option<Value>,
    pub(super) ok: bool,
    #[serde(flatten)]
    pub(super) body: Body,
}

/// What an answer contains besides `ok`.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[allow(missing_docs, reason = "docs/engine-protocol.md describes every field")]
pub enum Body {
    Next(Next),
    State(Box<StateJson>),
    Legal {
        actor: ActorJson,
        actions: Vec<LegalActionJson>,
    },
    Applied {
        action: Option<ActionJson>,
        text: String,
        events: Vec<HappenedJson>,
        #[serde(flatten)]
        next: Next,
    },
    Undone {
        undone: Vec<String>,
        #[serde(flatten)]
        next: Next,
    },
    Record {
        record: String,
    },
    Sets {
        version: &'static str,
        rules: u32,
        rules_known: Vec<u32>,
        sets: Vec<SetJson>,
        options: Vec<OptionJson>,
    },
    Why {
        legal: bool,
        text: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        refusal: Option<ErrorJson>,
    },
    Places {
        tile: String,
        places: Vec<PlaceJson>,
    },
    Features {
        features: Vec<FeatureJson>,
    },
    Tiles {
        tiles: Vec<ShapeJson>,
    },
    Done {},
    Error {
        error: ErrorJson,
    },
}

/// Why a request was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ErrorJson {
    /// `refused/…` for an action against the rules, `request/…` for anything else.
    pub code: String,
    /// The rule that forbids the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// One sentence for people.
    pub message: String,
    /// Every problem, where there may be several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub problems: Vec<ProblemJson>,
}

/// One of several problems.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ProblemJson {
    /// The line of a record, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The character in the line, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// One sentence for people.
    pub message: String,
}

impl ErrorJson {
    /// A request that cannot be carried out.
    pub(super) fn request(code: &str, message: impl Into<String>) -> Self {
        Self {
            code: format!("request/{code}"),
            rule: None,
            message: message.into(),
            problems: Vec::new(),
        }
    }

    /// The same with its problems.
    pub(super) fn with(self, problems: Vec<ProblemJson>) -> Self {
        Self { problems, ..self }
    }
}

impl From<&Refusal> for ErrorJson {
    fn from(refusal: &Refusal) -> Self {
        Self {
            code: format!("refused/{}", refusal.reason.code()),
            rule: Some(refusal.rule),
            message: refusal.to_string(),
            problems: Vec::new(),
        }
    }
}

impl From<String> for ProblemJson {
    fn from(message: String) -> Self {
        Self { line: None, column: None, message }
    }
}

impl From<&RecordError> for ProblemJson {
    fn from(error: &RecordError) -> Self {
        Self {
            line: Some(error.line),
            column: Some(error.column),
            message: error.problem.to_string(),
        }
    }
}
