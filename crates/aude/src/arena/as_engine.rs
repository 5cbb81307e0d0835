//! A player behind the engine protocol: the rules answer every request except `choose`.

use std::io::{self, BufRead, Write};

use aude_ai::{Budget, Player};
use aude_record::SetLibrary;
use aude_record::notation;
use aude_record::protocol::Session;
use serde_json::{Value, json};

/// Simulations when a request gives no budget.
const SIMULATIONS: u64 = 1000;

/// Answers requests until `quit` or the end of the input.
///
/// # Errors
/// Errors from reading the input or writing the output.
pub(super) fn run(
    mut player: Box<dyn Player>,
    input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut session = Session::new(SetLibrary::builtin());
    for line in input.lines() {
        let line = line?;
        let request: Value = serde_json::from_str(&line).unwrap_or_default();
        let answer = if request["cmd"] == "choose" {
            choose(&mut *player, &session, &request).to_string()
        } else {
            session.answer(&line)
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
        if session.is_over() {
            break;
        }
    }
    Ok(())
}

fn choose(player: &mut dyn Player, session: &Session, request: &Value) -> Value {
    let fail = |code: &str, message: &str| json!({"ok": false, "error": {"code": code, "message": message}});
    let Some(game) = session.game() else {
        return fail("request/no-game", "there is no game yet: start one with `new` or `load`");
    };
    let number = |key: &str| request[key].as_u64();
    let budget = match number("milliseconds") {
        Some(milliseconds) => Budget::milliseconds(milliseconds),
        None => Budget::Simulations(number("simulations").unwrap_or(SIMULATIONS) as u32),
    };
    let decision = player.decide(game, budget, number("seed").unwrap_or(0));
    let Some(action) = decision.action else {
        return fail("request/nothing-to-choose", "no player is to act");
    };
    let candidates: Vec<Value> = decision
        .candidates
        .iter()
        .map(|one| {
            json!({
                "action": notation::write(game, one.action),
                "margin": one.margin,
                "error": one.error,
                "visits": one.visits,
            })
        })
        .collect();
    json!({ "ok": true, "action": notation::write(game, action), "candidates": candidates })
}
