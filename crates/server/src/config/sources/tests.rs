use std::sync::atomic::{AtomicU32, Ordering};

use super::*;

/// A temporary folder, removed when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("aude-settings-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let file = self.0.join(name);
        std::fs::write(&file, text).expect("written");
        file
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn source(settings: &Settings, key: &str) -> String {
    let all = settings.all().find(|(setting, ..)| setting.key == key);
    all.expect("a setting").2.to_string()
}

#[test]
fn options_come_before_variables_before_the_file_before_defaults() {
    let folder = Folder::new();
    let text = "listen = '127.0.0.1:1'\npublic-url = 'https://a.example'\n[limits]\ntables = 7\n\
                sockets = 8\n[times]\nabandon-after = '3d'\nidle-after = 30\n";
    let file = folder.write("aude.toml", text);
    let vars = |name: &str| match name {
        "AUDE_LISTEN" => Some("127.0.0.1:2".to_owned()),
        "AUDE_TABLES" => Some("9".to_owned()),
        "AUDE_DATA" => Some(folder.0.display().to_string()),
        _ => None,
    };
    let options = [("listen", "127.0.0.1:3".to_owned())];
    let settings = Settings::read(&options, None, vars).expect("readable");
    assert_eq!(settings.file.as_ref(), Some(&file), "found in the data folder");
    let config = &settings.config;
    assert_eq!((config.listen.port(), config.limits.tables, config.limits.sockets), (3, 9, 8));
    assert_eq!(config.times.abandon.as_secs(), 3 * 24 * 60 * 60);
    assert_eq!(config.times.idle.as_secs(), 30);
    assert_eq!(source(&settings, "listen"), "--listen");
    assert_eq!(source(&settings, "limits.tables"), "AUDE_TABLES");
    assert_eq!(source(&settings, "limits.sockets"), file.display().to_string());
    assert_eq!(source(&settings, "open"), "default");
}

#[test]
fn what_is_printed_is_a_file_with_the_same_settings() {
    let vars = |name: &str| match name {
        "AUDE_PUBLIC_URL" => Some("https://a\".example".to_owned()),
        "AUDE_ABANDON_AFTER" => Some("100".to_owned()),
        "AUDE_TRUST_PROXY" => Some("true".to_owned()),
        _ => None,
    };
    let settings = Settings::read(&[], None, vars).expect("readable");
    let folder = Folder::new();
    let file = folder.write("printed.toml", &settings.to_toml());
    let mut again = Settings::read(&[], Some(&file), |_| None).expect("readable");
    again.config.data.clone_from(&settings.config.data);
    assert_eq!(again.config, settings.config);
    let printed = settings.to_toml();
    assert!(SETTINGS.iter().all(|setting| {
        printed.contains(&format!("\n{} = ", setting.key.rsplit('.').next().expect("a name")))
            || setting.key == "data"
    }));
}

#[test]
fn a_file_with_something_wrong_is_refused_in_one_sentence() {
    let folder = Folder::new();
    for (text, told) in [
        ("lisen = 'x'", "`lisen`; did you mean `listen`?"),
        ("[limits]\ntabels = 1", "did you mean `limits.tables`?"),
        ("tables = 1", "did you mean `limits.tables`?"),
        ("[limits]\nsockets_per_table = 1", "did you mean `limits.sockets-per-table`?"),
        ("[limts]\ntables = 1", "did you mean `limits.tables`?"),
        ("wherewithal-of-the-realm = 1", "`wherewithal-of-the-realm`"),
        ("[empty-section]", "`empty-section`"),
        ("listen = 7171", "expected an address and a port"),
        ("[limits]\ntables = -1", "expected a number"),
        ("[limits]\ntables = [1]", "expected a number"),
        ("[limits]\ntables = 1.5", "expected a number"),
        ("limits = 3", "`limits`"),
        ("[times]\nabandon-after = 'soon'", "expected a time such as"),
        ("open = maybe", "line 1"),
        ("open = true\n\n[limits", "line 3"),
        ("\u{0}", "line 1"),
    ] {
        let file = folder.write("wrong.toml", text);
        let error = Settings::read(&[], Some(&file), |_| None).expect_err(text).to_string();
        assert!(error.contains(told), "{text}: {error}");
        assert!(error.contains("wrong.toml") && error.lines().count() == 1, "{error}");
    }
    let missing = Settings::read(&[], Some(&folder.0.join("none.toml")), |_| None);
    assert!(missing.expect_err("no file").to_string().contains("none.toml"));
    let long = folder.write("long.toml", &"# x\n".repeat(300_000));
    let long = Settings::read(&[], Some(&long), |_| None).expect_err("too long").to_string();
    assert!(long.contains("more than 1048576 bytes"), "{long}");
    std::fs::write(folder.0.join("binary.toml"), [0xff, 0xfe]).expect("written");
    assert!(Settings::read(&[], Some(&folder.0.join("binary.toml")), |_| None).is_err());
}

#[test]
fn the_file_in_the_data_folder_cannot_move_it_and_another_can() {
    let folder = Folder::new();
    let file = folder.write("aude.toml", "data = 'elsewhere'");
    let options = [("data", folder.0.display().to_string())];
    let error = Settings::read(&options, None, |_| None).expect_err("a circle").to_string();
    assert!(error.contains("cannot set `data`"), "{error}");
    let settings = Settings::read(&[], Some(&file), |_| None).expect("readable");
    assert_eq!(settings.config.data, folder.0.join("elsewhere"), "next to the file");
}

#[test]
fn every_setting_is_documented_and_reads_what_it_writes() {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operate.md");
    let docs = std::fs::read_to_string(docs).expect("the page");
    for setting in SETTINGS {
        let row = format!("| `{}` | `{}` |", setting.key, setting.var);
        assert!(docs.contains(&row), "docs/operate.md has no row {row}");
        let mut config = Config::default();
        assert!(setting.set(&mut config, &setting.get(&Config::default())), "{}", setting.key);
        assert_eq!(config, Config::default(), "{}", setting.key);
    }
}
