//! Where one frame of a WebSocket ends and the next begins, for whoever only passes them on and has
//! something to say in between.

/// What has been passed on of the frames of one direction.
#[derive(Debug, Default)]
pub(super) struct Frames {
    /// The beginning of a frame, until it is known how long the frame is.
    head: Vec<u8>,
    /// Bytes of a frame that are still to come.
    left: u64,
}

impl Frames {
    /// Notes bytes that were passed on.
    pub(super) fn pass(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            if self.left > 0 {
                let passed = bytes.len().min(usize::try_from(self.left).unwrap_or(usize::MAX));
                self.left -= passed as u64;
                bytes = &bytes[passed..];
                continue;
            }
            self.head.push(bytes[0]);
            bytes = &bytes[1..];
            if let Some(rest) = rest(&self.head) {
                self.left = rest;
                self.head.clear();
            }
        }
    }

    /// Whether a frame that closes may follow; it may also come between the frames of one message.
    pub(super) fn is_between(&self) -> bool {
        self.left == 0 && self.head.is_empty()
    }
}

/// How many bytes follow the beginning of a frame, if it is complete (RFC 6455, section 5.2).
fn rest(head: &[u8]) -> Option<u64> {
    let (&second, more) = head.get(1..)?.split_first()?;
    let masked = u64::from(second & 0x80 != 0) * 4;
    let length = match second & 0x7f {
        126 => u64::from(u16::from_be_bytes(more.try_into().ok()?)),
        127 => u64::from_be_bytes(more.try_into().ok()?),
        short => u64::from(short),
    };
    Some(length.saturating_add(masked))
}

/// A frame from a server that closes with a code of the protocol and a reason of at most 123 bytes.
pub(super) fn close(code: u16, reason: &str) -> Vec<u8> {
    let length = u8::try_from(2 + reason.len()).unwrap_or(2);
    [&[0x88, length][..], &code.to_be_bytes(), reason.as_bytes()].concat()
}

#[cfg(test)]
mod tests {
    use futures_util::{SinkExt as _, StreamExt as _};
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};
    use tokio_tungstenite::WebSocketStream;
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::Role;

    use super::*;

    /// Frames of every kind of length are followed however they are cut.
    #[tokio::test]
    async fn the_ends_of_frames_are_found() {
        for role in [Role::Server, Role::Client] {
            let mut expected = Vec::new();
            let mut all = Vec::new();
            for length in [0, 1, 125, 126, 127, 65_535, 65_536, 100_000] {
                let (here, mut there) = duplex(1 << 20);
                let mut socket = WebSocketStream::from_raw_socket(here, role, None).await;
                socket.send(Message::text("x".repeat(length))).await.expect("sent");
                drop(socket);
                there.read_to_end(&mut all).await.expect("read");
                expected.push(all.len());
            }
            for step in [1, 2, 3, 7, 4096] {
                let (mut frames, mut found, mut at) = (Frames::default(), Vec::new(), 0);
                for piece in all.chunks(step) {
                    frames.pass(piece);
                    at += piece.len();
                    if frames.is_between() {
                        found.push(at);
                    }
                }
                let seen = |at: &usize| at.is_multiple_of(step) || *at == all.len();
                let expected: Vec<usize> = expected.iter().copied().filter(seen).collect();
                assert_eq!(found, expected, "{role:?} in pieces of {step}");
            }
        }
    }

    #[tokio::test]
    async fn a_frame_that_closes_is_understood() {
        let (here, mut there) = duplex(1 << 10);
        let mut socket = WebSocketStream::from_raw_socket(here, Role::Client, None).await;
        there.write_all(&close(1012, "come again")).await.expect("sent");
        let Some(Ok(Message::Close(Some(frame)))) = socket.next().await else {
            panic!("it is not closed");
        };
        assert_eq!((u16::from(frame.code), frame.reason.as_str()), (1012, "come again"));
    }
}
