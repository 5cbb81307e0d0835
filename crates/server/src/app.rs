//! The router, built by one function so that tests can call it without a port.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use aude_record::SetLibrary;
use axum::Router;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use metrics_exporter_prometheus::PrometheusHandle;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tracing::Instrument;

use crate::config::Config;
use crate::connections::Connections;
use crate::errors::Failure;
use crate::forward;
use crate::limits::{Addresses, Quota};
use crate::listen::Peer;
use crate::origin;
use crate::routes;
use crate::secret;
use crate::shared::Shared;
use crate::store::{Store, StoreError};
use crate::tables::Tables;

/// What the routes need.
#[derive(Clone, Debug)]
pub struct App {
    /// What all tables share.
    pub shared: Arc<Shared>,
    /// All tables.
    pub tables: Arc<Tables>,
    pub(crate) addresses: Arc<Addresses>,
    /// Messages over all sockets of an address.
    pub(crate) messages: Arc<Addresses>,
    pub(crate) sockets: Arc<Quota>,
    /// Sockets of spectators, who leave some for players.
    pub(crate) spectators: Arc<Quota>,
    pub(crate) connections: Arc<Connections>,
    /// The key for hashing addresses, so that the store contains no addresses.
    pub(crate) salt: Arc<str>,
    pub(crate) metrics: Option<PrometheusHandle>,
    pub(crate) atlases: Arc<routes::art::Atlases>,
    pub(crate) previews: Arc<routes::preview::Previews>,
    pub(crate) ready: routes::health::Readiness,
}

impl App {
    /// The state of a server over a store.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn new(config: Config, store: Arc<dyn Store>) -> Result<Self, StoreError> {
        Self::with_library(config, store, SetLibrary::builtin()).await
    }

    /// The same with other tile sets or versions of the rules.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn with_library(
        config: Config,
        store: Arc<dyn Store>,
        library: SetLibrary,
    ) -> Result<Self, StoreError> {
        let failed = |_| StoreError::Failed("no randomness".to_owned());
        let salt = store.meta("salt", secret::token().map_err(failed)?).await?;
        let shared = Arc::new(Shared::new(config, store, library));
        let limits = &shared.config.limits;
        Ok(Self {
            tables: Tables::new(Arc::clone(&shared)),
            addresses: Arc::new(Addresses::new(limits.requests_per_second)),
            messages: Arc::new(Addresses::new(
                limits.messages_per_second.saturating_mul(HOUSEHOLD),
            )),
            sockets: Quota::new(limits.sockets, limits.sockets_per_address),
            spectators: Quota::new(limits.sockets - limits.sockets / 4, usize::MAX),
            connections: Connections::new(usize::MAX),
            salt: salt.into(),
            metrics: None,
            atlases: Arc::default(),
            previews: Arc::default(),
            ready: routes::health::Readiness::default(),
            shared,
        })
    }

    /// The same with room for so many connections.
    #[must_use]
    pub(crate) fn with_room(self, room: usize) -> Self {
        Self { connections: Connections::new(room), ..self }
    }

    /// The same with metrics for `/metrics`.
    #[must_use]
    pub fn with_metrics(self, metrics: PrometheusHandle) -> Self {
        Self { metrics: Some(metrics), ..self }
    }
}

/// How many busy sockets one address may have: the others have to share.
const HOUSEHOLD: u32 = 10;

/// The strictest policy that a page with its own scripts, styles and sockets works with.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
     media-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

/// A header on everything a browser can show as a page. Scripts, styles and texts are never one,
/// and a page has a hundred of them.
fn set_on_pages(
    name: HeaderName,
    value: &'static str,
) -> SetResponseHeaderLayer<impl Fn(&Response) -> Option<HeaderValue> + Clone> {
    const PARTS: [&[u8]; 3] = [b"text/javascript", b"text/css", b"text/plain"];
    SetResponseHeaderLayer::overriding(name, move |response: &Response| {
        let kind = response.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
        let is_part = PARTS.iter().any(|part| kind.is_some_and(|kind| kind.starts_with(part)));
        (!is_part).then(|| HeaderValue::from_static(value))
    })
}

/// All routes of the server.
pub fn app(app: App) -> Router {
    let log_state = app.clone();
    let limits = &app.shared.config.limits;
    let api = Router::new()
        .route("/openapi.json", get(routes::docs::openapi))
        .route("/sets", get(routes::docs::sets))
        .route("/art/{game}", get(routes::art::atlas))
        .route("/art/{game}/{tile}", get(routes::art::tile))
        .route("/tables", get(routes::tables::list).post(routes::tables::create))
        .route("/tables/{id}", get(routes::tables::view))
        .route("/tables/{id}/join", post(routes::tables::join))
        .route("/tables/{id}/requests", post(routes::tables::request))
        .route("/tables/{id}/record", get(routes::records::export))
        .route("/tables/{id}/log", get(routes::records::log))
        .route("/tables/{id}/position/{version}", get(routes::records::position))
        .route("/tables/{id}/history", get(routes::records::history))
        .route("/tables/{id}/summary", get(routes::records::summary))
        .route("/tables/{id}/verify-draws", get(routes::records::verify_draws))
        .route("/tables/{id}/review", post(routes::review::review))
        .route("/analysis/query", post(routes::analysis::query))
        .route("/analysis/judge", post(routes::analysis::judge))
        .route("/analysis/open", post(routes::analysis::open))
        .route("/analysis/record", post(routes::analysis::record))
        .route("/analysis/position", post(routes::analysis::position))
        .route("/analysis/candidates", post(routes::analysis::candidates))
        .route("/analysis/draws", post(routes::analysis::draws))
        .route("/analysis/completions", post(routes::analysis::completions))
        .route("/analysis/setup", post(routes::analysis::setup))
        .route("/analysis/page", post(routes::analysis::page))
        .route("/analysis/picture", post(routes::analysis::picture))
        .route("/tables/{id}/picture.svg", get(routes::picture::svg))
        .route("/tables/{id}/picture.png", get(routes::picture::as_png))
        .route("/tables/{id}/preview.png", get(routes::preview::as_png))
        .route("/tables/{id}/qr.svg", get(routes::qr::table))
        .route("/tables/{id}/seats/{seat}/qr.svg", get(routes::qr::seat))
        .route("/records", post(routes::records::import))
        .route("/lessons", get(routes::lessons::list))
        .route("/lessons/{lesson}", get(routes::lessons::lesson))
        .route("/lessons/{lesson}/{step}/check", post(routes::lessons::check))
        .route("/lessons/{lesson}/{step}/requests", post(routes::lessons::request))
        .route("/puzzles", get(routes::puzzles::list))
        .route("/puzzles/{puzzle}", get(routes::puzzles::puzzle))
        .route("/puzzles/{puzzle}/check", post(routes::puzzles::check))
        .route("/puzzles/{puzzle}/requests", post(routes::puzzles::request))
        .route("/rules", get(routes::rules::list))
        .route("/rules/{page}", get(routes::rules::page))
        .route("/rules/rule/{id}", get(routes::rules::rule))
        .route("/rules/pictures/{file}", get(routes::rules::picture))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, Duration::from_secs(30)))
        .route("/tables/{id}/live", get(routes::live::live))
        .fallback(routes::files::no_route)
        .layer(middleware::from_fn_with_state(app.clone(), forward::to_owner));
    let base = app.shared.config.base();
    let body = limits.body_bytes;
    // Pages answer GET only: a CONNECT, in particular, must not succeed.
    let page = get(routes::files::file).with_state(app.clone());
    let routes = Router::new()
        .nest("/api", api)
        .route("/metrics", get(routes::ops::metrics))
        .layer(RequestBodyLimitLayer::new(body))
        .layer(middleware::from_fn_with_state(app.clone(), limit_rate))
        .route("/health", get(routes::health::health))
        .route("/health/live", get(routes::health::live))
        .route("/health/ready", get(routes::health::ready))
        .fallback_service(page.clone())
        .with_state(app);
    let routes = if base.is_empty() {
        routes
    } else {
        // The path itself is the home page too.
        Router::new().nest(&base, routes).route_service(&format!("{base}/"), page)
    };
    let set = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
    };
    routes
        .layer(CatchPanicLayer::custom(broken))
        .layer(set_on_pages(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(set_on_pages(header::X_FRAME_OPTIONS, "DENY"))
        .layer(set_on_pages(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(set_on_pages(
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=(), payment=()",
        ))
        .layer(set_on_pages(header::REFERRER_POLICY, "no-referrer"))
        .layer(CompressionLayer::new())
        .layer(set(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(middleware::from_fn_with_state(log_state, log))
}

fn broken(_: Box<dyn core::any::Any + Send>) -> Response {
    tracing::error!("a request panicked");
    let status = StatusCode::INTERNAL_SERVER_ERROR;
    Failure::new(status, "server/broken", "something went wrong on the server").into_response()
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

async fn limit_rate(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let address = origin::address(&app.shared.config, request.headers(), request.extensions());
    // Anyone may read; requests that change something are refused from pages of other sites.
    if request.method() != Method::GET
        && !origin::is_own_site(&app.shared.config, request.headers())
    {
        let failure = Failure::forbidden("request/origin", "requests from other sites are refused");
        return failure.into_response();
    }
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    let most = app.shared.config.limits.body_bytes;
    if length.is_some_and(|length| length > most) {
        return Failure::body_too_large(most).into_response();
    }
    // What another server of this database asks for itself is not counted.
    let is_ours = forward::is_passed_on(&app, request.headers())
        && !request.headers().contains_key("x-forwarded-for");
    if !is_ours && !app.addresses.take(address, std::time::Instant::now()) {
        metrics::counter!("aude_rate_limited_total").increment(1);
        let failure = Failure::limit("limit/requests", "too many requests; wait a moment");
        return failure.retry_after(1).into_response();
    }
    request.extensions_mut().insert(Client(address));
    next.run(request).await
}

/// One line per request: its id and route, never its parameters, nor query, headers or body.
/// Whatever else is logged about it carries the id too, and the client is told the id.
async fn log(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let (method, route) = (request.method().clone(), route.unwrap_or_else(|| "-".to_owned()));
    let peer = request.extensions().get::<ConnectInfo<Peer>>();
    let address = peer.map(|peer| peer.0.address);
    let connection = peer.map(|peer| peer.0.connection.clone());
    let _doing = connection.map(|connection| {
        let (doing, body) = connection.request(std::mem::take(request.body_mut()));
        *request.body_mut() = body;
        doing
    });
    // Another server of this database is believed like a trusted proxy.
    if !forward::is_passed_on(&app, request.headers()) {
        app.shared.config.trust_proxy.check(address, &mut request);
        request.headers_mut().remove(forward::PASS);
    }
    let id = RequestId::of(request.headers());
    request.extensions_mut().insert(id.clone());
    let span = tracing::info_span!("request", id = &*id.0);
    let began = std::time::Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let took = began.elapsed();
    let status = response.status();
    metrics::histogram!("aude_http_seconds", "route" => route.clone()).record(took.as_secs_f64());
    let (code, micros) = (status.as_u16(), took.as_micros() as u64);
    span.in_scope(|| match status.is_server_error() {
        true => tracing::warn!(%method, route, status = code, micros, "answered"),
        false => tracing::debug!(%method, route, status = code, micros, "answered"),
    });
    if let Ok(id) = HeaderValue::from_str(&id.0) {
        response.headers_mut().insert(RequestId::HEADER, id);
    }
    response
}

/// What identifies a request in the logs.
#[derive(Clone, Debug)]
pub(crate) struct RequestId(pub(crate) Arc<str>);

impl RequestId {
    const HEADER: HeaderName = HeaderName::from_static("x-request-id");

    /// The id that a trusted proxy gave the request, or a new one.
    fn of(headers: &HeaderMap) -> Self {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        let given = headers.get(Self::HEADER);
        let given = given.and_then(|id| id.to_str().ok());
        let given = given.filter(|id| (1..=64).contains(&id.len()) && id.bytes().all(plain));
        match given {
            Some(id) => Self(id.into()),
            None => {
                static NEXT: AtomicU64 = AtomicU64::new(1);
                static START: LazyLock<u32> =
                    LazyLock::new(|| secret::random().map(u32::from_le_bytes).unwrap_or_default());
                let next = NEXT.fetch_add(1, Ordering::Relaxed);
                Self(format!("{:08x}-{next:x}", *START).into())
            }
        }
    }
}
