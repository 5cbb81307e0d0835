//! The public information about a table.

use aude_engine::Game;

use super::rematch::Offer;
use super::{Caller, Head, Inner, Table};
use crate::errors::Outcome;
use crate::fair;
use crate::protocol::{SeatInfo, SeatKind, TableInfo, View};

/// A table at one moment.
#[derive(Debug)]
pub(super) struct Sight {
    table: TableInfo,
    position: Option<Position>,
    you: Vec<u8>,
    host: bool,
    /// The number of the last chat message.
    said: u32,
}

/// The position, not yet as JSON.
#[derive(Debug)]
struct Position {
    game: Game,
    moves: usize,
    name: String,
    players: Vec<String>,
}

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
            level: (seat.kind == SeatKind::Computer).then_some(seat.opponent.level),
            style: seat.opponent.style,
            connected: here || seat.kind == SeatKind::Computer,
            stand_in: seat.stand_in,
            resigned: seat.resigned,
            number_hash: seat.share.hash.clone(),
            number: seat.share.number.clone(),
        });
        let told = head.is_revealed();
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
            first: head.first,
            imported_draws: head.imported_draws,
            takeback: inner.takeback.clone(),
            rematch: head.rematch.clone(),
            rematch_offer: inner.rematch.as_ref().map(Offer::wire),
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

    /// What a caller is to see, as of now. It is made into a view without the lock.
    pub(super) fn sight(&self, inner: &Inner, caller: &Caller) -> Sight {
        let position = inner.play.as_ref().map(|play| Position {
            game: play.copy(),
            moves: play.moves(),
            name: inner.head.game.clone(),
            players: inner.head.names(),
        });
        Sight {
            table: self.info(inner),
            position,
            you: caller.seats.iter().map(|(seat, _)| *seat).collect(),
            host: caller.host,
            said: inner.said,
        }
    }

    /// The view of what was seen, with the chat until then.
    pub(super) async fn view(&self, sight: Sight) -> Outcome<View> {
        let mut chat = self.lines(0).await?;
        // What was said since is pushed.
        chat.retain(|line| line.number <= sight.said);
        let Sight { table, position, you, host, .. } = sight;
        let state = position.map(|position| {
            let Position { game, moves, name, players } = position;
            super::draft::state(&game, moves, &name, players)
        });
        Ok(View { table, state, you, host, chat })
    }

    /// The public information about the table.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn look(&self) -> Outcome<TableInfo> {
        Ok(self.info(&*self.lock().await?))
    }
}
