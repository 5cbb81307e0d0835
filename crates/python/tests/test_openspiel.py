"""OpenSpiel's own tests of the game."""

import hashlib
import os
import pathlib
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

import aude.openspiel  # noqa: F401  registers the game

PLAYTHROUGH = pathlib.Path(__file__).parent / "data" / "carcassonne.playthrough.txt"


@pytest.mark.parametrize(
    "name",
    [
        "carcassonne",
        "carcassonne(players=3,sets=base princess_dragon tower)",
        "carcassonne(game=mayflower)",
    ],
)
def test_random_simulations(name):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "carcassonne", verbose=False)


def test_house_rules_are_a_parameter():
    game = pyspiel.load_game("carcassonne(options=small-city:2)")
    assert "small-city" in game.start.record()
    assert "small-city" not in pyspiel.load_game("carcassonne").start.record()
    again = pyspiel.load_game(str(game))
    assert again.start.record() == game.start.record()
    with pytest.raises(ValueError, match="expected options"):
        aude.openspiel.CarcassonneGame({"options": "small-city"})
    with pytest.raises(aude.SetupError):
        aude.openspiel.CarcassonneGame({"options": "colour:red"})


def shortened(line):
    """A line of the playthrough, with a hash in place of a long tensor."""
    name, _, value = line.partition(" = ")
    if len(line) < 1000:
        return line
    return f"{name} = {hashlib.sha256(value.encode()).hexdigest()[:32]}\n"


def test_playthrough():
    """A recorded game comes out the same; `AUDE_WRITE_PLAYTHROUGHS=1 cargo xtask python` rewrites it."""
    text = generate_playthrough.playthrough(
        "carcassonne(window=9)", action_sequence=None, alsologtostdout=False, seed=7
    )
    assert text.count("# State") > 10
    text = "".join(map(shortened, text.splitlines(keepends=True)))
    if os.environ.get("AUDE_WRITE_PLAYTHROUGHS"):
        PLAYTHROUGH.write_text(text)
    assert PLAYTHROUGH.read_text() == text


def test_chance_is_explicit():
    game = pyspiel.load_game("carcassonne")
    state = game.new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == game.max_chance_outcomes() == 24
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    with pytest.raises(aude.ActionError, match="expected a draw from 0 to 23, found 99"):
        state.apply_action(99)


def test_states_are_cloned_and_stored():
    game = pyspiel.load_game("carcassonne")
    state, rng = game.new_initial_state(), np.random.default_rng(3)
    while not state.is_terminal():
        if state.move_number() % 60 == 0:
            clone = state.clone()
            again = game.deserialize_state(state.serialize())
            assert str(clone) == str(state) == str(again)
            clone.apply_action(clone.legal_actions()[0])
            assert clone.move_number() == state.move_number() + 1
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == 0
    assert len(pickle.dumps(state.position)) > 1000


def test_what_the_window_does_not_show_is_counted():
    game = pyspiel.load_game("carcassonne(window=9)")
    state, rng = game.new_initial_state(), np.random.default_rng(3)
    observer, space, tiles = game.make_py_observer(), aude.ActionSpace(aude.Game(), 9), set()
    while not state.is_terminal():
        observer.set_from(state, 0)
        placed = len(state.position.state()["tiles"])
        tiles.add(int(observer.dict["tiles_outside"][0]))
        assert (observer.dict["planes"][:, :, 0] > 0).sum() + observer.dict["tiles_outside"][0] == placed
        assert observer.dict["outside"][0] == space.outside(state.position) == observer.tensor[-1]
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert len(tiles) > 1


def test_a_game_for_two_is_zero_sum():
    utility = pyspiel.GameType.Utility
    assert pyspiel.load_game("carcassonne").get_type().utility == utility.ZERO_SUM
    assert pyspiel.load_game("carcassonne").utility_sum() == 0
    assert pyspiel.load_game("carcassonne(players=3)").get_type().utility == utility.GENERAL_SUM


def test_the_observation_is_planes_and_numbers():
    game = pyspiel.load_game("carcassonne")
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    planes, _ = aude.observe.planes(state.position, player=1)
    assert (observer.dict["planes"] == planes).all()
    assert (observer.dict["numbers"] == aude.observe.numbers(state.position, 1)).all()
