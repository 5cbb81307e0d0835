//! The web client's files, which are part of the program.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::errors::Failure;
use crate::routes::preload;
use crate::web;

/// What the index page says of its place; the server puts the base path there.
const BASE: &str = "<base href=\"/\">";

/// Where the index page's head ends; the server puts there what the page asked for will need.
const HEAD: &str = "</head>";

/// A file; any path that is none is a page of the client, which finds its own way. A browser that has
/// the file already is told so in a few bytes.
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

/// Whether a browser says that it has the file of this tag.
fn has(asked: &HeaderMap, tag: &str) -> bool {
    let known = asked.get_all(header::IF_NONE_MATCH).iter();
    known.filter_map(|list| list.to_str().ok()).flat_map(|list| list.split(',')).any(|known| {
        let known = known.trim();
        known == "*" || known.trim_start_matches("W/") == tag.trim_start_matches("W/")
    })
}

/// What a file is, by how its name ends.
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

/// There is nothing at this path of the interface.
pub(crate) async fn no_route() -> Failure {
    Failure::new(StatusCode::NOT_FOUND, "request/path", "there is nothing at this path")
}
