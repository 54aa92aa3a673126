"""Writes a program of many ops whose operands two ways of splitting meet at.

users: many ops read one value; results ask for either layout in turn.
chain: a chain of ops laid out at random, each of which reads the same argument.
halves: a chain of ops, of which one half is laid out by rows, the other by columns.
"""

import random
import sys

ROWS, COLUMNS = '#mesh.sharding<@m, [{"x"}, {}]>', '#mesh.sharding<@m, [{}, {"x"}]>'
TYPE = "tensor<64x64xf32>"


def argument(name, sharding):
    return f"%{name}: {TYPE} {{mesh.sharding = {sharding}}}"


def main(kind, count):
    rng = random.Random(1)

    def op(result, name, operands, sharding):
        lines.append(f"  %{result} = {name} {operands} {{mesh.shardings = [{sharding}]}} : {TYPE}")
    lines, results = [], [f"%x{count}"]
    wanted = [COLUMNS]
    for i in range(count):
        if kind == "users":
            op(f"t{i}", "math.tanh", "%v", (ROWS, COLUMNS)[i % 2])
        elif kind == "chain":
            op(f"t{i}", "math.tanh", f"%x{i}", rng.choice((ROWS, COLUMNS)))
            op(f"x{i + 1}", "arith.addf", f"%t{i}, %w", rng.choice((ROWS, COLUMNS)))
        elif kind == "halves":
            op(f"x{i + 1}", "math.tanh", f"%x{i}", (ROWS, COLUMNS)[2 * i >= count])
    if kind == "users":
        op("v", "math.sin", "%w", COLUMNS)
        lines.insert(0, lines.pop())
        results, wanted = [f"%t{i}" for i in range(count)], [ROWS] * count
    types = ", ".join(f"{TYPE} {{mesh.sharding = {sharding}}}" for sharding in wanted)
    print('mesh.mesh @m = <["x"=4]>')
    print(f"func.func @f({argument('x0', ROWS)}, {argument('w', COLUMNS)}) -> ({types}) {{")
    print("\n".join(lines))
    print(f"  return {', '.join(results)} : {', '.join([TYPE] * len(results))}\n}}")


main(sys.argv[1], int(sys.argv[2]))
