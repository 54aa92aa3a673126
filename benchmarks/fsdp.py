#!/usr/bin/env python3
"""Measures the gain of scheduling communication in fully sharded data-parallel training.

The gradients of a chain of layers, whose weights devices share along the axis
of the batch, computed on emulated devices with emulated links: in a loop over
the layers, or layer after layer. A weight is gathered where it is used, forward
and backward, and its gradient is scattered. Compared are

- sync: one after the other (--overlap=none);
- default: rings beside contractions, as mesh-overlap decides without a
  description of the machine;
- rings: as it decides with one;
- async: mesh-schedule-async alone, with room for `--room` layers in flight;
- scheduled: mesh-rings with that room and the description, so that mesh-overlap
  leaves to mesh-schedule-async what would not hide under its contraction.

T_compute is the time of the contractions at the emulated rate, T_wire that of
gathers and scatters by the formula of the links; the efficiency is

    (T_sync - T) / (T_sync - max(T_compute, T_wire)).

    benchmarks/fsdp.py [--devices 4] [--layers 6] [--size 256] [--batch 64]
"""

import argparse
import json

import timing

CONTRACT = """  {result} = linalg.contract indexing_maps = [{maps}]
      ins({lhs}, {rhs} : {lhs_type}, {rhs_type})
      outs({init} : {type}) -> {type}
"""
# Dims of the operands and the result, as in an einsum.
FORWARD, BACKWARD, WEIGHTS = ("bi,io->bo", "bo,io->bi", "bi,bo->io")


def contract(einsum, result, lhs, rhs, init, lhs_type, rhs_type, type):
    operands = einsum.replace("->", ",").split(",")
    loops = ", ".join(sorted(set("".join(operands)) - set("b")) + ["b"])
    maps = ", ".join(f"affine_map<({loops}) -> ({', '.join(dims)})>" for dims in operands)
    return CONTRACT.format(**locals())


class Program:
    """The gradients of |tanh(… tanh(x W_0) …)|² / 2."""

    def __init__(self, devices, layers, size, batch):
        self.layers = layers
        self.x = f"tensor<{batch}x{size}xf32>"
        self.w = f"tensor<{size}x{size}xf32>"
        self.stack = f"tensor<{layers}x{size}x{size}xf32>"
        self.kept = f"tensor<{layers}x{batch}x{size}xf32>"
        self.size, self.batch = size, batch
        self.header = f"""mesh.mesh @m = <["data"={devices}]>
func.func @main(%x: {self.x} {{mesh.sharding = #mesh.sharding<@m, [{{"data"}}, {{}}]>}},
    %weights: {self.stack} {{mesh.sharding = #mesh.sharding<@m, [{{}}, {{"data"}}, {{}}]>}})
    -> ({self.stack} {{mesh.sharding = #mesh.sharding<@m, [{{}}, {{"data"}}, {{}}]>}}) {{
  %zeros = arith.constant dense<0.0> : {self.x}
  %w_zeros = arith.constant dense<0.0> : {self.w}
  %one = arith.constant dense<1.0> : {self.x}
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.constant {layers - 1} : index
  %end = arith.constant {layers} : index
  %empty = tensor.empty() : {self.kept}
  %no_gradients = tensor.empty() : {self.stack}
"""

    def take(self, result, stack, index, type, stack_type, sizes):
        return (f"  {result} = tensor.extract_slice {stack}[{index}, 0, 0]"
                f" [1, {sizes[0]}, {sizes[1]}] [1, 1, 1] : {stack_type} to {type}\n")

    def put(self, result, value, stack, index, type, stack_type, sizes):
        return (f"  {result} = tensor.insert_slice {value} into {stack}[{index}, 0, 0]"
                f" [1, {sizes[0]}, {sizes[1]}] [1, 1, 1] : {type} into {stack_type}\n")

    def weight(self, i, index):
        square = (self.size, self.size)
        return (self.take(f"%part{i}", "%weights", index, self.w, self.stack, square) +
                f"  %w{i} = mesh.shard %part{i} <@m, [{{}}, {{}}]> : {self.w}\n")

    def forward(self, i, index, at, kept):
        """Leaves %y{i} and %kept{i}."""
        rows = (self.batch, self.size)
        return (self.weight(i, index) +
                contract(FORWARD, f"%h{i}", at, f"%w{i}", "%zeros", self.x, self.w, self.x) +
                f"  %y{i} = math.tanh %h{i} : {self.x}\n" +
                self.put(f"%kept{i}", at, kept, index, self.x, self.kept, rows))

    def backward(self, i, index, y, gradient, kept, gradients):
        """Leaves %x{i}, %g{i} and %gradients{i}."""
        square, rows = (self.size, self.size), (self.batch, self.size)
        return (self.take(f"%x{i}", kept, index, self.x, self.kept, rows) +
                f"  %square{i} = arith.mulf {y}, {y} : {self.x}\n"
                f"  %slope{i} = arith.subf %one, %square{i} : {self.x}\n"
                f"  %dh{i} = arith.mulf {gradient}, %slope{i} : {self.x}\n" +
                contract(WEIGHTS, f"%dw{i}", f"%x{i}", f"%dh{i}", "%w_zeros",
                         self.x, self.x, self.w) +
                f"  %dpart{i} = mesh.shard %dw{i} <@m, [{{\"data\"}}, {{}}]> : {self.w}\n" +
                self.put(f"%gradients{i}", f"%dpart{i}", gradients, index, self.w, self.stack,
                         square) +
                self.weight(f"b{i}", index) +
                contract(BACKWARD, f"%g{i}", f"%dh{i}", f"%wb{i}", "%zeros",
                         self.x, self.w, self.x))

    def loops(self):
        x, kept, stack = self.x, self.kept, self.stack
        return (self.header +
                "  %f:2 = scf.for %i = %c0 to %end step %c1 iter_args(%at = %x, %all = %empty)"
                f" -> ({x}, {kept}) {{\n" + self.forward("", "%i", "%at", "%all") +
                f"  scf.yield %y, %kept : {x}, {kept}\n  }}\n"
                "  %b:3 = scf.for %i = %c0 to %end step %c1 iter_args(%y = %f#0, %g = %f#0,"
                f" %grads = %no_gradients) -> ({x}, {x}, {stack}) {{\n"
                "  %layer = arith.subi %last, %i : index\n" +
                self.backward("_", "%layer", "%y", "%g", "%f#1", "%grads") +
                f"  scf.yield %x_, %g_, %gradients_ : {x}, {x}, {stack}\n  }}\n"
                f"  return %b#2 : {stack}\n}}\n")

    def unrolled(self):
        text, at, kept = self.header, "%x", "%empty"
        for i in range(self.layers):
            text += self.forward(i, i, at, kept)
            at, kept = f"%y{i}", f"%kept{i}"
        y, gradient, gradients = at, at, "%no_gradients"
        for i in reversed(range(self.layers)):
            text += self.backward(i, i, y, gradient, kept, gradients)
            y, gradient, gradients = f"%x{i}", f"%g{i}", f"%gradients{i}"
        return text + f"  return {gradients} : {self.stack}\n}}\n"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    timing.add_arguments(parser, rounds=3, repeat=3)
    parser.add_argument("--devices", type=int, default=4)
    parser.add_argument("--layers", type=int, default=6)
    parser.add_argument("--size", type=int, default=256)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--room", type=int, default=4)
    parser.add_argument("--wire", type=float, nargs="+", default=[0.5, 1.0, 2.0],
                        help="T_wire / T_compute")
    parser.add_argument("--layer-ms", type=float, default=5,
                        help="what a contraction of a layer takes")
    args = parser.parse_args()

    n, latency = args.devices, 20e-6
    flops = 2 * args.batch // n * args.size ** 2
    rate = flops / (args.layer_ms * 1e-3)
    compute = 3 * args.layers * args.layer_ms * 1e-3
    block = 4 * args.size ** 2 // n
    room = args.room * 4 * args.size ** 2
    rings = "--pipeline=mesh-spmd,mesh-rings{{machine={} max-bytes-in-flight={}}}"
    program = Program(n, args.layers, args.size, args.batch)
    with timing.Timer(args, f"--flops={rate / 1e9:.6f}GFLOP/s") as timer:
        machine = timer.folder / "machine.json"
        none = "--overlap=none"
        variants = {
            "sync": [none],
            "default": [],
            "rings": [none, rings.format(machine, 0)],
            "async": [none, f"--pipeline=mesh-spmd,func.func(mesh-schedule-async{{max-bytes={room}}})"],
            "scheduled": [none, rings.format(machine, room)]}

        names = list(variants)
        print("| | wire / compute | bound ms | " + " | ".join(names) + " | efficiency: " +
              " | ".join(names[1:]) + " |")
        print("|" + "---|" * (2 * len(names) + 2))
        for name, text in [("loops", program.loops()), ("unrolled", program.unrolled())]:
            for ratio in args.wire:
                # Two gathers and a scatter of n - 1 hops for each layer.
                wire = ratio * compute
                hop = wire / (3 * args.layers * (n - 1))
                bandwidth = block / (hop - latency)
                machine.write_text(json.dumps({
                    "links": {"data": {"latency": latency, "bandwidth": bandwidth}},
                    "flops": {"f32": rate}, "contraction_overhead": 1e-4}))
                link = (f"--link=data:latency={latency * 1e6:g}us,"
                        f"bandwidth={bandwidth / 1e6:.4f}MB/s")
                ms = timer.compare({variant: [text, link, *options]
                                    for variant, options in variants.items()})
                bound = max(compute, wire)
                row = [name, f"{ratio:g}", f"{bound * 1e3:.1f}"]
                row += [f"{ms[variant] * 1e3:.1f}" for variant in variants]
                row += [f"{(ms['sync'] - ms[variant]) / (ms['sync'] - bound):.2f}"
                        for variant in names[1:]]
                print("| " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
