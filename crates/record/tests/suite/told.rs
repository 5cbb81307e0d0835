//! Random games of the base set, told in the formats of other programs.

use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rotation, Rules, Side};
use aude_record::{GameSetup, Record, SetLibrary, notation};
use serde_json::{Value, json};

/// The other programs' tiles by number: letter, edges of the unturned tile, and the places by number.
const TILES: [(char, &str, &str); 24] = [
    ('T', "CCRC", "thief:S knight:NEW farmer:5 farmer:4"),
    ('S', "CCRC", "thief:S knight:NEW farmer:5 farmer:4"),
    ('N', "CFFC", "knight:NW farmer:2345"),
    ('M', "CFFC", "knight:NW farmer:2345"),
    ('P', "CRRC", "thief:ES knight:NW farmer:25 farmer:34"),
    ('O', "CRRC", "thief:ES knight:NW farmer:25 farmer:34"),
    ('G', "FCFC", "knight:EW farmer:01 farmer:45"),
    ('F', "FCFC", "knight:EW farmer:01 farmer:45"),
    ('I', "CFFC", "knight:N knight:W farmer:2345"),
    ('H', "CFCF", "knight:N knight:S farmer:2367"),
    ('E', "CFFF", "knight:N farmer:234567"),
    ('K', "CFRR", "thief:SW knight:N farmer:2347 farmer:56"),
    ('J', "CRRF", "thief:ES knight:N farmer:2567 farmer:34"),
    ('L', "CRRR", "thief:W thief:E thief:S knight:N farmer:27 farmer:56 farmer:34"),
    ('D', "CRFR", "thief:EW knight:N farmer:27 farmer:3456"),
    ('U', "RFRF", "thief:NS none farmer:0567 farmer:1234"),
    ('V', "FFRR", "thief:SW farmer:012347 farmer:56"),
    ('W', "FRRR", "thief:W thief:E thief:S farmer:0127 farmer:56 farmer:34"),
    ('X', "RRRR", "thief:W thief:E thief:S thief:N farmer:07 farmer:12 farmer:34 farmer:56"),
    ('B', "FFFF", "monk farmer:01234567"),
    ('A', "FFRF", "monk thief:S farmer:01234567"),
    ('C', "CCCC", "knight:NESW"),
    ('R', "CCFC", "knight:NEW farmer:45"),
    ('Q', "CCFC", "knight:NEW farmer:45"),
];

/// A turn to be told: tiles set aside before it, the tile's number, its cell, quarter turns from the other
/// programs' picture, the number of the follower's place, and the scores afterwards.
#[derive(Debug, Default, Clone)]
pub(crate) struct Turn {
    pub(crate) aside: Vec<usize>,
    number: usize,
    cell: (i32, i32),
    turns: u8,
    pub(crate) place: Option<(usize, &'static str)>,
    scores: Vec<i16>,
}

fn number_of(game: &Game, action: Action) -> usize {
    let id = notation::write(game, action);
    TILES.iter().position(|(tile, ..)| id == tile.to_string()).expect("a tile of the base set") + 1
}

/// How often our tile is turned to look like theirs.
fn unturned(game: &Game, number: usize) -> u8 {
    let (tile, edges, _) = TILES[number - 1];
    let kind = game.tiles().find(&tile.to_string()).expect("ours");
    let letter = |turns: u8, side| {
        let edge = format!("{:?}", game.tiles().edge(kind, Rotation::new(turns), side));
        edge.chars().next().expect("a name")
    };
    let looks = |turns: &u8| Side::ALL.iter().map(|&side| letter(*turns, side)).eq(edges.chars());
    (0..4).find(looks).expect("the edges of the tile")
}

/// The number of the place that a move names on a tile that lies turned.
fn place_of(number: usize, turns: u8, text: &str) -> (usize, &'static str) {
    let turned = |place: &str| match place.split_once(':') {
        None => place.to_owned(),
        Some((role, at)) => {
            let edges = "NESW";
            let mut at: Vec<_> = at
                .chars()
                .map(|c| match c.to_digit(10) {
                    Some(port) => {
                        char::from_digit((port + 2 * u32::from(turns)) % 8, 10).expect("a port")
                    }
                    None => edges
                        .chars()
                        .nth((edges.find(c).expect("an edge") + usize::from(turns)) % 4)
                        .expect("an edge"),
                })
                .collect();
            at.sort_unstable();
            format!("{role}:{}", at.into_iter().collect::<String>())
        }
    };
    let sorted = match text.split_once(':') {
        None => text.to_owned(),
        Some((role, at)) => {
            let mut at: Vec<_> = at.chars().collect();
            at.sort_unstable();
            format!("{role}:{}", at.into_iter().collect::<String>())
        }
    };
    let mut places = TILES[number - 1].2.split(' ');
    let place = places.position(|place| turned(place) == sorted);
    let kind = match text.split(':').next() {
        Some("thief") => "road",
        Some("knight") => "city",
        Some("farmer") => "field",
        _ => "abbey",
    };
    (place.unwrap_or_else(|| panic!("{text} on {:?} turned {turns}", TILES[number - 1])) + 1, kind)
}

/// The turns of a game, and the tiles set aside after the last.
pub(crate) fn told(record: &Record) -> (Vec<Turn>, Vec<usize>) {
    let mut game = record.start().clone();
    let (mut turns, mut aside): (Vec<Turn>, Vec<usize>) = (Vec::new(), Vec::new());
    let mut drawn = 0;
    for &action in record.actions() {
        match action {
            Action::Draw(_) => {
                drawn = number_of(&game, action);
                aside.push(drawn);
            }
            Action::Place { cell, rotation } => {
                aside.pop();
                let turned = (4 + rotation.turns() - unturned(&game, drawn)) % 4;
                let aside = std::mem::take(&mut aside);
                turns.push(Turn {
                    aside,
                    number: drawn,
                    cell: (cell.x().into(), cell.y().into()),
                    turns: turned,
                    ..Turn::default()
                });
            }
            Action::Put { .. } => {
                let text = notation::write(&game, action);
                let turn = turns.last_mut().expect("a tile");
                turn.place = Some(place_of(turn.number, turn.turns, &text));
            }
            _ => {}
        }
        game.apply(action, &mut Silent).expect("legal");
        if let Some(turn) = turns.last_mut() {
            turn.scores = game.scores().to_vec();
        }
    }
    (turns, aside)
}

/// A game as a log of Board Game Arena.
pub(crate) fn as_log(record: &Record, is_new: bool) -> Value {
    let (turns, left) = told(record);
    let names = &record.setup().players;
    let event = |kind: &str, args: Value| json!({ "type": kind, "log": "", "args": args });
    let mut packets =
        vec![json!({ "time": "1700000000", "data": [event("gameStateChange", json!([]))] })];
    let (mut copy, mut scores) = (0, vec![0; names.len()]);
    let cant = |copy: &mut i32, number: usize, events: &mut Vec<Value>| {
        *copy += 1;
        events
            .push(event("pickTile", json!({ "id": copy.to_string(), "type": number.to_string() })));
        events.push(event("cantPlay", json!({ "tile_id": *copy })));
    };
    for (index, turn) in turns.iter().enumerate() {
        let mut events = Vec::new();
        for &number in &turn.aside {
            cant(&mut copy, number, &mut events);
        }
        copy += 1;
        let (seat, (x, y)) = (index % names.len(), turn.cell);
        let (player, name) = (1000 + seat, &names[seat]);
        events.push(event(
            "playTile",
            json!({ "player_id": player.to_string(), "player_name": name, "id": copy.to_string(),
            "type": turn.number.to_string(), "x": x.to_string(), "y": y, "ori": turn.turns + 1 }),
        ));
        packets.push(json!({ "time": 1_700_000_000, "data": std::mem::take(&mut events) }));
        if let Some((place, kind)) = turn.place {
            events.push(event("playPartisan", json!({ "player_id": player, "x": x, "y": y, "pos": place.to_string(), "type": kind })));
        }
        if index + 1 == turns.len() {
            for &number in &left {
                cant(&mut copy, number, &mut events);
            }
            events.push(json!({ "type": "realizationAchieved", "log": "Counting unachieved ${real_type}", "args": {} }));
        }
        for (seat, (before, now)) in scores.iter_mut().zip(&turn.scores).enumerate() {
            if before != now {
                events.push(event(
                    "winPoints",
                    json!({ "player_id": 1000 + seat, "player_name": names[seat],
                    "points": *now - *before, "score": now.to_string() }),
                ));
                *before = *now;
            }
        }
        packets.push(json!({ "data": events }));
    }
    let name = if is_new { "logs" } else { "data" };
    json!({ "status": 1, "data": { name: packets } })
}

/// A game as a link of CarcassonneLab, which may say when tiles fitted nowhere.
pub(crate) fn as_link(record: &Record, with_discards: bool) -> String {
    const TILE_DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const MOVE_DIGITS: &[u8] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    let (turns, left) = told(record);
    let (mut numbers, mut path) = (vec![15], "0".to_owned());
    let asides = turns.iter().map(|turn| &turn.aside).chain([&left]);
    for (index, aside) in asides.enumerate() {
        if with_discards {
            numbers.extend(aside);
            aside.iter().for_each(|_| path += &format!(".{index}"));
        }
        numbers.extend(turns.get(index).map(|turn| turn.number));
    }
    let mut digits: Vec<u32> = vec![0];
    for number in numbers {
        let mut carry = number as u32 - 1;
        for digit in digits.iter_mut().rev() {
            let value = *digit * 24 + carry;
            (*digit, carry) = (value % 64, value / 64);
        }
        if carry > 0 {
            digits.insert(0, carry);
        }
    }
    let tiles: String =
        digits.iter().map(|&digit| char::from(TILE_DIGITS[digit as usize])).collect();
    let digit = |value: i32| char::from(MOVE_DIGITS[value.unsigned_abs() as usize]);
    let moves: String = turns
        .iter()
        .flat_map(|turn| {
            let (x, y) = turn.cell;
            let signs = if x < 0 { 16 } else { 0 } + if y < 0 { 32 } else { 0 };
            let place = turn.place.map_or(0, |(place, _)| place as u32);
            [
                digit(x),
                digit(y),
                digit(i32::from(turn.turns) + signs),
                char::from_digit(place, 10).expect("a digit"),
            ]
        })
        .collect();
    let names = record.setup().players.join(",").replace('é', "%C3%A9");
    format!("https://example.org/lab/#/0/{path}/{tiles}/{moves}?players={names}&colors=red,blue")
}

pub(crate) fn random_record(seed: u64, most: usize) -> Record {
    random_record_of(2, seed, most)
}

/// The same with more players.
pub(crate) fn random_record_of(players: usize, seed: u64, most: usize) -> Record {
    let names = ["Anna", "Béla", "Cas", "Dora", "Ede", "Fien"];
    let players = names[..players].iter().map(|&name| name.to_owned()).collect();
    let setup = GameSetup { players, ..GameSetup::default() };
    let mut game = setup.begin(&SetLibrary::builtin()).expect("a game");
    crate::play::play(&mut game, seed, most, |_, _, _| {});
    // Whole turns only.
    while game.drawn().is_some() || matches!(game.actor(), Actor::Player(_)) {
        game.undo();
    }
    Record::of(&game, &setup.players)
}
