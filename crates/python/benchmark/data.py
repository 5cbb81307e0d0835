"""Data sets: exact endgames, and rankings of sibling actions. Made anew from seeds, checked by a hash.

    python data.py FOLDER         # writes endgames.jsonl and siblings.jsonl
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import pathlib
import sys

import aude
from table import table

ENDGAME_SEED, SIBLING_SEED = 20_261_103, 20_261_104
# Endgames by the tiles left in the bag besides the one drawn.
ENDGAMES = {1: 100, 2: 20}
SIBLINGS = 200
# Who ranks siblings: a player that never changes.
JUDGE = "champion-1@1000"
# Entries whose own checksum is published, so that a part can be compared at once.
FIRST = 2


def margins(game: aude.Game, player: int) -> float:
    """The final margin of a player."""
    scores = game.scores
    return scores[player] - max(scores[:player] + scores[player + 1 :])


def solve(game: aude.Game, player: int) -> float:
    """The exact value for `player` of two: every draw, the best action of either."""
    actor = game.actor
    if actor is None:
        return margins(game, player)
    if actor == "chance":
        outcomes = game.chance()
        value = 0.0
        for index, _, copies in outcomes:
            game.apply(index)
            value += copies * solve(game, player)
            game.undo()
        return value / sum(copies for _, _, copies in outcomes)
    best = None
    for index in range(game.legal_count):
        game.apply(index)
        value = solve(game, player)
        game.undo()
        if best is None or (value > best if actor == player else value < best):
            best = value
    return best


def positions(seed: int, left: int, player: str) -> aude.Game:
    """A position of a game between equals: a tile is drawn and `left` are in the bag."""
    game, dice, mover = aude.Game(), aude.Dice(seed), aude.players.Player(player)
    while True:
        dice.draw(game)
        if game.tiles_left == left and game.drawn:
            return game
        game.apply(mover.choose(game, seed=seed + game.moves).action)


def endgame(number: int) -> dict:
    """A position with the exact value of every action."""
    lefts = [left for left, many in ENDGAMES.items() for _ in range(many)]
    game = positions(ENDGAME_SEED + number, lefts[number], "one-ply")
    player, values = game.actor, []
    for index in range(game.legal_count):
        game.apply(index)
        values.append(round(solve(game, player), 6))
        game.undo()
    return {"record": game.record(), "actions": game.legal(), "values": values}


def sibling(number: int) -> dict:
    """A position in the middle of the game with the judge's opinion of its candidates."""
    seed = SIBLING_SEED + number
    game = positions(seed, 12 + seed % 50, "one-ply")
    candidates = aude.players.Player(JUDGE).choose(game, seed=seed).candidates
    return {
        "record": game.record(),
        "actions": [candidate["text"] for candidate in candidates],
        "margins": [round(candidate["margin"], 3) for candidate in candidates],
        "errors": [round(candidate["error"], 3) for candidate in candidates],
        "visits": [candidate["visits"] for candidate in candidates],
    }


MAKERS = {"endgames": (endgame, sum(ENDGAMES.values())), "siblings": (sibling, SIBLINGS)}


def line(entry: dict) -> str:
    """One JSON object."""
    return json.dumps(entry, sort_keys=True) + "\n"


def checksum(lines: list[str]) -> str:
    """The SHA-256 of a file with these lines."""
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def make(name: str, many: int | None = None) -> list[str]:
    """The lines of a set, or its first `many`. Each depends on its number alone."""
    entry, all_of_them = MAKERS[name]
    numbers = range(all_of_them if many is None else many)
    if len(numbers) <= FIRST:
        return [line(entry(number)) for number in numbers]
    context = multiprocessing.get_context("spawn")
    with context.Pool(2) as pool:
        return [line(found) for found in pool.imap(entry, numbers)]


def sets(quick: bool) -> dict:
    """Makes both sets and describes them."""
    rows, figures = [], {}
    for name in MAKERS:
        lines = make(name, FIRST if quick else None)
        whole, first = checksum(lines), checksum(lines[:FIRST])
        figures[name] = {"all": whole, "first": first}
        actions = sum(len(json.loads(line)["actions"]) for line in lines)
        size = sum(len(line) for line in lines)
        rows.append([f"`{name}.jsonl`", f"{len(lines):,}", f"{actions:,}", f"{size:,}", f"`{whole}`", f"`{first}`"])
    head = ["set", "positions", "actions", "bytes", "SHA-256", f"SHA-256 of the first {FIRST} lines"]
    return {"table": table(head, rows), "figures": figures}


def main() -> None:
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    folder.mkdir(parents=True, exist_ok=True)
    for name in MAKERS:
        lines = make(name)
        (folder / f"{name}.jsonl").write_text("".join(lines))
        print(f"{name}.jsonl: {len(lines)} positions, {checksum(lines)}")


if __name__ == "__main__":
    main()
