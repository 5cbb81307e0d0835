//! Finished reviews: the latest in memory, all as files.

use std::collections::VecDeque;
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
    latest: Mutex<VecDeque<(String, u32, ReviewState)>>,
}

impl Kept {
    pub(super) fn new(folder: PathBuf) -> Self {
        Self { folder, latest: Mutex::default() }
    }

    /// The file of a table's review. Reviews of another judge or depth have another name.
    fn file(&self, id: &str, version: u32) -> Option<PathBuf> {
        let is_plain = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let judge = aude_ai::Judge::NAME.replace(' ', "-");
        let depth = aude_ai::Judge::STANDARD;
        is_plain.then(|| self.folder.join(format!("{id}-{version}-{judge}-{depth}.json")))
    }

    pub(super) async fn read(&self, id: &str, version: u32) -> Option<ReviewState> {
        let known = {
            let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
            let known = latest.iter().find(|known| known.0 == id && known.1 == version);
            known.map(|known| known.2.clone())
        };
        if known.is_some() {
            return known;
        }
        let file = self.file(id, version)?;
        let read = move || serde_json::from_slice(&std::fs::read(file).ok()?).ok();
        tokio::task::spawn_blocking(read).await.ok().flatten()
    }

    pub(super) async fn write(&self, id: &str, version: u32, state: ReviewState) {
        {
            let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
            latest.retain(|known| known.0 != id);
            latest.push_front((id.to_owned(), version, state.clone()));
            latest.truncate(LATEST);
        }
        let (reviews, file) = (self.folder.clone(), self.file(id, version));
        let written = tokio::task::spawn_blocking(move || -> std::io::Result<()> {
            // Without a data folder nothing is kept.
            let (Some(file), Some(true)) = (file, reviews.parent().map(std::path::Path::is_dir))
            else {
                return Ok(());
            };
            std::fs::create_dir_all(&reviews)?;
            make_room(&reviews)?;
            let partial = file.with_extension("partial");
            let _ = std::fs::remove_file(&partial);
            let mut written = folder::private().create_new(true).open(&partial)?;
            written.write_all(&serde_json::to_vec(&state)?)?;
            std::fs::rename(partial, file)
        });
        if let Ok(Err(error)) = written.await {
            tracing::warn!(%error, "a review could not be kept");
        }
    }

    /// Removes the reviews of a table.
    pub(super) fn forget(&self, id: &str) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.retain(|known| known.0 != id);
        drop(latest);
        let Ok(files) = std::fs::read_dir(&self.folder) else { return };
        let start = format!("{id}-");
        for file in files.flatten() {
            if file.file_name().to_str().is_some_and(|name| name.starts_with(&start)) {
                let _ = std::fs::remove_file(file.path());
            }
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
