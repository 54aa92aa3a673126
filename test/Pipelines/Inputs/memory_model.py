"""Compares the memory that is planned for programs with the model of it.

Runs mesh-opt on each program, prints a table, and fails if the model is further off than a
limit, in percent. An argument `machine=FILE` is the machine that programs are lowered for.
"""

import pathlib
import re
import subprocess
import sys

REMARK = re.compile(r"@(\S+) takes (\d+) B, of which the model knows (\d+) B")
PASSES = "--mesh-execution=memory-limit=1000000000000 "


def measure(tool, program, machine):
    """Returns name, planned and modelled bytes of each entry."""
    result = subprocess.run(
        [tool, program, PASSES + machine, "--remarks-filter=mesh-plan-remat",
         "--remark-format=emitRemark", "-o", "/dev/null"], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{program}: {result.stderr}")
    rows = [(name, int(planned), int(modelled))
            for name, planned, modelled in REMARK.findall(result.stderr)]
    if not rows:
        sys.exit(f"{program}: no remark")
    return rows


def main(tool, limit, *programs):
    worst, machine = 0.0, ""
    if programs and programs[0].startswith("machine="):
        machine, *programs = programs
    for program in programs:
        for name, planned, modelled in measure(tool, program, machine):
            percent = 100 * (modelled - planned) / planned
            worst = max(worst, abs(percent))
            print(f"{pathlib.Path(program).name} @{name} {planned} {modelled} {percent:+.1f}%")
    print(f"worst {worst:.1f}%")
    if not programs or worst > float(limit):
        sys.exit(1)


main(*sys.argv[1:])
