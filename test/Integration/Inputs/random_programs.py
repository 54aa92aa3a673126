"""Runs random programs of mesh-fuzz on the GPU emulator, and compares them with
their references.

usage: random_programs.py BIN SEED COUNT

Of f64 GPUs lack some functions: that may be the answer, and nothing else but
equal results.
"""

import os
import subprocess
import sys
import tempfile

BIN, SEED, COUNT = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
LACKING = "which is not there: give libdevice.10.bc"


def run(tool, *arguments, **options):
    return subprocess.run([os.path.join(BIN, tool), *arguments], text=True,
                          capture_output=True, **options)


def main():
    same = lacking = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(SEED, SEED + COUNT):
            program = run("mesh-fuzz", "--print", f"--seed={seed}",
                          "--count=1", "--max-devices=4", check=True).stdout
            path = os.path.join(folder, f"{seed}.mlir")
            with open(path, "w") as file:
                file.write(program)
            overlap = ["none", "ring"][seed % 2]
            done = run("mesh-run", "--transport=cuda", "--check",
                       "--all-entries", "--opt-level=0",
                       f"--overlap={overlap}", path)
            if done.returncode == 0:
                same += 1
            elif LACKING in done.stderr:
                lacking += 1
            else:
                sys.exit(f"seed {seed}, --overlap={overlap}: status "
                         f"{done.returncode}\n{done.stdout}{done.stderr}")
    print(f"{same} programs agree, {lacking} take functions that GPUs lack")


main()
