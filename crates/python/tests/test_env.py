"""PettingZoo's own tests of the environment."""

import copy
import multiprocessing
import pickle
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
        assert info["outside"] >= 0 and info["tiles_outside"] >= 0
        assert env.observation_space(agent).contains(observation)
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[len(legal) // 3]))
    return totals


def test_rewards_are_points():
    env = carcassonne_v0.raw_env(players=3)
    totals = play(env, 4)
    assert list(totals.values()) == [float(score) for score in env.game.scores]


def test_what_the_window_does_not_show_is_counted():
    env = carcassonne_v0.env(window=9)
    env.reset(seed=3)
    tiles = actions = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, info = env.last()
        if not (termination or truncation):
            game = env.unwrapped.game
            shown = int((observation["observation"][:, :, 0] > 0).sum())
            assert shown + info["tiles_outside"] == len(game.state()["tiles"])
            legal = np.flatnonzero(observation["action_mask"])
            assert min(info["outside"], 64) == (legal >= len(observation["action_mask"]) - 64).sum()
            tiles, actions = max(tiles, info["tiles_outside"]), max(actions, info["outside"])
        env.step(None if termination or truncation else int(legal[-1]))
    assert tiles > 0 and actions > 0


def test_numbers_are_those_of_the_agent():
    """The tile drawn, points, supplies and the bag are part of what an agent sees."""
    env = carcassonne_v0.env(sets=["base", "inns_cathedrals"])
    env.reset(seed=3)
    for agent in env.agent_iter(60):
        seen = env.observe(agent)["numbers"]
        seat = env.possible_agents.index(agent)
        names = aude.observe.number_names(env.unwrapped.game)
        assert (seen == aude.observe.numbers(env.unwrapped.game, seat)).all()
        assert seen[names.index("tiles left")] == env.unwrapped.game.tiles_left
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_go_on_from_the_middle_of_a_game(way):
    env = carcassonne_v0.env(sets=["base", "tower"], players=3)
    env.reset(seed=11)
    for agent in env.agent_iter(40):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    twin = way(env)
    for _ in range(30):
        assert twin.agent_selection == env.agent_selection
        one, two = env.last(), twin.last()
        assert all((one[0][key] == two[0][key]).all() for key in one[0]) and one[1:4] == two[1:4]
        action = int(np.flatnonzero(one[0]["action_mask"])[-1])
        env.step(action)
        assert twin.unwrapped.game.moves < env.unwrapped.game.moves
        twin.step(action)
    assert twin.unwrapped.game.record() == env.unwrapped.game.record()
    # The seeds of later games are part of it too.
    env.reset(), twin.reset()
    assert twin.unwrapped.game.record() == env.unwrapped.game.record()


def in_another_process(env):
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    return env.unwrapped.game.record()


def test_an_environment_can_be_sent_to_another_process():
    env = carcassonne_v0.env()
    env.reset(seed=5)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        record = pool.apply(in_another_process, (env,))
    assert record == in_another_process(env)


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
