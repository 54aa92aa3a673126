"""The measurements of scripts/gpu-check: kernels, communication and matmuls. Each has a bound,
maybe an aim, and a check of its result."""

import json
import subprocess
import sys
from pathlib import Path

import aims
from programs import *
from runs import Failure, OutOfTime, describe_failure, run_command

try:
    import reference
    import tensors
except ImportError:
    reference = tensors = None

BYTES = {"f32": 4, "tf32": 4, "bf16": 2}


def element_of(type):
    return "f32" if type == "tf32" else type


class Inputs:
    """The arguments of programs, a file each. Those of the last size and type
    are kept."""

    def __init__(self, folder):
        self.folder = folder
        self.made_for = None
        self.expected = {}

    def path(self, name):
        return self.folder / f"{name}.safetensors"

    def make(self, names, n, type):
        """Returns the files."""
        element = element_of(type)
        if self.made_for != (n, element):
            self.made_for, self.expected, self.made = (n, element), {}, set()
        # Products have elements of about 1, as their factors have.
        kinds = {"x": ((n, n), 1), "w": ((n, n), n**-0.5), "b": ((n,), 1)}
        for seed, (name, (shape, scale)) in enumerate(kinds.items()):
            if name in names and name not in self.made:
                tensors.write(self.path(name), {
                    name: tensors.make_random(shape, element, seed, scale)})
                self.made.add(name)
        return [self.path(name) for name in names]

    def read(self):
        return {name: tensors.read(self.path(name))[name]
                for name in self.made}

    def expect(self, rows_of, rows):
        """Returns the reference, computed once for all equal programs."""
        key = rows_of.__qualname__, tuple(rows)
        if not rows_of.__closure__ and key in self.expected:
            return self.expected[key]
        result = rows_of(self.read(), rows)
        self.expected[key] = result
        return result


class Bench:
    """Rows of the table of what is timed."""

    def __init__(self, runs, copies):
        self.runs = runs
        self.copies = copies
        self.inputs = Inputs(runs.folder)
        self.num_wrong = 0

    def begin(self):
        self.runs.say("| what | type | size | devices | time | spread | rate "
                      "| of the bound | aim | error |")
        self.runs.say("|---|---|---|---|---|---|---|---|---|---|")

    def check(self, n, type, rows_of, result, least_norm):
        """Compares the results that were timed with the reference."""
        found = next(iter(tensors.read(result).values()))
        rows = reference.sample(n)
        expected = self.inputs.expect(rows_of, rows)
        if found.ndim == expected.ndim and found.shape != expected.shape:
            found = found[rows]
        error = reference.error_of(found, expected, least_norm)
        if error > reference.TOLERANCES[type]:
            self.num_wrong += 1
            return f"WRONG: {error:.1e}"
        return f"{error:.1e}"

    def row(self, what, type, n, devices, program, rows_of, *flags, flops=0,
            bytes=0, bound=None, aim=None, names="x", least_norm=0, **values):
        """Adds a row; returns the seconds of a step, or None. `bound` is the
        seconds that it would take at the rate that it is compared with."""
        runs = self.runs
        begin = f"| {what} | {type} | {n} | {devices} |"
        try:
            runs.check_time()
            steps = runs.steps_for(flops, bytes, type)
            text = program.format(n=n, type=element_of(type), devices=devices,
                                  rows=n // devices, **values)
            result = runs.folder / "result.safetensors"
            if tensors:
                flags += (f"--out={result}",
                          *(f"--params={file}"
                            for file in self.inputs.make(names, n, type)))
            if type == "tf32":
                flags += ("--tf32",)
            found = runs.measure(text, steps, *flags)
            error = "not checked: no NumPy"
            if tensors:
                error = self.check(n, type, rows_of, result, least_norm)
        except Failure as failure:
            self.num_wrong += not isinstance(failure, OutOfTime)
            if aim:
                aim.miss(begin)
            runs.say(f"{begin} {describe_failure(failure)} | | | | | |")
            return None
        seconds = found.seconds
        rate = (f"{flops / seconds / 1e12:,.1f} TFLOP/s" if flops
                else f"{bytes / seconds / 1e9:,.0f} GB/s")
        share = f"{100 * bound / seconds:.1f}%" if bound else ""
        verdict = ""
        if aim and bound:
            verdict = (f"≥ {100 * aim.least:.0f}%: "
                       + aim.judge(f"{what}, {type}, {n}, {devices} devices",
                                   bound / seconds))
        elif aim:
            aim.miss(begin)
            verdict = "not known: there is no bound"
        if found.obstacle:
            error += f"; no graph: {found.obstacle}"
        runs.say(f"{begin} {1e6 * seconds:,.1f} us | "
                 f"{100 * found.spread:.0f}% | {rate} | {share} | {verdict} "
                 f"| {error} |")
        return seconds

    def several(self):
        return [devices for devices in self.runs.devices if devices > 1]

    # The measurements.

    def launches(self):
        """Steps that do next to nothing: what is shorter waits for the host."""
        for devices in self.runs.devices:
            text = TRIVIAL
            if devices > 1:
                text = PERMUTE.format(n=8, rows=1, type="f32", devices=devices)
            begin = f"The shortest step on {devices} devices"
            try:
                found = self.runs.measure(text, self.runs.steps_for(bytes=1))
                self.runs.say(f"{begin} takes {1e6 * found.seconds:.1f} us.")
            except Failure as failure:
                self.runs.say(f"{begin}: {describe_failure(failure)}")
        self.runs.say()

    def bytes_bound(self, n, type, moved):
        """The seconds for so many bytes, read and written, at the rate of
        copies of n x n elements."""
        size = n * n * BYTES[type]
        copy = self.copies.get(size)
        return copy and copy * moved / (2 * size)

    def kernels(self, n):
        for type in ["bf16", "f32"]:
            size = n * n * BYTES[type]
            for what, program, rows_of in [
                    ("negate", NEGATE, "rows_of_negation"),
                    ("GELU, fused", GELU, "rows_of_gelu")]:
                self.row(what, type, n, 1, program,
                         getattr(reference, rows_of, None), bytes=2 * size,
                         bound=self.bytes_bound(n, type, 2 * size),
                         aim=aims.ELEMENTWISE)

    def reductions(self, n):
        for type in ["bf16", "f32"]:
            size = n * n * BYTES[type]
            self.row("softmax of rows", type, n, 1, SOFTMAX,
                     getattr(reference, "rows_of_softmax", None),
                     bytes=2 * size, bound=self.bytes_bound(n, type, 2 * size))
            for what, result, dims in [("rows", f"{n}x", [1]),
                                       ("columns", f"{n}x", [0]),
                                       ("all", "", [0, 1])]:
                self.row(f"sum of {what}", type, n, 1, SUM,
                         reference and reference.sums(dims), bytes=size,
                         bound=self.bytes_bound(n, type, size), result=result,
                         least_norm=n if what == "all" else 0, dims=dims)

    def moves(self, n):
        for type in ["bf16", "f32"]:
            size = n * n * BYTES[type]
            for devices in self.several():
                self.row("permute", type, n, devices, PERMUTE,
                         reference and reference.rows_of_roll(devices),
                         bytes=2 * size,
                         bound=self.bytes_bound(n, type, 2 * size),
                         aim=aims.MOVES)
                # Each operand is read once and written by all.
                moved = (1 + devices) * size
                self.row("all-gather", type, n, devices, GATHER,
                         getattr(reference, "rows_of_copy", None), bytes=moved,
                         bound=self.bytes_bound(n, type, moved),
                         aim=aims.MOVES)

    def matmuls(self, n, types, dense=False):
        for type in types:
            work = dict(flops=2 * n**3)
            rows_of = getattr(reference, "rows_of_matmul", None)
            whole = self.row("matmul", type, n, 1, MATMUL, rows_of,
                             names="xw", **work)
            if dense:
                self.row("matmul, bias, ReLU", type, n, 1, DENSE,
                         getattr(reference, "rows_of_dense", None),
                         bound=whole, names="xwb", **work)
            for devices in self.several():
                self.row("overlapped layer", type, n, devices, LAYER, rows_of,
                         "--overlap=ring", bound=whole, aim=aims.CHAINS,
                         names="xw", **work)


def measure_copies(runs, sizes):
    """The seconds that copies of so many bytes take; says what is missing."""
    script = Path(__file__).parent / "copies.py"
    result, problem = {}, ""
    try:
        runs.check_time()
        done = run_command([sys.executable, str(script), *map(str, sizes)],
                           runs.seconds_left(), runs.env)
        output = done.stdout
        if done.returncode != 0:
            problem = (done.stderr.strip().splitlines() or ["failed"])[-1]
    except subprocess.TimeoutExpired as expired:
        output, problem = expired.stdout or "", "took too long"
    except OutOfTime as failure:
        output, problem = "", str(failure)
    runs.say("| copies by the driver | time | read and written |")
    runs.say("|---|---|---|")
    for line in output.splitlines():
        try:
            found = json.loads(line)
        except ValueError:
            continue
        size, seconds = found["bytes"], found["seconds"]
        result[size] = seconds
        runs.say(f"| {size:,} bytes | {1e6 * seconds:,.1f} us "
                 f"| {2 * size / seconds / 1e9:,.0f} GB/s |")
    if problem:
        runs.say(f"| the others | not measured: {problem} | |")
    runs.say()
    return result
