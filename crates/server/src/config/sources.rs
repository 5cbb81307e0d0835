//! Where settings come from: options, then the environment, then the file, then the defaults.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use core::fmt;

use super::settings::{SETTINGS, Setting};
use super::{Config, ConfigError, HERE, data_folder};

/// The name of the file in the data folder.
pub const FILE: &str = "aude.toml";
/// The most bytes of the file: all settings with a comment each take a hundredth of that.
const MOST: u64 = 1 << 20;
/// The variable that names another file.
pub const FILE_VAR: &str = "AUDE_CONFIG";

/// Where the value of a setting comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// Nothing else was said.
    Default,
    /// The file.
    File(PathBuf),
    /// An environment variable.
    Variable(&'static str),
    /// An option of the command line.
    Option(&'static str),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => write!(f, "default"),
            Self::File(file) => write!(f, "{}", file.display()),
            Self::Variable(name) => write!(f, "{name}"),
            Self::Option(key) => write!(f, "--{key}"),
        }
    }
}

/// All settings in force, and where each comes from.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The settings.
    pub config: Config,
    /// The file that was read.
    pub file: Option<PathBuf>,
    sources: BTreeMap<&'static str, Source>,
}

impl Settings {
    /// Reads all sources. `options` are those of the command line by key; `file` is the file they
    /// name.
    ///
    /// # Errors
    /// The first thing that cannot be read.
    pub fn read(
        options: &[(&'static str, String)],
        file: Option<&Path>,
        var: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, ConfigError> {
        let (settings, faults) = Self::read_readable(options, file, var);
        faults.into_iter().next().map_or(Ok(settings), Err)
    }

    /// Reads what can be read of all sources, and says what cannot.
    pub fn read_readable(
        options: &[(&'static str, String)],
        file: Option<&Path>,
        var: impl Fn(&str) -> Option<String>,
    ) -> (Self, Vec<ConfigError>) {
        let usual = data_folder(&var, Path::new(HERE).is_dir());
        let config = Config { data: usual, ..Config::default() };
        let mut settings = Self { config, file: None, sources: BTreeMap::new() };
        let from_var = |name: &str| var(name).filter(|value| name != FILE_VAR || !value.is_empty());
        let named = file.map(Path::to_owned).or_else(|| from_var(FILE_VAR).map(PathBuf::from));
        let option = |key| options.iter().find(|(known, _)| *known == key);
        let data = option("data").map(|(_, data)| data.clone()).or_else(|| var("AUDE_DATA"));
        let own = data.map_or_else(|| settings.config.data.clone(), PathBuf::from).join(FILE);
        let mut faults = Vec::new();
        match named {
            Some(file) => settings.read_file(&file, false, &mut faults),
            None if own.exists() => settings.read_file(&own, true, &mut faults),
            None => {}
        }
        for setting in SETTINGS {
            if let Some(value) = var(setting.var) {
                faults.extend(settings.set(setting, &value, Source::Variable(setting.var)).err());
            }
            if let Some((key, value)) = option(setting.key) {
                faults.extend(settings.set(setting, value, Source::Option(key)).err());
            }
        }
        (settings, faults)
    }

    /// Every setting with its value and where that comes from.
    pub fn all(&self) -> impl Iterator<Item = (&'static Setting, String, &Source)> {
        SETTINGS.iter().map(|setting| {
            let source = self.sources.get(setting.key).unwrap_or(&Source::Default);
            (setting, setting.get(&self.config), source)
        })
    }

    /// All settings as a file, each with where it comes from.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        match &self.file {
            Some(file) => _ = writeln!(text, "# settings file: {}", file.display()),
            None => _ = writeln!(text, "# settings file: none"),
        }
        let mut section = "";
        for (setting, value, source) in self.all() {
            let (inside, name) = setting.key.split_once('.').unwrap_or(("", setting.key));
            if inside != section {
                section = inside;
                let _ = writeln!(text, "\n[{section}]");
            }
            let value = if setting.kind.is_bare() { value } else { quoted(&value) };
            let line = format!("{name} = {value}");
            // The file in the data folder cannot say which folder that is.
            let line = if setting.key == "data" { format!("# {line}") } else { line };
            let _ = writeln!(text, "{line:<40} # {source}");
        }
        text
    }

    fn set(&mut self, setting: &Setting, value: &str, source: Source) -> Result<(), ConfigError> {
        if !setting.set(&mut self.config, value) {
            let name = match &source {
                Source::File(file) => format!("{} in {}", setting.key, file.display()),
                Source::Option(_) | Source::Variable(_) | Source::Default => source.to_string(),
            };
            let (value, expected) = (value.to_owned(), setting.kind.expected());
            return Err(ConfigError::Value { name, value, expected });
        }
        self.sources.insert(setting.key, source);
        Ok(())
    }

    fn read_file(&mut self, file: &Path, in_data: bool, faults: &mut Vec<ConfigError>) {
        let wrong = |reason| ConfigError::File { file: file.to_owned(), reason };
        let text = read_bounded(file).map_err(|error| wrong(error.to_string()));
        let table = text.and_then(|text| {
            text.parse::<toml::Table>().map_err(|error| wrong(parse_error(&text, &error)))
        });
        let table = match table {
            Ok(table) => table,
            Err(fault) => return faults.push(fault),
        };
        let mut found = Vec::new();
        flatten("", &table, &mut found);
        for (key, value) in found {
            faults.extend(self.read_line(file, in_data, key, value).err());
        }
        if self.sources.contains_key("data") {
            self.config.data = crate::folder::parent(file).join(&self.config.data);
        }
        self.file = Some(file.to_owned());
    }

    fn read_line(
        &mut self,
        file: &Path,
        in_data: bool,
        key: String,
        value: &toml::Value,
    ) -> Result<(), ConfigError> {
        let file = file.to_owned();
        let Some(setting) = Setting::find(&key) else {
            return Err(ConfigError::Unknown { file, nearest: nearest(&key), key });
        };
        if setting.key == "data" && in_data {
            let reason = "it is in the data folder, so it cannot set `data` itself".to_owned();
            return Err(ConfigError::File { file, reason });
        }
        let value = match value {
            toml::Value::String(text) => text.clone(),
            toml::Value::Integer(number) => number.to_string(),
            toml::Value::Boolean(flag) => flag.to_string(),
            other => {
                let name = format!("{} in {}", setting.key, file.display());
                let (value, expected) = (other.type_str().to_owned(), setting.kind.expected());
                return Err(ConfigError::Value { name, value, expected });
            }
        };
        self.set(setting, &value, Source::File(file))
    }
}

/// A text as it is written in a file.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => _ = write!(quoted, "\\u{:04x}", u32::from(c)),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

/// The text of a file, if it is not a whole disk.
fn read_bounded(file: &Path) -> std::io::Result<String> {
    let mut text = String::new();
    let read = std::fs::File::open(file)?.take(MOST + 1).read_to_string(&mut text)?;
    if read as u64 > MOST {
        return Err(std::io::Error::other(format!("it has more than {MOST} bytes")));
    }
    Ok(text)
}

/// Every value of a file by its key with the sections it is in.
fn flatten<'a>(above: &str, table: &'a toml::Table, found: &mut Vec<(String, &'a toml::Value)>) {
    for (name, value) in table {
        let key = if above.is_empty() { name.clone() } else { format!("{above}.{name}") };
        match value {
            toml::Value::Table(table) if !table.is_empty() => flatten(&key, table, found),
            // An empty section says nothing, if it is one.
            toml::Value::Table(_) if is_section(&key) => {}
            value => found.push((key, value)),
        }
    }
}

fn is_section(key: &str) -> bool {
    SETTINGS.iter().any(|setting| setting.key.split_once('.').is_some_and(|(name, _)| name == key))
}

/// What is wrong with a file, in one line.
fn parse_error(text: &str, error: &toml::de::Error) -> String {
    let line = error.span().map(|span| text[..span.start.min(text.len())].lines().count().max(1));
    let line = line.map(|line| format!("line {line}: ")).unwrap_or_default();
    format!("{line}{}", error.message().replace('\n', " "))
}

/// The known key that is most like one, if any is.
fn nearest(key: &str) -> Option<&'static str> {
    let last = |key: &str| key.rsplit('.').next().unwrap_or("").replace('_', "-");
    let own = last(key);
    let distance = |setting: &&Setting| {
        let whole = edits(key, setting.key);
        whole.min(edits(&own, &last(setting.key)) + usize::from(key != own))
    };
    let best = SETTINGS.iter().min_by_key(distance)?;
    (distance(&best) <= own.chars().count().div_ceil(2)).then_some(best.key)
}

/// How many letters must be changed, added or removed to turn one word into the other.
fn edits(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    // Nobody means a key of a hundred letters.
    for (index, letter) in one.chars().take(100).enumerate() {
        let mut before = std::mem::replace(&mut row[0], index + 1);
        for (place, &wanted) in other.iter().enumerate() {
            let change = before + usize::from(letter != wanted);
            before = row[place + 1];
            row[place + 1] = change.min(before + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests;
