//! A player that is another program, speaking the engine protocol (docs/players.md).

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use aude_engine::game::Silent;
use aude_engine::{Action, Game, Rules};
use aude_record::{GameSetup, notation};
use serde_json::{Map, Value, json};

use crate::player::{Budget, Decision, Player};

/// A program that is sent every action and asked for its own.
///
/// The rules check every answer; an invalid one counts as no action.
#[derive(Debug)]
pub struct External {
    name: String,
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    /// The actions of its current game that it has been sent.
    told: Vec<Action>,
    /// How that game started.
    setup: Option<GameSetup>,
}

impl External {
    /// Starts a program: a command with its arguments, separated by spaces.
    ///
    /// # Errors
    /// Errors from starting it.
    pub fn start(command: &str) -> io::Result<Self> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let missing = || io::Error::other("the program has no input or output");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().ok_or_else(missing)?);
        Ok(Self { name: command.to_owned(), child, input, output, told: Vec::new(), setup: None })
    }

    /// Sends a request and reads the answer; none if it is not an object with `ok`.
    fn ask(&mut self, request: &Value) -> Option<Map<String, Value>> {
        let input = self.input.as_mut()?;
        writeln!(input, "{request}").and_then(|()| input.flush()).ok()?;
        let mut line = String::new();
        self.output.read_line(&mut line).ok().filter(|&read| read > 0)?;
        match serde_json::from_str(&line) {
            Ok(Value::Object(answer)) if answer.get("ok") == Some(&Value::Bool(true)) => {
                Some(answer)
            }
            _ => None,
        }
    }

    /// Sends the program everything that has happened since it was last asked.
    fn catch_up(&mut self, game: &Game) -> Option<()> {
        let setup = GameSetup::of(game, &[]);
        let goes_on = self.setup.as_ref() == Some(&setup) && game.actions().starts_with(&self.told);
        if !goes_on {
            let options: Map<String, Value> =
                setup.options.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
            self.ask(&json!({
                "cmd": "new",
                "game": setup.game,
                "sets": setup.sets,
                "players": setup.players,
                "first": setup.first,
                "options": options,
            }))?;
            self.told.clear();
            self.setup = Some(setup);
        }
        let mut at = game.clone();
        while at.actions().len() > self.told.len() {
            at.undo()?;
        }
        for &action in &game.actions()[self.told.len()..] {
            self.ask(&json!({ "cmd": "apply", "action": notation::write(&at, action) }))?;
            at.apply_unchecked(action, &mut Silent);
            self.told.push(action);
        }
        Some(())
    }

    fn choose(&mut self, game: &Game, budget: Budget, seed: u64) -> Option<Action> {
        self.catch_up(game)?;
        let mut request = json!({ "cmd": "choose", "seed": seed });
        match budget {
            Budget::Time(time) | Budget::Processor(time) => {
                request["milliseconds"] = json!(time.as_millis() as u64)
            }
            Budget::Simulations(many) => request["simulations"] = json!(many),
        }
        let answer = self.ask(&request)?;
        notation::read(game, answer.get("action")?.as_str()?).ok()
    }
}

impl Player for External {
    fn name(&self) -> &str {
        &self.name
    }

    fn decide(&mut self, game: &Game, budget: Budget, seed: u64) -> Decision {
        Decision::plain(self.choose(game, budget, seed))
    }
}

impl Drop for External {
    /// Sends `quit`, closes its input and waits for it to exit.
    fn drop(&mut self) {
        if let Some(mut input) = self.input.take() {
            let _ = writeln!(input, r#"{{"cmd":"quit"}}"#);
        }
        let _ = self.child.wait();
    }
}
