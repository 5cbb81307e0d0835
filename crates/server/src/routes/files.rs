//! The web client's files, which are part of the program.

use axum::extract::State;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::app::App;
use crate::errors::Failure;

/// The one place that says where the web client is.
#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

/// What the index page says of its place; the server puts the base path there.
const BASE: &str = "<base href=\"/\">";

/// A file; any path that is none is a page of the client, which finds its own way.
pub(crate) async fn file(State(app): State<App>, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_page = !path.rsplit('/').next().unwrap_or("").contains('.');
    let path = if is_page { "index.html" } else { path };
    let Some(file) = Web::get(path) else {
        return (StatusCode::NOT_FOUND, "there is no such file").into_response();
    };
    let mut data = file.data;
    let base = app.shared.config.base();
    if path == "index.html" && !base.is_empty() {
        let page = String::from_utf8_lossy(&data);
        data = page.replacen(BASE, &format!("<base href=\"{base}/\">"), 1).into_bytes().into();
    }
    let kind = match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")];
    (headers, data).into_response()
}

/// There is nothing at this path of the interface.
pub(crate) async fn no_route() -> Failure {
    Failure::new(StatusCode::NOT_FOUND, "request/path", "there is nothing at this path")
}
