"""Prints random programs for what GPUs do in ways of their own.

usage: random_gpu.py reductions|epilogues|shared|rows SEED COUNT

Reductions of all shapes, types and combiners, some of them of what an
elementwise op makes, and products of integers; contractions with a bias, an
activation, or both, some of them reshaped in between, or with more to do
behind; elementwise ops with several readers; softmax, norms and the like, which
reduce rows and go on with these, of all shapes, with other results and operands
beside. Tensors of mesh-fuzz have 2,048 elements at most, too few for kernels that
split a reduction.
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


class Rows:
    """A program that reduces rows, and goes on with them."""

    def __init__(self, rng):
        self.rng = rng
        while True:
            self.dims = [rng.choice(SIZES) for _ in range(rng.randint(1, 4))]
            total = 1
            for d in self.dims:
                total *= d
            if 1 <= total <= MOST_ELEMENTS:
                break
        rank = len(self.dims)
        # Rows of the last dims, mostly.
        self.columns = list(range(rng.randint(0, rank - 1), rank))
        if rng.random() < 0.15:
            self.columns = sorted(rng.sample(range(rank),
                                             rng.randint(1, rank)))
        self.rows = [d for d in range(rank) if d not in self.columns]
        self.length = 1
        for d in self.columns:
            self.length *= self.dims[d]
        self.lines, self.arguments, self.results = [], [], []
        self.number = 0

    def name(self):
        self.number += 1
        return f"%v{self.number}"

    def argument(self, dims, element):
        name = f"%a{len(self.arguments)}"
        self.arguments.append(f"{name}: {tensor(self.shape(dims), element)}")
        return name, dims, element

    def shape(self, dims):
        return [self.dims[d] for d in dims]

    def all(self):
        return list(range(len(self.dims)))

    def map(self, body, *values, out="f32", dims=None):
        """An elementwise op; `body` gets names of scalars and gives lines and
        the name of what they make."""
        dims = self.all() if dims is None else dims
        names = [f"%x{i}" for i in range(len(values))]
        lines, last = body(*names)
        to = {d: f"d{i}" for i, d in enumerate(dims)}
        maps = [affine_map(len(dims), [to[d] for d in value[1]])
                for value in (*values, (None, dims, out))]
        kind = tensor(self.shape(dims), out)
        kinds = [tensor(self.shape(v[1]), v[2]) for v in values]
        block = [f"{n}: {v[2]}" for n, v in zip(names, values)]
        parallel = ", ".join(['"parallel"'] * len(dims))
        empty, result = self.name(), self.name()
        self.lines += [
            f"  {empty} = tensor.empty() : {kind}",
            f"  {result} = linalg.generic {{indexing_maps = "
            f"[{', '.join(maps)}], iterator_types = [{parallel}]}} "
            f"ins({', '.join(v[0] for v in values)} : {', '.join(kinds)}) "
            f"outs({empty} : {kind}) {{",
            f"  ^bb0({', '.join(block)}, %o: {out}):",
            *[f"    {line}" for line in lines],
            f"    linalg.yield {last} : {out}",
            f"  }} -> {kind}"]
        return self.maybe_result((result, dims, out))

    def reduce(self, value, combiner, start):
        name, dims, element = value
        start_name, result = self.name(), self.name()
        kind = tensor(self.shape(self.rows), element)
        if self.rng.random() < 0.2:
            start_name = self.argument(self.rows, element)[0]
        else:
            self.lines.append(
                f"  {start_name} = arith.constant dense<{start}> : {kind}")
        self.lines.append(
            f"  {result} = linalg.reduce {{ arith.{combiner} }} "
            f"ins({name} : {tensor(self.shape(dims), element)}) "
            f"outs({start_name} : {kind}) dimensions = {self.columns}")
        return self.maybe_result((result, self.rows, element))

    def maybe_result(self, value):
        if self.rng.random() < 0.15:
            self.results.append(value)
        return value

    def softmax(self, x, element):
        def shift(a, m):
            return [f"%s = arith.subf {a}, {m} : {element}",
                    f"%e = math.exp %s : {element}"], "%e"

        def mask(a):
            return [f"%i = linalg.index {self.columns[-1]} : index",
                    "%three = arith.constant 3 : index",
                    "%rest = arith.remui %i, %three : index",
                    "%one = arith.constant 1 : index",
                    "%is = arith.cmpi ne, %rest, %one : index",
                    f"%never = arith.constant -100.0 : {element}",
                    f"%c = arith.select %is, {a}, %never : {element}"], "%c"

        if self.rng.random() < 0.5:
            x = self.map(mask, x, out=element)
        largest = self.reduce(x, "maximumf", "-200.0")
        e = self.map(shift, x, largest, out=element)
        total = self.reduce(e, "addf", "0.0")
        if self.rng.random() < 0.3:
            return self.map(
                lambda s, m: ([f"%l = math.log {s} : {element}",
                               f"%t = arith.addf %l, {m} : {element}"], "%t"),
                total, largest, out=element, dims=self.rows)
        return self.map(
            lambda a, s: ([f"%q = arith.divf {a}, {s} : {element}"], "%q"),
            e, total, out=element)

    def norm(self, x, element):
        count = f"%n = arith.constant {self.length}.0 : {element}"

        def center(a, s):
            return [count, f"%m = arith.divf {s}, %n : {element}",
                    f"%d = arith.subf {a}, %m : {element}"], "%d"

        def scale(d, s, *more):
            lines = [count, f"%eps = arith.constant 0.5 : {element}",
                     f"%v = arith.divf {s}, %n : {element}",
                     f"%w = arith.addf %v, %eps : {element}",
                     f"%r = math.rsqrt %w : {element}",
                     f"%y = arith.mulf {d}, %r : {element}"]
            last = "%y"
            for i, other in enumerate(more):
                lines.append(f"%z{i} = arith.addf {last}, {other} : {element}")
                last = f"%z{i}"
            return lines, last

        total = self.reduce(x, "addf", "0.0")
        d = self.map(center, x, total, out=element)
        square = self.map(
            lambda a: ([f"%q = arith.mulf {a}, {a} : {element}"], "%q"),
            d, out=element)
        squares = self.reduce(square, "addf", "0.0")
        more = [self.argument(dims, element)
                for dims in (self.columns, self.columns[-1:], self.all())
                if self.rng.random() < 0.4]
        return self.map(scale, d, squares, *more, out=element)

    def spread(self, x, element):
        low = self.reduce(x, "minimumf", "100.0")
        high = self.reduce(x, "maximumf", "-100.0")

        def body(a, l, h):
            return [f"%one = arith.constant 1.0 : {element}",
                    f"%u = arith.subf {a}, {l} : {element}",
                    f"%w = arith.subf {h}, {l} : {element}",
                    f"%v = arith.addf %w, %one : {element}",
                    f"%q = arith.divf %u, %v : {element}"], "%q"

        return self.map(body, x, low, high, out=element)

    def numbers(self, x, element):
        combiner = self.rng.choice(COMBINERS["i"])
        start = "false" if element == "i1" else "1"
        row = self.reduce(x, combiner, start)
        return self.map(
            lambda a, s: ([f"%y = arith.addi {a}, {s} : {element}"], "%y"),
            x, row, out=element)

    def text(self, name):
        element = self.rng.choice(FLOATS + ["i8", "i32", "i64"])
        x = self.argument(self.all(), element)
        makes = ([self.softmax, self.norm, self.spread]
                 if element in FLOATS else [self.numbers])
        self.results.append(self.rng.choice(makes)(x, element))
        results = list({r[0]: r for r in self.results}.values())
        kinds = ", ".join(tensor(self.shape(r[1]), r[2]) for r in results)
        return "\n".join([
            f"func.func @{name}({', '.join(self.arguments)}) -> ({kinds}) {{",
            *self.lines,
            f"  return {', '.join(r[0] for r in results)} : {kinds}",
            "}"])


def main():
    make = {"reductions": reduction, "epilogues": epilogue,
            "shared": shared,
            "rows": lambda rng, name: Rows(rng).text(name)}[sys.argv[1]]
    rng = random.Random(int(sys.argv[2]))
    for number in range(int(sys.argv[3])):
        print(make(rng, f"program{number}"))


main()
