"""Schedules of pipelines: made, checked, timed and drawn (docs/reference/schedules.md).

>>> from mesh_spmd import schedules
>>> schedule = schedules.make("zb-h1", stages=4, microbatches=8)
>>> schedule.bubble, schedule.bubble_fraction
(Fraction(3, 1), Fraction(1, 9))
"""

import fractions
import json
import pathlib
import re
import tempfile

from .diagnostics import MeshError
from .native import native


def kinds():
    """Returns the names of the schedules that there are, each with a line about it."""
    return dict(native().schedules())


def make(kind="1f1b", *, stages, microbatches, chunks=None, group=None, **options):
    """Makes a Schedule.

    kind: one of `kinds()`. stages: the stages of the pipeline of devices, its ranks.
    microbatches: the micro-batches of a batch. chunks: the stages of the model on each
    rank. group: of interleaved schedules, the micro-batches that a chunk does in a
    row. options: as of Schedule. Raises MeshError if a condition of the schedule does
    not hold.
    """
    return Schedule(dict(kind=kind, stages=stages, microbatches=microbatches, chunks=chunks,
                         group=group), **options)


def read(table, **options):
    """Checks a table in PyTorch's CSV form, and returns it as a Schedule.

    table: a path, or the text, which has more than one line or a comma. options: as of
    Schedule. Raises MeshError with each error, its line and column.
    """
    text = str(table)
    if isinstance(table, pathlib.Path) or not ("\n" in text or "," in text):
        name, text = pathlib.Path(table).name, pathlib.Path(table).read_text()
    else:
        name = "table.csv"
    return Schedule(dict(kind="", stages=None, microbatches=None, chunks=None, group=None),
                    table=(name, text), **options)


class Schedule:
    """A schedule of a pipeline, valid and timed. `str` draws it in letters, notebooks
    show a picture to scale.

    forward_only: without backward actions. skips: (from, to) of stages of the model
      whose output a later one reads, beyond the next. credits: the messages that may
      be under way from a rank to another, of a table with messages.
    costs: the times of the forward, of the backward's two parts and of a message.
    stage_weights: what multiplies the times of each stage. layers: instead of these,
      the costs of layers, which are split into stages as evenly as they can be.

    `.time` is that of a step, and `.bubble` the most that a rank idles, in units of
    `costs`. `.bubble_fraction` is the part of all ranks' time. `.ranks` has the actions
    of each rank, and its peak of live micro-batches.
    """

    def __init__(self, made, *, table=None, forward_only=False, skips=(), credits=0,
                 costs=(1, 1, 1, 0), stage_weights=(), layers=()):
        self._table = table
        self._request = dict(
            made, credits=credits, forward_only=forward_only,
            skips=[f"{begin}:{end}" for begin, end in skips],
            costs=_numbers(costs), stage_weights=_numbers(stage_weights), layers=_numbers(layers))
        self.data = json.loads(self._write("json"))
        ticks = self.data["ticks_per_unit"]
        self.time = fractions.Fraction(self.data["time"], ticks)
        self.bubble = fractions.Fraction(self.data["bubble"], ticks)
        self.bubble_fraction = fractions.Fraction(self.data["bubble_fraction"])
        self.ranks = self.data["ranks"]

    def _write(self, form, messages=False, width=100):
        request = dict(self._request, format=form, messages=messages, width=width)
        with tempfile.TemporaryDirectory() as folder:
            table = ""
            if self._table is not None:
                table = str(pathlib.Path(folder) / self._table[0])
                pathlib.Path(table).write_text(self._table[1])
            try:
                return native().schedule(table=table, **request)
            except MeshError as error:
                # By the names of arguments, and of the table.
                text = re.sub("--([a-z-]+)", lambda flag: flag[1].replace("-", "_"), str(error))
                raise MeshError(text.replace(folder + "/", "")) from None

    def csv(self, messages=False):
        """Returns the table, as PyTorch reads it; with messages and the reduction of
        gradients, if these are wanted."""
        return self._write("csv", messages)

    def mlir(self):
        """Returns the table as `mesh.pipeline` takes it."""
        return self._write("mlir")

    def svg(self):
        """Returns a picture, to scale."""
        return self._write("svg")

    def trace(self, file):
        """Writes the timeline, for https://ui.perfetto.dev."""
        pathlib.Path(file).write_text(self._write("trace"))

    def __str__(self):
        return self._write("report")

    __repr__ = __str__

    def _repr_svg_(self):
        return self.svg()


def _numbers(values):
    return ",".join(str(fractions.Fraction(v).limit_denominator(1 << 20)) for v in values)
