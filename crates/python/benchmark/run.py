"""Writes docs/benchmark.md: speed, scores, the ladder, data sets. `cargo xtask benchmark` runs it.

    python run.py                 # everything
    python run.py speed           # only some parts: speed, threads, others, scores, ladder, versions, data
    python run.py --quick         # fewer games: to try the script, not to cite
"""

from __future__ import annotations

import argparse
import json
import pathlib
import platform

import aude
import data
import speed
import strength
import threads

ROOT = pathlib.Path(__file__).resolve().parents[3]
RESULTS = ROOT / "crates/python/benchmark/results.json"
PAGE = ROOT / "docs/benchmark.md"
TEXT = pathlib.Path(__file__).parent / "page.md"

PARTS = {
    "speed": speed.own,
    "threads": threads.threads,
    "others": speed.others,
    "scores": strength.scores,
    "ladder": strength.ladder,
    "versions": strength.versions,
    "data": data.sets,
}


def machine() -> str:
    """The processor, in a few words."""
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.processor()


def stored() -> dict:
    """What earlier runs found."""
    return json.loads(RESULTS.read_text()) if RESULTS.exists() else {}


def page(results: dict) -> str:
    """The page: its text with the tables and figures of every part, and nothing else."""
    words = {"machine": results["machine"], **speed.words(results["speed"]["figures"])}
    for name in PARTS:
        missing = f"Not measured since it changed: `cargo xtask benchmark {name}` does it."
        words[name] = results[name]["table"].strip() if name in results else missing
    text = TEXT.read_text()
    for name, value in words.items():
        text = text.replace(f"{{{{{name}}}}}", value)
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--quick", action="store_true", help="fewer games")
    wanted = parser.parse_args()
    for name in wanted.parts:
        if name not in PARTS:
            parser.error(f"there is no part {name!r}")
    results = stored()
    results["machine"] = f"{machine()}, Python {platform.python_version()}, aude {aude.__version__}"
    for name in wanted.parts or PARTS:
        print(f"{name} …", flush=True)
        found = PARTS[name](wanted.quick)
        print(found["table"], flush=True)
        if not wanted.quick:
            results = {**stored(), "machine": results["machine"], name: found}
            RESULTS.write_text(json.dumps(results, indent=1) + "\n")
    if wanted.quick:
        return
    PAGE.write_text(page(results))
    print(f"written to {PAGE}")


if __name__ == "__main__":
    main()
