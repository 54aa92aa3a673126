"""The display of a notebook: its cells run, and show their last lines."""

import ast

import pytest

pytestmark = pytest.mark.native

CELLS = ["""
import jax.numpy as jnp, mesh_spmd, numpy as np
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec as P
mesh = AbstractMesh((2, 4), ("data", "model"))

@mesh_spmd.jit(in_shardings=(P("data"), P(None, "model"), P("model")), mesh=mesh)
def mlp(x, w, v):
    return jnp.tanh(x @ w) @ v

x, w, v = (np.ones(s, np.float32) for s in ((8, 16), (16, 32), (32, 16)))
low = mlp.lower(x, w, v)
low.collectives()
""", """
low.check(x, w, v)
""", """
machine = mesh_spmd.Machine({"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}},
                             "flops": {"f32": 1e12}})
low.simulate(machine, devices={"data": 64})
""", """
low.memory()
""", """
mesh_spmd.visualize_sharding(mlp(x, w, v))
""", """
mesh_spmd.visualize_sharding((7, 10), P("data", "model"), mesh=mesh)
""", """
mesh_spmd.schedules.make("1f1b", stages=4, microbatches=8)
""", """
mlp(x, w, v)
"""]
SHOWN = [("html", "<td>all_reduce</td>"), ("html", "<td>result</td><td>8x16xf32</td>"),
         ("html", "@main on 256 devices, simulated"), ("html", "<td>main</td>"),
         ("svg", "(8, 16) of float32 by"), ("svg", "(7, 10) of float32 by"), ("svg", "1f1b"),
         ("text", "Array([[")]


def run_cell(cell, names):
    """Runs a cell and returns the value of its last line, as a notebook does."""
    body = ast.parse(cell)
    last = ast.Expression(body.body.pop().value)
    exec(compile(body, "cell", "exec"), names)
    return eval(compile(last, "cell", "eval"), names)


def show(value):
    """Returns how a notebook shows a value."""
    for form in ("svg", "html"):
        method = getattr(value, f"_repr_{form}_", None)
        if method:
            return form, method()
    return "text", repr(value)


def test_notebook():
    names = {}
    for cell, (form, part) in zip(CELLS, SHOWN, strict=True):
        shown = show(run_cell(cell, names))
        assert shown[0] == form
        assert part in shown[1], shown[1][:400]
        if form == "svg":
            assert shown[1].startswith("<svg") and shown[1].rstrip().endswith("</svg>")
            assert str(run_cell(cell, names))
