"""Reviews of games."""

import threading
import typing

import pytest
from conftest import finished

import aude
from aude import reviews


@pytest.fixture(scope="module")
def game():
    return finished({}, 3)


@pytest.fixture(scope="module")
def luck(game):
    return aude.review(game, simulations=0)


def check(value, kind):
    """A value has the keys and types that its `TypedDict` has."""
    if typing.is_typeddict(kind):
        hints = typing.get_type_hints(kind)
        assert set(value) == set(hints), kind
        for name, inner in hints.items():
            check(value[name], inner)
        return
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        assert isinstance(value, list)
        for one in value:
            check(one, inner[0])
    elif origin is dict:
        assert isinstance(value, dict)
    elif kind is not typing.Any:
        kinds = (inner or (kind,)) if origin is not dict else (dict,)
        plain = tuple(typing.get_origin(one) or one for one in kinds)
        assert isinstance(value, plain) or (float in plain and isinstance(value, int)), (value, kind)


def test_a_review_is_what_its_types_say():
    start = finished({}, 3)
    short = aude.Game.from_record(start.record(), moves=12)
    review = aude.review(short, simulations=16)
    check(review, reviews.Review)
    assert review["judge"] and review["simulations"] == 16 and not review["over"]
    assert any(turn["decisions"] for turn in review["turns"])
    assert any(turn["best"] for turn in review["turns"])
    for moment in review["moments"]:
        turn = review["turns"][moment["turn"]]
        before = aude.Game.from_record(start.record(), moves=turn["actions"][0] + len(turn["draws"]))
        for move in moment["better"]:
            before.apply(move["action"])


def test_everything_adds_up(game, luck):
    """The identity of docs/review.md, with luck alone."""
    assert luck["over"] and luck["players"] == game.names
    one, two = game.scores
    assert luck["end"] == [one - two, two - one]
    for seat, total in enumerate(luck["totals"]):
        explained = total["luck"] + total["luck_of_others"] - total["loss"] + total["gifts"]
        gained = luck["end"][seat] - luck["start"][seat]
        assert gained == pytest.approx(explained + total["remainder"], abs=0.05)
    assert luck["moments"] == [] and len(luck["turns"]) == 71


def test_threads_and_forms_change_nothing(game, luck):
    assert aude.review(game.record(), simulations=0, threads=3) == luck
    short = aude.Game.from_record(game.record(), moves=9)
    assert aude.review(short, simulations=8) == aude.review(short, simulations=8, threads=2)


def test_mayflower_and_expansions_are_reviewed():
    for setup in ({"game": "mayflower"}, {"sets": ["base", "princess_dragon", "tower"], "players": 3}):
        record = finished(setup, 5).record()
        short = aude.Game.from_record(record, moves=10)
        check(aude.review(short, simulations=4), reviews.Review)


def test_the_interpreter_goes_on_meanwhile(game):
    counted = 0
    done = threading.Event()

    def work():
        aude.review(game, simulations=0, threads=2)
        done.set()

    thread = threading.Thread(target=work)
    thread.start()
    while not done.is_set():
        counted += 1
    thread.join()
    assert counted > 100


def test_what_cannot_be_reviewed_is_refused(game):
    with pytest.raises(ValueError, match="nothing to review"):
        aude.review(aude.Game())
    with pytest.raises(aude.RecordError):
        aude.review("no record at all")
    for wrong in (None, 3, b"bytes", [game]):
        with pytest.raises(TypeError, match="expected a game"):
            aude.review(wrong)
    for threads in (0, 65):
        with pytest.raises(ValueError, match="threads"):
            aude.review(game, threads=threads)
    with pytest.raises(ValueError, match="simulations"):
        aude.review(game, simulations=10_000_000)
    with pytest.raises(OverflowError):
        aude.review(game, simulations=-1)
