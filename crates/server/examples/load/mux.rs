//! Many connections bundled into few: where the system allows a process too few open files, both ends
//! of every WebSocket are in memory, and their bytes travel over a few TCP connections.
//!
//! A frame is the number of a stream, the number of its bytes, and these; one without bytes ends the
//! stream.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, mpsc};

/// TCP connections of a bundle.
const TRUNKS: u32 = 16;

/// One end of a TCP connection with many streams.
#[derive(Default)]
struct Trunk {
    /// Frames to be sent.
    out: Mutex<Vec<u8>>,
    more: Notify,
    streams: Mutex<HashMap<u32, Arc<Inbox>>>,
}

/// What has arrived and was not read yet; nothing is kept for an idle stream.
#[derive(Default)]
struct Inbox(Mutex<Arrived>);

#[derive(Default)]
struct Arrived {
    bytes: Vec<u8>,
    read: usize,
    ended: bool,
    reader: Option<Waker>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One end of a stream.
pub(crate) struct Stream {
    number: u32,
    trunk: Arc<Trunk>,
    inbox: Arc<Inbox>,
}

impl Trunk {
    fn send(&self, number: u32, bytes: &[u8]) {
        let length = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        let mut out = lock(&self.out);
        out.extend_from_slice(&number.to_be_bytes());
        out.extend_from_slice(&length.to_be_bytes());
        out.extend_from_slice(bytes);
        drop(out);
        self.more.notify_one();
    }

    fn open(self: &Arc<Self>, number: u32) -> Stream {
        let inbox = Arc::<Inbox>::default();
        lock(&self.streams).insert(number, Arc::clone(&inbox));
        Stream { number, trunk: Arc::clone(self), inbox }
    }

    async fn write(self: Arc<Self>, mut to: OwnedWriteHalf) -> io::Result<()> {
        loop {
            let frames = std::mem::take(&mut *lock(&self.out));
            if frames.is_empty() {
                self.more.notified().await;
            } else {
                to.write_all(&frames).await?;
            }
        }
    }

    /// Sorts what arrives; new streams are accepted if there is anyone to accept them.
    async fn read(
        self: Arc<Self>,
        from: OwnedReadHalf,
        new: Option<mpsc::UnboundedSender<Stream>>,
    ) -> io::Result<()> {
        let mut from = tokio::io::BufReader::with_capacity(64 << 10, from);
        let mut bytes = Vec::new();
        loop {
            let (number, length) = (from.read_u32().await?, from.read_u32().await?);
            bytes.resize(length as usize, 0);
            from.read_exact(&mut bytes).await?;
            let mut inbox = lock(&self.streams).get(&number).cloned();
            if inbox.is_none()
                && length > 0
                && let Some(new) = &new
            {
                let stream = self.open(number);
                inbox = Some(Arc::clone(&stream.inbox));
                let _ = new.send(stream);
            }
            let Some(inbox) = inbox else { continue };
            let mut arrived = lock(&inbox.0);
            arrived.bytes.extend_from_slice(&bytes);
            arrived.ended |= length == 0;
            if let Some(reader) = arrived.reader.take() {
                reader.wake();
            }
        }
    }
}

fn run(tcp: TcpStream, new: Option<mpsc::UnboundedSender<Stream>>) -> io::Result<Arc<Trunk>> {
    tcp.set_nodelay(true)?;
    let (from, to) = tcp.into_split();
    let trunk = Arc::<Trunk>::default();
    tokio::spawn(Arc::clone(&trunk).write(to));
    tokio::spawn(Arc::clone(&trunk).read(from, new));
    Ok(trunk)
}

/// The clients' ends of a bundle.
pub(crate) struct Bundle {
    trunks: Vec<Arc<Trunk>>,
    next: AtomicU32,
}

impl Bundle {
    pub(crate) async fn open(server: SocketAddr) -> io::Result<Self> {
        let mut trunks = Vec::new();
        for _ in 0..TRUNKS {
            trunks.push(run(TcpStream::connect(server).await?, None)?);
        }
        Ok(Self { trunks, next: AtomicU32::new(0) })
    }

    /// A new stream to the server.
    pub(crate) fn connect(&self) -> Stream {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.trunks[(number % TRUNKS) as usize].open(number)
    }
}

/// Accepts the streams of bundles like connections.
pub(crate) struct Unbundled {
    address: SocketAddr,
    new: mpsc::UnboundedReceiver<Stream>,
}

impl Unbundled {
    pub(crate) fn new(listener: TcpListener) -> io::Result<Self> {
        let address = listener.local_addr()?;
        let (sender, new) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((tcp, _)) = listener.accept().await {
                run(tcp, Some(sender.clone()))?;
            }
            io::Result::Ok(())
        });
        Ok(Self { address, new })
    }
}

impl axum::serve::Listener for Unbundled {
    type Io = Stream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Stream, SocketAddr) {
        match self.new.recv().await {
            Some(stream) => (stream, self.address),
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let mut arrived = lock(&self.inbox.0);
        let left = &arrived.bytes[arrived.read..];
        if left.is_empty() {
            if arrived.ended {
                return Poll::Ready(Ok(()));
            }
            arrived.reader = Some(context.waker().clone());
            return Poll::Pending;
        }
        let many = left.len().min(buffer.remaining());
        buffer.put_slice(&left[..many]);
        arrived.read += many;
        if arrived.read == arrived.bytes.len() {
            (arrived.bytes, arrived.read) = (Vec::new(), 0);
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if !bytes.is_empty() {
            self.trunk.send(self.number, bytes);
        }
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.trunk.send(self.number, &[]);
        Poll::Ready(Ok(()))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.trunk.send(self.number, &[]);
        lock(&self.trunk.streams).remove(&self.number);
    }
}
