//! Comparing lists of options.

use std::collections::BTreeSet;

use aude_engine::classic::{Classic, Step};
use aude_engine::tiles::Symbol;
use aude_engine::{Action, Actor, FigureKind, Rules, Spot};
use aude_record::notation::Place;
use serde_json::{Value, json};

use super::{Replay, figure_name};

/// Whether a place is the one named by kind, edges or ports, and surrounding cities.
pub(super) fn matches(
    place: &Place,
    (on, via, cities): &(Option<&str>, Option<&str>, Vec<String>),
) -> bool {
    let (name, place_via, place_cities) = name(place);
    *on == Some(name) && via.unwrap_or("") == place_via && *cities == place_cities
}

/// Kind, edges or ports, and for an enclosed field the surrounding cities.
fn name(place: &Place) -> (&'static str, String, Vec<String>) {
    match place {
        Place::Road(_) => ("road", place.via(), Vec::new()),
        Place::City(_) => ("city", place.via(), Vec::new()),
        Place::Cloister => ("cloister", String::new(), Vec::new()),
        Place::Field(_) => ("field", place.via(), Vec::new()),
        Place::Enclosed(cities) => {
            ("field", String::new(), cities.iter().map(ToString::to_string).collect())
        }
        Place::Tower => ("tower", String::new(), Vec::new()),
    }
}

impl Replay {
    fn legal(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.game.legal(&mut list);
        list
    }

    pub(super) fn classic(&self) -> Result<&Classic, String> {
        self.game.classic().ok_or_else(|| "not the classic game".into())
    }

    pub(super) fn is_asked_for_wood(&self) -> bool {
        self.game.classic().is_some_and(|game| game.step() == Step::Figure)
            && matches!(self.game.actor(), Actor::Player(_))
    }

    /// The record lists all rotations, including equivalent ones.
    pub(super) fn compare_placements(&self, theirs: &Value) -> Result<(), String> {
        let kind = self.game.drawn().ok_or("no tile is drawn")?;
        let turns = self.game.tiles().kind(kind).turns;
        let mut ours = Vec::new();
        for action in self.legal() {
            if let Action::Place { cell, rotation } = action {
                let same = (rotation.turns()..4).step_by(turns.into());
                ours.extend(same.map(|turned| json!([cell.x(), cell.y(), turned])));
            }
        }
        compare(theirs, ours, |_| false)
    }

    pub(super) fn compare_wood(&self, theirs: &Value) -> Result<(), String> {
        if !self.is_asked_for_wood() {
            return compare(theirs, Vec::new(), |_| false);
        }
        let volcano = self.new_tile_is_volcano();
        let ours: Vec<_> = self
            .legal()
            .into_iter()
            .filter_map(|action| Some((self.wood(action)?, action)))
            .collect();
        // The record omits what we also allow: attendants on a volcano, builders on a finished
        // feature.
        let may_lack = |option: &Value| {
            ours.iter()
                .any(|(text, action)| text == option && self.is_known_exception(*action, volcano))
        };
        compare(theirs, ours.iter().map(|(text, _)| text.clone()).collect(), may_lack)
    }

    fn is_known_exception(&self, action: Action, volcano: bool) -> bool {
        let Action::Put { figure, at } = action else { return false };
        match figure {
            FigureKind::Pig => volcano,
            FigureKind::Builder => volcano || self.is_complete(at),
            FigureKind::Small | FigureKind::Big => false,
        }
    }

    fn is_complete(&self, at: Spot) -> bool {
        let board = self.game.board();
        board.tile_at(at.cell).is_some_and(|tile| {
            board.is_complete(board.feature(board.tile(tile).segment(at.segment)))
        })
    }

    fn new_tile_is_volcano(&self) -> bool {
        let board = self.game.board();
        let kind = board.last().map(|tile| board.tile(tile).kind);
        kind.is_some_and(|kind| self.game.tiles().kind(kind).symbols.has(Symbol::Volcano))
    }

    /// An option as the record writes it; none for what it does not list.
    fn wood(&self, action: Action) -> Option<Value> {
        let place = |at: Spot| Place::of(&self.game, at);
        match action {
            Action::Put { figure, at } => {
                let mut wood = self.named(at, &place(at)?);
                wood["f"] = figure_name(figure).into();
                Some(json!({ "wood": wood }))
            }
            Action::Fairy(at) => {
                let mut fairy = self.follower(at)?;
                let square = fairy["at"].take();
                let fields = fairy.as_object_mut()?;
                fields.remove("at");
                let of = fields.remove("player")?;
                fields.insert("of".into(), of);
                fields.insert("fairy".into(), square);
                Some(fairy)
            }
            Action::Princess(at) => Some(json!({ "princess": self.follower(at)? })),
            Action::Tower(cell) => Some(json!({ "tower": [cell.x(), cell.y()] })),
            _ => None,
        }
    }

    /// A place by kind, edges or ports, and cities.
    pub(super) fn named(&self, at: Spot, place: &Place) -> Value {
        let (on, via, cities) = name(place);
        let mut value = json!({ "at": [at.cell.x(), at.cell.y()], "on": on });
        if !matches!(place, Place::Cloister | Place::Tower) {
            value["via"] = via.into();
        }
        if matches!(place, Place::Enclosed(_)) {
            value["cities"] = cities.into();
        }
        value
    }

    /// The follower on a spot, with owner and kind.
    pub(super) fn follower(&self, at: Spot) -> Option<Value> {
        let figures = self.game.figures();
        let stand = |id| figures.location(id);
        let board = self.game.board();
        let id = figures.on_board().find(|&id| match stand(id) {
            aude_engine::FigureLocation::Segment(segment) => {
                board.tile(board.tile_of(segment)).cell == at.cell
                    && board.index_on_tile(segment) == at.segment
            }
            aude_engine::FigureLocation::Roof(tile) => {
                at.is_roof() && board.tile(tile).cell == at.cell
            }
        })?;
        let mut value = self.named(at, &Place::of(&self.game, at)?);
        value["player"] = id.owner().0.into();
        value["f"] = figure_name(id.kind()).into();
        Some(value)
    }

    pub(super) fn compare_captures(&self, theirs: &Value) -> Result<(), String> {
        let captures = self.legal().into_iter().filter_map(|action| match action {
            Action::Capture(at) => self.follower(at),
            _ => None,
        });
        compare(theirs, captures.collect(), |_| false)
    }

    pub(super) fn compare_flight(&self, theirs: &Value) -> Result<(), String> {
        let dragon = self.classic()?.dragon().ok_or("no dragon")?;
        let steps = self.legal().into_iter().filter_map(|action| match action {
            Action::Dragon(side) => Some(json!([dragon.step(side).x(), dragon.step(side).y()])),
            _ => None,
        });
        compare(theirs, steps.collect(), |_| false)
    }
}

/// Both lists as sets; what only we have must be one of the known differences.
fn compare(
    theirs: &Value,
    ours: Vec<Value>,
    excused: impl Fn(&Value) -> bool,
) -> Result<(), String> {
    let text = |value: &Value| value.to_string();
    let listed = theirs.as_array().ok_or("no list")?;
    let their_set: BTreeSet<String> = listed.iter().map(text).collect();
    let our_set: BTreeSet<String> = ours.iter().map(text).collect();
    if our_set.len() != ours.len() {
        return Err("an option of ours is listed twice".into());
    }
    if let Some(missing) = their_set.difference(&our_set).next() {
        return Err(format!("we do not offer {missing}"));
    }
    match ours.iter().find(|option| !their_set.contains(&text(option)) && !excused(option)) {
        Some(extra) => Err(format!("only we offer {extra}")),
        None => Ok(()),
    }
}
