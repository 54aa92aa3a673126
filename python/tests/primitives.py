"""The primitives of jax.lax: those of a program, and those that the tests cover."""

import pathlib

import jax


def collect(jaxpr, found):
    """Adds the primitives of a program, with all that it calls, to `found`."""
    for equation in jaxpr.eqns:
        found.add(equation.primitive)
        for parameter in jax.tree.leaves(
                list(equation.params.values()), is_leaf=lambda x: hasattr(x, "eqns")):
            inner = getattr(parameter, "jaxpr", parameter)
            if hasattr(inner, "eqns"):
                collect(inner, found)


def exported():
    """Returns the names of the primitives that jax.lax exports."""
    return {n[:-2] for n in dir(jax.lax) if n.endswith("_p")}


def uncovered():
    """Returns reasons, by name, of the primitives that no test contains."""
    file = pathlib.Path(__file__).parent / "uncovered.txt"
    lines = [line for line in file.read_text().splitlines() if line and line[0] != "#"]
    return dict(line.split(": ", 1) for line in lines)
