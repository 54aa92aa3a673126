"""Names of arguments and results, by their paths in pytrees."""

import inspect
import re

import jax


def argument_names(fn, args):
    """Returns the names of the leaves of `args`: the parameter's name, then the
    keys on the way to the leaf, joined by dots."""
    try:
        names = list(inspect.signature(fn).bind(*args).arguments.items())
    except (TypeError, ValueError):
        names = [(f"arg{i}", arg) for i, arg in enumerate(args)]
    parameters = _parameters(fn)
    found = []
    for name, value in names:
        if parameters.get(name) == inspect.Parameter.VAR_POSITIONAL:
            for i, part in enumerate(value):
                found += _leaves(f"{name}.{i}", part)
        else:
            found += _leaves(name, value)
    return unique(found)


def result_names(tree):
    """Returns the names of the leaves of a result."""
    return unique(_leaves("result", tree))


def unique(names):
    """Returns the names without characters that files and flags reserve, each
    once."""
    taken, out = set(), []
    for name in names:
        name = re.sub(r"[^A-Za-z0-9_.-]", "_", name)
        new, count = name, 1
        while new in taken:
            new, count = f"{name}_{count}", count + 1
        taken.add(new)
        out.append(new)
    return tuple(out)


def _parameters(fn):
    try:
        return {p.name: p.kind for p in inspect.signature(fn).parameters.values()}
    except (TypeError, ValueError):
        return {}


def _leaves(prefix, tree):
    paths = jax.tree_util.tree_flatten_with_path(tree)[0]
    keys = (jax.tree_util.keystr(path, simple=True, separator=".") for path, _ in paths)
    return [f"{prefix}.{key}" if key else prefix for key in keys]
