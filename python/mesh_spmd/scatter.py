"""Scatters as structured ops: each element of the result looks at all updates.

A loop nest of the operand's dims (parallel), and of the updates' scatter dims and
partial window dims (reduction), takes an update where the index says so. That
partitions along every dim, and combines in the order of the updates.
"""

import dataclasses
import math

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

from .errors import error_at
from .ops import call_text, element_of, shape_of
from .signless import signless

_COMBINERS = {
    ("add", "f"): "arith.addf", ("add", "i"): "arith.addi", ("add", "u"): "arith.addi",
    ("multiply", "f"): "arith.mulf", ("multiply", "i"): "arith.muli",
    ("multiply", "u"): "arith.muli",
    ("maximum", "f"): "arith.maximumf", ("maximum", "i"): "arith.maxsi",
    ("maximum", "u"): "arith.maxui",
    ("minimum", "f"): "arith.minimumf", ("minimum", "i"): "arith.minsi",
    ("minimum", "u"): "arith.minui",
    ("or", "i"): "arith.ori", ("and", "i"): "arith.andi",
    ("add", "c"): "complex.add",
}
# Of the operand times that of the updates that are looked at.
MOST_STEPS = 1 << 34


def _kind(element):
    if isinstance(element, ir.ComplexType):
        return "c"
    if not isinstance(element, ir.IntegerType):
        return "f"
    integer = ir.IntegerType(element)
    return "u" if integer.is_unsigned else "i"


def _combiner(op):
    """Returns the op of arith that combines, or None if an update overwrites."""
    body = op.regions[0].blocks[0]
    inner = [o.operation for o in body.operations]
    if len(inner) == 1 and inner[0].operands[0] == body.arguments[1]:
        return None
    kind = _kind(element_of(op.operands[0]))
    if len(inner) == 2 and set(inner[0].operands) == set(body.arguments):
        name = inner[0].name.removeprefix("stablehlo.")
        if str(element_of(op.operands[0])) == "i1":
            name = {"add": "or", "maximum": "or", "multiply": "and",
                    "minimum": "and"}.get(name, name)
        if (name, kind) in _COMBINERS:
            return _COMBINERS[name, kind]
    raise error_at(op, "expected one of add, multiply, minimum, maximum or a plain "
                       f"update of real numbers, got {', '.join(o.name for o in inner[:-1])}")


@dataclasses.dataclass
class _Nest:
    """The loops, the maps of the operands, and the conditions for an update."""
    loops: list
    update_map: list
    index_map: list
    conditions: list
    kept_updates: list
    steps: int


def _plan(op, numbers):
    operand, updates = shape_of(op.operands[0]), shape_of(op.operands[2])
    inserted = set(numbers.inserted_window_dims)
    batching = list(numbers.input_batching_dims)
    index_batching = list(numbers.scatter_indices_batching_dims)
    indexed = {d: i for i, d in enumerate(numbers.scattered_dims_to_operand_dims)}
    window = list(numbers.update_window_dims)
    loops = [f"o{d}" for d in range(len(operand))]
    indices = shape_of(op.operands[1])
    index_dims = [d for d in range(len(indices)) if d != numbers.index_vector_dim]
    scatter_dims = [d for d in range(len(updates)) if d not in window]
    reductions, steps, names, index_map = [], 1, {}, []
    for dim, place in zip(index_dims, scatter_dims, strict=True):
        if dim in index_batching:
            name = f"o{batching[index_batching.index(dim)]}"
        else:
            name = f"u{dim}"
            reductions.append(name)
            steps *= indices[dim]
        names[place] = name
        index_map.append(name)
    conditions, dropped = [], set()
    windowed = [d for d in range(len(operand)) if d not in inserted and d not in batching]
    sizes = dict(zip(windowed, window, strict=True))
    for d, extent in enumerate(operand):
        if d in batching:
            continue
        place = sizes.get(d)
        size = 1 if place is None else updates[place]
        index = indexed.get(d)
        if size == extent and place is not None:
            names[place] = f"o{d}"
            if index is not None:
                conditions.append((index, None, d, 0))
        elif size == 1:
            if place is not None:
                dropped.add(place)
            conditions.append((index, "", d, extent - 1))
        else:
            name = f"w{d}"
            reductions.append(name)
            steps *= size
            names[place] = name
            conditions.append((index, name, d, extent - size))
    kept = [d for d in range(len(updates)) if d not in dropped]
    return _Nest(loops + reductions, [names[d] for d in kept], index_map, conditions,
                 kept, steps)


def _condition_text(nest):
    """Returns lines that compute `%ok`: that this update belongs to this element."""
    lines, flags = [], []
    def line(text):
        lines.append("    " + text)
    for n, (index, window, dim, last) in enumerate(nest.conditions):
        start = "%zero" if index is None else f"%i{index}"
        if window is None:
            line(f"%ok{n} = arith.cmpi eq, {start}, %zero : index")
            flags.append(f"%ok{n}")
            continue
        line(f"%o{n} = linalg.index {dim} : index")
        place = start
        if window:
            line(f"%w{n} = linalg.index {nest.loops.index(window)} : index")
            line(f"%p{n} = arith.addi {start}, %w{n} : index")
            place = f"%p{n}"
        line(f"%ok{n} = arith.cmpi eq, {place}, %o{n} : index")
        flags.append(f"%ok{n}")
        if window and index is not None:
            line(f"%last{n} = arith.constant {last} : index")
            line(f"%low{n} = arith.cmpi sge, {start}, %zero : index")
            line(f"%high{n} = arith.cmpi sle, {start}, %last{n} : index")
            flags += [f"%low{n}", f"%high{n}"]
    total = "%true"
    for n, flag in enumerate(flags):
        line(f"%all{n} = arith.andi {total}, {flag} : i1")
        total = f"%all{n}"
    return lines, total


def _tensor(shape, element):
    return f"tensor<{''.join(f'{d}x' for d in shape)}{element}>"


def convert_scatter(op, module):
    """Replaces a `stablehlo.scatter` by a call of a function with a linalg.generic."""
    if len(op.results) != 1:
        raise error_at(op, f"scatters into {len(op.results)} tensors, expected one")
    numbers = stablehlo.ScatterDimensionNumbers(op.attributes["scatter_dimension_numbers"])
    combiner, nest = _combiner(op), _plan(op, numbers)
    operand, indices, updates = op.operands
    steps = nest.steps * math.prod(shape_of(operand))
    if steps > MOST_STEPS:
        raise error_at(op, f"compares {steps} pairs of an element and an update, expected "
                           f"at most {MOST_STEPS}: scatter fewer updates at once")
    element, index = element_of(operand), element_of(indices)
    value, number = signless(element), signless(index)
    unsigned = value != element
    kept = [shape_of(updates)[d] for d in nest.kept_updates]
    ranks = shape_of(indices)
    count = len(numbers.scattered_dims_to_operand_dims)
    lines = []
    def cast(name, source, shape, old, new):
        if old == new:
            return source
        lines.append(f"%{name} = builtin.unrealized_conversion_cast {source} : "
                     f"{_tensor(shape, old)} to {_tensor(shape, new)}")
        return f"%{name}"
    base = cast("base", "%a", shape_of(operand), element, value)
    lines.append(f"%r = stablehlo.reshape %u : ({updates.type}) -> {_tensor(kept, element)}")
    update = cast("update", "%r", kept, element, value)
    dim, parts = numbers.index_vector_dim, []
    plain = [e for d, e in enumerate(ranks) if d != dim]
    for i in range(count):
        if dim == len(ranks):
            piece = "%s"
        else:
            cut = ", ".join(f"{i}:{i + 1}" if d == dim else f"0:{e}"
                            for d, e in enumerate(ranks))
            one = [1 if d == dim else e for d, e in enumerate(ranks)]
            lines.append(f"%c{i} = stablehlo.slice %s [{cut}] : ({indices.type}) -> "
                         f"{_tensor(one, index)}")
            lines.append(f"%d{i} = stablehlo.reshape %c{i} : ({_tensor(one, index)}) -> "
                         f"{_tensor(plain, index)}")
            piece = f"%d{i}"
        parts.append(cast(f"e{i}", piece, plain, index, number))
    rank = len(shape_of(operand))
    dims = ", ".join(nest.loops)
    maps = [nest.index_map] * count + [nest.update_map, nest.loops[:rank]]
    maps = ", ".join(f"affine_map<({dims}) -> ({', '.join(m)})>" for m in maps)
    kinds = ['"parallel"'] * rank + ['"reduction"'] * (len(nest.loops) - rank)
    types = ", ".join([_tensor(plain, number)] * count + [_tensor(kept, value)])
    result = _tensor(shape_of(operand), value)
    body = ["%true = arith.constant true", "%zero = arith.constant 0 : index"]
    convert = "index_castui" if number != index else "index_cast"
    body += [f"%i{i} = arith.{convert} %n{i} : {number} to index" for i in range(count)]
    conditions, ok = _condition_text(nest)
    new = "%x"
    if combiner:
        body.append(f"%new = {combiner} %acc, %x : {value}")
        new = "%new"
    body += conditions + [f"%out = arith.select {ok}, {new}, %acc : {value}",
                          f"linalg.yield %out : {value}"]
    scalars = ", ".join([f"%n{i}: {number}" for i in range(count)]
                        + [f"%x: {value}", f"%acc: {value}"])
    lines.append(f"%g = linalg.generic {{indexing_maps = [{maps}], "
                 f"iterator_types = [{', '.join(kinds)}]}} ins({', '.join([*parts, update])} : "
                 f"{types}) outs({base} : {result}) {{\n^bb0({scalars}):\n"
                 + "\n".join(body) + f"\n}} -> {result}")
    out = "%g"
    if unsigned:
        out = cast("back", "%g", shape_of(operand), value, element)
    text = (f"func.func private @scatter(%a: {operand.type}, %s: {indices.type}, "
            f"%u: {updates.type}) -> {operand.type} {{\n" + "\n".join(lines)
            + f"\nreturn {out} : {operand.type}\n}}")
    call_text(op, module, "scatter", text, list(op.operands))
