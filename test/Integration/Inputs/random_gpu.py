"""Prints random programs for what GPUs do in ways of their own.

usage: random_gpu.py reductions|epilogues|shared SEED COUNT

Reductions of all shapes, types and combiners, some of them of what an
elementwise op makes, and products of integers; contractions with a bias, an
activation, or both, some of them reshaped in between, or with more to do
behind; elementwise ops with several readers.
"""

import random
import sys

FLOATS = ["f32", "f32", "f64", "bf16", "f16"]
INTS = ["i1", "i8", "i32", "i64"]
COMBINERS = {
    "f": ["addf", "mulf", "maximumf", "minimumf"],
    "i": ["addi", "muli", "maxsi", "minsi", "andi", "ori", "xori"],
}
SIZES = [1, 2, 3, 5, 8, 12, 31, 32, 33, 64, 100, 128, 255, 256, 1000, 1021,
         4096, 16384, 20000, 33001]
MOST_ELEMENTS = 40000


def tensor(dims, element):
    return "tensor<" + "".join(f"{d}x" for d in dims) + element + ">"


def affine_map(rank, results):
    loops = ", ".join(f"d{i}" for i in range(rank))
    return f"affine_map<({loops}) -> ({', '.join(results)})>"


def shape(rng):
    while True:
        dims = [rng.choice(SIZES) for _ in range(rng.randint(1, 3))]
        total = 1
        for d in dims:
            total *= d
        if 64 <= total <= MOST_ELEMENTS:
            return dims


def product(rng, name):
    """Of integers, which are no calls of the library."""
    m, n = (rng.choice([1, 3, 8, 33]) for _ in range(2))
    k = rng.choice([5, 64, 100, 256])
    element = rng.choice(["i8", "i32", "i64"])
    a, b, c = (tensor(d, element) for d in ([m, k], [k, n], [m, n]))
    return "\n".join([
        f"func.func @{name}(%a: {a}, %b: {b}, %c: {c}) -> {c} {{",
        f"  %r = linalg.matmul ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}",
        f"  return %r : {c}",
        "}"])


def reduction(rng, name):
    if rng.random() < 0.15:
        return product(rng, name)
    dims = shape(rng)
    reduced = [d for d in range(len(dims)) if rng.random() < 0.7]
    reduced = reduced or [rng.randrange(len(dims))]
    kept = [dims[d] for d in range(len(dims)) if d not in reduced]
    element = rng.choice(FLOATS + INTS)
    is_float = element in FLOATS
    combiner = rng.choice(COMBINERS["f" if is_float else "i"])
    # The factors of a product are not to be rounded.
    if combiner == "mulf" and element in ("bf16", "f16"):
        combiner = "addf"
    start = {"addf": "0.5", "mulf": "1.0"}.get(combiner, "-0.25")
    if not is_float:
        start = rng.choice(["true", "false"]) if element == "i1" else "1"
    x, y = tensor(dims, element), tensor(kept, element)
    lines = [f"func.func @{name}(%x: {x}) -> {y} {{"]
    operand = "%x"
    if combiner == "mulf":
        # Products of numbers near 1.
        lines += [
            f"  %small = arith.constant dense<0.015625> : {x}",
            f"  %one = arith.constant dense<1.0> : {x}",
            f"  %little = arith.mulf %x, %small : {x}",
            f"  %near = arith.addf %one, %little : {x}"]
        operand = "%near"
    elif is_float and rng.random() < 0.5:
        lines.append(f"  %square = arith.mulf %x, %x : {x}")
        operand = "%square"
    lines += [
        f"  %from = arith.constant dense<{start}> : {y}",
        f"  %r = linalg.reduce {{ arith.{combiner} }} ins({operand} : {x}) "
        f"outs(%from : {y}) dimensions = {reduced}",
        f"  return %r : {y}",
        "}"]
    return "\n".join(lines)


def gelu(element):
    return [
        f"    %half = arith.constant 0.5 : {element}",
        f"    %unit = arith.constant 1.0 : {element}",
        f"    %scale = arith.constant 0.7978845608 : {element}",
        f"    %cubic = arith.constant 0.044715 : {element}",
        f"    %x2 = arith.mulf %x, %x : {element}",
        f"    %x3 = arith.mulf %x2, %x : {element}",
        f"    %third = arith.mulf %cubic, %x3 : {element}",
        f"    %sum = arith.addf %x, %third : {element}",
        f"    %inner = arith.mulf %scale, %sum : {element}",
        f"    %t = math.tanh %inner : {element}",
        f"    %more = arith.addf %unit, %t : {element}",
        f"    %cdf = arith.mulf %half, %more : {element}",
        f"    %y = arith.mulf %x, %cdf : {element}"], "%y"


def relu(element):
    return [
        f"    %zero = arith.constant 0.0 : {element}",
        f"    %y = arith.maxnumf %x, %zero : {element}"], "%y"


def epilogue(rng, name):
    """act(a b + bias), where a and b may be transposed and of a batch. The
    columns may become two dims before; the square may be taken behind."""
    m, n, k = (rng.choice([1, 3, 4, 8, 13]) for _ in range(3))
    element, wide = rng.choice(
        [("f32", "f32"), ("bf16", "f32"), ("f16", "f32"), ("bf16", "bf16"),
         ("f64", "f64")])
    narrows = wide != element and rng.random() < 0.7
    out = element if narrows else wide
    batch = [rng.choice([2, 3])] if rng.random() < 0.3 else []
    rank = len(batch) + 3
    b, (i, j, l) = [f"d{x}" for x in range(len(batch))], (
        f"d{x}" for x in range(len(batch), rank))
    lhs = [(i, m), (l, k)][::rng.choice([1, -1])]
    rhs = [(l, k), (j, n)][::rng.choice([1, -1])]
    a_type = tensor(batch + [s for _, s in lhs], element)
    b_type = tensor(batch + [s for _, s in rhs], element)
    acc, y = tensor(batch + [m, n], wide), tensor(batch + [m, n], out)
    bias = rng.choice([None, (i, m), (j, n)])
    activation = rng.choice([None, relu, gelu])
    maps = [affine_map(rank, b + [d for d, _ in lhs]),
            affine_map(rank, b + [d for d, _ in rhs]),
            affine_map(rank, b + [i, j])]
    start = rng.choice(["0.0", "0.5"])
    arguments = f"%a: {a_type}, %b: {b_type}"
    columns, parts = [j], [n]
    lines = []
    read = acc
    if n in (4, 8) and rng.random() < 0.5:
        columns, parts = [j, f"d{rank - 1}"], [2, n // 2]
        sizes = batch + [m] + parts
        groups = [[d] for d in range(rank - 2)] + [[rank - 2, rank - 1]]
        read, y = tensor(sizes, wide), tensor(sizes, out)
        lines = [f"  %q = tensor.expand_shape %p {groups} output_shape {sizes}"
                 f" : {acc} into {read}"]
    read_rank = rank - 2 + len(columns)
    same = affine_map(read_rank, b + [i] + columns)
    after_maps, ins, types = [same], "%q" if lines else "%p", read
    block = f"%{'p0' if bias else 'x'}: {wide}"
    body, x = [], "%x"
    if bias:
        loops, sizes = (columns, parts) if bias[0] == j else ([i], [m])
        v = tensor(sizes, out)
        arguments += f", %v: {v}"
        after_maps.append(affine_map(read_rank, loops))
        ins, types, block = ins + ", %v", f"{types}, {v}", f"{block}, %v0: {out}"
        added = "%v0"
        if out != wide:
            body.append(f"    %v1 = arith.extf %v0 : {out} to {wide}")
            added = "%v1"
        body.append(f"    %x = arith.addf %p0, {added} : {wide}")
    if activation:
        more, x = activation(wide)
        body += more
    if out != wide:
        body.append(f"    %z = arith.truncf {x} : {wide} to {out}")
        x = "%z"
        if rng.random() < 0.3:
            body.append(f"    %w = arith.mulf %z, %z : {out}")
            x = "%w"
    parallel = ", ".join(['"parallel"'] * read_rank)
    return "\n".join([
        f"func.func @{name}({arguments}) -> {y} {{",
        f"  %from = arith.constant dense<{start}> : {acc}",
        f"  %p = linalg.contract indexing_maps = [{', '.join(maps)}] "
        f"ins(%a, %b : {a_type}, {b_type}) outs(%from : {acc}) -> {acc}"] + lines + [
        f"  %e = tensor.empty() : {y}",
        f"  %r = linalg.generic {{indexing_maps = "
        f"[{', '.join(after_maps + [same])}], iterator_types = [{parallel}]}} "
        f"ins({ins} : {types}) outs(%e : {y}) {{",
        f"  ^bb0({block}, %o: {out}):"] + body + [
        f"    linalg.yield {x} : {out}",
        f"  }} -> {y}",
        f"  return %r : {y}",
        "}"])


def shared(rng, name):
    """What is widened, shifted and squared, less its maximum along some dims,
    by what the sum of that is."""
    dims = shape(rng)
    element = rng.choice(FLOATS)
    wide = "f64" if element == "f64" else "f32"
    reduced = [d for d in range(len(dims)) if rng.random() < 0.5]
    reduced = reduced or [rng.randrange(len(dims))]
    kept = [dims[d] for d in range(len(dims)) if d not in reduced]
    x, p, r = tensor(dims, element), tensor(dims, wide), tensor(kept, wide)
    widened = "%x" if element == wide else "%w"
    along = f"dimensions = {reduced}"

    def broadcast(of, to):
        return (f"  {to} = linalg.broadcast ins({of} : {r}) outs(%e : {p}) "
                f"{along}")

    return "\n".join([
        f"func.func @{name}(%x: {x}) -> {p} {{",
        f"  %e = tensor.empty() : {p}",
        f"  %c = arith.constant dense<0.25> : {p}",
        f"  %zero = arith.constant dense<0.0> : {r}"] + ([
            f"  %w = arith.extf %x : {x} to {p}"] if widened == "%w" else []) + [
        f"  %s = arith.mulf {widened}, %c : {p}",
        f"  %q = arith.mulf %s, %s : {p}",
        f"  %m = linalg.reduce {{ arith.maximumf }} ins(%q : {p}) "
        f"outs(%zero : {r}) {along}",
        broadcast("%m", "%mt"),
        f"  %d = arith.subf %mt, %q : {p}",
        f"  %n = linalg.reduce {{ arith.addf }} ins(%d : {p}) "
        f"outs(%zero : {r}) {along}",
        broadcast("%n", "%nt"),
        f"  %y = arith.addf %d, %nt : {p}",
        f"  return %y : {p}",
        "}"])


def main():
    make = {"reductions": reduction, "epilogues": epilogue,
            "shared": shared}[sys.argv[1]]
    rng = random.Random(int(sys.argv[2]))
    for number in range(int(sys.argv[3])):
        print(make(rng, f"program{number}"))


main()
