"""Carcassonne and Mayflower as a PettingZoo environment.

    >>> from aude.env import carcassonne_v0
    >>> env = carcassonne_v0.env(players=2)
    >>> env.reset(seed=7)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> sorted(observation)
    ['action_mask', 'numbers', 'observation']

The observation is `aude.observe.planes` of the position (bytes, 21 by 21 by 30), turned to the agent,
with `aude.observe.numbers` beside it: the tile drawn, points, supplies, the bag, which belong to no cell.
Actions are the fixed ids of `aude.ActionSpace`. Tiles are drawn by the environment, by the seed of
`reset`. Rewards are the points an agent scores, or with `reward="margin"` the final lead over the
best other agent at the end. `info` counts what the window does not show: `outside` legal actions, which
have spare ids, and `tiles_outside` tiles. An environment can be copied and pickled at any time.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import aude

__all__ = ["CarcassonneEnv", "env", "raw_env"]

WINDOW = 21


def env(**options: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game."""
    wrapped: AECEnv = CarcassonneEnv(**options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def raw_env(**options: Any) -> CarcassonneEnv:
    """The environment without wrappers: an illegal action raises `aude.ActionError`."""
    return CarcassonneEnv(**options)


class CarcassonneEnv(AECEnv):
    """See the module. `game`, `sets`, `players` and `options` are those of `aude.Game`."""

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "carcassonne_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: Literal["classic", "mayflower"] = "classic",
        sets: list[str] | None = None,
        players: int = 2,
        options: dict[str, str] | None = None,
        reward: str = "points",
        window: int = WINDOW,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in ("points", "margin"):
            raise ValueError(f"expected `reward`: 'points' or 'margin', found {reward!r}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            modes = self.metadata["render_modes"]
            raise ValueError(f"expected `render_mode`: one of {modes}, found {render_mode!r}")
        self._start = aude.Game(game, sets=sets, players=players, options=options)
        self._space = aude.ActionSpace(self._start, window)
        self._reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        shape = (window, window, len(aude.observe.plane_names()))
        most, many = np.iinfo(np.int16), len(aude.observe.number_names(self._start))
        self._observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 255, shape, np.uint8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self._space.n,), np.int8),
                    "numbers": gymnasium.spaces.Box(most.min, most.max, (many,), np.int16),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: gymnasium.spaces.Discrete(self._space.n) for agent in self.possible_agents
        }
        self._seeds = np.random.default_rng()
        self.game = self._start.clone()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed the draws follow from the last one given."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._dice = aude.Dice(int(self._seeds.integers(2**63)))
        self.game = self._start.clone()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._dice.draw(self.game)
        self._turn()

    def _turn(self) -> None:
        """Whose step it is, and what the window does not show them."""
        actor = self.game.actor
        if isinstance(actor, int):
            self.agent_selection = self.possible_agents[actor]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        self.infos[self.agent_selection] = {
            "outside": self._space.outside(self.game),
            "tiles_outside": self._space.tiles_outside(self.game),
        }

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """The position; the mask is empty for agents who do not act."""
        acts = agent == self.agent_selection and not self.game.over
        mask = self._space.mask(self.game) if acts else np.zeros(self._space.n, np.int8)
        seat = self.possible_agents.index(agent)
        planes, _ = self._space.planes(self.game, seat)
        numbers = aude.observe.numbers(self.game, seat)
        return {"observation": planes, "action_mask": mask, "numbers": numbers}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise aude.ActionError("an agent that is alive must act, but the action is None")
        index = self._space.index(self.game, int(action))
        before = self.game.scores
        self._cumulative_rewards[agent] = 0
        self.infos[agent] = {}
        self.game.apply(index)
        self._dice.draw(self.game)
        after = self.game.scores
        self._clear_rewards()
        if self._reward == "points":
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = float(after[seat] - before[seat])
        elif self.game.over:
            for seat, name in enumerate(self.possible_agents):
                others = [score for other, score in enumerate(after) if other != seat]
                self.rewards[name] = float(after[seat] - max(others))
        self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | np.ndarray | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode, such as 'rgb_array'")
            return None
        if self.render_mode == "rgb_array":
            return self.game.rgb()
        if self.render_mode == "ansi":
            return str(self.game)
        print(self.game)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return self.metadata["name"]
