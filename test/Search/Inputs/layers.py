#!/usr/bin/env python3
"""Prints 16 layers of two products, on --devices of an axis if it is given, with the
hidden dim split."""

import argparse

LAYERS, ROWS, WIDTH, HIDDEN = 16, 512, 256, 1024
IN, INNER = f"tensor<{ROWS}x{WIDTH}xf32>", f"tensor<{ROWS}x{HIDDEN}xf32>"
UP, DOWN = f"tensor<{WIDTH}x{HIDDEN}xf32>", f"tensor<{HIDDEN}x{WIDTH}xf32>"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--devices", type=int)
    devices = parser.parse_args().devices

    def split(*dims):
        if not devices:
            return ""
        text = ", ".join('{"x", ?}' if dim else "{?}" for dim in dims)
        return f" {{mesh.sharding = #mesh.sharding<@mesh, [{text}]>}}"

    arguments = [f"%y0: {IN}{split(1, 0)}"]
    for n in range(LAYERS):
        arguments += [f"%w{n}: {UP}{split(0, 1)}",
                      f"%v{n}: {DOWN}{'' if n else split(1, 0)}"]
    if devices:
        print(f'mesh.mesh @mesh = <["x"={devices}]>')
    print(f"func.func @main({', '.join(arguments)}) -> {IN} {{")
    print("  %zero = arith.constant 0.0 : f32")
    for name, kind in ("inner", INNER), ("out", IN):
        print(f"  %empty_{name} = tensor.empty() : {kind}")
        print(f"  %{name} = linalg.fill ins(%zero : f32) outs(%empty_{name} : {kind}) -> {kind}")
    for n in range(LAYERS):
        print(f"  %h{n} = linalg.matmul ins(%y{n}, %w{n} : {IN}, {UP}) outs(%inner : {INNER}) -> {INNER}")
        print(f"  %t{n} = math.tanh %h{n} : {INNER}")
        result = f"%p{n}" if devices else f"%y{n + 1}"
        print(f"  {result} = linalg.matmul ins(%t{n}, %v{n} : {INNER}, {DOWN}) outs(%out : {IN}) -> {IN}")
        if devices:
            isSplit = n in (0, LAYERS - 1)
            where = '[{?}, {"x", ?}]' if isSplit else '[{?}, {?}], replicated={"x"}'
            print(f"  %y{n + 1} = mesh.shard {result} <@mesh, {where}> : {IN}")
    print(f"  return %y{LAYERS} : {IN}\n}}")


main()
