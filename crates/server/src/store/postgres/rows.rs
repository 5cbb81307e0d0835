//! Rows of PostgreSQL, which has no unsigned numbers.

use sqlx::Row as _;
use sqlx::postgres::PgRow;

use super::super::{ChatRow, EntryRow, GameRow, HeadRow, ListRow, StoreError};
use super::failed;

pub(super) fn head(row: &PgRow) -> Result<HeadRow, sqlx::Error> {
    Ok(HeadRow {
        phase: row.try_get("phase")?,
        public: row.try_get("public")?,
        updated: row.try_get("updated")?,
        json: row.try_get("head")?,
    })
}

pub(super) fn game(row: &PgRow) -> Result<GameRow, sqlx::Error> {
    let seed: Vec<u8> = row.try_get("seed")?;
    let seed = seed.try_into().map_err(|_| sqlx::Error::Decode("a seed of 32 bytes".into()))?;
    Ok(GameRow {
        id: row.try_get("id")?,
        created: row.try_get("created")?,
        origin: row.try_get("origin")?,
        seed,
        head: head(row)?,
    })
}

pub(super) fn listed(row: &PgRow) -> Result<ListRow, sqlx::Error> {
    Ok(ListRow { id: row.try_get("id")?, head: head(row)? })
}

pub(super) fn entry(row: &PgRow) -> Result<EntryRow, sqlx::Error> {
    Ok(EntryRow {
        version: unsigned(row.try_get::<i32, _>("version")?)?,
        kind: row.try_get("kind")?,
        seat: seat(row)?,
        moves: row.try_get("moves")?,
        hash: row.try_get("hash")?,
        at: row.try_get("at")?,
        clocks: row.try_get("clocks")?,
    })
}

pub(super) fn chat_line(row: &PgRow) -> Result<ChatRow, sqlx::Error> {
    Ok(ChatRow {
        number: unsigned(row.try_get::<i32, _>("number")?)?,
        seat: seat(row)?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        at: row.try_get("at")?,
    })
}

fn seat(row: &PgRow) -> Result<Option<u8>, sqlx::Error> {
    row.try_get::<Option<i16>, _>("seat")?.map(unsigned).transpose()
}

pub(super) fn unsigned<F, T: TryFrom<F>>(number: F) -> Result<T, sqlx::Error> {
    T::try_from(number).map_err(|_| sqlx::Error::Decode("a number out of range".into()))
}

pub(super) fn all<T>(
    rows: &[PgRow],
    one: impl Fn(&PgRow) -> Result<T, sqlx::Error>,
) -> Result<Vec<T>, StoreError> {
    rows.iter().map(one).collect::<Result<_, _>>().map_err(|error| failed(&error))
}
