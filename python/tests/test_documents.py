"""The tutorial's code prints what the tutorial says, and the examples learn."""

import contextlib
import importlib
import io
import pathlib
import re
import sys

import numpy as np
import pytest

pytestmark = pytest.mark.native
ROOT = pathlib.Path(__file__).resolve().parents[2]
TUTORIAL = ROOT / "docs/tutorials/jax.md"
BLOCK = re.compile(r"```python\n(.*?)```(?:\n\n```\n(.*?)```)?", re.DOTALL)
sys.path.append(str(ROOT / "examples/jax"))


def run_blocks(text):
    """Yields what is expected of each block of code, and what it prints."""
    names = {}
    for code, expected in BLOCK.findall(text):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, str(TUTORIAL), "exec"), names)
        yield expected, printed.getvalue()


def test_tutorial():
    blocks = list(run_blocks(TUTORIAL.read_text()))
    assert len(blocks) > 6
    for expected, printed in blocks:
        assert printed == expected


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
