//! A PostgreSQL of the tests' own: in a temporary folder, by unix socket, as an unprivileged user.
//! It stops when the tests do, however they end.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};

/// A running PostgreSQL.
pub(crate) struct Cluster {
    folder: PathBuf,
    keeper: Child,
    words: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

/// Does what it is told, and ends PostgreSQL and removes its folder when nobody talks to it any
/// more. A server that was killed leaves processes that need a moment to notice.
const KEEPER: &str = r#"
cd "$FOLDER"
make() {
    if [ -n "$TEMPLATE" ]; then cp -a "$TEMPLATE/data" data
    else initdb --pgdata=data --auth=trust --username=aude --encoding=UTF8 --locale=C --no-sync
    fi
}
make >log 2>&1 || { cat log >&2; echo failed; exit 1; }
echo ready
start_standby() {
    pg_ctl --pgdata=standby --wait --silent --options="-k $FOLDER/other -c listen_addresses= -c max_connections=200" --log=log start >>log 2>&1
}
end() { kill -"$1" "$(head -1 "$2/postmaster.pid" 2>/dev/null)" 2>/dev/null; }
ask() { psql --host="$FOLDER" --username=aude --dbname=postgres --no-psqlrc --tuples-only --no-align --command="$1"; }
certificate() {
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "$@" >>log 2>&1
}
while read -r word port; do
    case $word in
    start)
        tries=0
        until pg_ctl --pgdata=data --wait --silent --options="-k $FOLDER -c listen_addresses= -c max_connections=200" --log=log start 2>/dev/null; do
            tries=$((tries + 1)); [ $tries -lt 20 ] || break; sleep 0.5
        done ;;
    kill) end KILL data ;;
    standby)
        mkdir other
        pg_basebackup --host="$FOLDER" --username=aude --pgdata=standby --write-recovery-conf --checkpoint=fast --no-sync >>log 2>&1
        start_standby
        ask "ALTER SYSTEM SET synchronous_standby_names = '*'" >>log 2>&1
        ask "SELECT pg_reload_conf()" >>log 2>&1
        tries=0
        until ask "SELECT sync_state FROM pg_stat_replication" | grep -qx sync; do
            tries=$((tries + 1)); [ $tries -lt 60 ] || break; sleep 0.5
        done ;;
    stop-standby) pg_ctl --pgdata=standby --wait --silent --mode=fast stop ;;
    start-standby) start_standby ;;
    promote)
        end KILL data
        pg_ctl --pgdata=standby --wait --silent promote >>log 2>&1 ;;
    encrypt)
        pg_ctl --pgdata=data --wait --silent --mode=fast stop >>log 2>&1
        certificate -subj /CN=authority -keyout authority.key -out authority.pem
        certificate -subj /CN=stranger -keyout stranger.key -out stranger.pem
        certificate -CA authority.pem -CAkey authority.key -subj /CN=localhost -keyout data/server.key -out data/server.crt \
            -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE
        printf 'local all all trust\nhostssl all all 127.0.0.1/32 trust\n' >data/pg_hba.conf
        pg_ctl --pgdata=data --wait --silent --options="-k $FOLDER -c listen_addresses=127.0.0.1 -c port=$port -c ssl=on" --log=log start >>log 2>&1 ;;
    stop) pg_ctl --pgdata=data --wait --silent --mode=fast stop ;;
    esac
    echo "$word"
done
end QUIT data
end QUIT standby
sleep 0.2
rm -rf "$FOLDER"
"#;

impl Cluster {
    /// Starts one.
    pub(crate) fn new() -> Self {
        // What `initdb` makes takes seconds and is always the same: it is copied.
        static TEMPLATE: LazyLock<Mutex<Cluster>> =
            LazyLock::new(|| Mutex::new(Cluster::make(Path::new(""))));
        let template = TEMPLATE.lock().unwrap_or_else(PoisonError::into_inner).folder.clone();
        let mut cluster = Self::make(&template);
        cluster.tell("start");
        cluster
    }

    /// One that has not started: a copy, or the first of its kind.
    fn make(template: &Path) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("aude-pg-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
        let mut command = if is_root {
            // PostgreSQL refuses to run as root; its package comes with a user.
            let owned = Command::new("chown").arg("postgres:").arg(&folder).status();
            assert!(owned.is_ok_and(|status| status.success()), "there is no user postgres");
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "sh"]);
            command
        } else {
            Command::new("sh")
        };
        let path = std::env::var("PATH").unwrap_or_default();
        let mut keeper = command
            .args(["-c", KEEPER])
            .env("FOLDER", &folder)
            .env("TEMPLATE", template)
            .env("PATH", format!("{}:{path}", programs().display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let words = keeper.stdin.take();
        let answers = BufReader::new(keeper.stdout.take().expect("its output"));
        let mut cluster = Self { folder, keeper, words, answers };
        assert_eq!(cluster.answer(), "ready", "initdb");
        cluster
    }

    /// `start`, `stop` or `kill`; `standby` makes a synchronous standby, `stop-standby` and
    /// `start-standby` interrupt it, and `promote` kills the primary and puts it in its place.
    pub(crate) fn tell(&mut self, word: &str) {
        writeln!(self.words.as_ref().expect("it listens"), "{word}").expect("told");
        assert_eq!(Some(self.answer().as_str()), word.split(' ').next());
    }

    /// Lets nobody in but by TLS, as `localhost` and with a certificate that `authority.pem` has
    /// signed and `stranger.pem` has not. Its address, and the folder of these files.
    pub(crate) fn encrypt(&mut self) -> (String, &Path) {
        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|one| one.local_addr());
        let port = free.expect("a port").port();
        self.tell(&format!("encrypt {port}"));
        (format!("postgres://aude@localhost:{port}/postgres"), &self.folder)
    }

    fn answer(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("an answer");
        line.trim().to_owned()
    }

    /// The address of a database of this name.
    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://aude@localhost/{database}?host={}", self.folder.display())
    }

    /// The address of a database of this name on the standby.
    pub(crate) fn standby(&self, database: &str) -> String {
        format!("postgres://aude@localhost/{database}?host={}/other", self.folder.display())
    }

    /// A new database, and its address.
    pub(crate) async fn database(&self) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", NEXT.fetch_add(1, Ordering::Relaxed));
        self.execute("postgres", &format!("CREATE DATABASE {name}")).await;
        self.url(&name)
    }

    /// Changes a setting; an empty value stands for the default.
    pub(crate) async fn set(&self, setting: &str, value: &str) {
        let sql = match value {
            "" => format!("ALTER SYSTEM RESET {setting}"),
            value => format!("ALTER SYSTEM SET {setting} = '{value}'"),
        };
        self.execute("postgres", &sql).await;
        self.execute("postgres", "SELECT pg_reload_conf()").await;
    }

    /// Carries out a statement.
    pub(crate) async fn execute(&self, database: &str, sql: &str) {
        execute(&self.url(database), sql).await;
    }
}

/// The database in an address.
pub(crate) fn database_of(url: &str) -> &str {
    let path = url.split('?').next().unwrap_or(url);
    path.rsplit('/').next().unwrap_or_default()
}

/// Carries out a statement in a database.
pub(crate) async fn execute(url: &str, sql: &str) {
    use sqlx::{Connection as _, Executor as _};
    let mut connection = sqlx::PgConnection::connect(url).await.expect("it answers");
    connection.execute(sqlx::AssertSqlSafe(sql.to_owned())).await.expect(sql);
    let _ = connection.close().await;
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.words = None;
        let _ = self.keeper.wait();
    }
}

/// The folder of PostgreSQL's programs: Debian keeps those of the server off the path.
pub(crate) fn programs() -> PathBuf {
    let versions = Path::new("/usr/lib/postgresql").read_dir();
    let versions = versions.into_iter().flatten().flatten().map(|entry| entry.path().join("bin"));
    let newest = versions.filter(|bin| bin.join("initdb").exists()).max();
    let on_path = || Command::new("initdb").arg("--version").output().is_ok();
    match newest {
        Some(bin) => bin,
        None if on_path() => PathBuf::new(),
        None => panic!("these tests need PostgreSQL: `apt-get install postgresql`"),
    }
}

/// A new database in a cluster that all tests share.
pub(crate) async fn database() -> String {
    static SHARED: LazyLock<Mutex<Cluster>> = LazyLock::new(|| Mutex::new(Cluster::new()));
    let url = {
        let shared = tokio::task::spawn_blocking(|| {
            SHARED.lock().unwrap_or_else(PoisonError::into_inner).url("postgres")
        });
        shared.await.expect("it starts")
    };
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!("shared{}", NEXT.fetch_add(1, Ordering::Relaxed));
    execute(&url, &format!("CREATE DATABASE {name}")).await;
    url.replace("/postgres?", &format!("/{name}?"))
}
