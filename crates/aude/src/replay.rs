//! `aude replay` and `aude verify`: a record in words, and a record checked.

use aude_engine::{Actor, Rules};
use aude_record::{Record, notation};
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::narrator::Narrator;
use crate::show::{RecordArgs, position};
use crate::terminal::Terminal;
use aude_record::english as words;
use aude_server::fair;

/// Recount a recorded game turn by turn, showing how every score adds up
#[derive(Args, Clone, Debug)]
pub(crate) struct ReplayArgs {
    #[command(flatten)]
    record: RecordArgs,
    /// Show the board after every turn
    #[arg(long)]
    boards: bool,
    /// Show the board after every turn and wait for Enter; q quits
    #[arg(long)]
    step: bool,
}

/// Replay a record, check every action and the result, and report OK or the first error
#[derive(Args, Clone, Debug)]
pub(crate) struct VerifyArgs {
    #[command(flatten)]
    record: RecordArgs,
    /// The promise you noted before the first draw: the hash of the seed
    #[arg(long, value_name = "HASH")]
    promise: Option<String>,
    /// The random number your seat gave; may be repeated for several seats
    #[arg(long, value_name = "NUMBER")]
    number: Vec<String>,
}

impl VerifyArgs {
    /// Compares what a player noted with what the record says.
    fn compare(&self, record: &Record) -> Outcome<&'static str> {
        let values = |key: &str| {
            let header = record.headers().iter().find(|header| header.key() == key);
            header.map_or(&[][..], |header| header.values())
        };
        let has = |key: &str, noted: &String| {
            values(key).iter().any(|value| value.eq_ignore_ascii_case(noted.trim()))
        };
        if let Some(noted) = &self.promise
            && !has(fair::HEADER_COMMITMENT, noted)
        {
            return Err(Failure::input("the draws: the record has another promise than you noted"));
        }
        if let Some(noted) = self.number.iter().find(|noted| !has(fair::HEADER_NUMBERS, noted)) {
            let message = format!("the draws: your number {noted} is not part of them");
            return Err(Failure::input(message));
        }
        Ok(match (&self.promise, self.number.as_slice()) {
            (None, []) => "",
            (Some(_), []) => ", and the promise is the one you noted",
            (None, _) => ", and your number is part of them",
            (Some(_), _) => ", and promise and number are those you noted",
        })
    }
}

/// Runs `aude replay`.
pub(crate) fn run(args: &ReplayArgs, terminal: &mut Terminal) -> Outcome {
    let record = args.record.read()?;
    let names = &record.setup().players;
    let mut narrator = Narrator::new(record.start().clone(), names);
    for part in record.parts() {
        let (mut moves, mut sentences) = (Vec::new(), Vec::new());
        let before = narrator.game.scores().to_vec();
        for &action in &record.actions()[part.actions.clone()] {
            moves.push(notation::write(&narrator.game, action));
            sentences.extend(narrator.apply(action));
        }
        let again = if part.second { "+" } else { "" };
        let name = names.get(part.player.index()).map_or("", String::as_str);
        let head = format!("{}. {name}{again}", part.number);
        terminal.line(format_args!(
            "{}: {}",
            terminal.strong(head),
            terminal.faint(moves.join(" "))
        ))?;
        terminal.lines(sentences.iter().map(|sentence| format!("   {sentence}")))?;
        if narrator.game.scores() != before {
            terminal.line(format_args!("   points: {}", narrator.standing()))?;
        }
        if args.boards || args.step {
            position(&narrator.game, names, terminal)?;
            terminal.line("")?;
        }
        if args.step && !goes_on(terminal)? {
            return Ok(());
        }
    }
    terminal.line("")?;
    narrator.score_table(terminal)
}

fn goes_on(terminal: &mut Terminal) -> Outcome<bool> {
    terminal.print("Press Enter to continue, q to quit: ")?;
    terminal.flush()?;
    let mut answer = String::new();
    let read = std::io::stdin().read_line(&mut answer)?;
    Ok(read > 0 && !answer.trim().eq_ignore_ascii_case("q"))
}

/// Runs `aude verify`.
pub(crate) fn verify(args: &VerifyArgs, terminal: &mut Terminal) -> Outcome {
    let record = args.record.read()?;
    let noted = args.compare(&record)?;
    let game = record.replay();
    let standing = Narrator::new(game.clone(), &record.setup().players).standing();
    let state = if game.actor() == Actor::Nobody { "over" } else { "not over" };
    let draws = match record.header(fair::HEADER_COMMITMENT) {
        None => "the draws carry no fairness proof".to_owned(),
        // During a game, nobody can know.
        Some(_) if record.header(fair::HEADER_SEED).is_none() && game.actor() != Actor::Nobody => {
            "the draws can be checked once the game is over and the seed is revealed".to_owned()
        }
        Some(_) => aude_server::verify_record(&record)
            .map_err(|unfair| Failure::input(format!("the draws: {unfair}")))?
            .to_string(),
    };
    terminal.line(format_args!(
        "OK: {} in {}, all legal; {draws}{noted}; the game is {state}: {}",
        words::counted(record.actions().len() as u64, "action"),
        words::counted(record.parts().len() as u64, "turn"),
        standing,
    ))
}
