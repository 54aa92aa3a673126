#!/usr/bin/env python3
"""Compares the cost model's predictions for whole programs with measured times.

Runs the examples that have a @main on emulated devices and links (mesh-run --flops,
--link), with a description of that machine (--machine). Prints for each the predicted
time of a step, the measured one, and their ratio: with synchronous collectives, as
mesh-overlap decides, and, for pipelines, as programs of single devices. The measured
time is the least of all runs: other work of the machine can only add to it.

The devices are so slow that the contractions of a step take `--compute` milliseconds.
The links are so slow that the messages of a device take `--wire` times as long. So the
other work of this machine's cores is small.

    benchmarks/predictions.py [--rounds 1] [examples/fsdp.mlir …]
"""

import argparse
import json
import pathlib

import timing

LATENCY, OVERHEAD = 100e-6, 100e-6
VARIANTS = {"one after the other": ["--overlap=none"], "decided": ["--overlap=auto"],
            "programs": ["--overlap=auto", "--pipeline=mesh-spmd,mesh-programs"]}


def emulate(timer, path, args):
    """The options for the machine of a program, and what is not emulated: without
    contractions there is no rate."""
    devices = timer.run(path, "--overlap=none")["device_counters"]
    flops = max(device["flops"] for device in devices)
    sent = max(device["bytes_sent"] for device in devices)
    compute = args.compute * 1e-3
    rate = flops / compute if flops else 1e9
    bandwidth = sent / (args.wire * compute) if sent else 1e9
    machine = timer.folder / "machine.json"
    machine.write_text(json.dumps({
        "links": {"*": {"topology": args.topology, "latency": LATENCY,
                        "bandwidth": bandwidth}},
        "flops": {type: rate for type in ("f32", "f64", "f16", "bf16")},
        "contraction_overhead": OVERHEAD}))
    return [f"--machine={machine}", f"--flops={rate * 1e-3:.6f}kFLOP/s",
            f"--link=*:topology={args.topology},latency={LATENCY * 1e6:g}us,bandwidth={bandwidth:.3f}B/s"]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    timing.add_arguments(parser, rounds=1, repeat=9)
    parser.add_argument("--compute", type=float, default=40)
    parser.add_argument("--wire", type=float, default=1.0)
    parser.add_argument("--topology", choices=["ring", "switch"], default="ring")
    parser.add_argument("programs", nargs="*", type=pathlib.Path, default=[
        path for path in sorted((timing.ROOT / "examples").glob("*.mlir"))
        if " @main" in path.read_text()])
    args = parser.parse_args()

    print("| program | " + " | ".join(
        f"{name}: predicted ms | measured ms | ratio" for name in VARIANTS) + " |")
    print("|" + "---|" * (1 + 3 * len(VARIANTS)))
    with timing.Timer(args) as timer:
        for path in args.programs:
            options = emulate(timer, path, args)
            row = [path.stem]
            for name, variant in VARIANTS.items():
                if name == "programs" and "mesh.pipeline" not in path.read_text():
                    row += ["", "", ""]
                    continue
                times = [timer.run(path, *variant, *options)["time"]
                         for _ in range(args.rounds)]
                predicted = times[0].get("predicted_s")
                ms = min(time["min_s"] for time in times) * 1e3
                row += [f"{predicted * 1e3:.2f}", f"{ms:.2f}",
                        f"{predicted * 1e3 / ms:.3f}"] if predicted is not None else [
                            "", f"{ms:.2f}", ""]
            print("| " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
