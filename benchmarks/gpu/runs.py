"""Runs of mesh-run on GPUs, and what they say."""

import json
import math
import os
import pathlib
import signal
import statistics
import subprocess
import threading
import time

import machine

# No run takes longer, so that one that hangs does not take the others' time.
LONGEST_SECONDS = 90

# A run of several steps is to take so long: then what the host does before the
# first and behind the last counts for little.
SECONDS_OF_RUN = 0.05
MAX_STEPS = 2000
REPEATS = 5

# The guessed rates of steps, which set the number of steps in a run.
GUESSED_FLOPS = {"bf16": 6e14, "f32": 4.5e13, "tf32": 3e14}
GUESSED_BYTES = 3e12


class Failure(Exception):
    pass


class OutOfTime(Failure):
    pass


def describe_failure(failure):
    if isinstance(failure, OutOfTime):
        return "not run: out of time"
    return f"FAILED: {failure}"


def run_command(command, seconds, env):
    """Ends all that the command has started if it takes longer; then it throws
    subprocess.TimeoutExpired with what it has printed."""
    with subprocess.Popen(command, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, env=env,
                          start_new_session=True) as process:
        try:
            output, errors = process.communicate(timeout=seconds)
        except BaseException as problem:
            os.killpg(process.pid, signal.SIGKILL)
            if isinstance(problem, subprocess.TimeoutExpired):
                problem.stdout, problem.stderr = process.communicate()
            raise
    return subprocess.CompletedProcess(command, process.returncode, output,
                                       errors)


class Measurement:
    def __init__(self, entry):
        self.seconds = entry["time"]["median_s"]
        runs = entry["time"]["runs_s"]
        # The spread of the runs.
        self.spread = (max(runs) - min(runs)) / self.seconds
        self.obstacle = entry.get("graph", {}).get("obstacle", "")


class Runs:
    """`devices`: how many programs are to run on; `shrink` divides the sizes, to
    try things where there is no GPU."""

    def __init__(self, out, mesh_run, folder, end, devices, shrink):
        self.mesh_run = mesh_run
        self.folder = pathlib.Path(folder)
        self.end = end
        self.devices = devices
        self.shrink = shrink
        self.path = out
        # Not before there is something to say.
        self.out = None
        self.env = {**os.environ, **machine.find_libraries()}
        self.lock = threading.Lock()
        self.num_runs = 0

    def say(self, line=""):
        if not self.out:
            self.out = open(self.path, "w")
        for file in self.out, None:
            print(line, file=file, flush=True)

    def has_time(self):
        return time.monotonic() < self.end

    def check_time(self):
        if not self.has_time():
            raise OutOfTime("out of time")

    def seconds_left(self, most=LONGEST_SECONDS):
        return min(most, max(5, self.end - time.monotonic()))

    def run(self, file, *flags, launcher=()):
        """Runs a file, by the launcher of processes; returns its report."""
        self.check_time()
        with self.lock:
            self.num_runs += 1
            report = self.folder / f"report-{self.num_runs}.json"
        left = self.seconds_left()
        # Open MPI wants to be told that root may, and on few cores.
        env = {"OMPI_ALLOW_RUN_AS_ROOT": "1",
               "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
               "OMPI_MCA_rmaps_base_oversubscribe": "1", **self.env}
        command = [*launcher, self.mesh_run, "--transport=cuda", file,
                   f"--report={report}", *flags]
        try:
            done = run_command(list(map(str, command)), left, env)
        except subprocess.TimeoutExpired:
            if not self.has_time():
                raise OutOfTime("out of time") from None
            raise Failure(f"took longer than {left:.0f} s") from None
        if done.returncode != 0:
            errors = done.stderr.strip().splitlines() or [done.stdout[-200:]]
            raise Failure(next((line for line in errors if "error:" in line),
                               f"{errors[-1]} (status {done.returncode})"))
        result = json.loads(report.read_text())
        report.unlink()
        return result

    def write(self, text):
        file = self.folder / "program.mlir"
        file.write_text(text)
        return file

    def steps_for(self, flops=0, bytes=0, type="f32"):
        if self.shrink > 1:
            return 3
        guess = flops / GUESSED_FLOPS[type] + bytes / GUESSED_BYTES
        return max(3, min(MAX_STEPS, math.ceil(SECONDS_OF_RUN / guess)))

    def measure(self, text, steps, *flags, launcher=()):
        """Times a program in its steady state: steps one behind the other, the
        median of several runs."""
        report = self.run(self.write(text), f"--repeat={REPEATS}",
                          f"--steps={steps}", *flags, launcher=launcher)
        return Measurement(report["entries"][0])


class Timeline:
    """The work of the GPU in the last run of a program, by its own clock: work of its streams,
    kernels and copies."""

    def __init__(self, path):
        events = json.loads(pathlib.Path(path).read_text())["traceEvents"]
        rows = {(event["pid"], event["tid"])
                for event in events if event.get("name") == "thread_name"
                and event["args"]["name"].startswith("stream: ")}
        self.streams = {}
        for event in events:
            row = event.get("pid"), event.get("tid")
            if event.get("ph") == "X" and row in rows:
                begin = event["ts"] * 1e-6
                self.streams.setdefault(row, []).append(
                    (begin, begin + event["dur"] * 1e-6))
        if not self.streams:
            raise Failure("the timeline shows nothing of a stream")

    def seconds_of_span(self):
        return statistics.median(
            end - begin for spans in self.streams.values()
            for begin, end in spans)

    def most_spans(self):
        return max(map(len, self.streams.values()))

    def busy_seconds(self):
        """In which at least one stream had something to do."""
        total, last = 0, -math.inf
        for begin, end in sorted(sum(self.streams.values(), [])):
            total += max(0, end - max(begin, last))
            last = max(last, end)
        return total

    def whole_seconds(self):
        spans = sum(self.streams.values(), [])
        return max(end for _, end in spans) - min(begin for begin, _ in spans)
