"""Gathers and scatters in the forms that JAX lowers them to."""

import jax
import jax.numpy as jnp
from jax import lax
from programs import D, M, program

X, Y = (12, 9, 5), (11, 7, 5)


def _gather(x, indices, sizes, **numbers):
    mode = numbers.pop("mode", None)
    return lax.gather(x, indices, lax.GatherDimensionNumbers(**numbers), sizes, mode=mode)


def _scatter(scatter, x, indices, updates, **numbers):
    mode = numbers.pop("mode", None)
    return scatter(x, indices, updates, lax.ScatterDimensionNumbers(**numbers), mode=mode)


for suffix, shape in (("", X), ("_uneven", Y)):
    for mode in ("fill", "clip", "promise_in_bounds"):
        # Most indices up to 100 are out of bounds. What is promised holds.
        near = (lambda i: i % 5) if mode == "promise_in_bounds" else (lambda i: i // 6 - 3)
        program(f"gather_{mode}{suffix}", [shape, ((6, 4), "int32")], [(D, M), (M,)])(
            lambda x, i, m=mode, f=near: (
                x.at[f(i)].get(mode=m), x.at[f(i), f(i) % 3].get(mode=m),
                x.at[:, f(i)].get(mode=m), x.at[f(i), :, f(i)].get(mode=m)))
        program(f"gather_{mode}_gradient{suffix}", [shape, ((6, 4), "int32")],
                [(D, M), (M,)])(lambda x, i, m=mode, f=near: jax.grad(
                    lambda x: jnp.sum(jnp.sin(x.at[f(i), f(i) % 3].get(mode=m))))(x))
        program(f"scatter_modes_{mode}{suffix}",
                [shape, ((6,), "int32"), (6, *shape[1:])], [(D, M), (M,), (None, M)])(
            lambda x, i, u, m=mode, f=near: (
                x.at[f(i)].add(u, mode=m), x.at[f(i)].set(u, mode=m),
                x.at[f(i)].min(u, mode=m), x.at[f(i)].max(u, mode=m),
                x.at[f(i)].multiply(u, mode=m), x.at[f(i)].subtract(u, mode=m),
                x.at[:, f(i), 2].add(u[:, 0, 0], mode=m)))
    program("gather_windows" + suffix, [shape, ((4, 2), "int32")], [(D, M), (M,)])(
        lambda x, i: (
            _gather(x, i // 8, (2, 3, 5), offset_dims=(0, 2, 3), collapsed_slice_dims=(),
                    start_index_map=(1, 0), mode="clip"),
            _gather(x, i // 8, (2, 3, 1), offset_dims=(0, 2), collapsed_slice_dims=(2,),
                    start_index_map=(1, 0), mode="fill"),
            _gather(x, i[:, :1] // 8, (3, 2, 1), offset_dims=(1, 2, 3),
                    collapsed_slice_dims=(), start_index_map=(0,), mode="clip")))
    program("gather_batches" + suffix, [shape, ((shape[0], 3), "int32")], [(D, M), (D,)])(
        lambda x, i: (
            jax.vmap(lambda row, k: row[k])(x, i % 5),
            jnp.take_along_axis(x, i[:, :, None] % x.shape[1], axis=1),
            jax.vmap(lambda row, k: lax.dynamic_slice(row, (k, k), (3, 2)))(x, i[:, 0] % 8),
            _gather(x, i[..., None] % 4, (2, 1, 2), offset_dims=(0, 2),
                    collapsed_slice_dims=(), operand_batching_dims=(1,),
                    start_indices_batching_dims=(0,), start_index_map=(0,), mode="clip")
            if x.shape[1] == i.shape[0] else i))
    program("scatter_windows" + suffix, [shape, ((3, 2), "int32"), (3, 2, 5)],
            [(D, M), (M,), (None, M)])(lambda x, i, u: (
                _scatter(lax.scatter_add, x, i // 8, u, update_window_dims=(1, 2),
                         inserted_window_dims=(1,), scatter_dims_to_operand_dims=(1, 0),
                         mode="fill"),
                _scatter(lax.scatter, x, i // 8, u, update_window_dims=(1, 2),
                         inserted_window_dims=(0,), scatter_dims_to_operand_dims=(0, 1),
                         mode="clip"),
                _scatter(lax.scatter_mul, x, i[:, :1] // 8, u[..., :2],
                         update_window_dims=(1, 2), inserted_window_dims=(0,),
                         scatter_dims_to_operand_dims=(2,), mode="clip")))
    program("scatter_batches" + suffix,
            [shape, ((shape[0], 3), "int32"), (shape[0], 3, shape[2])],
            [(D, M), (D,), (D, None)])(lambda x, i, u: (
                jax.vmap(lambda row, k, v: row.at[k].add(v))(x, i % 5, u),
                jax.vmap(lambda row, k, v: row.at[k].set(v))(x, i % 5, u),
                jax.vmap(lambda row, k, v: lax.dynamic_update_slice(
                    row, v, (k, jnp.zeros_like(k))))(
                    x, i[:, 0] % 5, u)))
    program("scatter_gradient" + suffix, [shape, ((6,), "int32"), (6, *shape[1:])],
            [(D, M), (M,), (None, M)])(lambda x, i, u: jax.grad(
                lambda x, u: jnp.sum(jnp.sin(x.at[i % 7].set(u)) * x.at[:6].mul(
                    u, unique_indices=True) + x.at[i % 7].min(u)), (0, 1))(x, u))
    program("scatter_apply" + suffix, [shape, ((6,), "int32")], [(D, M), (M,)])(
        lambda x, i: (x.at[i % 7].apply(jnp.sin), x.at[i % 7].power(2.0)))
    program("scatter_types" + suffix, [(shape, "uint8"), ((6,), "uint8"), (6, *shape[1:])],
            [(D, M), (M,), (None, M)])(lambda x, i, u: (
                x.at[i % 7].max(jnp.abs(u * 50).astype("uint8")), x.at[i % 7].add(i[0]),
                (x > 50).at[i % 7].max(u > 0), x.astype("bfloat16").at[i % 7].set(
                    u.astype("bfloat16"))))
    program("histogram" + suffix, [(40, )], [(D,)])(
        lambda x: (jnp.bincount((jnp.abs(x) * 5).astype(int), length=shape[0]),
                   jax.ops.segment_sum(x, (jnp.abs(x) * 5).astype(int), shape[0]),
                   jax.ops.segment_max(x, (jnp.abs(x) * 5).astype(int), shape[0])))
