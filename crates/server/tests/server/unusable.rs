//! Databases of PostgreSQL that cannot be used, and those of earlier schemas, which can.

use std::time::Duration;

use aude_server::config::Settings;
use aude_server::store::{PostgresStore, Store as _};
use aude_server::{ServeError, Server};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection as _, SqlSafeStr as _};

use crate::cluster::{database, execute};
use crate::common::{Folder, config};
use crate::stores::{entry, game};
use crate::upgrade::earlier_schemas;

/// Of servers with several at a database.
const LEASE: Duration = Duration::from_secs(4);

/// What the server says when it does not start.
pub(crate) async fn told(database: &str, node: &str) -> String {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.database = database.to_owned();
    config.node = node.to_owned();
    config.times.lease = LEASE;
    let error = Server::bind(config).await.expect_err("it does not start");
    assert!(matches!(error, ServeError::Store(_)), "{error}");
    let told = error.to_string();
    assert_eq!(told.lines().count(), 1, "{told}");
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_a_database_does_not_start() {
    let told = told("postgres://aude@127.0.0.1:1/aude", "").await;
    let reached = "cannot open the database: PostgreSQL cannot be reached at 127.0.0.1:1: ";
    assert!(told.starts_with(reached), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_is_too_old_is_refused() {
    let url = database().await;
    let name = url.split('?').next().and_then(|path| path.rsplit('/').next()).expect("a name");
    // It pretends: what is found first on the path is asked.
    execute(
        &url,
        &format!(
            "CREATE FUNCTION current_setting(text) RETURNS text LANGUAGE sql AS 'SELECT ''120022''';
             CREATE FUNCTION version() RETURNS text LANGUAGE sql
                 AS 'SELECT ''PostgreSQL 12.22 on a machine''';
             ALTER DATABASE {name} SET search_path = public, pg_catalog"
        ),
    )
    .await;
    let told = told(&url, "").await;
    assert!(told.contains("it is PostgreSQL 12.22; PostgreSQL 13 or newer is needed"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_schema_of_the_future_is_refused() {
    let url = database().await;
    PostgresStore::open(&url).await.expect("a store").close().await.expect("closed");
    let future =
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                  VALUES (99, 'the future', true, '', 0)";
    execute(&url, future).await;
    for node in ["", "127.0.0.1:7171"] {
        let told = told(&url, node).await;
        assert!(told.contains("newer version of aude"), "{told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_with_one_address_are_refused() {
    let url = database().await;
    let one = PostgresStore::join(&url, "127.0.0.1:7171", LEASE).await.expect("a store");
    let told = told(&url, "127.0.0.1:7171").await;
    assert!(told.contains("another server has the address 127.0.0.1:7171"), "{told}");
    one.close().await.expect("closed");
}

/// The schema as it was after so many migrations.
async fn schema(url: &str, number: i64) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations-postgres");
    let mut steps = Vec::new();
    for file in std::fs::read_dir(folder).expect("the folder") {
        let file = file.expect("a file");
        let name = file.file_name().into_string().expect("text");
        let (count, name) = name.trim_end_matches(".sql").split_once('_').expect("a name");
        let count: i64 = count.parse().expect("a number");
        if count <= number {
            let text = std::fs::read_to_string(file.path()).expect("a text");
            let text = sqlx::AssertSqlSafe(text).into_sql_str();
            let name = name.replace('_', " ").into();
            steps.push(Migration::new(count, name, MigrationType::Simple, text, false));
        }
    }
    steps.sort_by_key(|step| step.version);
    let mut connection = sqlx::PgConnection::connect(url).await.expect("it answers");
    Migrator::with_migrations(steps).run(&mut connection).await.expect("a schema");
    connection.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_every_earlier_schema_is_upgraded() {
    for number in earlier_schemas("migrations-postgres") {
        let url = database().await;
        schema(&url, number).await;
        let row = "INSERT INTO game VALUES ('t', 7, 7, 'playing', true, 'here',
                       decode(repeat('07', 32), 'hex'), '{\"at\":7}');
                   INSERT INTO entry VALUES
                       ('t', 1, 'part', 1, 'move 1 – „ő”', lpad('1', 32, '0'), 1000, '[1,2]')";
        execute(&url, row).await;
        // Alone, and then as one of several: tables that nobody has owned yet are claimed.
        let alone = PostgresStore::open(&url).await.expect("upgraded");
        assert_eq!(alone.game("t").await, Ok(Some(game("t", "playing", 7))));
        alone.append("t", vec![entry(2)], None).await.expect("appended");
        alone.close().await.expect("closed");

        let shared = PostgresStore::join(&url, "10.0.0.1:1", LEASE).await.expect("a store");
        shared.claim("t").await.expect("claimed");
        shared.append("t", vec![entry(3)], None).await.expect("appended");
        assert_eq!(shared.entries("t", 0).await, Ok(vec![entry(1), entry(2), entry(3)]));
        shared.close().await.expect("closed");
    }
}

/// What is said of a file does not hold for PostgreSQL.
#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_knows_where_the_database_is() {
    let (folder, url) = (Folder::new(), database().await);
    PostgresStore::open(&url).await.expect("a store").close().await.expect("closed");
    // Left from before, and larger than the disk: it takes no space.
    let old = std::fs::File::create(folder.path().join("aude.sqlite")).expect("a file");
    old.set_len(1 << 42).expect("sparse");
    let given = [("data", folder.path().display().to_string()), ("database", url)];
    let (settings, faults) = Settings::read_readable(&given, None, |_| None);
    let examine = move || aude_server::doctor::examine(&settings, &faults);
    let found = tokio::task::spawn_blocking(examine).await.expect("examined");
    let about = |about: &str| {
        let found = found.iter().find(|finding| finding.about == about).expect(about);
        found.to_string()
    };
    let latest = earlier_schemas("migrations-postgres").end;
    assert!(about("program").ends_with(&format!(" schema {latest}")), "{}", about("program"));
    assert!(about("database").contains("PostgreSQL"), "{}", about("database"));
    assert!(about("disk").ends_with(" free where the data folder is"), "{}", about("disk"));
}
