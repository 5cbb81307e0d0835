//! Random games with every combination of sets and players satisfy the invariants, and an
//! independent scorer agrees with every point. `AUDE_BATTERY=50` plays fifty times as many.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};

use aude_engine::game::{LeaveReason, RulesVersion};
use aude_engine::tiles::{KindId, SetSpec, TileSpec};
use aude_engine::{Action, Cell, Event, FigureKind, Game, Player, Rotation, Rules, Side, Spot};
use aude_record::sets::{SetLibrary, builtin};
use aude_record::{GameSetup, Record};
use aude_testkit::invariants;
use aude_testkit::random::{Chooser, combinations, everything, house_rules, setup_of, table_of};
use aude_testkit::scorer::Scorer;

fn rounds() -> u64 {
    std::env::var("AUDE_BATTERY").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// The results of a battery of games.
#[derive(Default)]
struct Tally {
    games: usize,
    /// The final positions, by their hashes: as many as games, unless one was played twice.
    ends: BTreeSet<u64>,
    /// How often each kind of action was played.
    actions: BTreeMap<&'static str, usize>,
    /// Settlers sent home after a scoring in which no surveyor could move (M-10).
    swept: usize,
    /// Actions outside the list that were tried and refused.
    refused: usize,
}

/// Plays one game, checking everything; every other one eagerly.
fn play(game: Game, seed: u64, library: &SetLibrary, tally: &mut Tally) -> Result<(), String> {
    let choose = if seed.is_multiple_of(2) { Chooser::choose_eagerly } else { Chooser::choose };
    play_by(choose, game, seed, library, tally)
}

/// Plays one game by a way to choose, checking everything.
fn play_by(
    choose: fn(&mut Chooser, &Game) -> Option<Action>,
    mut game: Game,
    seed: u64,
    library: &SetLibrary,
    tally: &mut Tally,
) -> Result<(), String> {
    let start = game.clone();
    let mut chooser = Chooser::new(seed);
    let mut scorer = Scorer::new(&game);
    let mut step = 0u64;
    invariants::one_position(&game)?;
    while let Some(action) = choose(&mut chooser, &game) {
        let context =
            |error: String| format!("after {} actions, {action:?}: {error}", game.actions().len());
        let thorough = (step + seed).is_multiple_of(11);
        let before = thorough.then(|| game.clone());
        if thorough {
            tally.refused += refuses_others(&mut game.clone(), &mut chooser).map_err(context)?;
        }
        let mut events: Vec<Event> = Vec::new();
        game.apply(action, &mut events)
            .map_err(|refusal| format!("{action:?} refused: {refusal}"))?;
        *tally.actions.entry(kind(action)).or_default() += 1;
        if !events.iter().any(|event| matches!(event, Event::Surveyor { .. })) {
            tally.swept += events.iter().filter(|event| is_left_behind(event)).count();
        }
        let at = |error: String| format!("action {step}, {action:?}: {error}");
        scorer.follow(&game, &events).map_err(at)?;
        invariants::one_position(&game).map_err(at)?;
        if let Some(before) = before {
            invariants::after_action(&before, &mut game).map_err(at)?;
        }
        step += 1;
    }
    tally.games += 1;
    tally.ends.insert(game.hash());
    survives_writing(&game, library)?;
    invariants::way_back(&mut game, &start)
}

fn is_left_behind(event: &Event) -> bool {
    matches!(event, Event::Returned { reason: LeaveReason::LeftBehind, .. })
}

/// What an action can be about, near the tiles.
struct Anything {
    tile: KindId,
    cell: Cell,
    rotation: Rotation,
    at: Spot,
    figure: FigureKind,
    player: Player,
    side: Side,
}

/// The kinds of actions: the name of each, and any action of the kind. It is one list, so that a new
/// kind is tried and played, or does not compile.
macro_rules! kinds {
    ($($pattern:pat => $name:literal, $any:expr;)*) => {
        fn kind(action: Action) -> &'static str {
            match action {
                $($pattern => $name,)*
            }
        }

        const KINDS: &[(&str, fn(&Anything) -> Action)] = &[$(($name, $any)),*];
    };
}

kinds! {
    Action::Draw(_) => "draw", |any| Action::Draw(any.tile);
    Action::Place { .. } => "place",
        |any| Action::Place { cell: any.cell, rotation: any.rotation };
    Action::Put { .. } => "put", |any| Action::Put { figure: any.figure, at: any.at };
    Action::Pass => "pass", |_| Action::Pass;
    Action::Fairy(_) => "fairy", |any| Action::Fairy(any.at);
    Action::Princess(_) => "princess", |any| Action::Princess(any.at);
    Action::Tower(_) => "tower", |any| Action::Tower(any.cell);
    Action::Capture(_) => "capture", |any| Action::Capture(any.at);
    Action::Exchange(_) => "exchange", |any| Action::Exchange(any.figure);
    Action::Ransom { .. } => "ransom",
        |any| Action::Ransom { from: any.player, figure: any.figure };
    Action::Dragon(_) => "dragon", |any| Action::Dragon(any.side);
    Action::Score(_) => "score", |any| Action::Score(any.at);
}

/// Actions that are not in the list are refused with a rule, and change nothing. Returns how many
/// were tried.
fn refuses_others(game: &mut Game, chooser: &mut Chooser) -> Result<usize, String> {
    let mut list = Vec::new();
    game.legal(&mut list);
    let hash = game.hash();
    let mut tried = 0;
    for _ in 0..8 {
        let action = any_action(game, chooser);
        if list.contains(&action) {
            continue;
        }
        match game.apply(action, &mut Vec::new()) {
            Ok(()) => return Err(format!("{action:?} is not listed but accepted")),
            Err(refusal) if refusal.rule.is_empty() || refusal.to_string().len() < 8 => {
                return Err(format!("{action:?} is refused without a reason"));
            }
            Err(_) if game.hash() != hash => {
                return Err(format!("refusing {action:?} changed something"));
            }
            Err(_) => tried += 1,
        }
    }
    Ok(tried)
}

/// Any action at all, near the tiles.
fn any_action(game: &Game, chooser: &mut Chooser) -> Action {
    let placed = game.board().placed();
    let near = placed[chooser.below(placed.len())].cell;
    let cell =
        Cell::new(near.x() + chooser.below(3) as i16 - 1, near.y() + chooser.below(3) as i16 - 1);
    let segment = if chooser.below(6) == 0 { Spot::ROOF } else { chooser.below(10) as u8 };
    let tiles: Vec<KindId> = game.tiles().all().collect();
    let any = Anything {
        tile: tiles[chooser.below(tiles.len())],
        cell,
        rotation: Rotation::new(chooser.below(4) as u8),
        at: Spot::new(cell, segment),
        figure: FigureKind::ALL[chooser.below(FigureKind::ALL.len())],
        player: Player(chooser.below(7) as u8),
        side: Side::ALL[chooser.below(Side::ALL.len())],
    };
    KINDS[chooser.below(KINDS.len())].1(&any)
}

/// The record of a game reads back as the same game.
fn survives_writing(game: &Game, library: &SetLibrary) -> Result<(), String> {
    let text = Record::of(game, &[]).to_text();
    let read = Record::parse(&text, library).map_err(|error| format!("{error:?}"))?;
    if read.to_text() != text {
        return Err("the record is not canonical".into());
    }
    let replayed = read.replay();
    let same = replayed.hash() == game.hash() && replayed.scores() == game.scores();
    if same { Ok(()) } else { Err("the record replays to another game".into()) }
}

/// Plays `times` games with each number of players, no two alike.
fn battery(
    sets: &[&str],
    players: impl Iterator<Item = u8>,
    times: u64,
    library: &SetLibrary,
) -> Tally {
    let mut tally = Tally::default();
    for players in players {
        for seed in 0..times * rounds() {
            let seed = seed * 101 + u64::from(players);
            let game = table_of(sets, players, library);
            play(game, seed, library, &mut tally).unwrap_or_else(|error| {
                panic!("{sets:?}, {players} players, seed {seed}: {error}")
            });
        }
    }
    assert_eq!(tally.ends.len(), tally.games, "{sets:?}: a game was played twice");
    assert!(tally.refused > 20 * tally.games, "{sets:?}: {} refusals", tally.refused);
    tally
}

/// All combinations, shared out among as many threads as there are cores.
#[test]
fn every_combination_of_expansions() {
    let (combinations, next) = (combinations(), AtomicUsize::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(sets) = combinations.get(next.fetch_add(1, Ordering::Relaxed)) {
                    battery(sets, 2..=6, 1, &SetLibrary::builtin());
                }
            });
        }
    });
}

/// A set with different counts of its tiles.
fn with_counts(name: &str, count: impl Fn(&TileSpec) -> u32) -> SetSpec {
    let mut set = builtin(name).expect("built in");
    for tile in &mut set.tiles {
        tile.count = count(tile);
    }
    set.tiles.retain(|tile| tile.count + tile.start > 0);
    set
}

/// Plays with a bag in which rare tiles are frequent, until an action has been played three times.
fn until_played(action: &str, sets: &[&str], players: u8, count: impl Fn(&TileSpec) -> u32) {
    let mut library = SetLibrary::builtin();
    for name in sets {
        library.add(with_counts(name, &count));
    }
    let mut tally = Tally::default();
    for seed in 0..200 {
        let game = table_of(sets, players, &library);
        play(game, seed, &library, &mut tally)
            .unwrap_or_else(|error| panic!("{sets:?}, {players} players, seed {seed}: {error}"));
        if tally.actions.get(action).is_some_and(|&times| times > 2) {
            return;
        }
    }
    panic!("{action} is never played: {:?}", tally.actions);
}

#[test]
fn every_action_is_played() {
    let tally = battery(&everything(), 2..=3, 2, &SetLibrary::builtin());
    let rare = ["princess", "exchange", "score"];
    for (action, _) in KINDS.iter().filter(|(action, _)| !rare.contains(action)) {
        assert!(tally.actions.contains_key(action), "{action} is missing in {:?}", tally.actions);
    }
    until_played("princess", &["base", "princess_dragon"], 3, |tile| {
        if tile.cities.iter().any(|city| city.princess) { 8 } else { 1 }
    });
    until_played("exchange", &["base", "inns_cathedrals", "tower"], 2, |_| 1);
    until_played("score", &["mayflower"], 4, short_features);
}

/// Mayflower with many trails and towns that end soon: much is scored.
fn short_features(tile: &TileSpec) -> u32 {
    let roads = tile.roads.iter().filter(|road| road.edges.len() == 1).count();
    let cities = tile.cities.iter().filter(|city| city.edges.len() == 1).count();
    2 * (roads + cities) as u32
}

/// Chooses eagerly, and tiles rather in the east, so that the surveyors reach the last column.
fn in_the_east(chooser: &mut Chooser, game: &Game) -> Option<Action> {
    let mut list = Vec::new();
    game.legal(&mut list);
    let x = |action: &Action| match action {
        Action::Place { cell, .. } => Some(cell.x()),
        _ => None,
    };
    match list.iter().filter_map(x).max() {
        None => chooser.choose_eagerly(game),
        east => {
            list.retain(|action| x(action) == east);
            Some(list[chooser.below(list.len())])
        }
    }
}

#[test]
fn settlers_are_left_behind_without_a_move() {
    let mut library = SetLibrary::builtin();
    library.add(with_counts("mayflower", short_features));
    for (rules, sweeps) in [(RulesVersion::V1, false), (RulesVersion::LATEST, true)] {
        let mut tally = Tally::default();
        for seed in 0..6 * rounds() {
            let setup = GameSetup { rules: rules.number(), ..setup_of(&["mayflower"], 4) };
            let game = setup.begin(&library).unwrap_or_else(|problems| panic!("{problems:?}"));
            play_by(in_the_east, game, seed, &library, &mut tally)
                .unwrap_or_else(|error| panic!("{setup:?}, seed {seed}: {error}"));
        }
        assert_eq!(tally.swept > 0, sweeps, "version {}: {}", rules.number(), tally.swept);
        assert!(tally.swept == 0 || tally.swept > 5, "rare: {}", tally.swept);
    }
}

/// Plays games of other rules than the usual ones: a single house rule, or all at once.
fn with_rules(sets: &[&str], players: u8, change: impl Fn(&mut GameSetup), times: u64) -> Tally {
    let library = SetLibrary::builtin();
    let mut tally = Tally::default();
    for seed in 0..times * rounds() {
        let mut setup = setup_of(sets, players);
        setup.first = (seed % u64::from(players)) as u8;
        change(&mut setup);
        let game = setup.begin(&library).unwrap_or_else(|problems| panic!("{problems:?}"));
        play(game, seed, &library, &mut tally)
            .unwrap_or_else(|error| panic!("{setup:?}, seed {seed}: {error}"));
    }
    tally
}

#[test]
fn house_rules_one_by_one_and_all_at_once() {
    let everything = everything();
    for (sets, game) in [(&everything[..], "classic"), (&["mayflower"][..], "mayflower")] {
        for rule in house_rules(game) {
            with_rules(sets, 3, |setup| setup.options = vec![rule.clone()], 3);
        }
        for players in 2..=5 {
            with_rules(sets, players, |setup| setup.options = house_rules(game), 4);
        }
    }
}

#[test]
fn every_version_of_the_rules() {
    for rules in RulesVersion::ALL {
        with_rules(&["mayflower"], 4, |setup| setup.rules = rules.number(), 8);
        with_rules(&["base", "tower"], 3, |setup| setup.rules = rules.number(), 2);
    }
}

#[test]
fn mayflower() {
    let tally = battery(&["mayflower"], 2..=5, 3, &SetLibrary::builtin());
    assert_eq!(tally.games as u64, 12 * rounds());
}
