//! The score if the game ended now is what the rules give when it does.

use aude_ai::score_if_ended;
use aude_engine::game::Silent;
use aude_engine::tiles::Symbol;
use aude_engine::{Action, Actor, Rules};
use aude_testkit::random::{Chooser, combinations, table};

#[test]
fn the_score_if_ended_is_the_final_score() {
    let mut compared = 0;
    for (index, sets) in combinations().iter().enumerate() {
        for seed in 0..12 {
            let (mut game, mut chooser) = (table(sets, 2 + index as u8 % 3), Chooser::new(seed));
            while let Some(action) = chooser.choose(&game) {
                game.apply(action, &mut Silent).expect("legal");
                let last = game.bag().left() == 0 && game.drawn().is_none();
                let mut list = Vec::new();
                game.legal(&mut list);
                // The last figure step: passing ends the game, unless the dragon flies or goods are
                // taken.
                let tile = game.board().last().map(|tile| game.board().tile(tile).kind);
                let flies =
                    tile.is_some_and(|kind| game.tiles().kind(kind).symbols.has(Symbol::Dragon));
                let goods = sets.contains(&"traders_builders");
                if last && !flies && !goods && list.contains(&Action::Pass) {
                    let told = score_if_ended(&game);
                    let mut end = game.clone();
                    end.apply(Action::Pass, &mut Silent).expect("legal");
                    if end.actor() == Actor::Nobody {
                        assert_eq!(&told[..end.scores().len()], end.scores(), "{sets:?} {seed}");
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared > 30, "{compared} games compared");
}
