//! Backups that the server makes by itself, and how many of them are kept.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::folder;
use crate::shared::{Shared, now, stopped};
use crate::stamp::stamp;

/// How long to wait after a backup that could not be made.
const AGAIN: Duration = Duration::from_secs(10 * 60);

/// Makes backups until the server stops; returns immediately if none are wanted.
pub(crate) async fn keep_backing_up(shared: Arc<Shared>) {
    let Some(every) = shared.config.backup.every else { return };
    let (folder, mut stop) = (shared.config.backups(), shared.stopping());
    let mut wait = due_in(newest(&folder), every, SystemTime::now());
    loop {
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = stopped(&mut stop) => return,
        }
        wait = match back_up(&shared).await {
            Ok(file) => {
                let file = file.file_name().and_then(|name| name.to_str()).unwrap_or("").to_owned();
                tracing::info!(file, "backed up");
                metrics::counter!("aude_backups_total").increment(1);
                every
            }
            Err(_) if shared.is_stopping() => return,
            Err(reason) => {
                tracing::error!(reason, "no backup was made");
                metrics::counter!("aude_backups_failed_total").increment(1);
                AGAIN.min(every)
            }
        };
    }
}

/// Makes a backup now, and removes those that are too many.
pub(crate) async fn back_up(shared: &Shared) -> Result<PathBuf, String> {
    let folder = shared.config.backups();
    folder::create_folder(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let file = folder.join(format!("{START}{}{END}", stamp(now())));
    shared.store.backup(&file).await.map_err(|error| error.to_string())?;
    // Only now: there are always as many whole ones as are wanted.
    remove_oldest(&folder, shared.config.backup.keep, &file);
    Ok(file)
}

const START: &str = "aude-";
const END: &str = ".sqlite";

/// The backups of a folder, the oldest first. Files with other names are not ours.
pub(crate) fn backups(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_ours = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        let date = name.and_then(|name| name.strip_prefix(START)?.strip_suffix(END));
        date.is_some_and(|date| {
            let shape: String =
                date.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
            shape == "0000-00-00T00-00-00Z"
        })
    };
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_ours).collect();
    found.sort();
    found
}

fn remove_oldest(folder: &Path, keep: usize, just_made: &Path) {
    let mut found = backups(folder);
    // A clock that was wrong may have given others a later date.
    found.retain(|path| path != just_made);
    let many = (found.len() + 1).saturating_sub(keep.max(1));
    for path in found.into_iter().take(many) {
        if let Err(error) = fs::remove_file(&path) {
            tracing::warn!(%error, "an old backup cannot be removed");
        }
    }
}

/// When the newest backup was made.
pub(crate) fn newest(folder: &Path) -> Option<SystemTime> {
    fs::metadata(backups(folder).last()?).ok()?.modified().ok()
}

/// How long until the next backup. One from the future says nothing.
fn due_in(newest: Option<SystemTime>, every: Duration, now: SystemTime) -> Duration {
    let age = newest.and_then(|at| now.duration_since(at).ok());
    age.map_or(Duration::ZERO, |age| every.saturating_sub(age))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backup_is_due_by_the_age_of_the_newest() {
        let (now, day) = (SystemTime::now(), Duration::from_secs(86_400));
        assert_eq!(due_in(None, day, now), Duration::ZERO);
        assert_eq!(due_in(Some(now - day * 3), day, now), Duration::ZERO);
        assert_eq!(due_in(Some(now - day / 4), day, now), day * 3 / 4);
        assert_eq!(due_in(Some(now + day * 300), day, now), Duration::ZERO);
    }

    #[test]
    fn the_oldest_go_and_other_files_stay() {
        let name = format!("aude-backups-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder");
        let made = |name: &str| {
            let path = folder.join(name);
            fs::write(&path, "x").expect("written");
            path
        };
        for day in 1..=5 {
            made(&format!("aude-2026-11-0{day}T00-00-00Z.sqlite"));
        }
        let others = ["aude-best.sqlite", "holiday.jpg", "aude-2026-11-01T00-00-00Z.sqlite.gz"];
        others.iter().for_each(|name| _ = made(name));
        // Made while the clock was wrong: it stays, as it was just made.
        let latest = made("aude-1970-01-01T00-00-09Z.sqlite");
        remove_oldest(&folder, 3, &latest);
        let left = backups(&folder);
        let ends = ["09Z.sqlite", "11-04T00-00-00Z.sqlite", "11-05T00-00-00Z.sqlite"];
        assert_eq!(left.len(), 3, "{left:?}");
        for (path, end) in left.iter().zip(ends) {
            assert!(path.to_string_lossy().ends_with(end), "{left:?}");
        }
        assert!(others.iter().all(|name| folder.join(name).exists()));
        fs::remove_dir_all(&folder).expect("removed");
    }
}
