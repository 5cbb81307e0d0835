//! Small values that other programs handle by themselves: errors, half-edges, names of elements.

use aude_engine::classic::{Classic, Setup};
use aude_engine::game::SetupError;
use aude_engine::tiles::{FieldSpec, SetSpec, TileSpec, standard};
use aude_engine::{Errors, Ports, Rules};
use aude_testkit::random::{everything, table};

#[test]
fn errors_are_gone_through_one_by_one() {
    let errors = Errors::from(vec!["one", "two"]);
    let mut seen = Vec::new();
    for error in &errors {
        seen.push(*error);
    }
    assert_eq!(seen, ["one", "two"]);
    assert_eq!((errors.len(), errors.to_string().as_str()), (2, "one\ntwo"));
    assert_eq!(errors.into_iter().collect::<Vec<_>>(), seen);
}

/// A setup with bad tiles is refused with every one of their errors, not without a reason.
#[test]
fn everything_wrong_with_tiles_is_wrong_with_the_setup() {
    let field = FieldSpec { ports: "0123456".into(), ..FieldSpec::default() };
    let tile = |id: &str| TileSpec {
        id: id.into(),
        count: 1,
        fields: vec![field.clone()],
        ..TileSpec::default()
    };
    let tiles = vec![tile("Q1"), tile("Q2")];
    let set = SetSpec { name: "bad".into(), title: "Bad".into(), tiles, ..SetSpec::default() };
    let alone = aude_engine::tiles::Tiles::build(&[standard::base(), set.clone()])
        .expect_err("a half-edge is missing");
    assert!(alone.len() >= 2, "{alone}");
    let sets = vec![standard::base(), set];
    let errors = Classic::new(Setup { players: 9, sets, ..Setup::default() })
        .expect_err("bad tiles and too many players");
    assert_eq!(errors.len(), alone.len() + 1, "{errors}");
    for problem in &alone {
        let of_tiles = |error: &SetupError| error.to_string() == problem.to_string();
        assert!(errors.iter().any(of_tiles), "{problem} is missing in {errors}");
    }
}

#[test]
fn a_half_edge_is_in_a_set_once() {
    let ports = Ports::NONE.with(3).with(0).with(3);
    assert_eq!(ports.iter().collect::<Vec<_>>(), [0, 3]);
    assert!(ports.has(3) && !ports.has(4) && !ports.is_empty() && Ports::NONE.is_empty());
    assert_eq!(ports.to_string(), "03");
}

#[test]
fn tiles_name_the_elements_that_each_set_brings() {
    let game = table(&everything(), 2);
    let tiles = game.tiles();
    for (index, name) in tiles.sets().iter().enumerate() {
        let spec = aude_record::sets::builtin(name).expect("a set of ours");
        assert_eq!(tiles.elements(index), spec.elements.as_slice(), "{name}");
        assert_eq!(tiles.elements(index).is_empty(), name == "base");
    }
    assert!(tiles.elements(tiles.sets().len()).is_empty());
}
