//! Connections: limited in total, per address and in time. A client that opens one and sends nothing,
//! or half a request, keeps it only for a while.

use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};

use crate::connections::{Connection, Connections};
use crate::limits::{Place, Quota};
use crate::proxies::Proxies;

/// The peer of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    pub(crate) connection: Connection,
}

/// Accepts connections, within limits.
#[derive(Debug)]
pub(crate) struct Door {
    listener: TcpListener,
    patience: Duration,
    open: Arc<Quota>,
    /// Their connections are shared by everyone.
    proxies: Proxies,
    connections: Arc<Connections>,
}

impl Door {
    pub(crate) const fn new(
        listener: TcpListener,
        patience: Duration,
        open: Arc<Quota>,
        proxies: Proxies,
        connections: Arc<Connections>,
    ) -> Self {
        Self { listener, patience, open, proxies, connections }
    }
}

impl Door {
    /// A connection could not be accepted. One that was given up by its client is no concern of
    /// ours; otherwise the system has no more files or memory for a moment.
    async fn failed(&self, error: &std::io::Error) {
        use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
        if [ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&error.kind()) {
            return;
        }
        tracing::error!(%error, "a connection cannot be accepted");
        self.connections.make_room();
        sleep(AGAIN).await;
    }
}

/// How long to wait before a connection is accepted again.
const AGAIN: Duration = Duration::from_millis(50);

impl Listener for Door {
    type Io = Patient;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Patient, SocketAddr) {
        loop {
            self.connections.settled().await;
            let (stream, address) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    self.failed(&error).await;
                    continue;
                }
            };
            let room = (!self.proxies.trusts(address.ip()))
                .then(|| self.open.open(address.ip()))
                .transpose();
            let connection = match room {
                Ok(_) => self.connections.admit(address.ip()),
                Err(_) => None,
            };
            let (Ok(room), Some(connection)) = (room, connection) else {
                metrics::counter!("aude_connections_refused_total").increment(1);
                continue;
            };
            // Small frames must not wait for each other's acknowledgement.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "cannot set TCP_NODELAY");
            }
            let (patience, end) = (self.patience, Box::pin(sleep(self.patience)));
            return (Patient { stream, patience, end, connection, _room: room }, address);
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Connected<IncomingStream<'_, Door>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Self {
        let connection = stream.io().connection.clone();
        Self { address: stream.remote_addr().ip(), connection }
    }
}

/// A connection that ends if nothing was sent over it for a while: every request is answered, and
/// sockets have heartbeats, so only clients that never ask for anything are cut off.
pub(crate) struct Patient {
    stream: TcpStream,
    patience: Duration,
    end: Pin<Box<Sleep>>,
    connection: Connection,
    _room: Option<Place>,
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        if self.end.as_mut().poll(context).is_ready() || self.connection.is_closed(context.waker())
        {
            return Poll::Ready(Err(std::io::ErrorKind::TimedOut.into()));
        }
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl Patient {
    fn sent(&mut self) {
        let end = Instant::now() + self.patience;
        self.end.as_mut().reset(end);
        self.connection.sent();
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        let sent = ready!(Pin::new(&mut self.stream).poll_write(context, bytes));
        self.sent();
        Poll::Ready(sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[std::io::IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        let sent = ready!(Pin::new(&mut self.stream).poll_write_vectored(context, parts));
        self.sent();
        Poll::Ready(sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
