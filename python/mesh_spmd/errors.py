"""The error of this package, and the Python line of an op."""

import re

_FILE = re.compile(r'"([^"]*)":(\d+):(\d+)')


class ConversionError(Exception):
    """A program that cannot be converted. The message is one sentence that starts
    with the Python line, if the op has one."""


def python_line(location):
    """Returns (file, line, column) of a location of MLIR, or None.

    JAX nests names and call sites around the line of the user's code. The
    innermost line counts. Lines of text that this package has parsed are `-`.
    """
    for found in _FILE.finditer(str(location)):
        file, line, column = found.groups()
        if file != "-":
            return file, int(line), int(column)
    return None


def line_of(op):
    """Returns the Python line of an op, or of the op around it that has one: JAX
    shares a function of its own between its callers."""
    while op is not None:
        line = python_line(op.location)
        if line:
            return line
        op = _parent(op)
    return None


def _parent(op):
    """Returns the op around an op, or None."""
    try:
        return op.parent and op.parent.operation
    except ValueError:  # Older jaxlibs raise it for the outermost op
        return None


def error_at(op, message):
    """Returns a ConversionError at the Python line of `op`."""
    line = line_of(op)
    where = f"{line[0]}:{line[1]}:{line[2]}: " if line else ""
    return ConversionError(f"{where}{op.name}: {message}")
