"""What a second thread brings: one thread, two threads and two processes in turn.

Two processes, each with half of the games and nothing in common, show what the two processors can do
at most. The three take turns of a few milliseconds, hundreds of times, and the best turn of each
counts: that is the one in which nothing else ran. Each thread and each process has a processor of
its own, so the machine needs two, and a busy one gives figures that are too low for all three.

    python threads.py             # prints the table
"""

from __future__ import annotations

import multiprocessing
import os
import time

import numpy as np

import aude
from table import table

# Games and observations.
CASES = [
    (128, {}),
    (256, {}),
    (512, {}),
    (1024, {}),
    (4096, {}),
    (64, {"mask": True, "planes": True}),
    (128, {"mask": True, "planes": True}),
    (256, {"mask": True, "planes": True}),
    (1024, {"mask": True, "planes": True}),
]

# What takes turns: into how many parts the games are divided, and the threads of each.
WAYS = {"1 thread": (1, 1), "2 threads": (1, 2), "2 processes": (2, 1)}

# Seconds of a turn, of the steps before it that wake the threads and fill the caches, and of rest.
TURN, BEFORE, PAUSE = 0.003, 0.002, 0.003


class Stepper:
    """A vector that is stepped with random actions."""

    def __init__(self, games: int, threads: int, wanted: dict[str, bool]) -> None:
        self.vector = aude.vector.Vector(aude.Game(), games, threads=threads)
        self.out = aude.vector.buffers(self.vector, **wanted)
        self.vector.reset(range(games), self.out)
        self.rng = np.random.default_rng(0)
        # Games of all ages, as in a long run.
        for _ in range(200):
            self.step()

    def step(self) -> None:
        self.vector.step(aude.vector.random_actions(self.out, self.rng), self.out)

    def turn(self, seconds: float) -> float:
        """Seconds of a step, on average."""
        begin, steps = time.perf_counter(), 0
        while (clock := time.perf_counter() - begin) < seconds or steps < 3:
            self.step()
            steps += 1
        return clock / steps


def serve(place: int, games: int, wanted: dict[str, bool], pipe: object, barrier: object) -> None:
    """A process that takes its turns when it is told to, and sends what it found."""
    steppers = {
        way: Stepper(games // parts, threads, wanted) for way, (parts, threads) in WAYS.items()
    }
    processors = sorted(os.sched_getaffinity(0))[:2]
    for thread in map(int, os.listdir("/proc/self/task")):
        own = thread == os.getpid()
        os.sched_setaffinity(thread, {processors[place if own else 1 - place]})
    pipe.send(None)
    while way := pipe.recv():
        time.sleep(PAUSE)
        if way == "2 processes":
            barrier.wait()
        steppers[way].turn(BEFORE)
        pipe.send(steppers[way].turn(TURN))


def measure(games: int, wanted: dict[str, bool], seconds: float) -> dict[str, float]:
    """Seconds of a step of all games, in the best turn of each way."""
    context = multiprocessing.get_context("spawn")
    barrier, pipes, both = context.Barrier(2), [], []
    for place in range(2):
        here, there = context.Pipe()
        pipes.append(here)
        both.append(context.Process(target=serve, args=(place, games, wanted, there, barrier)))
        both[-1].start()
    for pipe in pipes:
        pipe.recv()
    best, end = dict.fromkeys(WAYS, float("inf")), time.perf_counter() + seconds
    while time.perf_counter() < end:
        for way in WAYS:
            used = pipes if way == "2 processes" else pipes[:1]
            for pipe in used:
                pipe.send(way)
            # The slower of two processes is done last.
            best[way] = min(best[way], max(pipe.recv() for pipe in used))
    for pipe, process in zip(pipes, both, strict=True):
        pipe.send(None)
        process.join()
    return best


def threads(quick: bool) -> dict:
    """The table of docs/benchmark.md."""
    seconds = 1.0 if quick else 15.0
    rows, figures = [], {}
    for games, wanted in CASES[:1] if quick else CASES:
        name = ", ".join([f"batch {games}", *(["planes and mask"] if wanted else [])])
        one, two, bound = (games / time for time in measure(games, wanted, seconds).values())
        figures[name] = [one, two, bound]
        rates = [f"{rate:,.0f}" for rate in (one, two, bound)]
        ratios = [f"{ratio:.2f}" for ratio in (two / one, bound / one, two / bound)]
        rows.append([name, *rates, *ratios])
        print(*rows[-1], flush=True)
    head = [
        "steps per second",
        *WAYS,
        "2 threads to 1",
        "2 processes to 1",
        "2 threads to 2 processes",
    ]
    return {"table": table(head, rows), "figures": figures}


if __name__ == "__main__":
    print(threads(False)["table"])
