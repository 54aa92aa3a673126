"""Complex tensors become two real ones: the real parts and the imaginary parts.

All of StableHLO is rewritten, with functions, loops, branches and other regions, before
anything else is. Arguments and results of functions become two, one after the other.
"""

import re

from jaxlib.mlir import ir
import numpy as np

from .complex_math import ELEMENTWISE
from .build import Builder, add_region
from .errors import error_at
from .ops import attributes_of, blocks, create, walk

# Ops that do the same to both parts, whatever their attributes. Collectives that reduce
# complex numbers add them.
_PARTWISE = {f"stablehlo.{name}" for name in (
    "add", "subtract", "negate", "reshape", "transpose", "broadcast_in_dim", "slice",
    "concatenate", "pad", "dynamic_slice", "dynamic_update_slice", "gather", "reverse",
    "select", "optimization_barrier")} | {
    "mesh.all_gather", "mesh.all_reduce", "mesh.all_to_all", "mesh.broadcast", "mesh.permute",
    "mesh.reduce_scatter", "mesh.shard", "sdy.sharding_constraint"}
_TERMINATORS = {"stablehlo.return", "func.return", "sdy.return"}
_BILINEAR = {"stablehlo.dot_general", "stablehlo.dot", "stablehlo.convolution"}
_WITH_REGIONS = {f"stablehlo.{name}" for name in (
    "while", "case", "if", "scatter", "sort", "map")}


def is_complex(type_):
    """Returns whether a type is a tensor of complex numbers."""
    return isinstance(type_, ir.RankedTensorType) and \
        isinstance(ir.RankedTensorType(type_).element_type, ir.ComplexType)


def _part(type_):
    tensor = ir.RankedTensorType(type_)
    element = ir.ComplexType(tensor.element_type).element_type
    return ir.RankedTensorType.get(tensor.shape, element)


def _expand(types):
    return [new for type_ in types
            for new in ([_part(type_)] * 2 if is_complex(type_) else [type_])]


def expand(types, items, make):
    """Returns `items`, one for each of `types`, with two that `make(item, i)` returns for
    a complex one."""
    return [new for type_, item in zip(types, items, strict=True)
            for new in ([make(item, 0), make(item, 1)] if is_complex(type_) else [item])]


def part_name(name, i):
    """Returns the name of a part of an argument or result."""
    return f"{name}.{('real', 'imag')[i]}"


def split_complex(module, reasons):
    """Rewrites the complex tensors of a module.

    reasons: for names of ops that cannot be, what an error says.
    """
    if any(is_complex(v.type) for op in walk(module.operation) for v in op.results) or any(
            is_complex(a.type) for b in blocks(module.operation) for a in b.arguments):
        _Splitter(reasons).split_blocks(module.operation)


class _Splitter:
    def __init__(self, reasons):
        self._parts, self._reasons = {}, reasons

    def _flat(self, values):
        return [new for value in values
                for new in (self._parts[value] if is_complex(value.type) else [value])]

    def split_blocks(self, op):
        """Rewrites the regions of an op."""
        for region in op.regions:
            for block in region:
                self._split_block(block)

    def _split_block(self, block):
        operations = [o.operation for o in block.operations]
        old = [op for op in operations if self._split(op)]
        for inner in reversed(old):
            inner.erase()

    def _split_arguments(self, block, order=None):
        """Makes two arguments of each complex one. order: the order of the new ones."""
        old = list(block.arguments)
        types = _expand([a.type for a in old])
        order = order or range(len(types))
        added = [None] * len(types)
        for i in order:
            added[i] = block.add_argument(types[i], old[0].location)
        new = iter(added)
        for argument in old:
            if is_complex(argument.type):
                self._parts[argument] = (next(new), next(new))
            else:
                argument.replace_all_uses_with(next(new))
        return len(old)

    def _drop_arguments(self, block, count):
        for _ in range(count):
            block.erase_argument(0)

    def _split(self, op):
        """Rewrites an op. Returns whether the old one has to go."""
        types = [v.type for v in [*op.operands, *op.results]]
        arguments = [a.type for r in op.regions for b in r for a in b.arguments]
        if op.name == "func.func":
            self._split_function(op)
            return False
        if not any(map(is_complex, types + arguments)):
            self.split_blocks(op)
            return False
        rewrite = _REWRITES.get(op.name)
        if rewrite is None:
            self._refuse(op)
        rewrite(self, op)
        return True

    def _refuse(self, op):
        raise error_at(op, self._reasons.get(op.name, "has no form for complex numbers"))

    def _end(self, op):
        create(op.name, [], self._flat(op.operands), at=op)

    def _both(self, op):
        self._map(op, self._partwise(op))

    def _product(self, op):
        self._map(op, [self._bilinear(op)])

    def _constant(self, op):
        self._map(op, [_split_constant(op)])

    def _call(self, op):
        self._replace_flat(op, create(
            op.name, _expand([r.type for r in op.results]), self._flat(op.operands),
            {"callee": op.attributes["callee"]}, at=op))

    def _reduce(self, op):
        if _adds(op):
            self._map(op, self._partwise(op, add_region))
        else:
            self._split_regions(op)

    def _custom_call(self, op):
        if len(op.results) != 1:
            self._refuse(op)
        self._both(op)

    def _map(self, op, pairs):
        """Notes the parts of the results, for each result a pair or a value."""
        for result, pair in zip(op.results, pairs, strict=True):
            if is_complex(result.type):
                self._parts[result] = tuple(pair)
            else:
                result.replace_all_uses_with(pair[0])

    def _replace_flat(self, op, new):
        results = iter(new.results)
        self._map(op, [(next(results), next(results)) if is_complex(r.type)
                       else (next(results),) for r in op.results])

    def _partwise(self, op, fill=None):
        """Returns pairs of what `op` makes of the first parts, and of the second ones."""
        attributes = attributes_of(op)
        pairs = []
        for i in range(2):
            operands = [self._parts[v][i] if is_complex(v.type) else v for v in op.operands]
            new = create(op.name, [_part(r.type) if is_complex(r.type) else r.type
                                   for r in op.results], operands, attributes,
                         regions=len(op.regions), at=op)
            if fill:
                fill(new)
            pairs.append(new.results)
        return list(zip(*pairs))

    def _bilinear(self, op):
        attributes = attributes_of(op)
        (a, b), (c, d) = [self._parts[v] if is_complex(v.type) else (v, None)
                          for v in op.operands]
        type_ = _part(op.results[0].type)
        build = Builder(op)

        def product(x, y):
            if x is None or y is None:
                return None
            return create(op.name, [type_], [x, y], attributes, at=op).result

        def combine(name, x, y):
            return x if y is None else y if x is None else build.like(name, x, y)
        return (combine("subtract", product(a, c), product(b, d)),
                combine("add", product(a, d), product(b, c)))

    def _elementwise(self, op):
        build, made = Builder(op), []
        operands = [self._parts[v] if is_complex(v.type) else v for v in op.operands]
        compute = ELEMENTWISE[op.name.removeprefix("stablehlo.")]
        made = compute(build, op, *operands)
        self._map(op, [made if isinstance(made, tuple) else (made,)])

    def _split_function(self, op):
        old = ir.FunctionType(ir.TypeAttr(op.attributes["function_type"]).value)
        for key, types in (("arg_attrs", old.inputs), ("res_attrs", old.results)):
            if key in op.attributes:
                op.attributes[key] = ir.ArrayAttr.get(expand(
                    types, list(ir.ArrayAttr(op.attributes[key])), _name_part))
        op.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(
            _expand(old.inputs), _expand(old.results)))
        for region in op.regions:
            for block in region:
                count = self._split_arguments(block) if len(block.arguments) else 0
                self._split_block(block)
                self._drop_arguments(block, count)

    def _split_manual(self, op):
        """Shardings of complex values at the border count for both parts."""
        attributes = attributes_of(op)
        for key, values in (("in_shardings", op.operands), ("out_shardings", op.results)):
            texts = re.findall(r"<@[^<>]*>", str(attributes[key]))
            texts = expand([v.type for v in values], texts, lambda text, _: text)
            attributes[key] = ir.Attribute.parse(
                f"#sdy.sharding_per_value<[{', '.join(texts)}]>")
        self._split_regions(op, attributes)

    def _split_regions(self, op, attributes=None):
        """Moves the regions of an op to a new one, with more operands and results."""
        attributes = attributes or attributes_of(op)
        new = create(op.name, _expand([r.type for r in op.results]),
                     self._flat(op.operands), attributes, regions=len(op.regions), at=op)
        order = _sort_order(op) if op.name == "stablehlo.sort" else None
        for old, region in zip(list(op.regions), new.regions):
            block = old.blocks[0]
            block.append_to(region)
            count = self._split_arguments(block, order) if len(block.arguments) else 0
            self._split_block(block)
            self._drop_arguments(block, count)
        self._replace_flat(op, new)


_REWRITES = {
    **dict.fromkeys(_TERMINATORS, _Splitter._end),
    **dict.fromkeys(_PARTWISE, _Splitter._both),
    **dict.fromkeys(_BILINEAR, _Splitter._product),
    **dict.fromkeys((f"stablehlo.{name}" for name in ELEMENTWISE), _Splitter._elementwise),
    **dict.fromkeys(_WITH_REGIONS, _Splitter._split_regions),
    "func.call": _Splitter._call,
    "sdy.manual_computation": _Splitter._split_manual,
    "stablehlo.constant": _Splitter._constant,
    "stablehlo.custom_call": _Splitter._custom_call,
    "stablehlo.reduce": _Splitter._reduce,
    "stablehlo.reduce_window": _Splitter._reduce,
}


def _sort_order(op):
    """Returns the order of a comparator's arguments: two of each part of an operand."""
    order, next_ = [], 0
    for operand in op.operands:
        if is_complex(operand.type):
            order += [next_, next_ + 2, next_ + 1, next_ + 3]
            next_ += 4
        else:
            order += [next_, next_ + 1]
            next_ += 2
    return order


def _adds(op):
    block = op.regions[0].blocks[0]
    return len(op.results) == 1 and len(block.operations) == 2 and \
        block.operations[0].operation.name == "stablehlo.add"


def _name_part(attribute, i):
    entries = {a.name: a.attr for a in ir.DictAttr(attribute)}
    if "mesh.name" in entries:
        name = ir.StringAttr(entries["mesh.name"]).value
        entries["mesh.name"] = ir.StringAttr.get(part_name(name, i))
    return ir.DictAttr.get(entries)


def _split_constant(op):
    """Returns constants of the parts of a complex constant."""
    type_ = _part(op.results[0].type)
    double = str(type_.element_type) == "f64"
    kind = np.complex128 if double else np.complex64
    # The bindings have no class for such an attribute.
    text = str(op).partition("dense<")[2].rpartition(" : ")[0]
    data = re.search(r'"0x([0-9A-Fa-f]*)"', text)
    if data:
        values = np.frombuffer(bytes.fromhex(data[1]), kind)
    else:
        pairs = re.findall(r"\(([^,()]+),([^,()]+)\)", text)
        values = np.array([complex(_number(re_, double), _number(im, double))
                           for re_, im in pairs], kind)
    if len(values) == 1:
        values = np.full(type_.shape, values[0])
    values = values.reshape(type_.shape)
    parts = []
    for part in (values.real, values.imag):
        attribute = ir.DenseElementsAttr.get(np.ascontiguousarray(part))
        if len(set(part.tobytes()[i:i + part.itemsize] for i in range(
                0, part.nbytes, part.itemsize))) == 1:
            element = list(ir.DenseFPElementsAttr(attribute))[0]
            attribute = ir.DenseElementsAttr.get_splat(
                type_, ir.FloatAttr.get(type_.element_type, element))
        parts.append(create("stablehlo.constant", [type_], attributes={"value": attribute},
                            at=op).result)
    return parts


def _number(text, double):
    text = text.strip()
    if text.startswith("0x"):
        bits, wide = (np.uint64, np.float64) if double else (np.uint32, np.float32)
        return float(np.array([int(text, 16)], bits).view(wide)[0])
    return float(text)
