"""Fails unless two checkpoints in .npz files have the same state, to the bit: their
members but the losses. compare_state.py FILE OTHER."""

import sys
import zipfile


def read(path):
    with zipfile.ZipFile(path) as file:
        return {name: file.read(name) for name in file.namelist() if name != "training.losses.npy"}


one, other = map(read, sys.argv[1:])
if one != other:
    sys.exit("other state: " + ", ".join(n for n in {**one, **other} if one.get(n) != other.get(n)))
