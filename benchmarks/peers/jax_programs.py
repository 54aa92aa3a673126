#!/usr/bin/env python3
"""Compares partitioned JAX programs: Mesh, XLA, and Shardy's passes of jaxlib.

Takes the programs of python/tests on a mesh of 2 x 4 devices. Prints for each program and
peer if the results are right, by the rule of python/tests/harness.py, and the time of a
step. It also prints the collectives and the bytes that a device sends, by one formula for
all (collective_counts.py). Mesh runs on threads, XLA and what Shardy's passes make on 8 host devices. Each
program runs in a process of its own, because passes may crash.

    VENV/bin/python benchmarks/peers/jax_programs.py [--only REGEX] [--peers mesh xla shardy]
        [--repeat 20] [--json FILE] [--slow MS]

With --slow it only compares step times of Mesh and XLA, in the programs in which a step takes
either of them more than MS milliseconds. It checks and counts nothing, so it takes minutes.

VENV is a virtual environment with the packages of python/requirements-test.txt. It has no
part in building or testing Mesh.
"""

import argparse
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "python/tests")]
DEVICES = 8
PEERS = ("mesh", "xla", "shardy")


# ---------------------------------------------------------------------------------------
# One program with one peer, in a process of its own

def judge(names, results, fn, arrays):
    """Returns "right", or "wrong: " and why."""
    import harness
    for name, got, own, exact in zip(names, results, *harness.expected(fn, arrays),
                                     strict=True):
        wrong = harness.compare(got, own, exact)
        if wrong:
            return f"wrong: {name}: {wrong}"
    return "right"


def run_mesh(fn, arrays, specs, repeat):
    import harness
    from jaxlib.mlir import ir
    import collective_counts
    program = harness.convert(fn, arrays, specs)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        results = harness.run(program, arrays, folder)
        seconds = time_mesh_run(program, folder, repeat)
        text = subprocess.run([harness.BIN / "mesh-opt", "--mesh-spmd",
                               "--mlir-print-op-generic", folder / "program.mlir"],
                              check=True, stdout=subprocess.PIPE, text=True).stdout
    context = ir.Context()
    context.allow_unregistered_dialects = True
    traffic = collective_counts.count_mesh(ir.Module.parse(text, context))
    return judge(program.results, results, fn, arrays), traffic, seconds


def time_mesh_run(program, folder, repeat):
    """Returns the median of the seconds of a step. harness.run has filled the folder."""
    import harness
    report = folder / "report.json"
    arguments = [f"--arg={a}={folder / a}.npy" for a in program.arguments]
    subprocess.run([harness.BIN / "mesh-run", folder / "program.mlir", *arguments,
                    f"--repeat={repeat}", f"--report={report}"], check=True,
                   stdout=subprocess.DEVNULL)
    entry, = json.loads(report.read_text())["entries"]
    return entry["time"]["median_s"]


def time_mesh(fn, arrays, specs, repeat):
    import harness
    program = harness.convert(fn, arrays, specs)
    with tempfile.TemporaryDirectory() as name:
        harness.run(program, arrays, pathlib.Path(name))
        return time_mesh_run(program, pathlib.Path(name), repeat)


def time_calls(call, repeat):
    import jax
    jax.block_until_ready(call())
    times = []
    for _ in range(repeat):
        begin = time.perf_counter()
        jax.block_until_ready(call())
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def make_shardings(specs):
    import jax
    import numpy as np
    from jax.sharding import Mesh, NamedSharding, PartitionSpec
    mesh = Mesh(np.array(jax.devices()).reshape(2, 4), ("data", "model"))
    return [NamedSharding(mesh, PartitionSpec(*spec)) for spec in specs]


def compile_with_xla(fn, arrays, specs):
    """Returns the compiled function, and its arguments on the devices."""
    import jax
    shardings = make_shardings(specs)
    placed = [jax.device_put(a, s) for a, s in zip(arrays, shardings, strict=True)]
    return jax.jit(fn, in_shardings=tuple(shardings)).lower(*placed).compile(), placed


def time_xla(fn, arrays, specs, repeat):
    compiled, placed = compile_with_xla(fn, arrays, specs)
    return time_calls(lambda: compiled(*placed), repeat)


def run_xla(fn, arrays, specs, repeat):
    import jax
    import numpy as np
    import collective_counts
    compiled, placed = compile_with_xla(fn, arrays, specs)
    traffic = collective_counts.count_hlo(compiled.as_text(), DEVICES)
    results = [np.asarray(r) for r in jax.tree.leaves(compiled(*placed))]
    names = [str(i) for i in range(len(results))]
    return (judge(names, results, fn, arrays), traffic,
            time_calls(lambda: compiled(*placed), repeat))


SHARDY_PASSES = ("sdy-propagation-pipeline,"
                 "sdy-export-pipeline{enable-insert-explicit-collectives=true},"
                 "sdy-convert-global-to-local")


def partition_by_shardy(fn, arrays, shardings):
    """Returns a module of one device, and its results' PartitionSpecs."""
    import jax
    from jaxlib.mlir import ir, passmanager
    from jaxlib.mlir.dialects import stablehlo
    stablehlo.register_stablehlo_passes()
    shapes = [jax.ShapeDtypeStruct(a.shape, a.dtype, sharding=s)
              for a, s in zip(arrays, shardings, strict=True)]
    module = jax.jit(fn, keep_unused=True).lower(*shapes).compiler_ir("stablehlo")
    with module.context:
        module = ir.Module.parse(str(module))
        passmanager.PassManager.parse(f"builtin.module({SHARDY_PASSES})").run(
            module.operation)
    return module, read_result_specs(module)


def read_result_specs(module):
    from jax.sharding import PartitionSpec
    main, = [op for op in module.body.operations
             if "sym_name" in op.attributes and op.attributes["sym_name"].value == "main"]
    specs = []
    for attributes in main.attributes["res_attrs"]:
        text = str(attributes["sdy.sharding"]) if "sdy.sharding" in attributes else "[]"
        if ":(" in text:
            raise ValueError("a result is split over a part of an axis")
        dims = re.findall(r"\{([^}]*)\}", text[text.index("["):])
        specs.append(PartitionSpec(*[tuple(re.findall(r'"([^"]+)"', d)) or None
                                     for d in dims]))
    return specs


def make_replica_program(module):
    """Returns the text in which devices are replicas, as XLA's clients run it."""
    def strip(op):
        for name in ("sdy.sharding", "channel_handle", "use_global_device_ids"):
            if name in op.attributes:
                del op.attributes[name]
        for region in op.regions:
            for block in region:
                for inner in block:
                    strip(inner.operation)
    strip(module.operation)
    for op in list(module.body.operations):
        if op.operation.name == "sdy.mesh":
            op.operation.erase()
    text = str(module).replace("stablehlo.partition_id", "stablehlo.replica_id")
    text = re.sub(r'(, )?sdy\.sharding = #sdy\.sharding<@\w+, \[[^\]]*\]>', "", text)
    text = re.sub(r"mhlo\.num_partitions = \d+", "mhlo.num_partitions = 1", text)
    return re.sub(r"mhlo\.num_replicas = \d+", f"mhlo.num_replicas = {DEVICES}", text)


def run_shardy(fn, arrays, specs, repeat):
    import jax
    import numpy as np
    from jax._src import compiler
    from jax.sharding import NamedSharding
    from jaxlib import xla_client
    import collective_counts
    shardings = make_shardings(specs)
    module, result_specs = partition_by_shardy(fn, arrays, shardings)
    traffic = collective_counts.count_stablehlo(module, DEVICES)
    text = make_replica_program(module)
    client = jax.devices()[0].client
    options = compiler.get_compile_options(
        num_replicas=DEVICES, num_partitions=1,
        device_assignment=np.arange(DEVICES).reshape(DEVICES, 1))
    program = client.compile_and_load(text, xla_client.DeviceList(tuple(jax.devices())),
                                      options)
    placed = [jax.device_put(a, s) for a, s in zip(arrays, shardings, strict=True)]

    def call():
        return program.execute_sharded(placed).disassemble_into_single_device_arrays()
    own = jax.tree.leaves(jax.eval_shape(fn, *arrays))
    results = []
    for parts, shape, spec in zip(call(), own, result_specs, strict=True):
        sharding = NamedSharding(shardings[0].mesh, spec)
        results.append(np.asarray(jax.make_array_from_single_device_arrays(
            shape.shape, sharding, parts)))
    names = [str(i) for i in range(len(results))]
    return judge(names, results, fn, arrays), traffic, time_calls(call, repeat)


def load_programs():
    """Returns PROGRAMS, and the errors by which a peer rejects one."""
    os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={DEVICES}"
    import harness
    import mesh_spmd
    from test_programs import PROGRAMS  # All of them.
    return PROGRAMS, (mesh_spmd.ConversionError, harness.MeshError, ValueError, RuntimeError)


def run_worker(name, peer, repeat):
    programs, rejections = load_programs()
    import harness
    fn, args, specs = programs[name]
    arrays = harness.make_arguments(args)
    run = {"mesh": run_mesh, "xla": run_xla, "shardy": run_shardy}[peer]
    try:
        outcome, traffic, seconds = run(fn, arrays, specs, repeat)
    except rejections as error:
        return {"outcome": "refused: " + str(error).splitlines()[0]}
    return {"outcome": outcome, "count": traffic.count, "bytes": traffic.bytes,
            "seconds": seconds}


# ---------------------------------------------------------------------------------------
# Step times of many programs, in one process for a peer

def run_timer(peer, repeat):
    """Prints the seconds of each program whose name is a line of the input."""
    programs, rejections = load_programs()
    import harness
    import jax
    measure = {"mesh": time_mesh, "xla": time_xla}[peer]
    for name in sys.stdin.read().split():
        fn, args, specs = programs[name]
        try:
            seconds = measure(fn, harness.make_arguments(args), specs, repeat)
        except rejections:
            seconds = None
        print(json.dumps([name, seconds]), flush=True)
        jax.clear_caches()


def time_programs(peer, names, repeat):
    """Returns the seconds of a step by name, of the programs that a peer runs."""
    names, times = list(names), {}
    while names:
        done = subprocess.run([sys.executable, __file__, f"--timer={peer}",
                               f"--repeat={repeat}"], input="\n".join(names), text=True,
                              stdout=subprocess.PIPE)
        found = [json.loads(line) for line in done.stdout.splitlines()]
        times |= {name: seconds for name, seconds in found if seconds is not None}
        # A program that crashes the process is left out.
        names = names[len(found) + 1:] if done.returncode else []
    return times


def compare_slow(names, least, repeat):
    peers = ("mesh", "xla")
    first = {peer: time_programs(peer, names, 3) for peer in peers}
    both = [name for name in names if all(name in first[peer] for peer in peers)]
    slow = [name for name in both if max(first[peer][name] for peer in peers) > least]
    times = {peer: time_programs(peer, slow, repeat) for peer in peers}
    print("| program | mesh | xla | mesh / xla |\n|---|---|---|---|")
    ratios = []
    for name in slow:
        mesh, xla = (times[peer][name] for peer in peers)
        ratios.append(mesh / xla)
        print(f"| {name} | {mesh * 1e3:.2f} ms | {xla * 1e3:.2f} ms | {mesh / xla:.2f} |")
    print(f"{len(both)} programs, {len(slow)} above {least * 1e3:g} ms, at most 1.1 times "
          f"XLA's in {sum(ratio <= 1.1 for ratio in ratios)}")
    quotients = [first["xla"][name] / first["mesh"][name] for name in both]
    if both:
        print(f"all: XLA takes {statistics.median(quotients):.2f} times as long as Mesh in the "
              "median")


# ---------------------------------------------------------------------------------------
# All programs

def measure(name, peer, repeat):
    """Returns what a worker says; a worker that crashes has no more to say."""
    done = subprocess.run([sys.executable, __file__, f"--worker={name}:{peer}",
                           f"--repeat={repeat}"], capture_output=True, text=True)
    lines = done.stdout.splitlines()
    if done.returncode == 0 and lines:
        return json.loads(lines[-1])
    errors = [line for line in done.stderr.splitlines() if line.strip()]
    return {"outcome": f"crashed: {errors[-1] if errors else done.returncode}"}


def format_cell(result):
    if "bytes" not in result:
        return result["outcome"].split(":")[0]
    mark = "" if result["outcome"] == "right" else " WRONG"
    return (f"{result['count']:.0f} / {result['bytes']:,.0f} B / "
            f"{result['seconds'] * 1e3:.2f} ms{mark}")


def is_right(result):
    return result.get("outcome") == "right"


def print_summary(table, peers):
    for peer in peers:
        outcomes = [row[peer]["outcome"].split(":")[0] for row in table.values()]
        counts = {o: outcomes.count(o) for o in ("right", "wrong", "refused", "crashed")}
        print(f"{peer}: " + ", ".join(f"{n} {o}" for o, n in counts.items()))
    if not {"mesh", "xla"} <= set(peers):
        return
    both = {name: row for name, row in table.items()
            if is_right(row["mesh"]) and is_right(row["xla"])}
    if not both:
        return
    for key, unit in (("bytes", 1), ("count", 1)):
        ratios = {name: (row["mesh"][key], row["xla"][key]) for name, row in both.items()}
        above = sorted((name for name, (m, x) in ratios.items() if m > x * unit),
                       key=lambda n: -ratios[n][0] / max(ratios[n][1], 1e-9))
        far = [name for name in above if ratios[name][0] > 1.25 * ratios[name][1]]
        print(f"{key}: at most XLA's in {len(both) - len(above)} of {len(both)}, "
              f"above 1.25 times in {len(far)}")
        for name in above:
            print(f"  {name}: {ratios[name][0]:,.0f} against {ratios[name][1]:,.0f}")
    times = [row["xla"]["seconds"] / row["mesh"]["seconds"] for row in both.values()]
    print(f"step: XLA takes {statistics.median(times):.2f} times as long as Mesh "
          "in the median")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", default="", metavar="REGEX", help="of programs' names")
    parser.add_argument("--peers", nargs="+", choices=PEERS, default=list(PEERS))
    parser.add_argument("--repeat", type=int, default=20)
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--slow", type=float, metavar="MS", help="step times alone")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    parser.add_argument("--timer", choices=("mesh", "xla"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        print(json.dumps(run_worker(*args.worker.split(":"), args.repeat)))
        return
    if args.timer:
        run_timer(args.timer, args.repeat)
        return
    from test_programs import PROGRAMS  # All of them.
    if args.slow is not None:
        names = [name for name in PROGRAMS if re.search(args.only, name)]
        compare_slow(names, args.slow / 1e3, args.repeat)
        return
    table = {}
    print(f"| program | {' | '.join(args.peers)} |")
    print("|---" * (len(args.peers) + 1) + "|")
    for name in PROGRAMS:
        if not re.search(args.only, name):
            continue
        table[name] = {peer: measure(name, peer, args.repeat) for peer in args.peers}
        cells = [format_cell(table[name][peer]) for peer in args.peers]
        print(f"| {name} | {' | '.join(cells)} |", flush=True)
    print_summary(table, args.peers)
    if args.json:
        args.json.write_text(json.dumps(table, indent=1))


if __name__ == "__main__":
    main()
