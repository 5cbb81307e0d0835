//! Events in words, for logs.

use aude_engine::game::{Category, Counted, Event, Item, Scored, Why};
use aude_engine::{FigureKind, Player, Rules, Spot};

use super::event::{category_name, counted, mark_name};
use crate::notation::{Place, Words};

/// An event of a game in a sentence, after it happened. `names` are the players'.
#[must_use]
pub fn describe(game: &impl Rules, event: &Event, names: &[String]) -> String {
    let name = |player: Player| {
        names
            .get(player.index())
            .cloned()
            .unwrap_or_else(|| format!("Player {}", player.index() + 1))
    };
    let tile = |kind: aude_engine::tiles::Kind| &game.tiles().kind(kind).id;
    match *event {
        Event::Turn { player, again: false } => format!("{} is to play", name(player)),
        Event::Turn { player, again: true } => {
            format!("{} plays a second tile (B-2)", name(player))
        }
        Event::Drawn(kind) => format!("{} is drawn", tile(kind)),
        Event::Discarded(kind) => format!("{} fits nowhere and leaves the game (C-4)", tile(kind)),
        Event::PutAside(kind) => {
            format!("{} is put aside until the dragon comes (D-7)", tile(kind))
        }
        Event::BackInBag(count) => {
            format!("{} put aside go back into the bag (D-7)", many(count.into(), "tile"))
        }
        Event::Placed { kind, cell, rotation } => {
            format!("{} goes to {cell}r{}", tile(kind), rotation.turns())
        }
        Event::Put { player, figure, at } => {
            format!("{} puts a {} at {}", name(player), who(game, figure, at), at.cell)
        }
        Event::Returned { player, figure, from, why } => {
            let reason = match why {
                Why::Scored => "scored, C-12",
                Why::Dragon => "the dragon, D-6",
                Why::Princess => "the princess, D-8",
                Why::OwnTower => "taken home by a tower, T-3",
                Why::Captured => "captured, T-3",
                Why::Alone => "left alone, B-4 and B-7",
                Why::LeftBehind => "left behind, M-10",
            };
            format!(
                "{}'s {} leaves {} ({reason})",
                name(player),
                who(game, figure, from),
                from.cell
            )
        }
        Event::Scored(scored) => describe_points(game, &scored, &name(scored.player)),
        Event::Dragon { cell, by: None } => format!("the dragon comes to {cell} (D-3)"),
        Event::Dragon { cell, by: Some(player) } => {
            format!("{} moves the dragon to {cell} (D-5)", name(player))
        }
        Event::Fairy(at) => format!("the fairy goes to the follower at {} (D-1)", at.cell),
        Event::Tower { player, cell, height } => {
            format!("{} builds the tower at {cell} to height {height} (T-2)", name(player))
        }
        Event::Captured { by, player, figure, from } => {
            format!(
                "{} captures {}'s {} at {} (T-3)",
                name(by),
                name(player),
                follower(figure),
                from.cell
            )
        }
        Event::Freed { player, figure, by, ransom } => {
            let how = if ransom { "bought back, T-7" } else { "exchanged, T-6" };
            format!("{}'s {} comes home from {} ({how})", name(player), follower(figure), name(by))
        }
        Event::Goods { player, mark, count } => {
            format!("{} takes {count} {} (B-6)", name(player), mark_name(mark))
        }
        Event::DoubleTurn(player) => {
            format!("{}'s builder earns a second tile (B-2)", name(player))
        }
        Event::Surveyor { which, column } => {
            format!("surveyor {} moves to column {column} (M-9)", which + 1)
        }
        Event::Ending => "the last turn is over (C-15)".to_owned(),
        Event::Over => "the game is over".to_owned(),
    }
}

/// `Anna scores 8 for a city (C-8): 3 tiles × 2 + 1 shield × 2`.
fn describe_points(game: &impl Rules, scored: &Scored, name: &str) -> String {
    let words = Words::of(game);
    let [road, city, cloister, field] = words.features;
    let what = match scored.category {
        Category::Road => format!("a {road}"),
        Category::City => format!("a {city}"),
        Category::Cloister => format!("a {cloister}"),
        Category::Field => format!("a {field}"),
        Category::Fairy => "the fairy".to_owned(),
        other => category_name(other).to_owned(),
    };
    let items: Vec<_> = scored.items.iter().map(item).collect();
    let verb = if scored.points < 0 { "pays" } else { "scores" };
    format!(
        "{name} {verb} {} for {what} ({}): {}",
        scored.points.abs(),
        scored.rule,
        items.join(" + ")
    )
}

fn item(item: Item) -> String {
    let what = match item.what {
        Counted::Majority(mark) => format!("most {}", mark_name(mark)),
        what => many(item.count, counted(what)),
    };
    format!("{what} × {}", item.each)
}

fn many(count: u16, one: &str) -> String {
    match (count, one.strip_suffix('y')) {
        (1, _) => format!("1 {one}"),
        (_, Some(stem)) => format!("{count} {stem}ies"),
        (_, None) => format!("{count} {one}s"),
    }
}

const fn follower(figure: FigureKind) -> &'static str {
    match figure {
        FigureKind::Small => "follower",
        FigureKind::Big => "big follower",
        FigureKind::Builder => "builder",
        FigureKind::Pig => "pig",
    }
}

/// `knight`, `big monk`, `builder`.
fn who(game: &impl Rules, figure: FigureKind, at: Spot) -> String {
    let kind = Place::of(game, at).and_then(|place| place.feature());
    let role = kind.map_or("follower on the tower", |kind| Words::of(game).role(kind));
    match figure {
        FigureKind::Small => role.to_owned(),
        FigureKind::Big => format!("big {role}"),
        FigureKind::Builder | FigureKind::Pig => follower(figure).to_owned(),
    }
}
