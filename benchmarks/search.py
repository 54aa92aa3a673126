#!/usr/bin/env python3
"""Compares what mesh-search finds with the annotations that examples have.

Each example is stripped of its annotations and searched, on machines whose rates suit
its small tensors: fast links, slow links, and fast links with the memory that the
example's own annotations need. Of each the predicted step is printed, as mesh-simulate
says it of both programs, and their ratio: below 1, the search is faster. The bound is
the one that the search proves.

Inputs keep the meshes of the examples. Searches end with their budget, so that a busy
machine finds less.

With --evaluations, examples keep their annotations, and nothing is searched: rows have the
step and the memory of the lowered program, and by how much the evaluation by which searches
rank strategies differs from them.

    benchmarks/search.py [--budget 60] [--evaluations] [--bin build/release/bin] [examples…]
"""

import argparse
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The examples that are searched, and all that are evaluated.
EXAMPLES = ["data_parallel", "fsdp", "megatron_mlp", "megatron_attention", "sequence_parallel",
            "split_vocabulary", "mixture_of_experts", "summa", "spatial_convolution",
            "recurrent_cell", "jax/transformer_2_unrolled_loss"]
ALL = sorted(path.relative_to(ROOT / "examples").with_suffix("").as_posix()
             for folder in ("", "jax/") for path in (ROOT / "examples" / folder).glob("*.mlir"))
FAST = {"links": {"*": {"latency": 1e-8, "bandwidth": 2e9}}, "flops": {"f32": 1e9},
        "memory_bandwidth": 1e9}
SLOW = {**FAST, "links": {"*": {"latency": 1e-7, "bandwidth": 2e8}}}
MACHINES = {"fast links": (FAST, False), "slow links": (SLOW, False),
            "fast links, memory of the example": (FAST, True)}


def strip(text):
    """The program without annotations: shardings of arguments and results, and
    mesh.shard ops, whose results are their operands then."""
    text = re.sub(r"(, )?mesh\.sharding = #mesh\.sharding<[^>]*>", "", text)
    text = re.sub(r"\{\s*\}(?=\s*[,)])", "", text.replace("{, mesh", "{mesh"))
    while shard := re.search(r"^\s*(%\w+) = mesh\.shard (%\w+) <.*\n", text, re.MULTILINE):
        text = text[:shard.start()] + "\n" + text[shard.end():]
        text = re.sub(re.escape(shard[1]) + r"\b", shard[2], text)
    return text


def simulate(args, program, machine, folder):
    """The step, in seconds, and the bytes of the device that needs most."""
    report = folder / "report.json"
    subprocess.run([args.bin / "mesh-simulate", program, f"--machine={machine}",
                    f"--report={report}"], check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    entry, = json.loads(report.read_text())["entries"]
    simulated = entry["simulated"]
    memory = max(p["argument_bytes"] + p["result_bytes"] + p["predicted_bytes"]
                 for p in simulated["programs"])
    return simulated["step_s"], memory


def compare(args, name, folder):
    """Prints a row for each machine; returns the ratios."""
    example = ROOT / "examples" / f"{name}.mlir"
    stripped, found = folder / "stripped.mlir", folder / "found.mlir"
    stripped.write_text(strip(example.read_text()))
    ratios = []
    for title, (model, is_limited) in MACHINES.items():
        machine = folder / "machine.json"
        machine.write_text(json.dumps(model))
        expert, memory = simulate(args, example, machine, folder)
        limit = [f"--memory-limit={memory}"] if is_limited else []
        result = subprocess.run([args.bin / "mesh-search", stripped, f"--machine={machine}",
                                 f"--budget={args.budget}", "-o", found, *limit],
                                text=True, capture_output=True)
        if result.returncode != 0:
            print(f"| {name} | {title} | {result.stderr.strip()} | | | | | |", flush=True)
            continue
        tried = re.search(r"(\d+) strategies estimated, (\d+) tried, ", result.stdout)
        bound = re.search(r"found takes ([\d.]+)% more", result.stdout)
        step, needed = simulate(args, found, machine, folder)
        ratios.append(step / expert)
        print(f"| {name} | {title} | {expert * 1e6:.1f} | {step * 1e6:.1f} | {ratios[-1]:.2f} | "
              f"{needed / memory:.2f} | {bound[1] if bound else ''} | {tried[1]} | {tried[2]} |",
              flush=True)
    return ratios


def evaluate(args, name, folder):
    """Prints how far the evaluation of an example is from its lowered program, a row for each
    kind of links; returns the differences of time and memory."""
    machine, found = folder / "machine.json", []
    for title, (model, is_limited) in MACHINES.items():
        if is_limited:
            continue
        machine.write_text(json.dumps(model))
        # Without time, a search ends with what it starts from.
        result = subprocess.run([args.bin / "mesh-search", ROOT / "examples" / f"{name}.mlir",
                                 f"--machine={machine}", "--budget=1e-9", "--pipelines=false"],
                                text=True, capture_output=True)
        row = re.search(r"^ +1 +(\S+ \S+) +(\S+ \S+) .* ([+-]\S+)% +([+-]\S+)%", result.stdout,
                        re.MULTILINE)
        if not row:
            print(f"| {name} | {title} | {result.stderr.strip()} | | | |", flush=True)
            continue
        found.append((float(row[3]), float(row[4])))
        print(f"| {name} | {title} | {row[1]} | {row[3]} | {row[2]} | {row[4]} |", flush=True)
    return found


def print_evaluations(args, folder):
    print("| example | machine | step | evaluated, % | memory | evaluated, % |\n"
          "|---|---|---:|---:|---:|---:|")
    found = [pair for name in args.examples or ALL for pair in evaluate(args, name, folder)]
    for what, limit, values in zip(("step", "memory"), (2, 3), zip(*found)):
        print(f"\n{what}: {sum(abs(value) <= limit for value in values)} of {len(values)} within "
              f"{limit}%, the largest difference {max(values, key=abs):+.1f}%")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("examples", nargs="*")
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/release/bin")
    parser.add_argument("--budget", type=float, default=60)
    parser.add_argument("--evaluations", action="store_true")
    args = parser.parse_args()
    if args.evaluations:
        with tempfile.TemporaryDirectory() as folder:
            print_evaluations(args, pathlib.Path(folder))
        return
    print("| example | machine | its step, us | found, us | ratio | memory | above bound, % | "
          "estimated | tried |\n|---|---|---:|---:|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        ratios = [ratio for name in args.examples or EXAMPLES
                  for ratio in compare(args, name, pathlib.Path(folder))]
    if not ratios:
        sys.exit("no search succeeded")
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"\n{len(ratios)} cells: geometric mean {mean:.2f}, largest {max(ratios):.2f}, "
          f"at most 0.90 in {sum(r <= 0.9 for r in ratios)}, "
          f"above 1.02 in {sum(r > 1.02 for r in ratios)}")


if __name__ == "__main__":
    main()
