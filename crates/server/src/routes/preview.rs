//! What other programs show of a link to a table: a title, a sentence and a picture (Open Graph).

mod words;

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::Extension;
use axum::extract::State;
use axum::http::{Extensions, HeaderMap, header};
use axum::response::{IntoResponse, Response};

use super::extract::Path;
use super::picture;
use crate::app::{App, Client};
use crate::errors::{Failure, Outcome, Refused};
use crate::origin;
use crate::protocol::{Phase, TableInfo};
use crate::table::Table;

/// The size of a preview in pixels, which most programs show whole.
pub(super) const SIZE: (u32, u32) = (1200, 630);

/// The table's surface around the board.
const SURFACE: &str = "#efe4ca";

/// Bytes of the previews that are kept.
const MOST_BYTES: usize = 16 << 20;

/// The latest previews, so that a link in a busy chat is drawn once.
#[derive(Debug, Default)]
pub(crate) struct Previews(Mutex<VecDeque<Preview>>);

#[derive(Clone, Debug)]
struct Preview {
    table: String,
    version: u32,
    png: Arc<Vec<u8>>,
}

impl Previews {
    fn get(&self, table: &str, version: u32) -> Option<Arc<Vec<u8>>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().find(|kept| kept.table == table && kept.version == version)?;
        Some(Arc::clone(&found.png))
    }

    /// Keeps a preview instead of earlier ones of its table and of the oldest others.
    fn keep(&self, preview: Preview) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|other| other.table != preview.table);
        kept.push_back(preview);
        while kept.iter().map(|preview| preview.png.len()).sum::<usize>() > MOST_BYTES {
            kept.pop_front();
        }
    }
}

/// The board as it is now, on a picture of the size that previews have.
#[utoipa::path(get, path = "/api/tables/{id}/preview.png", params(("id" = String, Path)),
    responses((status = 200, body = [u8], content_type = "image/png"), (status = 404, body = Refused),
        (status = 409, description = "the game has not started", body = Refused),
        (status = 429, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn as_png(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
) -> Outcome<Response> {
    let version = app.tables.get(&id).await?.look().await?.version;
    let kept = app.previews.get(&id, version);
    let drawing = match kept {
        Some(drawing) => drawing,
        None => {
            let png = Arc::new(picture::preview(&app, client, &id).await?);
            app.previews.keep(Preview { table: id, version, png: Arc::clone(&png) });
            png
        }
    };
    let headers =
        [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=60")];
    Ok((headers, drawing.to_vec()).into_response())
}

/// A drawing in the middle of a preview.
pub(super) fn framed(board: &str) -> String {
    const MARGIN: u32 = 24;
    let (width, height) = SIZE;
    let (inner_width, inner_height) = (width - 2 * MARGIN, height - 2 * MARGIN);
    // A drawing inside a drawing needs a place; its own size would win over it.
    let place = format!(
        "<svg x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{inner_width}\" height=\"{inner_height}\" "
    );
    let (head, rest) = board.split_once('>').unwrap_or((board, ""));
    let words = head.split_once("<svg").map_or("", |(_, words)| words);
    let kept: Vec<_> =
        attributes(words).filter(|(name, _)| !matches!(*name, "width" | "height")).collect();
    let kept: String = kept.iter().map(|(name, value)| format!("{name}=\"{value}\" ")).collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{SURFACE}\"/>{place}{kept}>{rest}</svg>"
    )
}

/// The attributes of a tag.
fn attributes(words: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = words;
    std::iter::from_fn(move || {
        let (name, after) = rest.split_once("=\"")?;
        let (value, after) = after.split_once('"')?;
        rest = after;
        Some((name.trim(), value))
    })
}

/// The tags of a page for other programs: the table's players and picture, or what this site is.
pub(crate) async fn tags(
    app: &App,
    page: &str,
    asked: &HeaderMap,
    extensions: &Extensions,
) -> String {
    let Some(site) = origin::own_address(&app.shared.config, asked, None) else {
        return String::new();
    };
    let table = match page.split_once('/') {
        Some(("table" | "replay", id)) => known(app, id, asked, extensions).await,
        _ => None,
    };
    let lang = words::language(asked);
    let (title, about, image) = match &table {
        Some(table) => {
            let image = format!("{site}/api/tables/{}/preview.png", table.id);
            (words::title(table, lang), words::about(table, lang), image)
        }
        None => ("aude".to_owned(), words::site(lang).to_owned(), format!("{site}/icon-512.png")),
    };
    // Nothing is drawn before the first tile.
    let is_drawn = table.as_ref().is_some_and(|table| table.phase != Phase::Gathering);
    let image = if table.is_some() && !is_drawn { format!("{site}/icon-512.png") } else { image };
    let (card, (width, height)) =
        if is_drawn { ("summary_large_image", SIZE) } else { ("summary", (512, 512)) };
    let (width, height) = (width.to_string(), height.to_string());
    let mut tags = String::new();
    for (name, content) in [
        ("og:site_name", "aude"),
        ("og:type", "website"),
        ("og:locale", lang.code()),
        ("og:title", title.as_str()),
        ("og:description", about.as_str()),
        ("og:url", format!("{site}/{page}").as_str()),
        ("og:image", image.as_str()),
        ("og:image:width", width.as_str()),
        ("og:image:height", height.as_str()),
    ] {
        let _ = writeln!(tags, "<meta property=\"{name}\" content=\"{}\">", escaped(content));
    }
    let _ = writeln!(tags, "<meta name=\"twitter:card\" content=\"{card}\">");
    tags
}

/// The table with this id, unless the address asks for too many.
async fn known(
    app: &App,
    id: &str,
    asked: &HeaderMap,
    extensions: &Extensions,
) -> Option<TableInfo> {
    let address = origin::address(&app.shared.config, asked, extensions);
    if !app.addresses.take(address, Instant::now()) {
        return None;
    }
    let table = match app.tables.get(id).await {
        // Pages are not passed on, and what is stored is enough for a title.
        Err(failure) if failure == Failure::elsewhere() => {
            Table::load(&app.shared, id).await.ok()?
        }
        table => table.ok(),
    };
    table?.look().await.ok()
}

/// A text inside an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{MOST_BYTES, Preview, Previews, escaped, framed};

    #[test]
    fn names_cannot_leave_their_attribute() {
        assert_eq!(escaped("a\"><script>&"), "a&quot;&gt;&lt;script&gt;&amp;");
    }

    #[test]
    fn a_board_is_put_into_the_middle() {
        let found =
            framed("<svg xmlns=\"x\" width=\"500\" height=\"300\" viewBox=\"0 0 5 3\"><g/></svg>");
        assert!(
            found.starts_with(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"630\""
            ),
            "{found}"
        );
        let inner = "<svg x=\"24\" y=\"24\" width=\"1152\" height=\"582\" xmlns=\"x\" viewBox=\"0 0 5 3\" ><g/></svg></svg>";
        assert!(found.ends_with(inner), "{found}");
    }

    #[test]
    fn the_latest_previews_are_kept_within_limits() {
        let previews = Previews::default();
        let keep = |table: &str, version, bytes: usize| {
            previews.keep(Preview {
                table: table.to_owned(),
                version,
                png: Arc::new(vec![0; bytes]),
            });
        };
        keep("a", 1, 10);
        keep("a", 2, 20);
        assert!(previews.get("a", 1).is_none(), "only the latest of a table");
        assert_eq!(previews.get("a", 2).map(|png| png.len()), Some(20));
        keep("b", 1, MOST_BYTES);
        assert!(previews.get("a", 2).is_none() && previews.get("b", 1).is_some());
    }
}
