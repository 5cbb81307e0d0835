//! Random games over every combination of sets and players obey the laws, and an independent scorer
//! agrees with every point. `AUDE_BATTERY=50` plays fifty times as many.

use aude_engine::{Action, Cell, Event, FigureKind, Game, Player, Rotation, Rules, Side, Spot};
use aude_record::Record;
use aude_record::sets::SetLibrary;
use aude_testkit::laws;
use aude_testkit::random::{Chooser, combinations, table};
use aude_testkit::scorer::Scorer;

fn rounds() -> u64 {
    std::env::var("AUDE_BATTERY").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// Plays one game, checking everything.
fn play(sets: &[&str], players: u8, seed: u64) -> Result<(), String> {
    let mut game = table(sets, players);
    let start = game.clone();
    let mut chooser = Chooser::new(seed);
    let mut scorer = Scorer::new(&game);
    let mut step = 0u64;
    laws::one_position(&game)?;
    while let Some(action) = chooser.choose(&game) {
        let context =
            |error: String| format!("after {} actions, {action:?}: {error}", game.actions().len());
        let thorough = (step + seed).is_multiple_of(11);
        let before = thorough.then(|| game.clone());
        if thorough {
            refuses_others(&mut game.clone(), &mut chooser).map_err(context)?;
        }
        let mut events: Vec<Event> = Vec::new();
        game.apply(action, &mut events)
            .map_err(|refusal| format!("{action:?} refused: {refusal}"))?;
        let at = |error: String| format!("action {step}, {action:?}: {error}");
        scorer.follow(&game, &events).map_err(at)?;
        laws::one_position(&game).map_err(at)?;
        if let Some(before) = before {
            laws::after_action(&before, &mut game).map_err(at)?;
        }
        step += 1;
    }
    survives_writing(&game)?;
    laws::way_back(&mut game, &start)
}

/// Actions that are not in the list are refused with a rule, and change nothing.
fn refuses_others(game: &mut Game, chooser: &mut Chooser) -> Result<(), String> {
    let mut list = Vec::new();
    game.legal(&mut list);
    let hash = game.hash();
    for _ in 0..8 {
        let action = any_action(game, chooser);
        if list.contains(&action) {
            continue;
        }
        match game.apply(action, &mut Vec::new()) {
            Ok(()) => return Err(format!("{action:?} is not listed but accepted")),
            Err(refusal) if refusal.rule.is_empty() || refusal.to_string().len() < 8 => {
                return Err(format!("{action:?} is refused without a reason"));
            }
            Err(_) if game.hash() != hash => {
                return Err(format!("refusing {action:?} changed something"));
            }
            Err(_) => {}
        }
    }
    Ok(())
}

/// Any action at all, near the tiles.
fn any_action(game: &Game, chooser: &mut Chooser) -> Action {
    let placed = game.board().placed();
    let near = placed[chooser.below(placed.len())].cell;
    let cell =
        Cell::new(near.x() + chooser.below(3) as i16 - 1, near.y() + chooser.below(3) as i16 - 1);
    let segment = if chooser.below(6) == 0 { Spot::ROOF } else { chooser.below(10) as u8 };
    let at = Spot::new(cell, segment);
    let figure = FigureKind::ALL[chooser.below(4)];
    match chooser.below(12) {
        0 => Action::Pass,
        1 => Action::Fairy(at),
        2 => Action::Princess(at),
        3 => Action::Tower(cell),
        4 => Action::Capture(at),
        5 => Action::Exchange(figure),
        6 => Action::Ransom { from: Player(chooser.below(7) as u8), figure },
        7 => Action::Dragon(Side::ALL[chooser.below(4)]),
        8 => Action::Score(at),
        9 | 10 => Action::Place { cell, rotation: Rotation::new(chooser.below(4) as u8) },
        _ => Action::Put { figure, at },
    }
}

/// The record of a game is read back to the same game.
fn survives_writing(game: &Game) -> Result<(), String> {
    let text = Record::of(game, &[]).to_text();
    let read =
        Record::parse(&text, &SetLibrary::builtin()).map_err(|error| format!("{error:?}"))?;
    if read.to_text() != text {
        return Err("the record is not canonical".into());
    }
    let replayed = read.replay();
    let same = replayed.hash() == game.hash() && replayed.scores() == game.scores();
    if same { Ok(()) } else { Err("the record replays to another game".into()) }
}

fn battery(sets: &[&str], players: impl Iterator<Item = u8>) {
    for players in players {
        for seed in 0..rounds() {
            let seed = seed * 100 + u64::from(players);
            play(sets, players, seed).unwrap_or_else(|error| {
                panic!("{sets:?}, {players} players, seed {seed}: {error}")
            });
        }
    }
}

macro_rules! combination {
    ($($name:ident = $bits:literal)+) => { $(#[test] fn $name() { battery(&combinations()[$bits], 2..=6); })+ };
}

combination! {
    base = 0 inns = 1 traders = 2 inns_traders = 3 dragon = 4 inns_dragon = 5 traders_dragon = 6
    inns_traders_dragon = 7 tower = 8 inns_tower = 9 traders_tower = 10 inns_traders_tower = 11
    dragon_tower = 12 inns_dragon_tower = 13 traders_dragon_tower = 14 everything = 15
}

#[test]
fn mayflower() {
    battery(&["mayflower"], 2..=5);
    battery(&["mayflower"], [2, 3].into_iter());
}
