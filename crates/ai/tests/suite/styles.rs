//! Levels have styles that can be seen in their games, and a sense of their hand.

use aude_ai::arena::{Habits, Match, Report};
use aude_ai::{Budget, Style, roster};
use aude_engine::game::Category;
use aude_testkit::random::table;

/// A match of two players over some decks of the base game, with the habits of both.
fn met(a: &str, b: &str, decks: u64) -> Report {
    let start = table(&["base"], 2);
    let [mut a, mut b] = [a, b].map(|name| roster::by_name(name).expect("a player"));
    let rules = Match { start, budgets: [Budget::Simulations(1); 2], seed: 11 };
    let mut report = Report::default();
    for number in 0..decks {
        let deck = rules.deck(number, &mut *a, &mut *b);
        report.add(&deck);
        report.add_habits(&rules.start, &deck);
    }
    report
}

#[test]
fn only_levels_with_the_whole_evaluation_have_styles() {
    for (level, style) in
        roster::LEVELS.iter().flat_map(|level| Style::ALL.map(|style| (level, style)))
    {
        let name = format!("{level}:{}", style.name());
        let found = roster::by_name(&name).map(|player| player.name().to_owned());
        assert_eq!(found, roster::STYLED.contains(level).then_some(name));
    }
    let budget = roster::by_name("expert:raider@40").expect("with a number of simulations");
    assert_eq!(budget.name(), "expert:raider@40");
    for nobody in
        ["hard:gardener", "hard:", "greedy:farmer", "hard:farmer,slip=1", "hard:slip=much"]
    {
        assert!(roster::by_name(nobody).is_none(), "{nobody}");
    }
    assert!(roster::by_name("hard:slip=2").is_some());
}

/// What each style is for shows against the same player without it, in 240 games.
#[test]
fn a_style_does_what_it_says() {
    for style in Style::ALL {
        let report = met(&format!("one-ply:{}", style.name()), "one-ply", 120);
        let points = |what: Category| report.points.map(|side| side[what as usize]);
        let [own, others] = match style {
            Style::Builder => points(Category::City),
            Style::Farmer => points(Category::Field),
            Style::Raider => report.habits.map(|seen: Habits| seen.joins as i64),
            other => panic!("{} is not measured", other.name()),
        };
        assert!(own * 100 > others * 103, "{style:?}: {own} against {others}");
        let (margin, error) = report.margin();
        assert!(margin > -2.5 - 2.0 * error, "{style:?} costs too much: {margin} ± {error}");
    }
}

/// Beginners run out of followers more often than others, but not most of the time; and no level gives
/// away much by finishing what belongs to others alone.
#[test]
fn levels_keep_a_follower_in_hand() {
    for (level, most) in [("easy", 20), ("casual", 20), ("medium", 10), ("hard", 10)] {
        let habits = met(level, level, 15).habits;
        for seen in habits {
            let share = 100 * seen.without_follower / seen.turns;
            assert!(share <= most, "{level} has no follower in {share} % of its turns");
            assert!(seen.gifts <= 4 * 30, "{level} gives away {} points in 30 games", seen.gifts);
        }
    }
}

/// Who does not know fields leaves them alone, and who knows that a farmer stays lays few of them.
#[test]
fn levels_lay_as_many_farmers_as_they_understand() {
    let farmers = |level| met(level, level, 10).habits.map(|seen| seen.put[3]);
    assert!(farmers("easy").iter().all(|&many| many <= 10), "half a farmer a game");
    assert!(
        farmers("casual").iter().all(|&many| (20..80).contains(&many)),
        "1 to 4 farmers a game"
    );
}
