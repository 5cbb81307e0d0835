//! Connections: limited per address and in time. A client that opens one and sends nothing, or half
//! a request, keeps it only for a while.

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

use crate::limits::{OpenSocket, Sockets};

/// The peer of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Accepts connections, within limits.
#[derive(Debug)]
pub(crate) struct Door {
    listener: TcpListener,
    patience: Duration,
    /// None behind a proxy, whose connections are shared by everyone.
    open: Option<Arc<Sockets>>,
}

impl Door {
    pub(crate) const fn new(
        listener: TcpListener,
        patience: Duration,
        open: Option<Arc<Sockets>>,
    ) -> Self {
        Self { listener, patience, open }
    }
}

impl Listener for Door {
    type Io = Patient;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Patient, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            let room = self.open.as_ref().map(|open| open.open(address.ip())).transpose();
            let Ok(room) = room else {
                metrics::counter!("aude_connections_refused_total").increment(1);
                continue;
            };
            // Small frames must not wait for each other's acknowledgement.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection stays slow");
            }
            let (patience, end) = (self.patience, Box::pin(sleep(self.patience)));
            return (Patient { stream, patience, end, _room: room }, address);
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Connected<IncomingStream<'_, Door>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Self {
        Self(stream.remote_addr().ip())
    }
}

/// A connection that ends if nothing was sent over it for a while: every request is answered, and
/// sockets have heartbeats, so only clients that never ask for anything are cut off.
pub(crate) struct Patient {
    stream: TcpStream,
    patience: Duration,
    end: Pin<Box<Sleep>>,
    _room: Option<OpenSocket>,
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        if self.end.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(std::io::ErrorKind::TimedOut.into()));
        }
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl Patient {
    fn sent(&mut self) {
        let end = Instant::now() + self.patience;
        self.end.as_mut().reset(end);
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
