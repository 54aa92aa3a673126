"""From a module of StableHLO to the text of a Mesh program."""

import collections
import re

from jaxlib.mlir import ir, passmanager
from jaxlib.mlir.dialects import stablehlo

from .complex import expand, part_name, split_complex
from .control_flow import convert_case, convert_while, mark_counted
from .empty import remove_empty
from .errors import ConversionError, error_at, python_line
from .indexed import convert_gather, convert_scatter, finish_scatter
from .locations import print_with_lines
from .names import unique
from .ops import attributes_of, blocks, create, replace, walk
from .shard_map import REGION_OPS, convert_collectives, convert_regions
from .shardings import Meshes, convert_constraint
from .signless import make_signless
from .sort import finish_sort, prepare_sort
from .windows import convert_reduce_window, convert_select_and_scatter, finish_slide

stablehlo.register_stablehlo_passes()

# Custom calls that compute nothing.
_MARKERS = {"Sharding", "annotate_device_placement", "shape_assertion",
            "stablehlo.annotate_device_placement"}
# What is left over, and the way around.
_REFUSED = {
    "stablehlo.custom_call": "calls a library that Mesh does not have: "
                             "run it outside of the program",
    "stablehlo.fft": "expected no FFT: run it outside of the program",
    "stablehlo.cholesky": "expected no factorization: run it outside of the program",
    "stablehlo.rng": "expected random numbers that a key determines: use jax.random",
    "stablehlo.triangular_solve": "expected no triangular solve: run it outside of the "
                                  "program",
}


def _run(module, passes):
    passmanager.PassManager.parse(f"builtin.module({passes})").run(module.operation)


def _is_annotated(function):
    return any(len(entry) for key in ("arg_attrs", "res_attrs")
               for entry in _dictionaries(function, key) or [])


def _inline_single_calls(module):
    """Inlines what is called once: repeated layers stay functions, and what JAX wraps in
    one is partitioned with the code around it."""
    calls = collections.defaultdict(list)
    for op in walk(module.operation):
        if op.name == "func.call":
            calls[ir.FlatSymbolRefAttr(op.attributes["callee"]).value].append(op)
    for function in list(module.body.operations):
        function = function.operation
        sites = calls[ir.StringAttr(function.attributes["sym_name"]).value]
        if (function.name != "func.func" or len(sites) != 1 or _is_annotated(function)
                or "sym_visibility" not in function.attributes
                or ir.StringAttr(function.attributes["sym_visibility"]).value != "private"
                or len(function.regions[0].blocks) != 1):
            continue
        call, body = sites[0], function.regions[0].blocks[0]
        for argument, value in zip(body.arguments, call.operands, strict=True):
            argument.replace_all_uses_with(value)
        for op in walk(function):
            if python_line(op.location) is None:
                op.location = function.location
        *ops, terminator = [op.operation for op in body.operations]
        for op in ops:
            op.move_before(call)
        replace(call, list(terminator.operands))
        function.erase()


def _before_legalization(module, meshes):
    for op in walk(module.operation):
        if op.name == "stablehlo.while":
            mark_counted(op)
        elif op.name == "stablehlo.sort":
            prepare_sort(op)
        elif op.name == "stablehlo.concatenate":
            _convert_concatenation(op)
        elif op.name == "stablehlo.reduce":
            if len(op.results) > 1:
                op.attributes["mesh.associative"] = ir.UnitAttr.get()
        elif op.name == "stablehlo.scatter":
            convert_scatter(op)
        elif op.name == "stablehlo.gather":
            convert_gather(op)
        elif op.name == "stablehlo.reduce_window":
            convert_reduce_window(op)
        elif op.name == "stablehlo.select_and_scatter":
            convert_select_and_scatter(op)
        elif op.name == "sdy.sharding_constraint":
            convert_constraint(op, meshes)
        elif op.name == "stablehlo.custom_call":
            _drop_marker(op)
        elif op.name == "stablehlo.rng":
            raise error_at(op, _REFUSED[op.name])


def _convert_concatenation(op):
    """The legalization would read element by element, which gathers every operand."""
    dim = ir.IntegerAttr(op.attributes["dimension"]).value
    concat = create("tensor.concat", [op.results[0].type], op.operands,
                    {"dim": f"{dim} : i64"}, at=op)
    replace(op, concat.results)


def _drop_marker(op):
    target = ir.StringAttr(op.attributes["call_target_name"]).value
    if target not in _MARKERS:
        raise error_at(op, f"calls {target}, which Mesh does not have: run it outside of "
                           "the program")
    if op.results:
        replace(op, list(op.operands)[:len(op.results)])
    else:
        op.erase()


def _after_legalization(module):
    for op in walk(module.operation):
        if op.name == "mesh.sort":
            finish_sort(op)
        elif op.name == "mesh.scatter_slices":
            finish_scatter(op)
        elif op.name == "mesh.slide":
            finish_slide(op)
    _run(module, "canonicalize,cse")
    for op in walk(module.operation):
        if op.name == "stablehlo.while":
            convert_while(op)
        elif op.name in ("stablehlo.case", "stablehlo.if"):
            convert_case(op)
    make_signless(module)


def _refuse_rest(module):
    for op in walk(module.operation):
        dialect = op.name.partition(".")[0]
        if dialect in ("stablehlo", "chlo", "sdy", "mhlo"):
            if op.name in ("stablehlo.optimization_barrier", *REGION_OPS):
                continue
            raise error_at(op, _REFUSED.get(op.name, "has no form in linalg"))
        if op.name == "builtin.unrealized_conversion_cast":
            raise error_at(op, f"has no form in linalg for {op.results[0].type}")


def _convert_barriers(module):
    """Each tensor has a barrier of its own."""
    for op in walk(module.operation):
        if op.name == "stablehlo.optimization_barrier":
            replace(op, [create("mesh.optimization_barrier", [value.type], [value],
                                at=op).result for value in op.operands])


def _dictionaries(function, key):
    if key not in function.attributes:
        return None
    return [dict((a.name, a.attr) for a in ir.DictAttr(d))
            for d in ir.ArrayAttr(function.attributes[key])]


def _annotate(main, meshes, names, shardings, key, count):
    """Writes names and shardings on arguments or results."""
    old = _dictionaries(main, key) or [{} for _ in range(count)]
    new = []
    for i in range(count):
        entry = {"mesh.name": ir.StringAttr.get(names[i])}
        sharding = shardings[i] if shardings else None
        if sharding is None and "sdy.sharding" in old[i]:
            sharding = meshes.convert(old[i]["sdy.sharding"])
        if sharding is not None:
            entry["mesh.sharding"] = sharding
        new.append(ir.DictAttr.get(entry))
    main.attributes[key] = ir.ArrayAttr.get(new)


def _default_names(main, key, count, base):
    found = []
    for i in range(count):
        entry = (_dictionaries(main, key) or [{}] * count)[i]
        info = entry.get("jax.result_info")
        name = ir.StringAttr(info).value if info is not None else ""
        found.append(re.sub(r"[\[\]'\"]+", ".", name).strip(".")
                     or (base if base == "result" and count == 1 else f"{base}.{i}"))
    return unique(found)


def _main_of(module):
    functions = {ir.StringAttr(o.attributes["sym_name"]).value: o.operation
                 for o in module.body.operations if o.operation.name == "func.func"}
    if "main" in functions:
        return functions["main"]
    public = [f for f in functions.values()
              if "sym_visibility" not in f.attributes
              or ir.StringAttr(f.attributes["sym_visibility"]).value == "public"]
    if len(public) != 1:
        raise ConversionError(f"expected a function @main or one public function, got "
                              f"{len(public)} public functions")
    public[0].attributes["sym_name"] = ir.StringAttr.get("main")
    return public[0]


def import_module(module, argument_names=None, result_names=None, mesh=None,
                  argument_shardings=None, result_shardings=None):
    """Returns (text, argument names, result names) of a module of StableHLO, which
    is consumed.

    mesh: an abstract mesh of JAX for the shardings given here.
    argument_shardings, result_shardings: a function of a symbol of a mesh that
    returns the text of a sharding, or None, for each argument or result.
    """
    context = module.context
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        # Loads the dialects of linalg, which the rewrites before it use, too.
        _run(ir.Module.create(), "stablehlo-legalize-to-linalg")
        main = _main_of(module)
        type_ = ir.FunctionType(ir.TypeAttr(main.attributes["function_type"]).value)
        counts = len(type_.inputs), len(type_.results)
        names = (argument_names or _default_names(main, "arg_attrs", counts[0], "arg"),
                 result_names or _default_names(main, "res_attrs", counts[1], "result"))
        meshes = Meshes(module)
        symbol = meshes.symbol(mesh) if mesh is not None else None
        given = [[s and ir.Attribute.parse(s(symbol)) for s in shardings]
                 if shardings else None
                 for shardings in (argument_shardings, result_shardings)]
        _annotate(main, meshes, names[0], given[0], "arg_attrs", counts[0])
        _annotate(main, meshes, names[1], given[1], "res_attrs", counts[1])
        for name in [n for n in attributes_of(module.operation) if n != "sym_name"]:
            del module.operation.attributes[name]
        try:
            names = [tuple(expand(types, of, part_name)) for types, of in
                     zip((type_.inputs, type_.results), names)]
            _run(module, "symbol-dce,func.func(chlo-legalize-to-stablehlo,"
                         "stablehlo-complex-math-expander),canonicalize,cse")
            _inline_single_calls(module)
            remove_empty(module)
            convert_collectives(module, meshes)
            split_complex(module, _REFUSED)
            _before_legalization(module, meshes)
            _run(module, "symbol-dce,canonicalize,"
                         "stablehlo-legalize-to-linalg")
            _after_legalization(module)
            _run(module, "canonicalize,cse")
            _refuse_rest(module)
            _convert_barriers(module)
            module.operation.verify()
            convert_regions(module, meshes)
            meshes.erase(module)
        except ir.MLIRError as error:
            raise ConversionError(_first_message(error)) from error
        body = print_with_lines(module)
    lines = body.split("module", 1)
    head, rest = lines[0], lines[1]
    rest = rest.replace("{\n", "{\n" + meshes.text(), 1)
    return head + "module" + rest, *names


def _first_message(error):
    for diagnostic in error.error_diagnostics:
        line = python_line(diagnostic.location)
        where = f"{line[0]}:{line[1]}:{line[2]}: " if line else ""
        return where + diagnostic.message
    return str(error)
