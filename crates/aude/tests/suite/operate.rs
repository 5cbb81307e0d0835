//! `aude config`, `aude backup`, `aude restore`, `aude admin` and `aude doctor`.

use std::path::Path;
use std::process::Output;

use crate::serve::{Folder, ask, start};
use crate::{aude, complaint, printed};

fn with(data: &Path, arguments: &[&str]) -> Output {
    let data = data.to_str().expect("text");
    aude(&[arguments, &["--data", data]].concat())
}

#[test]
fn config_prints_what_is_in_force_and_from_where() {
    let folder = Folder::new("config");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let file = folder.0.join("aude.toml");
    std::fs::write(&file, "[limits]\ntables = 7\n").expect("written");
    let text = printed(&with(&folder.0, &["config", "--listen", "127.0.0.1:1"]));
    let line = |start: &str| {
        let found = text.lines().find(|line| line.starts_with(start));
        found.unwrap_or_else(|| panic!("{start} in {text}")).to_owned()
    };
    assert!(
        line("listen = ").contains("\"127.0.0.1:1\"") && line("listen = ").ends_with("--listen")
    );
    assert!(line("tables = 7").ends_with(file.to_str().expect("text")));
    assert!(line("finished = \"forever\"").ends_with("default"));
    // The output is a file with the same settings.
    std::fs::write(&file, &text).expect("written");
    let again = printed(&with(&folder.0, &["config"]));
    assert!(again.contains("tables = 7") && again.contains("listen = \"127.0.0.1:1\""), "{again}");
    std::fs::write(&file, "[limits]\ntabels = 7\n").expect("written");
    let told = complaint(&with(&folder.0, &["config"]));
    assert!(told.contains("did you mean `limits.tables`?") && told.lines().count() == 1, "{told}");
    // A server does not start with it either.
    assert_eq!(complaint(&with(&folder.0, &["serve", "--listen", "127.0.0.1:0"])), told);
}

#[test]
fn a_broken_settings_file_is_one_finding_among_the_others() {
    let folder = Folder::new("broken-settings");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let file = folder.0.join("aude.toml");
    let ways: [(&str, &[&str]); 3] = [
        ("listen = \n", &["line 1"]),
        (
            "listen = \"nowhere\"\n[limits]\ntabels = 7\nsockets = \"many\"\n",
            &["nowhere", "did you mean `limits.tables`?", "limits.sockets"],
        ),
        ("data = \"elsewhere\"\n", &["cannot set `data`"]),
    ];
    for (text, told) in ways {
        std::fs::write(&file, text).expect("written");
        let doctor = with(&folder.0, &["doctor"]);
        assert!(!doctor.status.success(), "{text}");
        let lines = String::from_utf8(doctor.stdout).expect("text");
        let bad: Vec<&str> =
            lines.lines().filter(|line| line.starts_with("PROBLEM  settings")).collect();
        assert_eq!(bad.len(), told.len(), "{lines}");
        for part in told {
            assert!(bad.iter().any(|line| line.contains(part)), "{part}: {lines}");
        }
        for about in ["program", "folder", "permissions", "server", "database", "disk", "time"] {
            let found = lines.lines().any(|line| line.split_whitespace().nth(1) == Some(about));
            assert!(found, "{about} is missing:\n{lines}");
        }
    }
}

#[test]
fn a_store_is_copied_and_compared() {
    let (one, other) = (Folder::new("copy-from"), Folder::new("copy-to"));
    let (from, to) = (one.0.to_str().expect("text"), other.0.to_str().expect("text"));
    let told = complaint(&aude(&["store", "copy", from, to]));
    assert!(told.contains("no database") && told.lines().count() == 1, "{told}");
    let (process, address) = start(&one);
    let body =
        r#"{"seats": [{"kind": "local", "name": "Anna"}, {"kind": "local", "name": "Bert"}]}"#;
    assert!(ask(&address, "POST /api/tables", body).starts_with("HTTP/1.1 201"));
    let told = complaint(&aude(&["store", "copy", from, to]));
    assert!(told.contains("another aude"), "{told}");
    drop(process);
    let told = printed(&aude(&["store", "copy", from, to]));
    assert!(told.contains("tables: 1,"), "{told}");
    assert!(printed(&with(&other.0, &["admin", "list"])).contains("Anna, Bert"));
    let told = complaint(&aude(&["store", "copy", from, to]));
    assert!(told.contains("not empty"), "{told}");
    let told =
        complaint(&aude(&["--database", "mysql://x", "--listen", "127.0.0.1:0", "--data", to]));
    assert!(told.contains("postgres://") && told.lines().count() == 1, "{told}");
}

#[cfg(unix)]
#[test]
fn a_day_of_an_operator() {
    let folder = Folder::new("operator");
    let data = &folder.0;
    let told = complaint(&with(data, &["health", "--listen", "127.0.0.1:1"]));
    assert!(told.contains("no answer from 127.0.0.1:1") && told.lines().count() == 1, "{told}");
    let told = complaint(&with(data, &["admin", "list"]));
    assert!(told.contains("no database"), "{told}");
    let (process, address) = start(&folder);
    let body =
        r#"{"seats": [{"kind": "local", "name": "Anna"}, {"kind": "local", "name": "Bert"}]}"#;
    for _ in 0..2 {
        assert!(ask(&address, "POST /api/tables", body).starts_with("HTTP/1.1 201"));
    }
    assert_eq!(printed(&with(data, &["health", "--listen", &address])).trim(), "ready");
    let list = printed(&with(data, &["admin", "list"]));
    assert_eq!(list.lines().filter(|line| line.contains("Anna, Bert")).count(), 2, "{list}");
    let doctor = printed(&with(data, &["doctor"]));
    assert!(
        doctor.contains("running as process") && doctor.contains("sound: 2 tables"),
        "{doctor}"
    );
    let told = complaint(&with(data, &["restore", "/dev/null"]));
    assert!(told.contains("there is no file /dev/null"), "{told}");
    let text = data.join("notes.txt");
    std::fs::write(&text, "not a database, and long enough to have a header").expect("written");
    let backup = data.join("copy.sqlite");
    let backup = backup.to_str().expect("text");
    printed(&with(data, &["backup", backup]));
    // Nothing is overwritten, and nothing is restored under a running server.
    let told = complaint(&with(data, &["backup", backup]));
    assert!(told.contains("already exists"), "{told}");
    let told = complaint(&with(data, &["restore", backup]));
    assert!(told.contains("another aude (process") && told.lines().count() == 1, "{told}");
    let told = complaint(&with(data, &["serve", "--listen", "127.0.0.1:0"]));
    assert!(told.contains("another aude (process") && told.lines().count() == 1, "{told}");
    let id = list.lines().nth(1).and_then(|line| line.split(' ').next()).expect("an id").to_owned();
    assert!(complaint(&with(data, &["admin", "delete", &id])).contains("--even-running"));
    printed(&with(data, &["admin", "delete", &id, "--even-running"]));
    assert!(ask(&address, &format!("GET /api/tables/{id}"), "").starts_with("HTTP/1.1 404"));
    drop(process);
    let told = complaint(&with(data, &["restore", text.to_str().expect("text")]));
    assert!(told.ends_with("notes.txt: it is not a database\n"), "{told}");
    // Killed: the next one takes the folder all the same.
    let restored = printed(&with(data, &["restore", backup]));
    assert!(restored.contains("restored 2 tables") && restored.contains("before-restore-"));
    let record = printed(&with(data, &["admin", "export", &id]));
    assert!(record.contains("Anna"), "{record}");
    let records = data.join("records");
    printed(&with(data, &["admin", "export", "--all", records.to_str().expect("text")]));
    assert_eq!(std::fs::read_dir(&records).expect("a folder").count(), 2);
    // Options may also come before the command.
    let space = printed(&aude(&["admin", "--data", data.to_str().expect("text"), "space"]));
    assert!(space.contains("playing") && space.contains(&id), "{space}");
    let told = complaint(&with(data, &["admin", "list", "--phase", "finished"]));
    assert!(told.contains("gathering, playing, over, abandoned, replay"), "{told}");
    let over = printed(&with(data, &["admin", "list", "--phase", "over"]));
    assert_eq!(over.lines().count(), 1, "{over}");
    let shown = printed(&with(data, &["admin", "inspect", &id[..5]]));
    assert!(shown.contains("Anna, Bert") && shown.contains("classic"), "{shown}");
    printed(&with(data, &["admin", "close", &id]));
    let doctor = printed(&with(data, &["doctor", "--config", "/dev/null"]));
    assert!(doctor.contains("none is running"), "{doctor}");
    std::fs::write(data.join("aude.sqlite"), "nothing of the kind, and long enough for a header")
        .expect("written");
    let broken = with(data, &["doctor"]);
    let text = String::from_utf8(broken.stdout).expect("text");
    assert!(!broken.status.success() && text.contains("PROBLEM  database"), "{text}");
}
