"""Data sets: exact endgames, and rankings of sibling actions. Made anew from seeds, checked by a hash.

    python data.py FOLDER         # writes endgames.jsonl and siblings.jsonl
"""

from __future__ import annotations

import hashlib
import json
import pathlib
import sys

import aude
from table import table

ENDGAME_SEED, SIBLING_SEED = 20_261_103, 20_261_104
ENDGAMES, SIBLINGS = 40, 40
# Tiles left in the bag of an endgame, besides the one drawn.
TILES_LEFT = 1


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


def endgames(many: int) -> list[dict]:
    """Positions with the exact value of every action."""
    entries = []
    for seed in range(ENDGAME_SEED, ENDGAME_SEED + many):
        game = positions(seed, TILES_LEFT, "one-ply")
        player, values = game.actor, []
        for index in range(game.legal_count):
            game.apply(index)
            values.append(round(solve(game, player), 6))
            game.undo()
        entries.append({"record": game.record(), "actions": game.legal(), "values": values})
    return entries


def siblings(many: int) -> list[dict]:
    """Positions in the middle of the game with the judgement of the champion on its candidates."""
    judge, entries = aude.players.Player("champion@400"), []
    for seed in range(SIBLING_SEED, SIBLING_SEED + many):
        game = positions(seed, 12 + seed % 50, "one-ply")
        candidates = judge.choose(game, seed=seed).candidates
        entries.append(
            {
                "record": game.record(),
                "actions": [candidate["text"] for candidate in candidates],
                "margins": [round(candidate["margin"], 3) for candidate in candidates],
                "errors": [round(candidate["error"], 3) for candidate in candidates],
                "visits": [candidate["visits"] for candidate in candidates],
            }
        )
    return entries


MAKERS = {"endgames": (endgames, ENDGAMES), "siblings": (siblings, SIBLINGS)}


def text(entries: list[dict]) -> str:
    """One JSON object a line."""
    return "".join(json.dumps(entry, sort_keys=True) + "\n" for entry in entries)


def sets(quick: bool) -> dict:
    """Makes both sets and describes them."""
    rows, figures = [], {}
    for name, (make, many) in MAKERS.items():
        lines = text(make(2 if quick else many))
        digest = hashlib.sha256(lines.encode()).hexdigest()
        figures[name] = digest
        actions = sum(len(json.loads(line)["actions"]) for line in lines.splitlines())
        rows.append([f"`{name}.jsonl`", lines.count("\n"), actions, f"{len(lines):,}", f"`{digest}`"])
    return {"table": table(["set", "positions", "actions", "bytes", "SHA-256"], rows), "figures": figures}


def main() -> None:
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, many) in MAKERS.items():
        lines = text(make(many))
        (folder / f"{name}.jsonl").write_text(lines)
        print(f"{name}.jsonl: {many} positions, {hashlib.sha256(lines.encode()).hexdigest()}")


if __name__ == "__main__":
    main()
