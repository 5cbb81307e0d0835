//! Takebacks, which need everyone's consent. Computers always agree.

use std::sync::Arc;

use aude_record::wire::Next;
use tokio::time::Instant;

use super::log::Kind;
use super::subscribe::Broadcast;
use super::{Inner, Table};
use crate::errors::{Failure, Outcome};
use crate::protocol::{LogEntry, LogKind, Moved, Phase, Push, Takeback};
use crate::shared::now;

impl Inner {
    /// Whether a seat has a say: players who have resigned or are replaced by a computer have none.
    fn check_asked(&self, seat: u8) -> Outcome<()> {
        match self.head.seats.get(usize::from(seat)) {
            Some(kept) if kept.is_asked() => Ok(()),
            Some(kept) if kept.resigned => {
                Err(Failure::conflict("seat/resigned", "this player has resigned"))
            }
            _ => Err(Failure::conflict("seat/played", "a computer is playing this seat")),
        }
    }
}

impl Table {
    pub(super) async fn ask_takeback(
        self: &Arc<Self>,
        inner: &mut Inner,
        seat: u8,
    ) -> Outcome<u32> {
        if inner.head.phase != Phase::Playing {
            return Err(Failure::conflict("table/not-playing", "no game is in progress"));
        }
        inner.check_asked(seat)?;
        let part = inner.playing()?.last_part_of(seat);
        let part = part.ok_or_else(|| {
            Failure::conflict("takeback/nothing", "this seat has nothing to take back")
        })?;
        inner.takeback = Some(Takeback { by: seat, to: part - 1, agreed: vec![seat] });
        self.go_back_if_agreed(inner).await?;
        Ok(inner.version())
    }

    pub(super) async fn answer_takeback(
        self: &Arc<Self>,
        inner: &mut Inner,
        seat: u8,
        accept: bool,
    ) -> Outcome<u32> {
        let none = || Failure::conflict("takeback/none", "nobody has asked for a takeback");
        let by = inner.takeback.as_ref().ok_or_else(none)?.by;
        if seat != by {
            inner.check_asked(seat)?;
        }
        let Some(takeback) = &mut inner.takeback else { return Err(none()) };
        if !accept {
            inner.takeback = None;
            self.tell_table(inner);
        } else if !takeback.agreed.contains(&seat) {
            takeback.agreed.push(seat);
            self.go_back_if_agreed(inner).await?;
        }
        Ok(inner.version())
    }

    async fn go_back_if_agreed(self: &Arc<Self>, inner: &mut Inner) -> Outcome<()> {
        let Some(takeback) = &inner.takeback else { return Ok(()) };
        let seats = inner.head.seats.iter().enumerate();
        let missing = seats
            .filter(|(_, seat)| seat.is_asked())
            .any(|(index, _)| !takeback.agreed.contains(&(index as u8)));
        if missing {
            self.tell_table(inner);
            return Ok(());
        }
        let (to, by) = (takeback.to, takeback.by);
        let clocks = inner.clocks_after_takeback();
        inner.stale = true;
        let Some(play) = &mut inner.play else { return Ok(()) };
        play.go_back(to)
            .ok_or_else(|| Failure::conflict("takeback/nothing", "cannot go back that far"))?;
        let entry = LogEntry {
            version: play.version() + 1,
            kind: LogKind::Back,
            seat: Some(by),
            moves: vec![to.to_string()],
            hash: play.hash(),
            at: now(),
        };
        let row = super::play::row(&entry, &clocks)?;
        inner.updated = entry.at;
        let head = inner.head_row()?;
        self.shared.store.append(&self.id, vec![row], Some(head)).await?;
        inner.stale = false;
        inner.takeback = None;
        let Some(play) = &mut inner.play else { return Ok(()) };
        play.mark(Kind::Back(to), Some(by));
        play.left.clone_from(&clocks);
        play.since = Instant::now();
        let moved = Moved { entry, events: Vec::new(), next: Next::of(&play.game), clocks };
        // Clients that reconnect need a fresh view: nothing before this is valid any more.
        play.recent.clear();
        self.tell(&Push::Moved { moved: Box::new(moved), state: None });
        let _ = self.broadcasts.send(Broadcast::Fresh);
        self.arrange(inner);
        Ok(())
    }
}
