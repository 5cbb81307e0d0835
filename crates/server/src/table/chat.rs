//! Chat: plain text, bounded.

use std::time::Instant;

use super::{Caller, Inner, Table};
use crate::errors::{Failure, Outcome};
use crate::limits::Bucket;
use crate::protocol::{Change, ChatLine, Push};
use crate::shared::{Shared, now};
use crate::store::{ChatRow, StoreError};

/// Chat messages in a fresh view.
const LINES: u32 = 50;

impl Table {
    /// The messages after a number, the latest ones.
    pub(super) async fn lines(&self, after: u32) -> Outcome<Vec<ChatLine>> {
        let rows = self.shared.store.chat(&self.id, after, LINES).await?;
        Ok(rows.into_iter().map(line).collect())
    }

    pub(super) async fn chat(
        &self,
        inner: &mut Inner,
        caller: &Caller,
        seat: Option<u8>,
        name: Option<&str>,
        text: &str,
    ) -> Outcome<u32> {
        let limits = &self.shared.config.limits;
        let text = plain(text, limits.chat_chars).ok_or_else(|| {
            let most = limits.chat_chars;
            Failure::request("request/text", format!("expected 1 to {most} printable characters"))
        })?;
        let name = match seat {
            Some(seat) => {
                caller.check(inner, seat)?;
                inner.head.seats[usize::from(seat)].name.clone()
            }
            // A spectator without a name has none: readers see a word of their own language.
            None => match name {
                None => String::new(),
                Some(name) => plain_name(name, limits.name_chars)
                    .ok_or_else(|| Failure::request("request/name", "expected a short name"))?,
            },
        };
        let bytes = text.len() + name.len();
        self.check_chat_room(inner, seat, bytes as u64).await?;
        let spectators = inner.talk.len().saturating_sub(1);
        let talk = inner.talk.get_mut(seat.map_or(spectators, usize::from));
        if !talk.is_some_and(|talk| talk.take(Instant::now())) {
            return Err(Failure::limit("limit/chat", "too many messages; wait a moment"));
        }
        let fits = |address| self.shared.talk.take(address, bytes, Instant::now());
        if !caller.address.is_none_or(fits) {
            return Err(Failure::limit(
                "limit/chat",
                "too much chat from your network; wait a while",
            ));
        }
        let row = ChatRow { number: inner.said + 1, seat, name, text, at: now() };
        let said = self.shared.store.say(&self.id, row.clone()).await;
        // If it was written all the same, its number is taken.
        inner.stale |= matches!(said, Err(StoreError::Unknown(_) | StoreError::Conflict));
        said?;
        inner.said = row.number;
        inner.said_bytes = inner.said_bytes.map(|before| before + bytes as u64);
        let line = line(row);
        let number = line.number;
        self.tell(&Push::Chat(line));
        Ok(number)
    }

    /// Whether so many more bytes may be stored, at this table and in all.
    async fn check_chat_room(
        &self,
        inner: &mut Inner,
        seat: Option<u8>,
        bytes: u64,
    ) -> Outcome<()> {
        let (limits, keeper) = (&self.shared.config.limits, self.shared.store.keeper());
        let said = match inner.said_bytes {
            Some(said) => said,
            None => *inner.said_bytes.insert(keeper.chat_bytes(Some(&self.id)).await?),
        };
        // Spectators can neither drown out the players nor use up their messages.
        let most = limits.chat_bytes_per_table / if seat.is_some() { 1 } else { 2 };
        if said + bytes > most {
            return Err(Failure::limit(
                "limit/chat-total",
                "this table has reached its chat limit",
            ));
        }
        if keeper.chat_bytes(None).await? + bytes > limits.chat_bytes {
            return Err(Failure::limit(
                "limit/chat-total",
                "the server cannot store any more chat",
            ));
        }
        Ok(())
    }
}

impl Inner {
    /// Counts a change that everyone is told about like a chat message: nobody makes many of them.
    pub(super) fn count_change(&mut self, caller: &Caller, change: &Change) -> Outcome<()> {
        let counts = matches!(
            change,
            Change::Rename { .. }
                | Change::ResetSecret { .. }
                | Change::StandIn { .. }
                | Change::Reclaim { .. }
                | Change::Leave { .. }
                | Change::AddComputer { .. }
        );
        let spectators = self.talk.len().saturating_sub(1);
        let own = caller.seats.first().map_or(spectators, |(seat, _)| usize::from(*seat));
        let talk = self.talk.get_mut(own).filter(|_| counts);
        if talk.is_some_and(|talk| !talk.take(Instant::now())) {
            return Err(Failure::limit("limit/requests", "too many changes; wait a moment"));
        }
        Ok(())
    }
}

/// How often each seat may chat, and last all spectators together.
pub(super) fn talk(shared: &Shared, seats: usize) -> Vec<Bucket> {
    let (now, each) = (Instant::now(), shared.config.limits.chat_per_second);
    let mut talk = vec![Bucket::new(each, now); seats];
    talk.push(Bucket::new(each.saturating_mul(2), now));
    talk
}

fn line(row: ChatRow) -> ChatLine {
    let ChatRow { number, seat, name, text, at } = row;
    ChatLine { number, seat, name, text, at }
}

/// One line of visible text, or nothing.
pub(super) fn plain(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let length = text.chars().take(most + 1).count();
    let shown = (1..=most).contains(&length)
        && !text.chars().any(is_hidden)
        && !text.chars().all(|c| is_joiner(c) || c.is_whitespace());
    shown.then(|| text.to_owned())
}

/// The same for a name: names that look alike are alike, so it contains nothing invisible except
/// joiners.
pub(super) fn plain_name(text: &str, most: usize) -> Option<String> {
    plain(text, most).filter(|name| !name.contains(is_mark))
}

/// Control characters, those that change the direction of text, and invisible ones.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
        || matches!(c, '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}')
        || matches!(c, '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Joiners, which some scripts and emoji need, and direction marks: invisible by themselves.
fn is_joiner(c: char) -> bool {
    is_mark(c) || matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// Direction marks, which right-to-left text needs in a sentence.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}')
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn names_and_chat_are_one_line_of_plain_text() {
        assert_eq!(plain("  Grüße <b>! ", 20).as_deref(), Some("Grüße <b>!"));
        for bad in ["", "   ", "a\nb", "a\u{7}", "\u{202e}evil", "123456789012345678901"] {
            assert_eq!(plain(bad, 20), None, "{bad:?}");
        }
        for mark in ["\u{200f}", "\u{200d}", "\u{200e} \u{61c}"] {
            assert_eq!(plain(mark, 20), None, "nothing to see: {mark:?}");
        }
        let written = "a, \u{200f}\u{5e9}\u{5dc}\u{5d5}\u{5dd}";
        assert_eq!(plain(written, 20).as_deref(), Some(written));
    }
}
