"""The scripts of the benchmark run, and its data sets are what they say."""

import json
import pathlib

import pytest

import aude

FOLDER = pathlib.Path(__file__).parent.parent / "benchmark"
PAGE = pathlib.Path(__file__).parents[3] / "docs" / "benchmark.md"


@pytest.fixture
def data(monkeypatch):
    monkeypatch.syspath_prepend(str(FOLDER))
    import data

    return data


def test_endgames_have_exact_values(data):
    entry = data.endgame(0)
    game = aude.Game.from_record(entry["record"])
    assert game.legal() == entry["actions"] and len(entry["values"]) == len(entry["actions"])
    assert game.tiles_left == 1 and game.drawn
    # Whoever plays the best action gets its value against the best replies.
    player, best = game.actor, max(entry["values"])
    game.apply(entry["values"].index(best))
    assert round(data.solve(game, player), 6) == best


def test_siblings_are_ranked(data):
    entry = data.sibling(0)
    legal = aude.Game.from_record(entry["record"]).legal()
    assert set(entry["actions"]) <= set(legal)
    assert json.loads(data.line(entry)) == entry


@pytest.mark.parametrize("name", ["endgames", "siblings"])
def test_data_sets_begin_as_published(data, name):
    """Made on this machine, the first lines have the checksum on the page."""
    published = json.loads((FOLDER / "results.json").read_text())["data"]["figures"][name]
    assert data.checksum(data.make(name, data.FIRST)) == published["first"]
    assert published["first"] in PAGE.read_text() and published["all"] in PAGE.read_text()


def test_opponents_are_the_published_versions(monkeypatch):
    """Each plays its game with a fixed seed as it did when it was measured."""
    monkeypatch.syspath_prepend(str(FOLDER))
    import strength

    published = json.loads((FOLDER / "results.json").read_text())["versions"]["figures"]
    assert list(published) == list(strength.PLAYERS)
    assert {side for match in strength.LADDER for side in match[:2]} <= set(published)
    for name, digest in published.items():
        assert digest in PAGE.read_text()
        # The champion of a release is another one than that of the last.
        if name != "champion@50":
            assert strength.version(name) == digest, f"{name} is another player: `cargo xtask benchmark scores ladder versions`"


def test_speed_is_measured(monkeypatch):
    monkeypatch.syspath_prepend(str(FOLDER))
    import speed

    for play in (speed.single_steps(), speed.vector_steps(16, 1, planes=True)):
        steps, games, clock = speed.rate(play, 0.05)
        assert steps > 1000 and games > 0 and clock > 0
