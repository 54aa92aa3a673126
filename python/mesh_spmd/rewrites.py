"""The rewrites of single ops, by name, before and after the legalization."""

from jaxlib.mlir import ir

from . import batch_norm, pipeline_import
from .build import Builder
from .control_flow import convert_case, convert_while, mark_counted
from .errors import error_at
from .indexed import convert_gather, convert_scatter, finish_scatter
from .lowering import STOP_GRADIENT
from .ops import attributes_of, constant_int, create, element_of, replace, shape_of, walk
from .refusals import refuse
from .sort import finish_sort, prepare_sort
from .windows import convert_reduce_window, convert_select_and_scatter, finish_slide

# Custom calls that compute nothing.
_MARKERS = {"Sharding", "annotate_device_placement", "shape_assertion",
            "stablehlo.annotate_device_placement", STOP_GRADIENT}

# Ops whose regions have ops on tensors. Other regions become scalar code.
_HOLDERS = {"func.func", "sdy.manual_computation", "stablehlo.case", "stablehlo.if",
            "stablehlo.while"}

# Ops whose results are the elements of their operands.
_RESHAPES = {"stablehlo.broadcast_in_dim", "stablehlo.reshape"}

# Functions that PyTorch's exporter writes as calls of MHLO's ops.
_FUNCTIONS = {f"mhlo.{name}": f"chlo.{name}" for name in (
    "acos", "acosh", "asin", "asinh", "atan", "atanh", "cosh", "erf", "sinh")}


def rewrite(module, rewrites):
    """Applies to each op the function that a table has for its name."""
    for op in walk(module.operation):
        if op.name in rewrites:
            rewrites[op.name](op)


def _convert_concatenation(op):
    """The legalization would read element by element, which gathers every operand."""
    dim = ir.IntegerAttr(op.attributes["dimension"]).value
    concat = create("tensor.concat", [op.results[0].type], op.operands,
                    {"dim": f"{dim} : i64"}, at=op)
    replace(op, concat.results)


def _drop_dead_branch(op):
    """Replaces a choice by a constant. Devices would communicate for the other branch."""
    flag = op.operands[0]
    while not isinstance(flag.owner, ir.Block) and flag.owner.name in _RESHAPES:
        flag = flag.owner.operands[0]
    chosen = constant_int(flag)
    if chosen is not None:
        replace(op, [op.operands[1 if chosen else 2]])


def _convert_rounding(op):
    """Makes the derivative of a rounded value that of the value: roundings are done on bits,
    which have none."""
    if op.parent.name not in _HOLDERS:
        return
    value, build = op.operands[0], Builder(op)
    element, attributes = element_of(value), attributes_of(op)
    bits = [ir.IntegerAttr(attributes[f"{part}_bits"]).value for part in ("exponent", "mantissa")]
    if bits == [8, 7] and element == ir.F32Type.get():
        replace(op, [build.convert(build.convert(value, ir.BF16Type.get()), element)])
        return
    rounded = create(op.name, [value.type], [value], attributes, at=op).result
    # The difference is exact, and so is the sum, but for infinities and what becomes zero.
    # A value that stays as it is gets -0 added, which keeps the sign of zeros.
    exact = build.compare("EQ", rounded, value)
    rest = build.select(exact, build.constant(-0.0, shape_of(value), element),
                        build.like("subtract", rounded, value))
    rest = create("mesh.stop_gradient", [value.type], [rest], at=op).result
    zero = build.constant(0.0, shape_of(value), element)
    same = build.compare("EQ", build.like("subtract", rounded, rounded), zero)
    counts = build.like("and", same,
                        build.like("or", exact, build.compare("NE", rounded, zero)))
    replace(op, [build.select(counts, build.like("add", value, rest), rounded)])


def _prepare_reduction(op):
    """JAX's reductions of several tensors are associative. One along no dim, which the
    legalization does not take, is along one more dim."""
    if len(op.results) > 1:
        op.attributes["mesh.associative"] = ir.UnitAttr.get()
    if len(ir.DenseI64ArrayAttr(op.attributes["dimensions"])) == 0:
        build, count = Builder(op), len(op.results)
        for i, value in enumerate(list(op.operands)[:count]):
            op.operands[i] = build.reshape(value, [*shape_of(value), 1])
        op.attributes["dimensions"] = ir.DenseI64ArrayAttr.get([len(shape_of(op.results[0]))])


def _name_function(op):
    name = _FUNCTIONS.get(ir.StringAttr(op.attributes["call_target_name"]).value)
    if name:
        replace(op, create(name, [op.results[0].type], op.operands, at=op).results)


def _convert_call(op):
    target = ir.StringAttr(op.attributes["call_target_name"]).value
    if target == STOP_GRADIENT and op.parent.name in _HOLDERS:
        replace(op, create("mesh.stop_gradient", [op.results[0].type], op.operands,
                           at=op).results)
        return
    if target == pipeline_import.TARGET:
        pipeline_import.convert_call(op)
        return
    if target not in _MARKERS:
        raise error_at(op, f"calls {target}, which Mesh does not have: run it outside of "
                           "the program")
    if op.results:
        replace(op, list(op.operands)[:len(op.results)])
    else:
        op.erase()


def _convert_barrier(op):
    """Each tensor has a barrier of its own."""
    replace(op, [create("mesh.optimization_barrier", [value.type], [value],
                        at=op).result for value in op.operands])


# First, as CHLO is expanded before all else.
FUNCTIONS = {"stablehlo.custom_call": _name_function}
BEFORE_LEGALIZATION = {
    "stablehlo.batch_norm_grad": batch_norm.convert_gradient,
    "stablehlo.batch_norm_inference": batch_norm.convert_inference,
    "stablehlo.batch_norm_training": batch_norm.convert_training,
    "stablehlo.custom_call": _convert_call,
    "stablehlo.gather": convert_gather,
    "stablehlo.reduce": _prepare_reduction,
    "stablehlo.reduce_precision": _convert_rounding,
    "stablehlo.reduce_window": convert_reduce_window,
    "stablehlo.rng": refuse,
    "stablehlo.scatter": convert_scatter,
    "stablehlo.select": _drop_dead_branch,
    "stablehlo.select_and_scatter": convert_select_and_scatter,
    "stablehlo.sort": prepare_sort,
    "stablehlo.while": mark_counted,
}
# Those of the program, and those that the rewrites before it make.
CONCATENATIONS = {"stablehlo.concatenate": _convert_concatenation}
# Give ops of Mesh their regions.
REGIONS = {
    "mesh.scatter_slices": finish_scatter,
    "mesh.slide": finish_slide,
    "mesh.sort": finish_sort,
}
CONTROL_FLOW = {
    "stablehlo.case": convert_case,
    "stablehlo.if": convert_case,
    "stablehlo.while": convert_while,
}
# Last, as CSE ignores barriers.
BARRIERS = {"stablehlo.optimization_barrier": _convert_barrier}
