"""Runs programs with limits of memory: 100 to 40% of what they take without one, in steps.

A run takes at most its limit, or is an error that names the least that was found. The least is
the same for all limits, and above each of them. Prints what fits and the least of each program.
"""

import json
import pathlib
import re
import subprocess
import sys

LEAST = re.compile(r"needs .* on a device, more than the limit of .*?: (.*) for intermediate values"
                   r"(?:, where the search ended early)?; no recomputation needs less than")


def run(tool, program, report, *options):
    """Returns the most bytes of a device, or the text of what the program needs at least."""
    result = subprocess.run([tool, "--opt-level=0", program, f"--report={report}", *options],
                            capture_output=True, text=True)
    if result.returncode == 0:
        entry, = json.loads(report.read_text())["entries"]
        return max(device["argument_bytes"] + device["result_bytes"] + device["predicted_bytes"]
                   for device in entry["device_counters"])
    found = LEAST.search(result.stderr)
    if not found:
        sys.exit(f"{program} {options}: {result.stderr}")
    return found.group(1)


def check(tool, program, report, step):
    """Returns the shares that fit, and the least that was found."""
    whole = run(tool, program, report)
    fitting, least = [], set()
    for share in range(100, 39, -step):
        limit = whole * share // 100
        taken = run(tool, program, report, f"--memory-limit={limit}")
        if isinstance(taken, str):
            least.add(taken)
        elif taken > limit:
            sys.exit(f"{program}: {taken} B, more than the limit of {limit} B")
        else:
            fitting.append(share)
    if len(least) > 1:
        sys.exit(f"{program}: the least depends on the limit: {least}")
    return fitting, *least


def main(tool, folder, step, *programs):
    for program in programs:
        fitting, *least = check(tool, program, pathlib.Path(folder) / "report.json",
                                int(step))
        print(f"{pathlib.Path(program).name} fits at {fitting}, least {least}")


main(*sys.argv[1:])
