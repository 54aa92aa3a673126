"""Times programs by mesh-run, for the benchmarks around."""

import json
import pathlib
import resource
import statistics
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def add_arguments(parser, rounds, repeat):
    """The options that all such benchmarks have, and what they are by default."""
    parser.add_argument("--mesh-run", default=ROOT / "build/release/bin/mesh-run")
    parser.add_argument("--rounds", type=int, default=rounds,
                        help="how often the programs take turns")
    parser.add_argument("--repeat", type=int, default=repeat,
                        help="runs in a round, of which the median counts")


def read_remarks(mesh_opt, program, options):
    """Returns the remarks of mesh-overlap with `options` on a program, given as text."""
    return subprocess.run(
        [mesh_opt, "-", f"--mesh-overlap={options}",
         "--remarks-filter=mesh-overlap", "--remark-format=emitRemark"],
        input=program, check=True, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True).stdout


def time_process(command):
    """Returns the wall and the processor seconds of a command."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    begin = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    elapsed = time.perf_counter() - begin
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return elapsed, after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime


class Timer:
    """Runs programs with the options of add_arguments and `options`. A context:
    `folder` is there until it ends."""

    def __init__(self, args, *options):
        self.mesh_run, self.rounds = args.mesh_run, args.rounds
        self.options = [f"--repeat={args.repeat}", *options]

    def __enter__(self):
        self._directory = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self._directory.name)
        return self

    def __exit__(self, *exception):
        self._directory.cleanup()

    def run(self, program, *options):
        """Returns the report of mesh-run on a program, given as text or as a file."""
        report = self.folder / "report.json"
        if isinstance(program, str):
            source = self.folder / "program.mlir"
            source.write_text(program)
        else:
            source = program
        result = subprocess.run(
            [self.mesh_run, source, f"--report={report}", *self.options, *options],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if result.returncode != 0:
            raise SystemExit(f"mesh-run failed:\n{result.stdout}")
        entry, = json.loads(report.read_text())["entries"]
        return entry

    def time(self, program, *options):
        """The median of one round, in seconds."""
        return self.run(program, *options)["time"]["median_s"]

    def compare(self, variants):
        """The medians, by name, of variants that take turns, so that drift of the
        machine hits all of them. A variant is a program and its options."""
        times = {name: [] for name in variants}
        for _ in range(self.rounds):
            for name, (program, *options) in variants.items():
                times[name].append(self.time(program, *options))
        return {name: statistics.median(values) for name, values in times.items()}
