"""Positions as arrays, and actions by fixed ids."""

import numpy as np
import pytest
from conftest import finished, positions

import aude
from aude import observe


def test_ids_stand_for_the_same_action_there_and_back(setup):
    space = aude.ActionSpace(aude.Game(**setup))
    assert len(space) == space.n
    seen = 0
    for game in positions(setup, 12):
        ids = space.ids(game)
        assert ids.dtype == np.int32 and len(ids) == game.legal_count
        known = ids[ids >= 0]
        assert len(set(known.tolist())) == len(known) and known.max() < space.n
        mask = space.mask(game)
        assert sorted(np.flatnonzero(mask)) == sorted(known)
        for index in {0, len(ids) // 2, len(ids) - 1}:
            if ids[index] >= 0:
                assert space.index(game, int(ids[index])) == index
                assert space.describe(int(ids[index]))
        seen += 1
    assert seen > 40


def test_an_id_means_the_same_relative_to_the_board():
    """The same moves elsewhere: ids follow the board, not the coordinates."""
    space = aude.ActionSpace(aude.Game())
    game = aude.Game()
    game.apply("V")
    texts = dict(zip(space.ids(game).tolist(), game.legal(), strict=True))
    centre = 21 * 10 + 10
    for number, text in texts.items():
        cell, turns = text.split("r")
        x, y = map(int, cell.split(","))
        assert number == 4 * (centre + 21 * y + x) + int(turns)


def test_what_the_window_does_not_show_is_counted():
    small = aude.ActionSpace(aude.Game(), window=9)
    outside = tiles_outside = 0
    for game in positions({}, 21):
        many = small.outside(game)
        ids = small.ids(game)
        assert int((ids >= small.n - 64).sum()) == min(many, 64)
        planes, tiles = observe.planes(game, 9)
        placed = int((planes[:, :, 0] > 0).sum())
        assert placed + tiles == len(game.state()["tiles"])
        outside, tiles_outside = outside + many, tiles_outside + tiles
        for number in ids:
            assert small.index(game, int(number)) >= 0
    assert outside > 0 and tiles_outside > 0


def test_planes_show_tiles_features_and_fits():
    game = aude.Game()
    for text in ("V", "1,0r0", "thief:SW"):
        game.apply(text)
    game.apply("X")
    planes, outside = observe.planes(game)
    assert outside == 0 and planes.shape == (21, 21, 30) == (21, 21, len(observe.plane_names()))
    assert planes.dtype == np.uint8 and (planes[:, :, 0] > 0).sum() == 2
    fits = planes[:, :, 2]
    assert sum(int(byte).bit_count() for byte in fits.flat) == game.legal_count
    mine, others = observe.planes(game, player=0)[0], observe.planes(game, player=1)[0]
    assert mine[:, :, [6, 11]].sum() == others[:, :, [7, 12]].sum() > 0
    assert mine[:, :, [7, 12]].sum() == others[:, :, [6, 11]].sum() == 0


def test_planes_agree_with_the_graph(setup):
    """The followers on features are the same, seen on cells or as a list of features."""
    for game in positions(setup, 17, every=13):
        planes, outside = observe.planes(game, 61)
        assert outside == 0
        features = observe.graph(game)["features"]
        roads = features[(features[:, 0] <= 1)]
        mine = set(roads[roads[:, 5] > 0][:, 5].tolist())
        assert set(planes[:, :, [6, 11]].flat) - {0} == mine
        points = {min(max(worth, 0), 255) for worth in roads[:, 4].tolist()}
        assert set(planes[:, :, [9, 14]].flat) - {0} <= points
        cities = features[(features[:, 0] == 3)]
        fields = set(planes[:, :, [15, 18, 21, 24]].flat) - {0}
        assert fields <= set(cities[:, 5].tolist())


def test_the_graph_is_consistent(setup):
    for game in positions(setup, 14, every=17):
        graph, state = observe.graph(game), game.state()
        assert len(graph["tiles"]) == len(state["tiles"])
        assert graph["tiles"][:, :2].tolist() == [[tile["x"], tile["y"]] for tile in state["tiles"]]
        for one, other, side in graph["tile_edges"]:
            step = [(0, -1), (1, 0), (0, 1), (-1, 0)][side]
            assert (graph["tiles"][other, :2] - graph["tiles"][one, :2]).tolist() == list(step)
        features = graph["features"]
        assert graph["segment_feature"].max() == len(features) - 1
        kinds = features[graph["segment_feature"], 0]
        assert (kinds == graph["segments"][:, 2]).all()
        for field, city in graph["field_cities"]:
            assert (features[field, 0], features[city, 0]) == (3, 1)


def test_the_graph_shows_every_figure_and_piece(setup):
    """What the state tells in words."""
    kinds, roofs = ["small", "big", "builder", "pig"], 0
    for game in positions(setup, 31, every=7):
        graph, state = observe.graph(game), game.state()
        tiles = graph["tiles"][:, :2].tolist()
        seats = game.players
        found = [
            (tiles[tile], segment == -1, (game.actor + player) % seats, kinds[kind], bool(fairy))
            for tile, segment, player, kind, fairy in graph["figures"].tolist()
        ]
        told = [
            (one["at"], one["on"] == "tower", one["player"], one["figure"], one == state["fairy_with"])
            for one in state["figures"]
        ]
        assert sorted(found) == sorted(told)
        roofs += sum(one[1] for one in found)
        towers = [[*tiles[tile], height] for tile, height in graph["towers"].tolist()]
        assert towers == [[one["x"], one["y"], one["height"]] for one in state["towers"]]
        animals = [None if tile < 0 else tiles[tile] for tile in graph["dragon_fairy"]]
        assert animals == [state["dragon"], state["fairy"]]
    assert roofs or "tower" not in setup.get("sets", ())


def test_planes_show_figures_on_roofs_and_those_that_follow(setup):
    for game in positions(setup, 33, every=11):
        planes = observe.planes(game, 61)[0][:, :, 3]
        figures = game.state()["figures"]
        for bit, roles, own in ((16, ["roof"], True), (32, ["roof"], False), (64, ["builder", "pig"], True), (128, ["builder", "pig"], False)):
            cells = {tuple(one["at"]) for one in figures if one["role"] in roles and (one["player"] == game.actor) == own}
            assert ((planes & bit) > 0).sum() == len(cells)


def test_a_space_gives_the_same_planes(setup):
    space = aude.ActionSpace(aude.Game(**setup), 15)
    for game in positions(setup, 37, every=23):
        for player in (None, 1):
            (one, outside), (two, tiles) = space.planes(game, player), observe.planes(game, 15, player)
            assert (one == two).all() and outside == tiles == space.tiles_outside(game)
    with pytest.raises(ValueError, match="other tile sets"):
        aude.ActionSpace(aude.Game(sets=["base", "inns_cathedrals", "tower"])).planes(game)


def test_rows_describe_every_action():
    names = observe.feature_names()
    for game in positions({}, 19, every=15):
        actions, rows = observe.rows(game)
        assert actions == list(range(game.legal_count))
        assert rows.shape == (len(actions), len(names)) and rows.dtype == np.float32
        assert np.isfinite(rows).all()
        me = game.actor
        for index in (0, len(actions) - 1):
            after = game.clone()
            after.apply(index)
            if after.over:
                continue
            points = rows[index, names.index("own points")]
            assert points == after.scores[me]
            assert rows[index, names.index("own points if ended")] == after.scores_if_ended()[me]


def test_whole_turns_are_rows():
    for game in positions({}, 23, every=24):
        paths, rows = observe.rows(game, whole_turns=True)
        assert len(paths) == len(rows) == len(set(paths))
        for path in (paths[0], paths[-1]):
            after = game.clone()
            for action in path:
                after.apply(action)
            assert after.actor != game.actor or after.drawn


def test_numbers_are_turned_to_the_player(setup):
    for game in positions(setup, 25, every=29):
        names = observe.number_names(game)
        all_seats = [observe.numbers(game, seat) for seat in range(game.players)]
        for seat, numbers in enumerate(all_seats):
            assert len(numbers) == len(names)
            assert numbers[names.index("player +0: points")] == game.scores[seat]
            assert numbers[names.index("tiles left")] == game.tiles_left


def test_bad_arguments_are_refused():
    game = aude.Game()
    for window in (0, 8, 20, 7, 101):
        with pytest.raises((ValueError, OverflowError)):
            aude.ActionSpace(game, window)
        with pytest.raises((ValueError, OverflowError)):
            observe.planes(game, window)
    with pytest.raises(ValueError, match="player"):
        observe.planes(game, player=2)
    space = aude.ActionSpace(game)
    other = aude.Game(sets=["base", "tower"])
    with pytest.raises(ValueError, match="other tile sets"):
        space.mask(other)
    game.apply(0)
    for number in (-1, space.n, 2**40, 0):
        with pytest.raises(aude.ActionError):
            space.index(game, number)
    with pytest.raises(aude.ActionError):
        space.describe(space.n)
    assert space.ids(finished({}, 1)).size == 0
