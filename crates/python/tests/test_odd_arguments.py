"""Whatever is passed to any function or method, the answer is an exception that says what is wrong, and the
objects can be used afterwards: nothing panics, nothing crashes the interpreter."""

import inspect

import numpy as np
import pytest
from conftest import finished

import aude

# What a caller may expect. A panic of the native code is none of these.
EXPECTED = (TypeError, ValueError, OverflowError, IndexError, RuntimeError, AttributeError)

ODD = [
    None,
    True,
    0,
    1,
    -1,
    3,
    255,
    256,
    2**31,
    2**32,
    2**63,
    2**64,
    -(2**70),
    1.5,
    float("nan"),
    float("inf"),
    "",
    "nonsense",
    "0,0r0",
    "99999,99999r9",
    "knight:N",
    "-",
    "\0",
    "é" * 300,
    b"bytes",
    [],
    [None],
    [[[[[[[[[[]]]]]]]]]],
    {},
    {"place": {"x": 2**40, "y": 0, "rotation": 9}},
    {"put": {"figure": "small", "at": [0, 0], "on": "moon"}},
    {1: 2},
    object(),
    np.zeros(3, np.int32),
    np.int32(2),
    np.zeros((2, 2), np.float64),
    range(4),
    aude.Dice(1),
]

# Asked for as many as that, they would do as they are told.
COSTLY = {"simulations", "milliseconds", "decks", "threads", "games", "pixels", "used"}


def things():
    """New objects of every kind."""
    middle = aude.Game.from_record(finished({}, 4).record(), moves=40)
    start = aude.Game()
    vector = aude.vector.Vector(start, 3)
    return {
        "new game": start.clone(),
        "game": middle,
        "end": finished({}, 4),
        "tower": aude.Game.from_record(finished({"sets": ["base", "tower"]}, 2).record(), moves=33),
        "mayflower": aude.Game.from_record(finished({"game": "mayflower"}, 2).record(), moves=20),
        "dice": aude.Dice(1),
        "space": aude.ActionSpace(start),
        "vector": vector,
        "buffers": aude.vector.buffers(vector),
        "player": aude.players.Player("greedy"),
    }


def methods(thing):
    return [
        name
        for name in dir(thing)
        if callable(getattr(thing, name)) and (not name.startswith("__") or name in ("__len__",))
    ]


@pytest.mark.parametrize("name", things())
def test_methods(name):
    thing = things()[name]
    for method in methods(thing):
        call = getattr(thing, method)
        words = [
            parameter.name
            for parameter in inspect.signature(call).parameters.values()
            if parameter.kind is parameter.KEYWORD_ONLY and parameter.name not in COSTLY
        ]
        for odd in ODD:
            attempts = [((odd,), {}), ((odd, odd), {})]
            attempts += [((0,), {word: odd}) for word in words]
            if odd is ODD[0]:
                attempts.append(((), {}))
            for values, named in attempts:
                if method in ("png", "rgb") and values and isinstance(odd, int) and odd > 3:
                    continue
                try:
                    call(*values, **named)
                except EXPECTED as error:
                    assert str(error)
    if isinstance(thing, aude.Game):
        assert aude.Game.from_record(thing.record()).digest() == thing.digest()


def test_functions():
    functions = [
        aude.Game,
        aude.Game.from_record,
        aude.Dice,
        aude.ActionSpace,
        aude.players.Player,
        aude.observe.rows,
        aude.observe.planes,
        aude.observe.numbers,
        aude.observe.number_names,
        aude.observe.graph,
        aude.vector.Buffers,
        aude.review,
    ]
    game = aude.Game()
    for call in functions:
        for odd in ODD:
            words = [
                parameter.name
                for parameter in inspect.signature(call).parameters.values()
                if parameter.kind is not parameter.POSITIONAL_ONLY and parameter.name not in COSTLY
            ]
            attempts = [((odd,), {}), ((odd, odd), {}), ((game, odd), {}), ((game, odd, odd), {})]
            attempts += [((), {word: odd}) for word in words]
            for values, named in attempts:
                try:
                    call(*values, **named)
                except EXPECTED as error:
                    assert str(error)


@pytest.mark.parametrize("odd", [0, -1, 2**63, 2**70, 1.5, "many", None])
def test_costly_arguments(odd):
    """Nothing, and far too much, of what takes time."""
    game, dice = aude.Game(), aude.Dice(3)
    dice.draw(game)
    calls = [
        lambda: aude.vector.Vector(aude.Game(), odd),
        lambda: aude.vector.Vector(aude.Game(), 2, threads=odd),
        lambda: aude.players.Player("greedy").choose(game, simulations=odd),
        lambda: aude.players.Player("greedy").choose(game, milliseconds=odd),
        lambda: aude.players.Player("champion").choose(game, simulations=0 if odd == 2**63 else odd and -1),
        lambda: aude.arena.play("random", "random", decks=0, threads=odd),
        lambda: aude.arena.play("random", "random", decks=0, simulations=odd),
        lambda: aude.review(game, simulations=0, threads=odd),
        lambda: game.png(odd),
        lambda: game.rgb(odd),
    ]
    for call in calls:
        try:
            call()
        except EXPECTED as error:
            assert str(error)


class Liar:
    """A sequence that claims to have more items than any memory has room for."""

    def __len__(self):
        return 2**45

    def __getitem__(self, index):
        if index > 2:
            raise IndexError
        return str(index)


class Meddler:
    """A number that changes something when somebody looks at it."""

    def __init__(self, act):
        self.act = act

    def __index__(self):
        self.act()
        return 1


def test_lengths_are_not_believed():
    """Room for so many would end the process: there is no such memory."""
    game = aude.Game()
    vector = aude.vector.Vector(game, 4)
    out = aude.vector.buffers(vector)
    for many in (range(10**15), range(2**62), Liar()):
        with pytest.raises(ValueError, match="expected 4 seeds"):
            vector.reset(many, out)
        with pytest.raises((TypeError, ValueError)):
            game.apply({"put": many})
    for many in (range(10**15), range(2**62)):
        with pytest.raises(TypeError, match="players"):
            aude.Game(players=many)
        with pytest.raises(TypeError, match="sets"):
            aude.Game(sets=many)
    assert aude.Game(players=Liar()).names == ["0", "1", "2"]
    for short in (iter(range(4)), {1, 2, 3, 4}, {1: 1, 2: 2, 3: 3, 4: 4}, 4, None, "1234"):
        with pytest.raises(ValueError, match="seeds"):
            vector.reset(short, out)
    for seeds in (range(4), (1, 2, 3, 4), np.arange(4, dtype=np.uint64)):
        vector.reset(seeds, out)


def test_objects_that_change_while_they_are_read():
    game = aude.Game()
    entries = {}
    entries.update({str(number): Meddler(entries.clear) for number in range(30)})
    growing = {}
    growing.update({str(number): Meddler(lambda: growing.update({str(len(growing)): 1})) for number in range(3)})
    items = []
    items.extend(Meddler(items.clear) for _ in range(30))
    for odd in (entries, growing, {"put": items}, Meddler(game.undo)):
        with pytest.raises((TypeError, ValueError)):
            game.apply(odd)
    endless = []
    endless.extend([endless] * 40)
    with pytest.raises(TypeError, match="nested|so many"):
        game.apply({"put": endless})
    with pytest.raises(TypeError, match="that many"):
        game.apply({"put": [[1] * 40] * 40})
    assert game.moves == 0
