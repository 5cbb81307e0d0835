//! Any server accepts, the owner serves: requests about a table that another server has are passed
//! on to it, and so are live connections.

mod frames;
mod join;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{ConnectInfo, OriginalUri, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::app::App;
use crate::errors::Failure;
use crate::listen::Peer;
use crate::origin;

/// What servers of one database show each other; nobody else knows it.
pub(crate) const PASS: HeaderName = HeaderName::from_static("x-aude-node");

/// How long a server may take to accept a connection, and to answer.
const CONNECT: Duration = Duration::from_secs(2);
const ANSWER: Duration = Duration::from_secs(40);
/// Between two looks for the owner of a table, at least.
const PAUSE: Duration = Duration::from_millis(50);

/// The pass of the servers that share a database, from the secret that is stored there.
pub(crate) fn pass(salt: &str) -> String {
    blake3::derive_key("aude servers of one database", salt.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Whether a request was passed on by another server of this database.
pub(crate) fn is_passed_on(app: &App, headers: &HeaderMap) -> bool {
    let shown = headers.get(PASS).map(HeaderValue::as_bytes);
    // Hashes are compared, so that the time it takes says nothing.
    shown.is_some_and(|shown| blake3::hash(shown) == blake3::hash(pass(&app.salt).as_bytes()))
}

/// Passes a request on to the server that has its table, unless that is this one.
pub(crate) async fn to_owner(State(app): State<App>, request: Request, next: Next) -> Response {
    if app.shared.config.node.is_empty() {
        return next.run(request).await;
    }
    let path = request.uri().path();
    let id = path.strip_prefix("/tables/").and_then(|rest| rest.split('/').next());
    let Some(id) = id.filter(|id| !id.is_empty()) else { return next.run(request).await };
    let stream = match find(&app, id, is_passed_on(&app, request.headers())).await {
        Ok(Some(stream)) => stream,
        Ok(None) => return next.run(request).await,
        Err(failure) => return failure.into_response(),
    };
    let is_safe = request.method().is_safe();
    match pass_on(&app, stream, request).await {
        Ok(response) => response,
        Err(error) => lost(&error, is_safe).into_response(),
    }
}

/// The owner was told, and did not answer. Unless it was only asked for something, nobody knows
/// whether it did what it was told.
fn lost(error: &dyn core::fmt::Display, is_safe: bool) -> Failure {
    let failure = not_answered(error);
    if is_safe {
        return failure;
    }
    Failure::unknown("the server that has this table stopped answering")
}

fn not_answered(error: &dyn core::fmt::Display) -> Failure {
    tracing::info!(%error, "the owner of a table does not answer");
    metrics::counter!("aude_forward_failed_total").increment(1);
    Failure::elsewhere()
}

/// A connection to the server that has a table; none if that is this one. When the owner has died,
/// whoever asks waits here until its lease is over, and need not ask again and again.
async fn find(app: &App, id: &str, is_passed_on: bool) -> Result<Option<TcpStream>, Failure> {
    let end = Instant::now() + app.shared.config.times.lease + CONNECT;
    loop {
        let Some(owner) = app.tables.elsewhere(id).await? else { return Ok(None) };
        // It has just moved once more: whoever asks tries again.
        if is_passed_on {
            return Err(Failure::elsewhere());
        }
        let error = match reach(&owner).await {
            Ok(stream) => return Ok(Some(stream)),
            Err(error) => error,
        };
        if Instant::now() > end || app.shared.is_stopping() {
            return Err(not_answered(&error));
        }
        tokio::time::sleep(app.shared.store.lease_left(id).await?.max(PAUSE)).await;
    }
}

/// A connection to another server.
pub(crate) async fn reach(address: &str) -> std::io::Result<TcpStream> {
    let stream = timeout(CONNECT, TcpStream::connect(address)).await??;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Asks another server to take a table into memory that was given to it.
pub(crate) async fn wake(app: &App, address: &str, id: &str) -> Result<(), Problem> {
    let path = format!("{}/api/tables/{id}", app.shared.config.base());
    let request = Request::head(path).header(header::HOST, address);
    let request = request.header(PASS, pass(&app.salt)).body(Body::empty())?;
    timeout(CONNECT, async { send(reach(address).await?, request).await }).await??;
    Ok(())
}

type Problem = Box<dyn core::error::Error + Send + Sync>;

async fn send(stream: TcpStream, request: Request) -> Result<Response, Problem> {
    let (mut sender, talking) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(async move {
        // Whoever waits for the answer sees what went wrong.
        let _ = talking.with_upgrades().await;
    });
    Ok(timeout(ANSWER, sender.send_request(request)).await??.map(Body::new))
}

async fn pass_on(app: &App, owner: TcpStream, mut request: Request) -> Result<Response, Problem> {
    let config = &app.shared.config;
    let client = origin::address(config, request.headers(), request.extensions());
    let peer = request.extensions().get::<ConnectInfo<Peer>>();
    let connection = peer.map(|peer| peer.0.connection.clone());
    let uri = request.extensions().get::<OriginalUri>().map(|uri| uri.0.clone());
    let uri = uri.unwrap_or_else(|| request.uri().clone());
    let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
    *request.uri_mut() = path.parse::<Uri>()?;
    claim(request.headers_mut(), client, &pass(&app.salt))?;
    let is_live = request.headers().contains_key(header::UPGRADE);
    let theirs = is_live.then(|| hyper::upgrade::on(&mut request));

    let mut response = send(owner, request).await?;
    if let Some(theirs) = theirs.filter(|_| response.status() == StatusCode::SWITCHING_PROTOCOLS) {
        let ours = hyper::upgrade::on(&mut response);
        tokio::spawn(join::join(connection, theirs, ours, Arc::clone(&app.shared)));
    }
    Ok(response)
}

/// What the other server is told about the client: it believes whoever shows the pass.
fn claim(headers: &mut HeaderMap, client: IpAddr, pass: &str) -> Result<(), Problem> {
    headers.insert(PASS, HeaderValue::from_str(pass)?);
    headers.insert("x-forwarded-for", HeaderValue::from_str(&client.to_string())?);
    if !headers.contains_key("x-forwarded-host")
        && let Some(host) = headers.get(header::HOST).cloned()
    {
        headers.insert("x-forwarded-host", host);
    }
    Ok(())
}
