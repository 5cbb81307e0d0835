//! The players: points, figures in supply, and what expansions gave them.

use aude_engine::classic::{Classic, Element};
use aude_engine::{Actor, FigureKind, Game, Player, Rules};

use super::palette::{self, escape};
use super::{Ink, labels};
use aude_record::english::{self as words, Log};

/// One line for each player, and one for whoever has to decide now.
pub(crate) fn panel(game: &Game, names: &[String], ink: Ink) -> Vec<String> {
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(8);
    let most = game.scores().iter().map(|score| score.to_string().len()).max().unwrap_or(1);
    let mut lines = Vec::new();
    for player in (0..game.players()).map(Player) {
        let name = names.get(player.index()).map_or("", String::as_str);
        let score = game.scores()[player.index()];
        let mut line = format!("{} {name:<width$}  {score:>most$} points   ", badge(player, ink));
        line.push_str(&followers(game, player, ink));
        if let Some(classic) = game.classic() {
            line.push_str(&more(classic, player, names, ink));
        }
        let turn = game.actor() != Actor::Nobody && game.turn() == player;
        line.push_str(if turn { "   < turn" } else { "" });
        lines.push(line);
    }
    lines.push(state(game, names));
    lines
}

/// The seat in the player's colour.
pub(crate) fn badge(player: Player, ink: Ink) -> String {
    let number = player.index() + 1;
    if ink == Ink::Plain {
        return format!("[{number}]");
    }
    let (ground, letters) = palette::player(player.index());
    format!("{} {number} \x1b[0m", escape(ink, Some(letters), Some(ground), true))
}

/// Small followers: those in hand, then those on the board.
fn followers(game: &Game, player: Player, ink: Ink) -> String {
    let home = usize::from(game.supply(player, FigureKind::Small));
    let out = game.figures().of(player).filter(|id| id.kind() == FigureKind::Small).count();
    let (full, empty) = if ink == Ink::Plain { ("o", ".") } else { ("●", "○") };
    let name = if game.mayflower().is_some() { "settlers" } else { "followers" };
    format!("{name} {}{}", full.repeat(home), empty.repeat(out))
}

/// What expansions add, as far as they are in play.
fn more(game: &Classic, player: Player, names: &[String], ink: Ink) -> String {
    let mut parts = Vec::new();
    let figures = [
        (Element::BigFollower, FigureKind::Big, "big"),
        (Element::Builder, FigureKind::Builder, "builder"),
        (Element::Pig, FigureKind::Pig, "pig"),
    ];
    let (full, empty) = if ink == Ink::Plain { ("o", ".") } else { ("●", "○") };
    for (element, kind, name) in figures {
        if game.has(element) {
            parts.push(format!(
                "{name} {}",
                if game.figures().has(player, kind) { full } else { empty }
            ));
        }
    }
    if game.has(Element::Goods) {
        let [wine, grain, cloth] = game.goods(player);
        parts.push(format!("wine {wine} grain {grain} cloth {cloth}"));
    }
    if game.has(Element::Tower) {
        parts.push(format!("tower pieces {}", game.tower_pieces(player)));
    }
    let captives: Vec<_> = game
        .captives(player)
        .map(|id| {
            let big = if id.kind() == FigureKind::Big { " (big)" } else { "" };
            format!("{}{big}", names.get(id.owner().index()).map_or("", String::as_str))
        })
        .collect();
    if !captives.is_empty() {
        parts.push(format!("holds {}", captives.join(", ")));
    }
    parts.into_iter().map(|part| format!("   {part}")).collect()
}

/// Where the game stands, in a sentence.
fn state(game: &Game, names: &[String]) -> String {
    let log = Log::new(names);
    let left = words::many(game.bag().left().into(), "tile");
    let aside: Vec<_> = game.classic().map_or_else(Vec::new, |classic| {
        classic.tiles_aside().map(|kind| game.tiles().kind(kind).id.clone()).collect()
    });
    let aside =
        if aside.is_empty() { String::new() } else { format!("; aside: {}", aside.join(" ")) };
    let what = match (game.actor(), game.drawn()) {
        (Actor::Nobody, _) => {
            let winners: Vec<_> =
                game.winners().into_iter().map(|player| log.name(player)).collect();
            return format!("the game is over; won by {}", winners.join(" and "));
        }
        (Actor::Chance, _) => format!("{} draws next", log.name(game.turn())),
        (Actor::Player(player), Some(kind)) => {
            format!("{} has {} in hand", log.name(player), game.tiles().kind(kind).id)
        }
        (Actor::Player(player), None) => format!("{} decides", log.name(player)),
    };
    format!("{what}; {left} in the bag{aside}")
}

/// The signs on the board and what they mean; only those that occur.
pub(crate) fn legend(game: &Game, ink: Ink, width: usize) -> Vec<String> {
    let signs = labels::signs_on(game);
    let mut words: Vec<String> = signs.iter().map(|sign| sign.in_words(ink)).collect();
    let roles = aude_record::notation::Words::of(game).roles;
    let mut letters: Vec<String> = roles
        .iter()
        .map(|role| format!("{} {role}", role.chars().next().unwrap_or(' ').to_ascii_uppercase()))
        .collect();
    if let Some(classic) = game.classic() {
        let more = [
            (Element::BigFollower, "+ big"),
            (Element::Builder, "B builder"),
            (Element::Pig, "P pig"),
            (Element::Rooftop, "R on a roof"),
        ];
        letters.extend(
            more.iter()
                .filter(|(element, _)| classic.has(*element))
                .map(|(_, text)| (*text).to_owned()),
        );
    }
    letters.append(&mut words);
    let mut lines = vec![String::new()];
    for word in letters {
        let last = lines.last().map_or(0, |line| console::measure_text_width(line));
        if last > 0 && last + 3 + console::measure_text_width(&word) > width {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(if line.is_empty() { "" } else { "   " });
            line.push_str(&word);
        }
    }
    lines
}
