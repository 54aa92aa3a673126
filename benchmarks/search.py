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

With --found, examples are stripped again, and what is evaluated are the strategies that are
lowered in the end: those of searches with several seeds, with and without a limit of memory,
and random annotations of arguments. Rows have the number of strategies and the median and
largest difference. Programs may also be files.

    benchmarks/search.py [--budget 60] [--evaluations | --found] [--seeds 2]
        [--machine m.json …] [--bin build/release/bin] [examples…]
"""

import argparse
import json
import math
import pathlib
import random
import re
import statistics
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


def annotate(text, seed):
    """`text` with one dimension of about every second argument split along one axis, where that
    is even."""
    rng = random.Random(seed)
    name, axes = re.search(r"mesh\.mesh @(\w+) = <\[(.*?)\]", text).groups()
    axes = re.findall(r'"(\w+)" *= *(\d+)', axes)

    def split(match):
        dims = match[2].split("x")[:-1]
        axis, size = rng.choice(axes)
        places = [at for at, dim in enumerate(dims) if int(dim) % int(size) == 0]
        if not places or rng.random() < 0.5:
            return match[0]
        at = rng.choice(places)
        split = ", ".join(f'{{"{axis}", ?}}' if each == at else "{?}" for each in range(len(dims)))
        sharding = f"mesh.sharding = #mesh.sharding<@{name}, [{split}]>"
        return f"{match[1]} {{{sharding}{', ' + match[3] if match[3] else '}'}"

    # Arguments of the first function.
    head, start, rest = text.partition("func.func")
    arguments, arrow, rest = rest.partition("->")
    arguments = re.sub(r"(%\w+: tensor<((?:\d+x)+\w+)>)(?: \{(.))?", split, arguments)
    return head + start + arguments + arrow + rest


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


def search(args, program, machine, budget, options=()):
    """Searches; returns the rows of the strategies that were lowered, as (step, memory, and the
    differences of the evaluations from these in percent), and the error, if there is one."""
    result = subprocess.run([args.bin / "mesh-search", program, f"--machine={machine}",
                             f"--budget={budget}", "--pipelines=false", *options],
                            text=True, capture_output=True)
    rows = re.findall(r"^ +\d+ +(\S+ \S+) +(\S+ \S+) .* ([+-]\S+)% +([+-]\S+)%", result.stdout,
                      re.MULTILINE)
    return [(row[0], row[1], float(row[2]), float(row[3])) for row in rows], result.stderr.strip()


def get_file(name):
    """The file of an example, or the file `name`."""
    return pathlib.Path(name) if name.endswith(".mlir") else ROOT / "examples" / f"{name}.mlir"


def evaluate(args, name, title, machine, folder):
    """Prints how far the evaluation of an example is from its lowered program; returns the rows
    of `search`."""
    # Without time, a search ends with what it starts from.
    rows, error = search(args, get_file(name), machine, 1e-9)
    for step, memory, time_off, memory_off in rows:
        print(f"| {name} | {title} | {step} | {time_off:+.1f} | {memory} | {memory_off:+.1f} |",
              flush=True)
    if not rows:
        print(f"| {name} | {title} | {error} | | | |", flush=True)
    return rows


def evaluate_found(args, name, title, machine, folder):
    """Prints how far the evaluations of strategies that are found, and of random ones, are from
    their lowered programs; returns the rows of `search`."""
    program, text = folder / "program.mlir", strip(get_file(name).read_text())
    rows = []
    for seed in range(args.seeds):
        program.write_text(text)
        found, _ = search(args, program, machine, args.budget, [f"--seed={seed}"])
        rows += found
        if found:
            limit = found[0][1].replace(" ", "")
            rows += search(args, program, machine, args.budget,
                           [f"--seed={seed}", f"--memory-limit={limit}"])[0]
    for seed in range(8 * args.seeds):
        program.write_text(annotate(text, seed))
        found, error = search(args, program, machine, 1e-9)
        rows += found
    if not rows:
        print(f"| {name} | {title} | {error} | | | | |", flush=True)
        return rows
    sizes = [[abs(row[column]) for row in rows] for column in (2, 3)]
    print(f"| {name} | {title} | {len(rows)} | " +
          " | ".join(f"{statistics.median(size):.1f} | {max(size):.1f}" for size in sizes) + " |",
          flush=True)
    return rows


def print_evaluations(args, folder):
    print("| example | machine | strategies | step, median | largest | memory, median | largest |\n"
          "|---|---|---:|---:|---:|---:|---:|" if args.found else
          "| example | machine | step | evaluated, % | memory | evaluated, % |\n"
          "|---|---|---:|---:|---:|---:|")
    machines = {}
    for title, (model, is_limited) in MACHINES.items():
        if not is_limited and not args.machine:
            machines[title] = folder / f"{len(machines)}.json"
            machines[title].write_text(json.dumps(model))
    machines |= {path.stem: path for path in args.machine}
    each = evaluate_found if args.found else evaluate
    rows = [row for name in args.examples or ALL for title, machine in machines.items()
            for row in each(args, name, title, machine, folder)]
    for column, what, limit in ((2, "step", 2), (3, "memory", 3)):
        values = [row[column] for row in rows]
        print(f"\n{what}: {sum(abs(value) <= limit for value in values)} of {len(values)} within "
              f"{limit}%, the median difference {statistics.median(map(abs, values)):.1f}%, "
              f"the largest {max(values, key=abs):+.1f}%")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("examples", nargs="*")
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/release/bin")
    parser.add_argument("--budget", type=float, default=60)
    parser.add_argument("--evaluations", action="store_true")
    parser.add_argument("--found", action="store_true")
    parser.add_argument("--seeds", type=int, default=2, help="of --found")
    parser.add_argument("--machine", type=pathlib.Path, nargs="+", default=[],
                        help="machines of --evaluations and --found instead of those here")
    args = parser.parse_args()
    if args.evaluations or args.found:
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
