"""The native module, or a sentence about why it is missing."""

from .diagnostics import MeshError

try:
    from . import _native
except ImportError as error:
    _native, _problem = None, error


def native():
    """Returns the module `mesh_spmd._native`. Raises MeshError without it."""
    if _native is None:
        raise MeshError(
            "the native module mesh_spmd._native is missing, which compiles and runs "
            f"programs: install the package where Mesh is installed ({_problem})")
    return _native
