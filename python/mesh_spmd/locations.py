"""Puts the Python line in place of JAX's nested names in locations."""

import re

from jaxlib.mlir import ir

from .errors import python_line

_ALIAS = re.compile(r"^(#loc\d*) = loc\((.*)\)$", re.MULTILINE)


def can_set_locations():
    """Returns whether the locations of ops can be set: not in older versions of jaxlib."""
    return ir.Operation.location.fset is not None


def print_with_lines(module):
    """Returns the text of a module, whose locations are Python lines. An op or argument that
    has none gets that of an op after it, or else before it, or of a call of its function. The
    module's own is unknown."""
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
    text = re.sub(r'loc\("[^"]*"(\(#loc\d*\))?\)', lambda m: plain(m[0]), text)
    return _fill(text, {f"({name})" for name in aliases if not find(aliases[name])})


# The location of an op, an argument without one, a use of a value, the head of a function,
# and a call.
_OP = re.compile(r"(?<= loc)\([^()]*\)$")
_ARGUMENT = re.compile(r"(%\w+)(: (?:(?! loc\().)*) loc\(unknown\)")
_USE = re.compile(r"%\w+\b(?!:)")
_FUNCTION = re.compile(r'^  func\.func .*?@("[^"]*"|[^(]*)\(')
_CALL = re.compile(r' call @("[^"]*"|[^(]*)\(')


def _fill(text, unknown):
    """Fills in the locations that are in `unknown`."""
    unknown = unknown | {"(unknown)"}
    lines, calls, start = text.split("\n"), {}, None
    for i, line in enumerate(lines):
        if head := _FUNCTION.match(line):
            start, name = i, head[1]
        elif start is not None and line.startswith("  }"):
            body = _fill_function(lines[start:i + 1], unknown, calls.get(name))
            for inner in body:
                if (call := _CALL.search(inner)) and (at := _OP.search(inner)):
                    calls.setdefault(call[1], at[0])
            lines[start:i + 1], start = body, None
    return "\n".join(lines)


def _fill_function(lines, unknown, call):
    """Returns the lines of a function with locations. call: that of a call of it, if known."""
    found = [m[0] if (m := _OP.search(line)) and m[0] not in unknown else None for line in lines]
    last = next((at for at in reversed(found) if at), call)
    if not last:
        return lines
    for i in reversed(range(len(lines))):
        last = found[i] = found[i] or last
        lines[i] = _OP.sub(lambda m, at=last: at if m[0] in unknown else m[0], lines[i])

    first = {}
    for at, line in zip(found[1:], lines[1:]):
        for name in _USE.findall(line):
            first.setdefault(name, at)

    def locate(argument):
        return f"{argument[1]}{argument[2]} loc{first.get(argument[1], found[0])}"
    lines[0] = _ARGUMENT.sub(locate, lines[0])
    for i in range(1, len(lines)):
        if lines[i].lstrip().startswith("^"):
            lines[i] = lines[i].replace(" loc(unknown)", f" loc{found[i]}")
    return lines
