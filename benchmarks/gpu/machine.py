"""Finds the tools and libraries that scripts/gpu-check needs on a machine with GPUs."""

import glob
import os
import pathlib
import subprocess
import sys
import sysconfig
import tarfile

# The libraries that mesh-run loads, by the variable with their path.
LIBRARIES = {
    "MESH_CUDA_DRIVER": ["libcuda.so.1"],
    "MESH_CUBLASLT": ["libcublasLt.so.13", "libcublasLt.so.12",
                      "libcublasLt.so.11"],
    "MESH_NCCL": ["libnccl.so.2"],
}


class Missing(Exception):
    pass


def _starts(mesh_run):
    try:
        return subprocess.run([mesh_run, "--version"],
                              capture_output=True).returncode == 0
    except OSError:
        return False


def find_mesh_run(root, wanted, folder):
    """The one in the folder `wanted`; without, a built one or that of the
    bundle, which is unpacked into `folder`. Throws Missing."""
    built = (wanted or root / "build" / "release" / "bin") / "mesh-run"
    if _starts(built):
        return built
    problem = ("does not start" if built.exists() else "is not there")
    bundle = root / "build" / "gpu-bundle.tar.xz"
    if wanted or not bundle.exists():
        raise Missing(f"{built} {problem}: build it, or run scripts/gpu-bundle "
                      "where it can be built")
    unpacked = pathlib.Path(folder) / "bundle"
    with tarfile.open(bundle) as files:
        files.extractall(unpacked)
    if not _starts(unpacked / "bin" / "mesh-run"):
        raise Missing(f"mesh-run of {bundle} does not start")
    return unpacked / "bin" / "mesh-run"


def _folders():
    """Where libraries of CUDA are that the loader does not look for."""
    site = sysconfig.get_paths()["purelib"]
    patterns = [os.environ.get("CUDA_HOME", "/usr/local/cuda") + "/lib64",
                "/usr/local/cuda-*/lib64", "/usr/local/nvidia/lib64",
                "/usr/local/nvidia/lib", f"{site}/nvidia/*/lib"]
    return [folder for pattern in patterns for folder in glob.glob(pattern)]


def _find(name):
    """Returns the file to load as `name`, or None."""
    for path in [name, *(os.path.join(folder, name) for folder in _folders())]:
        if path == name or os.path.exists(path):
            # In a process of its own: it may not come without others.
            program = f"import ctypes; ctypes.CDLL({path!r})"
            if subprocess.run([sys.executable, "-c", program],
                              capture_output=True).returncode == 0:
                return path
    return None


def find_libraries():
    """Variables that say where libraries are that are not where the loader
    looks."""
    found = {}
    for variable, names in LIBRARIES.items():
        path = next((path for path in map(_find, names) if path), None)
        if path and "/" in path and not os.environ.get(variable):
            found[variable] = path
    return found


def describe():
    try:
        done = subprocess.run(
            ["nvidia-smi", "--query-gpu=name,driver_version,memory.total",
             "--format=csv,noheader"], capture_output=True, text=True)
        gpus = done.stdout.strip() or done.stderr.strip()
    except OSError:
        gpus = "there is no nvidia-smi"
    return f"{gpus}; {os.cpu_count()} cores"


def describe_version(root, mesh_run):
    """Returns the version of this project, as far as it is known."""
    version = mesh_run.parent.parent / "version"
    if version.exists():
        return version.read_text().strip() + ", of the bundle"
    try:
        done = subprocess.run(["git", "describe", "--always", "--dirty"],
                              cwd=root, capture_output=True, text=True)
        return done.stdout.strip() or "of no known version"
    except OSError:
        return "of no known version"
