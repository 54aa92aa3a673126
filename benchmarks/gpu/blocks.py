"""Blocks of a transformer: end to end, beside what JAX and PyTorch compile, and
what a step takes beyond its kernels."""

import json
import math
import subprocess
import sys
from pathlib import Path

import aims
import gpu_blocks
from programs import TRIVIAL
from runs import (Failure, OutOfTime, Timeline, describe_failure,
                  run_command)

try:
    import reference
    import tensors
except ImportError:
    reference = tensors = None

# For each framework that is there.
PEER_SECONDS = 110


def _time_of(seconds):
    return f"{1e3 * seconds:.3f} ms"


class Blocks:
    def __init__(self, runs):
        self.runs = runs
        self.num_wrong = 0
        self.folder = runs.folder / "blocks"
        self.folder.mkdir()
        self.problem = None if tensors else "not run: there is no NumPy"
        if tensors and runs.has_time():
            for block in gpu_blocks.BLOCKS:
                for type in ["bf16", "f32"]:
                    gpu_blocks.write_inputs(self.folder, block, type,
                                            runs.shrink)

    def flags(self, block, type):
        flags = ["--overlap=ring"]
        if type == "tf32":
            flags.append("--tf32")
        if tensors:
            file = gpu_blocks.inputs_file(self.folder, block, type)
            flags.append(f"--params={file}")
        return flags

    def check(self, block, type, result):
        found = next(iter(tensors.read(result).values()))

        def rows_of_result(rows):
            return (found if block == "mlp" else found[0])[rows]

        error = gpu_blocks.check_rows(self.folder, block, type,
                                      self.runs.shrink, rows_of_result)
        if error > reference.TOLERANCES[type]:
            self.num_wrong += 1
            return f"WRONG: {error:.1e}"
        return f"{error:.1e}"

    def run_peer(self, framework):
        """Returns the results by case, and the reason why some are missing."""
        command = [sys.executable, gpu_blocks.__file__, framework,
                   str(self.folder), f"--shrink={self.runs.shrink}",
                   f"--minutes={0.8 * PEER_SECONDS / 60}"]
        # Memory for what other processes do on the same GPU.
        env = {**self.runs.env, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
        if self.problem:
            return {}, "", self.problem
        if not self.runs.has_time():
            return {}, "", "not run: out of time"
        try:
            done = run_command(command, self.runs.seconds_left(PEER_SECONDS),
                               env)
            output = done.stdout
            last = (done.stderr.strip().splitlines() or ["failed"])[-1]
            problem = f"not run: {last}"
        except subprocess.TimeoutExpired as expired:
            output, problem = expired.stdout or "", "not run: out of time"
        cases, version = {}, ""
        for line in output.splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                continue
            if "case" in entry:
                cases[entry["case"]] = entry
            else:
                version = f"{entry['version']} on {entry['device']}"
        return cases, version, problem

    def measure_peers(self):
        """The seconds by framework and case."""
        say = self.runs.say
        seconds = {}
        say("| block | type | by | time | error |")
        say("|---|---|---|---|---|")
        for framework in gpu_blocks.FRAMEWORKS:
            cases, version, problem = self.run_peer(framework)
            name = f"{framework} {version}".strip()
            for type in gpu_blocks.TYPES:
                for block in gpu_blocks.BLOCKS:
                    extra = gpu_blocks.EXTRA[framework].get(block)
                    for variant in [block, extra] if extra else [block]:
                        case = f"{variant} {type}"
                        begin = f"| {variant} | {type} | {name} |"
                        found = cases.get(case, {"problem": problem})
                        if "problem" in found:
                            say(f"{begin} {found['problem']} | |")
                            continue
                        say(f"{begin} {_time_of(found['seconds'])} "
                            f"| {found['error']:.1e} |")
                        if variant == block:
                            seconds[framework, case] = found["seconds"]
        say()
        return seconds

    def compare(self):
        """Returns the seconds of the blocks, by block, type and devices."""
        peers = self.measure_peers()
        say, runs = self.runs.say, self.runs
        say("| block | type | devices | time | spread | of JAX's time "
            "| of PyTorch's time | aim | error |")
        say("|---|---|---|---|---|---|---|---|---|")
        found = {}
        for type in gpu_blocks.TYPES:
            for block in gpu_blocks.BLOCKS:
                for devices in runs.devices if type != "tf32" else [1]:
                    begin = f"| {block} | {type} | {devices} |"
                    result = runs.folder / "result.safetensors"
                    steps = runs.steps_for(
                        gpu_blocks.flops_of(block, runs.shrink), type=type)
                    flags = self.flags(block, type)
                    if tensors:
                        flags.append(f"--out={result}")
                    try:
                        runs.check_time()
                        own = runs.measure(
                            gpu_blocks.program_of(block, type, devices,
                                                  runs.shrink), steps, *flags)
                        error = (self.check(block, type, result) if tensors
                                 else "not checked: no NumPy")
                    except Failure as failure:
                        aims.PEERS.miss(begin)
                        self.num_wrong += not isinstance(failure, OutOfTime)
                        say(f"{begin} {describe_failure(failure)} "
                            "| | | | | |")
                        continue
                    found[block, type, devices] = own.seconds
                    shares, verdicts = [], []
                    for framework in gpu_blocks.FRAMEWORKS:
                        other = peers.get((framework, f"{block} {type}"))
                        shares.append(f"{100 * own.seconds / other:.1f}%"
                                      if other else "")
                        if other:
                            verdicts.append(aims.PEERS.judge(
                                f"{block}, {type}, {devices} devices, to "
                                f"{framework}", own.seconds / other))
                        else:
                            aims.PEERS.miss(begin)
                    if own.obstacle:
                        error += f"; no graph: {own.obstacle}"
                    verdict = "not known"
                    if verdicts:
                        verdict = "≤ 100%: " + (
                            "MISSED" if "MISSED" in verdicts else "reached")
                    say(f"{begin} {_time_of(own.seconds)} "
                        f"| {100 * own.spread:.0f}% | {' | '.join(shares)} "
                        f"| {verdict} | {error} |")
        say()
        return found

    def trace(self, text, steps, *flags):
        path = self.runs.folder / "trace.json"
        self.runs.run(self.runs.write(text), "--repeat=3", f"--steps={steps}",
                      f"--trace={path}", *flags)
        return Timeline(path)

    def measure_overheads(self, times):
        """Measures the time of steps beyond their kernels.

        Kernels are timed by events before and after each, in as many steps as
        were timed, which run without a graph. An event costs some time, which
        a kernel of next to nothing shows: it lies between the two figures that
        are given, without and with that taken off."""
        say, runs = self.runs.say, self.runs
        try:
            shortest = self.trace(TRIVIAL, runs.steps_for(bytes=1))
            shortest = shortest.seconds_of_span()
            say("A kernel of four elements takes at most "
                f"{1e6 * shortest:.1f} us, with the events around it.")
        except Failure as failure:
            shortest = math.nan
            say(f"How long events take is not known: {failure}")
        say()
        say("| block | type | devices | step | its kernels | beyond them "
            "| idle without a graph | aim |")
        say("|---|---|---|---|---|---|---|---|")
        for type in ["bf16", "f32"]:
            for block in gpu_blocks.BLOCKS:
                for devices in runs.devices:
                    self.measure_overhead(block, type, devices, shortest,
                                          times.get((block, type, devices)))
        say()

    def measure_overhead(self, block, type, devices, shortest, step):
        runs = self.runs
        begin = f"| {block} | {type} | {devices} |"
        try:
            if not step:
                raise Failure("there is no time of the step")
            steps = runs.steps_for(gpu_blocks.flops_of(block, runs.shrink),
                                   type=type)
            timeline = self.trace(
                gpu_blocks.program_of(block, type, devices, runs.shrink),
                steps, *self.flags(block, type))
        except Failure as failure:
            aims.OVERHEAD.miss(begin)
            runs.say(f"{begin} not measured: {failure} | | | | |")
            return
        busy = timeline.busy_seconds()
        idle = 1 - busy / timeline.whole_seconds()
        least = busy - shortest * timeline.most_spans()
        low, high = (step * steps / kernels - 1 if kernels > 0 else math.inf
                     for kernels in (busy, least))
        if math.isnan(shortest):
            high = low
        verdict = aims.OVERHEAD.judge(f"{block}, {type}, {devices} devices",
                                      high)
        runs.say(f"{begin} {_time_of(step)} | {_time_of(busy / steps)} "
                 f"| {100 * low:.1f}% to {100 * high:.1f}% | {100 * idle:.1f}% "
                 f"| < 3%: {verdict} |")
