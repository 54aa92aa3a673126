"""Prints an MLP, x · W1 + b1, GELU, · W2 + b2, in every variant.

usage: mlp_matrix.py DEVICES

One function for each mode of the dense layers, overlap, direction, element
type, with and without bias, with 1, 2 and 3 leading dims, on a mesh of DEVICES
devices.
"""

import itertools
import sys

# 48 is even for each of 1, 2, 3, 4 and 8 devices: `split` halves the blocks.
FEATURES, HIDDEN = 48, 96
LEADING = {1: [4], 2: [2, 3], 3: [2, 1, 3]}
MODES = ["gather", "scatter", "none", "skip"]
OVERLAPS = ["none", "ring", "bidirectional", "split"]
DIRECTIONS = ["up", "down"]
TYPES = ["f32", "f64", "bf16"]


def tensor(dims, element):
    return "tensor<" + "x".join(map(str, dims)) + f"x{element}>"


def sharding(rank, split_dim, partial=False):
    """Split on one dim, or on none (None)."""
    dims = ", ".join('{"model"}' if d == split_dim else "{}" for d in range(rank))
    tail = ', partial=sum{"model"}' if partial else ""
    return f"{{mesh.sharding = #mesh.sharding<@m, [{dims}]{tail}>}}"


def function(mode, overlap, direction, element, bias, leading):
    rank = len(leading) + 1
    last = rank - 1
    x, h = leading + [FEATURES], leading + [HIDDEN]
    # Mode, and which dims of input, kernel, bias and output are split.
    layers = {
        "gather": [("gather", last, 1, 0, last)] * 2,
        "scatter": [("scatter", last, 0, 0, last)] * 2,
        "none": [("none", None, None, None, None)] * 2,
        "skip": [("gather", None, 1, 0, last), ("scatter", last, 0, 0, None)],
    }[mode]
    skip = " {skip_communication}" if mode == "skip" else ""

    arguments = [(f"%x: {tensor(x, element)}", sharding(rank, layers[0][1]))]
    calls = []
    for i, (inner, outer) in enumerate([(x, h), (h, x)]):
        layer_mode, _, kernel_dim, bias_dim, _ = layers[i]
        kernel = tensor([inner[-1], outer[-1]], element)
        arguments.append((f"%w{i}: {kernel}", sharding(2, kernel_dim)))
        types = [tensor(inner, element), kernel]
        operands = f"{'%g' if i else '%x'}, %w{i}"
        if bias:
            types.append(tensor([outer[-1]], element))
            arguments.append((f"%b{i}: {types[-1]}", sharding(1, bias_dim)))
            operands += f" bias %b{i}"
        how = overlap if overlap == "none" else f"{overlap}, {direction}"
        calls.append(
            f"{'%y' if i else '%h'} = mesh.tp_dense {layer_mode} {operands} "
            f'on @m "model" overlap <{how}>{skip} '
            f": ({', '.join(types)}) -> {tensor(outer, element)}")

    t = tensor(h, element)
    gelu = f"""%half = arith.constant dense<0.5> : {t}
  %one = arith.constant dense<1.0> : {t}
  %scale = arith.constant dense<0.707106781> : {t}
  %s = arith.mulf %h, %scale : {t}
  %e = math.erf %s : {t}
  %c = arith.addf %e, %one : {t}
  %k = arith.mulf %h, %half : {t}
  %g = arith.mulf %k, %c : {t}"""
    name = "_".join([mode, overlap, direction, element,
                     "bias" if bias else "plain", f"{len(leading)}d"])
    parameters = ",\n    ".join(" ".join(argument) for argument in arguments)
    result = sharding(rank, layers[1][4], partial=mode == "skip")
    return f"""func.func @{name}(
    {parameters})
    -> ({tensor(x, element)} {result}) {{
  {calls[0]}
  {gelu}
  {calls[1]}
  return %y : {tensor(x, element)}
}}
"""


def main(devices):
    print(f'mesh.mesh @m = <["model"={devices}]>\n')
    for mode, overlap, direction, element, bias, leading in itertools.product(
            MODES, OVERLAPS, DIRECTIONS, TYPES, [True, False], LEADING.values()):
        # What does not travel has no direction.
        if overlap != "none" or direction == "up":
            print(function(mode, overlap, direction, element, bias, leading))


main(int(sys.argv[1]))
