//! Playthroughs: every observable field at every state of a recorded game, as text to compare line
//! by line. A change of behaviour shows up as a readable diff.

use std::fmt::Write;

use aude_engine::{Event, Game, Rules};
use aude_record::english::Log;
use aude_record::wire::StateJson;
use aude_record::{GameSetup, notation};
use serde_json::Value;

use crate::random::Chooser;

/// Fields that change with every move and that the moves themselves show.
const TOLD_BY_MOVES: [&str; 3] = ["tiles", "moves", "bag"];
/// Legal lists up to this length are written out; longer ones are abbreviated by a digest.
const WRITTEN_OUT: usize = 16;

/// The playthrough of the random game with this seed.
#[must_use]
pub fn of(mut game: Game, setup: &GameSetup, seed: u64) -> String {
    let mut out = String::new();
    let mut chooser = Chooser::new(seed);
    let mut before = Value::Null;
    let log = Log::new(&setup.players);
    let mut step = 0;
    loop {
        let state = serde_json::to_value(StateJson::of(&game, setup)).unwrap_or_default();
        tell_changes(&mut out, &before, &state);
        before = state;
        let Some(action) = chooser.choose(&game) else { break };
        tell_legal(&mut out, &game);
        step += 1;
        let _ = writeln!(out, "{step}. {}", notation::write(&game, action));
        let mut events: Vec<Event> = Vec::new();
        if let Err(refusal) = game.apply(action, &mut events) {
            let _ = writeln!(out, "refused: {refusal}");
            break;
        }
        for event in &events {
            let _ = writeln!(out, "  * {}", log.tell(&game, event));
        }
    }
    out
}

fn tell_changes(out: &mut String, before: &Value, state: &Value) {
    let Some(fields) = state.as_object() else { return };
    for (name, value) in fields {
        if !TOLD_BY_MOVES.contains(&name.as_str()) && before.get(name) != Some(value) {
            let _ = writeln!(out, "  {name} = {value}");
        }
    }
}

fn tell_legal(out: &mut String, game: &Game) {
    let mut list = Vec::new();
    game.legal(&mut list);
    let texts: Vec<String> = list.iter().map(|&action| notation::write(game, action)).collect();
    let shown = texts.iter().take(WRITTEN_OUT).cloned().collect::<Vec<_>>().join(" ");
    let rest = &texts[texts.len().min(WRITTEN_OUT)..];
    let _ = match rest {
        [] => writeln!(out, "  legal {}: {shown}", texts.len()),
        rest => {
            writeln!(out, "  legal {}: {shown} … {:016x}", texts.len(), digest(&rest.join(" ")))
        }
    };
}

/// FNV-1a, to distinguish texts.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
