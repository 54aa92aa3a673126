"""Prints random programs with random shardings.

usage: random_programs.py SEED COUNT

Each function is a straight line of tensor ops whose arguments, results and some
of whose values are split at random over a mesh of 2 x 3 devices.
"""

import random
import sys

SIZES = [6, 12]
AXES = ["a", "b"]


def tensor(dims, element="f32"):
    return "tensor<" + "".join(f"{d}x" for d in dims) + f"{element}>"


class Program:
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

    def text(self):
        for _ in range(self.rng.randrange(1, 3)):
            self.argument([self.rng.choice(SIZES)
                           for _ in range(self.rng.randrange(1, 4))])
        for _ in range(self.rng.randrange(2, 9)):
            self.step()
        results = self.rng.sample(self.values, min(2, len(self.values)))
        types = [tensor(dims) for _, dims in results]
        signature = ", ".join(
            f"{t} {{mesh.sharding = #mesh.sharding{self.sharding(len(dims), True)}}}"
            for t, (_, dims) in zip(types, results))
        body = "".join(f"  {line}\n" for line in self.lines)
        return (f"func.func @{self.name}({', '.join(self.arguments)})\n"
                f"    -> ({signature}) {{\n{body}"
                f"  return {', '.join(v for v, _ in results)} : {', '.join(types)}\n}}\n")


def main(seed, count):
    print('mesh.mesh @m = <["a"=2, "b"=3]>\n')
    for i in range(count):
        print(Program(random.Random(f"{seed}/{i}"), f"program{i}").text())


main(int(sys.argv[1]), int(sys.argv[2]))
