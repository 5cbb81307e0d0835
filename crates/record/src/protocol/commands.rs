//! The commands.

use aude_engine::game::{RulesVersion, Silent};
use aude_engine::{Action, Cell, Game, Rules};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Session;
use super::answer::{Body, ErrorJson, ProblemJson};
use super::request::{Act, At, Load, New, Nothing, Places, Undo};
use crate::setup::{GameSetup, SetupProblem};
use crate::wire::{
    self, ActionJson, FeatureJson, HappenedJson, LegalActionJson, Next, PlaceJson, ShapeJson,
    StateJson,
};
use crate::{Record, notation};

type Outcome = Result<Body, ErrorJson>;

const COMMANDS: &str =
    "new, state, legal, apply, why, places, features, tiles, undo, record, load, sets, quit";

impl Session {
    pub(super) fn run(&mut self, cmd: &str, fields: Value) -> Outcome {
        match cmd {
            "new" => self.begin(read(fields)?),
            "load" => self.load(&read::<Load>(fields)?.record),
            "sets" => read::<Nothing>(fields).map(|_| self.sets()),
            "state" => read::<Nothing>(fields).and_then(|_| self.state()),
            "legal" => read::<Nothing>(fields).and_then(|_| self.legal()),
            "record" => read::<Nothing>(fields).and_then(|_| self.record()),
            "apply" => self.apply(&read::<Act>(fields)?.action),
            "why" => self.why(&read::<Act>(fields)?.action),
            "places" => self.places(read(fields)?),
            "features" => self.features(read(fields)?),
            "tiles" => read::<Nothing>(fields).and_then(|_| self.tiles()),
            "undo" => self.undo(read::<Undo>(fields)?.count),
            "quit" => read::<Nothing>(fields).map(|_| {
                self.over = true;
                Body::Done {}
            }),
            _ => {
                let shown: String = cmd.chars().take(40).collect();
                let message = format!("unknown command {shown:?} (expected {COMMANDS})");
                Err(ErrorJson::request("unknown-command", message))
            }
        }
    }

    fn begin(&mut self, request: New) -> Outcome {
        let setup = request.setup();
        match setup.begin(&self.library) {
            Ok(game) => {
                let setup = GameSetup::of(&game, &setup.players);
                let next = Next::of(&game);
                self.table = Some((setup, game));
                self.headers.clear();
                Ok(Body::Next(next))
            }
            Err(problems) => {
                let problems = problems.iter().map(SetupProblem::to_string).map(ProblemJson::from);
                let problems: Vec<ProblemJson> = problems.collect();
                Err(ErrorJson::request("setup", "the setup is invalid").with(problems))
            }
        }
    }

    fn load(&mut self, text: &str) -> Outcome {
        match Record::parse(text, &self.library) {
            Ok(record) => {
                let game = record.replay();
                let next = Next::of(&game);
                self.table = Some((record.setup().clone(), game));
                self.headers = record.headers().to_vec();
                Ok(Body::Next(next))
            }
            Err(errors) => {
                let problems = errors.iter().map(ProblemJson::from).collect();
                Err(ErrorJson::request("record", "the record is invalid").with(problems))
            }
        }
    }

    fn sets(&self) -> Body {
        Body::Sets {
            version: env!("CARGO_PKG_VERSION"),
            rules: RulesVersion::LATEST.number(),
            rules_known: self.library.rules_numbers().collect(),
            sets: wire::sets(&self.library),
            options: wire::options(),
        }
    }

    fn state(&self) -> Outcome {
        let (setup, game) = self.playing()?;
        Ok(Body::State(Box::new(StateJson::of(game, setup))))
    }

    fn legal(&self) -> Outcome {
        let (_, game) = self.playing()?;
        Ok(Body::Legal { actor: game.actor().into(), actions: LegalActionJson::all(game) })
    }

    fn record(&self) -> Outcome {
        let (setup, game) = self.playing()?;
        let mut record = Record::of(game, &setup.players);
        for header in &self.headers {
            record.set_header(header.clone());
        }
        Ok(Body::Record { record: record.to_text() })
    }

    fn apply(&mut self, action: &Value) -> Outcome {
        let Some((setup, game)) = &mut self.table else { return Err(no_game()) };
        let action = find(game, action)?;
        let (json, text) = (ActionJson::of(game, action), notation::write(game, action));
        let mut events = Vec::new();
        game.apply(action, &mut events).map_err(|refusal| ErrorJson::from(&refusal))?;
        let events =
            events.iter().map(|event| HappenedJson::of(game, event, &setup.players)).collect();
        Ok(Body::Applied { action: json, text, events, next: Next::of(game) })
    }

    fn why(&self, action: &Value) -> Outcome {
        let (_, game) = self.playing()?;
        let action = find(game, action)?;
        let refusal = game.snapshot().apply(action, &mut Silent).err();
        Ok(Body::Why {
            legal: refusal.is_none(),
            text: notation::write(game, action),
            refusal: refusal.as_ref().map(ErrorJson::from),
        })
    }

    /// Where a tile would fit now: the one drawn, or any other.
    fn places(&self, request: Places) -> Outcome {
        let (_, game) = self.playing()?;
        let kind = match &request.tile {
            Some(id) => game.tiles().find(id),
            None => game.drawn(),
        };
        let Some(kind) = kind else {
            return Err(ErrorJson::request(
                "bad-field",
                "expected `tile`: the id of a tile of this game",
            ));
        };
        let mut places = Vec::new();
        game.board().placements(game.tiles(), kind, |cell, rotation| {
            places.push(PlaceJson {
                tile: None,
                x: cell.x(),
                y: cell.y(),
                rotation: rotation.turns(),
            });
        });
        Ok(Body::Places { tile: game.tiles().kind(kind).id.clone(), places })
    }

    /// The features on the table, or those of one tile.
    fn features(&self, request: At) -> Outcome {
        let (_, game) = self.playing()?;
        let cell = request.at.map(|[x, y]| Cell::new(x, y));
        if cell.is_some_and(|cell| game.board().tile_at(cell).is_none()) {
            return Err(ErrorJson::request("bad-field", "expected `at`: the cell of a tile"));
        }
        Ok(Body::Features { features: FeatureJson::all(game, cell) })
    }

    fn tiles(&self) -> Outcome {
        let (_, game) = self.playing()?;
        Ok(Body::Tiles { tiles: ShapeJson::all(game) })
    }

    fn undo(&mut self, count: u64) -> Outcome {
        let Some((_, game)) = &mut self.table else { return Err(no_game()) };
        let past = game.actions().len() as u64;
        if count == 0 || count > past {
            let message = match past {
                0 => "there is nothing to undo".to_owned(),
                _ => format!("expected `count`: 1 to {past} actions to undo"),
            };
            return Err(ErrorJson::request("nothing-to-undo", message));
        }
        let mut undone = Vec::new();
        for _ in 0..count {
            if let Some(action) = game.undo() {
                undone.push(notation::write(game, action));
            }
        }
        Ok(Body::Undone { undone, next: Next::of(game) })
    }

    fn playing(&self) -> Result<(&GameSetup, &Game), ErrorJson> {
        self.table.as_ref().map(|(setup, game)| (setup, game)).ok_or_else(no_game)
    }
}

fn no_game() -> ErrorJson {
    ErrorJson::request("no-game", "there is no game yet: start one with `new` or `load`")
}

fn read<T: DeserializeOwned>(fields: Value) -> Result<T, ErrorJson> {
    serde_json::from_value(fields)
        .map_err(|error| ErrorJson::request("bad-field", wire::for_people(&error.to_string())))
}

fn find(game: &Game, action: &Value) -> Result<Action, ErrorJson> {
    wire::action(game, action).map_err(|error| ErrorJson::request("bad-action", error.to_string()))
}
