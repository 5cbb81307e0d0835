//! `aude` without a command: the table server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::{aude, complaint};

/// A temporary folder, removed when dropped.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("aude-serve-{name}-{}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Stopped when dropped.
pub(crate) struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn aude_alone_serves_and_prints_one_line_with_the_address() {
    let folder = Folder::new("alone");
    let child = Command::new(env!("CARGO_BIN_EXE_aude"))
        .args(["--listen", "127.0.0.1:0", "--data"])
        .arg(&folder.0)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let mut process = Process(child);
    let mut output = BufReader::new(process.0.stdout.take().expect("its output"));
    let mut line = String::new();
    output.read_line(&mut line).expect("a line");
    let url = line.strip_prefix("Open http://").and_then(|rest| rest.split('/').next());
    let address = url.unwrap_or_else(|| panic!("an address first: {line}"));
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").expect("sent");
    let mut page = String::new();
    stream.read_to_string(&mut page).expect("a page");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("<!doctype html>"), "{page}");
    assert!(folder.0.join("aude.sqlite").exists());
}

/// Asked to stop in the middle of games, it says goodbye and exits cleanly; after a restart
/// everything is there.
#[cfg(unix)]
#[test]
fn asked_to_stop_it_ends_well_and_keeps_everything() {
    let folder = Folder::new("stop");
    let (mut process, address) = start(&folder);
    let easy = r#"{"kind": "computer", "level": "easy"}"#;
    let body = format!(r#"{{"seats": [{easy}, {easy}], "public": true}}"#);
    for _ in 0..3 {
        let made = ask(&address, "POST /api/tables", &body);
        assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    }
    let pid = process.0.id().to_string();
    let killed = Command::new("kill").args(["-TERM", &pid]).status().expect("it can be asked");
    assert!(killed.success());
    assert!(process.0.wait().expect("it ends").success());
    let (_process, address) = start(&folder);
    let (mut playing, mut over) = (String::new(), String::new());
    for (phase, list) in [("playing", &mut playing), ("over", &mut over)] {
        *list = ask(&address, &format!("GET /api/tables?phase={phase}"), "");
    }
    let many = playing.matches("\"id\"").count() + over.matches("\"id\"").count();
    assert!(many >= 3, "{playing}{over}");
}

/// A service manager is told when the server answers, that it is alive, and when it stops.
#[cfg(target_os = "linux")]
#[test]
fn a_service_manager_is_told() {
    use std::os::unix::net::UnixDatagram;
    use std::time::Duration;

    let folder = Folder::new("notify");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let path = folder.0.join("notify");
    let socket = UnixDatagram::bind(&path).expect("a socket");
    socket.set_read_timeout(Some(Duration::from_secs(60))).expect("it can wait");
    let told = || {
        let mut text = [0; 64];
        let length = socket.recv(&mut text).expect("it is told");
        String::from_utf8_lossy(&text[..length]).into_owned()
    };
    let child = Command::new(env!("CARGO_BIN_EXE_aude"))
        .args(["--listen", "127.0.0.1:0", "--data"])
        .arg(folder.0.join("data"))
        .env("NOTIFY_SOCKET", &path)
        .env("WATCHDOG_USEC", "100000")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let mut process = Process(child);
    let mut all = vec![told(), told(), told()];
    assert!(
        all.contains(&"READY=1".to_owned()) && all.contains(&"WATCHDOG=1".to_owned()),
        "{all:?}"
    );
    let pid = process.0.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("asked").success());
    while all.last().is_some_and(|last| last != "STOPPING=1") {
        all.push(told());
    }
    assert!(process.0.wait().expect("it ends").success());
}

/// A server over a folder, and where it listens.
pub(crate) fn start(folder: &Folder) -> (Process, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_aude"))
        .args(["--listen", "127.0.0.1:0", "--data"])
        .arg(&folder.0)
        .env("AUDE_COMPUTER_PACE", "0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let mut output = BufReader::new(child.stdout.take().expect("its output"));
    let mut line = String::new();
    output.read_line(&mut line).expect("a line");
    let rest = line.strip_prefix("Open http://").expect("an address first");
    (Process(child), rest.split('/').next().expect("an address").to_owned())
}

/// An answer with its headers.
pub(crate) fn ask(address: &str, what: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let length = body.len();
    let head =
        format!("{what} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {length}");
    stream.write_all(format!("{head}\r\n\r\n{body}").as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn settings_that_cannot_be_served_with_are_told() {
    for (flag, value, told) in [
        ("--base-path", "/{a", "such as /aude"),
        ("--public-url", "play.example.org", "https://play.example.org"),
        ("--trust-proxy", "nearby", "such as 192.0.2.7"),
        ("--data", "/dev/null", "is not a folder"),
    ] {
        let complaint = complaint(&aude(&["serve", "--listen", "127.0.0.1:0", flag, value]));
        assert!(complaint.contains(value) && complaint.contains(told), "{complaint}");
    }
    for address in ["here", "7171", "127.0.0.1", "127.0.0.1:99999", "play.example.org:7171"] {
        for command in ["serve", "health"] {
            let told = complaint(&aude(&[command, "--listen", address]));
            assert!(told.contains(address) && told.contains("such as 127.0.0.1:7171"), "{told}");
            assert_eq!(told.lines().count(), 1, "{told}");
        }
    }
}

#[test]
fn a_taken_port_is_told_with_what_to_do() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let folder = Folder::new("taken");
    let data = folder.0.to_str().expect("text");
    let told = complaint(&aude(&["serve", "--listen", &address, "--data", data]));
    assert!(told.contains(&address) && told.contains("--listen 127.0.0.1:"), "{told}");
    assert!(!folder.0.exists(), "nothing is made for nothing");
}

#[test]
fn flags_of_the_server_do_not_get_lost_before_another_command() {
    let told = complaint(&aude(&["--listen", "127.0.0.1:0", "demo"]));
    assert!(told.contains("serve"), "{told}");
}
