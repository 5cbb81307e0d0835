"""The examples run, and do what they say."""

import json
import pathlib
import runpy
import sys

import numpy as np

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"


def test_random_agent(capsys):
    runpy.run_path(str(EXAMPLES / "random_agent.py"))
    assert "winners:" in capsys.readouterr().out
    source = (EXAMPLES / "random_agent.py").read_text()
    assert len([line for line in source.splitlines() if line.strip()]) <= 10


def test_training_beats_greedy(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import train_value

    weights = train_value.train(games=24, rounds=2, seed=1, processes=2)
    learned = train_value.measure(weights, decks=10)
    untrained = train_value.measure(np.zeros_like(weights), decks=10)
    assert learned.margin[0] > 0 and learned.share[1] > 0.5
    assert learned.margin[0] > untrained.margin[0]
    assert learned.forfeits == [0, 0]


def test_the_notebook_runs(capsys):
    notebook = json.loads((EXAMPLES / "tour.ipynb").read_text())
    names = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    told = capsys.readouterr().out
    assert "points lost a decision" in told and told.count("\n") > 15
    assert names["outside"] == 0 and names["game"]._repr_svg_().startswith("<svg")
    assert "better" in told and len(names["review"]["turns"]) > 40
    assert names["better"]._repr_svg_() != names["game"]._repr_svg_()


def test_the_readme_example_is_true():
    import doctest

    import aude

    failed, run = doctest.testmod(aude)
    assert failed == 0 and run > 0
    for name in ("players", "vector", "env.carcassonne_v0", "openspiel"):
        __import__(f"aude.{name}")
        failed, run = doctest.testmod(sys.modules[f"aude.{name}"])
        assert failed == 0 and run > 0
