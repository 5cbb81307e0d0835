//! The public information about a table.

use super::{Caller, Head, Inner, Table};
use crate::errors::Outcome;
use crate::fair;
use crate::protocol::{Phase, SeatInfo, SeatKind, TableInfo, View};

impl Table {
    pub(super) fn info(&self, inner: &Inner) -> TableInfo {
        let head = &inner.head;
        let (here, spectators) = self.with_presence(|presence| {
            let here: Vec<bool> =
                (0..head.seats.len()).map(|seat| presence.is_here(seat)).collect();
            (here, presence.spectators())
        });
        let seats = head.seats.iter().zip(here).map(|(seat, here)| SeatInfo {
            kind: seat.kind,
            name: seat.name.clone(),
            color: seat.color.clone(),
            level: (seat.kind == SeatKind::Computer).then_some(seat.level),
            connected: here || seat.kind == SeatKind::Computer,
            stand_in: seat.stand_in,
            resigned: seat.resigned,
        });
        let told = matches!(head.phase, Phase::Over | Phase::Abandoned);
        TableInfo {
            id: self.id.clone(),
            phase: head.phase,
            version: inner.version(),
            game: head.game.clone(),
            rules: head.rules,
            sets: head.sets.clone(),
            fingerprints: head.fingerprints.clone(),
            art: head.sets.iter().map(|set| self.art_of(set, head)).collect(),
            options: head.options.clone(),
            seats: seats.collect(),
            clock: head.clock,
            clocks: inner.clocks(),
            aids: head.aids,
            public: head.public,
            seed_hash: fair::commitment(&inner.seed),
            seed: told.then(|| blake3::Hash::from_bytes(inner.seed).to_hex().to_string()),
            seed_given: head.seed_given,
            takeback: inner.takeback.clone(),
            rematch: head.rematch.clone(),
            outcome: head.outcome.clone(),
            spectators,
            created: inner.created,
            updated: inner.updated,
        }
    }

    /// A set as its art is requested.
    fn art_of(&self, set: &str, head: &Head) -> String {
        let latest = self.shared.library.fingerprint(set);
        match head.fingerprints.get(set) {
            Some(own) if latest != Some(*own) => format!("{set}={own}"),
            _ => set.to_owned(),
        }
    }

    pub(super) async fn view_of(&self, inner: &Inner, caller: &Caller) -> Outcome<View> {
        Ok(View {
            table: self.info(inner),
            state: inner.play.as_ref().map(|play| play.state(&inner.head.game, inner.head.names())),
            you: caller.seats.iter().map(|(seat, _)| *seat).collect(),
            host: caller.host,
            chat: self.lines(0).await?,
        })
    }

    /// The public information about the table.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn look(&self) -> Outcome<TableInfo> {
        Ok(self.info(&*self.lock().await?))
    }
}
