//! Replaying games of an independent program (docs/conformance.md documents the format): every
//! recorded action must be legal, every list of options and every line of state must match ours.

mod options;
mod state;

use std::collections::VecDeque;

use aude_engine::classic::{Classic, Setup};
use aude_engine::game::{Category, Scored};
use aude_engine::{Action, Cell, Event, FigureKind, Game, Player, Rotation, Rules, Side, Spot};
use aude_record::notation::Place;
use aude_record::sets;
use serde_json::Value;

/// Replays one recorded game.
///
/// # Errors
/// The first difference, with the number of the step.
pub fn replay(game: &Value) -> Result<(), String> {
    let sets: Vec<_> = texts(&game["sets"]).iter().filter_map(|name| sets::builtin(name)).collect();
    let players = number(&game["players"])? as u8;
    let setup = Setup { players, sets, ..Setup::default() };
    let game_state = Classic::new(setup).map_err(|faults| format!("{faults:?}"))?;
    let mut replay = Replay {
        game: Game::Classic(game_state),
        scores: vec![0; players.into()],
        gains: Vec::new(),
        later: VecDeque::new(),
    };
    let steps = game["steps"].as_array().ok_or("no steps")?;
    for (index, step) in steps.iter().enumerate() {
        replay.step(step).map_err(|error| format!("step {index} {step}: {error}"))?;
    }
    replay.finish(game)
}

/// A game in progress. Events of the next turn are held back until the record gets there: our
/// engine continues to the next decision, but the record notes the state before that.
struct Replay {
    game: Game,
    scores: Vec<i64>,
    gains: Vec<Scored>,
    later: VecDeque<Event>,
}

impl Replay {
    fn step(&mut self, step: &Value) -> Result<(), String> {
        let (key, value) = first(step)?;
        match key {
            "fairy_point" => self.fairy_point(value),
            "discard" => {
                self.catch_up();
                let events = self.draw(value)?;
                let out = events.iter().any(|event| matches!(event, Event::Discarded(_)));
                out.then_some(()).ok_or_else(|| "our engine has a place for it".into())
            }
            "d" => {
                self.catch_up();
                let turn = number(&step["turn"])?;
                equal("turn", turn, self.game.turn().0.into())?;
                let events = self.draw(value)?;
                let out = events.iter().any(|event| matches!(event, Event::Discarded(_)));
                (!out).then_some(()).ok_or_else(|| "our engine has no place for it".into())
            }
            "legal" => self.compare_placements(value),
            "p" => self.place(value),
            "wood_legal" => self.compare_wood(value),
            "wood" => {
                let figure = figure(&value["f"])?;
                let at = self.spot(value)?;
                self.apply(Action::Put { figure, at })
            }
            "fairy" => {
                let at = self.spot_at(cell(value)?, step)?;
                self.apply(Action::Fairy(at))
            }
            "princess" => {
                let at = self.spot(value)?;
                self.apply(Action::Princess(at))
            }
            "tower" => self.apply(Action::Tower(cell(value)?)),
            "capture_legal" => self.compare_captures(value),
            "capture" if value.is_null() => self.apply(Action::Pass),
            "capture" => {
                let at = self.spot(value)?;
                self.apply(Action::Capture(at))
            }
            "exchange" if value["choice"] == true => {
                self.apply(Action::Exchange(figure(&value["for"][1])?))
            }
            "exchange" => Ok(()),
            "ransom" => {
                let from = Player(number(&value["from"])? as u8);
                self.apply(Action::Ransom { from, figure: figure(&value["f"])? })
            }
            "dragon_legal" => self.compare_flight(value),
            "dragon" => self.fly(cell(value)?, number(&step["by"])?),
            // A step without a choice is skipped.
            "pass" if self.is_asked_for_wood() => self.apply(Action::Pass),
            "pass" => Ok(()),
            "s" => self.compare_state(step),
            other => Err(format!("unknown step {other}")),
        }
    }

    fn finish(mut self, game: &Value) -> Result<(), String> {
        self.catch_up();
        if self.game.actor() != aude_engine::Actor::Nobody {
            return Err("our game is not over".into());
        }
        equal("final scores", &game["final"], &Value::from(self.game.scores()))?;
        equal("tracked scores", &game["final"], &Value::from(self.scores.clone()))?;
        for (name, category) in CATEGORIES {
            let theirs = &game["final_points"][name];
            for player in 0..self.game.players() {
                let of = |gain: &&Scored| {
                    gain.end && gain.category == category && gain.player.0 == player
                };
                let ours: i64 =
                    self.gains.iter().filter(of).map(|gain| i64::from(gain.points)).sum();
                let theirs = theirs.get(usize::from(player)).and_then(Value::as_i64).unwrap_or(0);
                equal(&format!("final {name} of player {player}"), theirs, ours)?;
            }
        }
        Ok(())
    }

    fn apply(&mut self, action: Action) -> Result<(), String> {
        let mut events = Vec::new();
        self.game.apply(action, &mut events).map_err(|refusal| format!("refused: {refusal}"))?;
        self.later.extend(events);
        self.hear(|event| !matches!(event, Event::Turn { second_part: false, .. } | Event::Ending));
        Ok(())
    }

    /// Takes in events while `now` says so.
    fn hear(&mut self, now: impl Fn(&Event) -> bool) {
        while let Some(event) = self.later.pop_front_if(|event| now(event)) {
            if let Event::Scored(scored) = event {
                self.scores[scored.player.index()] += i64::from(scored.points);
                self.gains.push(scored);
            }
        }
    }

    fn catch_up(&mut self) {
        self.hear(|_| true);
    }

    fn fairy_point(&mut self, player: &Value) -> Result<(), String> {
        let before = self.gains.len();
        self.catch_up();
        let player = number(player)?;
        match &self.gains[before..] {
            [one]
                if one.category == Category::Fairy
                    && one.points == 1
                    && i64::from(one.player.0) == player =>
            {
                Ok(())
            }
            other => Err(format!("our engine gives {other:?}")),
        }
    }

    fn draw(&mut self, letter: &Value) -> Result<Vec<Event>, String> {
        let letter = letter.as_str().ok_or("no letter")?;
        let kind = self.game.tiles().find(letter).ok_or("unknown tile")?;
        let mut events = Vec::new();
        self.game.apply(Action::Draw(kind), &mut events).map_err(|refusal| refusal.to_string())?;
        Ok(events)
    }

    fn place(&mut self, value: &Value) -> Result<(), String> {
        let kind = self.game.drawn().ok_or("no tile is drawn")?;
        let turned = Rotation::new(number(&value[2])? as u8);
        let rotation = self.game.tiles().canonical(kind, turned);
        self.apply(Action::Place { cell: cell(value)?, rotation })
    }

    fn fly(&mut self, to: Cell, by: i64) -> Result<(), String> {
        let aude_engine::Actor::Player(mover) = self.game.actor() else {
            return Err("nobody moves".into());
        };
        equal("mover", by, i64::from(mover.0))?;
        let from = self.game.classic().and_then(Classic::dragon).ok_or("no dragon")?;
        let side =
            Side::ALL.into_iter().find(|&side| from.step(side) == to).ok_or("no single step")?;
        self.apply(Action::Dragon(side))
    }

    fn spot(&self, value: &Value) -> Result<Spot, String> {
        self.spot_at(cell(&value["at"])?, value)
    }

    fn spot_at(&self, cell: Cell, value: &Value) -> Result<Spot, String> {
        let name = (value["on"].as_str(), value["via"].as_str(), texts(&value["cities"]));
        if name.0 == Some("tower") {
            return Ok(Spot::roof(cell));
        }
        let places = Place::all_on(&self.game, cell);
        let index = places.iter().position(|place| options::matches(place, &name));
        let index = index.ok_or_else(|| format!("no such segment among {places:?}"))?;
        Ok(Spot::new(cell, index as u8))
    }
}

/// How the record names categories of points.
const CATEGORIES: [(&str, Category); 6] = [
    ("city", Category::City),
    ("road", Category::Road),
    ("cloister", Category::Cloister),
    ("field", Category::Field),
    ("fairy", Category::Fairy),
    ("goods", Category::Goods),
];

/// The key that says what a step is: `serde_json` sorts keys, so it is found by this order.
fn first(step: &Value) -> Result<(&str, &Value), String> {
    const KEYS: [&str; 16] = [
        "s",
        "d",
        "fairy_point",
        "discard",
        "legal",
        "ransom",
        "p",
        "wood_legal",
        "wood",
        "princess",
        "tower",
        "capture_legal",
        "capture",
        "exchange",
        "pass",
        "dragon_legal",
    ];
    let keys = KEYS.iter().chain(&["dragon", "fairy"]);
    keys.filter_map(|&key| step.get(key).map(|value| (key, value)))
        .next()
        .ok_or_else(|| "empty step".into())
}

fn figure(value: &Value) -> Result<FigureKind, String> {
    match value.as_str() {
        Some("small") => Ok(FigureKind::Small),
        Some("big") => Ok(FigureKind::Big),
        Some("builder") => Ok(FigureKind::Builder),
        Some("pig") => Ok(FigureKind::Pig),
        _ => Err(format!("unknown figure {value}")),
    }
}

fn figure_name(figure: FigureKind) -> &'static str {
    match figure {
        FigureKind::Small => "small",
        FigureKind::Big => "big",
        FigureKind::Builder => "builder",
        FigureKind::Pig => "pig",
    }
}

fn cell(value: &Value) -> Result<Cell, String> {
    Ok(Cell::new(number(&value[0])? as i16, number(&value[1])? as i16))
}

fn number(value: &Value) -> Result<i64, String> {
    value.as_i64().ok_or_else(|| format!("{value} is no number"))
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn equal<T: PartialEq + std::fmt::Debug>(what: &str, theirs: T, ours: T) -> Result<(), String> {
    if theirs == ours { Ok(()) } else { Err(format!("{what}: theirs {theirs:?}, ours {ours:?}")) }
}
