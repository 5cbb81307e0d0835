//! Describing what happened and what is on the table, in the short words scenarios use.

use aude_engine::game::{Category, Counted, LeaveReason, Scored};
use aude_engine::{Action, Cell, Event, FigureKind, Player, Rules};
use aude_record::notation::Words;
use aude_scenario::Scenario;

use super::check::same;
use super::run::Play;

impl Play<'_> {
    /// Statements about pieces on the table.
    pub(super) fn check_table(&self, about: &str, says: &str) -> Result<(), String> {
        let classic = || self.game.classic().ok_or("not the classic game");
        let at = |cell: Option<Cell>| cell.map_or("away".to_owned(), |cell| cell.to_string());
        match about {
            "dragon" => same(says, &at(classic()?.dragon())),
            "fairy" => {
                let fairy = classic()?.fairy();
                let with =
                    fairy.and_then(|(_, with)| with).map(|id| self.scenario.name(id.owner()));
                let place = at(fairy.map(|(cell, _)| cell));
                same(says, &with.map_or(place.clone(), |name| format!("{place} with {name}")))
            }
            "tower" => {
                let (cell, height) = says.split_once(' ').ok_or("expected a cell and a height")?;
                let [x, y] = numbers(cell)?;
                same(height.trim(), &classic()?.tower_height(Cell::new(x, y)).to_string())
            }
            "captives" => same(says, &self.tell_captives()),
            "goods" => self.each(says, |play, player, value| {
                let [wine, grain, cloth] =
                    play.game.classic().map_or([0; 3], |game| game.goods(player));
                same(value, &format!("{wine} wine {grain} grain {cloth} cloth"))
            }),
            "aside" => {
                let ids =
                    classic()?.tiles_aside().map(|kind| self.game.tiles().kind(kind).id.clone());
                same(says, &ids.collect::<Vec<_>>().join(" "))
            }
            "bag" => same(says, &self.game.bag().left().to_string()),
            "surveyors" => {
                let [rear, front] = self.game.mayflower().ok_or("not Mayflower")?.surveyors();
                same(says, &format!("{rear} {front}"))
            }
            other => Err(format!("{other:?} is no statement")),
        }
    }

    fn tell_captives(&self) -> String {
        let seats = (0..self.game.players()).map(Player);
        let mut held = Vec::new();
        for captor in seats {
            let captives = self.game.classic().into_iter().flat_map(|game| game.captives(captor));
            for id in captives {
                let (captor, owner) = (self.scenario.name(captor), self.scenario.name(id.owner()));
                held.push(format!("{captor} holds {owner} {}", figure_name(id.kind())));
            }
        }
        if held.is_empty() { "none".into() } else { held.join(", ") }
    }

    /// Everything that happened on the last line except draws, placements and puts, in order.
    pub(super) fn tell_events(&self) -> String {
        self.events.iter().filter_map(|event| self.tell(event)).collect::<Vec<_>>().join("; ")
    }

    fn tell(&self, event: &Event) -> Option<String> {
        let name = |player: Player| self.scenario.name(player);
        let id = |kind| self.game.tiles().kind(kind).id.clone();
        Some(match *event {
            Event::Scored(ref scored) => {
                let bonus = if scored.category == Category::Surveyor { " surveyor" } else { "" };
                format!("{} {:+}{bonus}", name(scored.player), scored.points)
            }
            Event::Returned { player, figure, reason, .. } => {
                format!("{} {} {}", name(player), figure_name(figure), reason_name(reason))
            }
            Event::Discarded(kind) => format!("{} discarded", id(kind)),
            Event::PutAside(kind) => format!("{} aside", id(kind)),
            Event::BackInBag(count) => format!("{count} back in the bag"),
            Event::Dragon { cell, .. } => format!("dragon {cell}"),
            Event::Captured { by, player, figure, .. } => {
                format!("{} captures {} {}", name(by), name(player), figure_name(figure))
            }
            Event::Freed { player, figure, ransom, .. } => {
                let how = if ransom { "bought back" } else { "exchanged" };
                format!("{} {} {how}", name(player), figure_name(figure))
            }
            Event::Goods { player, mark, count } => {
                format!("{} {count} {}", name(player), mark.plural())
            }
            Event::DoubleTurn(player) => format!("{} double turn", name(player)),
            Event::Surveyor { to, .. } => format!("surveyor to {to}"),
            Event::Turn { second_part: true, .. } => "again".into(),
            Event::Ending => "end".into(),
            Event::Drawn(_)
            | Event::Placed { .. }
            | Event::Put { .. }
            | Event::Fairy(_)
            | Event::Tower { .. }
            | Event::Turn { .. }
            | Event::Over => return None,
        })
    }
}

/// `Red 8 city: 3 tiles x 2 + 1 shield x 2 (C-8)`.
pub(super) fn score_words(scenario: &Scenario, scored: &Scored) -> String {
    let words = if scenario.game == "mayflower" { &Words::MAYFLOWER } else { &Words::CLASSIC };
    let what = match scored.category {
        Category::Road => words.features[0],
        Category::City => words.features[1],
        Category::Cloister => words.features[2],
        Category::Field => words.features[3],
        Category::Fairy => "fairy",
        Category::Goods => "goods",
        Category::Ransom => "ransom",
        Category::Surveyor => "surveyor",
    };
    let items: Vec<String> = scored
        .items
        .iter()
        .map(|item| format!("{} {} x {}", item.count, counted(item.what), item.each))
        .collect();
    let name = scenario.name(scored.player);
    format!("{name} {} {what}: {} ({})", scored.points, items.join(" + "), scored.rule)
}

fn counted(what: Counted) -> &'static str {
    match what {
        Counted::Tiles => "tiles",
        Counted::Marks(mark) => mark.plural(),
        Counted::Cities => "cities",
        Counted::Fairy => "fairy",
        Counted::Majority(mark) => mark.plural(),
        Counted::Captive => "captive",
        Counted::Surveyors => "surveyors",
    }
}

fn reason_name(reason: LeaveReason) -> &'static str {
    match reason {
        LeaveReason::Scored => "returns",
        LeaveReason::Dragon => "eaten",
        LeaveReason::Princess => "sent home",
        LeaveReason::Captured => "captured",
        LeaveReason::OwnTower => "taken home",
        LeaveReason::Alone => "follows",
        LeaveReason::LeftBehind => "left behind",
    }
}

pub(super) fn figure_name(figure: FigureKind) -> &'static str {
    match figure {
        FigureKind::Small => "small",
        FigureKind::Big => "big",
        FigureKind::Builder => "builder",
        FigureKind::Pig => "pig",
    }
}

pub(super) fn figure_named(name: &str) -> Option<FigureKind> {
    FigureKind::ALL.into_iter().find(|&figure| figure_name(figure) == name)
}

/// The kind of a move, for `kinds`.
pub(super) fn kind_of(action: &Action) -> &'static str {
    match action {
        Action::Draw(_) => "draw",
        Action::Place { .. } => "place",
        Action::Pass => "pass",
        Action::Put { .. } => "put",
        Action::Fairy(_) => "fairy",
        Action::Princess(_) => "princess",
        Action::Tower(_) => "tower",
        Action::Capture(_) => "capture",
        Action::Exchange(_) => "exchange",
        Action::Ransom { .. } => "ransom",
        Action::Dragon(_) => "dragon",
        Action::Score(_) => "score",
    }
}

fn numbers(text: &str) -> Result<[i16; 2], String> {
    let (x, y) = text.split_once(',').ok_or("expected x,y")?;
    let number =
        |text: &str| text.trim().parse::<i16>().map_err(|error| format!("{text:?}: {error}"));
    Ok([number(x)?, number(y)?])
}
