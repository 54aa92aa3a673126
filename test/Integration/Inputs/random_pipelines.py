"""Prints random pipelines.

usage: random_pipelines.py SEED COUNT DEVICES [OTHERS]

Each function has a pipeline over an axis of DEVICES devices, with stages of one
body or of several, values that skip stages, parameters, masks and other things
that stages see, and results that are left partial or not. All is split at random
over that axis and over two others, of 2 devices each. With OTHERS these are of as
many devices, and axes need not divide what they split. Pipelines of mesh-fuzz have
no values that skip stages, no masks and no schedules.
"""

import random
import sys

AXES = ["data", "pipe", "model"]


def tensor(dims):
    return "tensor<" + "".join(f"{d}x" for d in dims) + "f32>"


class Program:
    def __init__(self, rng, name, devices, others):
        self.rng = rng
        self.name = name
        self.divides = others is None
        self.sizes = {"data": others or 2, "pipe": devices, "model": others or 2}
        self.lines = []
        self.count = 0
        self.arguments = []

    def fresh(self):
        self.count += 1
        return f"%v{self.count}"

    def emit(self, text, dims):
        name = self.fresh()
        self.lines.append(f"{name} = {text}")
        return name, dims

    def sharding(self, dims, axes=AXES, closed=True):
        """Some of the axes, on dims that divide or on any."""
        lists = [[] for _ in dims]
        left = list(dims)
        for axis in self.rng.sample(axes, len(axes)):
            place = self.rng.randrange(-1, len(dims))
            if place >= 0 and (not self.divides or
                               left[place] % self.sizes[axis] == 0):
                left[place] //= self.sizes[axis]
                lists[place].append(axis)
        end = "" if closed else "?"
        return "[" + ", ".join(
            "{" + ", ".join([f'"{a}"' for a in axes] + [end] * (end != "")) + "}"
            for axes in lists) + "]"

    def argument(self, dims):
        name = self.fresh()
        attribute = ""
        if self.rng.random() < 0.8:
            sharding = self.sharding(dims)
            attribute = f" {{mesh.sharding = #mesh.sharding<@m, {sharding}>}}"
        self.arguments.append(f"{name}: {tensor(dims)}{attribute}")
        return name, dims

    # What stages are made of

    def matmul(self, x, w):
        (a, (rows, k)), (b, (_, n)) = x, w
        zeros, out = self.emit(
            f"arith.constant dense<0.0> : {tensor([rows, n])}", [rows, n])
        return self.emit(
            f"linalg.matmul ins({a}, {b} : {tensor([rows, k])}, "
            f"{tensor([k, n])}) outs({zeros} : {tensor(out)}) -> {tensor(out)}",
            out)

    def unary(self, x):
        return self.emit(f"math.tanh {x[0]} : {tensor(x[1])}", x[1])

    def binary(self, x, y, ops=("addf", "mulf", "subf", "maximumf")):
        op = self.rng.choice(ops)
        return self.emit(f"arith.{op} {x[0]}, {y[0]} : {tensor(x[1])}", x[1])

    def shard(self, x):
        sharding = self.sharding(x[1], ["data", "model"], closed=False)
        return self.emit(f"mesh.shard {x[0]} <@m, {sharding}> : {tensor(x[1])}",
                         x[1])

    def add_index(self, x, index):
        integer = self.fresh()
        self.lines.append(f"{integer} = arith.index_cast {index} : index to i32")
        number = self.fresh()
        self.lines.append(f"{number} = arith.sitofp {integer} : i32 to f32")
        return self.binary(x, self.emit(
            f"tensor.splat {number} : {tensor(x[1])}", x[1]))

    def spread_rows(self, x):
        """The sum of the micro-batch's rows, added to each of them. Differences
        and squares, of one row, would magnify rounding errors."""
        name, dims = x
        zeros, out = self.emit(
            f"arith.constant dense<0.0> : {tensor(dims[1:])}", dims[1:])
        total, _ = self.emit(
            f"linalg.reduce {{ arith.addf }} ins({name} : {tensor(dims)}) "
            f"outs({zeros} : {tensor(out)}) dimensions = [0]", out)
        empty, _ = self.emit(f"tensor.empty() : {tensor(dims)}", dims)
        spread = self.emit(
            f"linalg.broadcast ins({total} : {tensor(out)}) "
            f"outs({empty} : {tensor(dims)}) dimensions = [0]", dims)
        return self.binary(x, self.unary(spread), ["addf", "maximumf"])

    def branch(self, x):
        """One way or the other, as an element of the tensor has it."""
        name, dims = x
        zero, number, one, is_more, result = (self.fresh() for _ in range(5))
        self.lines += [
            f"{zero} = arith.constant 0 : index",
            f"{number} = tensor.extract {name}[{zero}, {zero}] : {tensor(dims)}",
            f"{one} = arith.constant 0.1 : f32",
            f"{is_more} = arith.cmpf ogt, {number}, {one} : f32",
            f"{result} = scf.if {is_more} -> {tensor(dims)} {{"]
        then = self.unary(self.unary(x))
        self.lines += [f"scf.yield {then[0]} : {tensor(dims)}", "} else {",
                       f"scf.yield {name} : {tensor(dims)}", "}"]
        return result, dims

    def stage(self, x, weights, sides, indices):
        for _ in range(self.rng.randrange(1, 5)):
            kind = self.rng.randrange(7)
            width = x[1][1]
            fitting = [w for w in weights if w[1] == [width, width]]
            same = [s for s in sides if s[1] == x[1]]
            if kind == 0 and fitting:
                x = self.unary(self.matmul(x, self.rng.choice(fitting)))
            elif kind == 1 and same:
                x = self.binary(x, self.rng.choice(same))
            elif kind == 2:
                x = self.add_index(x, self.rng.choice(indices))
            elif kind == 3:
                x = self.spread_rows(x)
            elif kind == 4:
                x = self.branch(x)
            elif kind == 5:
                x = self.shard(x)
            else:
                x = self.unary(x)
        return self.unary(x)

    # The pipeline

    def region(self, number, x_dims, params, splits, shared, widen, skipped,
               targets):
        """A stage as text, what it yields, and what it has for later ones."""
        outer, self.lines = self.lines, []
        x = (self.fresh(), x_dims)
        come = [(self.fresh(), dims) for dims in skipped]
        own = [(self.fresh(), dims[1:]) for _, dims in params]
        parts = [(self.fresh(), [x_dims[0]] + dims[1:]) for _, dims in splits]
        indices = [self.fresh(), self.fresh()]
        arguments = [f"{n}: {tensor(d)}" for n, d in [x] + come + own + parts]
        arguments += [f"{n}: index" for n in indices]
        weights = own + [s for s in shared if len(s[1]) == 2]
        start = x
        for value in come:
            if value[1] == x[1]:
                x = self.binary(x, value)
        y = self.stage(x, weights, parts, indices)
        if widen:
            y = self.unary(self.matmul(y, widen))
        leave = [self.rng.choice([start, x, y]) for _ in targets]
        end = f"mesh.stage_yield {y[0]} : {tensor(y[1])}"
        if leave:
            end += (f" skipping {', '.join(n for n, _ in leave)} to {targets} : "
                    f"{', '.join(tensor(d) for _, d in leave)}")
        self.lines.append(end)
        text = [f"^stage{number}({', '.join(arguments)}):"] + self.lines
        self.lines = outer
        return text, y[1], [dims for _, dims in leave]

    def build(self):
        rng = self.rng
        microbatches = rng.choice([1, 2, 3, 4, 5])
        rows = rng.choice([1, 2, 4])
        stages = self.sizes["pipe"] * rng.choice([1, 1, 2])
        width = rng.choice([4, 8])
        batch = rows * microbatches
        x = self.argument([batch, width])
        params = [self.argument([stages, width, width])
                  for _ in range(rng.randrange(3))]
        splits = [self.argument([batch, width]) for _ in range(rng.randrange(2))]
        shared = [self.argument([width, width]) for _ in range(rng.randrange(2))]
        dims = [rows, width]
        regions = []
        count = 1 if rng.random() < 0.5 else stages
        skipped = [[] for _ in range(count)]
        for number in range(count):
            targets = [t for t in range(number + 2, count) if rng.random() < 0.3]
            widen = None
            if count > 1 and rng.random() < 0.3:
                other = rng.choice([4, 8])
                widen = self.argument([dims[1], other])
            text, dims, leave = self.region(number, dims, params, splits, shared,
                                            widen, skipped[number], targets)
            for target, of in zip(targets, leave):
                skipped[target].append(of)
            regions.append("\n".join(text))
        operands = [x] + params + splits
        names = lambda values: ", ".join(n for n, _ in values)
        result = [batch, dims[1]]
        y = self.fresh()
        self.lines.append(
            f'{y} = mesh.pipeline({x[0]}) on @m "pipe" stages {stages} '
            f"microbatches {microbatches}"
            + (" contiguous" if rng.random() < 0.4 else "")
            + (f" params({names(params)})" if params else "")
            + (f" split({names(splits)})" if splits else "")
            + " {\n" + "\n}, {\n".join(regions) + "\n} : ("
            + ", ".join(tensor(d) for _, d in operands)
            + f") -> {tensor(result)}")
        results = [(y, ', partial=sum{"pipe"}' if rng.random() < 0.5 else "")]
        if rng.random() < 0.6:
            results.append((self.unary((y, result))[0], ""))
        self.lines.append(
            f"return {', '.join(n for n, _ in results)} : "
            + ", ".join([tensor(result)] * len(results)))
        types = []
        for _, partial in results:
            axes = ["data", "model"] if partial else AXES
            types.append(f"{tensor(result)} {{mesh.sharding = #mesh.sharding<@m, "
                         f"{self.sharding(result, axes)}{partial}>}}")
        return "\n".join(
            [f"func.func @{self.name}(", ",\n".join(self.arguments),
             f") -> ({', '.join(types)}) {{"] + self.lines + ["}"])


def main():
    rng = random.Random(int(sys.argv[1]))
    devices = int(sys.argv[3])
    others = int(sys.argv[4]) if len(sys.argv) > 4 else None
    print(f'mesh.mesh @m = <["data"={others or 2}, "pipe"={devices}, '
          f'"model"={others or 2}]>')
    for index in range(int(sys.argv[2])):
        print(Program(rng, f"program{index}", devices, others).build())


main()
