"""Bad inputs: each is an exception of one clear sentence, and leaks nothing."""

import itertools
import os
import re
import subprocess
import sys

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import pytest
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec as P
from mesh_spmd import checkpoint, schedules
from mesh_spmd.native import native

pytestmark = pytest.mark.native
MESH = harness.MESH
X = np.ones((8, 8), np.float32)
MACHINE = {"links": {"*": {"latency": 1e-6, "bandwidth": 1e10}}, "flops": {"f32": 1e12}}
CASES = {}


def case(name, call, message):
    assert name not in CASES, name
    CASES[name] = call, message


def double(x):
    return x + x


def run(spec=None, x=X, mesh=MESH, fn=double, **options):
    return mesh_spmd.jit(fn, in_shardings=spec, mesh=mesh, **options)(x)


_kept = {}


def compiled():
    """One program for all cases, of an 8 x 8 matrix of f32."""
    if "compiled" not in _kept:
        _kept["compiled"] = mesh_spmd.jit(double, in_shardings=P("data"), mesh=MESH).lower(X).compile()
    return _kept["compiled"]


def lowered():
    if "lowered" not in _kept:
        _kept["lowered"] = mesh_spmd.jit(double, in_shardings=P("data"), mesh=MESH).lower(X)
    return _kept["lowered"]


# Shardings: of arguments, of results, of device_put, of pictures.
SPECS = [("axis", P("nowhere"), "nowhere"), ("axis_2", P(None, "nowhere"), "nowhere"),
         ("nested_axis", P(("data", "nowhere")), "nowhere"),
         ("twice", P("data", "data"), "data"), ("twice_nested", P(("data", "data")), "data"),
         ("rank", P("data", None, "model"), "at most the rank 2"),
         ("text", "data", "NamedSharding or a PartitionSpec"),
         ("number", 3, "NamedSharding or a PartitionSpec"),
         ("single", jax.sharding.SingleDeviceSharding(jax.devices()[0]), "NamedSharding or a PartitionSpec")]
for name, spec, message in SPECS:
    case(f"in_shardings {name}", lambda s=spec: run(s), message)
    case(f"out_shardings {name}", lambda s=spec: run(out_shardings=s), message)
    case(f"device_put {name}", lambda s=spec: mesh_spmd.device_put(X, s, mesh=MESH), message)
    case(f"picture {name}", lambda s=spec: mesh_spmd.visualize_sharding(
        X.shape, s, mesh=MESH), message.replace("Sharding or", "Sharding, or"))
OTHER = AbstractMesh((4, 2), ("data", "model"))
case("two meshes", lambda: run(NamedSharding(OTHER, P("data"))), "on one mesh")
case("axes of an argument", lambda: run(P("nowhere")), "^sharding of 'x': expected axes of the mesh, "
     "data, model, got 'nowhere'$")
case("unreduced axis of an argument", lambda: run(P(unreduced={"nowhere"})), "^sharding of 'x': expected axes of "
     "the mesh, data, model, got 'nowhere'$")
case("unreduced axis of a result", lambda: run(out_shardings=P(unreduced={"nowhere"})), "^sharding of 'result': "
     "expected axes of the mesh, data, model, got 'nowhere'$")
case("axis twice in a result", lambda: run(out_shardings=P("data", "data")),
     r"^sharding of 'result': .* has the axis 'data' twice$")
for name, mesh in (("tuple", (2, 4)), ("dict", {"data": 2}), ("text", "data")):
    case(f"mesh of a {name}", lambda m=mesh: run(P("data"), mesh=m), "expected a Mesh or an AbstractMesh, got ")
    case(f"converted mesh of a {name}", lambda m=mesh: mesh_spmd.convert(double, X, mesh=m),
         "expected a Mesh or an AbstractMesh, got ")
    case(f"device_put mesh of a {name}", lambda m=mesh: mesh_spmd.device_put(X, P("data"), mesh=m),
         "expected a Mesh or an AbstractMesh, got ")
    case(f"picture mesh of a {name}", lambda m=mesh: mesh_spmd.visualize_sharding((8, 8), P("data"), mesh=m),
         "expected a Mesh or an AbstractMesh, got ")
    case(f"sharder mesh of a {name}", lambda m=mesh: mesh_spmd.BatchSharder(m, {"batch": "data"}),
         "expected a Mesh or an AbstractMesh, got ")
case("sharder without a mesh", lambda: mesh_spmd.BatchSharder(None), "expected a Mesh or an AbstractMesh, got None")
for name, data in (("number", 3), ("none", None), ("list", [b"ML"])):
    case(f"artifact of a {name}", lambda d=data: mesh_spmd.convert_artifact(d), "expected a str, bytes or a bytearray")
case("no mesh", lambda: run(P("data"), mesh=None), "expected a mesh")
case("no mesh for results", lambda: run(out_shardings=P("data"), mesh=None), "expected a mesh")
case("tree of shardings", lambda: run({"a": P("data")}), "expected in_shardings and out_shardings")
case("too many shardings", lambda: run((P("data"), P("data"))), "expected in_shardings and out_shardings")

# Arguments of a compiled program: shapes, types, numbers, structures.
SHAPES = [(), (8,), (7, 8), (8, 7), (8, 8, 1), (1, 8, 8), (0, 8), (64,), (4, 16), (16, 8)]
for shape in SHAPES:
    for kind, make in (("numpy", lambda s: np.ones(s, np.float32)),
                       ("jax", lambda s: jnp.ones(s, jnp.float32)),
                       ("mesh", lambda s: mesh_spmd.device_put(np.ones(s, np.float32)))):
        case(f"shape {kind} {shape}", lambda s=shape, m=make: compiled()(m(s)),
             "argument 'x' must be 8x8xf32, but is an array of")
for name, value in (("none", None), ("text", "x"), ("list", [1, 2]), ("dict", {"a": 1}),
                    ("object", object()), ("bytes", b"12"), ("function", double),
                    ("type", np.float32)):
    structure = name in ("none", "list", "dict")
    message = f"argument 'x' must be an array or a number, but is of type {type(value).__name__}"
    case(f"argument {name}", lambda v=value: compiled()(v),
         "expected arguments of the structure" if structure else message)
    case(f"jit {name}", lambda v=value: mesh_spmd.jit(lambda x: x + 1)(v),
         "" if structure else message)
case("argument missing", lambda: compiled()(), "structure")
case("argument too many", lambda: compiled()(X, X), "structure")
case("argument by name", lambda: compiled()(x=X), "structure")
case("jit argument missing", lambda: mesh_spmd.jit(double)(), "x")
case("jit argument too many", lambda: mesh_spmd.jit(double)(X, X), "")
case("jit unknown name", lambda: mesh_spmd.jit(double)(X, y=X), "")
for dtype in ("datetime64[s]", "U3", "object", "S2"):
    case(f"type {dtype}", lambda d=dtype: mesh_spmd.jit(lambda x: x)(np.zeros(3).astype(d)),
         "argument 'x' must have elements that devices have")
    case(f"device_put {dtype}", lambda d=dtype: mesh_spmd.device_put(np.zeros(3).astype(d)),
         "expected elements of a type that devices have")

# The native module.
for name, items in (("none", []), ("two", [X, X]), ("not one", [None]), ("type", [X.astype(int)]),
                    ("parts", [(X,)]), ("no part", [()]), ("wrong parts", [(X[:2],) * 8]),
                    ("part types", [(X[:4].astype(np.float64),) * 8]), ("text", ["abc"])):
    case(f"native {name}", lambda i=items: compiled()._executable(i), "argument|arguments")
for name, text in (("empty", ""), ("words", "hello"), ("cut", "func.func @main("),
                   ("unknown op", "func.func @f() { foo.bar return }"),
                   ("type", "func.func @f(%x: tensor<2xf33>) { return }"),
                   ("axis", 'mesh.mesh @m = <["x"=0]>'), ("twice", 'mesh.mesh @m = <["x"=2, "x"=2]>'),
                   ("zero byte", "\0"), ("bytes", "\xff\xfe")):
    case(f"program {name}", lambda t=text: native().Program(t).compile(), "")
for name, options in (("entry", {"entry": "nothing"}), ("machine", {"machine": "/missing.json"}),
                      ("credits", {"credits": -1})):
    case(f"compile {name}", lambda o=options: native().Program(
        lowered().program.text).compile(**o), "")
for args in (((2,), "float33", '#mesh.mesh<["x"=2]>', '#mesh.sharding<@m, [{"x"}]>'),
             ((2,), "float32", "mesh", '#mesh.sharding<@m, [{"x"}]>'),
             ((2,), "float32", '#mesh.mesh<["x"=2]>', "sharding"),
             ((2,), "float32", '#mesh.mesh<["x"=2]>', '#mesh.sharding<@m, [{"y"}]>'),
             ((2, 2), "float32", '#mesh.mesh<["x"=2]>', '#mesh.sharding<@m, [{"x"}]>'),
             ((-2,), "float32", '#mesh.mesh<["x"=2]>', '#mesh.sharding<@m, [{"x"}]>'),
             ((1 << 62, 8), "float32", '#mesh.mesh<["x"=2]>', '#mesh.sharding<@m, [{"x"}, {}]>')):
    case(f"layout {args}", lambda a=args: native().Layout.make(*a), "")

# Requests to a lowered program.
case("level", lambda: lowered().collectives("llvm"), "spmd, rings or programs, got 'llvm'")
case("explain text", lambda: lowered().explain("abc"), "expected a line")
case("explain number", lambda: lowered().explain(-3), "expected a line")
for name, devices, message in (
        ("axis", {"nowhere": 2}, "nowhere"), ("zero", {"data": 0}, "at least 1, got 0"),
        ("negative", {"data": -2}, "at least 1, got -2"),
        ("remainder", 7, "multiple of 4"), ("none", 0, "multiple of 4"), ("text", "8", "expected a mesh, a dict"),
        ("many", {"data": 1 << 40}, "more than 2147483647 devices"),
        ("part", {"data": 2.5}, "expected a mesh, a dict")):
    case(f"devices {name}", lambda d=devices: lowered().simulate(MACHINE, devices=d), message)
for name, machine, message in (
        ("none", None, "machine"), ("missing", "/nowhere/m.json", "m.json"), ("text", "{}", "{}"),
        ("links", {**MACHINE, "links": 3}, "links"), ("flops", {**MACHINE, "flops": {"f32": "x"}}, "f32"),
        ("negative", {**MACHINE, "flops": {"f32": -1}}, "f32"), ("key", {**MACHINE, "x": 1}, "x"),
        ("latency", {**MACHINE, "links": {"*": {"latency": -1, "bandwidth": 1}}}, "latency"),
        ("bandwidth", {**MACHINE, "links": {"*": {"latency": 0, "bandwidth": 0}}}, "bandwidth"),
        ("type", {**MACHINE, "flops": {"f31": 1}}, "f31")):
    case(f"machine {name}", lambda m=machine: lowered().simulate(m), message)
case("machine without a file", lambda: lowered().simulate({"link": 3}), "^(?!.*/).*machine.link")
case("machine dict", lambda: mesh_spmd.Machine(links=3), "links")
case("calibrate", lambda: mesh_spmd.Machine.calibrate(0), "")
case("trace folder", lambda: lowered().trace("/nowhere/trace.json", MACHINE), "trace.json|nowhere")
case("save folder", lambda: lowered().save("/nowhere/x.mlir"), "nowhere")

# Schedules.
for name, options in (
        ("kind", dict(kind="2f2b", stages=2, microbatches=2)), ("stages", dict(stages=0, microbatches=2)),
        ("batches", dict(stages=2, microbatches=0)), ("negative", dict(stages=-1, microbatches=2)),
        ("chunks", dict(kind="1f1b", stages=2, microbatches=2, chunks=3)),
        ("group", dict(kind="1f1b", stages=2, microbatches=2, group=1)),
        ("costs", dict(stages=2, microbatches=2, costs=(1, 2))),
        ("weights", dict(stages=2, microbatches=2, stage_weights=(1,))),
        ("both", dict(stages=2, microbatches=2, stage_weights=(1, 1), layers=(1, 1))),
        ("layers", dict(stages=4, microbatches=2, layers=(1, 1))),
        ("skip", dict(stages=2, microbatches=2, skips=[(1, 0)])),
        ("huge", dict(stages=1 << 40, microbatches=1 << 40))):
    case(f"schedule {name}", lambda o=options: schedules.make(**o), "")
for name, table in (("empty", "\n"), ("words", "a,b"), ("order", "0B0,0F0"), ("missing", "0F0\n1F0,1B0"),
                    ("rank", "0F0,0B0\n0F1,0B1"), ("path", "/nowhere.csv"), ("negative", "-1F0,0B0"),
                    ("deadlock", "0F0,0B0\n1B0,1F0")):
    case(f"table {name}", lambda t=table: schedules.read(t), "")


# Checkpoints: `FOLDER` is replaced.
def write_files(folder):
    checkpoint.save(folder / "good.safetensors", {"a": X})
    checkpoint.save(folder / "good.npz", {"a": X})
    for ending in ("safetensors", "npz"):
        good = (folder / f"good.{ending}").read_bytes()
        for name, data in (("empty", b""), ("cut", good[:-9]), ("head", good[:5]),
                           ("noise", bytes(range(256)) * 4), ("flipped", good[:9] + b"!" + good[10:])):
            (folder / f"{name}.{ending}").write_bytes(data)


for ending, name in itertools.product(("safetensors", "npz"), ("empty", "cut", "head", "noise",
                                                               "flipped", "missing")):
    case(f"read {name}.{ending}", lambda f=f"{name}.{ending}": checkpoint.load(
        _kept["folder"] / f, {"a": X}), "")
for name, like in (("name", {"b": X}), ("shape", {"a": X[:3]}), ("type", {"a": X.astype(np.int32)}),
                   ("rank", {"a": np.float32(1)}), ("text", {"a": "x"})):
    for ending in ("safetensors", "npz"):
        case(f"like {name} {ending}", lambda li=like, e=ending: checkpoint.load(
            _kept["folder"] / f"good.{e}", li), "")
case("write ending", lambda: checkpoint.save(_kept["folder"] / "x.bin", {"a": X}), "safetensors or .npz")
case("write folder", lambda: checkpoint.save("/nowhere/x.npz", {"a": X}), "nowhere")
case("write text", lambda: checkpoint.save(_kept["folder"] / "x.npz", {"a": "b"}), "")


# Arrays that are gone, and runs that end.
def donated(use):
    array = mesh_spmd.device_put(X)
    mesh_spmd.jit(double, donate_argnums=0)(array)
    use(array)


for name, use in (("again", lambda a: mesh_spmd.jit(double)(a)), ("numpy", np.asarray),
                  ("shards", lambda a: a.addressable_shards), ("put", mesh_spmd.device_put),
                  ("dlpack", lambda a: a.__dlpack__()), ("sum", lambda a: a + 1),
                  ("save", lambda a: checkpoint.save(_kept["folder"] / "x.npz", {"a": a})),
                  ("wait", lambda a: a.block_until_ready()), ("item", lambda a: a[0]),
                  ("picture", mesh_spmd.visualize_sharding), ("compiled", lambda a: compiled()(a))):
    case(f"donated {name}", lambda u=use: donated(u), r"was donated to 'double' at ")
case("deleted", lambda: (lambda a: (a.delete(), np.asarray(a)))(mesh_spmd.device_put(X)), "was deleted at")


# Options of jit.
for name, options in (("unused", {"keep_unused": False}), ("unknown", {"nothing": 3}),
                      ("level", {"opt_level": 9}), ("threads", {"threads": -2}),
                      ("machine", {"machine": "/missing.json"}), ("credits", {"credits": -1})):
    case(f"option {name}", lambda o=options: mesh_spmd.jit(double, **o)(X), "")
case("static donated", lambda: mesh_spmd.jit(double, static_argnums=0, donate_argnums=0), "static")
case("no function", lambda: mesh_spmd.jit(3), "expected a function, got 3")
case("static array", lambda: mesh_spmd.jit(double, static_argnums=0)(X), "hashable")
case("static list", lambda: mesh_spmd.jit(double, static_argnums=0)([3]),
     r"^expected hashable static arguments, got \[3\]$")
for option in ("static_argnums", "donate_argnums"):
    case(f"{option} too large", lambda o=option: mesh_spmd.jit(double, **{o: 1}),
         f"^expected {option} of the 1 positional arguments, got 1$")
    case(f"{option} too small", lambda o=option: mesh_spmd.jit(double, **{o: (0, -2)}),
         f"^expected {option} of the 1 positional arguments, got -2$")
    for name, numbers in (("a text", "a"), ("a fraction", 0.5), ("fractions", (0, 0.5)), ("a dtype", np.float32)):
        case(f"{option} of {name}", lambda o=option, n=numbers: mesh_spmd.jit(double, **{o: n}),
             f"^expected {option} as integers, got ")
case("eigh", lambda: run(fn=jnp.linalg.eigh), "lapack_ssyevd_ffi")
case("callback", lambda: run(fn=lambda x: jax.pure_callback(lambda y: y, x, x)), "")
case("error in the function", lambda: run(fn=lambda x: x @ x[:3]), "")


def wrong(call, message):
    """Returns what is wrong with the exception of a case, or None."""
    try:
        call()
    except Exception as error:
        if isinstance(error, (SystemError, MemoryError, AssertionError)):
            return f"raises {error!r}"
        text = str(error)
        if not re.search(message, text):
            return f"expected {message!r}, got {text!r}"
        if not text.strip() or len(text) > 1000 or "\n\n" in text or "incompatible" in text:
            return f"says {text!r}"
        return None
    return "raises nothing"


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory):
    _kept["folder"] = tmp_path_factory.mktemp("files")
    write_files(_kept["folder"])


def test_there_are_enough():
    assert len(CASES) >= 200


@pytest.mark.parametrize("name", CASES)
def test_case(name):
    assert not wrong(*CASES[name])


LEAKS = """
import pathlib, sys, test_bad_inputs as t
t._kept["folder"] = pathlib.Path(sys.argv[1])
t.write_files(t._kept["folder"])
for name, case in t.CASES.items():
    t.wrong(*case)
t._kept.clear()
"""


def test_nothing_leaks(tmp_path):
    """nanobind counts what is left of the native module's objects at the end."""
    environment = {**os.environ, "MESH_LEAK_WARNINGS": "1",
                   "PYTHONPATH": os.pathsep.join([os.environ["PYTHONPATH"], os.path.dirname(__file__)])}
    done = subprocess.run([sys.executable, "-c", LEAKS, str(tmp_path)], capture_output=True, text=True,
                          env=environment)
    assert done.returncode == 0, done.stderr
    assert "leaked" not in done.stderr, done.stderr[-2000:]
