"""Runs programs with random delays: determinism.py [--runs=N]
[--mpirun=COMMAND]… folder collectives.mlir layer.mlir

Each collective and each way to overlap is run N times, every device lingering
before every op and every wait, at random: all runs have to give the same bits
on each device, on threads, and in processes the same as on threads. The
functions of the first program are run as they are, and as rings; the second
program once for each mode of overlap.
"""

import argparse
import filecmp
import os
import shlex
import shutil
import subprocess
import sys
import time

AS_CALLS = ["all_gather", "all_reduce", "all_reduce_large", "all_reduce_bf16",
            "reduce_scatter", "all_to_all", "permute", "send_recv", "broadcast"]
AS_RINGS = ["all_gather", "all_reduce", "all_reduce_large", "reduce_scatter",
            "all_to_all", "broadcast"]
MODES = ["ring", "bidirectional", "split"]
DEVICES = 4


def cases(collectives, layer):
    """Names and arguments of mesh-run."""
    for entry in AS_CALLS:
        yield entry, [collectives, f"--entry={entry}"]
    for mode in MODES:
        passes = f"--pipeline=mesh-rings{{overlap={mode} collectives=all}}"
        for entry in AS_RINGS:
            yield f"{entry} as {mode}", [collectives, f"--entry={entry}", passes]
    for mode in ["none", *MODES]:
        yield f"layer {mode}", [layer, f"--overlap={mode}"]


def run(command, name):
    result = subprocess.run(command, stdin=subprocess.DEVNULL, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode:
        sys.exit(f"{name}: status {result.returncode} of "
                 f"{shlex.join(command)}\n{result.stdout}")


def differ(one, other):
    names = sorted(os.listdir(one))
    _, different, missing = filecmp.cmpfiles(one, other, names, shallow=False)
    return different + missing


parser = argparse.ArgumentParser()
parser.add_argument("--runs", type=int, default=100)
parser.add_argument("--mpirun", action="append", default=[])
parser.add_argument("--linger", default="200us")
parser.add_argument("folder")
parser.add_argument("collectives")
parser.add_argument("layer")
options = parser.parse_args()
shutil.rmtree(options.folder, ignore_errors=True)
os.makedirs(options.folder)
begin = time.monotonic()
count = 0
for name, arguments in cases(options.collectives, options.layer):
    place = os.path.join(options.folder, name.replace(" ", "-"))
    run(["mesh-run", *arguments, f"--out={place}"], name)
    jitter = [f"--inject=jitter:time={options.linger}", "--same-bits",
              f"--repeat={options.runs}", "--deadline=60"]
    run(["mesh-run", *arguments, *jitter, f"--out={place}-threads"], name)
    places = [f"{place}-threads"]
    for number, mpirun in enumerate(options.mpirun):
        places.append(f"{place}-mpi{number}")
        run([*shlex.split(mpirun), "-n", str(DEVICES), "mesh-run",
             "--transport=mpi", *arguments, *jitter, f"--out={places[-1]}"],
            f"{name}, {mpirun}")
    for other in places:
        if different := differ(place, other):
            sys.exit(f"{name}: other bits in {different} of {other}")
    count += len(places)
print(f"{count} cases, {options.runs} runs each, all of the same bits, in "
      f"{time.monotonic() - begin:.0f} s")
