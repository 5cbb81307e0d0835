//! The statements a scenario can make.

use aude_engine::game::Scored;
use aude_engine::{Action, Actor, Event, FigureKind, Player, Rules};
use aude_record::notation;
use aude_scenario::Statement;

use super::run::Play;
use super::tell::{figure_named, score_words};

impl Play<'_> {
    pub(super) fn check(&mut self, statement: &Statement) -> Result<(), String> {
        let says = statement.says.as_str();
        match statement.about.as_str() {
            "score" => self.each(says, |play, player, value| {
                same(value, &play.game.scores()[player.index()].to_string())
            }),
            "over" => {
                let over = self.game.actor() == Actor::Nobody;
                if over { Ok(()) } else { Err("the game is not over".into()) }
            }
            "winners" => {
                let names: Vec<_> = self
                    .game
                    .winners()
                    .into_iter()
                    .map(|player| self.scenario.name(player))
                    .collect();
                same(says, &names.join(" "))
            }
            "next" => same(says, &self.actor_name()),
            "gets" => self.gets(says),
            "no-points" => match self.scorings().find(|scored| scored.points != 0) {
                None => Ok(()),
                Some(scored) => Err(format!("there was {}", score_words(self.scenario, scored))),
            },
            "events" => same(says, &self.tell_events()),
            "supply" => self.supply(says),
            "may" => self.may(says),
            "may-also" => self.may_also(says),
            "may-not" => self.may_not(says),
            "kinds" => self.kinds(says),
            other => self.check_table(other, says),
        }
    }

    fn actor_name(&self) -> String {
        match self.game.actor() {
            Actor::Chance => format!("draw {}", self.scenario.name(self.game.turn())),
            Actor::Player(player) => self.scenario.name(player).to_owned(),
            Actor::Nobody => "nobody".into(),
        }
    }

    /// `Red 4, Blue 0`: a value for each player named.
    pub(super) fn each(
        &self,
        says: &str,
        check: impl Fn(&Self, Player, &str) -> Result<(), String>,
    ) -> Result<(), String> {
        for part in says.split(',') {
            let (name, value) = part
                .trim()
                .split_once(' ')
                .ok_or(format!("{part:?}: expected a player and a value"))?;
            let player = self.scenario.seat(name)?;
            check(self, player, value.trim()).map_err(|error| format!("{name}: {error}"))?;
        }
        Ok(())
    }

    fn scorings(&self) -> impl Iterator<Item = &Scored> {
        self.events.iter().filter_map(|event| match event {
            Event::Scored(scored) => Some(scored),
            _ => None,
        })
    }

    /// `Red 8 city: 3 tiles x 2 + 1 shield x 2 (C-8)`: exactly this was scored on the last line.
    fn gets(&self, says: &str) -> Result<(), String> {
        let told: Vec<String> =
            self.scorings().map(|scored| score_words(self.scenario, scored)).collect();
        // The sum and the rule are optional.
        let fits = |words: &&String| {
            let rest = words.strip_prefix(says);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([':', ' ']))
        };
        match told.iter().find(fits) {
            Some(_) => Ok(()),
            None => Err(format!("{says:?} is not among {told:?}")),
        }
    }

    /// `Red 6` small followers, or `Red big 1 builder 0`.
    fn supply(&self, says: &str) -> Result<(), String> {
        self.each(says, |play, player, value| {
            if let Ok(count) = value.parse::<u8>() {
                return same_number(count, play.game.supply(player, FigureKind::Small));
            }
            let words: Vec<&str> = value.split_whitespace().collect();
            for pair in words.chunks(2) {
                let [kind, count] = pair else {
                    return Err(format!("{value:?}: expected a figure and a number"));
                };
                let count = count.parse::<u8>().map_err(|error| error.to_string())?;
                let found = match figure_named(kind) {
                    Some(kind) => play.game.supply(player, kind),
                    None if *kind == "pieces" => {
                        play.game.classic().map_or(0, |game| game.tower_pieces(player))
                    }
                    None => return Err(format!("{kind:?} is no figure")),
                };
                same_number(count, found).map_err(|error| format!("{kind}: {error}"))?;
            }
            Ok(())
        })
    }

    pub(super) fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        self.game.legal(&mut list);
        list.into_iter().map(|action| notation::write(&self.game, action)).collect()
    }

    /// Exactly these moves are legal, in any order.
    fn may(&self, says: &str) -> Result<(), String> {
        let mut expected: Vec<String> = says.split_whitespace().map(str::to_owned).collect();
        let mut legal = self.legal();
        expected.sort();
        legal.sort();
        same(&expected.join(" "), &legal.join(" "))
    }

    /// These moves are legal, and perhaps others.
    fn may_also(&self, says: &str) -> Result<(), String> {
        let legal = self.legal();
        match says.split_whitespace().find(|text| !legal.iter().any(|other| other == text)) {
            None => Ok(()),
            Some(text) => Err(format!("{text} is not among {}", legal.join(" "))),
        }
    }

    /// `knight:N C-5 occupied`: the move is refused by that rule and for that reason, and nothing
    /// changes.
    fn may_not(&mut self, says: &str) -> Result<(), String> {
        let words: Vec<&str> = says.split_whitespace().collect();
        let [text, rule, reason] = words[..] else {
            return Err(
                "expected a move, the rule that forbids it, and the code of the reason".into()
            );
        };
        let action: Action = notation::read(&self.game, text).map_err(|error| error.to_string())?;
        let before = self.game.hash();
        match self.game.apply(action, &mut Vec::new()) {
            Ok(()) => Err(format!("{text} is legal")),
            Err(refusal) => {
                let found = format!("{} {}", refusal.rule, refusal.reason.code());
                same(&format!("{rule} {reason}"), &found)
                    .map_err(|error| format!("{error}: {refusal}"))?;
                if self.game.hash() == before {
                    Ok(())
                } else {
                    Err("the refusal changed something".into())
                }
            }
        }
    }

    /// The kinds of moves that are legal, such as `put pass fairy`.
    fn kinds(&self, says: &str) -> Result<(), String> {
        let mut list = Vec::new();
        self.game.legal(&mut list);
        let mut kinds: Vec<&str> = list.iter().map(super::tell::kind_of).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let mut expected: Vec<&str> = says.split_whitespace().collect();
        expected.sort_unstable();
        same(&expected.join(" "), &kinds.join(" "))
    }
}

pub(super) fn same(expected: &str, found: &str) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected {expected:?}, found {found:?}")) }
}

fn same_number(expected: u8, found: u8) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected {expected}, found {found}")) }
}
