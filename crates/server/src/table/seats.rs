//! Seats: who holds which, by secrets.

use std::net::IpAddr;
use std::sync::Arc;

use super::chat::plain_name;
use super::numbers::share;
use super::{Inner, Seat, Table};
use crate::computer::Opponent;
use crate::errors::{Failure, Outcome};
use crate::fair::numbers::Share;
use crate::protocol::{Join, Joined, Phase, SeatKind, SeatSecret};
use crate::secret::{self, Source};

/// A caller: the seats whose secrets it presented.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Caller {
    /// Seats, each with how often its secret had been replaced.
    pub(super) seats: Vec<(u8, u32)>,
    /// Whether the caller is the host.
    pub(super) host: bool,
    /// Where the caller is, if it is known: what takes long is limited per address.
    pub(super) address: Option<IpAddr>,
}

impl Caller {
    /// The same caller at an address.
    #[must_use]
    pub fn at(self, address: IpAddr) -> Self {
        self.from(Some(address))
    }

    pub(crate) fn from(self, address: Option<IpAddr>) -> Self {
        Self { address, ..self }
    }

    /// Whether the caller has a seat, or is the host.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.host || !self.seats.is_empty()
    }

    /// Whether the caller holds a seat, and still does.
    pub(super) fn check(&self, inner: &Inner, seat: u8) -> Outcome<()> {
        let held = self.seats.iter().find(|(held, _)| *held == seat);
        let Some(&(_, generation)) = held else {
            return Err(Failure::forbidden("seat/not-yours", "this seat belongs to someone else"));
        };
        let now = inner.head.seats.get(usize::from(seat)).map(|seat| seat.generation);
        if now != Some(generation) {
            return Err(Failure::forbidden(
                "seat/old-secret",
                "this seat's secret was replaced; use the new one",
            ));
        }
        Ok(())
    }

    /// Whether the caller is the host.
    pub(super) fn check_host(&self) -> Outcome<()> {
        let ask = || Failure::forbidden("seat/not-host", "only the host can do that");
        self.host.then_some(()).ok_or_else(ask)
    }
}

/// More secrets than any table has seats.
const MOST_SECRETS: usize = 16;

impl Table {
    /// The caller with these secrets. All of them must match.
    pub(super) fn who(&self, inner: &Inner, tokens: &[String]) -> Outcome<Caller> {
        if tokens.len() > MOST_SECRETS {
            return Err(Failure::request("request/tokens", "too many secrets"));
        }
        let mut caller = Caller::default();
        for token in tokens {
            let fits = |kept: &str| secret::matches(&inner.head.family, token, kept);
            // All are compared, so that the time taken reveals nothing.
            let host = fits(&inner.head.host);
            let mut found = host;
            caller.host |= host;
            for (index, seat) in inner.head.seats.iter().enumerate() {
                if seat.token.as_deref().is_some_and(fits) {
                    found = true;
                    caller.seats.push((u8::try_from(index).unwrap_or(u8::MAX), seat.generation));
                }
            }
            if !found {
                return Err(Failure::new(
                    axum::http::StatusCode::UNAUTHORIZED,
                    "seat/unknown-secret",
                    "this secret does not match any seat at this table",
                ));
            }
        }
        caller.seats.sort_unstable();
        caller.seats.dedup();
        Ok(caller)
    }

    /// The caller with these secrets.
    ///
    /// # Errors
    /// If one does not match.
    pub async fn caller(&self, tokens: &[String]) -> Outcome<Caller> {
        let inner = self.lock().await?;
        self.who(&inner, tokens)
    }

    /// Whether these secrets hold a seat.
    ///
    /// # Errors
    /// If one does not match, or none is the seat's.
    pub async fn holds(&self, tokens: &[String], seat: u8) -> Outcome<()> {
        let inner = self.lock().await?;
        self.who(&inner, tokens)?.check(&inner, seat)
    }

    /// A player takes an open seat. When the last one is taken, the game starts.
    ///
    /// # Errors
    /// If there is none.
    pub async fn join(self: &Arc<Self>, join: &Join, source: &Source) -> Outcome<Joined> {
        let mut inner = self.lock().await?;
        let token = source.token("seat").map_err(|_| no_randomness())?;
        let hash = secret::hash(&inner.head.family, &token).to_hex().to_string();
        // The same request again: its answer was lost.
        let same = |seat: &Seat| seat.token.as_ref() == Some(&hash);
        if let Some(index) = inner.head.seats.iter().position(same) {
            let seat = u8::try_from(index).unwrap_or(u8::MAX);
            return Ok(Joined { table: self.info(&inner), secret: SeatSecret { seat, token } });
        }
        inner.gathering()?;
        let wanted = |index: usize| join.seat.is_none_or(|seat| usize::from(seat) == index);
        let seats = inner.head.seats.iter().enumerate();
        let mut open = seats.filter(|(index, seat)| seat.kind == SeatKind::Open && wanted(*index));
        let Some((index, _)) = open.next() else {
            return Err(Failure::conflict("seat/taken", "this seat is taken"));
        };
        let limits = &self.shared.config.limits;
        let name = name(&join.name, limits.name_chars)?;
        let color = color(join.color.as_deref())?;
        let before = inner.head.seats[index].clone();
        let generation = before.generation + 1;
        let color = color.or_else(|| before.color.clone());
        let share = if inner.head.seed_given {
            Share::default()
        } else {
            share(join.number_hash.as_deref())?
        };
        inner.head.seats[index] = Seat { generation, ..Seat::person(name, color, hash, share) };
        if let Err(failure) = self.seats_changed(&mut inner).await {
            inner.head.seats[index] = before;
            return Err(failure);
        }
        let seat = u8::try_from(index).unwrap_or(u8::MAX);
        Ok(Joined { table: self.info(&inner), secret: SeatSecret { seat, token } })
    }

    /// Starts if all seats are taken and have given their numbers, otherwise writes and broadcasts
    /// the change.
    pub(super) async fn seats_changed(self: &Arc<Self>, inner: &mut Inner) -> Outcome<()> {
        if inner.head.is_full() && !inner.head.awaits_numbers() {
            self.start(inner).await?;
        } else {
            self.keep(inner).await?;
            self.arrange(inner);
        }
        self.tell_table(inner);
        Ok(())
    }

    /// Writes the head.
    pub(super) async fn keep(&self, inner: &mut Inner) -> Outcome<()> {
        inner.updated = crate::shared::now();
        let head = inner.head_row()?;
        let kept = self.shared.store.put_head(&self.id, head).await;
        inner.stale |= kept.is_err();
        inner.kept = inner.updated;
        Ok(kept?)
    }

    pub(super) async fn reset_secret(
        &self,
        inner: &mut Inner,
        seat: u8,
        source: &Source,
    ) -> Outcome<SeatSecret> {
        let token = source.token("seat").map_err(|_| no_randomness())?;
        let hash = secret::hash(&inner.head.family, &token).to_hex().to_string();
        let kept = &mut inner.head.seats[usize::from(seat)];
        let before = kept.token.replace(hash);
        kept.replaced = before.filter(|_| source.is_repeatable());
        kept.generation += 1;
        self.keep(inner).await?;
        Ok(SeatSecret { seat, token })
    }

    /// Replaces a seat's secret. A client that did not get the answer can send the request again,
    /// with the same key and the secret that was replaced.
    ///
    /// # Errors
    /// If the secrets do not hold the seat, or the store fails.
    pub async fn reset_with(
        &self,
        tokens: &[String],
        seat: u8,
        source: &Source,
    ) -> Outcome<SeatSecret> {
        let mut inner = self.lock().await?;
        let token = source.token("seat").map_err(|_| no_randomness())?;
        let family = &inner.head.family;
        let again = inner.head.seats.get(usize::from(seat)).is_some_and(|kept| {
            let held = |old: &String| tokens.iter().any(|held| secret::matches(family, held, old));
            let now = |now: &String| secret::matches(family, &token, now);
            kept.replaced.as_ref().is_some_and(held) && kept.token.as_ref().is_some_and(now)
        });
        if again {
            return Ok(SeatSecret { seat, token });
        }
        self.who(&inner, tokens)?.check(&inner, seat)?;
        self.reset_secret(&mut inner, seat, source).await
    }

    pub(super) async fn rename(
        &self,
        inner: &mut Inner,
        seat: u8,
        to: &str,
        colour: Option<&str>,
    ) -> Outcome<()> {
        let to = name(to, self.shared.config.limits.name_chars)?;
        let colour = color(colour)?;
        let kept = &mut inner.head.seats[usize::from(seat)];
        kept.name = to;
        kept.color = colour.or_else(|| kept.color.take());
        self.keep(inner).await?;
        self.tell_table(inner);
        Ok(())
    }

    pub(super) async fn leave_seat(self: &Arc<Self>, inner: &mut Inner, seat: u8) -> Outcome<()> {
        inner.gathering_seats()?;
        let kept = inner.head.seats.get_mut(usize::from(seat)).ok_or_else(no_seat)?;
        *kept = Seat { generation: kept.generation + 1, ..Seat::open() };
        self.seats_changed(inner).await
    }

    pub(super) async fn add_computer(
        self: &Arc<Self>,
        inner: &mut Inner,
        seat: u8,
        opponent: Opponent,
    ) -> Outcome<()> {
        inner.gathering()?;
        let index = usize::from(seat);
        let kept = inner.head.seats.get_mut(index).ok_or_else(no_seat)?;
        if kept.kind != SeatKind::Open {
            return Err(Failure::conflict("seat/taken", "this seat is taken"));
        }
        // The previous player of this seat must not pass for the computer.
        let (generation, color) = (kept.generation + 1, kept.color.take());
        *kept = Seat { generation, color, ..Seat::computer(index + 1, opponent) };
        self.seats_changed(inner).await
    }
}

impl Inner {
    pub(super) fn gathering(&self) -> Outcome<()> {
        let gathering = self.head.phase == Phase::Gathering;
        let begun = || Failure::conflict("table/begun", "the game has already started");
        gathering.then_some(()).ok_or_else(begun)
    }
}

fn no_seat() -> Failure {
    Failure::request("request/seats", "the table has no such seat")
}

pub(super) fn no_randomness() -> Failure {
    let status = axum::http::StatusCode::SERVICE_UNAVAILABLE;
    Failure::new(status, "server/randomness", "the system cannot provide random numbers right now")
}

pub(super) fn name(text: &str, most: usize) -> Outcome<String> {
    plain_name(text, most).filter(|name| aude_record::setup::is_name(name)).ok_or_else(|| {
        let message = format!("a name has 1 to {most} printable characters");
        Failure::request("request/name", message)
    })
}

pub(super) fn color(text: Option<&str>) -> Outcome<Option<String>> {
    let fits = |text: &&str| {
        (1..=20).contains(&text.len())
            && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '#')
    };
    match text {
        None => Ok(None),
        Some(text) if fits(&text) => Ok(Some(text.to_owned())),
        Some(_) => {
            Err(Failure::request("request/color", "a colour is a word of at most 20 letters"))
        }
    }
}
