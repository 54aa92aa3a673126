"""Prints random programs with loops, branches and calls, randomly split.

usage: random_control_flow.py SEED COUNT [SIZE...]

Dims are of the given sizes, or of some that divide. Functions are nested loops,
branches, regions and calls around tensor ops whose values are split at random
over a mesh of 2 x 3 devices. Conditions come from loop counters and from
elements of tensors. mesh-fuzz has these ops, too, but makes one function a
module, and its strategies have no programs for single devices.
"""

import random
import sys

MAX_DEPTH = 3
SIZES = [6, 12]
AXES = ["a", "b"]


def tensor(dims, element="f32"):
    return "tensor<" + "".join(f"{d}x" for d in dims) + f"{element}>"


class StraightProgram:
    """Straight lines of tensor ops."""

    def __init__(self, rng, name):
        self.rng = rng
        self.name = name
        self.lines = []
        self.count = 0
        self.arguments = []
        self.values = []  # (name, dims)

    def sharding(self, rank, partial=False):
        """Each axis splits a dim, or none; with `partial` it may be unreduced."""
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

    def argument(self, dims):
        name = f"%arg{len(self.arguments)}"
        self.arguments.append(
            f"{name}: {tensor(dims)} "
            f"{{mesh.sharding = #mesh.sharding{self.sharding(len(dims))}}}")
        self.values.append((name, dims))
        return name

    def emit(self, dims, text):
        name = f"%{self.count}"
        self.count += 1
        self.lines.append(f"{name} = {text}")
        self.values.append((name, dims))
        return name

    def filled(self, dims, value):
        name = f"%c{len(self.lines)}"
        self.lines.append(
            f"{name} = arith.constant dense<{value}> : {tensor(dims)}")
        return name

    def pick(self, accept=lambda dims: True):
        """A value whose dims are accepted, or a new argument."""
        found = [v for v in self.values if accept(v[1])]
        return self.rng.choice(found) if found else None

    def step(self):
        rng = self.rng
        x, dims = self.pick()
        t = tensor(dims)
        kind = rng.choice(["unary", "binary", "matmul", "matmul", "reduce",
                           "broadcast", "transpose", "shard", "reshard"])
        if kind == "unary":
            op = rng.choice(["math.tanh", "math.absf", "arith.negf"])
            self.emit(dims, f"{op} {x} : {t}")
        elif kind == "binary":
            y, _ = self.pick(lambda d: d == dims)
            op = rng.choice(["arith.addf", "arith.mulf", "arith.maximumf"])
            self.emit(dims, f"{op} {x}, {y} : {t}")
        elif kind == "matmul" and len(dims) == 2:
            found = self.pick(lambda d: len(d) == 2 and d[0] == dims[1])
            if not found:
                other = [dims[1], rng.choice(SIZES)]
                found = (self.argument(other), other)
            y, other = found
            out = [dims[0], other[1]]
            # Keeps the numbers near 1.
            zero = self.filled(out, 0.0)
            product = self.emit(
                out, f"linalg.matmul ins({x}, {y} : {t}, {tensor(other)}) "
                f"outs({zero} : {tensor(out)}) -> {tensor(out)}")
            scale = self.filled(out, 0.25)
            self.emit(out, f"arith.mulf {product}, {scale} : {tensor(out)}")
        elif kind == "reduce" and dims:
            dim = rng.randrange(len(dims))
            out = dims[:dim] + dims[dim + 1:]
            zero = self.filled(out, 0.0)
            total = self.emit(
                out, f"linalg.reduce {{ arith.addf }} ins({x} : {t}) "
                f"outs({zero} : {tensor(out)}) dimensions = [{dim}]")
            scale = self.filled(out, 0.125)
            self.emit(out, f"arith.mulf {total}, {scale} : {tensor(out)}")
        elif kind == "broadcast" and len(dims) < 3:
            dim, size = rng.randrange(len(dims) + 1), rng.choice(SIZES)
            out = dims[:dim] + [size] + dims[dim:]
            empty = f"%e{len(self.lines)}"
            self.lines.append(f"{empty} = tensor.empty() : {tensor(out)}")
            self.emit(out, f"linalg.broadcast ins({x} : {t}) "
                      f"outs({empty} : {tensor(out)}) dimensions = [{dim}]")
        elif kind == "transpose" and len(dims) > 1:
            order = list(range(len(dims)))
            rng.shuffle(order)
            out = [dims[d] for d in order]
            empty = f"%e{len(self.lines)}"
            self.lines.append(f"{empty} = tensor.empty() : {tensor(out)}")
            self.emit(out, f"linalg.transpose ins({x} : {t}) "
                      f"outs({empty} : {tensor(out)}) permutation = {order}")
        elif kind in ("shard", "reshard"):
            how = self.sharding(len(dims), partial=kind == "reshard")
            self.emit(dims, f"mesh.{kind} {x} {how} : {t}")


class ControlFlowProgram(StraightProgram):
    def __init__(self, rng, name, callees=()):
        super().__init__(rng, name)
        self.callees = list(callees)
        self.depth = 0
        self.scalars = 0
        self.indices = []
        self.taken = None

    def scalar(self, text):
        self.scalars += 1
        name = f"%s{self.scalars}"
        self.lines.append(f"{name} = {text}")
        return name

    def index(self, value):
        return self.scalar(f"arith.constant {value} : index")

    def element(self):
        """An element of some tensor."""
        x, dims = self.pick()
        where = [self.index(self.rng.randrange(d)) for d in dims]
        return self.scalar(f"tensor.extract {x}[{', '.join(where)}] : {tensor(dims)}")

    def condition(self):
        if self.indices and self.rng.random() < 0.3:
            limit = self.index(self.rng.randrange(3))
            return self.scalar(
                f"arith.cmpi ult, {self.rng.choice(self.indices)}, {limit} : index")
        limit = self.scalar("arith.constant 0.0123 : f32")
        return self.scalar(f"arith.cmpf olt, {self.element()}, {limit} : f32")

    def latest(self, dims):
        """Most often the last value that fits: what is not used is no test."""
        found = [name for name, d in self.values if d == dims]
        return found[-1] if self.rng.random() < 0.6 else self.rng.choice(found)

    def block(self, wanted, arguments=(), indices=()):
        """Steps in a region; returns values with the dims of `wanted`."""
        values, old_indices = list(self.values), list(self.indices)
        self.values += arguments
        self.indices += indices
        self.depth += 1
        for _ in range(self.rng.randrange(0, 4)):
            self.step()
        self.depth -= 1
        found = [self.latest(dims) for dims in wanted]
        self.values, self.indices = values, old_indices
        return found

    def close(self, text, yielded, dims, op="scf.yield"):
        """Ends a region."""
        types = ", ".join(tensor(d) for d in dims)
        self.lines.append(f"{op} {', '.join(yielded)} : {types}")
        self.lines.append(text)

    def open(self, text):
        self.lines.append(text)

    def carried(self):
        return [self.pick() for _ in range(self.rng.randrange(1, 3))]

    def results(self, dims, text):
        """Opens an op with results."""
        name = f"%r{len(self.lines)}"
        types = ", ".join(tensor(d) for d in dims)
        self.open(f"{name}:{len(dims)} = {text} -> ({types}) {{")
        return [(f"{name}#{i}", d) for i, d in enumerate(dims)]

    def make_for(self):
        carried = self.carried()
        dims = [d for _, d in carried]
        begin, step = self.index(0), self.index(1)
        end = self.index(self.rng.randrange(4))
        arguments = [(f"%i{len(self.lines)}_{k}", d) for k, d in enumerate(dims)]
        counter = f"%n{len(self.lines)}"
        bindings = ", ".join(
            f"{a} = {x}" for (a, _), (x, _) in zip(arguments, carried))
        results = self.results(
            dims, f"scf.for {counter} = {begin} to {end} step {step} "
            f"iter_args({bindings})")
        self.close("}", self.block(dims, arguments, [counter]), dims)
        self.values += results

    def make_if(self):
        dims = [d for _, d in self.carried()]
        results = self.results(dims, f"scf.if {self.condition()}")
        self.close("} else {", self.block(dims), dims)
        self.close("}", self.block(dims), dims)
        self.values += results

    def make_switch(self):
        dims = [d for _, d in self.carried()]
        which = self.index(self.rng.randrange(3))
        if self.indices:
            which = self.rng.choice(self.indices)
        results = self.results(dims, f"scf.index_switch {which}")
        # Its syntax has no brace before the first case, and none around types.
        head, types = self.lines[-1].split(" -> ")
        self.lines[-1] = f"{head} -> {types.removesuffix(' {')[1:-1]}"
        self.open("case 1 {")
        self.close("}", self.block(dims), dims)
        self.open("default {")
        self.close("}", self.block(dims), dims)
        self.values += results

    def make_region(self):
        dims = [d for _, d in self.carried()]
        results = self.results(dims, "scf.execute_region")
        self.close("}", self.block(dims), dims)
        self.values += results

    def make_while(self):
        carried = self.carried()
        dims = [d for _, d in carried]
        types = ", ".join(["index"] + [tensor(d) for d in dims])
        tag = len(self.lines)
        zero, limit = self.index(0), self.index(self.rng.randrange(4))
        before = [(f"%b{tag}_{k}", d) for k, d in enumerate(dims)]
        after = [(f"%a{tag}_{k}", d) for k, d in enumerate(dims)]
        bindings = ", ".join([f"%n{tag} = {zero}"] + [
            f"{a} = {x}" for (a, _), (x, _) in zip(before, carried)])
        name = f"%w{tag}"
        self.open(f"{name}:{len(dims) + 1} = scf.while ({bindings}) : "
                  f"({types}) -> ({types}) {{")
        kept = list(self.values)
        self.values += before
        go = self.scalar(f"arith.cmpi ult, %n{tag}, {limit} : index")
        if self.rng.random() < 0.5:
            go = self.scalar(f"arith.andi {go}, {self.condition()} : i1")
        self.values = kept
        passed = self.block(dims, before, [f"%n{tag}"])
        self.open(f"scf.condition({go}) %n{tag}, {', '.join(passed)} : {types}")
        self.open("} do {")
        arguments = ", ".join([f"%m{tag}: index"] + [
            f"{a}: {tensor(d)}" for a, d in after])
        self.open(f"^bb0({arguments}):")
        found = self.block(dims, after, [f"%m{tag}"])
        one = self.index(1)
        following = self.scalar(f"arith.addi %m{tag}, {one} : index")
        self.open(f"scf.yield {', '.join([following] + found)} : {types}")
        self.open("}")
        self.values += [(f"{name}#{k + 1}", d) for k, d in enumerate(dims)]

    def make_forall(self):
        """Rows of a tensor, one after the other."""
        x, dims = self.pick()
        if not dims:
            return
        row = [1] + dims[1:]
        tag = len(self.lines)
        offsets = ", ".join([f"%n{tag}"] + ["0"] * (len(dims) - 1))
        ones = ", ".join(["1"] * len(dims))
        sizes = ", ".join(str(d) for d in row)
        place = f"[{offsets}] [{sizes}] [{ones}]"
        out, _ = self.pick(lambda d: d == dims)
        self.open(f"%f{tag} = scf.forall (%n{tag}) in ({dims[0]}) "
                  f"shared_outs(%o{tag} = {out}) -> ({tensor(dims)}) {{")
        piece = self.scalar(f"tensor.extract_slice {x}{place} : "
                            f"{tensor(dims)} to {tensor(row)}")
        value = self.scalar(f"math.tanh {piece} : {tensor(row)}")
        self.open("scf.forall.in_parallel {")
        self.open(f"tensor.parallel_insert_slice {value} into %o{tag}{place} : "
                  f"{tensor(row)} into {tensor(dims)}")
        self.open("}")
        self.open("}")
        self.values.append((f"%f{tag}", dims))

    def make_shard_map(self):
        """A region in local view, with control flow of its own."""
        x, dims = self.pick()
        tag, t = len(self.lines), tensor(dims)
        whole = "<@m, [" + ", ".join(["{}"] * len(dims)) + "]>"
        self.emit(dims, f'mesh.shard_map on @m manual ["a"] ({x}) '
                  f"in [{whole}] out [{whole}] {{")
        self.open(f"^bb0(%p{tag}: {t}):")
        self.open(f"%b{tag} = arith.constant 0 : index")
        self.open(f"%e{tag} = arith.constant {self.rng.randrange(3)} : index")
        self.open(f"%st{tag} = arith.constant 1 : index")
        self.open(f"%l{tag} = scf.for %k{tag} = %b{tag} to %e{tag} step %st{tag} "
                  f"iter_args(%q{tag} = %p{tag}) -> ({t}) {{")
        self.open(f"%u{tag} = math.tanh %q{tag} : {t}")
        self.open(f"scf.yield %u{tag} : {t}")
        self.open("}")
        self.open(f"mesh.yield %l{tag} : {t}")
        self.open(f"}} : ({t}) -> {t}")

    def make_call(self):
        if not self.callees:
            return
        callee = self.rng.choice(self.callees)
        operands = []
        for dims in callee.taken:
            found = self.pick(lambda d: d == dims)
            operands.append(found[0] if found else self.filled(dims, 0.5))
        name = f"%r{len(self.lines)}"
        self.open(f"{name}:{len(callee.given)} = func.call @{callee.name}"
                  f"({', '.join(operands)}) : {callee.type}")
        self.values += [(f"{name}#{i}", d) for i, d in enumerate(callee.given)]

    def step(self):
        kinds = [self.make_for, self.make_if, self.make_while, self.make_switch,
                 self.make_region, self.make_forall, self.make_shard_map,
                 self.make_call]
        if self.depth < MAX_DEPTH and self.rng.random() < 0.45:
            self.rng.choice(kinds)()
        else:
            super().step()

    def argument(self, dims):
        if self.taken is not None:  # the body has begun
            x = self.filled(dims, 0.25)
            self.values.append((x, dims))
            return x
        name = f"%arg{len(self.arguments)}"
        how = ""
        if self.rng.random() < 0.6:
            how = f" {{mesh.sharding = #mesh.sharding{self.sharding(len(dims))}}}"
        self.arguments.append(f"{name}: {tensor(dims)}{how}")
        self.values.append((name, dims))
        return name

    def text(self, private=False):
        rng = self.rng
        for _ in range(rng.randrange(1, 4)):
            self.argument([rng.choice(SIZES) for _ in range(rng.randrange(1, 3))])
        self.taken = [dims for _, dims in self.values]
        for _ in range(rng.randrange(2, 6)):
            self.step()
        results = self.values[-2:]
        self.given = [dims for _, dims in results]
        types = [tensor(dims) for dims in self.given]
        self.type = (f"({', '.join(tensor(d) for d in self.taken)}) -> "
                     f"({', '.join(types)})")
        declared = [
            t if rng.random() < 0.5 else
            f"{t} {{mesh.sharding = #mesh.sharding{self.sharding(len(dims))}}}"
            for t, dims in zip(types, self.given)]
        body = "".join(f"  {line}\n" for line in self.lines)
        visibility = "private " if private else ""
        return (f"func.func {visibility}@{self.name}({', '.join(self.arguments)})\n"
                f"    -> ({', '.join(declared)}) {{\n{body}"
                f"  return {', '.join(v for v, _ in results)} : {', '.join(types)}\n}}\n")


def main(seed, count, *sizes):
    SIZES[:] = sizes or SIZES
    print('mesh.mesh @m = <["a"=2, "b"=3]>\n')
    callees = []
    for i in range(count):
        rng = random.Random(f"{seed}/{i}")
        # Functions that the programs after them call, and one another.
        if i % 4 == 0:
            callee = ControlFlowProgram(rng, f"callee{i}", callees[-2:])
            print(callee.text(private=True))
            callees.append(callee)
        print(ControlFlowProgram(rng, f"program{i}", callees[-3:]).text())


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
