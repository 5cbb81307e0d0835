//! The log of a game at Board Game Arena: packets of events, as JSON.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::packets::{Event, number};
use super::{About, ImportError, ImportProblem, SEATS, Told, Turn, markup, packets, tiles};

/// Turns of a log, and tiles that fitted nowhere: several times as many as any game of the base set has.
const MOST: usize = 500;

/// Reads a log.
pub(super) fn read(text: &str) -> Result<Told, ImportError> {
    let mut reader = Reader::default();
    packets::events(&packets::root(text)?)?.iter().try_for_each(|event| reader.event(event))?;
    reader.end()
}

#[derive(Default)]
struct Reader {
    told: Told,
    /// The players' ids by seat.
    players: Vec<String>,
    scores: Vec<i64>,
    /// Whether points were told of at all.
    has_points: bool,
    /// The numbers of the tiles that were drawn, by copy.
    drawn: BTreeMap<i64, i64>,
    /// The copies that fitted nowhere.
    gone: BTreeSet<i64>,
    discarded: Vec<char>,
    /// The move that the event belongs to, and the last tile: its copy and its move.
    of_move: Option<i64>,
    last: (Option<i64>, Option<i64>),
}

/// The name of somebody in a log: a number, or a text.
fn id(value: &Value) -> Option<String> {
    let text = value.as_str().map(|text| text.trim().to_owned());
    text.filter(|text| !text.is_empty()).or_else(|| number(value).map(|id| id.to_string()))
}

impl Reader {
    /// The number of the turn being read.
    fn turn(&self) -> usize {
        self.told.turns.len()
    }

    fn number(&self, args: &Value, name: &str) -> Result<i64, ImportError> {
        number(&args[name]).ok_or_else(|| {
            ImportError::expected(
                self.turn(),
                About::Entry,
                format!("a number `{name}`"),
                &args[name],
            )
        })
    }

    /// The letter of a tile by its number.
    fn tile(&self, turn: usize, kind: i64) -> Result<char, ImportError> {
        let drawn = tiles::by_number(kind);
        drawn.map(|drawn| drawn.tile).ok_or_else(|| {
            ImportError::expected(
                turn,
                About::Expansion,
                "a tile of the base game (type 1 to 24), because expansions cannot be read",
                format!("type {kind}"),
            )
        })
    }

    fn event(&mut self, event: &Event<'_>) -> Result<(), ImportError> {
        self.of_move = event.of_move;
        match &event.value["args"] {
            Value::Array(all) => all.iter().try_for_each(|args| self.told(event.value, args)),
            args => self.told(event.value, args),
        }
    }

    /// Reads an event that is told with these arguments.
    fn told(&mut self, event: &Value, args: &Value) -> Result<(), ImportError> {
        match event["type"].as_str() {
            Some("pickTile") => {
                if let (Some(copy), Some(kind)) = (number(&args["id"]), number(&args["type"])) {
                    self.drawn.insert(copy, kind);
                }
                Ok(())
            }
            Some("cantPlay") => self.fits_nowhere(args),
            Some("playTile") => self.tile_played(args),
            Some("playPartisan") => self.follower(args),
            Some("winPoints") => self.points(args),
            Some("realizationAchieved") => {
                // Fields are scored only in the end, and what is scored then was completed by nobody.
                let log = event["log"].as_str().unwrap_or_default();
                let is_final = log.starts_with("Counting unachieved");
                if is_final || args["real_type"] == "field" || args["player_id"].is_null() {
                    self.told.is_over = true;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The seat of a player; a new one sits down after the others.
    fn seat(&mut self, args: &Value) -> Result<usize, ImportError> {
        let player = id(&args["player_id"]).ok_or_else(|| {
            ImportError::expected(self.turn(), About::Entry, "a `player_id`", &args["player_id"])
        })?;
        if let Some(seat) = self.players.iter().position(|known| *known == player) {
            return Ok(seat);
        }
        let name = markup::name(args["player_name"].as_str().unwrap_or_default());
        if self.players.len() == SEATS {
            let expected = "a game of two to six players";
            let found = if name.is_empty() { player } else { name };
            return Err(ImportError::expected(
                self.turn() + 1,
                About::Players,
                expected,
                format!("a seventh: {found}"),
            ));
        }
        self.players.push(player);
        self.told.names.push(name);
        self.scores.push(0);
        Ok(self.players.len() - 1)
    }

    /// Refuses one more of something that a game has only a few of.
    fn bounded(&self, many: usize, what: &str) -> Result<(), ImportError> {
        if many < MOST {
            return Ok(());
        }
        Err(ImportError::expected(
            self.turn(),
            About::Length,
            format!("at most {MOST} {what}"),
            "more",
        ))
    }

    fn fits_nowhere(&mut self, args: &Value) -> Result<(), ImportError> {
        let (copy, turn) = (self.number(args, "tile_id")?, self.turn() + 1);
        // Draws are told to the player alone, so a log may lack them.
        let kind = self.drawn.get(&copy).copied().or_else(|| tiles::of_copy(copy));
        let kind = kind.ok_or_else(|| {
            ImportError::expected(
                turn,
                About::Entry,
                "a tile that was drawn",
                format!("tile {copy}"),
            )
        })?;
        let tile = self.tile(turn, kind)?;
        self.bounded(self.gone.len(), "tiles that fit nowhere")?;
        // A log may tell the same event to each player.
        if self.gone.insert(copy) {
            self.discarded.push(tile);
        }
        Ok(())
    }

    fn tile_played(&mut self, args: &Value) -> Result<(), ImportError> {
        let turn = self.turn() + 1;
        let kind = self.number(args, "type")?;
        let orientation = self.number(args, "ori")?;
        let turns = u8::try_from(orientation.saturating_sub(1)).ok().filter(|turns| *turns < 4);
        let turns = turns.ok_or_else(|| {
            ImportError::expected(turn, About::Entry, "an `ori` from 1 to 4", orientation)
        })?;
        let mut played = Turn {
            seat: Some(self.seat(args)?),
            discarded: Vec::new(),
            tile: self.tile(turn, kind)?,
            x: self.number(args, "x")?,
            y: self.number(args, "y")?,
            turns,
            follower: None,
            scores: None,
        };
        // The same tile on the same cell is the same turn, told again, unless it is another move: then the
        // same copy was taken back and placed anew.
        let look = |turn: &Turn| (turn.seat, turn.tile, turn.x, turn.y, turn.turns);
        let is_told = self.told.turns.iter().any(|turn| look(turn) == look(&played));
        let (copy, of_move) = (number(&args["id"]), self.of_move);
        let is_same_player = self.told.turns.last().is_some_and(|turn| turn.seat == played.seat);
        let is_same_copy = is_same_player && copy.is_some() && copy == self.last.0;
        let is_other_move = of_move.zip(self.last.1).is_some_and(|(now, then)| now != then);
        if is_told && !(is_same_copy && is_other_move) {
            return Ok(());
        }
        if is_same_copy {
            self.take_back();
        }
        self.bounded(self.turn(), "turns")?;
        self.last = (copy, of_move);
        if std::mem::take(&mut self.told.is_over) {
            // It was not the final scoring.
            self.told.turns.iter_mut().rev().take(1).for_each(|turn| turn.scores = None);
        }
        self.close();
        played.discarded = std::mem::take(&mut self.discarded);
        self.told.turns.push(played);
        Ok(())
    }

    /// Takes the last turn back, with its follower and its points.
    fn take_back(&mut self) {
        let Some(turn) = self.told.turns.pop() else { return };
        self.discarded = turn.discarded;
        self.told.is_over = false;
        let before = self.told.turns.last().and_then(|turn| turn.scores.clone());
        self.scores = before.unwrap_or_default();
        self.scores.resize(self.players.len(), 0);
    }

    /// Notes the scores after the last turn.
    fn close(&mut self) {
        if let Some(turn) = self.told.turns.last_mut().filter(|turn| turn.scores.is_none()) {
            turn.scores = Some(self.scores.clone());
        }
    }

    fn follower(&mut self, args: &Value) -> Result<(), ImportError> {
        let (number, turn) = (self.number(args, "pos")?, self.turn());
        let Some(last) = self.told.turns.last() else {
            return Err(ImportError::expected(
                turn,
                About::Follower,
                "a tile before a follower",
                "a follower",
            ));
        };
        let cell = match (&args["x"], &args["y"]) {
            (Value::Null, Value::Null) => (last.x, last.y),
            _ => (self.number(args, "x")?, self.number(args, "y")?),
        };
        let kind = args["type"].as_str().map(str::to_owned);
        let place = u8::try_from(number).ok().filter(|place| (1..=9).contains(place));
        let is_told = |turn: &Turn| {
            let follower = turn.follower.as_ref();
            (turn.x, turn.y) == cell && follower.is_some_and(|(told, _)| Some(*told) == place)
        };
        if self.told.turns.iter().any(is_told) {
            return Ok(());
        }
        if let Some(other) = args["ptype"].as_str().filter(|&ptype| ptype != "normal") {
            let expected = "a follower of the base game, because expansions cannot be read";
            return Err(ImportError::expected(turn, About::Expansion, expected, other));
        }
        let Some(last) = self.told.turns.last_mut() else { return Ok(()) };
        if (last.x, last.y) != cell {
            let expected = format!("a follower on the tile at {},{}", last.x, last.y);
            return Err(ImportError::expected(
                turn,
                About::Follower,
                expected,
                format!("one at {},{}", cell.0, cell.1),
            ));
        }
        let place = place.ok_or_else(|| {
            ImportError::expected(turn, About::Follower, "a `pos` from 1 to 9", number)
        })?;
        last.follower = Some((place, kind));
        Ok(())
    }

    fn points(&mut self, args: &Value) -> Result<(), ImportError> {
        let seat = self.seat(args)?;
        self.has_points = true;
        let sum = number(&args["points"]).map(|points| self.scores[seat].saturating_add(points));
        let score = match (number(&args["score"]), sum) {
            (Some(score), _) => score,
            (None, Some(sum)) => sum,
            (None, None) => self.number(args, "score")?,
        };
        if self.told.is_over {
            // The last turn ends where the final scoring begins.
            self.close();
        }
        // What is told again changes nothing.
        if let Some(sum) = sum.filter(|&sum| sum != score && self.scores[seat] != score) {
            let (player, turn) = (self.told.names[seat].clone(), self.turn());
            let problem =
                ImportProblem::Score { player, expected: score, found: sum, is_final: false };
            self.told.doubt.get_or_insert_with(|| ImportError::new(turn, problem));
        }
        self.scores[seat] = score;
        Ok(())
    }

    fn end(mut self) -> Result<Told, ImportError> {
        if self.told.turns.is_empty() {
            return Err(ImportError::expected(
                0,
                About::Moves,
                "a game of Carcassonne with `playTile` events",
                "none",
            ));
        }
        self.close();
        // Scores grow with the seats that are known.
        let seats = self.players.len();
        for turn in &mut self.told.turns {
            if let Some(scores) = &mut turn.scores {
                scores.resize(seats, 0);
            }
        }
        self.told.left = self.discarded;
        if self.has_points {
            self.told.scores = Some(self.scores);
        } else {
            self.told.turns.iter_mut().for_each(|turn| turn.scores = None);
        }
        Ok(self.told)
    }
}
