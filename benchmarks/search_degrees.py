#!/usr/bin/env python3
r"""Compares what mesh-search finds for a number of devices with experts' annotations.

Models and experts are those of search_models.py: JAX programs, converted for the run, as
the forward part ("_forward") or as a step of training ("_step", a `mesh.train_step`). Each
expert is simulated on all meshes that make the number of devices: of two axes, or of three
with the stages of a pipeline, for which each schedule and number of micro-batches is tried.
Left out is what gives a device no part of a dimension that is split, and what has parameters
and their state that alone do not fit into memory.
Where an expert does not fit into memory, values are recomputed (mesh-plan-remat), or the
batch is divided into micro-batches. The fastest that fits counts.

mesh-search gets the program without annotations, and chooses the mesh as well. Steps are
those that mesh-simulate predicts of the lowered programs.

Machines have fast or slow links, or little memory. The memory of devices is "ample": that
of the machine; or "tight": the mean of what the fastest expert needs then and of what the
expert of least memory needs.

    PYTHONPATH=python build/python/bin/python benchmarks/search_degrees.py \
        mlp_step 70b_step [--devices 64] [--budget 60] [--results FILE]

With --check, what is found is run with tiny sizes (mesh-run --check): its annotations are
the start of a search without time. With --keep, these tiny programs are kept in a folder:
predictions.py compares their predicted times with measured ones.

With --results, cells are added to a JSON file, so that rows can be run one by one. Without
models, the cells of that file are printed. Needs JAX (scripts/python-environment), and the
tools in build/release/bin.
"""

import argparse
import dataclasses
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import NamedTuple

import jax
import mesh_spmd
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec as P
from search_models import MODELS, ROOT, Expert, make_model

# An H100 with 8 to a node: 450 GB/s of NVLink in each direction, 400 Gbit/s of InfiniBand for
# each device, 495 TFLOP/s of TF32, of which contractions reach about four fifths, and 3.3 TB/s
# of memory (NVIDIA's data sheets of H100 and DGX H100).
MACHINE = {"levels": [{"devices": 8, "latency": 2e-6, "bandwidth": 4e11, "topology": "switch"},
                      {"latency": 1e-5, "bandwidth": 5e10, "topology": "switch"}],
           "flops": {"f32": 4e14}, "contraction_overhead": 2e-6, "memory_bandwidth": 3e12}
# The factor of bandwidths, and the memory of a device. Slow links are about those of cards
# in slots of PCIe 5 (64 GB/s in each direction) and of Ethernet with 40 Gbit/s.
MACHINES = {"fast": (1, 80e9), "slow": (0.1, 80e9), "little": (1, 24e9)}
LIMITS = ("ample", "tight")
KINDS = ("forward", "step")
# The fields of a row about its experts, which --known-experts takes.
EXPERT = "limit", "expert", "which", "expert_bytes", "least_bytes"
# mesh-search's report of the step that it chose.
STATE = (r"(?:(?P<parts>\d+) micro-batch(?:es)?, )?"
         r"state (?:as parameters|(?P<gradients>and gradients )?along (?P<axes>\w+(?:, \w+)*))$")
PIPELINE_PASSES = "mesh-spmd,mesh-rings,mesh-programs"
SCHEDULES = ["gpipe", "1f1b", "interleaved-1f1b chunks=2", "zb-h1", "zb-v chunks=2"]


@dataclasses.dataclass(frozen=True)
class Candidate:
    """An expert on a mesh; `parts` micro-batches, and the schedule of a pipeline."""

    expert: str
    mesh: tuple
    parts: int = 1
    schedule: str = ""

    @property
    def stages(self):
        """The number of devices in a pipeline, or 0."""
        return self.mesh[0] if len(self.mesh) == 3 else 0

    def get_bubble(self):
        """Returns for what part of its work a device of a pipeline waits at least. A schedule
        that makes gradients of parameters apart may wait for none."""
        if self.schedule.startswith("zb"):
            return 0
        chunks = 2 if "chunks=2" in self.schedule else 1
        return (self.stages - 1) / (chunks * self.parts)

    def __str__(self):
        parts = f", {self.parts} micro-batches" if self.parts > 1 else ""
        schedule = f", {self.schedule}" if self.schedule else ""
        return f"{self.expert}, {' x '.join(map(str, self.mesh))}{parts}{schedule}"


class Cost(NamedTuple):
    """The seconds that a step and its computation take on a device, its bytes, and those of
    arguments and results alone."""

    step: float
    needed: int
    own: int
    busy: float


def get_specs(model, expert):
    """Returns the PartitionSpecs that an expert gives the parameters of a model."""
    def keep(spec):
        return P(*[name if name in expert.weights else None for name in spec])
    specs = model.expert_specs if expert.splits_experts else model.specs
    specs = jax.tree.map(keep, specs, is_leaf=lambda spec: isinstance(spec, P))
    if expert.stages and isinstance(model.params, dict) and isinstance(specs["layers"], dict):
        # Stacked layers are where their stages are.
        specs = specs | {"layers": jax.tree.map(lambda spec: P("pipe", *spec[1:]), specs["layers"],
                                                is_leaf=lambda spec: isinstance(spec, P))}
    return specs


def convert(model, expert, kind, parts=1):
    """Returns a program with the annotations of an expert, on a mesh of axes of size 2."""
    axes = ("pipe",) * expert.stages + ("data", "model")
    mesh = AbstractMesh((2,) * len(axes), axes)

    def place(x):
        spec = expert.get_activations()
        return jax.lax.with_sharding_constraint(x, NamedSharding(mesh, spec))

    def loss(params, inputs, targets):
        return model.loss(params, inputs, targets, place)

    specs = get_specs(model, expert)
    batch = [jax.ShapeDtypeStruct((x.shape[0] // parts, *x.shape[1:]), x.dtype)
             for x in model.batch]
    text = mesh_spmd.convert(loss, model.params, *batch, out_shardings=P(), mesh=mesh,
                             in_shardings=(specs, P(expert.batch), P(expert.batch)),
                             differentiable=kind == "step").text
    if kind == "forward":
        return text
    return add_step(text, model, 1 if expert.stages else parts,
                    ["data"] if expert.shards_state else [])


def convert_plain(model, kind, parts=1, state=(), splits_gradients=False):
    """Returns a program without annotations or a mesh; a step with what is chosen for it."""
    batch = [jax.ShapeDtypeStruct((x.shape[0] // parts, *x.shape[1:]), x.dtype)
             for x in model.batch]
    text = mesh_spmd.convert(lambda *args: model.loss(*args, lambda x: x), model.params, *batch,
                             differentiable=kind == "step").text
    if kind == "step":
        text = add_step(text, model, parts, state, splits_gradients)
    return text


def add_step(text, model, parts=1, state=(), splits_gradients=False):
    """Returns a loss with its step on micro-batches; `state` is split along axes."""
    # Parameters are the first arguments.
    wrt = list(range(len(jax.tree.leaves(model.params))))
    options = ["rate = 1.0e-3"]
    if parts > 1:
        options.append(f"micro_batches = {parts}")
    if state:
        options.append(f"shard_state = {json.dumps(list(state))}")
    if model.saving:
        options.append(f'saving = "{model.saving}"')
    if splits_gradients:
        options.append("shard_gradients")
    text = re.sub(r"func\.func (public )?@main\(", "func.func private @loss(", text)
    step = (f"mesh.train_step @main of @loss wrt {wrt} by {model.optimizer} "
            f"{{{', '.join(options)}}}")
    return re.sub(r"^(module .*)$", lambda line: f"{line[0]}\n{step}", text, count=1,
                  flags=re.MULTILINE)


def get_shapes(devices, count):
    """Returns the sizes of `count` axes, powers of two that make the devices."""
    if count == 1:
        return [(devices,)]
    return [(size, *rest) for size in [2 ** n for n in range(devices.bit_length())]
            for rest in get_shapes(devices // size, count - 1)]


class Cell:
    """A model on a machine: the experts' steps, and the search."""

    def __init__(self, args, name, machine, folder, texts, costs):
        self.args, self.name, self.machine_name, self.folder = args, name, machine, folder
        self.model_name, _, self.kind = name.rpartition("_")
        self.model = make_model(self.model_name)
        factor, self.memory = MACHINES[machine]
        levels = [level | {"bandwidth": factor * level["bandwidth"]}
                  for level in MACHINE["levels"]]
        # The limit is said, so that what does not fit is no warning.
        self.path = folder / "machine.json"
        self.path.write_text(json.dumps(MACHINE | {"levels": levels}))
        # Machines that differ in memory alone have the same costs.
        self.texts, self.costs = texts, costs.setdefault(factor, {})
        self.faster = [costs[other] for other in costs if other > factor]

    def simulate(self, program, limit=None, passes=None):
        """Returns the cost of a program, or None."""
        report = self.folder / "report.json"
        options = [f"--memory-limit={int(limit)}"] if limit is not None else []
        options += [f"--pipeline={passes}"] if passes else []
        result = subprocess.run([self.args.bin / "mesh-simulate", program, "--entry=main",
                                 f"--machine={self.path}", f"--report={report}", *options],
                                text=True, capture_output=True)
        if result.returncode != 0:
            if self.args.verbose:
                print(result.stderr.strip().splitlines()[:3], file=sys.stderr)
            return None
        entry, = json.loads(report.read_text())["entries"]
        programs = entry["simulated"]["programs"]
        own = [each["argument_bytes"] + each["result_bytes"] for each in programs]
        needed = [bytes + each["predicted_bytes"] for bytes, each in zip(own, programs)]
        busy = max(each["contracting_s"] + each["passing_s"] for each in programs)
        return Cost(entry["simulated"]["step_s"], max(needed), max(own), busy)

    def rate(self, candidate, limit=None):
        """Returns the cost of a candidate, or None if it has none within the limit."""
        if (candidate, limit) in self.costs:
            return self.costs[candidate, limit]
        expert = self.experts()[candidate.expert]
        key = candidate.expert, 1 if expert.stages else candidate.parts
        if key not in self.texts:
            self.texts[key] = convert(self.model, expert, self.kind, key[1])
        sizes = iter(candidate.mesh)
        program = self.folder / "expert.mlir"
        program.write_text(re.sub(r"^mesh\.mesh .*$", lambda line: re.sub(
            "=2", lambda _: f"={next(sizes)}", line[0]), self.texts[key], flags=re.MULTILINE))
        passes = None
        if expert.stages:
            passes = PIPELINE_PASSES if self.kind == "step" else None
            if not self.make_stages(program, candidate):
                return None
        self.costs[candidate, limit] = cost = self.simulate(program, limit, passes)
        if self.args.verbose:
            print(candidate, limit, cost, file=sys.stderr)
        return cost

    def bound(self, candidate):
        """Returns the cost of a candidate, or what it is on a machine with faster links."""
        known = (costs.get((candidate, None)) for costs in self.faster)
        return next(filter(None, known), None) or self.rate(candidate)

    def make_stages(self, program, candidate):
        """Makes stages of the layers of a program. Returns whether there are any."""
        schedule = candidate.schedule and f" schedule={candidate.schedule}"
        repeats = (f"builtin.module(mesh-outline-repeats{{pipeline-axis=pipe "
                   f"microbatches={candidate.parts}{schedule}}})")
        result = subprocess.run([self.args.bin / "mesh-opt", program, "-o", program,
                                 f"--pass-pipeline={repeats}"], text=True, capture_output=True)
        if result.returncode != 0 and self.args.verbose:
            print(candidate, result.stderr.strip().splitlines()[:3], file=sys.stderr)
        return result.returncode == 0

    def experts(self):
        return {name: expert for name, expert in self.model.get_experts().items()
                if (self.kind == "step" or not expert.shards_state)
                and (self.args.pipelines or not expert.stages)}

    def get_splits(self, expert, mesh):
        """Returns the shapes of parameters, and the numbers of parts of their dimensions."""
        sizes = dict(zip(("data", "model"), mesh[-2:]))
        specs = get_specs(self.model, expert)
        shapes = [leaf.shape for leaf in jax.tree.leaves(self.model.params)]
        return [(shape, [sizes.get(name, 1) for name in spec]) for shape, spec in zip(
            shapes, jax.tree.leaves(specs, is_leaf=lambda spec: isinstance(spec, P)))]

    def has_parts(self, expert, mesh, parts=1):
        """Returns whether each device has a part of each dimension that is split."""
        sizes = dict(zip(("data", "model"), mesh[-2:]))
        rows = self.model.batch[0].shape
        splits = [(rows, [parts * math.prod(sizes[name] for name in expert.batch)])]
        if expert.splits_sequence:
            splits.append((rows[1:], [sizes["model"]]))
        return all(part <= size for shape, counts in splits + self.get_splits(expert, mesh)
                   for size, part in zip(shape, counts))

    def may_fit(self, expert, mesh):
        """Returns whether parameters and their state fit into memory."""
        weights = sum(4 * math.prod(shape) / math.prod(counts)
                      for shape, counts in self.get_splits(expert, mesh))
        if expert.stages:
            weights /= mesh[0]
        if self.kind == "forward":
            return weights <= self.memory
        state = 2 * weights * (self.model.optimizer == "adamw")
        if expert.shards_state:
            state /= mesh[-2]
        return weights + state <= self.memory

    def get_candidates(self):
        """Returns the experts on all meshes, without micro-batches but those of stages."""
        made = []
        for name, expert in self.experts().items():
            for mesh in get_shapes(self.args.devices, 2 + expert.stages):
                # Other meshes do the same as one of these.
                splits = "model" in expert.weights or expert.splits_sequence
                is_one = expert.batch == ("data", "model") and not expert.weights
                if mesh[-1] > 1 and is_one or mesh[-1] == 1 and splits:
                    continue
                if mesh[-2] == 1 and ("data" in expert.weights or expert.shards_state):
                    continue
                if not self.has_parts(expert, mesh) or not self.may_fit(expert, mesh):
                    continue
                if not expert.stages:
                    made.append(Candidate(name, mesh))
                elif mesh[0] > 1:
                    made += [Candidate(name, mesh, parts * mesh[0], schedule)
                             for parts in (1, 2, 4)
                             if self.has_parts(expert, mesh, parts * mesh[0])
                             for schedule in (SCHEDULES if self.kind == "step" else [""])]
        return made

    def divide(self, candidates):
        """Returns the candidates with micro-batches."""
        parts = [2 ** n for n in range(1, self.args.micro_batches.bit_length())]
        return [dataclasses.replace(each, parts=number) for each in candidates
                for number in (parts if self.kind == "step" else ())
                if self.has_parts(self.experts()[each.expert], each.mesh, number)]

    def tune(self, limit):
        """Returns the fastest candidate within the limit, its cost, and the least bytes of a
        candidate without micro-batches."""
        candidates = self.get_candidates()
        # Candidates with the same costs are the same program.
        by_cost = {cost: each for each in reversed(candidates)
                   if not each.stages and (cost := self.bound(each))}
        whole = {each: cost for cost, each in by_cost.items()}
        work = min((cost.busy for cost in whole.values()), default=0)
        # A lower bound of each: micro-batches save no time, and stages no work.
        least = {each: cost.step for each, cost in whole.items()}
        least |= {each: work * (1 + each.get_bubble()) for each in candidates if each.stages}
        for each in self.divide(whole) if limit is not None else ():
            cost = whole[dataclasses.replace(each, parts=1)]
            if cost.own <= limit < cost.needed:
                least[each] = cost.step
        best, which = Cost(math.inf, 0, 0, 0), None
        for each in sorted(least, key=least.get):
            if least[each] >= best.step:
                break
            cost = self.rate(each)
            if cost and limit is not None and cost.needed > limit and cost.step < best.step:
                cost = self.rate(each, limit) if cost.own <= limit else None
            if cost and cost.step < best.step:
                best, which = cost, each
        return which, best, min((cost.needed for cost in whole.values()), default=0)

    def search(self, limit, memory):
        """Returns the step found, with its mesh and bound, or the error."""
        plain, found = self.folder / "plain.mlir", self.folder / "found.mlir"
        plain.write_text(convert_plain(self.model, self.kind))
        options = [f"--memory-limit={int(limit)}"] if limit is not None else []
        options.append(f"--pipelines={'true' if self.args.pipelines else 'false'}")
        if self.kind == "step" and limit is not None:
            options.append(f"--micro-batches={self.args.micro_batches}")
        result = subprocess.run([self.args.bin / "mesh-search", plain, "--entry=main",
                                 f"--machine={self.path}", f"--devices={self.args.devices}",
                                 f"--budget={self.args.budget}", "-o", found, *options],
                                text=True, capture_output=True)
        if self.args.verbose:
            print(result.stdout, result.stderr, file=sys.stderr)
        if result.returncode != 0:
            return {"problem": result.stderr.strip().rpartition(".mlir: ")[2]}
        passes = PIPELINE_PASSES if "with --pipeline=" in result.stdout.split("\n")[0] else None
        cost = self.simulate(found, passes=passes)
        if cost and limit is not None and cost.needed > limit:
            cost = self.simulate(found, limit, passes)
        if cost is None:
            return {"problem": "what was found cannot be simulated"}
        bound = re.search(r"found takes ([\d.]+)% more", result.stdout)
        mesh = re.search(r"mesh\.mesh .* = <\[(.*)\]>", found.read_text())[1]
        row = {"found": cost.step, "found_bytes": cost.needed, "mesh": mesh.replace('"', ""),
               "above_bound": float(bound[1]) if bound else None}
        text = re.split(r"\d+ programs? and mesh", result.stdout)[-1]
        # One that does not fit once it is lowered gives way to another one.
        other = re.search(r"; \S+, (.*) (?:is expected to|may) fit$", text, re.MULTILINE)
        chosen = re.search(STATE, other[1] if other else text, re.MULTILINE)
        if self.kind == "step" and chosen:
            row["step"] = chosen[0]
        if self.args.check and not passes:
            row["check"] = self.check(found, row, memory)
        return row

    def check(self, found, row, memory):
        """Runs the tiny model with the annotations of what was found. Returns "passed", or
        why not."""
        step = re.fullmatch(STATE, row.get("step", "state as parameters"))
        tiny = self.folder / "tiny.mlir"
        folder = self.args.keep or self.folder
        annotated = folder / f"{self.name}.{self.machine_name}.{memory}.mlir"
        tiny.write_text(convert_plain(
            make_model(self.model_name, tiny=True), self.kind, int(step["parts"] or 1),
            step["axes"].split(", ") if step["axes"] else (), step["gradients"] is not None))
        for command in (
                # A search without time gives what it starts from.
                ["mesh-search", tiny, "--entry=main", f"--machine={self.path}", "-o", annotated,
                 f"--mesh={row['mesh'].replace(' ', '')}", f"--start={found}", "--budget=1e-9"],
                ["mesh-run", "--check", annotated, "--entry=main"]):
            result = subprocess.run([self.args.bin / command[0], *command[1:]], text=True,
                                    capture_output=True)
            if self.args.verbose:
                print(result.stdout, result.stderr, file=sys.stderr)
            if result.returncode != 0:
                return result.stderr.strip() or result.stdout.strip()
        return "passed"

    def run(self, known):
        """Returns a row for each limit. Experts are those of `known` rows, where there are any."""
        rows = []
        limit, needed, least, found = self.memory, 0, 0, False
        for name in LIMITS:
            # The ample limit is tuned for the tight one as well.
            if name == "tight" and name not in self.args.limits:
                break
            if name == "tight":
                ample = needed if found else self.memory
                # Micro-batches may need less than any candidate without them.
                limit = (min(least, ample) + ample) // 2
            row = {"model": self.name, "devices": self.args.devices, "links": self.machine_name,
                   "memory": name}
            if get_key(row) in known:
                row |= {field: known[get_key(row)][field] for field in EXPERT}
            else:
                which, cost, least = self.tune(limit)
                row |= {"limit": limit, "expert": cost.step if which else None,
                        "which": str(which or "none fits"), "expert_bytes": cost.needed,
                        "least_bytes": least}
            found, needed = row["expert"] is not None, row["expert_bytes"]
            limit, least = row["limit"], row["least_bytes"]
            if name in self.args.limits:
                rows.append(row | (self.search(limit, name) if self.args.budget else {}))
                print_row(rows[-1])
        return rows


def print_header():
    print("| model | devices | links | memory | best expert, ms | which | found, ms | its mesh | "
          "step | ratio | above bound, % | check |\n"
          "|---|---:|---|---|---:|---|---:|---|---|---:|---:|---|")


def print_row(row):
    def text(value, form, factor=1):
        return "" if value is None else format(factor * value, form)
    bound = text(row.get("above_bound"), ".1f")
    ratio = row["found"] / row["expert"] if row.get("found") and row["expert"] else None
    print(f"| {row['model']} | {row['devices']} | {row['links']} | {row['memory']} | "
          f"{text(row['expert'], '.4g', 1e3)} | {row['which']} | "
          f"{text(row.get('found'), '.4g', 1e3)} | {row.get('mesh', row.get('problem'))} | "
          f"{row.get('step', '')} | {text(ratio, '.3f')} | {bound} | "
          f"{row.get('check', '')} |", flush=True)


def print_summary(rows):
    ratios = [row["found"] / row["expert"] for row in rows if row.get("found") and row["expert"]]
    if not ratios:
        return
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"\n{len(ratios)} cells: geometric mean {mean:.3f}, largest {max(ratios):.3f}, "
          f"at most 0.90 in {sum(r <= 0.9 for r in ratios)}, "
          f"above 1.02 in {sum(r > 1.02 for r in ratios)}")


def get_key(row):
    return tuple(row[name] for name in ("model", "devices", "links", "memory"))


def save(path, rows):
    """Adds rows to a file, in the place of those of the same cells."""
    known = json.loads(path.read_text()) if path.is_file() else []
    cells = {get_key(row): row for row in known} | {get_key(row): row for row in rows}
    path.write_text(json.dumps(list(cells.values()), indent=1) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    names = [f"{name}_{kind}" for name in MODELS for kind in KINDS]
    parser.add_argument("models", nargs="*", metavar="model", help=", ".join(names))
    parser.add_argument("--devices", type=int, default=8, help="a power of two")
    parser.add_argument("--machines", nargs="+", default=[*MACHINES], choices=MACHINES)
    parser.add_argument("--limits", nargs="+", default=LIMITS, choices=LIMITS)
    parser.add_argument("--micro-batches", type=int, default=4,
                        help="the most micro-batches where memory is limited")
    parser.add_argument("--pipelines", action="store_true")
    parser.add_argument("--budget", type=float, default=60,
                        help="of the search, in seconds of processor time; 0: experts alone")
    parser.add_argument("--check", action="store_true",
                        help="run what is found with tiny sizes, and compare the results")
    parser.add_argument("--keep", type=pathlib.Path, metavar="FOLDER",
                        help="keep the tiny programs of --check")
    parser.add_argument("--results", type=pathlib.Path)
    parser.add_argument("--known-experts", action="store_true",
                        help="take the best experts from --results, and only search")
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/release/bin")
    parser.add_argument("--verbose", action="store_true")
    args = parser.parse_args()
    if args.devices < 1 or args.devices & (args.devices - 1):
        parser.error("the number of devices must be a power of two")
    if unknown := set(args.models) - set(names):
        parser.error(f"expected models of {', '.join(names)}, got {', '.join(sorted(unknown))}")
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
    known = {}
    if args.known_experts and args.results.is_file():
        known = {get_key(row): row for row in json.loads(args.results.read_text())}
    rows = []
    print_header()
    if not args.models and args.results:
        rows = json.loads(args.results.read_text())
        for row in rows:
            print_row(row)
    for name in args.models:
        texts, costs = {}, {}
        for machine in args.machines:
            with tempfile.TemporaryDirectory() as folder:
                rows += Cell(args, name, machine, pathlib.Path(folder), texts,
                             costs).run(known)
            if args.results:
                save(args.results, rows)
    print_summary(rows)


if __name__ == "__main__":
    main()
