"""Many games stepped together."""

import contextlib
import hashlib
import os
import pathlib
import sys
import threading
import time
import warnings

import numpy as np
import pytest
from conftest import SETUPS

import aude
from aude.vector import Buffers, Vector, buffers, random_actions


def play(vector, out, steps, seed):
    """Steps with random actions; what was seen after each."""
    rng = np.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        vector.step(random_actions(out, rng), out)
        seen.append((out.player.copy(), out.legal.copy(), out.rewards.copy(), out.done.copy()))
    return seen


@pytest.mark.parametrize("name", SETUPS)
def test_a_lane_is_a_game_with_its_seed(name):
    """A game of a vector goes as a single game with the same dice, and begins again after it."""
    start = aude.Game(**SETUPS[name])
    vector = Vector(start, 3)
    out = buffers(vector, numbers=True)
    vector.reset([5, 6, 7], out)
    game, dice = start.clone(), aude.Dice(6)
    dice.draw(game)
    rng = np.random.default_rng(0)
    for _ in range(4000):
        assert (out.player[1], out.legal[1]) == (game.actor, game.legal_count)
        assert (out.numbers[1] == aude.observe.numbers(game)).all()
        actions = random_actions(out, rng)
        before = game.scores
        game.apply(int(actions[1]))
        dice.draw(game)
        vector.step(actions, out)
        assert out.rewards[1].tolist() == [a - b for a, b in zip(game.scores, before, strict=True)]
        assert out.scores[1].tolist() == game.scores
        assert out.done[1] == game.over
        if game.over:
            break
        assert vector.game(1).digest() == game.digest()
        assert vector.game(1).record() == game.record()
    assert game.over and vector.game(1).moves < 5
    again, dice = start.clone(), aude.Dice((6 + 0x9E3779B97F4A7C15) % 2**64)
    dice.draw(again)
    assert vector.game(1).digest() == again.digest()


def test_threads_change_nothing():
    seen = []
    for threads in (1, 2, 3, 16):
        vector = Vector(aude.Game(), 150, threads=threads)
        out = buffers(vector, mask=True, planes=True)
        vector.reset(range(150), out)
        steps = play(vector, out, 150, 4)
        seen.append((steps, out.mask.copy(), out.planes.copy()))
    for other in seen[1:]:
        for one, two in zip(seen[0][0], other[0], strict=True):
            for a, b in zip(one, two, strict=True):
                assert (a == b).all()
        assert (seen[0][1] == other[1]).all() and (seen[0][2] == other[2]).all()
    assert any(done.any() for _, _, _, done in seen[0][0])


def test_fixed_ids_and_masks():
    start = aude.Game(sets=["base", "inns_cathedrals"])
    space = aude.ActionSpace(start)
    vector = Vector(start, 8, fixed=True)
    out = buffers(vector, mask=True, planes=True)
    vector.reset(range(8), out)
    rng = np.random.default_rng(1)
    assert out.mask.shape == (8, space.n)
    for _ in range(120):
        for lane in (0, 7):
            game = vector.game(lane)
            assert (out.mask[lane] == space.mask(game)).all()
            assert out.outside[lane] == space.outside(game)
            assert (out.planes[lane] == aude.observe.planes(game)[0]).all()
        ids = [rng.choice(np.flatnonzero(mask)) for mask in out.mask]
        vector.step(np.array(ids, np.int32), out)


@pytest.mark.parametrize("name", SETUPS)
def test_planes_of_a_lane_are_those_of_its_game(name):
    """What a lane remembers from step to step gives the same planes as a fresh look."""
    vector = Vector(aude.Game(**SETUPS[name]), 3)
    out = buffers(vector, planes=True)
    vector.reset([1, 2, 3], out)
    rng = np.random.default_rng(2)
    done = 0
    for step in range(700):
        lane = step % 3
        planes, outside = aude.observe.planes(vector.game(lane))
        assert (out.planes[lane] == planes).all()
        assert out.tiles_outside[lane] == outside
        if step == 50:
            vector.reset([4, 5, 6], out)
        vector.step(random_actions(out, rng), out)
        done += int(out.done.sum())
    assert done > 0


def test_a_wrong_action_changes_no_game():
    vector = Vector(aude.Game(), 4)
    out = buffers(vector)
    vector.reset(range(4), out)
    before = [vector.game(lane).digest() for lane in range(4)]
    for wrong in (-1, 10_000):
        with pytest.raises(aude.ActionError, match="game 3"):
            vector.step(np.array([0, 0, 0, wrong], np.int32), out)
    fixed = Vector(aude.Game(), 4, fixed=True)
    fixed.reset(range(4), out)
    with pytest.raises(aude.ActionError, match="not legal"):
        fixed.step(np.zeros(4, np.int32), out)
    assert [vector.game(lane).digest() for lane in range(4)] == before


def test_wrong_arrays_are_refused():
    vector = Vector(aude.Game(), 4)
    out = buffers(vector)
    vector.reset(range(4), out)
    with pytest.raises(ValueError, match="expected 4 actions"):
        vector.step(np.zeros(3, np.int32), out)
    for wrong, found in (
        (np.zeros(4, np.int64), "an array of int64 with 1 dimension"),
        (np.zeros((4, 1), np.int32), "an array of int32 with 2 dimensions"),
        ([0] * 4, "list"),
        (None, "NoneType"),
    ):
        with pytest.raises(TypeError) as error:
            vector.step(wrong, out)
        assert str(error.value) == f"the actions: expected an array of int32 with 1 dimension, found {found}"
    with pytest.raises(ValueError, match="expected 4 seeds"):
        vector.reset([1, 2], out)
    with pytest.raises(ValueError, match="seeds"):
        vector.reset([-1] * 4, out)
    with pytest.raises(TypeError, match="the buffer `player`: expected an array of uint8 .*, found an array of int32"):
        Buffers(player=np.zeros(4, np.int32))
    with pytest.raises(TypeError, match="`planes`: expected an array of uint8 with 4 dimensions, found .* 3 dimensions"):
        Buffers(planes=np.zeros((4, 21, 21), np.uint8))
    good = np.zeros(4, np.int32)
    for shape in ((4, 3), (3, 2)):
        with pytest.raises(ValueError, match="rewards.*shape"):
            vector.step(good, Buffers(rewards=np.zeros(shape, np.float32)))
    with pytest.raises(ValueError, match="scores"):
        vector.step(good, Buffers(scores=np.zeros((4, 4), np.int16)[:, ::2]))
    frozen = np.zeros(4, np.uint8)
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="player"):
        vector.step(good, Buffers(player=frozen))
    shared = np.zeros(4, np.int32)
    with pytest.raises(ValueError, match="outside"):
        vector.step(good, Buffers(legal=shared, outside=shared))
    with pytest.raises(ValueError):
        vector.step(out.legal, out)
    for shape, dtype, name in (((4, 2), np.float32, "rewards"), ((4, 21, 21, 30), np.uint8, "planes")):
        with pytest.raises(ValueError, match=f"{name}.*C-contiguous"):
            vector.step(good, Buffers(**{name: np.zeros(shape, dtype, order="F")}))
    crooked = np.zeros(17, np.uint8)[1:].view(np.int32)
    with pytest.raises(ValueError, match="legal.*misaligned"):
        vector.step(good, Buffers(legal=crooked))
    with pytest.raises(ValueError, match="actions.*misaligned"):
        vector.step(crooked, out)
    memory = bytearray(32)
    for first, second in ((0, 0), (0, 8), (12, 0)):
        one, two = (np.frombuffer(memory, np.int32, 4, start) for start in (first, second))
        with pytest.raises(ValueError, match="share memory"):
            vector.step(good, Buffers(legal=one, outside=two))
    one, two = np.frombuffer(memory, np.int32, 4), np.frombuffer(memory, np.int32, 4, 16)
    vector.step(good, Buffers(legal=one, outside=two))
    vector.step(good, Buffers())


def test_arrays_that_change_after_they_were_given():
    """As other dtypes the same dimensions take less memory than there is."""
    vector = Vector(aude.Game(), 64)
    vector.reset(range(64), buffers(vector))
    good = np.zeros(64, np.int32)
    rewards = np.zeros((16, 2), np.float32)
    out = Buffers(rewards=rewards)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        rewards.dtype, rewards.shape = np.uint8, (64, 2)
    with pytest.raises(TypeError, match="rewards.*changed"):
        vector.step(good, out)
    legal = np.zeros(64, np.int32)
    out = Buffers(legal=legal)
    legal.shape = (8, 8)
    with pytest.raises(TypeError, match="legal.*changed"):
        vector.step(good, out)
    legal.shape = 64
    vector.step(good, out)
    assert legal.min() > 0


def test_bad_vectors_are_refused():
    for many, keywords in ((0, {}), (2**20, {}), (4, {"threads": 0}), (4, {"window": 10})):
        with pytest.raises(ValueError):
            Vector(aude.Game(), many, **keywords)
    started = aude.Game()
    started.apply(0)
    with pytest.raises(ValueError, match="new game"):
        Vector(started, 4)
    with pytest.raises(ValueError, match="game from 0 to 3"):
        Vector(aude.Game(), 4).game(4)


def test_planes_for_which_there_is_no_memory_are_refused():
    """A failed allocation would end the process. Memory that is only asked for is not taken."""
    vector = Vector(aude.Game(players=6), 2000, window=99)
    seeds = range(2000)
    with pytest.raises(ValueError, match="at most 1936 games with this window and so many players, found 2000"):
        vector.reset(seeds, buffers(vector, planes=True))
    vector.reset(seeds, buffers(vector))


def test_a_vector_used_by_two_threads_refuses_one():
    vector = Vector(aude.Game(), 256)
    outs = [buffers(vector, planes=True) for _ in range(3)]
    vector.reset(range(256), outs[0])
    errors = []

    def use(out):
        for _ in range(60):
            try:
                vector.step(np.zeros(256, np.int32), out)
            except RuntimeError as error:
                errors.append(str(error))

    threads = [threading.Thread(target=use, args=(out,)) for out in outs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("another thread" in text for text in errors)


def threads_here():
    """Threads of vectors in this process."""
    names = []
    for task in pathlib.Path("/proc/self/task").glob("*/comm"):
        with contextlib.suppress(OSError):
            names.append(task.read_text())
    return sum(name.startswith("aude-vector") for name in names)


@pytest.mark.skipif(sys.platform != "linux", reason="threads are listed by /proc")
def test_threads_stay_and_end_with_the_vector():
    assert threads_here() == 0
    vector = Vector(aude.Game(), 200, threads=3)
    out = buffers(vector)
    assert threads_here() == 0, "they start when they are needed"
    vector.reset(range(200), out)
    tasks = set(os.listdir("/proc/self/task"))
    play(vector, out, 50, 1)
    # No step waits for a thread, and one that had no processor yet has no name.
    wait = time.monotonic() + 20
    while threads_here() < 2:
        assert time.monotonic() < wait
        time.sleep(0.001)
    # No more than at first; one of an earlier test may just have been ending.
    assert threads_here() == 2 and set(os.listdir("/proc/self/task")) <= tasks
    small = Vector(aude.Game(), 32, threads=8)
    small.reset(range(32), buffers(small))
    assert threads_here() == 2, "too few games for more than one"
    del vector
    wait = time.monotonic() + 20
    while threads_here():
        assert time.monotonic() < wait
        time.sleep(0.001)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_forked_process_has_threads_of_its_own():
    """The child steps the vector it inherits, and so does the parent afterwards."""
    vector = Vector(aude.Game(), 128, threads=2)
    out = buffers(vector)
    vector.reset(range(128), out)
    play(vector, out, 3, 1)
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            play(vector, out, 3, 2)
            os.write(write, hashlib.sha256(out.legal.tobytes()).digest())
            del vector
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        told = pipe.read()
    assert os.waitpid(child, 0)[1] == 0
    play(vector, out, 3, 2)
    assert told == hashlib.sha256(out.legal.tobytes()).digest()


def test_wrong_fixed_ids_over_threads_name_the_first_game():
    vector = Vector(aude.Game(), 200, threads=2, fixed=True)
    out = buffers(vector, mask=True)
    vector.reset(range(200), out)
    ids = out.mask.argmax(axis=1).astype(np.int32)
    before = [vector.game(lane).digest() for lane in (0, 60, 199)]
    wrong = ids.copy()
    wrong[[60, 199]] = vector.ids
    with pytest.raises(aude.ActionError, match="game 60: id"):
        vector.step(wrong, out)
    assert [vector.game(lane).digest() for lane in (0, 60, 199)] == before
    vector.step(ids, out)
