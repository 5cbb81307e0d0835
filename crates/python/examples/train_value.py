"""Learns a linear value function by playing against itself, and measures it against `greedy`.

    python train_value.py                 # less than a minute on two cores
    python train_value.py --games 40      # sooner, and weaker

A position is described by `aude.observe.rows`: the terms of the evaluation, but none of its weights.
The value is what a player will still gain on the other: the final margin minus the margin if the
game ended now. In each round both sides take the whole turn whose row has the highest value, now and
then a random one; then ridge regression fits the value to how the games of all rounds ended.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor

import numpy as np

import aude

NAMES = aude.observe.feature_names()
OWN = NAMES.index("own points if ended")
OTHER = NAMES.index("best other's points if ended")
LEFT = NAMES.index("share of tiles left")


def inputs(rows: np.ndarray) -> np.ndarray:
    """What the value is computed from: every feature, and every feature times the tiles left."""
    return np.hstack([rows, rows * rows[:, LEFT : LEFT + 1]])


def values(rows: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """The expected final margin of each row."""
    return rows[:, OWN] - rows[:, OTHER] + inputs(rows) @ weights


def best_turn(game: aude.Game, weights: np.ndarray) -> tuple[tuple[int, ...], np.ndarray]:
    """The turn with the highest value, and its row."""
    turns, rows = aude.observe.rows(game, whole_turns=True)
    best = int(np.argmax(values(rows, weights)))
    return turns[best], rows[best]


def self_play(seed: int, weights: np.ndarray, explore: float) -> tuple[np.ndarray, np.ndarray]:
    """The rows of one game, and what each of them still gained."""
    game, dice, rng = aude.Game(), aude.Dice(seed), np.random.default_rng(seed)
    rows, movers = [], []
    while True:
        dice.draw(game)
        if game.over:
            break
        mover = game.actor
        if rng.random() < explore:
            game.apply(dice.pick(game))
            continue
        turn, row = best_turn(game, weights)
        rows.append(row)
        movers.append(mover)
        for action in turn:
            game.apply(action)
    seen = np.array(rows)
    margin = game.scores[0] - game.scores[1]
    final = np.where(np.array(movers) == 0, margin, -margin)
    return seen, final - (seen[:, OWN] - seen[:, OTHER])


def fit(rows: np.ndarray, gains: np.ndarray, ridge: float) -> np.ndarray:
    """Ridge regression on inputs scaled to unit variance."""
    x = inputs(rows).astype(np.float64)
    scale = x.std(axis=0)
    scale[scale < 1e-6] = np.inf
    x /= scale
    weights = np.linalg.solve(x.T @ x + ridge * np.eye(x.shape[1]), x.T @ gains)
    return (weights / scale).astype(np.float32)


def train(games: int, rounds: int, seed: int, processes: int) -> np.ndarray:
    """The weights after some rounds of so many games."""
    weights = np.zeros(2 * len(NAMES), np.float32)
    rows, gains = np.zeros((0, len(NAMES)), np.float32), np.zeros(0)
    with ProcessPoolExecutor(processes) as pool:
        for number in range(rounds):
            seeds = range(seed + number * games, seed + (number + 1) * games)
            found = pool.map(self_play, seeds, [weights] * games, [0.15] * games, chunksize=4)
            for more_rows, more_gains in found:
                rows, gains = np.vstack([rows, more_rows]), np.append(gains, more_gains)
            weights = fit(rows, gains, ridge=2000.0)
            print(f"round {number + 1}: {len(rows)} positions, gains of {gains.std():.1f} points")
    return weights


def measure(weights: np.ndarray, decks: int, opponent: str = "greedy") -> aude.arena.Report:
    """A match of the learned player over deck pairs."""
    return aude.arena.play(lambda game: best_turn(game, weights)[0][0], opponent, decks=decks, seed=99)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=150, help="games in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--decks", type=int, default=50, help="deck pairs of the match at the end")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    weights = train(wanted.games, wanted.rounds, wanted.seed, wanted.processes)
    print("against greedy:", measure(weights, wanted.decks))
    order = np.argsort(-np.abs(weights[: len(NAMES)]))[:8]
    print("largest weights:", ", ".join(f"{NAMES[at]} {weights[at]:+.2f}" for at in order))


if __name__ == "__main__":
    main()
