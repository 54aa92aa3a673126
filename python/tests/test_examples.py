"""The programs in examples/jax are those that the scripts beside them make."""

import pathlib
import subprocess
import sys

import jax
import pytest

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "examples/jax"
REQUIREMENTS = pathlib.Path(__file__).parents[1] / "requirements-test.txt"


@pytest.mark.parametrize("script", ["models", "transformer"])
def test_committed_programs(script):
    if f"jax=={jax.__version__}\n" not in REQUIREMENTS.read_text():
        pytest.skip("other versions of JAX lower to other operations")
    done = subprocess.run([sys.executable, FOLDER / f"{script}.py", "--check"],
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_scripts_find_stale_files(tmp_path):
    (tmp_path / "lion.mlir").write_text("module {}")
    done = subprocess.run([sys.executable, FOLDER / "models.py", "--check",
                           f"--folder={tmp_path}"], capture_output=True, text=True)
    assert done.returncode == 1 and "lion.mlir is stale" in done.stderr
