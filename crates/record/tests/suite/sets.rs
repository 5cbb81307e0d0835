use std::collections::BTreeMap;

use aude_engine::tiles::Tiles;
use aude_record::{SetLibrary, sets};

#[test]
fn every_built_in_set_loads_and_builds() {
    let mut counts = BTreeMap::new();
    for name in sets::names() {
        let set = sets::builtin(name).expect("built in");
        assert_eq!(set.name, name);
        assert!(!set.title.is_empty());
        let tiles = Tiles::build(std::slice::from_ref(&set))
            .unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        assert_eq!(tiles.coast().len(), if name == "mayflower" { 10 } else { 0 });
        counts.insert(name, set.tiles.iter().map(|tile| tile.count + tile.start).sum::<u32>());
    }
    // As the rulebooks say.
    let printed = [
        ("base", 72),
        ("inns_cathedrals", 18),
        ("traders_builders", 24),
        ("princess_dragon", 30),
        ("tower", 18),
        ("mayflower", 95),
    ];
    for (name, count) in printed {
        assert_eq!(counts.get(name), Some(&count), "{name}");
    }
    assert!(sets::builtin("moon").is_none());
    let classic: Vec<_> = sets::classic().filter_map(sets::builtin).collect();
    assert_eq!(classic[0].name, "base");
    let all: u32 = sets::classic().map(|name| counts[name]).sum();
    assert_eq!(Tiles::build(&classic).expect("all together").bag_size(), all - 1);
}

fn faults(text: &str) -> Vec<String> {
    let faults = sets::check("my.toml", text).expect_err("a faulty file");
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn all_faults_of_a_file_are_listed_at_once() {
    let found = faults(
        r#"
        set = "My Set"
        colour = "red"
        [[tile]]
        id = "A"
        count = 2
        fields = [ { ports = "0123456", cities = [] } ]
        [[tile]]
        id = "B"
        count = -1
        [[tile]]
        count = 1
        [[tile]]
        id = "C"
        count = 1
        colour = "red"
        cities = [ { edges = "NX", shield = 1 } ]
        roads = [ { edges = "N" } ]
        fields = [ { ports = "234567", cities = [3] } ]
        [[coast]]
        row = 2
        "#,
    );
    for says in [
        "my.toml: unknown key \"colour\" in the file (expected one of set, title",
        "my.toml: tile A: port 7 belongs to no field",
        "my.toml: tile B: expected a whole number, 0 or more, found the number `-1`",
        "my.toml: tile (tile number 3): missing field `id`",
        "my.toml: tile C: unknown key \"colour\" in a tile (expected one of id, count",
        "my.toml: tile C: unknown key \"shield\" in a city (expected one of edges, princess, shields",
        "my.toml: tile C: unknown edge 'X' (expected N, E, S or W)",
        "my.toml: tile C: edge N belongs to both a city and a road",
        "my.toml: tile C: a field borders city 3, but the tile has only 1",
        "my.toml: coast row 2 (expected rows 1, 2, 3",
        "my.toml: 1 coast row (expected 10)",
    ] {
        assert!(found.iter().any(|fault| fault.contains(says)), "{says}\n{found:#?}");
    }
}

#[test]
fn a_file_of_any_kind_is_refused_in_words() {
    for (text, says) in [
        ("set = ", "my.toml: TOML parse error"),
        ("", "missing field `set`"),
        ("set = \"x\"", "the set has no tile"),
        (
            "set = \"A set\"\n[[tile]]\nid = \"A\"\ncount = 1\nfields = [ { ports = \"01234567\" } ]",
            "set \"A set\"",
        ),
        ("set = \"x\"\ntile = 3", "`tile` must be a list"),
        (
            "set = \"x\"\n[[tile]]\nid = \"A\"\ncount = 4294967296",
            "tile A: expected a whole number, 0 or more, found the number `4294967296`",
        ),
        (
            "set = \"x\"\n[[tile]]\nid = \"A\"\ncount = 65535\nstart = 65535",
            "count may be at most 200",
        ),
        (
            "set = \"x\"\n[[tile]]\nid = \"A\"\ncount = 1\ncities = [ { edges = \"N\", goods = \"beer\" } ]",
            "tile A: goods \"beer\" (expected wine, grain or cloth)",
        ),
        (
            "set = \"x\"\n[[tile]]\nid = \"A\"\ncount = 1\ncities = [ { edges = \"N\", shields = 300 } ]",
            "tile A: 300 shields in one segment (at most 9)",
        ),
        (
            "set = \"x\"\n[[tile]]\nid = \"A\"\ncount = 1\nroads = [ { edges = \"NS\", inn = 1 } ]",
            "tile A: expected true or false",
        ),
        (
            "set = \"x\"\n[[tile]]\nid = \"A\"\ncount = 1\nroads = [ { edges = \"NS\", shields = 1 } ]",
            "unknown key \"shields\" in a road (expected one of edges, inn, posts)",
        ),
    ] {
        let found = faults(text);
        assert!(found.iter().any(|fault| fault.contains(says)), "{text}: {found:?}");
    }
    let field = "{ ports = \"\", cities = [40] },";
    let crowded =
        format!("set = \"x\"\n[[tile]]\nid = \"A\"\ncount = 1\nfields = [ {} ]", field.repeat(50));
    assert!(faults(&crowded)[0].contains("50 fields (at most 16)"));
    let too_many = |tiles| {
        faults(&"[[tile]]\n".repeat(tiles)).iter().any(|fault| fault.contains("at most 1000"))
    };
    assert!(too_many(1001) && !too_many(1000));
    assert!(faults(&"#".repeat(2 << 20))[0].contains("at most 1048576"));
    let deep = format!("set = {}", "[".repeat(100_000));
    assert!(!faults(&deep).is_empty());
}

#[test]
fn a_file_adds_or_replaces_a_set() {
    let mut library = SetLibrary::builtin();
    let mine = "set = \"mine\"\ntitle = \"Mine\"\n[[tile]]\nid = \"ZA\"\ncount = 3\n\
        fields = [ { ports = \"01234567\" } ]\n";
    assert_eq!(library.add_file("mine.toml", mine).expect("a set").title, "Mine");
    assert_eq!(library.names().last(), Some("mine"));
    let before = library.iter().count();
    library.add_file("base.toml", &mine.replace("\"mine\"", "\"base\"")).expect("a set");
    assert_eq!(library.iter().count(), before);
    assert_eq!(library.get("base").map(|set| set.tiles.len()), Some(1));
    assert!(library.add_file("bad.toml", "set = 1").is_err());
    assert_eq!(library.iter().count(), before);
}
