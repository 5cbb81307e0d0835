//! Errors, for people and for programs.

use aude_engine::Refusal;
use aude_record::part::NotPlayed;
use aude_record::setup::SetupProblem;
use aude_record::wire::RefusalJson;
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::protocol::ImportFault;
use crate::store::StoreError;

/// Why a request failed. The code is namespaced: `refused/…` by the rules of the game, `request/…`,
/// `table/…`, `seat/…`, `commit/…`, `limit/…`, `store/…`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The HTTP status of the answer.
    pub status: StatusCode,
    /// The error as programs and people see it.
    pub body: ErrorBody,
    /// Seconds after which the request may be sent again, as far as that is known.
    pub retry: Option<u8>,
}

/// A failure as programs and people see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts", rename = "ServerError")]
#[schema(as = ServerError)]
pub struct ErrorBody {
    /// A stable name, such as `refused/edge-mismatch` or `commit/conflict`.
    pub code: String,
    /// `refused/…` only: the id of the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub rule: Option<&'static str>,
    /// A sentence for people.
    pub message: String,
    /// `refused/…` only: the details: cell, side, feature, figure, player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "import('./wire').RefusalJson")]
    #[schema(value_type = Option<Object>)]
    pub details: Option<Box<RefusalJson>>,
    /// Every problem, where there can be several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    #[schema(required = false)]
    pub problems: Vec<String>,
    /// `request/record` only: the same problems as data, for programs that word them in another language.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ImportFault>>")]
    #[schema(required = false)]
    pub faults: Vec<ImportFault>,
    /// `commit/conflict` and `request/version`: the current version of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub version: Option<u32>,
    /// `table/missing-…` only: what is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub missing: Option<Box<Missing>>,
}

/// What a program needs to open a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
#[serde(rename_all = "lowercase")]
pub enum Missing {
    /// A version of the rules.
    Rules(u32),
    /// A tile set, or an edition of it.
    Set(String),
}

/// Any failure as it is answered over HTTP.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Refused {
    /// What went wrong.
    pub error: ErrorBody,
}

/// The code of a table whose saved data is damaged.
const DAMAGED: &str = "table/damaged";

/// A result, or a [`Failure`].
pub type Outcome<T> = Result<T, Failure>;

impl Failure {
    /// A failure of any kind.
    pub fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Self {
        let body = ErrorBody {
            code: code.to_owned(),
            rule: None,
            message: message.into(),
            details: None,
            problems: Vec::new(),
            faults: Vec::new(),
            version: None,
            missing: None,
        };
        Self { status, body, retry: None }
    }

    /// The request is invalid.
    pub fn request(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// Not now, or no longer.
    pub fn conflict(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, message)
    }

    /// Not for this caller.
    pub fn forbidden(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, message)
    }

    /// A limit is exceeded.
    pub fn limit(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, code, message)
    }

    /// A request with a larger body than is accepted.
    #[must_use]
    pub fn body_too_large(most: usize) -> Self {
        let message = format!("a request may have at most {most} bytes");
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "limit/body", message)
    }

    /// A request with more actions than is accepted, if it has.
    ///
    /// # Errors
    /// If it has.
    pub fn check_actions(count: usize, most: usize) -> Outcome<()> {
        if count <= most {
            return Ok(());
        }
        Err(Self::request("limit/actions", format!("at most {most} actions at a time")))
    }

    /// Something that should never happen.
    #[must_use]
    pub fn broken() -> Self {
        let status = StatusCode::INTERNAL_SERVER_ERROR;
        Self::new(status, "server/broken", "something went wrong on the server")
    }

    /// There is no such table.
    #[must_use]
    pub fn no_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "table/unknown", "there is no such table")
    }

    /// Another server has the table now.
    #[must_use]
    pub fn elsewhere() -> Self {
        let message = "this table has moved to another server; connect again";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "table/elsewhere", message).retry_after(1)
    }

    /// Nobody can tell yet whether a change was saved, because of this.
    #[must_use]
    pub fn unknown(reason: &str) -> Self {
        let message = format!(
            "{reason}; whether this was saved shows when it is back. A commit, or a request with a \
             key, can be sent again and counts once"
        );
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "store/unknown", message)
    }

    /// A table's saved data is damaged.
    #[must_use]
    pub fn damaged(reason: &str) -> Self {
        tracing::error!(reason, "a table's saved data is damaged");
        let message = format!(
            "this table's saved data is damaged: {reason}. It cannot be opened; other tables are not affected"
        );
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, DAMAGED, message)
    }

    /// The program lacks what a table was played with. The table is left unchanged.
    #[must_use]
    pub fn missing(problems: &[SetupProblem]) -> Self {
        let reasons: Vec<_> = problems.iter().map(ToString::to_string).collect();
        let reasons = reasons.join("; ");
        tracing::error!(reasons, "this program cannot open a table");
        let message = format!(
            "this table cannot be opened here: {reasons}; it is kept, and opens again in a program \
             that has what it needs"
        );
        let (code, missing) = match problems.first() {
            Some(SetupProblem::Version { number, .. }) => {
                ("table/missing-rules", Missing::Rules(*number))
            }
            Some(SetupProblem::Tiles { set, .. } | SetupProblem::Set { name: set, .. }) => {
                ("table/missing-tiles", Missing::Set(set.clone()))
            }
            _ => return Self::damaged(&reasons),
        };
        let mut failure = Self::new(StatusCode::NOT_IMPLEMENTED, code, message);
        failure.body.missing = Some(Box::new(missing));
        failure
    }

    /// Whether it fails only because the program lacks something.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.body.missing.is_some()
    }

    /// Whether a table cannot be opened, however often it is tried: what it needs is missing, or its
    /// data is damaged.
    #[must_use]
    pub fn is_unopenable(&self) -> bool {
        self.is_missing() || self.body.code == DAMAGED
    }

    /// With the current version of the table.
    #[must_use]
    pub fn at_version(mut self, version: u32) -> Self {
        self.body.version = Some(version);
        self
    }

    /// With the seconds after which it may be sent again.
    #[must_use]
    pub fn retry_after(mut self, seconds: u8) -> Self {
        self.retry = Some(seconds);
        self
    }

    /// With all its problems.
    #[must_use]
    pub fn with_problems(mut self, problems: Vec<String>) -> Self {
        self.body.problems = problems;
        self
    }
}

impl From<&Refusal> for Failure {
    fn from(refusal: &Refusal) -> Self {
        let code = format!("refused/{}", refusal.reason.code());
        let mut failure = Self::new(StatusCode::UNPROCESSABLE_ENTITY, &code, refusal.to_string());
        failure.body.rule = Some(refusal.rule);
        failure.body.details = Some(Box::new(RefusalJson::of(refusal)));
        failure
    }
}

impl From<NotPlayed> for Failure {
    fn from(why: NotPlayed) -> Self {
        match why {
            NotPlayed::Refused(refusal) => Self::from(&refusal),
            NotPlayed::Unreadable(what) => Self::request("request/action", what),
            NotPlayed::Unfinished => Self::request("commit/unfinished", why.to_string()),
            NotPlayed::TooMany => Self::request("commit/too-many", why.to_string()),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        let label = match &error {
            StoreError::Conflict => "conflict",
            StoreError::Damaged(_) => "damaged",
            StoreError::Failed(_) => "failed",
            StoreError::Unknown(_) => "unknown",
            StoreError::NotOwner => "not-owner",
        };
        metrics::counter!("aude_store_errors_total", "error" => label).increment(1);
        match error {
            StoreError::Conflict => Self::conflict(
                "commit/conflict",
                "the game has moved on; reload the position and decide again",
            ),
            StoreError::NotOwner => Self::elsewhere(),
            StoreError::Unknown(reason) => {
                tracing::error!(%reason, "the store does not say whether it has written");
                Self::unknown("the server lost its database while it was saving")
            }
            StoreError::Failed(reason) | StoreError::Damaged(reason) => {
                tracing::error!(%reason, "the store failed");
                Self::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "store/failed",
                    "the server cannot reach its database right now; nothing was changed",
                )
            }
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let retry = self.retry.map(|seconds| [(header::RETRY_AFTER, seconds.to_string())]);
        (self.status, retry, Json(Refused { error: self.body })).into_response()
    }
}
