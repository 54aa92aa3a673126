"""Prints random programs over all ops and element types that can be split.

usage: random_ops.py SEED COUNT [KIND]

Each function is a straight line of ops whose arguments, results and some of
whose values are split at random over a mesh of 2 x 3 devices. With KIND each
program has a step of that kind.
"""

import random
import sys

SIZES = [6, 12]
AXES = ["a", "b"]
FLOATS = ["f32", "f64", "f16", "bf16"]
INTS = ["i8", "i32", "i64", "index"]


def tensor(dims, element):
    return "tensor<" + "".join(f"{d}x" for d in dims) + f"{element}>"


def prod(numbers):
    result = 1
    for number in numbers:
        result *= number
    return result


def affine_map(rank, results):
    loops = ", ".join(f"d{i}" for i in range(rank))
    return f"affine_map<({loops}) -> ({', '.join(results)})>"


class Program:
    def __init__(self, rng, name):
        self.rng = rng
        self.name = name
        self.lines = []
        self.count = 0
        self.arguments = []
        self.values = []  # (name, dims, element)

    # Shardings and values

    def sharding(self, shape, partial=False):
        """Each axis splits a dim, or none; with `partial` it may be unreduced."""
        if not all(d % 6 == 0 for d in shape):
            return self.sharding_of(shape)
        rank = len(shape)
        dims, unreduced = [[] for _ in range(rank)], []
        axes = list(AXES)
        self.rng.shuffle(axes)
        for axis in axes:
            place = self.rng.randrange(-1, rank)
            if place >= 0:
                dims[place].append(axis)
            elif partial and self.rng.random() < 0.3:
                unreduced.append(axis)
        text = ", ".join(
            "{" + ", ".join(f'"{axis}"' for axis in dim) + "}" for dim in dims)
        tail = ""
        if unreduced:
            tail = ", partial=sum{" + ", ".join(f'"{a}"' for a in unreduced) + "}"
        return f"<@m, [{text}]{tail}>"

    def argument(self, dims, element):
        name = f"%arg{len(self.arguments)}"
        self.arguments.append(
            f"{name}: {tensor(dims, element)} "
            f"{{mesh.sharding = #mesh.sharding{self.sharding(dims)}}}")
        self.values.append((name, dims, element))
        return name

    def fresh(self):
        self.count += 1
        return f"%{self.count - 1}"

    def line(self, text):
        """A value that only the next steps use."""
        name = self.fresh()
        self.lines.append(f"{name} = {text}")
        return name

    def emit(self, dims, element, text):
        name = self.line(text)
        self.values.append((name, dims, element))
        return name

    def empty(self, dims, element):
        return self.line(f"tensor.empty() : {tensor(dims, element)}")

    def number(self, element):
        rng = self.rng
        if element == "i1":
            return rng.choice(["true", "false"])
        if element in INTS:
            return str(rng.randrange(-7, 8))
        return f"{rng.randrange(-8, 9) / 8:.3f}"

    def splat(self, dims, element, value):
        if element == "i1":
            value = "true" if value else "false"
        elif element not in INTS:
            value = f"{float(value):.3f}"
        return self.line(
            f"arith.constant dense<{value}> : {tensor(dims, element)}")

    def dense(self, dims, element, pick=None):
        pick = pick or (lambda i: self.number(element))
        numbers = iter([pick(i) for i in range(prod(dims))])

        def nest(rest):
            if not rest:
                return str(next(numbers))
            return "[" + ", ".join(nest(rest[1:]) for _ in range(rest[0])) + "]"
        return self.line(
            f"arith.constant dense<{nest(dims)}> : {tensor(dims, element)}")

    def index(self, value):
        return self.line(f"arith.constant {value} : index")

    def pick(self, accept=lambda dims, element: True):
        found = [v for v in self.values if accept(v[1], v[2])]
        return self.rng.choice(found) if found else None

    def find(self, dims, element):
        """A value of a type, or a new argument."""
        found = self.pick(lambda d, e: d == dims and e == element)
        return found[0] if found else self.argument(dims, element)

    def scaled(self, dims, element, text, factor=0.25):
        """Keeps floats near 1."""
        if element not in FLOATS:
            return self.emit(dims, element, text)
        value = self.line(text)
        scale = self.splat(dims, element, factor)
        return self.emit(
            dims, element,
            f"arith.mulf {value}, {scale} : {tensor(dims, element)}")

    # Steps: each takes a value and adds to the program

    def unary(self, x, dims, e):
        t = tensor(dims, e)
        if e in FLOATS:
            op = self.rng.choice(["math.tanh", "math.absf", "arith.negf",
                                  "math.sin", "math.floor"])
            if op == "math.floor" and not x.startswith("%arg"):
                op = "math.tanh"
            self.emit(dims, e, f"{op} {x} : {t}")
        elif e == "i1":
            ones = self.splat(dims, e, True)
            self.emit(dims, e, f"arith.xori {x}, {ones} : {t}")
        elif e != "index":
            self.emit(dims, e, f"math.absi {x} : {t}")

    def binary(self, x, dims, e):
        y = self.find(dims, e)
        if e in FLOATS:
            ops = ["addf", "subf", "mulf", "maximumf", "minimumf", "maxnumf"]
        elif e == "i1":
            ops = ["andi", "ori", "xori", "addi", "muli"]
        else:
            ops = ["addi", "subi", "muli", "maxsi", "minsi", "maxui", "andi",
                   "ori", "xori"]
        if e in FLOATS:
            y = self.line(f"math.tanh {y} : {tensor(dims, e)}")
        self.emit(dims, e,
                  f"arith.{self.rng.choice(ops)} {x}, {y} : {tensor(dims, e)}")

    def convert(self, x, dims, e):
        rng = self.rng
        width = {"i1": 1, "i8": 8, "i32": 32, "i64": 64}
        if e in FLOATS:
            ways = {"f32": [("f16", "truncf"), ("bf16", "truncf")],
                    "f64": [("f32", "truncf"), ("f16", "truncf")]}.get(e, [])
            # What has been rounded is not as exact as the wider type.
            if e != "f64" and x.startswith("%arg"):
                ways = ways + [("f64", "extf")]
            if not ways:
                return
            to, op = rng.choice(ways)
        elif e == "index":
            to = rng.choice(["i32", "i64", "i8"])
            op = "index_cast"
        elif rng.random() < 0.3 and e != "i1":
            # Small, so that no float type rounds it.
            mask = self.splat(dims, e, 7)
            x = self.line(f"arith.andi {x}, {mask} : {tensor(dims, e)}")
            to, op = rng.choice(["f32", "f64"]), "sitofp"
        elif rng.random() < 0.3 and e != "i1":
            to, op = "index", "index_cast"
        else:
            to = rng.choice([k for k in width if k != e])
            op = "trunci" if width[to] < width[e] else rng.choice(
                ["extsi", "extui"])
        self.emit(dims, to,
                  f"arith.{op} {x} : {tensor(dims, e)} to {tensor(dims, to)}")

    def compare(self, x, dims, e):
        if e in FLOATS:
            return
        y = self.find(dims, e)
        t = tensor(dims, e)
        which = self.emit(dims, "i1", f"arith.cmpi slt, {x}, {y} : {t}")
        element = self.rng.choice(FLOATS + INTS)
        a, b = self.find(dims, element), self.find(dims, element)
        self.emit(dims, element, f"arith.select {which}, {a}, {b} : "
                  f"{tensor(dims, 'i1')}, {tensor(dims, element)}")

    def constant(self, x, dims, e):
        if prod(dims) <= 200:
            value = self.dense(dims, e)
            self.values.append((value, dims, e))

    def contract(self, x, dims, e):
        rng = self.rng
        if e == "i1" or e == "index" or not dims:
            return
        name = rng.choice(["matmul", "matmul_t", "batch_matmul", "dot",
                           "matvec", "vecmat", "contract", "mmt4d",
                           "batch_matvec", "batch_reduce_matmul"])
        n = rng.choice(SIZES)
        extra = ""
        if name == "matmul" and len(dims) == 2:
            other, out = [dims[1], n], [dims[0], n]
        elif name == "matmul_t" and len(dims) == 2:
            name, other, out = "matmul", [n, dims[1]], [dims[0], n]
            extra = " indexing_maps = [" + ", ".join(
                affine_map(3, r) for r in
                (["d0", "d2"], ["d1", "d2"], ["d0", "d1"])) + "]"
        elif name == "batch_matmul" and len(dims) == 3:
            other, out = [dims[0], dims[2], n], [dims[0], dims[1], n]
        elif name == "batch_matvec" and len(dims) == 3:
            other, out = [dims[0], dims[2]], [dims[0], dims[1]]
        elif name == "batch_reduce_matmul" and len(dims) == 3:
            other, out = [dims[0], dims[2], n], [dims[1], n]
        elif name == "dot" and len(dims) == 1:
            other, out = dims, []
        elif name == "matvec" and len(dims) == 2:
            other, out = [dims[1]], [dims[0]]
        elif name == "vecmat" and len(dims) == 1:
            other, out = [dims[0], n], [n]
        elif name == "contract" and len(dims) == 3:
            other, out = [dims[2], dims[0]], [dims[1], dims[2]]
            extra = " indexing_maps = [" + ", ".join(
                affine_map(3, r) for r in
                (["d0", "d1", "d2"], ["d2", "d0"], ["d1", "d2"])) + "]"
        elif name == "mmt4d" and len(dims) == 2 and dims == [12, 12]:
            x = self.line(f"tensor.expand_shape {x} [[0, 1], [2, 3]] "
                          f"output_shape [6, 2, 6, 2] : {tensor(dims, e)} into "
                          f"{tensor([6, 2, 6, 2], e)}")
            dims, other, out = [6, 2, 6, 2], [6, 6, 3, 2], [6, 6, 2, 3]
            x = self.line(f"linalg.transpose ins({x} : {tensor(dims, e)}) "
                          f"outs({self.empty([6, 6, 2, 2], e)} : "
                          f"{tensor([6, 6, 2, 2], e)}) permutation = [0, 2, 1, 3]")
            dims = [6, 6, 2, 2]
        else:
            return
        y = self.find(other, e)
        zero = self.splat(out, e, 0)
        self.scaled(out, e, f"linalg.{name}{extra} ins({x}, {y} : "
                    f"{tensor(dims, e)}, {tensor(other, e)}) outs({zero} : "
                    f"{tensor(out, e)}) -> {tensor(out, e)}", 0.125)

    def reduce(self, x, dims, e):
        if not dims:
            return
        rng = self.rng
        gone = sorted(rng.sample(range(len(dims)),
                                 rng.randrange(1, min(2, len(dims)) + 1)))
        out = [d for i, d in enumerate(dims) if i not in gone]
        if e in FLOATS:
            op = rng.choice(["addf", "mulf", "maximumf", "minimumf", "maxnumf",
                             "minnumf"])
        elif e == "i1":
            op = rng.choice(["andi", "ori", "xori", "addi", "muli"])
        else:
            op = rng.choice(["addi", "muli", "maxsi", "minsi", "maxui",
                             "minui", "andi", "ori", "xori"])
        start = rng.choice([0, 1])
        if rng.random() < 0.3 and op in ("addf", "addi", "maxsi", "maximumf"):
            init = self.find(out, e)
        else:
            init = self.splat(out, e, start)
        self.scaled(out, e, f"linalg.reduce {{ arith.{op} }} "
                    f"ins({x} : {tensor(dims, e)}) outs({init} : "
                    f"{tensor(out, e)}) dimensions = {gone}", 0.125)

    def generic(self, ins, outs, iterators, body, results):
        """ins, outs: (value, dims, element, map results)."""
        rank = len(iterators)
        maps = ", ".join(affine_map(rank, m) for *_, m in ins + outs)
        kinds = ", ".join(f'"{k}"' for k in iterators)

        def group(word, operands):
            if not operands:
                return ""
            names = ", ".join(v for v, *_ in operands)
            types = ", ".join(tensor(d, e) for _, d, e, _ in operands)
            return f" {word}({names} : {types})"
        arguments = ", ".join(f"%a{i}: {e}" for i, (_, _, e, _)
                              in enumerate(ins + outs))
        types = ", ".join(tensor(d, e) for _, d, e, _ in outs)
        name = self.fresh()
        multiple = len(outs) > 1
        lines = "\n".join("    " + line for line in body)
        tail = f"({types})" if multiple else types
        self.lines.append(
            f"{name}{':%d' % len(outs) if multiple else ''} = linalg.generic "
            f"{{indexing_maps = [{maps}], iterator_types = [{kinds}]}}"
            f"{group('ins', ins)}{group('outs', outs)} {{\n"
            f"  ^bb0({arguments}):\n{lines}\n  }} -> {tail}")
        if results:
            for i, (_, d, e, _) in enumerate(outs):
                self.values.append((f"{name}#{i}" if multiple else name, d, e))
        return name

    def two_results(self, x, dims, e):
        """Sum and maximum in one pass, along the last dim."""
        if not dims or e not in ("i32", "i64", "f32", "f64"):
            return
        loops = [f"d{i}" for i in range(len(dims))]
        out = dims[:-1]
        add, top = ("addf", "maximumf") if e in FLOATS else ("addi", "maxsi")
        zero = self.splat(out, e, 0)
        low = self.splat(out, e, -2)
        self.generic([(x, dims, e, loops)],
                     [(zero, out, e, loops[:-1]), (low, out, e, loops[:-1])],
                     ["parallel"] * len(out) + ["reduction"],
                     [f"%s = arith.{add} %a0, %a1 : {e}",
                      f"%t = arith.{top} %a0, %a2 : {e}",
                      f"linalg.yield %s, %t : {e}, {e}"], e not in FLOATS or
                     len(dims) < 2 or True)

    def squares(self, x, dims, e):
        if not dims or e not in ("f32", "f64", "i32"):
            return
        loops = [f"d{i}" for i in range(len(dims))]
        gone = self.rng.randrange(len(dims))
        out = dims[:gone] + dims[gone + 1:]
        zero = self.splat(out, e, 0)
        mul, add = ("mulf", "addf") if e in FLOATS else ("muli", "addi")
        kinds = ["parallel"] * len(dims)
        kinds[gone] = "reduction"
        name = self.generic(
            [(x, dims, e, loops)],
            [(zero, out, e, loops[:gone] + loops[gone + 1:])], kinds,
            [f"%s = arith.{mul} %a0, %a0 : {e}",
             f"%t = arith.{add} %s, %a1 : {e}", f"linalg.yield %t : {e}"],
            False)
        self.values.append((name, out, e))

    def argmax(self, x, dims, e):
        if not dims or e not in ("i32", "i64", "i8"):
            return
        loops = [f"d{i}" for i in range(len(dims))]
        out = dims[:-1]
        low = self.splat(out, e, -100)
        none = self.splat(out, "index", 0)
        self.generic([(x, dims, e, loops)],
                     [(low, out, e, loops[:-1]),
                      (none, out, "index", loops[:-1])],
                     ["parallel"] * len(out) + ["reduction"],
                     [f"%i = linalg.index {len(out)} : index",
                      f"%c = arith.cmpi sgt, %a0, %a1 : {e}",
                      f"%v = arith.select %c, %a0, %a1 : {e}",
                      "%w = arith.select %c, %i, %a2 : index",
                      f"linalg.yield %v, %w : {e}, index"], True)

    def iota(self, x, dims, e):
        """x plus a function of the place of the element."""
        if not dims or e in FLOATS or e == "i1":
            return
        loops = [f"d{i}" for i in range(len(dims))]
        out = self.empty(dims, "index")
        body = ["%z = arith.constant 3 : index", "%s0 = arith.addi %z, %z : index"]
        for i in range(len(dims)):
            body += [f"%i{i} = linalg.index {i} : index",
                     f"%m{i} = arith.muli %s{i}, %z : index",
                     f"%s{i + 1} = arith.addi %m{i}, %i{i} : index"]
        body.append(f"linalg.yield %s{len(dims)} : index")
        self.generic([], [(out, dims, "index", loops)],
                     ["parallel"] * len(dims), body, True)

    def broadcast_one(self, x, dims, e):
        """A dim of size 1 that is read over and over."""
        if not dims:
            return
        loops = [f"d{i}" for i in range(len(dims))]
        n = self.rng.choice(SIZES)
        one = self.line(
            f"tensor.expand_shape {x} [{', '.join(map(str, [[i] for i in range(len(dims) - 1)] + [[len(dims) - 1, len(dims)]]))}] "
            f"output_shape {dims + [1]} : {tensor(dims, e)} into "
            f"{tensor(dims + [1], e)}")
        out = self.empty(dims + [n], e)
        self.generic([(one, dims + [1], e, loops + ["0"])],
                     [(out, dims + [n], e, loops + [f"d{len(dims)}"])],
                     ["parallel"] * (len(dims) + 1),
                     [f"linalg.yield %a0 : {e}"], len(dims) < 3)

    def move(self, x, dims, e):
        rng = self.rng
        kind = rng.choice(["transpose", "broadcast", "copy", "map", "fill"])
        t = tensor(dims, e)
        if kind == "transpose" and len(dims) > 1:
            order = list(range(len(dims)))
            rng.shuffle(order)
            out = [dims[d] for d in order]
            self.emit(out, e, f"linalg.transpose ins({x} : {t}) "
                      f"outs({self.empty(out, e)} : {tensor(out, e)}) "
                      f"permutation = {order}")
        elif kind == "broadcast" and len(dims) < 3:
            dim, size = rng.randrange(len(dims) + 1), rng.choice(SIZES)
            out = dims[:dim] + [size] + dims[dim:]
            self.emit(out, e, f"linalg.broadcast ins({x} : {t}) "
                      f"outs({self.empty(out, e)} : {tensor(out, e)}) "
                      f"dimensions = [{dim}]")
        elif kind == "copy":
            self.emit(dims, e, f"linalg.copy ins({x} : {t}) "
                      f"outs({self.empty(dims, e)} : {t}) -> {t}")
        elif kind == "map":
            op = "addf" if e in FLOATS else "addi"
            y = self.find(dims, e)
            self.scaled(dims, e, f"linalg.map {{ arith.{op} }} ins({x}, {y} : "
                        f"{t}, {t}) outs({self.empty(dims, e)} : {t})", 0.5)
        elif kind == "fill":
            value = self.line(f"arith.constant {self.number(e)}"
                              f"{'' if e == 'i1' else ' : ' + e}")
            self.emit(dims, e, f"linalg.fill ins({value} : {e}) "
                      f"outs({self.empty(dims, e)} : {t}) -> {t}")

    def elementwise(self, x, dims, e):
        if e not in FLOATS:
            return
        t = tensor(dims, e)
        kind = self.rng.choice(["tanh", "abs", "negf"])
        self.emit(dims, e, f"linalg.elementwise "
                  f"kind=#linalg.elementwise_kind<{kind}> ins({x} : {t}) "
                  f"outs({self.empty(dims, e)} : {t}) -> {t}")

    def softmax(self, x, dims, e):
        if not dims or e not in ("f32", "f64"):
            return
        t = tensor(dims, e)
        self.emit(dims, e, f"linalg.softmax dimension("
                  f"{self.rng.randrange(len(dims))}) ins({x} : {t}) "
                  f"outs({self.empty(dims, e)} : {t}) -> {t}")

    def pack(self, x, dims, e):
        if not dims:
            return
        rng = self.rng
        count = rng.randrange(1, len(dims) + 1)
        positions = rng.sample(range(len(dims)), count)
        exact = rng.random() < 0.7
        tiles = [rng.choice([t for t in (1, 2, 3, 6) if dims[p] % t == 0]
                            if exact else [4, 5]) for p in positions]
        order = list(range(len(dims)))
        rng.shuffle(order)
        sizes = {p: t for p, t in zip(positions, tiles)}
        outer = [-(-dims[d] // sizes.get(d, 1)) for d in order]
        packed = outer + tiles
        pad = ""
        if not exact:
            value = self.line(f"arith.constant {self.number(e)}"
                              f"{'' if e == 'i1' else ' : ' + e}")
            pad = f" padding_value({value} : {e})"
        layout = (f"outer_dims_perm = {order} inner_dims_pos = {positions} "
                  f"inner_tiles = {tiles}")
        p = self.line(f"linalg.pack {x}{pad} {layout} into "
                      f"{self.empty(packed, e)} : {tensor(dims, e)} -> "
                      f"{tensor(packed, e)}")
        if len(packed) <= 3 and exact and all(d in SIZES for d in packed):
            self.values.append((p, packed, e))
        if e in FLOATS:
            p = self.line(f"math.tanh {p} : {tensor(packed, e)}")
        if rng.random() < 0.5:
            p = self.line(f"mesh.shard {p} {self.sharding_of(packed)} : "
                          f"{tensor(packed, e)}")
        self.emit(dims, e, f"linalg.unpack {p} {layout} into "
                  f"{self.empty(dims, e)} : {tensor(packed, e)} -> "
                  f"{tensor(dims, e)}")

    def sharding_of(self, dims):
        """Splits just dims that divide."""
        parts, used = [], []
        for d in dims:
            axes = [a for a, n in zip(AXES, (2, 3))
                    if a not in used and d % n == 0 and
                    self.rng.random() < 0.5][:1]
            used += axes
            parts.append("{" + "".join(f'"{a}"' for a in axes) + "}")
        return f"<@m, [{', '.join(parts)}]>"

    def reshape(self, x, dims, e):
        """There and back, by way of any shape."""
        rng = self.rng
        if not dims:
            return
        shape = list(dims)
        for _ in range(rng.randrange(1, 4)):
            i = rng.randrange(len(shape))
            if rng.random() < 0.5 and len(shape) > 1:
                j = min(i, len(shape) - 2)
                shape[j:j + 2] = [shape[j] * shape[j + 1]]
            else:
                d = rng.choice([d for d in range(1, shape[i] + 1)
                                if shape[i] % d == 0])
                shape[i:i + 1] = [d, shape[i] // d]
        t, s = tensor(dims, e), tensor(shape, e)
        to = self.dense([len(shape)], "index", lambda i: shape[i])
        back = self.dense([len(dims)], "i32", lambda i: dims[i])
        y = self.line(f"tensor.reshape {x}({to}) : "
                      f"({t}, tensor<{len(shape)}xindex>) -> {s}")
        if rng.random() < 0.5:
            y = self.line(f"mesh.shard {y} {self.sharding_of(shape)} : {s}")
        if e in FLOATS:
            y = self.line(f"math.tanh {y} : {s}")
        self.emit(dims, e, f"tensor.reshape {y}({back}) : "
                  f"({s}, tensor<{len(dims)}xi32>) -> {t}")

    def collapse(self, x, dims, e):
        if len(dims) < 2:
            return
        i = self.rng.randrange(len(dims) - 1)
        out = dims[:i] + [dims[i] * dims[i + 1]] + dims[i + 2:]
        groups = [[d] for d in range(i)] + [[i, i + 1]] + [
            [d] for d in range(i + 2, len(dims))]
        y = self.line(f"tensor.collapse_shape {x} {groups} : "
                      f"{tensor(dims, e)} into {tensor(out, e)}")
        if self.rng.random() < 0.5:
            y = self.line(f"mesh.shard {y} {self.sharding_of(out)} : "
                          f"{tensor(out, e)}")
        self.emit(dims, e, f"tensor.expand_shape {y} {groups} output_shape "
                  f"{dims} : {tensor(out, e)} into {tensor(dims, e)}")

    def indices(self, batch, sizes, element):
        """Coordinates that are data, and in range."""
        shape = batch + [len(sizes)]
        raw = self.find(shape, "i32")
        t = tensor(shape, "i32")
        limits = self.line(
            f"arith.constant dense<{sizes}> : {tensor([len(sizes)], 'i32')}")
        wide = self.line(f"linalg.broadcast ins({limits} : "
                         f"{tensor([len(sizes)], 'i32')}) outs("
                         f"{self.empty(shape, 'i32')} : {t}) "
                         f"dimensions = {list(range(len(batch)))}")
        rest = self.line(f"arith.remui {raw}, {wide} : {t}")
        if element == "i32":
            return rest
        op = {"index": "index_cast", "i64": "extui"}[element]
        return self.line(f"arith.{op} {rest} : {t} to {tensor(shape, element)}")

    def gather(self, x, dims, e):
        if not dims:
            return
        rng = self.rng
        where = sorted(rng.sample(range(len(dims)),
                                  rng.randrange(1, min(2, len(dims)) + 1)))
        batch = [rng.choice(SIZES) for _ in range(rng.randrange(1, 3))]
        keeps = rng.random() < 0.3
        rest = [1 if i in where else d for i, d in enumerate(dims)
                if keeps or i not in where]
        out = batch + rest
        if len(out) > 4 or prod(out) > 5000:
            return
        element = rng.choice(["i32", "i64", "index"])
        ids = self.indices(batch, [dims[d] for d in where], element)
        y = self.line(f"tensor.gather {x}[{ids}] gather_dims({where}) : "
                      f"({tensor(dims, e)}, "
                      f"{tensor(batch + [len(where)], element)}) -> "
                      f"{tensor(out, e)}")
        if not keeps and len(out) <= 3:
            self.values.append((y, out, e))
        elif self.rng.random() < 1:
            flat = [prod(out)]
            groups = [list(range(len(out)))]
            self.emit(flat, e, f"tensor.collapse_shape {y} {groups} : "
                      f"{tensor(out, e)} into {tensor(flat, e)}")

    def scatter(self, x, dims, e):
        if not dims:
            return
        rng = self.rng
        where = rng.randrange(len(dims))
        count = rng.choice([n for n in (1, 3, 6) if n <= dims[where]])
        places = rng.sample(range(dims[where]), count)
        keeps = rng.random() < 0.3
        rest = [1 if i == where else d for i, d in enumerate(dims)
                if keeps or i != where]
        ids = self.dense([count, 1], "index", lambda i: places[i])
        kept = [d for i, d in enumerate(dims) if i != where]
        source = self.find([count] + kept, e)
        if keeps:
            have, want = [count] + kept, [count] + rest
            # Puts the dim of size 1 in its place.
            at = where + 1
            groups = [[i if i < at else i + 1] for i in range(len(have))]
            groups[at - 1].append(at)
            source = self.line(
                f"tensor.expand_shape {source} {groups} output_shape {want} : "
                f"{tensor(have, e)} into {tensor(want, e)}")
        self.emit(dims, e, f"tensor.scatter {source} into {x}[{ids}] "
                  f"scatter_dims([{where}]) unique : "
                  f"({tensor([count] + rest, e)}, {tensor(dims, e)}, "
                  f"{tensor([count, 1], 'index')}) -> {tensor(dims, e)}")

    def element(self, x, dims, e):
        rng = self.rng
        kind = rng.choice(["extract", "insert", "both"])
        t = tensor(dims, e)

        def place():
            return ", ".join(self.index(rng.randrange(d)) for d in dims)
        if kind == "insert":
            scalar = self.line(f"arith.constant {self.number(e)}"
                               f"{'' if e == 'i1' else ' : ' + e}")
        else:
            scalar = self.line(f"tensor.extract {x}[{place()}] : {t}")
        if kind == "extract":
            out = [rng.choice(SIZES)]
            self.emit(out, e, f"tensor.splat {scalar} : {tensor(out, e)}")
        else:
            self.emit(dims, e, f"tensor.insert {scalar} into {x}[{place()}] : "
                      f"{t}")

    def make(self, x, dims, e):
        rng = self.rng
        kind = rng.choice(["generate", "from_elements", "shape"])
        if kind == "generate" and dims:
            names = [f"%i{i}" for i in range(len(dims))]
            body = ["%z = arith.constant 5 : index"]
            total = "%z"
            for i, name in enumerate(names):
                body += [f"%m{i} = arith.muli {total}, %z : index",
                         f"%s{i} = arith.addi %m{i}, {name} : index"]
                total = f"%s{i}"
            body.append(f"tensor.yield {total} : index")
            arguments = ", ".join(f"{name}: index" for name in names)
            lines = "\n".join("    " + line for line in body)
            self.emit(dims, "index", f"tensor.generate {{\n  ^bb0({arguments}):"
                      f"\n{lines}\n  }} : {tensor(dims, 'index')}")
        elif kind == "from_elements":
            n = 6
            scalars = [self.line(f"arith.constant {self.number(e)}"
                                 f"{'' if e == 'i1' else ' : ' + e}")
                       for _ in range(n)]
            self.emit([n], e, f"tensor.from_elements {', '.join(scalars)} : "
                      f"{tensor([n], e)}")
        elif kind == "shape" and dims:
            t = tensor(dims, e)
            at = self.index(rng.randrange(len(dims)))
            size = self.line(f"tensor.dim {x}, {at} : {t}")
            rank = self.line(f"tensor.rank {x} : {t}")
            both = self.line(f"arith.addi {size}, {rank} : index")
            self.emit([6], "index", f"tensor.splat {both} : tensor<6xindex>")

    def complex(self, x, dims, e):
        if e not in ("f32", "f64") or not dims:
            return
        loops = [f"d{i}" for i in range(len(dims))]
        c = f"complex<{e}>"
        y = self.find(dims, e)
        z = self.generic(
            [(x, dims, e, loops), (y, dims, e, loops)],
            [(self.empty(dims, c), dims, c, loops)], ["parallel"] * len(dims),
            [f"%c = complex.create %a0, %a1 : {c}", f"linalg.yield %c : {c}"],
            False)
        if self.rng.random() < 0.5:
            z = self.line(f"mesh.reshard {z} {self.sharding_of(dims)} : "
                          f"{tensor(dims, c)}")
        w = self.line(f"arith.constant dense<(0.5, -0.25)> : {tensor(dims, c)}")
        if self.rng.random() < 0.5 and len(dims) > 1:
            order = list(reversed(range(len(dims))))
            back = [dims[d] for d in order]
            z = self.line(f"linalg.transpose ins({z} : {tensor(dims, c)}) outs("
                          f"{self.empty(back, c)} : {tensor(back, c)}) "
                          f"permutation = {order}")
            dims = back
            w = self.line(
                f"arith.constant dense<(0.5, -0.25)> : {tensor(dims, c)}")
        self.generic(
            [(z, dims, c, loops), (w, dims, c, loops)],
            [(self.empty(dims, e), dims, e, loops),
             (self.empty(dims, e), dims, e, loops)], ["parallel"] * len(dims),
            [f"%p = complex.mul %a0, %a1 : {c}", f"%r = complex.re %p : {c}",
             f"%i = complex.im %p : {c}",
             f"linalg.yield %r, %i : {e}, {e}"], True)

    def random_numbers(self, x, dims, e):
        n, m = self.rng.choice(SIZES), self.rng.choice(SIZES)
        low = self.line("arith.constant 0.0 : f64")
        high = self.line("arith.constant 1.0 : f64")
        seed = self.line("arith.constant 7 : i32")
        self.emit([n, m], "f64", f"linalg.fill_rng_2d ins({low}, {high}, {seed}"
                  f" : f64, f64, i32) outs({self.empty([n, m], 'f64')} : "
                  f"{tensor([n, m], 'f64')}) -> {tensor([n, m], 'f64')}")

    def place(self, x, dims, e):
        kind = self.rng.choice(["shard", "reshard"])
        how = self.sharding(dims, partial=kind == "reshard" and
                            e in ("f32", "f64", "i32"))
        self.emit(dims, e, f"mesh.{kind} {x} {how} : {tensor(dims, e)}")

    STEPS = [unary, binary, convert, compare, constant, contract, reduce,
             two_results, squares, argmax, iota, broadcast_one, move,
             elementwise, softmax, pack, reshape, collapse, gather, scatter,
             element, make, complex, random_numbers, place]

    def step(self, step=None):
        x, dims, element = self.pick()
        (step or self.rng.choice(self.STEPS))(self, x, dims, element)

    def text(self, kind=None):
        rng = self.rng
        wide = FLOATS[:2] + ["i32"] if rng.random() < 0.6 else (
            FLOATS + INTS + ["i1"])
        for _ in range(rng.randrange(1, 4)):
            self.argument([rng.choice(SIZES)
                           for _ in range(rng.randrange(1, 4))],
                          rng.choice(wide))
        for i in range(rng.randrange(2, 7)):
            self.step()
        if kind:
            step = getattr(Program, kind)
            for value in list(self.values):
                step(self, *value)
        results = rng.sample(self.values[-6:], min(3, len(self.values[-6:])))
        types = [tensor(dims, e) for _, dims, e in results]

        def declared(dims, e):
            text = self.sharding(dims, e in ("f32", "f64", "i32"))
            return f"{{mesh.sharding = #mesh.sharding{text}}}"
        signature = ", ".join(
            f"{t} {declared(dims, e)}"
            for t, (_, dims, e) in zip(types, results))
        body = "".join(f"  {line}\n" for line in self.lines)
        return (f"func.func @{self.name}({', '.join(self.arguments)})\n"
                f"    -> ({signature}) {{\n{body}"
                f"  return {', '.join(v for v, *_ in results)} : "
                f"{', '.join(types)}\n}}\n")


def main(seed, count, kind=None):
    print('mesh.mesh @m = <["a"=2, "b"=3]>\n')
    for i in range(count):
        program = Program(random.Random(f"{seed}/{i}"), f"program{i}")
        print(program.text(kind))


main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:4])
