//! Finished reviews: the latest in memory, all as files.

use std::collections::{HashSet, VecDeque};
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use crate::folder;
use crate::protocol::ReviewState;

/// Reviews in memory.
const LATEST: usize = 16;
/// Files in the folder; the oldest are removed.
const FILES: usize = 5_000;

/// The folder of finished reviews.
#[derive(Debug)]
pub(super) struct Kept {
    folder: PathBuf,
    latest: Mutex<VecDeque<(Of, ReviewState)>>,
}

/// The game that a review is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Of {
    /// The table.
    pub(crate) id: String,
    /// The version.
    pub(crate) version: u32,
    /// The digest of that position: after a restore, a table may have gone on differently.
    pub(crate) hash: String,
}

/// The digits of the digest in a file's name.
const DIGITS: usize = 16;

impl Kept {
    pub(super) fn new(folder: PathBuf) -> Self {
        Self { folder, latest: Mutex::default() }
    }

    /// The file of a table's review. Reviews of another game, judge or depth have another name.
    fn file(&self, of: &Of) -> Option<PathBuf> {
        let is_plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let Of { id, version, hash } = of;
        let judge = aude_ai::Judge::NAME.replace(' ', "-");
        let depth = aude_ai::Judge::STANDARD;
        let is_name = !id.is_empty() && is_plain(id) && is_plain(hash);
        let hash = hash.get(..DIGITS).unwrap_or(hash);
        is_name.then(|| self.folder.join(format!("{id}-{version}-{hash}-{judge}-{depth}.json")))
    }

    pub(super) async fn read(&self, of: &Of) -> Option<ReviewState> {
        let known = {
            let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
            latest.iter().find(|(known, _)| known == of).map(|(_, state)| state.clone())
        };
        if known.is_some() {
            return known;
        }
        let file = self.file(of)?;
        let read = move || serde_json::from_slice(&std::fs::read(file).ok()?).ok();
        tokio::task::spawn_blocking(read).await.ok().flatten()
    }

    pub(super) async fn write(&self, of: &Of, state: ReviewState) {
        {
            let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
            latest.retain(|(known, _)| known.id != of.id);
            latest.push_front((of.clone(), state.clone()));
            latest.truncate(LATEST);
        }
        let (reviews, file) = (self.folder.clone(), self.file(of));
        let written = tokio::task::spawn_blocking(move || -> std::io::Result<()> {
            // Without a data folder nothing is kept.
            let (Some(file), Some(true)) = (file, reviews.parent().map(std::path::Path::is_dir))
            else {
                return Ok(());
            };
            folder::create_folder(&reviews)?;
            make_room(&reviews)?;
            let partial = file.with_extension("partial");
            let _ = std::fs::remove_file(&partial);
            let mut written = folder::private().create_new(true).open(&partial)?;
            written.write_all(&serde_json::to_vec(&state)?)?;
            std::fs::rename(partial, file)
        });
        if let Ok(Err(error)) = written.await {
            tracing::warn!(%error, "a review could not be saved");
        }
    }

    /// Removes the reviews of tables. There may be thousands of files, so they are looked through
    /// once, and not on an async thread.
    pub(super) async fn forget(&self, ids: &[String]) {
        let ids: HashSet<String> = ids.iter().cloned().collect();
        {
            let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
            latest.retain(|(known, _)| !ids.contains(&known.id));
        }
        let folder = self.folder.clone();
        let removed = tokio::task::spawn_blocking(move || {
            for file in std::fs::read_dir(folder).into_iter().flatten().flatten() {
                let name = file.file_name();
                let id = name.to_str().and_then(|name| name.split('-').next());
                if id.is_some_and(|id| ids.contains(id)) {
                    let _ = std::fs::remove_file(file.path());
                }
            }
        });
        if removed.await.is_err() {
            tracing::warn!("reviews of deleted tables could not be removed");
        }
    }
}

/// Removes the oldest files if there are too many.
fn make_room(folder: &std::path::Path) -> std::io::Result<()> {
    let mut files = Vec::new();
    for file in std::fs::read_dir(folder)? {
        let file = file?;
        files.push((file.metadata()?.modified()?, file.path()));
    }
    if files.len() >= FILES {
        files.sort();
        files.iter().take(files.len() + 1 - FILES).for_each(|(_, file)| {
            let _ = std::fs::remove_file(file);
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(id: &str, hash: &str) -> Of {
        Of { id: id.to_owned(), version: 3, hash: hash.to_owned() }
    }

    #[tokio::test]
    async fn a_review_belongs_to_one_game_and_goes_with_its_table() {
        let data = std::env::temp_dir().join(format!("aude-reviews-{}", std::process::id()));
        std::fs::create_dir_all(&data).expect("a folder");
        let kept = Kept::new(data.join(folder::REVIEWS));
        let made = ReviewState { done: 7, total: 7, ..ReviewState::default() };
        for id in ["a", "ab", "c"] {
            kept.write(&of(id, "0123456789abcdef0123"), made.clone()).await;
        }
        // Another program reads the files.
        let again = Kept::new(data.join(folder::REVIEWS));
        let read = async |id, hash| again.read(&of(id, hash)).await.map(|state| state.done);
        assert_eq!(read("a", "0123456789abcdef0123").await, Some(7));
        assert_eq!(read("a", "ffff456789abcdef0123").await, None, "the game went on differently");
        assert!(folder::is_private(&data.join(folder::REVIEWS)), "only its owner reads it");
        again.forget(&["a".to_owned(), "c".to_owned()]).await;
        assert_eq!(read("a", "0123456789abcdef0123").await, None);
        assert_eq!(read("ab", "0123456789abcdef0123").await, Some(7));
        assert_eq!(read("c", "0123456789abcdef0123").await, None);
        std::fs::remove_dir_all(&data).expect("removed");
    }
}
