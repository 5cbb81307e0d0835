"""A position as arrays, from the acting player's point of view.

- `rows(game)`: one row of features for each legal action (`feature_names()`).
- `planes(game)`: bytes on a window of 21 by 21 cells, with the numbers of whole features
  (`plane_names()`), and how many tiles lie outside.
- `numbers(game)`: what belongs to no cell: points, supplies, the bag (`number_names(game)`).
- `graph(game)`: tiles, segments and features as index arrays.
"""

from aude._aude import (
    feature_names,
    graph,
    number_names,
    numbers,
    plane_names,
    planes,
    rows,
)

__all__ = [
    "feature_names",
    "graph",
    "number_names",
    "numbers",
    "plane_names",
    "planes",
    "rows",
]
