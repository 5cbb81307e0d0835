//! The rematch: one player offers it, all other human players accept, and then there is a new
//! table. Its clocks start when everyone's page is there, or did not answer in time: the game
//! waits for the seats' numbers.

use std::collections::BTreeMap;
use std::sync::Arc;

use aude_engine::game::RulesVersion;

use super::lifecycle::Plan;
use super::numbers::share;
use super::seats::no_randomness;
use super::{Caller, Inner, Table};
use crate::errors::{Failure, Outcome};
use crate::fair::numbers::Share;
use crate::protocol::{First, Phase, RematchOffer, SeatKind};
use crate::secret;
use crate::tables::Tables;

/// An offered rematch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Offer {
    by: u8,
    /// Who has agreed, including the player who offered it, with the hash of the next number.
    agreed: Vec<(u8, Share)>,
}

impl Offer {
    pub(super) fn wire(&self) -> RematchOffer {
        RematchOffer { by: self.by, agreed: self.agreed.iter().map(|(seat, _)| *seat).collect() }
    }

    fn share_of(&self, seat: usize) -> Option<&Share> {
        let found = self.agreed.iter().find(|(agreed, _)| usize::from(*agreed) == seat);
        found.map(|(_, share)| share)
    }
}

impl Inner {
    /// A player who has left does not agree any more.
    pub(super) fn leave_rematch(&mut self, seat: u8) {
        if let Some(offer) = &mut self.rematch {
            offer.agreed.retain(|(agreed, _)| *agreed != seat);
            if offer.by == seat {
                self.rematch = None;
            }
        }
    }
}

impl Table {
    /// A player offers a rematch, or accepts it. Returns the new table once everyone has agreed.
    pub(super) async fn agree_to_rematch(
        &self,
        tables: &Tables,
        inner: &mut Inner,
        seat: u8,
        number_hash: Option<&str>,
    ) -> Outcome<Option<String>> {
        if inner.head.phase.is_open() || inner.head.phase == Phase::Replay {
            return Err(Failure::conflict("table/not-over", "the game is not over yet"));
        }
        if let Some(next) = &inner.head.rematch {
            return Ok(Some(next.clone()));
        }
        let share = share(number_hash)?;
        let offer = inner.rematch.get_or_insert(Offer { by: seat, agreed: Vec::new() });
        offer.agreed.retain(|(agreed, _)| *agreed != seat);
        offer.agreed.push((seat, share));
        let mut seats = inner.head.seats.iter().enumerate();
        let missing = seats
            .any(|(index, seat)| seat.kind == SeatKind::Person && offer.share_of(index).is_none());
        let next = if missing { None } else { Some(self.make_rematch(tables, inner).await?) };
        self.tell_table(inner);
        Ok(next)
    }

    /// A player declines the rematch, or withdraws the offer.
    pub(super) fn decline_rematch(&self, inner: &mut Inner) -> Outcome<()> {
        let none = || Failure::conflict("rematch/none", "nobody has offered a rematch");
        inner.rematch.take().ok_or_else(none)?;
        self.tell_table(inner);
        Ok(())
    }

    /// The players of a closed socket who have no other here have left.
    pub(super) fn leave_rematch(self: &Arc<Self>, inner: &mut Inner, caller: &Caller) {
        for &(seat, _) in &caller.seats {
            if !self.with_presence(|presence| presence.is_here(usize::from(seat))) {
                inner.leave_rematch(seat);
            }
        }
    }

    /// The new table, with the same secrets. The seat after the last starting player starts.
    async fn make_rematch(&self, tables: &Tables, inner: &mut Inner) -> Outcome<String> {
        let mut head = inner.head.clone();
        for (index, seat) in head.seats.iter_mut().enumerate() {
            seat.resigned = false;
            seat.stand_in = false;
            let share = inner.rematch.as_ref().and_then(|offer| offer.share_of(index));
            seat.share = share.cloned().unwrap_or_default();
        }
        let many = u8::try_from(head.seats.len()).unwrap_or(1).max(1);
        let first = inner.head.setup(&inner.seed, &self.id).first;
        head.first = First::Seat((first + 1) % many);
        (head.phase, head.outcome, head.resumable) = (Phase::Gathering, None, false);
        // A new game is played under the latest rules and with the latest tiles.
        (head.rules, head.fingerprints) = (RulesVersion::LATEST.number(), BTreeMap::new());
        (head.imported_draws, head.seed_given, head.seed_scope) = (0, false, None);
        let id = secret::table_id().map_err(|_| no_randomness())?;
        let seed = secret::random().map_err(|_| no_randomness())?;
        let plan = Plan { id: id.clone(), seed, head, host: String::new(), secrets: Vec::new() };
        let (table, _) = plan.open(&self.shared, &inner.origin, Vec::new()).await?;
        // If another server has it already, whoever comes is sent there.
        let _ = tables.take(&table, self.shared.store.term(table.id())).await;
        inner.head.rematch = Some(id.clone());
        self.keep(inner).await?;
        inner.rematch = None;
        Ok(id)
    }
}
