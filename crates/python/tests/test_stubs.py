"""The types are true: of the package and the examples as a checker reads them, and of the native module
as its stubs tell them."""

import os
import pathlib
import subprocess
import sys

import pytest

import aude
from aude import _aude

ROOT = pathlib.Path(__file__).parents[3]
# In the virtual environment, so that a second run takes seconds.
CACHE = pathlib.Path(sys.prefix) / "mypy-cache"

KINDS = [name for name in dir(_aude) if isinstance(getattr(_aude, name), type)]


def check(*words):
    ways = {**os.environ, "MYPY_CACHE_DIR": str(CACHE / words[0])}
    run = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, env=ways, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_package_and_the_examples_are_typed():
    check("mypy", "crates/python/python/aude", "crates/python/examples")


def test_the_stubs_say_what_is_there():
    """Every name, method and parameter with its default."""
    check("mypy.stubtest", "aude._aude", "--concise")


def test_states_and_decisions_have_the_keys_of_their_types():
    game, seen = aude.Game(sets=["base", "princess_dragon", "tower", "traders_builders"]), set()
    dice, player = aude.Dice(5), aude.players.Player("hard")
    while True:
        dice.draw(game)
        if game.over:
            break
        decision = player.choose(game)
        told = [(decision.candidates, aude.players.Candidate), (decision.reasons, aude.players.Reason)]
        told += [(decision.facts, aude.players.Fact), ([game.state()], aude.states.State)]
        state, kinds = game.state(), aude.states
        told += [(state["tiles"], kinds.Tile), (state["figures"], kinds.Figure), (state["supply"], kinds.Supply)]
        told += [(state["captives"], kinds.Captive), (state["goods"], kinds.Goods), (state["towers"], kinds.Tower)]
        for dicts, kind in told:
            for one in dicts:
                assert kind.__required_keys__ <= set(one) <= kind.__required_keys__ | kind.__optional_keys__
                seen.add(kind.__name__)
        game.apply(decision.action)
    assert seen >= {"Candidate", "Reason", "Fact", "State", "Tile", "Figure", "Supply", "Captive", "Goods", "Tower"}
    mayflower = aude.Game("mayflower").state()
    assert set(mayflower) <= aude.states.State.__required_keys__ | aude.states.State.__optional_keys__


@pytest.mark.parametrize("name", KINDS)
def test_everything_is_documented(name):
    kind = getattr(_aude, name)
    assert kind.__doc__
    for method, thing in vars(kind).items():
        assert method.startswith("_") or thing.__doc__, method


def test_functions_are_documented():
    functions = [getattr(_aude, name) for name in _aude.__all__ if name not in KINDS and name != "__version__"]
    assert len(functions) > 10 and all(function.__doc__ for function in functions)
