"""One game: moves, records, refusals, pictures."""

import copy
import json
import pickle
import threading
from pathlib import Path

import numpy as np
import pytest
from conftest import finished, positions

import aude

# A real game at Board Game Arena.
LOG = Path(__file__).parents[2] / "record/tests/data/logs/bga-1.json"


def test_games_end_and_undo_exactly(setup):
    game = finished(setup, 3)
    assert game.actor is None and game.legal() == [] and game.legal_count == 0
    assert max(game.scores) > 0
    assert [game.scores[seat] for seat in game.winners] == [max(game.scores)] * len(game.winners)
    moves, start = game.moves, aude.Game(**setup)
    for _ in range(moves):
        game.undo()
    assert game.digest() == start.digest() and game.hash == start.hash
    with pytest.raises(IndexError, match="nothing to undo"):
        game.undo()


def test_legal_actions_in_all_forms_mean_the_same(setup):
    for game in positions(setup, 5, every=9):
        texts, dicts = game.legal(), game.legal_dicts()
        assert len(texts) == len(set(texts)) == len(dicts) == game.legal_count
        for index in {0, len(texts) // 2, len(texts) - 1}:
            by_index, by_text, by_dict = game.clone(), game.clone(), game.clone()
            by_index.apply(index)
            by_text.apply(texts[index])
            by_dict.apply(dicts[index])
            assert by_index.digest() == by_text.digest() == by_dict.digest()
            assert game.describe(index)


def test_records_and_pickles_come_back_the_same(setup):
    for game in positions(setup, 8, every=31):
        for again in (
            aude.Game.from_record(game.record()),
            pickle.loads(pickle.dumps(game)),
            copy.copy(game),
            copy.deepcopy(game),
        ):
            assert again.digest() == game.digest()
            assert again.legal() == game.legal()
            assert again.record() == game.record()
        assert aude.Game.from_record(game.record(), moves=0).moves == 0


@pytest.mark.parametrize("name", ["g_gamelogs", "carcassonne-forum.org", "{\"data\": 1}"])
def test_a_pickle_is_never_taken_for_a_log(name):
    """Words in which logs from elsewhere are recognised may be somebody's name."""
    game = aude.Game(players=[name, "Bert"])
    game.apply("V")
    again = pickle.loads(pickle.dumps(game))
    assert again.record() == game.record() and again.names == [name, "Bert"]
    with pytest.raises(aude.RecordError):
        aude.Game._of_record("no record at all")
    with pytest.raises(aude.RecordError):
        aude.Game._of_record(LOG.read_text(encoding="utf-8"))


def test_everything_about_a_game_can_be_copied_and_pickled():
    game, dice = aude.Game(sets=["base", "tower"]), aude.Dice(2**64 - 1)
    space, player = aude.ActionSpace(game, 31), aude.players.Player("one-ply")
    for _ in range(20):
        dice.draw(game)
        game.apply(dice.pick(game))
    dice.draw(game)
    dice.below(9), dice.share()
    decision, report = player.choose(game, seed=4), aude.arena.play("greedy", "random", decks=2)
    ways = [copy.copy, copy.deepcopy, *(lambda one, p=p: pickle.loads(pickle.dumps(one, p)) for p in (2, 4, 5))]
    next_numbers = set()
    for way in ways:
        twin = way(dice)
        assert (twin.seed, twin.used) == (2**64 - 1, dice.used) != (0, 0)
        next_numbers.add(tuple(twin.below(2**32 - 1) for _ in range(5)))
        assert way(player).name == "one-ply"
        assert way(player).choose(game, seed=4).text == decision.text
        other = way(space)
        assert (other.n, other.window) == (space.n, 31)
        assert (other.mask(game) == space.mask(game)).all()
        same = way(decision)
        assert (same.action, same.text, same.simulations) == (decision.action, decision.text, decision.simulations)
        assert (same.candidates, same.reasons, same.facts) == (decision.candidates, decision.reasons, decision.facts)
        again = way(report)
        assert repr(again) == repr(report) and again.scores_by_deck == report.scores_by_deck
        assert again.pentanomial == report.pentanomial
        assert again.seconds_per_decision == pytest.approx(report.seconds_per_decision)
    # The dice themselves were only looked at.
    next_numbers.add(tuple(dice.below(2**32 - 1) for _ in range(5)))
    assert len(next_numbers) == 1
    with pytest.raises(ValueError, match="used"):
        aude.Dice(1, used=2**32 + 1)


def test_a_clone_shares_nothing():
    game = aude.Game()
    clone = game.clone()
    clone.apply(0)
    assert (game.moves, clone.moves) == (0, 1)


def test_chance_lists_every_tile_with_its_copies():
    game = aude.Game()
    outcomes = game.chance()
    assert game.actor == "chance"
    assert [index for index, _, _ in outcomes] == list(range(game.legal_count))
    assert sum(copies for _, _, copies in outcomes) == game.tiles_left == 71
    game.apply("V")
    assert (game.drawn, game.actor, game.chance()) == ("V", 0, [])


def test_refusals_name_the_rule_and_change_nothing():
    game = aude.Game()
    game.apply("V")
    before = game.digest()
    with pytest.raises(aude.Refused) as refused:
        game.apply("0,0r0")
    assert (refused.value.rule, refused.value.code) == ("C-3", "cell-taken")
    assert refused.value.details == {"cell": [0, 0]}
    assert str(refused.value).startswith("C-3: ")
    assert isinstance(refused.value, ValueError)
    assert isinstance(game.why_not("0,0r0"), aude.Refused)
    assert game.why_not(0) is None
    assert game.digest() == before


@pytest.mark.parametrize(
    ("action", "error"),
    [
        (-1, aude.ActionError),
        (10_000, aude.ActionError),
        (2**80, aude.ActionError),
        ("nonsense", aude.ActionError),
        ("", aude.ActionError),
        ({"place": {"x": 1}}, aude.ActionError),
        ({}, aude.ActionError),
        (None, TypeError),
        (1.5, TypeError),
        (True, TypeError),
        ([], TypeError),
    ],
)
def test_what_is_no_action_is_refused(action, error):
    game = aude.Game()
    game.apply("V")
    before = game.digest()
    with pytest.raises(error):
        game.apply(action)
    assert game.digest() == before


def test_nothing_can_be_done_after_the_end():
    game = finished({}, 1)
    for action in (0, "-", 5):
        with pytest.raises((aude.Refused, aude.ActionError)):
            game.apply(action)
    with pytest.raises(ValueError, match="no player has a decision"):
        aude.players.Player("random").choose(game)
    actions, rows = aude.observe.rows(game)
    assert actions == [] and rows.shape == (0, len(aude.observe.feature_names()))


def test_setups_are_checked_as_a_whole():
    with pytest.raises(aude.SetupError) as error:
        aude.Game(sets=["base", "moon"], players=9, options={"colour": "red"})
    assert len(error.value.problems) >= 3
    with pytest.raises(aude.RecordError) as error:
        aude.Game.from_record("no record at all")
    assert error.value.problems
    with pytest.raises(TypeError):
        aude.Game(players="two of us")
    assert aude.Game(players=["Anna", "Bert"]).names == ["Anna", "Bert"]


def test_games_from_elsewhere_are_read_like_records():
    log = LOG.read_text(encoding="utf-8")
    game = aude.Game.from_record(log)
    assert game.over and game.scores == [96, 70] and game.names == ["Anna", "Bert"]
    assert aude.Game.from_record(log, moves=9).moves == 9
    wrong = json.loads(log)
    events = [event for packet in wrong["data"]["data"] for event in packet["data"] if event["type"] == "winPoints"]
    events[3]["args"]["score"] = 99
    with pytest.raises(aude.RecordError, match="has 99 points in the log"):
        aude.Game.from_record(json.dumps(wrong))


def test_events_tell_what_happened():
    game = aude.Game()
    (drawn,) = [event for event in game.apply("V", events=True) if event["event"] == "drawn"]
    assert drawn["tile"] == "V" and drawn["text"]
    assert game.apply(0) is None


def test_the_state_is_a_dict():
    game = finished({}, 2)
    state = game.state()
    assert state["scores"] == game.scores
    assert len(state["tiles"]) == 72
    assert state["hash"] == game.digest()


def test_pictures():
    game = finished({}, 4)
    assert game.svg() == game._repr_svg_() and game.svg().startswith("<svg")
    assert game.png(16).startswith(b"\x89PNG")
    picture = game.rgb(16)
    assert picture.dtype == np.uint8 and picture.shape[2] == 3
    assert picture.std() > 10
    for pixels in (0, 7, 401):
        with pytest.raises(ValueError, match="pixels"):
            game.png(pixels)
    assert "1" in str(game) and "#" in str(game)


def test_dice_are_the_same_for_the_same_seed():
    one, two = aude.Dice(9), aude.Dice(9)
    numbers = [one.below(1000) for _ in range(20)]
    assert numbers == [two.below(1000) for _ in range(20)]
    assert len(set(numbers)) > 10 and 0 <= one.share() < 1
    for bound in (0, 2**32):
        with pytest.raises(ValueError):
            one.below(bound)


def test_a_game_used_by_many_threads_never_crashes():
    game = aude.Game()
    seen = []

    def use(seed):
        dice = aude.Dice(seed)
        for _ in range(300):
            try:
                dice.draw(game)
                game.apply(dice.below(8))
                game.png(8) if seed == 0 and game.moves % 40 == 0 else game.legal()
            except (ValueError, RuntimeError) as error:
                seen.append(error)

    threads = [threading.Thread(target=use, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert aude.Game.from_record(game.record()).digest() == game.digest()
