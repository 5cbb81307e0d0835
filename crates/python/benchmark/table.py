"""Tables in Markdown."""

from __future__ import annotations


def table(head: list[str], rows: list[list[object]]) -> str:
    """A table with a line for each row."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)
