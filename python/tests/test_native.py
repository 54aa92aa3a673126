"""The native module: programs, runs, errors, and other libraries beside it."""

import importlib.util
import itertools
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time

import ml_dtypes
import numpy as np
import pytest
from mesh_spmd import Diagnostic, MeshError, checkpoint
from mesh_spmd.layouts import whole_of
from mesh_spmd.native import native

pytestmark = pytest.mark.native

TWO = """mesh.mesh @m = <["x"=2]>
func.func @f(%a: tensor<4x3xTYPE> {mesh.name = "a", mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>},
             %b: tensor<4x3xTYPE> {mesh.name = "b", mesh.sharding = #mesh.sharding<@m, [{}, {"x"}]>})
    -> (tensor<4x3xTYPE> {mesh.name = "c", mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) {
  %0 = arith.OP %a, %b : tensor<4x3xTYPE>
  return %0 : tensor<4x3xTYPE>
}"""
TYPES = [("f32", "addf", np.float32), ("f64", "addf", np.float64), ("f16", "addf", np.float16),
         ("bf16", "addf", ml_dtypes.bfloat16), ("i8", "addi", np.int8),
         ("i8", "addi", np.uint8), ("i16", "addi", np.int16), ("i32", "addi", np.int32),
         ("i32", "addi", np.uint32), ("i64", "addi", np.int64), ("i1", "xori", bool)]

# Its loop has an all-reduce, and goes on for hours.
ENDLESS = """mesh.mesh @m = <["x"=2]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> attributes {mesh.spmd = @m} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000000 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<8xf32> {
    %1 = math.sin %x : tensor<8xf32>
    %2 = mesh.all_reduce sum %1 on @m ["x"] : tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}"""


def program(type_="f32", op="addf"):
    return native().Program(TWO.replace("TYPE", type_).replace("OP", op), "two.mlir")


class Run:
    """An executable whose results are whole arrays of numpy."""

    def __init__(self, executable):
        self.executable = executable
        self.types = [(shape, np.dtype(name)) for _, shape, name in executable.results]

    def __call__(self, arrays):
        return [whole_of(data, *type_) for data, type_ in
                zip(self.executable(arrays), self.types, strict=True)]

    def __getattr__(self, name):
        return getattr(self.executable, name)


def compiled(text):
    return Run(text.compile())


@pytest.mark.parametrize("type_, op, dtype", TYPES, ids=lambda x: str(x))
def test_types(type_, op, dtype):
    run = compiled(program(type_, op))
    a = np.arange(12).reshape(4, 3).astype(dtype)
    b = (a[::-1] if dtype is bool else a * 2).copy()
    result, = run([a, b])
    expected = a ^ b if dtype is bool else a + b
    assert result.shape == (4, 3) and result.dtype.itemsize == expected.dtype.itemsize
    np.testing.assert_array_equal(result.view(expected.dtype), expected)


def test_signature_and_memory():
    run = compiled(program())
    assert run.arguments == [("a", (4, 3), "float32"), ("b", (4, 3), "float32")]
    assert run.results == [("c", (4, 3), "float32")]
    assert run.num_devices == 2
    row, = run.memory()
    # Dim 1 is padded to 4.
    assert row["arguments"] == 2 * 4 * 4 + 4 * 2 * 4
    assert row["total"] == row["arguments"] + row["results"] + row["intermediates"]


def test_runs_many_times_and_results_are_own():
    run = compiled(program())
    a = np.ones((4, 3), np.float32)
    results = [run([a * i, a])[0] for i in range(20)]
    for i, result in enumerate(results):
        np.testing.assert_array_equal(result, a * (i + 1))
    assert [row["bytes_sent"] > 0 for row in run.counters()] == [True, True]


def test_layouts_are_copied_as_needed():
    run = compiled(program())
    a = np.arange(24, dtype=np.float32).reshape(4, 6)
    for left, right in [(a[:, ::2], a[:, :3]), (np.asfortranarray(a[:, :3]), a[::-1, 3:])]:
        np.testing.assert_array_equal(run([left, right])[0], left + right)
    unaligned = np.frombuffer(bytearray(49), np.uint8)[1:].view(np.float32).reshape(4, 3)
    np.testing.assert_array_equal(run([unaligned, unaligned])[0], unaligned * 2)


def test_levels():
    text = program()
    assert "mesh.all_gather" in text.lower("spmd")
    assert "mesh.spmd" in text.lower("rings")
    assert "func.func" in text.lower("programs")
    with pytest.raises(MeshError, match="must be spmd, rings or programs, got 'llvm'"):
        text.lower("llvm")
    assert "mesh.all_gather" not in str(text)


BAD_ARRAYS = [
    ([np.zeros((4, 3), np.float32)], "@f takes 2 arguments, but got 1"),
    ([np.zeros((4, 3), np.float32), np.zeros((3, 4), np.float32)],
     "argument 'b' must be 4x3xf32, but is an array of shape .3, 4. and type float32"),
    ([np.zeros((4, 3)), np.zeros((4, 3))], "argument 'a' must be 4x3xf32, .* type float64"),
    ([np.zeros((4, 3), np.int32), np.zeros((4, 3), np.float32)], "'a' .* type int32"),
    ([np.zeros((4, 3), ">f4"), np.zeros((4, 3), np.float32)], "'a' .* type >f4"),
    ([np.zeros((4, 3), ml_dtypes.bfloat16)] * 2, "'a' .* type bfloat16"),
    ([[[0.0] * 3] * 4] * 2, "'a' .* type float64"),
    ([None, None], "'a' .* type object"),
    ([np.zeros((4, 3, 1), np.float32)] * 2, "'a' .* shape .4, 3, 1."),
]


@pytest.mark.parametrize("arrays, message", BAD_ARRAYS, ids=range(len(BAD_ARRAYS)))
def test_arguments_that_do_not_fit(arrays, message):
    run = compiled(program())
    with pytest.raises(MeshError, match=message):
        run(arrays)
    with pytest.raises(TypeError, match="expected a sequence of arrays"):
        run(7)


def test_errors_carry_diagnostics():
    with pytest.raises(MeshError, match=r"^bad.mlir:1:14: the program cannot be parsed: expected") as error:
        native().Program("func.func @f( {", "bad.mlir")
    first, = error.value.diagnostics
    assert first == Diagnostic("error", first.message, "bad.mlir", 1, 14)
    text = """mesh.mesh @m = <["x"=2]>
func.func @f(%x: tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})
    -> (tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) attributes {mesh.spmd = @m} {
  return %x : tensor<2xf32>
}"""
    with pytest.raises(MeshError, match="^rule.mlir:4:3: .*failed in mesh-verify-spmd") as error:
        native().Program(text, "rule.mlir").compile()
    assert "declared to be the same" in error.value.diagnostics[0].message


@pytest.mark.parametrize("entry, message", [("g", "no public function @g"), ("", "which function")])
def test_entries(entry, message):
    text = native().Program("func.func @a() { return }\nfunc.func @b() { return }")
    with pytest.raises(MeshError, match=message):
        text.compile(entry)


def test_failed_run_is_an_exception_and_the_next_one_runs():
    text = """func.func @f(%x: tensor<i32>) -> tensor<i32> {
      %a = tensor.extract %x[] : tensor<i32>
      %zero = arith.constant 0 : i32
      %ok = arith.cmpi ne, %a, %zero : i32
      cf.assert %ok, "x is 0"
      return %x : tensor<i32>
    }"""
    run = compiled(native().Program(text))
    with pytest.raises(MeshError, match="device 0: .*x is 0"):
        run([np.int32(0)])
    assert run([np.asarray(7, np.int32)])[0] == 7


def test_threads_share_an_executable():
    run = compiled(program())
    a = np.ones((4, 3), np.float32)
    wrong = []

    def work(scale):
        for _ in range(50):
            if not np.array_equal(run([a * scale, a])[0], a * (scale + 1)):
                wrong.append(scale)
    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_gil_is_released():
    run = compiled(native().Program(ENDLESS.replace("1000000000", "200000")))
    counted = []
    thread = threading.Thread(target=lambda: run([np.ones(8, np.float32)]))
    thread.start()
    while thread.is_alive():
        counted.append(time.monotonic())
        time.sleep(0.001)
    thread.join()
    assert len(counted) > 3


def test_interrupt_ends_a_run(tmp_path):
    run = compiled(native().Program(ENDLESS))
    # LLVM handles signals from when a file is written on.
    checkpoint.save(tmp_path / "x.npz", {"x": np.ones(2, np.float32)})
    a = np.ones(8, np.float32)
    for _ in range(3):
        timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        begin = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            run([a])
        assert time.monotonic() - begin < 60
        timer.join()


def test_interrupt_that_python_ignores_ends_a_run():
    run = compiled(native().Program(ENDLESS))
    seen = []
    old = signal.signal(signal.SIGINT, lambda *_: seen.append(1))
    try:
        timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        with pytest.raises(MeshError, match="the run was interrupted"):
            run([np.ones(8, np.float32)])
        timer.join()
    finally:
        signal.signal(signal.SIGINT, old)
    assert seen == [1]


USE = {
    "mesh": """
spec = importlib.util.spec_from_file_location("mesh_spmd._native", PATH)
native = importlib.util.module_from_spec(spec)
spec.loader.exec_module(native)
sys.modules[spec.name] = native
def use_mesh():
    run = native.Program("func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {"
        "%0 = math.tanh %x : tensor<2xf32> return %0 : tensor<2xf32> }").compile()
    assert np.ndarray(2, np.float32, run([np.zeros(2, np.float32)])[0].memory).tolist() == [0, 0]
uses.append(use_mesh)
use_mesh()
""",
    "jaxlib": """
import jax
def use_jax():
    assert jax.jit(lambda x: x @ x + len(uses))(np.eye(2, dtype=np.float32)).shape == (2, 2)
uses.append(use_jax)
use_jax()
""",
    "torch": """
import torch
def use_torch():
    assert float(torch.tanh(torch.zeros(2) @ torch.eye(2)).sum()) == 0
uses.append(use_torch)
use_torch()
""",
}
# The package imports JAX, so it comes last. Each library computes with the arrays of each.
EXCHANGE = """
import mesh_spmd
numbers = np.arange(6, dtype=np.float32).reshape(2, 3)
libraries = {
    "mesh": (mesh_spmd.device_put(numbers), mesh_spmd.from_dlpack,
             mesh_spmd.jit(lambda x: x * 2)),
    "jaxlib": (jax.numpy.asarray(numbers), jax.dlpack.from_dlpack, jax.jit(lambda x: x * 2)),
}
if "torch" in sys.modules:
    libraries["torch"] = (torch.arange(6.0).reshape(2, 3), torch.from_dlpack, lambda x: x * 2)
for giver, (given, _, _) in libraries.items():
    for taker, (_, take, double) in libraries.items():
        doubled = np.from_dlpack(double(take(given)))
        assert (doubled == numbers * 2).all(), (giver, taker, doubled)
for use in uses * 2:
    use()
"""
# With it, scripts/python-environment has made this folder.
TORCH = pathlib.Path(__file__).parents[2] / "build/python-torch" if os.environ.get("MESH_TORCH") else None
LIBRARIES = [name for name in USE if name != "torch" or TORCH or importlib.util.find_spec("torch")]


@pytest.mark.parametrize("order", list(itertools.permutations(LIBRARIES)), ids="-".join)
def test_libraries_in_one_process(order):
    code = (f"import importlib.util\nimport sys\nimport numpy as np\n"
            f"PATH = {native().__file__!r}\nuses = []\n")
    code += "".join(USE[name] for name in order) + EXCHANGE
    environment = os.environ | {"JAX_PLATFORMS": "cpu"}
    if TORCH:
        for name, folder in ("PYTHONPATH", "packages"), ("LD_LIBRARY_PATH", "lib"):
            environment[name] = os.pathsep.join(
                [*filter(None, [environment.get(name)]), str(TORCH / folder)])
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                          timeout=600, env=environment)
    assert done.returncode == 0, done.stderr
    # Torch says so if it was built for another numpy.
    excused = "torch" in order and "NumPy" in done.stderr and "nanobind" not in done.stderr
    assert excused or not done.stderr.strip(), done.stderr


def test_no_symbol_is_visible():
    done = subprocess.run(["nm", "-D", "--defined-only", native().__file__],
                          capture_output=True, text=True)
    if done.returncode:
        pytest.skip("nm cannot read the module")
    own = [line.split()[-1] for line in done.stdout.splitlines()]
    assert [name for name in own if "mesh" in name.lower() and name != "PyInit__native"] == []
    assert "PyInit__native" in own
