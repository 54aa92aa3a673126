#!/usr/bin/env python3
"""Measures the forms of collectives on rings and through switches.

Runs collectives of few and of many bytes over devices with emulated links, in
these forms: native, a ring of permutes, a ring in both directions, levels of two
(recursive doubling and halving), Bruck's algorithm where there is one, and the
form that mesh-overlap chooses for the links. Times are the least of all runs:
other work of the machine can only add to the emulated time. Prints the ratio of
the chosen form to the fastest one. For all forms together it prints the least and
the largest ratio of the predicted (mesh-predict-time) to the measured time.

With `--within` a form is run again, for `--patience` seconds at most, until its
time is so close to the prediction. The status is 1 if one is not.

    benchmarks/forms.py [--devices 2 4 8] [--collectives gather …] [--sizes small …]
"""

import argparse
import json
import re
import sys
import time

import timing

BANDWIDTH = 10e6
BLOCKS = {"small": 1024, "large": 1024 * 128}
FORMS = {"native": "overlap=none", "ring": "overlap=ring chunks=1",
         "both ways": "overlap=bidirectional chunks=1",
         "levels of 2": "overlap=ring form=doubling chunks=1",
         "Bruck": "overlap=ring form=bruck",
         "decided": "overlap=auto machine={machine}"}

# Each with the type of its operand and result for `b` numbers in a block of n.
COLLECTIVES = {
    "gather": ("mesh.all_gather %x on @m [\"a\"] dim 0", "{b}", "{nb}"),
    "scatter": ("mesh.reduce_scatter sum %x on @m [\"a\"] dim 0", "{nb}", "{b}"),
    "reduce": ("mesh.all_reduce sum %x on @m [\"a\"]", "{nb}", "{nb}"),
    "exchange": ("mesh.all_to_all %x on @m [\"a\"] split 0 concat 0", "{nb}", "{nb}"),
    "broadcast": ("mesh.broadcast %x on @m [\"a\"] root 0", "{nb}", "{nb}")}

PROGRAM = """
mesh.mesh @m = <["a"={n}]>
func.func @main(%x: tensor<{input}xf32>) -> (tensor<{output}xf32>{sharding}) attributes {{mesh.spmd = @m}} {{
  %y = {op} : tensor<{input}xf32>{arrow}
  return %y : tensor<{output}xf32>
}}
"""


def get_program(name, n, size):
    op, source, result = COLLECTIVES[name]
    block = BLOCKS[size] // 4
    numbers = {"b": block, "nb": n * block}
    source, result = source.format(**numbers), result.format(**numbers)
    arrow = "" if name in ("reduce", "broadcast") else f" -> tensor<{result}xf32>"
    sharding = (' {mesh.sharding = #mesh.sharding<@m, [{"a"}]>}'
                if name in ("scatter", "exchange") else "")
    return PROGRAM.format(n=n, op=op, input=source, output=result, arrow=arrow,
                          sharding=sharding)


def get_forms(name):
    """Returns the forms that differ. Collectives without Bruck take levels of 2 instead."""
    if name == "broadcast":
        return ["native", "ring", "decided"]
    return [form for form in FORMS
            if form != "Bruck" or name in ("gather", "exchange")]


def measure(timer, program, form, options, args):
    """The least time of a form, and the predicted one."""
    least, end = float("inf"), time.monotonic() + args.patience
    while True:
        report = timer.run(program, "--overlap=none",
                           f"--pipeline=mesh-rings{{collectives=all {form}}}", *options)["time"]
        least, predicted = min(least, report["min_s"]), report["predicted_s"]
        if not args.within or abs(least / predicted - 1) <= args.within or time.monotonic() > end:
            return least, predicted


def decide(program, machine, args):
    """Returns the decision of mesh-overlap."""
    remarks = timing.read_remarks(args.mesh_opt, program, f"machine={machine} collectives=all")
    made = re.search(r"by itself: (.*), predicted to take", remarks)
    alone = re.search(r'[0-9.]+ us of ([^"]*)', remarks)
    if made:
        return made.group(1)
    how = alone.group(1).split(" through ")[0]
    return "native" if how == "one after the other" else f"native: {how}"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    timing.add_arguments(parser, rounds=1, repeat=3)
    parser.add_argument("--mesh-opt", default=timing.ROOT / "build/release/bin/mesh-opt")
    parser.add_argument("--devices", type=int, nargs="+", default=[2, 4, 8])
    parser.add_argument("--collectives", nargs="+", choices=COLLECTIVES,
                        default=list(COLLECTIVES))
    parser.add_argument("--sizes", nargs="+", choices=BLOCKS, default=list(BLOCKS))
    parser.add_argument("--topologies", nargs="+", default=["ring", "switch"])
    parser.add_argument("--half-duplex", action="store_true")
    parser.add_argument("--latency", type=float, default=3,
                        help="in ms: long against what a busy machine adds")
    parser.add_argument("--within", type=float, default=0)
    parser.add_argument("--patience", type=float, default=0)
    args = parser.parse_args()

    print("| | devices | blocks | links | " + " | ".join(FORMS) +
          " | form | to fastest | predicted |")
    print("|" + "---|" * (len(FORMS) + 7))
    misses = 0
    with timing.Timer(args) as timer:
        machine = timer.folder / "machine.json"
        for name in args.collectives:
            for n in args.devices:
                for size in args.sizes:
                    for topology in args.topologies:
                        machine.write_text(json.dumps({"links": {"*": {
                            "topology": topology, "latency": args.latency * 1e-3,
                            "bandwidth": BANDWIDTH,
                            "duplex": not args.half_duplex}}}))
                        options = [
                            f"--machine={machine}",
                            f"--link=*:topology={topology},latency={args.latency:g}ms,"
                            f"bandwidth={BANDWIDTH * 1e-6:g}MB/s" +
                            (",half-duplex" if args.half_duplex else "")]
                        program = get_program(name, n, size)
                        times = {form: measure(timer, program,
                                               FORMS[form].format(machine=machine), options, args)
                                 for form in get_forms(name)}
                        ratios = [predicted / took for took, predicted in times.values()]
                        misses += sum(args.within > 0 and abs(1 / ratio - 1) > args.within
                                      for ratio in ratios)
                        fastest = min(took for took, _ in times.values())
                        row = [name, n, size, topology]
                        row += [f"{times[form][0] * 1e3:.1f}" if form in times else ""
                                for form in FORMS]
                        row += [decide(program, machine, args),
                                f"{times['decided'][0] / fastest:.2f}",
                                f"{min(ratios):.2f} to {max(ratios):.2f}"]
                        print("| " + " | ".join(map(str, row)) + " |", flush=True)
    if args.within:
        print(f"{misses} times not within {args.within:.0%} of what is predicted")
        sys.exit(misses > 0)


if __name__ == "__main__":
    main()
