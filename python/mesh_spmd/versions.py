"""The versions of JAX that the package is tested with."""

import warnings

OLDEST, NEWEST = (0, 7), (0, 10)
TESTED = "0.7 to 0.10"

try:
    import jax
    import jaxlib
except ImportError as error:
    raise ImportError(f"mesh_spmd needs jax and jaxlib {TESTED}, which cannot be imported "
                      f"({error}): pip install 'mesh-spmd[jax]'") from error

try:
    enable_x64 = jax.enable_x64
except AttributeError:  # JAX before 0.8
    from jax.experimental import enable_x64  # noqa: F401
try:
    get_mesh = jax.sharding.get_mesh
except AttributeError:  # JAX before 0.8
    from jax._src.mesh import get_concrete_mesh as get_mesh  # noqa: F401


def check_versions():
    """Warns of versions that the package is not tested with."""
    for module in (jax, jaxlib):
        version = tuple(map(int, module.__version__.split(".")[:2]))
        if not OLDEST <= version <= NEWEST:
            warnings.warn(f"mesh_spmd is tested with {module.__name__} {TESTED}, got "
                          f"{module.__version__}: pip install '{module.__name__}==0.10.*'",
                          stacklevel=3)


check_versions()
