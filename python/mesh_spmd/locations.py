"""Puts the Python line in place of JAX's nested names in locations."""

import re

from jaxlib.mlir import ir

from .errors import python_line

_ALIAS = re.compile(r"^(#loc\d*) = loc\((.*)\)$", re.MULTILINE)


def can_set_locations():
    """Returns whether the locations of ops can be set: not in older versions of jaxlib."""
    return ir.Operation.location.fset is not None


def print_with_lines(module):
    """Returns the text of a module, whose locations are Python lines or unknown."""
    text = module.operation.get_asm(enable_debug_info=True)
    aliases, lines = dict(_ALIAS.findall(text)), {}

    def find(body):
        line = python_line(body)
        if line:
            return line
        for name in re.findall(r"#loc\d*", body):
            if name not in lines:
                lines[name] = None
                lines[name] = find(aliases.get(name, ""))
            if lines[name]:
                return lines[name]
        return None

    def plain(body):
        line = find(body)
        return f'loc("{line[0]}":{line[1]}:{line[2]})' if line else "loc(unknown)"
    text = _ALIAS.sub(lambda m: f"{m[1]} = {plain(m[2])}", text)
    # Names of arguments.
    return re.sub(r'loc\("[^"]*"(\(#loc\d*\))?\)', lambda m: plain(m[0]), text)
