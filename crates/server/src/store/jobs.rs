//! Work that any of several servers may do, such as reviews.

use super::Later;

/// What is to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobKey {
    /// The table.
    pub game: String,
    /// The version of its log.
    pub version: u32,
    /// Who judges, and how deep.
    pub judge: String,
}

/// How far a job is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JobState {
    /// So many pieces of so many are done.
    Open(u32, u32),
    /// What came out.
    Done(String),
}

/// Jobs that several servers share. Doing one twice does no harm: the result is the same.
pub trait Jobs: Send + Sync {
    /// How far a job is, if anybody has asked for it; it is not given up for a while.
    fn look<'a>(&'a self, job: &'a JobKey) -> Later<'a, Option<JobState>>;
    /// Asks for a job with so many pieces.
    fn ask<'a>(&'a self, job: &'a JobKey, total: u32) -> Later<'a, ()>;
    /// Takes a job of this judge that somebody waits for and nobody is at.
    fn take<'a>(&'a self, judge: &'a str) -> Later<'a, Option<JobKey>>;
    /// Says that so many pieces are done, and keeps the job. False if nobody waits for it any more,
    /// or another server has it.
    fn keep<'a>(&'a self, job: &'a JobKey, done: u32) -> Later<'a, bool>;
    /// Lets go of a job; with its result it is done.
    fn end<'a>(&'a self, job: &'a JobKey, result: Option<String>) -> Later<'a, ()>;
}
