//! A session: at most one game, and an answer to every request.

use std::sync::Arc;

use aude_engine::Game;
use serde_json::{Map, Value};

use super::answer::{Answer, Body, ErrorJson};
use crate::SetLibrary;
use crate::record::Header;
use crate::setup::GameSetup;

/// One session with a program.
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) library: Arc<SetLibrary>,
    pub(super) table: Option<(GameSetup, Game)>,
    /// The headers of a record that was loaded, beyond those of the format.
    pub(super) headers: Vec<Header>,
    pub(super) over: bool,
}

impl Default for Session {
    fn default() -> Self {
        Self::new(SetLibrary::builtin())
    }
}

impl Session {
    /// A session in which these sets can be played. Several sessions may share a library.
    #[must_use]
    pub fn new(library: impl Into<Arc<SetLibrary>>) -> Self {
        Self { library: library.into(), table: None, headers: Vec::new(), over: false }
    }

    /// Whether the client sent `quit`.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The game in progress.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.table.as_ref().map(|(_, game)| game)
    }

    /// Answers one request line with one line, without its line ending.
    pub fn answer(&mut self, line: &str) -> String {
        match serde_json::from_str(line) {
            Ok(Value::Object(mut request)) => {
                let id = request.remove("id");
                let outcome = self.command(request);
                write(id, outcome)
            }
            Ok(_) => self.refuse_line(
                "not-an-object",
                "a request must be an object such as {\"cmd\":\"state\"}",
            ),
            Err(error) => self.refuse_line("not-json", &format!("not valid JSON: {error}")),
        }
    }

    pub(super) fn refuse_line(&self, code: &str, message: &str) -> String {
        write(None, Err(ErrorJson::request(code, message)))
    }

    fn command(&mut self, mut request: Map<String, Value>) -> Result<Body, ErrorJson> {
        let Some(Value::String(cmd)) = request.remove("cmd") else {
            return Err(ErrorJson::request("no-command", "a request needs a `cmd` string"));
        };
        self.run(&cmd, Value::Object(request))
    }
}

fn write(id: Option<Value>, outcome: Result<Body, ErrorJson>) -> String {
    let ok = outcome.is_ok();
    let body = outcome.unwrap_or_else(|error| Body::Error { error });
    // Serialising an answer cannot fail: all its keys are strings.
    serde_json::to_string(&Answer { id, ok, body }).unwrap_or_else(|_| r#"{"ok":false}"#.to_owned())
}
