"""Mean scores of reference players, and the ladder of opponents with their versions."""

from __future__ import annotations

import hashlib
import math

import aude
from table import table

# Seeds of the published figures. They are never reused for tuning.
SCORES_SEED, LADDER_SEED, GAME_SEED = 20_261_101, 20_261_102, 20_261_105

# `champion-1` never changes, and the simple players only if their evaluation or the rules do; `champion`
# changes whenever a stronger one is found. Which version was measured is said by the digest of a game.
PLAYERS = {"random": 400, "greedy": 400, "one-ply": 400, "champion-1@50": 200, "champion@50": 200}
LADDER = [
    ("greedy", "random", 200),
    ("one-ply", "greedy", 200),
    ("champion-1@50", "one-ply", 200),
    ("champion@50", "champion-1@50", 200),
]


def game(name: str) -> str:
    """The record of a game of a player against itself, in the base game for two: always the same."""
    game, dice, player = aude.Game(), aude.Dice(GAME_SEED), aude.players.Player(name)
    while not game.over:
        dice.draw(game)
        if not game.over:
            game.apply(player.choose(game, seed=GAME_SEED + game.moves).action)
    return game.record()


def version(name: str) -> str:
    """The SHA-256 of that record: another one means another player, or other rules."""
    return hashlib.sha256(game(name).encode()).hexdigest()


def versions(_: bool) -> dict:
    """Every opponent with its version."""
    figures = {name: version(name) for name in PLAYERS}
    rows = [[f"`{name}`", aude.__version__, f"`{digest}`"] for name, digest in figures.items()]
    return {"table": table(["player", "of aude", "SHA-256 of its game"], rows), "figures": figures}


def interval(values: list[float]) -> tuple[float, float]:
    """Mean and half of the 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * math.sqrt(spread / len(values))


def scores(quick: bool) -> dict:
    """Each player against itself: the deck is the sample, its two games are averaged."""
    rows, figures = [], {}
    for name, decks in PLAYERS.items():
        decks = max(2, decks // 20) if quick else decks
        report = aude.arena.play(name, name, decks=decks, seed=SCORES_SEED, threads=2)
        mine, theirs = report.scores_by_deck
        mean, half = interval([(a + b) / 2 for a, b in zip(mine, theirs, strict=True)])
        figures[name] = [mean, half]
        time = report.seconds_per_decision[0]
        rows.append([f"`{name}`", 2 * decks, f"{mean:.1f} ± {half:.1f}", f"{1000 * time:.2f} ms"])
    head = ["player against itself", "games", "points a player", "time a decision"]
    return {"table": table(head, rows), "figures": figures}


def ladder(quick: bool) -> dict:
    """Each player against the one below it."""
    rows, figures = [], {}
    for a, b, decks in LADDER:
        decks = max(2, decks // 20) if quick else decks
        report = aude.arena.play(a, b, decks=decks, seed=LADDER_SEED, threads=2)
        low, mean, high = report.share
        margin, error = report.margin
        spread = error * math.sqrt(decks)
        figures[f"{a} {b}"] = {"share": [low, mean, high], "margin": [margin, error], "decks": decks}
        rows.append(
            [
                f"`{a}`",
                f"`{b}`",
                f"{decks} decks, {report.games} games",
                f"{100 * mean:.1f} % ({100 * low:.1f} to {100 * high:.1f})",
                f"{margin:+.1f} ± {error:.1f}",
                f"{spread:.1f}",
            ]
        )
    head = ["player", "against", "played", "win rate, 95 % interval", "margin ± s.e.", "s.d. of a deck"]
    return {"table": table(head, rows), "figures": figures}
