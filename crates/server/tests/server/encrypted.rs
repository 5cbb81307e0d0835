//! A PostgreSQL that lets nobody in without TLS.

use std::time::Duration;

use aude_server::store::{PostgresStore, Store as _};
use sqlx::{Connection as _, Row as _};

use crate::cluster::Cluster;
use crate::unusable::told;

/// The connections of a server, and how many of them are encrypted.
async fn connections(url: &str) -> (i64, i64) {
    let mut own = sqlx::PgConnection::connect(url).await.expect("it answers");
    let sql = "SELECT count(*), count(*) FILTER (WHERE ssl) FROM pg_stat_ssl
               JOIN pg_stat_activity USING (pid) WHERE application_name = 'aude'";
    let row = sqlx::query(sql).fetch_one(&mut own).await.expect("a row");
    let _ = own.close().await;
    (row.get(0), row.get(1))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_demands_tls_is_served_and_must_prove_who_it_is_if_asked() {
    let (cluster, url, files) = tokio::task::spawn_blocking(|| {
        let mut cluster = Cluster::new();
        let (url, files) = cluster.encrypt();
        let files = files.display().to_string();
        (cluster, url, files)
    })
    .await
    .expect("it starts");
    let by_address = url.replace("localhost", "127.0.0.1");
    let with = |url: &str, mode: &str, roots: &str| match roots {
        "" => format!("{url}?sslmode={mode}"),
        roots => format!("{url}?sslmode={mode}&sslrootcert={files}/{roots}.pem"),
    };

    // By itself it encrypts if the database does; an authority that is named is asked.
    for served in [
        url.clone(),
        with(&url, "allow", ""),
        with(&url, "require", ""),
        with(&url, "require", "authority"),
        with(&url, "verify-full", "authority"),
        // Whoever is content with the authority does not ask for the name.
        with(&by_address, "verify-ca", "authority"),
    ] {
        let store = PostgresStore::join(&served, "10.0.0.1:1", Duration::from_secs(4)).await;
        let store = store.unwrap_or_else(|error| panic!("{served}: {error}"));
        store.touch().await.expect("written");
        let (all, encrypted) = connections(&url).await;
        assert!(all >= 2 && all == encrypted, "{served}: {encrypted} of {all} are encrypted");
        store.close().await.expect("closed");
    }

    let unknown = "its certificate is not trusted: the authority that signed it is unknown";
    for (refused, why) in [
        (with(&url, "disable", ""), "no encryption"),
        (with(&url, "verify-full", ""), unknown),
        (with(&url, "verify-ca", "stranger"), unknown),
        (with(&url, "require", "stranger"), unknown),
        (with(&by_address, "verify-full", "authority"), "not valid for name \"127.0.0.1\""),
        (with(&url, "verify-full", "missing"), "No such file"),
    ] {
        let told = told(&refused, "").await;
        assert!(told.starts_with("cannot open the database: "), "{told}");
        assert!(told.contains(why), "{refused}: {told}");
    }
    drop(cluster);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_does_not_encrypt_is_refused_where_it_must() {
    let url = crate::cluster::database().await;
    let told = told(&format!("{url}&sslmode=require"), "").await;
    assert!(told.contains("it does not encrypt connections, as `sslmode` demands"), "{told}");
}
