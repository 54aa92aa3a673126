"""Prints random programs whose dims do not divide into their shards.

usage: uneven_programs.py SEED COUNT

Each function is a straight line of tensor ops on dims of any size, 0 and 1 as
well. Its arguments, its results and some values between are split at random
over a mesh of one to three axes. mesh-fuzz --uneven makes one function a module;
programs for classes of devices and the test of memory take many in one.
"""

import random
import sys

SIZES = [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 10, 11, 13]
FLOAT, INT = "f32", "i32"
COMBINERS = {
    FLOAT: [("addf", "0.0"), ("addf", "0.5"), ("mulf", "1.0"),
            ("maximumf", "-0.25"), ("minimumf", "0.25"), ("maxnumf", "-0.25")],
    INT: [("addi", "0"), ("muli", "1"), ("maxsi", "-1"), ("minsi", "1"),
          ("andi", "7"), ("ori", "0"), ("xori", "0"), ("maxui", "0")],
}


def tensor(dims, element):
    return "tensor<" + "".join(f"{d}x" for d in dims) + f"{element}>"


def dims_of(maps, loops):
    """Affine maps, each given as the loops of its dims."""
    names = ", ".join(f"d{i}" for i in range(loops))
    return ", ".join(
        f"affine_map<({names}) -> (" + ", ".join(f"d{d}" for d in m) + ")>"
        for m in maps)


class Mesh:
    def __init__(self, rng):
        while True:
            self.axes = [("abc"[i], rng.randrange(1, 7))
                         for i in range(rng.randrange(1, 4))]
            devices = 1
            for _, size in self.axes:
                devices *= size
            if devices <= 12:
                break
        self.text = ("mesh.mesh @m = <[" + ", ".join(
            f'"{name}"={size}' for name, size in self.axes) + "]>")


class Program:
    def __init__(self, rng, name, mesh):
        self.rng, self.name, self.mesh = rng, name, mesh
        self.lines, self.arguments, self.values = [], [], []
        self.count = 0

    def sharding(self, rank, partial=None):
        dims, unreduced = [[] for _ in range(rank)], []
        axes = [name for name, _ in self.mesh.axes]
        self.rng.shuffle(axes)
        for axis in axes:
            place = self.rng.randrange(-1, rank)
            if place >= 0:
                dims[place].append(f'"{axis}"')
            elif partial and self.rng.random() < 0.3:
                unreduced.append(f'"{axis}"')
        opens = [self.rng.random() < 0.3 for _ in dims]
        text = ", ".join("{" + ", ".join(d + (["?"] if o else [])) + "}"
                         for d, o in zip(dims, opens))
        tail = f", partial={partial}{{{', '.join(unreduced)}}}" if unreduced else ""
        return f"<@m, [{text}]{tail}>"

    def argument(self, dims, element):
        name = f"%arg{len(self.arguments)}"
        sharding = self.sharding(len(dims)).replace("?", "").replace(", }", "}")
        attribute = (f" {{mesh.sharding = #mesh.sharding{sharding}}}"
                     if self.rng.random() < 0.8 else "")
        self.arguments.append(f"{name}: {tensor(dims, element)}{attribute}")
        self.values.append((name, dims, element))
        return name

    def emit(self, dims, element, text):
        name = self.helper(text)
        self.values.append((name, dims, element))
        return name

    def helper(self, text):
        name = f"%{self.count}"
        self.count += 1
        self.lines.append(f"{name} = {text}")
        return name

    def filled(self, dims, element, value):
        return self.helper(
            f"arith.constant dense<{value}> : {tensor(dims, element)}")

    def empty(self, dims, element):
        return self.helper(f"tensor.empty() : {tensor(dims, element)}")

    def number(self, element):
        return (f"{self.rng.uniform(-1, 1):.3f}" if element == FLOAT
                else str(self.rng.randrange(-4, 5)))

    def pick(self, accept=lambda dims, element: True):
        found = [v for v in self.values if accept(v[1], v[2])]
        return self.rng.choice(found) if found else None

    def size(self):
        return self.rng.choice(SIZES)

    # Each takes a value, its dims and its element type.

    def unary(self, x, dims, element):
        op = (self.rng.choice(["math.tanh", "math.absf", "arith.negf", "math.cos"])
              if element == FLOAT else "math.absi")
        self.emit(dims, element, f"{op} {x} : {tensor(dims, element)}")

    def binary(self, x, dims, element):
        y = self.pick(lambda d, e: d == dims and e == element)[0]
        op = self.rng.choice(["addf", "mulf", "maximumf", "subf"] if element == FLOAT
                             else ["addi", "muli", "maxsi", "andi", "subi"])
        self.emit(dims, element, f"arith.{op} {x}, {y} : {tensor(dims, element)}")

    def divide(self, x, dims, element):
        t = tensor(dims, element)
        y = self.pick(lambda d, e: d == dims and e == element)[0]
        if element == FLOAT:
            two = self.filled(dims, element, "2.0")
            y = self.helper(f"math.absf {y} : {t}")
            y = self.helper(f"arith.addf {y}, {two} : {t}")
            self.emit(dims, element, f"arith.divf {x}, {y} : {t}")
        else:
            one = self.filled(dims, element, "1")
            y = self.helper(f"arith.ori {y}, {one} : {t}")
            op = self.rng.choice(["divsi", "remsi", "divui", "floordivsi"])
            self.emit(dims, element, f"arith.{op} {x}, {y} : {t}")

    def body_division(self, x, dims, element):
        """Divides within the body of a generic op."""
        if element != INT:
            return
        t, ids = tensor(dims, element), range(len(dims))
        maps = dims_of([ids, ids], len(dims))
        loops = ", ".join('"parallel"' for _ in dims)
        self.emit(dims, element,
                  f"linalg.generic {{indexing_maps = [{maps}], "
                  f"iterator_types = [{loops}]}} ins({x} : {t}) "
                  f"outs({self.empty(dims, element)} : {t}) {{\n"
                  f"  ^bb0(%i: i32, %o: i32):\n"
                  f"    %c = arith.constant 12 : i32\n"
                  f"    %one = arith.constant 1 : i32\n"
                  f"    %d = arith.ori %i, %one : i32\n"
                  f"    %q = arith.divsi %c, %d : i32\n"
                  f"    linalg.yield %q : i32\n  }} -> {t}")

    def contract(self, x, dims, element):
        """A contraction of random dims; its numbers stay near 1."""
        if len(dims) == 0 or len(dims) > 3:
            return
        loops, ranges = len(dims), list(dims)
        sum_over = self.rng.sample(range(loops), self.rng.randrange(1, loops + 1))
        extra = [self.size() for _ in range(self.rng.randrange(0, 2))]
        ranges += extra
        y_loops = list(sum_over) + [loops + i for i in range(len(extra))]
        self.rng.shuffle(y_loops)
        out_loops = [d for d in range(len(ranges)) if d not in sum_over]
        self.rng.shuffle(out_loops)
        y_dims = [ranges[d] for d in y_loops]
        found = self.pick(lambda d, e: d == y_dims and e == element)
        y = found[0] if found else self.argument(y_dims, element)
        out = [ranges[d] for d in out_loops]
        t = tensor(out, element)
        zero = self.filled(out, element, "0.0" if element == FLOAT else "0")
        maps = dims_of([range(loops), y_loops, out_loops], len(ranges))
        product = self.emit(
            out, element,
            f"linalg.contract indexing_maps = [{maps}] ins({x}, {y} : "
            f"{tensor(dims, element)}, {tensor(y_dims, element)}) "
            f"outs({zero} : {t}) -> {t}")
        if element == FLOAT:
            scale = self.filled(out, element, "0.125")
            self.emit(out, element, f"arith.mulf {product}, {scale} : {t}")

    def matmul(self, x, dims, element):
        if len(dims) != 2:
            return
        y_dims = [dims[1], self.size()]
        found = self.pick(lambda d, e: len(d) == 2 and d[0] == dims[1] and e == element)
        y, y_dims = found[:2] if found else (self.argument(y_dims, element), y_dims)
        out = [dims[0], y_dims[1]]
        t = tensor(out, element)
        zero = self.filled(out, element, "0.0" if element == FLOAT else "0")
        product = self.emit(
            out, element,
            f"linalg.matmul ins({x}, {y} : {tensor(dims, element)}, "
            f"{tensor(y_dims, element)}) outs({zero} : {t}) -> {t}")
        if element == FLOAT:
            scale = self.filled(out, element, "0.125")
            self.emit(out, element, f"arith.mulf {product}, {scale} : {t}")

    def dense(self, x, dims, element):
        if element != FLOAT or not dims:
            return
        mode = self.rng.choice(["gather", "scatter", "none"])
        axis = self.rng.choice(self.mesh.axes)[0]
        overlap = self.rng.choice(["", " overlap <ring>", " overlap <bidirectional>",
                                   " overlap <split>"]) if mode != "none" else ""
        features = self.size()
        w = self.argument([dims[-1], features], element)
        b = self.argument([features], element) if self.rng.random() < 0.5 else None
        out = dims[:-1] + [features]
        bias, bias_type = (f" bias {b}", f", {tensor([features], element)}") if b else ("", "")
        t = tensor(out, element)
        y = self.emit(out, element,
                      f'mesh.tp_dense {mode} {x}, {w}{bias} on @m "{axis}"{overlap} : '
                      f"({tensor(dims, element)}, {tensor([dims[-1], features], element)}"
                      f"{bias_type}) -> {t}")
        scale = self.filled(out, element, "0.125")
        self.emit(out, element, f"arith.mulf {y}, {scale} : {t}")

    def reduce(self, x, dims, element):
        if not dims:
            return
        count = self.rng.randrange(1, len(dims) + 1)
        over = sorted(self.rng.sample(range(len(dims)), count))
        out = [d for i, d in enumerate(dims) if i not in over]
        combiner, start = self.rng.choice(COMBINERS[element])
        init = self.filled(out, element, start)
        self.emit(out, element,
                  f"linalg.reduce {{ arith.{combiner} }} ins({x} : "
                  f"{tensor(dims, element)}) outs({init} : {tensor(out, element)}) "
                  f"dimensions = {over}")

    def argmax(self, x, dims, element):
        """The place of the largest element, in two results."""
        if len(dims) < 1 or element != FLOAT:
            return
        dim = self.rng.randrange(len(dims))
        out = [d for i, d in enumerate(dims) if i != dim]
        kept = [i for i in range(len(dims)) if i != dim]
        maps = dims_of([range(len(dims)), kept, kept], len(dims))
        kinds = ", ".join('"reduction"' if i == dim else '"parallel"'
                          for i in range(len(dims)))
        start, place = self.filled(out, FLOAT, "-2.0"), self.filled(out, INT, "-1")
        name = f"%{self.count}"
        self.count += 1
        self.lines.append(
            f"{name}:2 = linalg.generic {{indexing_maps = [{maps}], "
            f"iterator_types = [{kinds}]}} ins({x} : {tensor(dims, FLOAT)}) "
            f"outs({start}, {place} : {tensor(out, FLOAT)}, {tensor(out, INT)}) {{\n"
            f"  ^bb0(%i: f32, %m: f32, %p: i32):\n"
            f"    %at = linalg.index {dim} : index\n"
            f"    %n = arith.index_cast %at : index to i32\n"
            f"    %g = arith.cmpf ogt, %i, %m : f32\n"
            f"    %a = arith.select %g, %i, %m : f32\n"
            f"    %b = arith.select %g, %n, %p : i32\n"
            f"    linalg.yield %a, %b : f32, i32\n"
            f"  }} -> ({tensor(out, FLOAT)}, {tensor(out, INT)})")
        self.values.append((f"{name}#0", out, FLOAT))
        self.values.append((f"{name}#1", out, INT))

    def indexed(self, x, dims, element):
        """Adds an index, in a generic op that reduces a dim."""
        if len(dims) < 2 or element != INT:
            return
        dim = self.rng.randrange(len(dims))
        kept = [i for i in range(len(dims)) if i != dim]
        out = [dims[i] for i in kept]
        maps = dims_of([range(len(dims)), kept], len(dims))
        kinds = ", ".join('"reduction"' if i == dim else '"parallel"'
                          for i in range(len(dims)))
        init = self.filled(out, element, "0")
        at = self.rng.randrange(len(dims))
        self.emit(out, element,
                  f"linalg.generic {{indexing_maps = [{maps}], "
                  f"iterator_types = [{kinds}]}} ins({x} : {tensor(dims, element)}) "
                  f"outs({init} : {tensor(out, element)}) {{\n"
                  f"  ^bb0(%i: i32, %o: i32):\n"
                  f"    %at = linalg.index {at} : index\n"
                  f"    %n = arith.index_cast %at : index to i32\n"
                  f"    %a = arith.muli %n, %i : i32\n"
                  f"    %s = arith.addi %a, %o : i32\n"
                  f"    linalg.yield %s : i32\n  }} -> {tensor(out, element)}")

    def broadcast(self, x, dims, element):
        if len(dims) > 2:
            return
        dim, size = self.rng.randrange(len(dims) + 1), self.size()
        out = dims[:dim] + [size] + dims[dim:]
        self.emit(out, element,
                  f"linalg.broadcast ins({x} : {tensor(dims, element)}) outs("
                  f"{self.empty(out, element)} : {tensor(out, element)}) "
                  f"dimensions = [{dim}]")

    def transpose(self, x, dims, element):
        if not dims:  # on which upstream's verifier crashes
            return
        order = list(range(len(dims)))
        self.rng.shuffle(order)
        out = [dims[d] for d in order]
        self.emit(out, element,
                  f"linalg.transpose ins({x} : {tensor(dims, element)}) outs("
                  f"{self.empty(out, element)} : {tensor(out, element)}) "
                  f"permutation = {order}")

    def collapse(self, x, dims, element):
        if len(dims) < 2:
            return
        at = self.rng.randrange(len(dims) - 1)
        groups = [[i] for i in range(at)] + [[at, at + 1]]
        groups += [[i] for i in range(at + 2, len(dims))]
        out = dims[:at] + [dims[at] * dims[at + 1]] + dims[at + 2:]
        self.emit(out, element,
                  f"tensor.collapse_shape {x} {groups} : {tensor(dims, element)} "
                  f"into {tensor(out, element)}")

    def expand(self, x, dims, element):
        if not dims or len(dims) > 3:
            return
        at = self.rng.randrange(len(dims))
        size = dims[at]
        minor = self.rng.choice([d for d in range(1, max(size, 1) + 1)
                                 if size % d == 0])
        out = dims[:at] + [size // minor, minor] + dims[at + 1:]
        groups = [[i] for i in range(at)] + [[at, at + 1]]
        groups += [[i + 1] for i in range(at + 1, len(dims))]
        self.emit(out, element,
                  f"tensor.expand_shape {x} {groups} output_shape {out} : "
                  f"{tensor(dims, element)} into {tensor(out, element)}")

    def slice(self, x, dims, element):
        if 0 in dims:  # which upstream's verifier calls out of bounds
            return
        offsets, sizes, strides = [], [], []
        for size in dims:
            if self.rng.random() < 0.4:
                offsets, sizes, strides = offsets + [0], sizes + [size], strides + [1]
                continue
            stride = self.rng.randrange(1, 3)
            count = self.rng.randrange(1, (size - 1) // stride + 2)
            offsets.append(self.rng.randrange(size - (count - 1) * stride))
            sizes.append(count)
            strides.append(stride)
        self.emit(sizes, element,
                  f"tensor.extract_slice {x}{offsets} {sizes} {strides} : "
                  f"{tensor(dims, element)} to {tensor(sizes, element)}")

    def insert(self, x, dims, element):
        if 0 in dims:
            return
        out = [d + self.rng.choice([0, 0, 1, 3]) for d in dims]
        found = self.pick(lambda d, e: d == out and e == element)
        into = found[0] if found else self.argument(out, element)
        offsets = [self.rng.randrange(o - d + 1) for o, d in zip(out, dims)]
        self.emit(out, element,
                  f"tensor.insert_slice {x} into {into}{offsets} {dims} "
                  f"{[1] * len(dims)} : {tensor(dims, element)} into "
                  f"{tensor(out, element)}")

    def pad(self, x, dims, element):
        low = [self.rng.choice([0, 0, 1, 2]) for _ in dims]
        high = [self.rng.choice([0, 0, 1, 2]) for _ in dims]
        out = [l + d + h for l, d, h in zip(low, dims, high)]
        indices = ", ".join(f"%i{i}: index" for i in range(len(dims)))
        self.emit(out, element,
                  f"tensor.pad {x} low{low} high{high} {{\n  ^bb0({indices}):\n"
                  f"    %p = arith.constant {self.number(element)} : {element}\n"
                  f"    tensor.yield %p : {element}\n  }} : "
                  f"{tensor(dims, element)} to {tensor(out, element)}")

    def constant(self, x, dims, element):
        count = 1
        for size in dims:
            count *= size
        if not 0 < count <= 200:
            return

        def nest(shape):
            if not shape:
                return self.number(element)
            return "[" + ", ".join(nest(shape[1:]) for _ in range(shape[0])) + "]"

        if len(dims) == 1 and self.rng.random() < 0.3:
            parts = [self.helper(f"arith.constant {self.number(element)} : {element}")
                     for _ in range(count)]
            y = self.helper(f"tensor.from_elements {', '.join(parts)} : "
                            f"{tensor(dims, element)}")
        else:
            y = self.helper(f"arith.constant dense<{nest(dims)}> : {tensor(dims, element)}")
        op = "addf" if element == FLOAT else "addi"
        self.emit(dims, element, f"arith.{op} {x}, {y} : {tensor(dims, element)}")

    def shard(self, x, dims, element):
        kind = self.rng.choice(["shard", "reshard"])
        how = self.sharding(len(dims))
        if kind == "reshard":
            partial = self.rng.choice(["sum", "max"] if element == FLOAT else
                                      ["sum", "product", "max", "min", "and", "or"])
            how = self.sharding(len(dims), partial).replace("?", "")
            how = how.replace(", }", "}")
        self.emit(dims, element, f"mesh.{kind} {x} {how} : {tensor(dims, element)}")

    STEPS = [unary, binary, divide, body_division, contract, contract, matmul,
             matmul, dense, reduce, reduce, argmax, indexed, broadcast, transpose,
             collapse, expand, slice, insert, pad, constant, shard, shard, shard]

    def text(self):
        for _ in range(self.rng.randrange(1, 4)):
            self.argument([self.size() for _ in range(self.rng.randrange(1, 4))],
                          self.rng.choice([FLOAT, FLOAT, INT]))
        for _ in range(self.rng.randrange(2, 10)):
            x, dims, element = self.pick(lambda d, e: len(d) <= 4)
            self.rng.choice(self.STEPS)(self, x, dims, element)
        results = self.rng.sample(self.values, min(3, len(self.values)))
        types = [tensor(dims, element) for _, dims, element in results]
        signature = []
        for text, (_, dims, _) in zip(types, results):
            how = self.sharding(len(dims), "sum").replace("?", "").replace(", }", "}")
            signature.append(
                f"{text} {{mesh.sharding = #mesh.sharding{how}}}"
                if self.rng.random() < 0.7 else text)
        body = "".join(f"  {line}\n" for line in self.lines)
        return (f"func.func @{self.name}({', '.join(self.arguments)})\n"
                f"    -> ({', '.join(signature)}) {{\n{body}"
                f"  return {', '.join(v for v, _, _ in results)} : "
                f"{', '.join(types)}\n}}\n")


def main(seed, count):
    mesh = Mesh(random.Random(f"{seed}/mesh"))
    print(mesh.text + "\n")
    for i in range(count):
        print(Program(random.Random(f"{seed}/{i}"), f"program{i}", mesh).text())


main(int(sys.argv[1]), int(sys.argv[2]))
