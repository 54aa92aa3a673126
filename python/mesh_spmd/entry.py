"""The entry of a module: the names and shardings of its arguments and results."""

import re

from jaxlib.mlir import ir

from .errors import ConversionError, error_at
from .names import unique


def dictionaries(function, key):
    """Returns a dict of attributes for each argument or result, or None."""
    if key not in function.attributes:
        return None
    # Iterators of DictAttrs end by an exception of C++, whose tables take memory.
    return [{d[i].name: d[i].attr for i in range(len(d))}
            for d in map(ir.DictAttr, ir.ArrayAttr(function.attributes[key]))]


def annotate(main, meshes, names, shardings, key, count):
    """Writes names and shardings on arguments or results."""
    old = dictionaries(main, key) or [{} for _ in range(count)]
    new = []
    for i in range(count):
        entry = {"mesh.name": ir.StringAttr.get(names[i])}
        sharding = shardings[i] if shardings else None
        if sharding is None and "sdy.sharding" in old[i]:
            try:
                sharding = meshes.convert(old[i]["sdy.sharding"])
            except ValueError as error:
                raise error_at(main, f"{names[i]}: {error}") from error
        if sharding is not None:
            entry["mesh.sharding"] = sharding
        new.append(ir.DictAttr.get(entry))
    main.attributes[key] = ir.ArrayAttr.get(new)


def default_names(main, key, count, base):
    """Returns names for arguments or results that have none."""
    found = []
    for i in range(count):
        entry = (dictionaries(main, key) or [{}] * count)[i]
        info = entry.get("jax.result_info")
        name = ir.StringAttr(info).value if info is not None else ""
        found.append(re.sub(r"[\[\]'\"]+", ".", name).strip(".")
                     or (base if base == "result" and count == 1 else f"{base}.{i}"))
    return unique(found)


def find_main(module):
    """Returns the public function, which is @main from now on."""
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
