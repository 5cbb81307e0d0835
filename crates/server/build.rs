//! Builds again when a migration or a file of the web client changes.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
    println!("cargo:rerun-if-changed=../../web");
}
