"""Counts the collectives of a partitioned program, and what they send.

Each collective is one of a group of n devices with operands of b bytes on each. By
the ring algorithms a device sends

| collective | bytes |
|---|---|
| all-gather | b (n - 1) |
| all-reduce | 2 b (n - 1) / n |
| reduce-scatter, all-to-all | b (n - 1) / n |
| permute | b times the share of devices that send to another one |
| broadcast | b |

A collective in a loop counts as often as the loop runs; one in a branch counts if it is
in the branch that sends most. Loops with a trip count that the program does not say count
once. The three readers take a program of Mesh's local view, a StableHLO module of one
device, and XLA's optimized HLO.
"""

import collections
import dataclasses
import itertools
import math
import re


@dataclasses.dataclass(frozen=True)
class Traffic:
    """count: collectives that run; bytes: sent by a device, the mean over all."""

    count: float = 0
    bytes: float = 0

    def __add__(self, other):
        return Traffic(self.count + other.count, self.bytes + other.bytes)

    def __mul__(self, times):
        return Traffic(self.count * times, self.bytes * times)


def make_traffic(kind, group, operand_bytes, senders=1.0):
    """Returns the traffic of one collective. `senders`: the share of devices that send."""
    if group == 1:
        return Traffic()
    rest = {"all-gather": group - 1, "all-reduce": 2 * (group - 1) / group,
            "reduce-scatter": (group - 1) / group, "all-to-all": (group - 1) / group,
            "permute": senders, "broadcast": 1}
    return Traffic(1, rest[kind] * operand_bytes)


def _most(traffics):
    return max(traffics, key=lambda t: (t.bytes, t.count), default=Traffic())


# ---------------------------------------------------------------------------------------
# MLIR: Mesh and StableHLO

_WIDTH = re.compile(r"(?:[a-z]*?)(\d+)")


def _tensor_bytes(type_):
    """Returns the bytes of a ranked tensor type."""
    element = str(type_.element_type)
    if element == "index":
        bits = 64
    elif element.startswith("complex"):
        bits = 2 * int(_WIDTH.search(element)[1])
    else:
        bits = int(_WIDTH.match(element)[1])
    return math.prod(type_.shape) * max(bits, 8) // 8


def _constant(value):
    """Returns the number of an arith.constant or stablehlo.constant, or None."""
    owner = getattr(value, "owner", None)
    op = getattr(owner, "operation", owner)
    if getattr(op, "name", "") not in ("arith.constant", "stablehlo.constant"):
        return None
    number = re.match(r"(?:dense<)?(-?\d+)>?\b", str(op.attributes["value"]))
    return int(number[1]) if number else None


class ModuleCounter:
    """Counts in a module. `count_op(op)` returns the traffic of a collective, or None."""

    def __init__(self, module, count_op):
        self.count_op = count_op
        self.functions = {op.attributes["sym_name"].value: op
                          for op in module.body.operations
                          if op.operation.name == "func.func"}
        self.known = {}

    def count(self, name="main"):
        if name not in self.known:
            self.known[name] = self._count_regions(self.functions[name].operation)
        return self.known[name]

    def _count_regions(self, op):
        return sum((self._count_region(region) for region in op.regions), Traffic())

    def _count_region(self, region):
        return sum((self._count(op.operation) for block in region for op in block),
                   Traffic())

    def _count(self, op):
        traffic = self.count_op(op)
        if traffic is not None:
            return traffic
        if op.name in ("func.call", "call"):
            return self.count(op.attributes["callee"].value)
        if op.name in ("scf.if", "scf.index_switch", "stablehlo.case", "stablehlo.if"):
            return _most([self._count_region(region) for region in op.regions])
        return self._count_regions(op) * self._get_trips(op)

    def _get_trips(self, op):
        if op.name == "scf.for":
            low, high, step = (_constant(value) for value in list(op.operands)[:3])
            if None not in (low, high, step):
                return max(0, -(-(high - low) // step))
        if op.name == "stablehlo.while":
            return self._get_while_trips(op)
        return 1

    def _get_while_trips(self, op):
        """A counter from a constant, compared with a constant, incremented by one."""
        for inner in op.regions[0].blocks[0]:
            if inner.operation.name == "stablehlo.compare":
                counter, limit = inner.operation.operands
                start = _constant(op.operands[counter.arg_number]) \
                    if hasattr(counter, "arg_number") else None
                if None not in (start, _constant(limit)):
                    return max(0, _constant(limit) - start)
        return 1


def _parse_axes(axes, sizes):
    """Returns (name, stride, size) of each part of `#mesh.axes<["x", "y":(1)2]>`."""
    parts = []
    for name, before, sub in re.findall(r'"([^"]+)"(?::\((\d+)\)(\d+))?', str(axes)):
        size = int(sub) if sub else sizes[name]
        parts.append((name, sizes[name] // (int(before or 1) * size), size))
    return parts


def _axes_size(axes, sizes):
    return math.prod(size for _, _, size in _parse_axes(axes, sizes))


def _moving_share(axes, targets, sizes):
    """Returns the share of devices whose positions over two lists of axes differ: a block at
    a position over the one moves to that over the other."""
    def position(device, parts):
        index = 0
        for name, stride, size in parts:
            index = index * size + device[name] // stride % size
        return index
    lists = [_parse_axes(text, sizes) for text in (axes, targets)]
    names = {name for parts in lists for name, _, _ in parts}
    devices = [dict(zip(names, places)) for places in
               itertools.product(*(range(sizes[name]) for name in names))]
    return sum(position(device, lists[0]) != position(device, lists[1])
               for device in devices) / len(devices)


_MESH_KINDS = {"mesh.all_gather": "all-gather", "mesh.all_reduce": "all-reduce",
               "mesh.reduce_scatter": "reduce-scatter", "mesh.all_to_all": "all-to-all",
               "mesh.permute": "permute", "mesh.broadcast": "broadcast"}


def count_mesh(module):
    """Returns the traffic of @main in a local view, as jaxlib's MLIR has parsed it."""
    sizes = {}
    for op in module.body.operations:
        if op.operation.name == "mesh.mesh":
            sizes.update((name, int(size)) for name, size in
                         re.findall(r'"([^"]+)"=(\d+)', str(op.attributes["mesh"])))

    def count_op(op):
        if op.name not in _MESH_KINDS:
            return None
        group = _axes_size(op.attributes["axes"], sizes)
        senders = 1.0
        if "pairs" in op.attributes:
            pairs = [int(n) for n in re.findall(r"-?\d+", str(op.attributes["pairs"])
                                                .split(":", 1)[-1])]
            senders = sum(a != b for a, b in zip(pairs[::2], pairs[1::2])) / group
        elif "targets" in op.attributes:
            senders = _moving_share(op.attributes["axes"], op.attributes["targets"], sizes)
        return make_traffic(_MESH_KINDS[op.name], group,
                            sum(_tensor_bytes(v.type) for v in op.operands), senders)

    return ModuleCounter(module, count_op).count()


_STABLEHLO_KINDS = {"stablehlo.all_gather": "all-gather",
                    "stablehlo.all_reduce": "all-reduce",
                    "stablehlo.reduce_scatter": "reduce-scatter",
                    "stablehlo.all_to_all": "all-to-all",
                    "stablehlo.collective_permute": "permute",
                    "stablehlo.collective_broadcast": "broadcast"}


def count_stablehlo(module, devices):
    """Returns the traffic of @main in a program of one of `devices` devices."""
    def count_op(op):
        if op.name not in _STABLEHLO_KINDS:
            return None
        operand = sum(_tensor_bytes(value.type) for value in op.operands)
        if "source_target_pairs" in op.attributes:
            text = str(op.attributes["source_target_pairs"]).rsplit(":", 1)[0]
            ids = [int(n) for n in re.findall(r"-?\d+", text)]
            moved = sum(a != b for a, b in zip(ids[::2], ids[1::2]))
            return make_traffic("permute", devices, operand, moved / devices)
        group = op.attributes["replica_groups"].type.shape[1]
        return make_traffic(_STABLEHLO_KINDS[op.name], group, operand)

    return ModuleCounter(module, count_op).count()


# ---------------------------------------------------------------------------------------
# HLO

_HLO_KINDS = {"all-gather": "all-gather", "all-reduce": "all-reduce",
              "reduce-scatter": "reduce-scatter", "all-to-all": "all-to-all",
              "ragged-all-to-all": "all-to-all", "collective-permute": "permute",
              "collective-broadcast": "broadcast"}
_SHAPE = re.compile(r"\b(pred|[a-z]+\d+[a-z0-9]*)\[([\d,]*)\]")
_OP = re.compile(r"^\s*(?:ROOT )?%?[\w.-]+ = (?P<type>\(.*?\)|\S+) (?P<name>[\w-]+)\((?P<rest>.*)$")
_HEAD = re.compile(r"^(?P<entry>ENTRY )?%?(?P<name>[\w.-]+) .*\{$")


def _hlo_bytes(text):
    total = 0
    for element, dims in _SHAPE.findall(text):
        bits = 8 if element == "pred" else int(re.search(r"\d+", element)[0])
        size = math.prod(int(d) for d in dims.split(",") if d)
        total += size * max(bits, 8) // 8
    return total


def _hlo_group(rest, devices):
    iota = re.search(r"replica_groups=\[(\d+),(\d+)\]", rest)
    if iota:
        return int(iota[2])
    listed = re.search(r"replica_groups=\{\{([\d,]*)\}", rest)
    return listed[1].count(",") + 1 if listed else devices


def _count_hlo_collective(kind, result, rest, devices):
    group = _hlo_group(rest, devices)
    senders = 1.0
    # An instruction's text has its result's type: operands are of that size, but for
    # gathers and scatters.
    size = _hlo_bytes(result)
    if kind == "permute":
        pairs = re.findall(r"\{(\d+),(\d+)\}", rest.split("source_target_pairs=")[1])
        senders, group = sum(a != b for a, b in pairs) / devices, devices
    elif kind == "all-gather":
        size /= group
    elif kind == "reduce-scatter":
        size *= group
    return make_traffic(kind, group, size, senders)


def count_hlo(text, devices):
    """Returns the traffic of the entry of optimized HLO."""
    bodies, entry, current = collections.defaultdict(list), None, None
    for line in text.splitlines():
        if head := _HEAD.match(line):
            current = head["name"]
            entry = current if head["entry"] else entry
        elif current and (op := _OP.match(line)):
            bodies[current].append(op)
    known = {}

    def count_op(op):
        name, rest = op["name"], op["rest"]
        base = name.removesuffix("-start")
        if base in _HLO_KINDS:
            result = op["type"]
            # A pair of operand and result.
            if name.endswith("-start"):
                result = result[1:-1].rsplit(", ", 1)[-1]
            return _count_hlo_collective(_HLO_KINDS[base], result, rest, devices)
        if name == "while":
            trips = re.search(r'"known_trip_count":\{"n":"(\d+)"\}', rest)
            once = sum((count(re.search(fr"{part}=%?([\w.-]+)", rest)[1])
                        for part in ("condition", "body")), Traffic())
            return once * (int(trips[1]) if trips else 1)
        if name == "conditional":
            listed = re.search(r"branch_computations=\{(.*?)\}", rest)
            names = listed[1].split(",") if listed else \
                re.findall(r"(?:true|false)_computation=%?([\w.-]+)", rest)
            return _most([count(n.strip().lstrip("%")) for n in names])
        if name == "call":
            return count(re.search(r"to_apply=%?([\w.-]+)", rest)[1])
        return Traffic()

    def count(name):
        if name not in known:
            known[name] = sum((count_op(op) for op in bodies[name]), Traffic())
        return known[name]

    return count(entry)
