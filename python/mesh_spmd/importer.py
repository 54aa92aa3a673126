"""From a module of StableHLO to the text of a Mesh program."""

from jaxlib.mlir import ir, passmanager
from jaxlib.mlir.dialects import stablehlo

from .complex import expand, part_name, split_complex
from .cumulative import split_cumulative
from .custom_derivatives import merge_equal
from .empty import remove_empty
from .entry import annotate, default_names, find_main
from .errors import ConversionError, python_line
from .inline import inline_calls
from .libraries import expand_calls
from .locations import print_with_lines
from .ops import attributes_of
from .pipeline_import import convert_pipelines, prepare_pipelines
from .refusals import REASONS, refuse_rest
from .rewrites import (
    BARRIERS, BEFORE_LEGALIZATION, CONCATENATIONS, CONTROL_FLOW, FUNCTIONS, REGIONS, rewrite)
from .saving import forget_checkpoints, is_differentiated
from .shard_map import convert_collectives, convert_regions
from .shardings import Meshes, convert_constraints
from .solves import follow_equations
from .signless import make_signless

stablehlo.register_stablehlo_passes()


def _run(module, passes):
    passmanager.PassManager.parse(f"builtin.module({passes})").run(module.operation)


def import_module(module, argument_names=None, result_names=None, mesh=None,
                  argument_shardings=None, result_shardings=None, differentiable=False):
    """Returns (text, argument names, result names) of a module of StableHLO, which
    is consumed.

    mesh: an abstract mesh of JAX for the shardings given here.
    argument_shardings, result_shardings: a function of a symbol of a mesh that
    returns the text of a sharding, or None, for each argument or result.
    differentiable: whether custom derivatives and policies of functions are kept.
    """
    context = module.context
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        # Loads the dialects of linalg, which the rewrites before it use, too.
        _run(ir.Module.create(), "stablehlo-legalize-to-linalg")
        main = find_main(module)
        type_ = ir.FunctionType(ir.TypeAttr(main.attributes["function_type"]).value)
        counts = len(type_.inputs), len(type_.results)
        names = (argument_names or default_names(main, "arg_attrs", counts[0], "arg"),
                 result_names or default_names(main, "res_attrs", counts[1], "result"))
        meshes = Meshes(module)
        symbol = meshes.symbol(mesh) if mesh is not None else None
        given = [[s and ir.Attribute.parse(s(symbol)) for s in shardings]
                 if shardings else None
                 for shardings in (argument_shardings, result_shardings)]
        annotate(main, meshes, names[0], given[0], "arg_attrs", counts[0])
        annotate(main, meshes, names[1], given[1], "res_attrs", counts[1])
        keeps_policies = differentiable or not is_differentiated(module)
        for name in [n for n in attributes_of(module.operation) if n != "sym_name"]:
            del module.operation.attributes[name]
        try:
            names = [tuple(expand(types, of, part_name)) for types, of in
                     zip((type_.inputs, type_.results), names)]
            _convert(module, main, meshes, differentiable, keeps_policies)
        except ir.MLIRError as error:
            raise ConversionError(_first_message(error)) from error
        body = print_with_lines(module)
    lines = body.split("module", 1)
    head, rest = lines[0], lines[1]
    rest = rest.replace("{\n", "{\n" + meshes.text(), 1)
    return head + "module" + rest, *names


def _convert(module, main, meshes, differentiable, keeps_policies):
    """Converts the ops of a module in place."""
    follow_equations(module)
    rewrite(module, FUNCTIONS)
    expand_calls(module, main, meshes)
    _run(module, "symbol-dce,func.func(chlo-legalize-to-stablehlo,"
                 "stablehlo-complex-math-expander),canonicalize,cse")
    stages = prepare_pipelines(module, differentiable)
    if not keeps_policies:
        forget_checkpoints(module, stages)
    inline_calls(module)
    merge_equal(module)
    remove_empty(module)
    convert_collectives(module, meshes)
    split_complex(module, REASONS)
    convert_constraints(module, meshes)
    split_cumulative(module, meshes)
    rewrite(module, BEFORE_LEGALIZATION)
    rewrite(module, CONCATENATIONS)
    _run(module, "symbol-dce,canonicalize,"
                 "stablehlo-legalize-to-linalg")
    rewrite(module, REGIONS)
    _run(module, "canonicalize,cse")
    rewrite(module, CONTROL_FLOW)
    make_signless(module)
    _run(module, "canonicalize,cse")
    refuse_rest(module)
    rewrite(module, BARRIERS)
    module.operation.verify()
    convert_pipelines(module, meshes)
    convert_regions(module, meshes)
    meshes.erase(module)


def _first_message(error):
    for diagnostic in error.error_diagnostics:
        line = python_line(diagnostic.location)
        where = f"{line[0]}:{line[1]}:{line[2]}: " if line else ""
        return where + diagnostic.message
    return str(error)
