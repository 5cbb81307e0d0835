//! The texts of previews, in the language that is asked for.

use aude_rulebook::Lang;
use axum::http::{HeaderMap, header};

use crate::protocol::{Phase, SeatInfo, SeatKind, TableInfo};

/// What previews say in one language.
struct Words {
    /// What this site is.
    site: &'static str,
    /// A computer player; its number follows.
    computer: &'static str,
    /// Before the scores.
    result: &'static str,
    gathering: &'static str,
    playing: &'static str,
    replay: &'static str,
}

const fn words(lang: Lang) -> Words {
    match lang {
        Lang::En => Words {
            site: "Carcassonne and Carcassonne Mayflower at your own table",
            computer: "Computer",
            result: "Final score",
            gathering: "Take a seat at this table.",
            playing: "A game in progress.",
            replay: "A game to look at move by move.",
        },
        Lang::De => Words {
            site: "Carcassonne und Carcassonne Mayflower am eigenen Tisch",
            computer: "Computer",
            result: "Endstand",
            gathering: "Nimm an diesem Tisch Platz.",
            playing: "Eine laufende Partie.",
            replay: "Eine Partie zum Nachspielen, Zug um Zug.",
        },
        Lang::Nl => Words {
            site: "Carcassonne en Carcassonne Mayflower aan je eigen tafel",
            computer: "Computer",
            result: "Eindstand",
            gathering: "Neem plaats aan deze tafel.",
            playing: "Een partij die nog bezig is.",
            replay: "Een partij om zet voor zet terug te kijken.",
        },
        Lang::Hu => Words {
            site: "Carcassonne és Carcassonne Mayflower a saját asztalodnál",
            computer: "Gép",
            result: "Végeredmény",
            gathering: "Foglalj helyet ennél az asztalnál.",
            playing: "Folyamatban lévő játszma.",
            replay: "Egy játszma, lépésről lépésre visszanézhető.",
        },
    }
}

/// The first of a reader's languages that there are texts in, by the weights of `Accept-Language`.
pub(super) fn language(asked: &HeaderMap) -> Lang {
    let lists = asked.get_all(header::ACCEPT_LANGUAGE).iter();
    let tags = lists.filter_map(|list| list.to_str().ok()).flat_map(|list| list.split(','));
    let mut best = (Lang::default(), 0.0);
    for tag in tags {
        let (tag, weight) = tag.split_once(';').unwrap_or((tag, ""));
        let weight = weight.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.trim().parse().ok());
        if let (Some(lang), Some(weight)) = (Lang::of_tag(tag.trim()), weight)
            && weight > best.1
        {
            best = (lang, weight);
        }
    }
    best.0
}

/// What this site is.
pub(super) const fn site(lang: Lang) -> &'static str {
    words(lang).site
}

/// The game and who plays it.
pub(super) fn title(table: &TableInfo, lang: Lang) -> String {
    let game = if table.game == "mayflower" { "Carcassonne Mayflower" } else { "Carcassonne" };
    let names: Vec<_> =
        table.seats.iter().map(|seat| name(seat, lang)).filter(|name| !name.is_empty()).collect();
    if names.is_empty() { game.to_owned() } else { format!("{game}: {}", names.join(", ")) }
}

/// How far the game is, or how it ended.
pub(super) fn about(table: &TableInfo, lang: Lang) -> String {
    let words = words(lang);
    match (&table.outcome, table.phase) {
        (Some(outcome), _) => {
            let scores = table.seats.iter().zip(&outcome.scores);
            let scores: Vec<_> =
                scores.map(|(seat, score)| format!("{} {score}", name(seat, lang))).collect();
            format!("{}: {}", words.result, scores.join(", "))
        }
        (None, Phase::Gathering) => words.gathering.to_owned(),
        (None, Phase::Playing) => words.playing.to_owned(),
        (None, _) => words.replay.to_owned(),
    }
}

/// A player's name; computers are called as the reader calls them.
fn name(seat: &SeatInfo, lang: Lang) -> String {
    match seat.name.strip_prefix("Computer ") {
        Some(number) if seat.kind == SeatKind::Computer => {
            format!("{} {number}", words(lang).computer)
        }
        _ => seat.name.clone(),
    }
}

#[cfg(test)]
mod tests {
    use aude_rulebook::Lang;
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::language;

    fn of(list: &'static str) -> Lang {
        let headers = [(header::ACCEPT_LANGUAGE, HeaderValue::from_static(list))];
        language(&HeaderMap::from_iter(headers))
    }

    #[test]
    fn a_reader_s_first_language_with_texts_is_taken() {
        assert_eq!(language(&HeaderMap::new()), Lang::En);
        assert_eq!(of("hu"), Lang::Hu);
        assert_eq!(of("de-AT, en;q=0.8"), Lang::De);
        assert_eq!(of("fr, nl;q=0.7, en;q=0.6"), Lang::Nl);
        assert_eq!(of("en;q=0.5, hu;q=0.9"), Lang::Hu);
        assert_eq!(of("de;q=0, *"), Lang::En);
        assert_eq!(of("de;q=many, , ;;"), Lang::En);
    }
}
