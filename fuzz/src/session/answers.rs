//! What a client reads of answers and pushes.

use aude_server::protocol::Written;
use serde::Deserialize;

/// What a client looks at in what it hears.
#[derive(Deserialize)]
pub(super) struct Push<'t> {
    pub(super) push: &'t str,
    pub(super) version: Option<u32>,
    pub(super) hash: Option<&'t str>,
    pub(super) table: Option<Version>,
}

#[derive(Deserialize)]
pub(super) struct Version {
    pub(super) version: u32,
}

/// What a client looks at in the answer to a draft.
#[derive(Deserialize)]
pub(super) struct Drafted {
    pub(super) complete: bool,
}

/// What can be done, in that answer or in the one about legal actions.
#[derive(Deserialize)]
pub(super) struct Possible<'t> {
    #[serde(borrow, alias = "actions")]
    pub(super) legal: Vec<Legal<'t>>,
}

#[derive(Deserialize)]
pub(super) struct Legal<'t> {
    pub(super) text: &'t str,
}

pub(super) fn read<'t, T: Deserialize<'t>>(answer: &'t Written) -> T {
    serde_json::from_str(answer.get()).expect("an answer")
}
