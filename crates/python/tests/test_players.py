"""Computer players and matches between them."""

import pytest
from conftest import positions

import aude


@pytest.mark.parametrize("name", aude.players.levels() + ["random", "greedy", "one-ply", "champion"])
def test_every_player_decides(name):
    name = f"{name}@8" if name in ("expert", "master", "champion") else name
    player = aude.players.Player(name)
    for setup in ({}, {"game": "mayflower"}):
        for game in positions(setup, 6, every=40):
            decision = player.choose(game, simulations=8, seed=1)
            assert decision.text == game.legal()[decision.action]
            again = player.choose(game, simulations=8, seed=1)
            assert again.action == decision.action


def test_decisions_come_with_reasons():
    for game in positions({}, 11, every=20):
        decision = aude.players.Player("one-ply").choose(game)
        best = decision.candidates[0]
        assert best["action"] == decision.action
        assert set(best) == {"action", "text", "margin", "error", "visits"}
        margins = [candidate["margin"] for candidate in decision.candidates]
        assert margins == sorted(margins, reverse=True)
        for fact in decision.facts:
            assert fact["kind"] and fact["text"]


def test_unknown_players_and_budgets_are_refused():
    with pytest.raises(ValueError, match="greedy"):
        aude.players.Player("nobody")
    game = aude.Game()
    game.apply(0)
    with pytest.raises(ValueError, match="not both"):
        aude.players.Player("greedy").choose(game, simulations=1, milliseconds=1)


def test_matches_are_paired_and_repeatable():
    report = aude.arena.play("greedy", "random", decks=4, seed=5, threads=2)
    assert report.games == 8 and len(report.shares) == 4
    low, mean, high = report.share
    assert 0.9 < mean <= 1 and low <= mean <= high + 1e-9
    assert report.margin[0] > 20 and report.forfeits == [0, 0]
    assert sum(report.pentanomial) == 4
    again = aude.arena.play("greedy", "random", decks=4, seed=5)
    assert again.margins == report.margins


def test_functions_play_matches():
    report = aude.arena.play(lambda game: 0, lambda game: game.legal()[-1], decks=2, threads=2)
    assert report.games == 4 and report.forfeits == [0, 0]
    same = aude.arena.play(lambda game: 0, lambda game: 0, aude.Game(players=3), decks=1)
    assert same.games == 3


def test_what_a_function_raises_ends_the_match():
    def stumble(game):
        raise KeyError("lost")

    with pytest.raises(KeyError, match="lost"):
        aude.arena.play(stumble, "random", decks=2)
    with pytest.raises(aude.ActionError):
        aude.arena.play(lambda game: 10_000, "random", decks=1)
    with pytest.raises(ValueError, match="name of a player"):
        aude.arena.play(3, "random")
    game = aude.Game()
    game.apply(0)
    with pytest.raises(ValueError, match="new game"):
        aude.arena.play("random", "random", game)
    for threads in (0, 65):
        with pytest.raises(ValueError, match="threads"):
            aude.arena.play("random", "random", threads=threads)
