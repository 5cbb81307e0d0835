//! What `cargo bench` measures, in a small size.

use aude_testkit::times::measure;

#[test]
fn games_are_measured() {
    for sets in [&["base"][..], &["base", "traders_builders", "tower"], &["mayflower"]] {
        let times = measure(sets, 2);
        for figure in [times.apply, times.undo, times.copy, times.clone] {
            assert!(figure.is_finite() && figure > 0.0, "{sets:?}: {times:?}");
        }
        assert!(times.bytes > 1000, "{sets:?}: {times:?}");
    }
}
