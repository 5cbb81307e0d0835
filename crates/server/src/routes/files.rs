//! The web client's files, which are embedded in the program.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::errors::Failure;
use crate::routes::preload;
use crate::web;

/// A placeholder in the index page for the base path.
const BASE: &str = "<base href=\"/\">";

/// The end of the index page's head, where the server inserts preload links.
const HEAD: &str = "</head>";

/// A file; any other path is a page of the client, which routes by itself. A browser that already
/// has the file gets a short answer.
pub(crate) async fn file(State(app): State<App>, uri: Uri, asked: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_page = !path.rsplit('/').next().unwrap_or("").contains('.');
    let (page, path) = (path, if is_page { "index.html" } else { path });
    let Some(mut data) = web::file(path) else {
        return (StatusCode::NOT_FOUND, "there is no such file").into_response();
    };
    if path == "index.html" {
        let base = format!("<base href=\"{}/\">", app.shared.config.base());
        let head = preload::links(page) + HEAD;
        let index = String::from_utf8_lossy(&data);
        data = index.replacen(BASE, &base, 1).replacen(HEAD, &head, 1).into_bytes().into();
    }
    // Weak: the same file may come compressed or not.
    let tag = format!("W/\"{}\"", &blake3::hash(&data).to_hex()[..20]);
    let headers = [(header::CACHE_CONTROL, "no-cache".to_owned()), (header::ETAG, tag.clone())];
    if has(&asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, [(header::CONTENT_TYPE, kind(path))], data).into_response()
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
        "json" => "application/json",
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
