"""PettingZoo's own tests of the environment."""

import warnings

import numpy as np
import pytest
from conftest import SETUPS
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import aude
from aude.env import carcassonne_v0


@pytest.mark.parametrize("name", SETUPS)
def test_api(name):
    with warnings.catch_warnings():
        warnings.filterwarnings("error", category=UserWarning, module="pettingzoo")
        # The test knows by name which environments may have a dict as observation.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        # Agents who do not act have no legal actions.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(carcassonne_v0.env(**SETUPS[name]), num_cycles=300, verbose_progress=False)


def test_seed():
    seed_test(lambda: carcassonne_v0.env(), num_cycles=120)


def test_render():
    render_test(carcassonne_v0.env)


def test_performance(capsys):
    performance_benchmark(carcassonne_v0.env())
    assert "turns per second" in capsys.readouterr().out


def play(env, seed):
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        totals[agent] += reward
        if termination or truncation:
            env.step(None)
            continue
        assert info["outside"] >= 0 and info["numbers"].dtype == np.int16
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[len(legal) // 3]))
    return totals


def test_rewards_are_points():
    env = carcassonne_v0.raw_env(players=3)
    totals = play(env, 4)
    assert list(totals.values()) == [float(score) for score in env.game.scores]


def test_rewards_are_margins():
    env = carcassonne_v0.raw_env(reward="margin")
    totals = play(env, 5)
    one, two = env.game.scores
    assert list(totals.values()) == [float(one - two), float(two - one)]


def test_an_illegal_action_ends_the_game_or_raises():
    env = carcassonne_v0.env()
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    raw = carcassonne_v0.raw_env()
    raw.reset(seed=1)
    before = raw.game.digest()
    for wrong in (int(np.flatnonzero(mask == 0)[0]), -1, 10**9, None):
        with pytest.raises(aude.ActionError):
            raw.step(wrong)
    assert raw.game.digest() == before


def test_bad_options_are_refused():
    with pytest.raises(ValueError, match="reward"):
        carcassonne_v0.env(reward="fame")
    with pytest.raises(ValueError, match="render_mode"):
        carcassonne_v0.env(render_mode="hologram")
    with pytest.raises(aude.SetupError):
        carcassonne_v0.env(sets=["moon"])
