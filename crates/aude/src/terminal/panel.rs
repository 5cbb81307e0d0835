//! The players: points, figures in supply, and what expansions gave them.

use aude_engine::classic::{Classic, Element};
use aude_engine::tiles::FeatureKind;
use aude_engine::{Actor, FigureKind, Game, Player, Rules};

use super::palette::{self, Land, Tint, escape};
use super::picture::{Ground, Picture};
use super::stamp::{GROUNDS, letter};
use super::{Ink, labels};
use aude_record::english::{self as words, Log};

/// What each player has, and who has to decide now, in lines of at most `columns`.
pub(crate) fn panel(game: &Game, names: &[String], ink: Ink, columns: usize) -> Vec<String> {
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(8);
    let most = game.scores().iter().map(|score| score.to_string().len()).max().unwrap_or(1);
    let mut lines = Vec::new();
    for player in (0..game.players()).map(Player) {
        let name = names.get(player.index()).map_or("", String::as_str);
        let score = game.scores()[player.index()];
        let turn = game.actor() != Actor::Nobody && game.turn() == player;
        let points = if score == 1 { "point " } else { "points" };
        let mut words =
            vec![format!("{} {name:<width$}  {score:>most$} {points}", badge(player, ink))];
        words.extend(turn.then(|| "< to play".to_owned()));
        words.push(followers(game, player, ink));
        words.extend(game.classic().into_iter().flat_map(|game| more(game, player, names, ink)));
        lines.extend(wrapped(words, columns, width + 6));
    }
    lines.extend(wrapped(state(game, names), columns, 2));
    lines
}

/// Words in lines of at most `columns`, three blanks apart; all lines but the first are indented.
fn wrapped(words: Vec<String>, columns: usize, indent: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut first = true;
    for word in words {
        let last = lines.last().map_or(0, |line| console::measure_text_width(line));
        if !first && last + 3 + console::measure_text_width(&word) > columns {
            lines.push(" ".repeat(indent));
            first = true;
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(if first { "" } else { "   " });
            line.push_str(&word);
        }
        first = false;
    }
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

/// Small followers: those in supply, then those on the board.
fn followers(game: &Game, player: Player, ink: Ink) -> String {
    let home = usize::from(game.supply(player, FigureKind::Small));
    let out = game.figures().of(player).filter(|id| id.kind() == FigureKind::Small).count();
    let (full, empty) = if ink == Ink::Plain { ("o", ".") } else { ("●", "○") };
    let name = if game.mayflower().is_some() { "settlers" } else { "followers" };
    format!("{name} {}{}", full.repeat(home), empty.repeat(out))
}

/// What expansions add, if they are in play.
fn more(game: &Classic, player: Player, names: &[String], ink: Ink) -> Vec<String> {
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
    parts
}

/// The state of the game, in a few words.
fn state(game: &Game, names: &[String]) -> Vec<String> {
    let log = Log::new(names);
    let left = words::counted(game.bag().left().into(), "tile");
    let aside: Vec<_> = game.classic().map_or_else(Vec::new, |classic| {
        classic.tiles_aside().map(|kind| game.tiles().kind(kind).id.clone()).collect()
    });
    let aside = (!aside.is_empty()).then(|| format!("set aside: {}", aside.join(" ")));
    let what = match (game.actor(), game.drawn()) {
        (Actor::Nobody, _) => {
            let winners: Vec<_> =
                game.winners().into_iter().map(|player| log.name(player)).collect();
            return vec![format!("game over; winner: {}", winners.join(" and "))];
        }
        (Actor::Chance, _) => format!("{} draws next", log.name(game.turn())),
        (Actor::Player(player), Some(kind)) => {
            format!("{} has drawn {}", log.name(player), game.tiles().kind(kind).id)
        }
        (Actor::Player(player), None) => format!("{} to decide", log.name(player)),
    };
    [what, format!("{left} in the bag")].into_iter().chain(aside).collect()
}

/// The signs on the board and their meanings; only those that occur.
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
    letters.extend(grounds(game, ink));
    letters.append(&mut words);
    let towers = game.classic().is_some_and(|classic| {
        let mut sites = game.board().towers().iter().map(|&tile| game.board().tile(tile).cell);
        sites.any(|cell| classic.tower_height(cell) > 0)
    });
    letters.extend(towers.then(|| "t2 tower of height 2".to_owned()));
    let moved = game.board().placed().len() > game.tiles().coast().len().max(1);
    if moved && ink == Ink::Plain {
        letters.push("' , corners of the newest tile".to_owned());
    }
    wrapped(letters, width, 0)
}

/// The kinds of ground on the board, with their names.
fn grounds(game: &Game, ink: Ink) -> Vec<String> {
    let words = aude_record::notation::Words::of(game);
    let mut kinds: Vec<_> = game.board().placed().iter().map(|placed| placed.kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let pictures = kinds.into_iter().map(|kind| Picture::of(game.tiles(), kind, 10));
    let pictures: Vec<_> = pictures.collect();
    let tint = Tint { ink, land: Land::of(game.tiles()), shade: false };
    let seen = |ground: &Ground| {
        pictures.iter().any(|picture| picture.iter().any(|(_, _, dot)| dot.ground == *ground))
    };
    let name = |ground| match ground {
        Ground::Field => words.feature(FeatureKind::Field),
        Ground::City => words.feature(FeatureKind::City),
        Ground::Road => words.feature(FeatureKind::Road),
        Ground::Cloister => words.feature(FeatureKind::Cloister),
        Ground::Wall => "wall",
        Ground::Hedge => "hedge",
        Ground::Bridge => "bridge",
        Ground::Village => "crossing",
        Ground::Sea => "sea",
    };
    let sign = |ground| match ink {
        Ink::Plain => letter(ground).to_string(),
        _ => {
            let colour = palette::ground(ground, tint);
            format!("{}  \x1b[0m", escape(ink, None, Some(colour), false))
        }
    };
    let all = GROUNDS.into_iter().filter(seen);
    all.map(|ground| format!("{} {}", sign(ground), name(ground))).collect()
}
