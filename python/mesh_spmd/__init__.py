"""Converts JAX and StableHLO programs to Mesh, and runs them."""

import pkgutil

# The native module may lie in the build folder.
__path__ = pkgutil.extend_path(__path__, __name__)

from . import versions  # noqa: E402, F401 (before all that needs JAX)
from .api import convert, convert_artifact  # noqa: E402
from .array import Array, Shard  # noqa: E402
from .placement import device_put, from_dlpack  # noqa: E402
from .diagnostics import Diagnostic, MeshError  # noqa: E402
from .errors import ConversionError  # noqa: E402
from .jitted import jit  # noqa: E402
from .lowered import Compiled, Lowered  # noqa: E402
from .machines import Machine  # noqa: E402
from .pictures import visualize_sharding
from .pipeline import pipeline  # noqa: E402
from .program import Program  # noqa: E402
from .search import search  # noqa: E402
from .strategy import Strategy  # noqa: E402
from .tables import Check, Picture, Simulation, Table  # noqa: E402
from .sharder import BatchSharder  # noqa: E402
from . import checkpoint, manual, parameters, schedules  # noqa: E402

__all__ = ["Array", "BatchSharder", "Check", "Compiled", "ConversionError", "Diagnostic",
           "Lowered", "Machine", "MeshError", "Picture", "Program", "Shard",
           "Simulation", "Strategy", "Table", "checkpoint", "convert", "convert_artifact",
           "device_put", "from_dlpack", "jit", "manual", "parameters", "pipeline",
           "schedules", "search", "visualize_sharding"]
