"""The ledger: each primitive of jax.lax is in a program that is right, or refused.

uncovered.txt lists the primitives that no such program contains, with the reason.
"""

import pathlib

import harness
import jax

from programs import PROGRAMS
from test_programs import EXPECTED


def _collect(jaxpr, found):
    for equation in jaxpr.eqns:
        found.add(equation.primitive)
        for parameter in jax.tree.leaves(
                list(equation.params.values()), is_leaf=lambda x: hasattr(x, "eqns")):
            inner = getattr(parameter, "jaxpr", parameter)
            if hasattr(inner, "eqns"):
                _collect(inner, found)


def covered():
    """Returns the names of the primitives of jax.lax in programs that are right."""
    found = set()
    for name, (fn, args, _) in PROGRAMS.items():
        if EXPECTED.get(name, ("right",))[0] == "right":
            _collect(jax.make_jaxpr(fn)(*harness.make_arguments(args)).jaxpr, found)
    return {n for n in exported() if getattr(jax.lax, f"{n}_p") in found}


def exported():
    return {n[:-2] for n in dir(jax.lax) if n.endswith("_p")}


def test_every_primitive_is_listed():
    file = pathlib.Path(__file__).parent / "uncovered.txt"
    lines = [line for line in file.read_text().splitlines() if line and line[0] != "#"]
    reasons = dict(line.split(": ", 1) for line in lines)
    assert all(reasons.values())
    assert set(reasons) == exported() - covered()
