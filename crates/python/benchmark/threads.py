"""What a second thread brings: one and two threads in turn, and two processes as the bound.

Every step is timed by itself, and only those count in which no thread had to wait for a processor
(Linux tells how long each waited), nor in the two steps before it: so a figure is that of an idle
machine, though something else may run beside it. Two processes, each with half of the games and
nothing in common, show what the two processors can do at most.

    python threads.py             # prints the table
"""

from __future__ import annotations

import multiprocessing
import os
import pathlib
import time
from collections.abc import Callable

import numpy as np

import aude
from table import table

# Games and observations.
CASES = [
    (128, {}),
    (256, {}),
    (1024, {}),
    (4096, {}),
    (64, {"mask": True, "planes": True}),
    (128, {"mask": True, "planes": True}),
    (256, {"mask": True, "planes": True}),
    (1024, {"mask": True, "planes": True}),
]

# Steps that are timed one after another, the share of its time that a step may have waited, how many
# such steps come before one that counts, and how many of those a figure needs.
RUN, WAITED, BEFORE, LEAST = 20, 0.02, 2, 50

# Seconds between runs: who has slept is not interrupted soon.
PAUSE = 0.005


class Waiting:
    """How long the threads of this process have waited for a processor, in seconds."""

    def __init__(self) -> None:
        tasks = pathlib.Path("/proc/self/task").glob("*/schedstat")
        self.files = [os.open(task, os.O_RDONLY) for task in tasks]

    def __call__(self) -> float:
        return sum(int(os.pread(file, 64, 0).split()[1]) for file in self.files) / 1e9


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
        self.waiting = Waiting()

    def step(self) -> None:
        self.vector.step(aude.vector.random_actions(self.out, self.rng), self.out)

    def run(self) -> list[tuple[float, float] | None]:
        """Seconds of each step, by the clock and by processor time; none if it was disturbed."""
        found, calm, waited = [], 0, self.waiting()
        for _ in range(RUN):
            clock, cpu = time.perf_counter(), time.process_time()
            self.step()
            clock, cpu = time.perf_counter() - clock, time.process_time() - cpu
            before, waited = waited, self.waiting()
            is_calm = waited - before <= WAITED * clock
            found.append((clock, cpu) if is_calm and calm >= BEFORE else None)
            calm = calm + 1 if is_calm else 0
        return found


def _measure(games: int, wanted: dict[str, bool], seconds: float, pipe: object) -> None:
    steppers = [Stepper(games, 1, wanted), Stepper(games, 2, wanted)]
    for stepper in steppers:
        stepper.waiting = Waiting()
    found: list[list[tuple[float, float]]] = [[], []]
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for stepper, times in zip(steppers, found, strict=True):
            time.sleep(PAUSE)
            times.extend(step for step in stepper.run() if step)
    pipe.send([np.array(times).reshape(-1, 2) for times in found])


def _half(games: int, wanted: dict[str, bool], seconds: float, pipe: object, barrier: object) -> None:
    stepper, found = Stepper(games, 1, wanted), []
    for _ in range(max(1, int(seconds / (PAUSE + RUN * games * 1e-6)))):
        time.sleep(PAUSE)
        barrier.wait()
        found.append(stepper.run())
    pipe.send(found)


def start(target: Callable, *given: object) -> tuple[object, object]:
    """A process of its own: its threads are those of one vector or two, and no more."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=target, args=(*given[:3], there, *given[3:]))
    process.start()
    return process, here


def alternate(games: int, wanted: dict[str, bool], seconds: float) -> list[np.ndarray]:
    """One and two threads in turn: undisturbed steps of each, by the clock and by processor time."""
    process, pipe = start(_measure, games, wanted, seconds)
    found = pipe.recv()
    process.join()
    return found


def processes(games: int, wanted: dict[str, bool], seconds: float) -> list[float]:
    """Two processes with half of the games each, begun together: seconds of a step of the slower one."""
    barrier = multiprocessing.get_context("spawn").Barrier(2)
    both = [start(_half, games // 2, wanted, seconds, barrier) for _ in range(2)]
    one, two = ([step for run in pipe.recv() for step in run] for _, pipe in both)
    for process, _ in both:
        process.join()
    return [max(a[0], b[0]) for a, b in zip(one, two, strict=True) if a and b]


def threads(quick: bool) -> dict:
    """The table of docs/benchmark.md."""
    seconds = 1.0 if quick else 10.0
    rows, figures = [], {}
    for games, wanted in CASES[:1] if quick else CASES:
        name = ", ".join([f"batch {games}", *(["planes and mask"] if wanted else [])])
        found = alternate(games, wanted, seconds)
        both = processes(games, wanted, seconds)
        counts = [*map(len, found), len(both)]
        if min(counts[:2]) < LEAST:
            rows.append([name, *["–"] * 5, "the machine was too busy"])
            print(name, "too busy", counts, flush=True)
            continue
        (one, cpu_one), (two, cpu_two) = (np.median(times, axis=0) for times in found)
        bound = one / float(np.median(both)) if len(both) >= LEAST else None
        figures[name] = {"clock": [games / one, games / two], "cpu": [games / cpu_one, games / cpu_two], "bound": bound, "steps": counts}
        ratios = [f"{one / two:.2f}", f"{bound:.2f}" if bound else "–", f"{cpu_one / cpu_two:.2f}"]
        rows.append([name, f"{games / one:,.0f}", f"{games / two:,.0f}", *ratios, f"{counts[0]:,} and {counts[1]:,}"])
        print(name, figures[name], flush=True)
    head = [
        "",
        "1 thread, steps per second",
        "2 threads",
        "ratio",
        "2 processes, ratio",
        "steps per processor second, 2 threads to 1",
        "undisturbed steps",
    ]
    return {"table": table(head, rows), "figures": figures}


if __name__ == "__main__":
    print(threads(False)["table"])
