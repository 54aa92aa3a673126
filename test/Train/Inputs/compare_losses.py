"""Compares the losses that runs of mesh-train have printed: compare_losses.py STEPS FILE
FILE…. Each file has to have a loss for the steps 1 to STEPS, about that of the first."""

import re
import sys

LINE = re.compile(r"^step (\d+) of \d+  loss (\S+)", re.M)


def read(path):
    with open(path) as file:
        return {int(step): float(loss) for step, loss in LINE.findall(file.read())}


steps, first, *others = sys.argv[1:]
wanted = read(first)
assert sorted(wanted) == list(range(1, int(steps) + 1)), wanted
for path in others:
    losses = read(path)
    assert losses.keys() == wanted.keys(), (path, losses)
    for step, loss in losses.items():
        assert abs(loss - wanted[step]) <= 1e-4 * wanted[step], (path, step, loss, wanted[step])
# They are of something that is learned.
assert wanted[int(steps)] < 0.9 * wanted[1]
