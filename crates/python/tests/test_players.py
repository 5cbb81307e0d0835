"""Computer players and matches between them."""

import multiprocessing
import os
import signal
import threading
import time

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


def test_threads_share_a_player_and_a_game():
    """Each call thinks about the position as it was, and nobody waits for another."""
    game = next(positions({}, 6))
    player = aude.players.Player("champion@40")
    alone = player.choose(game, simulations=40, seed=1).text
    together = threading.Barrier(3)
    found = []

    def think():
        together.wait()
        for _ in range(4):
            found.append(player.choose(game, simulations=40, seed=1).text)
            assert game.scores == [0, 0]

    threads = [threading.Thread(target=think) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [alone] * 12


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_forked_process_does_not_wait_for_a_thread_that_it_does_not_have():
    game = next(positions({}, 6))
    player = aude.players.Player("champion")
    thinks = threading.Event()

    def think():
        thinks.set()
        player.choose(game, milliseconds=1500)

    thread = threading.Thread(target=think)
    thread.start()
    thinks.wait()
    time.sleep(0.1)
    child = os.fork()
    if child == 0:
        signal.alarm(60)
        player.choose(game, simulations=1)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    thread.join()


def think_for_long():
    game = aude.Game()
    game.apply("V")
    aude.players.Player("champion").choose(game, milliseconds=3_600_000)


def play_for_long():
    aude.arena.play("champion", "champion", decks=2, milliseconds=3_600_000, threads=2)


@pytest.mark.parametrize("work", [think_for_long, play_for_long])
def test_ctrl_c_interrupts_a_player(work):
    """In a process of its own: what was interrupted thinks on to the end of its process."""
    child = multiprocessing.get_context("spawn").Process(target=interrupted, args=(work,))
    child.start()
    child.join(60)
    alive = child.is_alive()
    child.kill()
    assert not alive and child.exitcode == 0


def interrupted(work):
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    with pytest.raises(KeyboardInterrupt):
        work()


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
