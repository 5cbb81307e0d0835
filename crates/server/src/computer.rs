//! Computer players at tables: one whole turn part at a time, at the levels of `aude_ai`.

use std::time::{Duration, Instant};

use aude_ai::{Budget, Decision, Player, roster};
use aude_engine::game::Silent;
use aude_engine::{Action, Actor, Game, Rules};
use serde::{Deserialize, Serialize};

use crate::errors::{Failure, Outcome};
use crate::pool::Lane;
use crate::protocol::{Level, Style};

/// The most actions of one part: far more than any rule needs.
const MOST: usize = 100;
/// The minimum time of a search, however many are waiting.
const LEAST: Duration = Duration::from_millis(200);
/// The champion without its own budget, for hints.
const CHAMPION: &str = "champion";

impl Level {
    /// Its name in `aude_ai`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Casual => "casual",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// Its time per turn, for levels defined by time.
    fn time(self) -> Option<Duration> {
        roster::time_of(self.name())
    }

    /// Which lane it runs in.
    #[must_use]
    pub fn lane(self) -> Lane {
        match self.time() {
            None => Lane::Quick,
            Some(_) => Lane::Deep,
        }
    }
}

impl Style {
    /// Its name in `aude_ai`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Builder => "builder",
            Self::Farmer => "farmer",
            Self::Raider => "raider",
        }
    }
}

/// A computer player: its level, and its style if it has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opponent {
    /// Its level.
    pub level: Level,
    /// Its style; a seat without one is also from before there were styles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub style: Option<Style>,
}

impl Opponent {
    /// Who plays for people who are away.
    pub const USUAL: Self = Self { level: Level::Medium, style: None };

    /// A level, in a style if that level has styles.
    ///
    /// # Errors
    /// A style for a level without styles.
    pub fn new(level: Level, style: Option<Style>) -> Outcome<Self> {
        if style.is_some() && !roster::STYLED.contains(&level.name()) {
            let levels = roster::STYLED.join(", ");
            let message = format!("the level {} has no styles (expected {levels})", level.name());
            return Err(Failure::request("request/style", message));
        }
        Ok(Self { level, style })
    }

    /// Its name in `aude_ai`.
    #[must_use]
    pub fn name(self) -> String {
        match self.style {
            Some(style) => format!("{}:{}", self.level.name(), style.name()),
            None => self.level.name().to_owned(),
        }
    }
}

/// The players of a thread, kept to reuse their memory.
#[derive(Default)]
pub struct Players {
    quick: Vec<Box<dyn Player>>,
    /// One of the players that search for long: a tree can be large.
    deep: Option<Box<dyn Player>>,
}

impl Players {
    fn quick(&mut self, name: &str) -> Option<&mut Box<dyn Player>> {
        let known = self.quick.iter().position(|player| player.name() == name);
        let index = match known {
            Some(index) => index,
            None => {
                self.quick.push(roster::by_name(name)?);
                self.quick.len() - 1
            }
        };
        self.quick.get_mut(index)
    }

    fn deep(&mut self, name: &str) -> Option<&mut Box<dyn Player>> {
        if self.deep.as_ref().is_none_or(|player| player.name() != name) {
            self.deep = None;
            self.deep = roster::by_name(name);
        }
        self.deep.as_mut()
    }

    /// What a computer player would do here. With `crowd` times as many waiting as can be served, players
    /// with a time budget take that much less time.
    fn decide(&mut self, game: &Game, opponent: Opponent, crowd: u32, seed: u64) -> Decision {
        let name = opponent.name();
        let decision = match opponent.level.time() {
            None => {
                let standing = Budget::Simulations(1);
                self.quick(&name).map(|player| player.decide(game, standing, seed))
            }
            Some(time) => {
                let budget = Budget::Time((time / crowd.max(1)).max(LEAST));
                self.deep(&name).map(|player| player.decide(game, budget, seed))
            }
        };
        decision.unwrap_or_default()
    }

    fn search(&mut self, game: &Game, time: Duration, seed: u64) -> Option<Decision> {
        Some(self.deep(CHAMPION)?.decide(game, Budget::Time(time), seed))
    }
}

/// The actions of one turn part: until another player or chance decides.
pub fn part(
    players: &mut Players,
    game: &Game,
    opponent: Opponent,
    crowd: u32,
    seed: u64,
) -> Vec<Action> {
    let end = opponent.level.time().map(|time| Instant::now() + time * 2);
    let decided = |game: &Game, seed: u64| {
        // A part with many decisions must not take many times as long.
        let late = end.is_some_and(|end| Instant::now() > end);
        players.decide(game, if late { Opponent::USUAL } else { opponent }, crowd, seed)
    };
    steps(game, seed, decided).into_iter().map(|step| step.action).collect()
}

/// One decision of a part, and the reasons for it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The action.
    pub action: Action,
    /// The alternatives considered, and the reasons for this choice.
    pub decision: Decision,
}

/// The best turn part the champion finds in the time, with its reasons.
pub fn advice(
    players: &mut Players,
    game: &Game,
    time: Duration,
    crowd: u32,
    seed: u64,
) -> Vec<Step> {
    let time = (time / crowd.max(1)).max(LEAST);
    let end = Instant::now() + time * 2;
    steps(game, seed, |game, seed| {
        if Instant::now() > end {
            return players.decide(game, Opponent::USUAL, 1, seed);
        }
        players.search(game, time, seed).unwrap_or_default()
    })
}

/// Decides until another player does. Whatever a player answers, the part is always legal and
/// complete.
fn steps(game: &Game, seed: u64, mut decide: impl FnMut(&Game, u64) -> Decision) -> Vec<Step> {
    let Actor::Player(me) = game.actor() else { return Vec::new() };
    let mut game = game.snapshot();
    let (mut steps, mut list) = (Vec::new(), Vec::new());
    while game.actor() == Actor::Player(me) && steps.len() < MOST {
        let mut decision = decide(&game, seed.wrapping_add(steps.len() as u64));
        let taken = decision.action.filter(|action| game.apply(*action, &mut Silent).is_ok());
        let action = match taken {
            Some(action) => action,
            None => {
                game.legal(&mut list);
                let Some(&first) = list.first() else { break };
                game.apply_unchecked(first, &mut Silent);
                decision = Decision::plain(Some(first));
                first
            }
        };
        steps.push(Step { action, decision });
    }
    steps
}

/// The minimal turn of a seat: the first spot for the tile, and nothing else where that is allowed.
#[must_use]
pub fn first_fit(game: &Game) -> Vec<Action> {
    let steps = steps(game, 0, |_, _| Decision::default());
    steps.into_iter().map(|step| step.action).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use aude_record::{GameSetup, SetLibrary};

    const LEVELS: [Level; 6] =
        [Level::Easy, Level::Casual, Level::Medium, Level::Hard, Level::Expert, Level::Master];

    /// Every level of `aude_ai`.
    #[test]
    fn levels_are_those_of_the_players() {
        assert_eq!(LEVELS.map(Level::name), roster::LEVELS);
        let mut players = Players::default();
        for level in LEVELS {
            let found = match level.lane() {
                Lane::Quick => players.quick(level.name()),
                Lane::Deep | Lane::Spare => players.deep(level.name()),
            };
            assert_eq!(found.map(|player| player.name().to_owned()), Some(level.name().into()));
        }
        assert!(players.deep(CHAMPION).is_some());
    }

    /// Every style of `aude_ai`, at the levels that have them and at no other.
    #[test]
    fn styles_are_those_of_the_players() {
        let all = [Style::Builder, Style::Farmer, Style::Raider];
        assert_eq!(all.map(Style::name), aude_ai::Style::ALL.map(aude_ai::Style::name));
        for (level, style) in LEVELS.iter().flat_map(|level| all.map(|style| (*level, style))) {
            let has_styles = roster::STYLED.contains(&level.name());
            let opponent = Opponent::new(level, Some(style));
            assert_eq!(opponent.is_ok(), has_styles, "{level:?} {style:?}");
            let found = opponent.ok().and_then(|opponent| roster::by_name(&opponent.name()));
            assert_eq!(found.is_some(), has_styles, "{level:?} {style:?}");
        }
    }

    /// What was stored before there were styles, and what is stored without one.
    #[test]
    fn an_opponent_without_a_style_is_stored_as_before() {
        let old = r#"{"level":"hard"}"#;
        let opponent: Opponent = serde_json::from_str(old).expect("a level is enough");
        assert_eq!(opponent, Opponent { level: Level::Hard, style: None });
        assert_eq!(serde_json::to_string(&opponent).expect("json"), old);
    }

    #[test]
    fn a_part_is_whole_and_legal_even_if_the_player_talks_nonsense() {
        let mut game = GameSetup::default().begin(&SetLibrary::builtin()).expect("a game");
        let mut list = Vec::new();
        game.legal(&mut list);
        game.apply(list[0], &mut Silent).expect("a draw");
        let nonsense = Decision::plain(Some(Action::Exchange(aude_engine::FigureKind::Pig)));
        let steps = steps(&game, 1, |_, _| nonsense.clone());
        for step in &steps {
            game.apply(step.action, &mut Silent).expect("legal");
        }
        assert!(steps.len() == 2 && game.actor() == Actor::Chance);
    }

    /// Complete games with everything, played minimally: every part is complete, and everything
    /// optional is skipped.
    #[test]
    fn the_first_fit_leaves_what_can_be_left() {
        let sets = ["base", "inns_cathedrals", "traders_builders", "princess_dragon", "tower"];
        let everything = GameSetup {
            sets: sets.map(str::to_owned).to_vec(),
            players: GameSetup::default_names(4),
            ..GameSetup::default()
        };
        let (mut passed, mut list) = (0, Vec::new());
        for setup in [everything, GameSetup::default_of("mayflower")] {
            let mut game = setup.begin(&SetLibrary::builtin()).expect("a game");
            let mut draws = 0;
            while game.actor() != Actor::Nobody {
                if game.actor() == Actor::Chance {
                    draws += 1;
                    let seed = crate::fair::seed_of("least");
                    let draw = crate::fair::draw(&game, &seed, "x", draws).expect("a tile");
                    game.apply(draw, &mut Silent).expect("a draw");
                    continue;
                }
                let me = game.actor();
                for action in first_fit(&game) {
                    game.legal(&mut list);
                    let can_pass = list.contains(&Action::Pass);
                    assert!(!can_pass || action == Action::Pass, "{action:?} of {list:?}");
                    passed += u32::from(can_pass);
                    game.apply(action, &mut Silent).expect("legal");
                }
                assert_ne!(game.actor(), me, "a part is whole");
            }
        }
        assert!(passed > 50, "{passed}");
    }

    #[test]
    fn a_crowd_takes_less_time_and_advice_has_candidates() {
        let mut game = GameSetup::default().begin(&SetLibrary::builtin()).expect("a game");
        let mut list = Vec::new();
        game.legal(&mut list);
        game.apply(list[0], &mut Silent).expect("a draw");
        let mut players = Players::default();
        let master = Opponent { level: Level::Master, style: None };
        let began = Instant::now();
        assert!(!part(&mut players, &game, master, 20, 3).is_empty());
        assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
        let steps = advice(&mut players, &game, LEAST, 1, 3);
        assert!(steps[0].decision.candidates.len() > 1);
    }
}
