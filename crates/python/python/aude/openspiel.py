"""Carcassonne and Mayflower as an OpenSpiel game; importing this module registers it.

    >>> import pyspiel, aude.openspiel
    >>> game = pyspiel.load_game("carcassonne(players=2,sets=base)")
    >>> state = game.new_initial_state()
    >>> state.is_chance_node()
    True

`sets` are separated by spaces: `carcassonne(players=3,sets=base tower)`; `game=mayflower` is the other
game. `options` are house rules, separated likewise: `carcassonne(options=small-city:2)`. Draws are chance nodes, and their outcomes are tile kinds weighted by the copies in the bag.
Actions are the fixed ids of `aude.ActionSpace`. Returns are final leads over the best other player,
so that a game for two is zero-sum. The observation is `aude.observe.planes` and `numbers`, and how many
tiles (`tiles_outside`) and legal actions (`outside`) the window does not show.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import aude

__all__ = ["CarcassonneGame", "CarcassonneObserver", "CarcassonneState"]

_DEFAULTS = {"players": 2, "sets": "", "game": "classic", "options": "", "window": 21}

# No game comes near: the highest scores of all sets together are below 1,000.
_MOST_POINTS = 10_000.0

# A placement, a figure, a capture, an exchange, ransom and twelve steps of the dragon.
_MOST_DECISIONS = 17



def _type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name="carcassonne",
        long_name="Carcassonne and Mayflower (aude)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_DEFAULTS,
    )


# What is registered must hold for any number of players; each game has a type of its own.
_TYPE = _type(pyspiel.GameType.Utility.GENERAL_SUM)
_FOR_TWO = _type(pyspiel.GameType.Utility.ZERO_SUM)


def _options(text: str) -> dict[str, str]:
    """House rules: `small-city:2` and so on, separated by spaces."""
    rules = {}
    for rule in text.split():
        name, colon, value = rule.partition(":")
        if not colon:
            raise ValueError(f"expected options such as `small-city:2`, found {rule!r}")
        rules[name] = value
    return rules


class CarcassonneGame(pyspiel.Game):
    """The rules of one setup."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = {**_DEFAULTS, **(params or {})}
        players = int(wanted["players"])
        name: Any = wanted["game"]
        self.start = aude.Game(
            name,
            sets=str(wanted["sets"]).split() or None,
            players=players,
            options=_options(str(wanted["options"])),
        )
        self.space = aude.ActionSpace(self.start, int(wanted["window"]))
        outcomes = self.start.chance()
        self.kinds = {tile: number for number, (_, tile, _) in enumerate(outcomes)}
        self.tiles = list(self.kinds)
        parts = self.start.tiles_left
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.n,
            max_chance_outcomes=len(self.kinds),
            num_players=players,
            min_utility=-_MOST_POINTS,
            max_utility=_MOST_POINTS,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=_MOST_DECISIONS * parts,
        )
        super().__init__(_FOR_TWO if players == 2 else _TYPE, info, params or {})

    def new_initial_state(self, *_: object) -> CarcassonneState:
        return CarcassonneState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: dict[str, Any] | None = None
    ) -> CarcassonneObserver:
        if params:
            raise ValueError(f"there are no observation parameters, but {params} was given")
        return CarcassonneObserver(self.start, self.space)


class CarcassonneState(pyspiel.State):
    """A position."""

    def __init__(self, game: CarcassonneGame) -> None:
        super().__init__(game)
        self.position = game.start.clone()

    def current_player(self) -> int:
        actor = self.position.actor
        if actor is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if actor == "chance" else actor

    def _legal_actions(self, player: int) -> list[int]:
        ids = self.get_game().space.ids(self.position)
        return sorted(int(number) for number in ids if number >= 0)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        kinds, outcomes = self.get_game().kinds, self.position.chance()
        copies = sum(weight for _, _, weight in outcomes)
        return sorted((kinds[tile], weight / copies) for _, tile, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        if self.position.actor == "chance":
            tiles = self.get_game().tiles
            if not 0 <= action < len(tiles):
                raise aude.ActionError(f"expected a draw from 0 to {len(tiles) - 1}, found {action}")
            self.position.apply(tiles[action])
        else:
            self.position.apply(self.get_game().space.index(self.position, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {self.get_game().tiles[action]}"
        space = self.get_game().space
        try:
            return self.position.legal()[space.index(self.position, action)]
        except aude.ActionError:
            return space.describe(action)

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        scores = self.position.scores
        if not self.position.over:
            return [0.0] * len(scores)
        best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(len(scores))]
        return [float(own - other) for own, other in zip(scores, best, strict=True)]

    def __str__(self) -> str:
        return str(self.position)


class CarcassonneObserver:
    """The planes of a position, then its numbers, then what the window does not show."""

    def __init__(self, start: aude.Game, space: aude.ActionSpace) -> None:
        self._space = space
        planes, _ = space.planes(start)
        numbers = aude.observe.numbers(start)
        self.tensor = np.zeros(planes.size + numbers.size + 2, np.float32)
        self.dict = {
            "planes": self.tensor[: planes.size].reshape(planes.shape),
            "numbers": self.tensor[planes.size : -2],
            "tiles_outside": self.tensor[-2:-1],
            "outside": self.tensor[-1:],
        }

    def set_from(self, state: CarcassonneState, player: int) -> None:
        planes, tiles_outside = self._space.planes(state.position, player)
        self.dict["planes"][:] = planes
        self.dict["numbers"][:] = aude.observe.numbers(state.position, player)
        self.dict["tiles_outside"][:] = tiles_outside
        self.dict["outside"][:] = self._space.outside(state.position)

    def string_from(self, state: CarcassonneState, player: int) -> str:
        return str(state.position)


pyspiel.register_game(_TYPE, CarcassonneGame)
