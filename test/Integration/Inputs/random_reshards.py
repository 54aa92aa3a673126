"""Prints functions that reshard values from one random sharding to the next.

usage: random_reshards.py SEED COUNT

The mesh has one to three axes of sizes 1 to 6; shardings name whole axes, parts
of them, in any order, and axes over which a value is a partial sum. Some values
are shared by several reshards, and negated or added up in between. In programs of
mesh-fuzz few reshards follow each other, and its strategies have no bounds on the
memory of a reshard, no machine and no collectives put together.
"""

import math
import random
import sys

MAX_DEVICES = 36


def make_mesh(rng):
    while True:
        sizes = [rng.randint(1, 6) for _ in range(rng.choice([1, 2, 3, 3]))]
        if 1 < math.prod(sizes) <= MAX_DEVICES:
            return dict(zip("xyz", sizes))


def parts_of(rng, name, size):
    """The axis, or a list of digits of it, each as (text, size)."""
    divisors = [d for d in range(2, size) if size % d == 0]
    if not divisors or rng.random() < 0.5:
        return [(f'"{name}"', size)]
    cut = rng.choice(divisors)
    return [(f'"{name}":(1){cut}', cut), (f'"{name}":({cut}){size // cut}',
                                          size // cut)]


class Program:
    def __init__(self, rng, name, mesh):
        self.rng, self.name, self.mesh = rng, name, mesh
        rank = rng.choice([1, 2, 2, 3])
        whole = math.prod(mesh.values())
        self.shape = [
            rng.choice([whole, whole, math.lcm(*mesh.values()), 12])
            for _ in range(rank)]
        if math.prod(self.shape) > 40000:
            self.shape = [math.lcm(*mesh.values())] * rank
        self.type = f"tensor<{''.join(f'{d}x' for d in self.shape)}f32>"
        self.lines = []
        self.values = ["%x"]

    def sharding(self, can_be_partial):
        rng = self.rng
        digits = [d for name, size in self.mesh.items()
                  for d in parts_of(rng, name, size)]
        rng.shuffle(digits)
        dims = [[] for _ in self.shape]
        blocks = list(self.shape)
        partial = []
        for text, size in digits:
            place = rng.choice([-1, *range(len(dims)), *range(len(dims))])
            if place >= 0 and blocks[place] % size == 0:
                if dims[place] and self.joins(dims[place][-1], text):
                    continue
                dims[place].append(text)
                blocks[place] //= size
            elif can_be_partial and rng.random() < 0.5:
                if not (partial and self.joins(partial[-1], text)):
                    partial.append(text)
        text = ", ".join("{" + ", ".join(dim) + "}" for dim in dims)
        if partial:
            text += "], partial=sum{" + ", ".join(partial) + "}"
            return f"<@m, [{text}>"
        return f"<@m, [{text}]>"

    @staticmethod
    def joins(major, minor):
        """Whether the two would have to be written as one."""
        if ":" not in major or ":" not in minor:
            return False
        name, rest = major.split(":")
        other, start = minor.split(":")
        pre, size = rest[1:].split(")")
        return name == other and int(pre) * int(size) == int(
            start[1:].split(")")[0])

    def step(self):
        rng, name = self.rng, f"%{len(self.lines)}"
        value = self.values[-1 if rng.random() < 0.8 else 0]
        kind = rng.choice(["reshard"] * 4 + ["shard", "neg", "add"])
        if kind == "neg":
            line = f"arith.negf {value} : {self.type}"
        elif kind == "add":
            other = rng.choice(self.values)
            line = f"arith.addf {value}, {other} : {self.type}"
        else:
            how = self.sharding(can_be_partial=kind == "reshard")
            line = f"mesh.{kind} {value} {how} : {self.type}"
        self.lines.append(f"{name} = {line}")
        self.values.append(name)

    def text(self):
        for _ in range(self.rng.randrange(2, 7)):
            self.step()
        body = "".join(f"  {line}\n" for line in self.lines)
        before, after = self.sharding(False), self.sharding(True)
        return (f"func.func @{self.name}(%x: {self.type} "
                f"{{mesh.sharding = #mesh.sharding{before}}})\n"
                f"    -> ({self.type} {{mesh.sharding = #mesh.sharding{after}}})"
                f" {{\n{body}  return {self.values[-1]} : {self.type}\n}}\n")


def main(seed, count):
    mesh = make_mesh(random.Random(seed))
    axes = ", ".join(f'"{name}"={size}' for name, size in mesh.items())
    print(f"mesh.mesh @m = <[{axes}]>\n")
    for i in range(count):
        rng = random.Random(f"{seed}/{i}")
        print(Program(rng, f"reshard{i}", mesh).text())


main(int(sys.argv[1]), int(sys.argv[2]))
