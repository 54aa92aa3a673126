"""Puts the Python line in place of JAX's nested names in locations."""

import re

from jaxlib.mlir import ir

from .errors import parent_of, python_line
from .ops import blocks, walk

_ALIAS = re.compile(r"^(#loc\d*) = loc\((.*)\)$", re.MULTILINE)


def can_set_locations():
    """Returns whether the locations of ops can be set: not in older versions of jaxlib."""
    return ir.Operation.location.fset is not None


def print_with_lines(module):
    """Returns the text of a module, whose locations are Python lines or unknown."""
    # Older versions of jaxlib cannot set locations of arguments.
    if not hasattr(ir.Value, "set_location"):
        return _plain_text(module.operation.get_asm(enable_debug_info=True))
    plain = _PlainLocations()
    for block in blocks(module.operation):
        for argument in block.arguments:
            argument.set_location(plain.of(argument.location))
    for op in walk(module.operation):
        # Results are returned by no line of the user's.
        op.location = plain.unknown if op.name == "func.return" else plain.of_op(op)
    # The importer has verified it.
    return module.operation.get_asm(enable_debug_info=True, assume_verified=True)


class _PlainLocations:
    """The Python lines of locations, as locations. Many ops have the same nest of names and
    calls, which is read once."""

    def __init__(self):
        self.unknown = ir.Location.unknown()
        self._known = {}

    def of(self, location):
        key = location.attr
        if key not in self._known:
            line = python_line(location)
            self._known[key] = ir.Location.file(*line) if line else self.unknown
        return self._known[key]

    def of_op(self, op):
        """Returns the location of an op, or of the op around it that has one."""
        found = self.of(op.location)
        while found is self.unknown and (op := parent_of(op)) is not None:
            found = self.of(op.location)
        return found


def _plain_text(text):
    """Replaces locations in the text by the first lines that they lead to."""
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
