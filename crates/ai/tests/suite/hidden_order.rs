//! No player can know the order of draws: positions that are equal but for the way they came about,
//! and so for whatever order a deck had, get equal decisions.

use aude_ai::arena::Deck;
use aude_ai::{Budget, roster};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};
use aude_testkit::random::{Chooser, table};

/// Plays to a position with a deck; the deck's rest is the hidden order.
fn position(deck: &mut Deck) -> Game {
    let (mut game, mut chooser) = (table(&["base"], 2), Chooser::new(17));
    while game.actions().len() < 61 || !matches!(game.actor(), Actor::Player(_)) {
        let action = match game.actor() {
            Actor::Chance => Action::Draw(deck.draw(&game).expect("a tile")),
            _ => chooser.choose(&game).expect("an action"),
        };
        game.apply(action, &mut Silent).expect("legal");
    }
    game
}

#[test]
fn another_hidden_order_changes_no_decision() {
    let start = table(&["base"], 2);
    let mut deck = Deck::new(&start, 3);
    let game = position(&mut deck);
    let mut other = deck.clone();
    other.shuffle_rest(1234);
    let order = |mut deck: Deck| {
        let mut at = game.clone();
        let mut order = Vec::new();
        while at.actor() != Actor::Nobody && order.len() < 12 {
            let mut list = Vec::new();
            at.legal(&mut list);
            let action = match at.actor() {
                Actor::Chance => {
                    let kind = deck.draw(&at).expect("a tile");
                    order.push(kind);
                    Action::Draw(kind)
                }
                _ => list[0],
            };
            at.apply(action, &mut Silent).expect("legal");
        }
        order
    };
    assert_ne!(order(deck), order(other), "the rest was permuted");
    // A player is given the game, which has no order; the same multiset gives the same decision,
    // also by way of a snapshot, which has forgotten how the position came about.
    for name in ["medium", "star2.5", "uct", "champion"] {
        let decide = |game: &Game| {
            let mut player = roster::by_name(name).expect("a player");
            player.decide(game, Budget::Simulations(40), 5).action
        };
        assert_eq!(decide(&game), decide(&game.snapshot()), "{name}");
    }
}

#[test]
fn the_order_of_past_draws_changes_no_decision() {
    // Two ways to the same position: the same two tiles, drawn in either order by players who put
    // nobody, each where it then lies.
    let way = |texts: &[&str]| {
        let mut game = table(&["base"], 2);
        for text in texts {
            let action = aude_record::notation::read(&game, text).expect("a move");
            game.apply(action, &mut Silent).expect("legal");
        }
        game
    };
    let one = way(&["U", "0,1r0", "-", "V", "1,0r0", "-", "E"]);
    let two = way(&["V", "1,0r0", "-", "U", "0,1r0", "-", "E"]);
    assert_eq!(one.hash(), two.hash());
    for name in ["medium", "champion"] {
        let decide = |game: &Game| {
            let mut player = roster::by_name(name).expect("a player");
            player.decide(game, Budget::Simulations(40), 5).action
        };
        assert_eq!(decide(&one), decide(&two), "{name}");
    }
}
