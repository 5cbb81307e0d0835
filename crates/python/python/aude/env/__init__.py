"""Environments for PettingZoo: `from aude.env import carcassonne_v0`."""
