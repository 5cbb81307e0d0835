"""The stubs of the native module say what is there: every name, method and parameter with its default."""

import ast
import inspect
import pathlib

import pytest

import aude
from aude import _aude

STUB = ast.parse((pathlib.Path(aude.__file__).parent / "_aude.pyi").read_text())
CLASSES = {node.name: node for node in STUB.body if isinstance(node, ast.ClassDef)}
FUNCTIONS = {node.name: node for node in STUB.body if isinstance(node, ast.FunctionDef)}

# Methods that every object has, and what Python makes of others.
COMMON = set(dir(object)) | {"__module__", "__doc__", "__weakref__", "__reduce__"}


def methods(node):
    return {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}


def parameters(node):
    """Names with their defaults, without `self` and `cls`."""
    given = node.args
    plain = [*given.posonlyargs, *given.args]
    defaults = [None] * (len(plain) - len(given.defaults)) + list(given.defaults)
    pairs = [*zip(plain, defaults, strict=True), *zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    read = {one.arg: ast.literal_eval(value) if value else inspect.Parameter.empty for one, value in pairs}
    return {name: value for name, value in read.items() if name not in ("self", "cls")}


def signature(thing):
    found = inspect.signature(thing).parameters.values()
    return {one.name: one.default for one in found if one.name not in ("self", "cls")}


def test_every_name_is_there():
    names = {name for name in dir(_aude) if not name.startswith("_")}
    assert names == CLASSES.keys() | FUNCTIONS.keys()
    assert set(_aude.__all__) - {"__version__"} == names


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions(name):
    assert parameters(FUNCTIONS[name]) == signature(getattr(_aude, name))
    assert getattr(_aude, name).__doc__


@pytest.mark.parametrize("name", CLASSES)
def test_classes(name):
    kind, told = getattr(_aude, name), methods(CLASSES[name])
    assert kind.__doc__
    if issubclass(kind, Exception):
        return
    native = {one for one in vars(kind) if one not in COMMON} | ({"__new__"} & told.keys())
    assert native == told.keys()
    for method, node in told.items():
        is_property = any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list)
        if method == "__new__":
            assert parameters(node) == signature(kind)
        elif not is_property and not method.startswith("__"):
            assert parameters(node) == signature(getattr(kind, method)), method
            assert method.startswith("_") or getattr(kind, method).__doc__, method
