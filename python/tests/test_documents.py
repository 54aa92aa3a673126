"""The code of documents and docstrings prints what they say, and the examples learn."""

import contextlib
import doctest
import importlib
import io
import pathlib
import pkgutil
import re
import sys

import harness  # noqa: F401 (JAX has 8 devices)
import numpy as np
import pytest

pytestmark = pytest.mark.native
ROOT = pathlib.Path(__file__).resolve().parents[2]
# The pages, and how many of their blocks have their output behind them.
PAGES = {"README.md": 0, "docs/how-to/search.md": 0, "docs/reference/jax.md": 1}
TUTORIAL = "docs/tutorials/jax.md"
# A block may be a file, and have its output behind it.
BLOCK = re.compile(r"(?:`(\w+\.py)`:\n\n)?```python\n(.*?)```(?:\n\n```\n(?!\$)(.*?)```)?", re.DOTALL)
sys.path.append(str(ROOT / "examples/jax"))


def run_blocks(page):
    """Yields what is expected of each block of code, if anything, and what it prints."""
    names = {}
    for file, code, expected in BLOCK.findall((ROOT / page).read_text()):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, file or page, "exec"), names)
        yield expected, printed.getvalue()


def lines(text):
    """Returns the lines of a text without space at their ends."""
    return [line.rstrip() for line in text.strip().splitlines()]


@pytest.mark.parametrize("page", PAGES)
def test_page(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    blocks = list(run_blocks(page))
    assert blocks
    with_output = [block for block in blocks if block[0]]
    assert len(with_output) == PAGES[page]
    for expected, printed in with_output:
        assert lines(printed) == lines(expected)


def test_tutorial(tmp_path, monkeypatch):
    """All that a block of the tutorial prints is behind it."""
    monkeypatch.chdir(tmp_path)
    blocks = list(run_blocks(TUTORIAL))
    assert len(blocks) > 6
    for expected, printed in blocks:
        assert lines(printed) == lines(expected)


def docstrings():
    """Returns the examples of all docstrings of the package, by the name of what has them."""
    modules = [importlib.import_module(f"mesh_spmd.{info.name}")
               for info in pkgutil.iter_modules([str(ROOT / "python/mesh_spmd")])
               if info.name not in ("linen", "convert", "dialects")]
    return {test.name: test for module in modules
            for test in doctest.DocTestFinder().find(module) if test.examples}


EXAMPLES = docstrings()
# Functions and modules that users call have an example.
CALLED = {"api.convert", "api.convert_artifact", "jitted.jit", "placement.device_put",
          "placement.from_dlpack", "pictures.visualize_sharding", "pipeline.pipeline",
          "search.search", "lowered.Lowered", "machines.Machine", "sharder.BatchSharder",
          "checkpoint", "manual", "parameters", "schedules"}


def test_each_function_has_an_example():
    assert {f"mesh_spmd.{name}" for name in CALLED} <= set(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_docstring(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    said = io.StringIO()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(EXAMPLES[name], out=said.write)
    assert not runner.failures, said.getvalue()


def run_example(name, monkeypatch, steps):
    example = importlib.import_module(name)
    monkeypatch.setattr(sys, "argv", [name, f"--steps={steps}", "--devices=64"])
    return example, importlib.import_module("training").main(example)


@pytest.mark.parametrize("name", [
    "fsdp_transformer", "mixture_of_experts", "xlstm", "conv_net", "pipeline_stages"])
def test_example(name, monkeypatch):
    example, losses = run_example(name, monkeypatch, 30)
    assert np.mean(losses[-5:]) < 0.8 * np.mean(losses[:3]), losses
    if name == "xlstm":
        hidden, exposed = example.print_rings()
        assert hidden > 10 * exposed


def test_strategies():
    rows = importlib.import_module("strategies").compare([64, 65536])
    assert len(rows) == 10 and all(row["step_ms"] > 0 for row in rows)
    sizes = {row["strategy"]: row["device_GB"] for row in rows if row["devices"] == 64}
    assert sizes["fsdp"] < sizes["tensor"] < sizes["data"]
