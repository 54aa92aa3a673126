"""`shard_map` and its collectives, against JAX on 8 devices."""

import functools
import re

import harness
import jax
import jax.numpy as jnp
import mesh_spmd
import numpy as np
import pytest
from jax import lax
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec as P

MESHES = {"line": (8,), "square": (2, 4), "cube": (2, 2, 2)}
TYPES = ["float32", "bfloat16", "int32", "uint8"]
LOCAL = (8, 16)


def names_of(shape):
    return tuple("abc"[:len(shape)])


def subsets(shape):
    """Returns lists of axes: the last one, the first one, all, all the other way round."""
    names = names_of(shape)
    return list(dict.fromkeys([names[-1:], names[:1], names, names[::-1]]))


def on_each(fn, mesh, check_vma):
    """Returns a function of tensors whose dim 0 all devices share: the values that each
    device makes of its part, one after the other."""
    rows = P(mesh.axis_names)
    def local(*args):
        return [jnp.ravel(value) for value in fn(*args)]
    return jax.shard_map(local, mesh=mesh, in_specs=rows, out_specs=rows,
                         check_vma=check_vma)


def size_of(axes):
    return lax.axis_size(axes)


def ring(axes, step=1):
    n = size_of(axes)
    return [(i, (i + step) % n) for i in range(n)]


def untiled(x, axes):
    return x.reshape(size_of(axes), -1)


COLLECTIVES = {
    "psum": lambda x, axes: [lax.psum(x, axes), lax.psum(x[0, 0], axes)],
    "pmean": lambda x, axes: [lax.pmean(x, axes)],
    "pmax": lambda x, axes: [lax.pmax(x, axes), lax.pmax(x[1, 2], axes)],
    "pmin": lambda x, axes: [lax.pmin(x, axes)],
    "all_gather": lambda x, axes: [
        lax.all_gather(x, axes, axis=dim, tiled=tiled)
        for dim in (0, 1) for tiled in (False, True)] + [lax.all_gather(x, axes, axis=2)],
    "all_to_all": lambda x, axes: [
        lax.all_to_all(x, axes, split, concat, tiled=True)
        for split, concat in ((0, 1), (1, 0), (0, 0))] + [
        lax.all_to_all(untiled(x, axes), axes, 0, concat) for concat in (0, 1)],
    "psum_scatter": lambda x, axes: [
        lax.psum_scatter(x, axes, scatter_dimension=dim, tiled=True) for dim in (0, 1)] + [
        lax.psum_scatter(untiled(x, axes), axes, scatter_dimension=0),
        lax.psum_scatter(untiled(x, axes).T, axes, scatter_dimension=1)],
    "ppermute": lambda x, axes: [
        lax.ppermute(x, axes, ring(axes)), lax.ppermute(x, axes, ring(axes, -1)),
        lax.ppermute(x, axes, ring(axes)[:-1]), lax.ppermute(x, axes, [(0, 1), (1, 0)]),
        lax.ppermute(x, axes, [(0, 0)]), lax.ppermute(x[0, 0], axes, ring(axes))],
    "pshuffle": lambda x, axes: [
        lax.pshuffle(x, axes, [(3 * i + 1) % size_of(axes) for i in range(size_of(axes))])],
    "axis_index": lambda x, axes: [
        x + lax.axis_index(axes).astype(x.dtype), x * size_of(axes)],
    "pcast": lambda x, axes: [x + lax.pcast(jnp.ones(x.shape, x.dtype), axes, to="varying")],
}
# JAX has no right gradient of an all_to_all that is not tiled.
SMOOTH = {**{name: COLLECTIVES[name] for name in
             ["psum", "pmean", "all_gather", "psum_scatter", "ppermute", "pshuffle"]},
          "all_to_all": lambda x, axes: COLLECTIVES["all_to_all"](x, axes)[:3]}


def arguments(count=1, types=("float32",)):
    return [((8 * LOCAL[0], LOCAL[1]), type_) for _ in range(count) for type_ in types]


def expect_right(fn, args, folder, shape=(2, 4)):
    """Checks `fn`, whose arguments are replicated on an abstract mesh like that of `fn`."""
    mesh = AbstractMesh(shape, names_of(shape))
    outcome, message = harness.check(fn, args, [()] * len(args), folder, mesh)
    assert outcome == "right", message


@pytest.mark.parametrize("mesh", MESHES)
@pytest.mark.parametrize("name", COLLECTIVES)
def test_collective(name, mesh, tmp_path):
    shape = MESHES[mesh]
    def local(x, *others):
        axes = subsets(shape)
        cases = [(x, some) for some in axes] + [(other, axes[-1]) for other in others]
        return [value for case in cases for value in COLLECTIVES[name](*case)]
    # Types of values say what they vary along on one mesh, and nothing on the others.
    check_vma = mesh == "square" or name == "pcast"
    fn = on_each(local, harness.device_mesh(shape, names_of(shape)), check_vma)
    expect_right(fn, arguments(types=TYPES), tmp_path, shape)


@pytest.mark.parametrize("check_vma", [True, False])
@pytest.mark.parametrize("name", SMOOTH)
def test_gradient(name, check_vma, tmp_path):
    shape = MESHES["square"]
    def local(x):
        return [jnp.sin(value) for axes in subsets(shape) for value in SMOOTH[name](x, axes)]
    fn = on_each(local, harness.device_mesh(shape, names_of(shape)), check_vma)
    def loss(x):
        return sum(jnp.vdot(y, jnp.cos(jnp.arange(y.size, dtype=y.dtype))) for y in fn(x))
    expect_right(jax.grad(loss), arguments(), tmp_path)


def struct(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


MESH = harness.device_mesh((2, 4), ("a", "b"))
region = functools.partial(jax.shard_map, mesh=MESH)
BOTH = P("a", "b")
X = [((8, 16), "float32")]
X_LONG = [((16, 16), "float32")]


@pytest.mark.parametrize("check_vma", [True, False])
def test_specs(check_vma, tmp_path):
    """Several axes on a dim, axes that are not mentioned, scalars, more than one use."""
    def local(x, y, s):
        return (x * s + y, lax.psum(y, "a"), lax.psum(s * x.sum(), ("a", "b")), s,
                lax.all_gather(y, "b", axis=1, tiled=True), 2 * y)
    fn = region(local, in_specs=(P(("b", "a")), P(("b", "a")), P()), check_vma=check_vma,
                out_specs=(P(("b", "a")), P("b"), P(), P(), P(("a", "b")), P(None, ("b", "a"))))
    expect_right(fn, [*X, *X, ((), "float32")], tmp_path)


def test_booleans_and_complex_numbers(tmp_path):
    def local(x):
        z = lax.psum(x * (1 + 2j), "b")
        return (lax.pmax(x > 1, "a"), lax.pmin(x > 0, ("a", "b")), lax.psum(x > 0, "b"),
                z, lax.psum_scatter(z, "a", scatter_dimension=1, tiled=True))
    fn = on_each(local, MESH, False)
    expect_right(fn, arguments(), tmp_path)


KEY = jax.random.key(0)
CONV = ("NWC", "WIO", "NWC")
FORMS = {
    "sort": lambda x: [jnp.sort(x, axis=1), lax.top_k(x, 2)[0], jnp.argmax(x, axis=1)],
    "scatter": lambda x: [lax.psum(jnp.zeros((6, 16)).at[
        jnp.arange(8) * (1 + lax.axis_index("a")) % 6].add(x), "a")],
    "random": lambda x: [x + jax.random.normal(
        jax.random.fold_in(KEY, lax.axis_index("a")), x.shape)],
    "convolution": lambda x: [lax.psum(lax.conv_general_dilated(
        x[None], jnp.ones((3, 16, 5)), (1,), "SAME", dimension_numbers=CONV), "a")],
    "own branch": lambda x: [lax.cond(lax.axis_index("a") == 0, jnp.sin, jnp.cos, x)],
    "vmap": lambda x: [jax.vmap(lambda y: lax.ppermute(y, "a", ring("a")))(x)],
    "checkpoint": lambda x: [jax.grad(lambda x: jnp.sum(jax.checkpoint(
        lambda y: lax.psum(jnp.sin(jnp.sin(y)), "a") ** 2)(x)))(x)],
    "16 bits": lambda x: [lax.psum(x.astype(t), "a") for t in (jnp.int16, jnp.float16)],
}


@pytest.mark.parametrize("axes", [("a", "b"), ("a",)])
@pytest.mark.parametrize("name", FORMS)
def test_in_a_region(name, axes, tmp_path):
    """Ops of JAX other than collectives, with all axes manual, and with one that is not."""
    fn = region(FORMS[name], in_specs=P("a"), out_specs=P("a"), axis_names={*axes},
                check_vma=False)
    expect_right(jax.jit(fn), X_LONG, tmp_path)


def test_explicit_axes_and_unreduced_results(tmp_path):
    mesh = jax.make_mesh((2, 4), ("a", "b"))
    def fn(x):
        x = jax.reshard(x, NamedSharding(mesh, BOTH))
        whole = jax.shard_map(lambda y: lax.psum(y, "b"), mesh=mesh, in_specs=BOTH,
                              out_specs=P("a"))(x)
        parts = jax.shard_map(lambda y: y * 2, mesh=mesh, in_specs=BOTH,
                              out_specs=P("a", unreduced={"b"}))(x)
        return whole, jax.reshard(parts, NamedSharding(mesh, P("a")))
    expect_right(fn, X, tmp_path)


def test_groups_within_an_axis(tmp_path):
    pairs, strides = [[0, 1], [2, 3]], [[0, 2], [1, 3]]
    def local(x):
        return [fn(x, "b", axis_index_groups=groups) for groups in (pairs, strides)
                for fn in (lax.psum, lax.pmax, lax.all_gather)] + [
            lax.psum(x, "b", axis_index_groups=[[1, 0], [3, 2]]),
            lax.all_to_all(x, "b", 0, 1, axis_index_groups=strides, tiled=True)]
    expect_right(on_each(local, MESH, False), arguments(), tmp_path)


def test_region_among_other_ops(tmp_path):
    def fn(x, w):
        y = jnp.sin(x @ w)
        z = region(lambda a, b: lax.psum(a @ b, "b"), in_specs=(BOTH, P("b")),
                   out_specs=P("a"))(y, w.T)
        return jnp.tanh(z).sum(axis=0), y
    expect_right(fn, [*X, ((16, 12), "float32")], tmp_path)


def test_functions_in_regions(tmp_path):
    @jax.jit
    def inner(y):
        return lax.psum(jax.nn.relu(y), "b") + lax.axis_index("a")
    def fn(x):
        y = region(lambda x: inner(inner(x)), in_specs=BOTH, out_specs=BOTH)(x)
        return y + jax.nn.relu(x)
    expect_right(fn, X, tmp_path)


def test_loops_and_branches_in_regions(tmp_path):
    def local(x):
        y, sums = lax.scan(lambda c, _: (lax.ppermute(jnp.sin(c), "b", ring("b")), c.sum()),
                           x, None, length=3)
        z = lax.while_loop(lambda v: lax.pmax(jnp.max(jnp.abs(v)), ("a", "b")) > 0.1,
                           lambda v: lax.pmean(v, "b") * 0.5, lax.pmean(x, "b"))
        w = lax.cond(lax.psum(x.sum(), ("a", "b")) > 0, lambda v: lax.psum(v, "b"),
                     lambda v: lax.pmax(v, "b") * 3, x)
        v = lax.fori_loop(0, 4, lambda i, v: v + lax.psum(v, "a") * i, x)
        return y, sums, z, w, v
    fn = region(local, in_specs=BOTH, out_specs=(BOTH, P(("a", "b")), P("a"), P("a"), BOTH),
                check_vma=False)
    expect_right(fn, X, tmp_path)


def test_regions_in_loops_and_branches(tmp_path):
    mean = region(lambda y: lax.pmean(y, "b") * 0.5 + y, in_specs=BOTH, out_specs=BOTH)
    def fn(x):
        y, sums = lax.scan(lambda c, _: (mean(c), c.sum()), x, None, length=3)
        z = lax.cond(x[0, 0] > 0, mean, jnp.sin, x)
        w = lax.while_loop(lambda v: jnp.sum(v * v) > 1, lambda v: mean(v) * 0.3, x)
        return y, sums, z, w
    expect_right(fn, X, tmp_path)


def test_axes_left_to_the_partitioner(tmp_path):
    auto = functools.partial(region, axis_names={"a"})
    def local(x, w):
        y = lax.with_sharding_constraint(jnp.tanh(x @ w), P(None, "b"))
        y = lax.ppermute(y, "a", ring("a")) * (1 + lax.axis_index("a"))
        return lax.psum(y @ w.T, "a"), lax.all_gather(y, "a", axis=1, tiled=True)
    fn = auto(local, in_specs=(P("a"), P()), out_specs=(P(), P("a")))
    args = [*X, ((16, 12), "float32")]
    expect_right(jax.jit(fn), args, tmp_path)
    def loss(x, w):
        return sum(jnp.sum(jnp.sin(y)) for y in fn(x, w))
    expect_right(jax.jit(jax.grad(loss, (0, 1))), args, tmp_path)


def nested(x):
    def inner(y):
        return lax.psum(y, "b") + lax.psum(y, "a") * (1 + lax.axis_index("b"))
    return jax.shard_map(inner, in_specs=P(None, "b"), out_specs=P(None, "b"),
                         axis_names={"b"}, check_vma=False)(jnp.sin(x))


@pytest.mark.parametrize("body", [
    nested,
    lambda x: jax.jit(nested)(x) + lax.psum(x, "a"),
    lambda x: lax.scan(lambda c, _: (nested(c) * 0.1, c.sum()), x, None, length=3)[0],
])
def test_regions_in_regions(body, tmp_path):
    fn = region(body, in_specs=P("a"), out_specs=P("a"), axis_names={"a"}, check_vma=False)
    expect_right(jax.jit(fn), X, tmp_path)


def test_long_lists_of_pairs(tmp_path, monkeypatch):
    monkeypatch.setattr(mesh_spmd.collectives, "MOST_PAIRS", 2)
    def local(x):
        return [lax.ppermute(x, axes, pairs) for axes in ("b", ("a", "b"))
                for pairs in (ring(axes)[:-1], ring(axes, -1)[1:], ring(axes)[:3])]
    fn = on_each(local, MESH, False)
    text = mesh_spmd.convert(fn, struct(64, 16)).text
    assert text.count("shift = ") == 6
    assert "pairs" not in text.split("#loc")[1]
    expect_right(fn, arguments(), tmp_path)


def test_mesh_with_an_axis_of_one(tmp_path):
    mesh = harness.device_mesh((1, 8), ("a", "b"))
    def local(x):
        return [lax.psum(x, "a") + lax.axis_index("a"), lax.psum(x, ("a", "b")),
                lax.ppermute(x, "a", [(0, 0)]), lax.ppermute(x, "a", []),
                lax.all_gather(x, "a", axis=1), lax.all_to_all(x, "a", 0, 1, tiled=True)]
    expect_right(on_each(local, mesh, False), arguments(), tmp_path, (1, 8))


# The contents of the program.

def test_text_says_axes():
    def local(x):
        y = lax.ppermute(lax.psum(x, "b"), ("a", "b"), ring(("a", "b")))
        return lax.all_gather(y, ("b", "a"), tiled=True)
    text = mesh_spmd.convert(region(local, in_specs=BOTH, out_specs=P(), check_vma=False),
                             struct(8, 16)).text
    assert 'manual = #mesh.axes<["a", "b"]>' in text
    assert re.search(r'"mesh.all_reduce".*#mesh.axes<\["b"\]>', text)
    assert re.search(r'"mesh.permute".*#mesh.axes<\["a", "b"\]>.*shift = 1', text)
    assert re.search(r'"mesh.all_gather".*#mesh.axes<\["b", "a"\]>', text)


def step(mesh):
    """Returns a step with a table of devices in each of its collectives."""
    def local(x, w):
        for _ in range(4):
            x = lax.psum(jnp.tanh(x @ w), "model")
            x = lax.ppermute(x, "data", ring("data")) + lax.axis_index("model")
            x = lax.ppermute(x, "model", ring("model")[:-1])
        return lax.all_gather(x, "data", axis=1, tiled=True)[:, :16]
    fn = jax.shard_map(local, mesh=mesh, in_specs=(P("data"), P()), out_specs=P("data"),
                       check_vma=False)
    rows = 4 * mesh.shape["data"]
    return jax.jit(fn).trace(struct(rows, 16), struct(16, 16)).lower(
        lowering_platforms=("cpu",)).compiler_ir("stablehlo")


def test_program_does_not_grow_with_devices():
    sizes = []
    # Both have more than what is written as a list of pairs.
    for side in (66, 256):
        module = step(AbstractMesh((side, side), ("data", "model")))
        assert len(str(module)) > 10 * side * side
        sizes.append(len(mesh_spmd.importer.import_module(module)[0]))
    assert sizes[1] <= sizes[0] + 200
    assert sizes[1] < 40_000


def test_table_is_read_once(monkeypatch):
    from mesh_spmd import collectives
    read = []
    monkeypatch.setattr(collectives, "_array", lambda table, real=collectives._array:
                        read.append(table) or real(table))
    mesh_spmd.importer.import_module(step(AbstractMesh((4, 4), ("data", "model"))))
    assert len(read) == len(set(read)) == 4


def test_artifact():
    fn = jax.jit(region(lambda x: lax.psum(x, "b"), in_specs=BOTH, out_specs=P("a")))
    exported = jax.export.export(fn, platforms=["cpu"])(struct(8, 16))
    text = mesh_spmd.convert_artifact(bytes(exported.serialize())).text
    assert re.search(r'"mesh.all_reduce".*#mesh.axes<\["b"\]>', text)


# Programs that are rejected.

def refuse(message, fn, *args, check_vma=False):
    line = fn.__code__.co_firstlineno
    with pytest.raises(mesh_spmd.ConversionError, match=rf"{re.escape(__file__)}:{line}:\d+: "
                                                        f".*{message}"):
        mesh_spmd.convert(region(fn, in_specs=P("b"), out_specs=P("b"), check_vma=check_vma),
                          *args)


@pytest.mark.parametrize("groups", [[[0, 3], [1, 2]], [[0, 1, 2], [3]]])
def test_groups_that_are_no_axes(groups):
    refuse("expected groups of devices along axes",
           lambda x: lax.psum(x, "b", axis_index_groups=groups), struct(8, 16))


@pytest.mark.parametrize("slices, dtype", [(1, "float32"), (2, "int8"), (2, "complex64")])
def test_ragged_all_to_all(slices, dtype, tmp_path):
    devices, rows, width = 4, 9, 3
    random = np.random.default_rng(slices)
    data = random.integers(0, 100, (devices, 8, width)).astype(dtype)
    output = random.integers(0, 100, (devices, rows, width)).astype(dtype)
    # By sender, receiver and slice.
    shape = (devices, devices, slices)
    sizes = random.integers(0, 1 + rows // (devices * slices), shape)
    offsets = random.integers(0, 8 - sizes + 1, shape)
    places = np.cumsum(sizes, 0)
    places = places - sizes + np.concatenate(
        [np.zeros((devices, 1), int), np.cumsum(places[-1], 1)[:, :-1]], 1)
    expected = output.copy()
    for sender, receiver, i in np.ndindex(shape):
        n, start = sizes[sender, receiver, i], offsets[sender, receiver, i]
        place = places[sender, receiver, i]
        expected[receiver, place:place + n] = data[sender, start:start + n]

    def fn(*arrays):
        return lax.ragged_all_to_all(*arrays, axis_name="b")
    received = np.swapaxes(sizes, 0, 1)
    arrays = [data.reshape(-1, width), output.reshape(-1, width)]
    arrays += [a.reshape(-1).astype(np.int32) for a in (offsets, sizes, places, received)]
    mesh = AbstractMesh((2, 4), ("a", "b"))
    program = mesh_spmd.convert(jax.shard_map(
        fn, mesh=mesh, in_specs=(P("b"),) * 6, out_specs=P("b"), check_vma=False), *arrays)
    results = harness.run(program, harness.split(arrays), tmp_path)
    got = harness.join(results, [expected.dtype])[0]
    np.testing.assert_array_equal(got, expected.reshape(-1, width))


def test_unreduced_operands():
    mesh = jax.make_mesh((2, 4), ("a", "b"))
    def fn(x):
        x = jax.reshard(x, NamedSharding(mesh, BOTH))
        x = jax.shard_map(lambda y: y, mesh=mesh, in_specs=BOTH,
                          out_specs=P("a", unreduced={"b"}))(x)
        return jax.shard_map(lambda y: lax.psum(y, "b"), mesh=mesh, out_specs=P("a"),
                             in_specs=P("a", unreduced={"b"}))(x)
    with pytest.raises(mesh_spmd.ConversionError, match="expected operands that are reduced"):
        mesh_spmd.convert(fn, struct(8, 16))


TEXT = """
sdy.mesh @m = <["x"=4]>
func.func public @main(%a: tensor<8xf32>) -> tensor<8xf32> {{
  %r = sdy.manual_computation(%a) in_shardings=[<@m, [{{"x"}}]>]
      out_shardings=[<@m, [{{"x"}}]>] manual_axes={{"x"}} (%p: tensor<2xf32>) {{
    {0}
    sdy.return %q : tensor<2xf32>
  }} : (tensor<8xf32>) -> tensor<8xf32>
  func.return %r : tensor<8xf32>
}}
"""
REDUCE = """
    %q = "stablehlo.all_reduce"(%p) <{{replica_groups = dense<{0}> : tensor<{1}xi64>,
        channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
        use_global_device_ids}}> ({{
      ^bb0(%u: tensor<f32>, %v: tensor<f32>):
        %w = stablehlo.{2} %u, %v : tensor<f32>
        stablehlo.return %w : tensor<f32>
    }}) : (tensor<2xf32>) -> tensor<2xf32>"""


@pytest.mark.parametrize("text, message", [
    (TEXT.format(REDUCE.format("[[0, 1, 2, 3]]", "1x4", "subtract")), "got subtract"),
    (TEXT.format(REDUCE.format("[[0, 3], [1, 2]]", "2x2", "add")),
     r"axes of <\[\"x\"=4\]>, got \[\[0, 3\], \[1, 2\]\]"),
    (TEXT.format(REDUCE.format("[[0, 1]]", "1x2", "add")), "expected groups of devices"),
    (TEXT.replace('["x"=4]>', '["x"=4], device_ids=[3, 2, 1, 0]>').format(
        REDUCE.format("[[0, 1, 2, 3]]", "1x4", "add")), "whose devices are in order"),
    (TEXT.format("%i = stablehlo.replica_id : tensor<ui32>\n"
                 "%q = stablehlo.custom_call @f(%p, %i) : "
                 "(tensor<2xf32>, tensor<ui32>) -> tensor<2xf32>"), "expected one of"),
    ("""func.func public @main() -> tensor<ui32> {
          %0 = stablehlo.partition_id : tensor<ui32>
          func.return %0 : tensor<ui32>
        }""", "outside of shard_map"),
])
def test_refused_text(text, message):
    with pytest.raises(mesh_spmd.ConversionError, match=message):
        mesh_spmd.convert_artifact(text)


def test_broadcast_of_text():
    text = TEXT.format("""
    %q = "stablehlo.collective_broadcast"(%p) <{replica_groups =
        dense<[[2, 3, 0, 1]]> : tensor<1x4xi64>}> : (tensor<2xf32>) -> tensor<2xf32>""")
    assert "root = 2" in mesh_spmd.convert_artifact(text).text


def test_several_tensors_in_one_collective():
    text = TEXT.format("""
    %q, %z = "stablehlo.all_reduce"(%p, %p) <{replica_groups =
        dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
      ^bb0(%u: tensor<f32>, %v: tensor<f32>):
        %w = stablehlo.maximum %u, %v : tensor<f32>
        stablehlo.return %w : tensor<f32>
    }) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)""")
    assert mesh_spmd.convert_artifact(text).text.count("combiner = 3") == 2
