//! What `cargo xtask bench` does, in a small size and with the program under test.

#[path = "../../../../xtask/src/bench/measure.rs"]
mod measure;

use measure::TABLES;

const PROGRAM: &str = env!("CARGO_BIN_EXE_aude");

#[test]
fn every_table_of_the_bench_is_played() {
    for table in &TABLES {
        let rate = table.rate(PROGRAM, 5).unwrap_or_else(|error| panic!("{}: {error}", table.name));
        assert!(rate > 0.0, "{}: {rate} games per second", table.name);
    }
}

#[test]
fn instructions_per_ply_are_counted() {
    let table = &TABLES[2];
    match table.instructions(PROGRAM, [1, 2]) {
        Ok(figure) => assert!(figure > 100.0, "{}: {figure} instructions per ply", table.name),
        // `cargo xtask test` installs valgrind; those who run this test alone need not have it.
        Err(error) => {
            assert!(error.contains("a package of that name"), "{error}");
            assert!(std::env::var_os("CI").is_none(), "{error}");
        }
    }
}
