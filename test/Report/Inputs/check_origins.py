"""Checks that ops of all levels lead back to the global program: of those that are
no constants at least 99 of 100.

    check_origins.py EXAMPLES FOLDER
"""

import collections
import json
import pathlib
import subprocess
import sys

MACHINE = {"links": {"*": {"latency": 1e-6, "bandwidth": 1e11}},
           "flops": dict.fromkeys(["f64", "f32", "bf16", "f16"], 1e13)}
# It has no program of its own: its functions initialise and measure parameters.
ENTRY = {"parameters.mlir": "init_params"}


def lost_ops(program):
    """The ops of each level that lead nowhere, unless they are few enough."""
    for level in program["levels"]:
        lost = collections.Counter(program["strings"][op[1]] for op in level["ops"]
                                   if not op[3])
        if level["counted"] - level["traced"] > level["counted"] / 100:
            yield f"{level['name']}: {level['traced']} of {level['counted']}: {dict(lost)}"


def check(example, machine):
    entry = ENTRY.get(example.name)
    command = ["mesh-report", example, f"--machine={machine}", "--overlap=ring",
               "--format=json", *([f"--entry={entry}"] if entry else [])]
    run = subprocess.run(command, text=True, stdout=subprocess.PIPE, check=True)
    program, = json.loads(run.stdout)["programs"]
    assert program["problem"] == "", (example, program["problem"])
    return [f"{example.name}: {text}" for text in lost_ops(program)]


def main():
    root = pathlib.Path(sys.argv[1])
    examples = [*sorted(root.glob("*.mlir")), *sorted(root.glob("jax/*.mlir"))]
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    machine = folder / "machine.json"
    machine.write_text(json.dumps(MACHINE))
    assert len(examples) > 30
    problems = [text for example in examples for text in check(example, machine)]
    if problems:
        sys.exit("\n".join(problems))


main()
