//! The game as if it ended now, without a rule of our own: the same moves are played again with a
//! bag that holds no tile more than were used, so that the rules themselves score the end.

use aude_engine::game::Silent;
use aude_engine::tiles::SetSpec;
use aude_engine::{Action, Actor, Event, Game, Rules};
use aude_record::{GameSetup, SetLibrary};

/// The same position with an empty bag; none if no such game can be set up (nothing drawn yet).
/// A tile drawn and not placed can still be played; then the game is over.
#[must_use]
pub fn ended(game: &Game, library: &SetLibrary) -> Option<(Game, Vec<Event>)> {
    let mut game_now = game.clone();
    let mut actions = Vec::new();
    while let Some(action) = game_now.undo() {
        actions.push(action);
    }
    actions.reverse();
    let setup = GameSetup::of(&game_now, &[]);
    let kept = without_waiting(game_now, &actions);
    let sets: Option<Vec<&SetSpec>> = setup.sets.iter().map(|name| library.get(name)).collect();
    let set = only(&sets?, &kept)?;
    let setup = GameSetup { sets: vec![set.name.clone()], ..setup };
    let mut small = SetLibrary::default();
    small.add(set);
    let mut game = setup.begin(&small).ok()?;
    let mut events = Vec::new();
    for used in kept {
        let action = match used {
            Used::Draw(id) => Action::Draw(game.tiles().find(&id)?),
            Used::Other(action) => action,
        };
        game.apply(action, &mut events).ok()?;
    }
    Some((game, events))
}

/// What the game would come to if it ended now and everything still to be decided were declined.
/// The events of the last steps are the final scoring.
#[must_use]
pub fn settled(game: &Game, library: &SetLibrary) -> Option<(Game, Vec<Event>)> {
    // A tile in hand is not part of what lies on the table.
    let mut before = game.clone();
    if before.drawn().is_some() {
        before.undo();
        while matches!(before.actions().last(), Some(Action::Draw(_))) {
            before.undo();
        }
    }
    let (mut end, mut events) = ended(&before, library)?;
    let mut list = Vec::new();
    for _ in 0..200 {
        if !matches!(end.actor(), Actor::Player(_)) {
            break;
        }
        end.legal(&mut list);
        end.apply(*list.first()?, &mut events).ok()?;
    }
    Some((end, events))
}

/// An action by names that hold in the other game too.
enum Used {
    Draw(String),
    Other(Action),
}

/// The actions without draws of tiles that were put aside: those change nothing else.
fn without_waiting(mut game: Game, actions: &[Action]) -> Vec<Used> {
    let mut kept = Vec::with_capacity(actions.len());
    let mut events = Vec::new();
    for &action in actions {
        let Action::Draw(kind) = action else {
            kept.push(Used::Other(action));
            game.apply_unchecked(action, &mut Silent);
            continue;
        };
        events.clear();
        game.apply_unchecked(action, &mut events);
        if !events.iter().any(|event| matches!(event, Event::PutAside(_))) {
            kept.push(Used::Draw(game.tiles().kind(kind).id.clone()));
        }
    }
    kept
}

/// One set of all the sets' elements with only the tiles that were drawn.
fn only(sets: &[&SetSpec], kept: &[Used]) -> Option<SetSpec> {
    let (first, rest) = sets.split_first()?;
    let mut merged = (*first).clone();
    for set in rest {
        merged.elements.extend(set.elements.iter().cloned());
        merged.tiles.extend(set.tiles.iter().cloned());
        merged.coast.extend(set.coast.iter().cloned());
    }
    for tile in &mut merged.tiles {
        let drawn = |used: &&Used| matches!(used, Used::Draw(id) if *id == tile.id);
        tile.count = kept.iter().filter(drawn).count() as u32;
    }
    merged.tiles.retain(|tile| tile.count + tile.start > 0);
    merged.elements.sort();
    merged.elements.dedup();
    Some(merged)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn everything() -> GameSetup {
        let sets = ["base", "inns_cathedrals", "traders_builders", "princess_dragon", "tower"];
        GameSetup {
            sets: sets.map(str::to_owned).to_vec(),
            players: GameSetup::default_names(3),
            ..GameSetup::default()
        }
    }

    /// Plays legal actions picked by a simple generator, and checks every position on the way.
    fn play(setup: &GameSetup, mut state: u64, mut each: impl FnMut(&Game)) -> Game {
        let mut game = setup.begin(&SetLibrary::builtin()).expect("a game");
        let mut list = Vec::new();
        while game.actor() != Actor::Nobody {
            game.legal(&mut list);
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let action = list[(state >> 33) as usize % list.len()];
            game.apply(action, &mut Silent).expect("legal");
            each(&game);
        }
        game
    }

    #[test]
    fn the_present_position_has_the_same_scores_and_can_end() {
        let library = SetLibrary::builtin();
        for setup in [everything(), GameSetup::default_of("mayflower")] {
            for seed in 0..3 {
                let mut step = 0;
                let end = play(&setup, seed, |game| {
                    step += 1;
                    if step % 17 != 0 || game.actor() == Actor::Nobody {
                        return;
                    }
                    let (small, _) = ended(game, &library).expect("can be set up");
                    assert_eq!(small.board().placed().len(), game.board().placed().len());
                    if game.actor() == Actor::Chance {
                        assert_eq!(small.actor(), Actor::Nobody, "step {step}");
                    } else {
                        assert_eq!(small.scores(), game.scores(), "step {step}");
                    }
                    let (settled, _) = settled(game, &library).expect("can be set up");
                    assert_eq!(settled.actor(), Actor::Nobody);
                });
                let (small, _) = ended(&end, &library).expect("can be set up");
                assert_eq!(small.scores(), end.scores());
            }
        }
    }
}
