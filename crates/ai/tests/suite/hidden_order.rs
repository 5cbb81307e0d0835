//! No player can know the order of draws: positions that are equal apart from how they came about,
//! and so from whatever order a deck had, get equal decisions.

use aude_ai::arena::{Deck, play};
use aude_ai::{Budget, roster};
use aude_engine::game::Silent;
use aude_engine::tiles::KindId;
use aude_engine::{Action, Actor, Game, Rules};
use aude_testkit::random::{Chooser, table};

/// Plays to a position with a deck; the rest of the deck is the hidden order.
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

/// The next draws of a deck.
fn draws(game: &Game, mut deck: Deck, many: usize) -> Vec<KindId> {
    let (mut at, mut order, mut list) = (game.clone(), Vec::new(), Vec::new());
    while at.actor() != Actor::Nobody && order.len() < many {
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
}

/// Two decks play the same game as long as they draw the same tiles: later draws reach no player,
/// neither through the position nor through the seeds of the decisions.
#[test]
fn another_hidden_order_changes_no_decision() {
    /// Draws after the position that both decks share.
    const COMMON: usize = 2;
    let mut deck = Deck::new(&table(&["base"], 2), 3);
    let game = position(&mut deck);
    let first = draws(&game, deck.clone(), 12);
    let other = (0..20_000).find_map(|seed| {
        let mut other = deck.clone();
        other.shuffle_rest(seed);
        let order = draws(&game, other.clone(), 12);
        (order[..COMMON] == first[..COMMON] && order[COMMON] != first[COMMON]).then_some(other)
    });
    let other = other.expect("a deck that differs only later");
    for name in ["medium", "star2.5", "uct", "champion"] {
        // Every decision with its seed, up to the draw in which the decks differ.
        let decisions = |deck: &Deck| {
            let mut player = roster::by_name(name).expect("a player");
            let (mut made, before) = (Vec::new(), game.bag().left());
            let played = play(&game, deck.clone(), 8, |_, at, seed| {
                if usize::from(before - at.bag().left()) > COMMON {
                    return None;
                }
                let decision = player.decide(at, Budget::Simulations(40), seed);
                made.push((seed, decision.clone()));
                decision.action
            });
            let mut actions = played.game.actions().to_vec();
            let drawn = actions.drain(game.actions().len()..);
            (made, drawn.rev().find(|action| matches!(action, Action::Draw(_))))
        };
        let ((one, last), (two, other_last)) = (decisions(&deck), decisions(&other));
        assert!(one.len() > COMMON, "{name}: {} decisions", one.len());
        assert_eq!(one, two, "{name}");
        assert_ne!(last, other_last, "{name}: the decks differ after that");
        // A snapshot has no history.
        let mut player = roster::by_name(name).expect("a player");
        let mut decide = |game: &Game| player.decide(game, Budget::Simulations(40), 5).action;
        assert_eq!(decide(&game), decide(&game.snapshot()), "{name}");
    }
}

#[test]
fn the_order_of_past_draws_changes_no_decision() {
    // Two ways to the same position: the same two tiles, drawn in either order by players who put
    // no figures, each placed where it ends up.
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
