#!/usr/bin/env python3
"""Collectives of devices on threads against those of MPICH and Open MPI.

    collectives.py [--build DIR] [--devices N] [--rounds N] [--max BYTES]

The programs take turns, several rounds, and the medians are compared: the
machine is not to do other work. The columns are microseconds, the ratio of the
faster MPI's time to that, and the bound divided by it. The bound is the time to
copy the bytes that each device has to move, while all devices copy. "bare" is
the time of cores that do only the necessary loads, additions and stores, between
two signals to each other (runtime/BareCollectives.cpp).
"""
import argparse
import os
import re
import statistics
import subprocess
import time

OPS = ["all-gather", "reduce-scatter", "all-reduce"]


def run(command, environment):
    output = subprocess.run(command, env=environment, check=True, text=True,
                            stdout=subprocess.PIPE).stdout
    for line in output.splitlines():
        op, size, microseconds = line.split()
        yield (op, int(size)), float(microseconds)


def find_launchers(build):
    """The MPI implementations that CMake has found, and the mpirun of each."""
    with open(os.path.join(build, "CMakeCache.txt")) as cache:
        return re.findall(r"^MESH_RT_MPI_RUN_(\w+):INTERNAL=(.+)$", cache.read(),
                          re.MULTILINE)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/release")
    parser.add_argument("--devices", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--max", type=int, default=64 << 20)
    options = parser.parse_args()

    sizes = [1 << 10]
    while sizes[-1] * 4 <= options.max:
        sizes.append(sizes[-1] * 4)
    arguments = [str(size) for size in sizes]
    program = os.path.join(options.build, "bin", "%s")
    programs = {"threads": [program % "ThreadsCollectives",
                            str(options.devices), *arguments]}
    programs["bare"] = [program % "BareCollectives", *programs["threads"][1:]]
    for mpi, launcher in find_launchers(options.build):
        path = program % f"MpiCollectives-{mpi}"
        if os.path.exists(path):
            programs[mpi] = [launcher, "-n", str(options.devices), path,
                             *arguments]
    # By default Open MPI rejects root, and more processes than cores.
    environment = {**os.environ, "OMPI_ALLOW_RUN_AS_ROOT": "1",
                   "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
                   "OMPI_MCA_rmaps_base_oversubscribe": "1"}

    times = {name: {} for name in programs}
    for _ in range(options.rounds):
        for name, command in programs.items():
            # The processes that the one before has left behind end.
            time.sleep(0.5)
            for key, value in run(command, environment):
                times[name].setdefault(key, []).append(value)
    median = {name: {key: statistics.median(values)
                     for key, values in table.items()}
              for name, table in times.items()}

    n = options.devices
    # Blocks that each device has to read and to write, of the 2 n that the
    # copies that were timed read and write: a gather reads and writes n; a
    # reduction reads n and writes one; an all-reduce writes that one into each
    # of the n results.
    moves = {"all-gather": n + n, "reduce-scatter": n + 1, "all-reduce": n + n}
    others = [name for name in programs if name not in ("threads", "bare")]
    print(f"{n} devices, medians of {options.rounds} rounds")
    print("op             block KiB" + "".join(f"{name:>12}" for name in programs)
          + "    vs best MPI  of bound   of bare")
    for op in OPS:
        for size in sizes:
            key = (op, size)
            own = median["threads"][key]
            best = min((median[name][key] for name in others), default=None)
            bound = moves[op] / (2 * n) * median["threads"][("copies", size)]
            print(f"{op:14} {size >> 10:9}"
                  + "".join(f"{median[name][key]:12.2f}" for name in programs)
                  + (f"{best / own:15.2f}" if best else f"{'':15}")
                  + f"{bound / own:10.2f}{median['bare'][key] / own:10.2f}")


if __name__ == "__main__":
    main()
