"""Pipelines on the way to `mesh.pipeline`.

They are lowered to custom calls that name a function for each body. These functions are
converted as any others, and become regions at the end.
"""

import json

from jax.extend.core import jaxpr_as_fun
import jax.numpy as jnp
from jaxlib.mlir import ir

from .custom_derivatives import drop_rules, functions_of, ir_type, lower_function, name_of, with_rules
from .errors import ConversionError, error_at, python_line
from .ops import create, replace, walk
from .pipeline_primitives import gradient_p, pipeline_p, tangent_p, trace

TARGET = "mesh.pipeline"


def _lower(context, *operands, stages, counts, options, has_gradients):
    bodies, targets = _take_skips(stages, counts) if len(stages) > 1 else (stages, [[]])
    values = [ir_type(context, a.update(shape=(a.shape[0] * options.microbatches, *a.shape[1:])))
              for a in stages[-1].out_avals]
    gradients = [ir_type(context, a) for a in context.avals_out] if has_gradients else []
    config = {"options": options._asdict(), "counts": counts, "targets": targets}
    call = ir.Operation.create(
        "stablehlo.custom_call", results=[*values, *gradients], operands=operands, attributes={
            "call_target_name": ir.StringAttr.get(TARGET),
            "called_computations": ir.ArrayAttr.get([_lower_stage(context, b) for b in bodies]),
            "backend_config": ir.StringAttr.get(json.dumps(config))})
    return list(call.results)[len(values) if has_gradients else 0:]


def _lower_values(context, *operands, **params):
    return _lower(context, *operands, **params, has_gradients=False)


def _lower_gradients(context, *operands, **params):
    return _lower(context, *operands, **params, has_gradients=True)


LOWERINGS = (pipeline_p, _lower_values), (gradient_p, _lower_gradients)


def _reject_nested(context, *operands, **params):
    line = python_line(ir.Location.current)
    where = f"{line[0]}:{line[1]}:{line[2]}: " if line else ""
    raise ConversionError(f"{where}pipeline: a stage must have no pipeline of its own: give "
                          "the outer pipeline the stages of both")


def _lower_stage(context, stage):
    """Lowers a stage to a function, and returns its symbol."""
    nested = [(p, _reject_nested) for p in (pipeline_p, tangent_p, gradient_p)]
    return lower_function(with_rules(context, *nested), "stage", stage)


def _passes(jaxpr, count):
    """Returns the result that each of the first arguments of a stage is, if it is nothing else,
    or None."""
    def place(argument):
        found = [i for i, out in enumerate(jaxpr.outvars) if out is argument]
        used = any(v is argument for eqn in jaxpr.eqns for v in eqn.invars)
        return found[0] if len(found) == 1 and not used else None
    return list(map(place, jaxpr.invars[:count]))


def _take_skips(stages, counts):
    """Returns the stages without the values that they only pass through, which go from
    where they are made to where they are used, and for each stage the targets of what skips others."""
    last, sides = len(stages) - 1, sum(counts[1:])
    numbers = [len(stage.in_avals) - sides for stage in stages]
    passes = [_passes(stage.jaxpr, n) for stage, n in zip(stages, numbers)]
    gone_in, gone_out = [set() for _ in stages], [set() for _ in stages]
    sent, taken = [[] for _ in stages], [[] for _ in stages]
    for begin in range(last):
        passed_on = set(passes[begin]) if begin else set()
        for out in range(len(stages[begin].out_avals)):
            end, place = begin + 1, out
            while end < last and passes[end][place] is not None:
                end, place = end + 1, passes[end][place]
            if out in passed_on or end < begin + 2:
                continue
            step = out
            for stage in range(begin, end):
                gone_out[stage].add(step)
                gone_in[stage + 1].add(step)
                step = passes[stage + 1][step] if stage + 1 < end else None
            sent[begin].append((out, end))
            taken[end].append(place)

    def body(index):
        stage = stages[index]
        kept = [i for i in range(numbers[index]) if i not in gone_in[index]]

        def call(values, skipped, rest):
            known = dict(zip([*kept, *taken[index]], [*values, *skipped]))
            # Nothing is computed of a value that is only passed through.
            out = jaxpr_as_fun(stage)(*[
                known[i] if i in known else jnp.zeros(a.shape, a.dtype)
                for i, a in enumerate(stage.in_avals[:numbers[index]])], *rest)
            return [*[v for i, v in enumerate(out) if i not in gone_out[index]],
                    *[out[i] for i, _ in sent[index]]]
        avals = stage.in_avals
        return trace(call, [avals[i] for i in kept], [avals[i] for i in taken[index]],
                     avals[numbers[index]:])
    return tuple(map(body, range(last + 1))), [[end for _, end in own] for own in sent]


def convert_call(op):
    """Makes a call an op that keeps its functions."""
    replace(op, create(TARGET, [r.type for r in op.results], op.operands, {
        "config": op.attributes["backend_config"],
        "functions": op.attributes["called_computations"]}, at=op).results)


def prepare_pipelines(module, differentiable):
    """Checks the types of stages, and drops the rules if neither these nor all of a program,
    which is `differentiable` then, are differentiated. Pipelines are calls still. Returns the
    names of the stages."""
    calls = [op for op in walk(module.operation) if op.name == "stablehlo.custom_call"
             and ir.StringAttr(op.attributes["call_target_name"]).value == TARGET]
    functions = functions_of(module)
    has_gradients, names = differentiable, []
    for op in calls:
        stages = [name_of(a) for a in ir.ArrayAttr(op.attributes["called_computations"])]
        names += stages
        if any("complex<" in str(functions[s].attributes["function_type"]) for s in stages):
            raise error_at(op, "expected stages with real values and parameters, got complex "
                               "ones: give the pipeline their real and imaginary parts")
        config = json.loads(ir.StringAttr(op.attributes["backend_config"]).value)
        has_gradients |= len(op.operands) > sum(config["counts"])
    if not has_gradients:
        drop_rules(module)
    return names


def convert_pipelines(module, meshes):
    """Gives pipelines their attributes, and their regions the bodies of functions."""
    pipelines = [op for op in walk(module.operation) if op.name == TARGET]
    functions = functions_of(module)
    used = set()
    for op in pipelines:
        names = [name_of(a) for a in ir.ArrayAttr(op.attributes["functions"])]
        used |= set(names)
        _convert(op, [functions[name] for name in names], meshes)
    for name in used:
        functions[name].erase()


def _mesh_of(op, axis, meshes):
    found = [symbol for symbol in meshes.axes if axis in dict(meshes.sizes(symbol))]
    if not found:
        raise error_at(op, f"expected a mesh with an axis {axis!r}, got "
                           + (", ".join(meshes.axes.values()) or "none"))
    return found[0]


def _convert(op, functions, meshes):
    config = json.loads(ir.StringAttr(op.attributes["config"]).value)
    options, counts = config["options"], config["counts"]
    operands, first = list(op.operands), sum(counts[:3])
    captured, cotangents = operands[first:sum(counts)], operands[sum(counts):]
    texts = {"mesh": "@" + _mesh_of(op, options["axis"], meshes),
             "axis": f"#mesh.axis<\"{options['axis']}\">",
             "num_stages": f"{options['stages']} : i64",
             "num_microbatches": f"{options['microbatches']} : i64", "num_parts": "1 : i64",
             "operandSegmentSizes": f"array<i32: {counts[0]}, {counts[1]}, {counts[2]}, "
                                    f"{len(cotangents)}>"}
    if options["contiguous"]:
        texts["contiguous"] = "unit"
    if options["schedule"]:
        texts["schedule"] = json.dumps(options["schedule"])
    if options["chunks"]:
        texts["chunks"] = f"{options['chunks']} : i64"
    if options["table"]:
        texts["table"] = json.dumps(options["table"])
    if options["costs"]:
        texts["costs"] = f"array<i64: {', '.join(map(str, options['costs']))}>"
    new = create(TARGET, [r.type for r in op.results], [*operands[:first], *cotangents], texts,
                 regions=len(functions), at=op)
    for region, function, targets in zip(new.regions, functions, config["targets"], strict=True):
        _move(function.clone(ip=ir.InsertionPoint(op)), region, captured, targets)
    replace(op, new.results)


def _move(function, region, captured, targets):
    """Makes the body of a function a region, and erases the function."""
    block = function.regions[0].blocks[0]
    for value in reversed(captured):
        argument = block.arguments[len(block.arguments) - 1]
        argument.replace_all_uses_with(value)
        block.erase_argument(len(block.arguments) - 1)
    for _ in range(2):
        block.add_argument(ir.IndexType.get(), function.location)
    end = block.operations[len(block.operations) - 1].operation
    values = len(end.operands) - len(targets)
    create("mesh.stage_yield", [], list(end.operands), {
        "operandSegmentSizes": f"array<i32: {values}, {len(targets)}, 0>",
        "targets": f"array<i64{': ' if targets else ''}{', '.join(map(str, targets))}>"}, at=end)
    end.erase()
    block.append_to(region)
    function.erase()
