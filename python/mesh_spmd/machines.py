"""Descriptions of machines."""

import contextlib
import json
import numbers
import pathlib
import tempfile

from .arguments import error_at_caller
from .diagnostics import MeshError
from .native import native


class Machine(dict):
    """The description of a machine (docs/reference/machines.md), as a dict.

    It is checked when it is made: what is wrong is a MeshError that names the key,
    what was found and what was expected.

    >>> import mesh_spmd
    >>> machine = mesh_spmd.Machine({"links": {"*": {"latency": 1e-6, "bandwidth": 1e11}},
    ...                              "flops": {"bf16": 1e14}})
    """

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        native().check_machine(json.dumps(self))

    @classmethod
    def read(cls, file):
        """Reads a description."""
        return cls(json.loads(pathlib.Path(file).read_text()))

    @classmethod
    def calibrate(cls, devices=1):
        """Measures this machine with so many devices at work, in about a second."""
        return cls(json.loads(native().calibrate(devices)))

    def complete(self):
        """Returns the description with all that it leaves out."""
        return json.loads(native().check_machine(json.dumps(self)))

    def save(self, file):
        """Writes the description to a file, for --machine."""
        pathlib.Path(file).write_text(json.dumps(self, indent=2) + "\n")


def memory_bytes(limit):
    """Returns the bytes of a limit of memory: a number, or a size such as "80GiB" as the tools
    take it; None for None."""
    if limit is None:
        return None
    if isinstance(limit, numbers.Integral):
        if limit < 1:
            raise error_at_caller(f"expected a memory limit of at least 1 byte, got {limit}")
        return int(limit)
    if not isinstance(limit, str):
        raise error_at_caller("expected a memory limit in bytes, or a size such as '80GiB', got "
                              f"{limit!r}")
    return native().parse_memory_limit(limit)


@contextlib.contextmanager
def machine_file(machine, *, optional=True):
    """Yields the path of a machine's description, which may be a dict; "" for None, if
    it is optional."""
    if machine is None and not optional:
        raise MeshError("expected the description of a machine, a path or a dict, got None")
    if not isinstance(machine, dict):
        yield "" if machine is None else str(machine)
        return
    native().check_machine(json.dumps(machine))
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "machine.json"
        path.write_text(json.dumps(machine))
        yield str(path)
