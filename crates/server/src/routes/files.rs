//! The web client's files, which are embedded in the program: packed, or as they are.

use axum::extract::State;
use axum::http::{Extensions, HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::errors::Failure;
use crate::packed::{self, PACKED};
use crate::routes::comments::without_comments;
use crate::routes::{icons, preload, preview};
use crate::web;

/// A placeholder in the index page for the base path.
const BASE: &str = "<base href=\"/\">";

/// The end of the index page's head, where the server inserts preload links.
const HEAD: &str = "</head>";

/// A file; any other path is a page of the client, which routes by itself. A browser that already
/// has the file gets a short answer.
pub(crate) async fn file(
    State(app): State<App>,
    uri: Uri,
    asked: HeaderMap,
    extensions: Extensions,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if app.shared.config.packed
        && let Some(file) = packed::file(path)
    {
        return packed_file(path, file, &asked);
    }
    let is_page = !path.rsplit('/').next().unwrap_or("").contains('.');
    let (page, path) = (path, if is_page { "index.html" } else { path });
    let drawn = icons::icon(path).map(Into::into);
    let Some(mut data) = drawn.or_else(|| web::file(path)) else {
        return (StatusCode::NOT_FOUND, "there is no such file").into_response();
    };
    if let "js" | "css" = path.rsplit('.').next().unwrap_or("") {
        data = without_comments(&data).into();
    }
    if path == "index.html" {
        let tags = preview::tags(&app, page, &asked, &extensions).await;
        data = index(&app, page, &data, &asked, &tags).into_bytes().into();
    }
    // Weak: the same file may come compressed or not.
    let tag = format!("W/\"{}\"", &blake3::hash(&data).to_hex()[..20]);
    // Icons are asked for with every page and hardly ever change.
    let is_icon = matches!(path.rsplit('.').next(), Some("svg" | "png" | "ico"));
    let keep = if is_icon { "max-age=3600" } else { "no-cache" };
    let headers = [(header::CACHE_CONTROL, keep.to_owned()), (header::ETAG, tag.clone())];
    if has(&asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    // What a link shows elsewhere is in the language that is asked for.
    let vary = is_page.then_some([(header::VARY, "accept-language")]);
    (headers, vary, [(header::CONTENT_TYPE, kind(path))], data).into_response()
}

/// The index page for a path.
fn index(app: &App, page: &str, source: &[u8], asked: &HeaderMap, tags: &str) -> String {
    let base = format!("<base href=\"{}/\">", app.shared.config.base());
    let (index, links) = if app.shared.config.packed {
        (PACKED.index.into(), preload::packed_links(page, asked))
    } else {
        (String::from_utf8_lossy(source), preload::links(page))
    };
    index.replacen(BASE, &base, 1).replacen(HEAD, &(links + tags + HEAD), 1)
}

/// A packed file. Its name changes with its content, so it is never asked for again.
fn packed_file(path: &str, file: &'static packed::File, asked: &HeaderMap) -> Response {
    let headers = [
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::CONTENT_TYPE, kind(path)),
        (header::VARY, "accept-encoding"),
    ];
    if takes_gzip(asked) {
        return (headers, [(header::CONTENT_ENCODING, "gzip")], file.gzip()).into_response();
    }
    (headers, file.text).into_response()
}

/// Whether a browser takes gzip.
fn takes_gzip(asked: &HeaderMap) -> bool {
    let lists = asked.get_all(header::ACCEPT_ENCODING).iter();
    lists.filter_map(|list| list.to_str().ok()).flat_map(|list| list.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let is_refused =
            weight.trim().strip_prefix("q=").is_some_and(|q| q.trim().parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case("gzip") && !is_refused
    })
}

/// Whether a browser says it has the file with this tag.
fn has(asked: &HeaderMap, tag: &str) -> bool {
    let known = asked.get_all(header::IF_NONE_MATCH).iter();
    known.filter_map(|list| list.to_str().ok()).flat_map(|list| list.split(',')).any(|known| {
        let known = known.trim();
        known == "*" || known.trim_start_matches("W/") == tag.trim_start_matches("W/")
    })
}

/// The content type of a file, by its extension.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" | "opus" => "audio/ogg",
        "wav" => "audio/wav",
        "ftl" | "txt" | "md" | "ts" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// There is nothing at this path.
pub(crate) async fn no_route() -> Failure {
    Failure::new(StatusCode::NOT_FOUND, "request/path", "not found")
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::takes_gzip;

    #[test]
    fn gzip_is_sent_to_those_who_take_it() {
        for (list, takes) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, GZIP;q=0.5", true),
            ("gzip;q=0", false),
            ("gzip; q=0.0, br", false),
            ("deflate", false),
            ("", false),
        ] {
            let list = HeaderValue::from_static(list);
            let asked = HeaderMap::from_iter([(header::ACCEPT_ENCODING, list.clone())]);
            assert_eq!(takes_gzip(&asked), takes, "{list:?}");
        }
    }
}
