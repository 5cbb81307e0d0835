"""Player steps a second, of this package and of others that can be installed from PyPI."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import numpy as np

import aude
from table import table


# Random games a second: the most that the authors of a Carcassonne environment in Python state, and of one
# that is compiled (satou-aaaaa/carcassonne-research, docs/EXPERIMENTS.md, October 2026).
STATED, COMPILED = 220, 2900

Steps = Callable[[], tuple[int, int]]


def rate(play: Steps, seconds: float) -> tuple[float, float, float]:
    """Steps and games per second of processor time, and steps per second of the clock."""
    for _ in range(3):
        play()
    steps, games, cpu, clock = 0, 0, time.process_time(), time.perf_counter()
    while time.process_time() - cpu < seconds:
        more_steps, more_games = play()
        steps, games = steps + more_steps, games + more_games
    cpu, clock = time.process_time() - cpu, time.perf_counter() - clock
    return steps / cpu, games / cpu, steps / clock


def vector_steps(games: int, threads: int, **wanted: bool) -> Steps:
    """Some steps of a vector with random actions."""
    vector = aude.vector.Vector(aude.Game(), games, threads=threads)
    out = aude.vector.buffers(vector, **wanted)
    vector.reset(range(games), out)
    rng = np.random.default_rng(0)
    rounds = max(1, 6400 // games)

    def steps() -> tuple[int, int]:
        ended = 0
        for _ in range(rounds):
            vector.step(aude.vector.random_actions(out, rng), out)
            ended += int(out.done.sum())
        return rounds * games, ended

    return steps


def single_steps() -> Steps:
    """A whole game, one action at a time from Python."""
    start, dice = aude.Game(), aude.Dice(1)

    def steps() -> tuple[int, int]:
        game, many = start.clone(), 0
        while True:
            dice.draw(game)
            if game.over:
                return many, 1
            game.apply(dice.below(game.legal_count))
            many += 1

    return steps


def own(quick: bool) -> dict:
    """Batch sizes and observations."""
    seconds = 0.3 if quick else 1.0
    rows, figures = [], {}
    cases = [
        ("single game from Python", single_steps()),
        *((f"batch {games}", vector_steps(games, 1)) for games in (1, 16, 64, 256, 1024)),
        ("batch 64, mask", vector_steps(64, 1, mask=True)),
        ("batch 64, planes", vector_steps(64, 1, planes=True)),
        ("batch 64, planes and mask", vector_steps(64, 1, mask=True, planes=True)),
        ("batch 64, planes, mask, numbers", vector_steps(64, 1, mask=True, planes=True, numbers=True)),
        ("batch 256, planes and mask", vector_steps(256, 1, mask=True, planes=True)),
    ]
    for name, steps in cases:
        cpu, games, clock = max(rate(steps, seconds / 2) for _ in range(2 if quick else 3))
        figures[name] = [cpu, games, clock]
        rows.append([name, f"{cpu:,.0f}", f"{games:,.0f}", f"{clock:,.0f}"])
    head = ["", "steps per processor second", "games per processor second", "steps per second"]
    return {"table": table(head, rows), "figures": figures}


def words(figures: dict) -> dict[str, str]:
    """How many times as many games as others state, from the figures of `own`."""
    cases = {"batch": "batch 64", "planes": "batch 64, planes and mask", "single": "single game from Python"}
    games = {name: figures[case][1] for name, case in cases.items()}
    times = {f"times {name}": f"{many / STATED:.0f}" for name, many in games.items()}
    times["times compiled"] = f"{games['batch'] / COMPILED:.0f}"
    return {"stated": str(STATED), "compiled": f"{COMPILED:,}", "games": f"{games['batch']:,.0f}", **times}


def pettingzoo_steps(env: object) -> Steps:
    """A game of a PettingZoo environment."""
    env.reset(seed=0)
    rng = random.Random(0)

    def steps() -> tuple[int, int]:
        env.reset()
        many = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            many += 1
        return many, 1

    return steps


def spiel_steps(name: str) -> Steps:
    """A game of OpenSpiel; chance nodes are not counted."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(0)

    def steps() -> tuple[int, int]:
        state, many = game.new_initial_state(), 0
        while not state.is_terminal():
            many += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return many, 1

    return steps


def others(quick: bool) -> dict:
    """The same measure for environments that anybody can install, in the same run."""
    import aude.openspiel  # noqa: F401
    from aude.env import carcassonne_v0
    from open_spiel.python.games import block_dominoes, tic_tac_toe  # noqa: F401
    from pettingzoo.classic import connect_four_v3, go_v5, tictactoe_v3

    seconds = 0.3 if quick else 1.0
    cases = [
        ("aude.vector, batch 64", "Rust from Python", vector_steps(64, 1)),
        ("aude.vector, batch 64, planes and mask", "Rust from Python", vector_steps(64, 1, mask=True, planes=True)),
        ("aude.Game", "Rust from Python", single_steps()),
        ("aude.env.carcassonne_v0 (PettingZoo)", "Rust from Python", pettingzoo_steps(carcassonne_v0.env())),
        ("aude.openspiel carcassonne", "Rust from Python", spiel_steps("carcassonne")),
        ("OpenSpiel backgammon", "C++ from Python", spiel_steps("backgammon")),
        ("OpenSpiel go, 9 by 9", "C++ from Python", spiel_steps("go(board_size=9)")),
        ("OpenSpiel python_tic_tac_toe", "Python", spiel_steps("python_tic_tac_toe")),
        ("OpenSpiel python_block_dominoes", "Python", spiel_steps("python_block_dominoes")),
        ("PettingZoo tictactoe_v3", "Python", pettingzoo_steps(tictactoe_v3.env())),
        ("PettingZoo connect_four_v3", "Python", pettingzoo_steps(connect_four_v3.env())),
        ("PettingZoo go_v5, 9 by 9", "Python", pettingzoo_steps(go_v5.env(board_size=9))),
    ]
    rows, figures = [], {}
    for name, made, steps in cases:
        cpu, games, _ = max(rate(steps, seconds / 2) for _ in range(2 if quick else 3))
        figures[name] = [cpu, games]
        rows.append([name, made, f"{cpu:,.0f}", f"{games:,.0f}"])
    head = ["environment", "made in", "player steps per processor second", "games per processor second"]
    return {"table": table(head, rows), "figures": figures}
