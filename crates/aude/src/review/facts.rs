//! What a turn part does, in the reader's language, addressed to the player who decided, as the client says it
//! (`web/words/facts.js`, `web/replay/review-words.js`).

use aude_record::wire::{ActionJson, FigureJson, On};
use aude_review::report::{ReviewFact, ReviewMove};

use super::words::{Value, Words};

/// Facts that can be about another player: then the name is given.
const ABOUT_ANYBODY: [&str; 4] = ["scores", "pays", "sent-home", "blocks"];
/// Facts about figures, which the two games call differently.
const OF_FIGURES: [&str; 2] = ["returns", "few-left"];
const FEATURES: [&str; 4] = ["road", "city", "cloister", "field"];

/// The table that facts are about.
pub(super) struct Teller<'a> {
    pub(super) words: &'a Words,
    /// `classic` or `mayflower`.
    pub(super) game: &'a str,
    /// The players' names by seat.
    pub(super) names: &'a [String],
}

impl Teller<'_> {
    /// The most important fact about a turn part, as a sentence to the player who decided; without one, what it does
    /// that the other does not.
    pub(super) fn why(
        &self,
        facts: &[ReviewFact],
        seat: u8,
        (moves, other): (&[ReviewMove], &[ReviewMove]),
        better: bool,
    ) -> String {
        if let Some(fact) = facts.first() {
            return self.fact(fact, seat);
        }
        if place(moves) != place(other) {
            let key = if better { "review-other-place" } else { "review-nothing" };
            return self.text(key);
        }
        self.difference(moves, other).unwrap_or_else(|| self.text("review-nothing"))
    }

    /// A kind of decision.
    pub(super) fn kind(&self, kind: &str) -> String {
        let text = if FEATURES.contains(&kind) {
            self.text(&format!("role-{}-{kind}", self.game))
        } else {
            self.text(&format!("review-kind-{kind}"))
        };
        capital(&text)
    }

    fn fact(&self, fact: &ReviewFact, seat: u8) -> String {
        let kind = match fact.kind.as_str() {
            "scores" if fact.points < 0 => "pays",
            kind => kind,
        };
        let own = if ABOUT_ANYBODY.contains(&kind) && fact.seat == seat { "-you" } else { "" };
        let game =
            if OF_FIGURES.contains(&kind) { format!("-{}", self.game) } else { String::new() };
        let key = format!("fact-{kind}{own}{game}");
        if !self.words.has(&key) {
            return fact.text.clone();
        }
        let name = self.names.get(usize::from(fact.seat)).map_or("?", String::as_str);
        let what = self.what(fact);
        let cell = fact.cell.map_or_else(String::new, cell);
        let points = fact.points.unsigned_abs();
        self.words.say(
            &key,
            &[
                ("player", Value::Text(name)),
                ("what", Value::Text(&what)),
                ("cell", Value::Text(&cell)),
                ("points", Value::Number(points.into())),
                ("count", Value::Number(fact.count.into())),
                ("of", Value::Number(fact.of.into())),
            ],
        )
    }

    /// What points are for, or the feature that it is about.
    fn what(&self, fact: &ReviewFact) -> String {
        let Some(what) = fact.what.as_deref() else { return String::new() };
        let is_feature = FEATURES.contains(&what);
        if fact.kind != "scores" {
            let key = format!("the-{}-{what}", self.game);
            return if is_feature { self.text(&key) } else { String::new() };
        }
        let text = self.text(&format!("category-{}-{what}", self.game));
        match fact.cell.filter(|_| is_feature).map(cell) {
            Some(cell) => {
                let values = [("what", Value::Text(&text)), ("cell", Value::Text(&cell))];
                self.words.say("place-at", &values)
            }
            None => text,
        }
    }

    /// What a turn part does that another with the same placement does not.
    fn difference(&self, moves: &[ReviewMove], other: &[ReviewMove]) -> Option<String> {
        let is_ransom = |one: &&ReviewMove| matches!(one.action, Some(ActionJson::Ransom(_)));
        let ransoms = [moves, other].map(|part| part.iter().any(|one| is_ransom(&one)));
        if ransoms[0] != ransoms[1] {
            let key = if ransoms[0] { "review-ransom" } else { "review-no-ransom" };
            return Some(self.text(key));
        }
        let rest = |part| <[ReviewMove]>::iter(part).filter(|one| !is_ransom(one));
        let mut others = rest(other);
        for own in rest(moves) {
            let instead = others.next();
            if instead.is_none_or(|instead| instead.text != own.text) {
                return self.deed(own, instead);
            }
        }
        None
    }

    /// What a move does besides placing the tile.
    fn deed(&self, one: &ReviewMove, instead: Option<&ReviewMove>) -> Option<String> {
        let with =
            |key: &str, name: &str, value: &str| self.words.say(key, &[(name, Value::Text(value))]);
        let text = |key: &str| self.text(key);
        Some(match one.action.as_ref()? {
            ActionJson::Place(_) | ActionJson::Draw(_) => return None,
            ActionJson::Put(put) => with("review-figure", "role", &self.role(put.figure, put.on)),
            ActionJson::Fairy(_) => text("review-fairy"),
            ActionJson::Princess(_) => text("review-princess"),
            ActionJson::Tower(_) => text("review-tower"),
            ActionJson::Capture(_) => text("review-capture"),
            ActionJson::Exchange(figure) => {
                with("review-exchange", "figure", &self.figure(*figure))
            }
            ActionJson::Dragon(side) => {
                let side = text(&format!("side-{}", side.to_lowercase()));
                with("review-dragon", "side", &side)
            }
            ActionJson::Score(spot) => {
                let feature = text(&format!("feature-{}-{}", self.game, on(spot.on)));
                with("review-score", "feature", &feature)
            }
            _ => {
                let captured = matches!(
                    instead.and_then(|one| one.action.as_ref()),
                    Some(ActionJson::Capture(_))
                );
                text(if captured { "review-no-capture" } else { "review-no-figure" })
            }
        })
    }

    /// The role of a figure on a feature.
    fn role(&self, figure: FigureJson, place: On) -> String {
        match figure {
            FigureJson::Builder => self.text("role-builder"),
            FigureJson::Pig => self.text("role-pig"),
            _ => self.text(&format!("role-{}-{}", self.game, on(place))),
        }
    }

    /// A figure in supply.
    fn figure(&self, figure: FigureJson) -> String {
        match figure {
            FigureJson::Small => self.text(&format!("figure-{}-small", self.game)),
            FigureJson::Big => self.text("figure-big"),
            FigureJson::Builder => self.text("figure-builder"),
            FigureJson::Pig => self.text("figure-pig"),
        }
    }

    fn text(&self, key: &str) -> String {
        self.words.text(key)
    }
}

/// The client's word for what a figure stands on.
const fn on(place: On) -> &'static str {
    match place {
        On::Road => "road",
        On::City => "city",
        On::Cloister => "cloister",
        On::Field => "field",
        On::Tower => "tower",
    }
}

/// Where a turn part places its tile.
pub(super) fn place(moves: &[ReviewMove]) -> Option<&str> {
    let placed = |one: &&ReviewMove| matches!(one.action, Some(ActionJson::Place(_)));
    moves.iter().find(placed).map(|one| one.text.as_str())
}

/// A cell as the client writes it.
fn cell([x, y]: [i16; 2]) -> String {
    format!("{x}, {y}").replace('-', "−")
}

/// A text with a capital letter, to stand alone.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
