"""Programs whose communication is written by hand, in `shard_map`."""

import functools

import harness
import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import PartitionSpec as P
from programs import D, M, _sum_grad, attention, program



def region(in_specs, out_specs, **options):
    """Makes a decorator of a function that each device runs on its parts."""
    def decorate(fn):
        @functools.wraps(fn)
        def mapped(*args):
            return jax.shard_map(fn, mesh=harness.device_mesh(), in_specs=in_specs,
                                 out_specs=out_specs, **options)(*args)
        return mapped
    return decorate


def ring(axis):
    n = lax.axis_size(axis)
    return [(i, (i + 1) % n) for i in range(n)]


MLP = [(8, 16), (16, 32), (32, 16)], [(D, None), (None, M), (M, None)]


@region((P(D), P(None, M), P(M)), P(D))
def megatron(x, w1, w2):
    return lax.psum(jax.nn.gelu(x @ w1) @ w2, M)


program("shard_map_megatron", *MLP)(megatron)
program("shard_map_megatron_gradient", *MLP)(_sum_grad(megatron, 3))


@region((P((D, M)), P(M), P(None, M)), P((D, M)))
def fsdp(x, w1, w2):
    w1 = lax.all_gather(w1, M, tiled=True)
    w2 = lax.all_gather(w2, M, axis=1, tiled=True)
    return jnp.tanh(x @ w1) @ w2


@region((P((D, M)), P(M)), (P(M), P()))
def fsdp_step(x, w):
    """A step of gradient descent: weights are gathered, and gradients are scattered."""
    def loss(whole):
        return jnp.mean(jnp.sin(x @ whole) ** 2)
    value, gradient = jax.value_and_grad(loss)(
        lax.pcast(lax.all_gather(w, M, tiled=True), D, to="varying"))
    gradient = lax.psum_scatter(lax.psum(gradient, D), M, tiled=True)
    return w - 0.1 * gradient, lax.pmean(value, (D, M))


FSDP = [(16, 16), (16, 8), (8, 12)], [((D, M), None), (M, None), (None, M)]
program("shard_map_fsdp", *FSDP)(fsdp)
program("shard_map_fsdp_gradient", *FSDP)(_sum_grad(fsdp, 3))
program("shard_map_fsdp_step", [(16, 16), (16, 8)], [((D, M), None), (M, None)])(fsdp_step)


@region((P(D, M),) * 3, P(D, M))
def ring_attention(q, k, v):
    """Softmax over blocks of keys that go round, with a running maximum."""
    shape = (*q.shape[:-1], 1)
    def step(carry, _):
        k, v, most, total, out = carry
        scores = jnp.einsum("bqd,bkd->bqk", q, k) / q.shape[-1] ** 0.5
        new = jnp.maximum(most, scores.max(axis=-1, keepdims=True))
        weights, scale = jnp.exp(scores - new), jnp.exp(most - new)
        total = total * scale + weights.sum(axis=-1, keepdims=True)
        out = out * scale + jnp.einsum("bqk,bkd->bqd", weights, v)
        k, v = (lax.ppermute(x, M, ring(M)) for x in (k, v))
        return (k, v, new, total, out), None
    first = k, v, *(lax.pcast(x, (D, M), to="varying") for x in (
        jnp.full(shape, -jnp.inf), jnp.zeros(shape), jnp.zeros(q.shape)))
    (_, _, _, total, out), _ = lax.scan(step, first, None, length=lax.axis_size(M))
    return out / total


RING = [(4, 16, 8)] * 3, [(D, M)] * 3
program("shard_map_ring_attention", *RING)(ring_attention)
program("shard_map_ring_attention_gradient", *RING)(_sum_grad(ring_attention, 3))


@region((P((D, M)), P(None), P(M)), P((D, M)))
def expert_parallel(x, router, w):
    """Each token goes to its expert and back: blocks of a fixed capacity."""
    experts, tokens = router.shape[1], x.shape[0]
    choice = jnp.argmax(x @ router, axis=1)
    sent = jax.nn.one_hot(choice, experts, dtype=x.dtype)
    blocks = jnp.einsum("te,tf->etf", sent, x)
    blocks = lax.all_to_all(blocks, M, 0, 1, tiled=True)
    done = jnp.tanh(jnp.einsum("etf,efg->etg", blocks, w))
    back = lax.all_to_all(done, M, 1, 0, tiled=True)
    assert back.shape[:2] == (experts, tokens)
    return jnp.einsum("te,etg->tg", sent, back)


EXPERTS = [(16, 8), (8, 4), (4, 8, 8)], [((D, M),), (), (M,)]
program("shard_map_experts", *EXPERTS)(expert_parallel)
program("shard_map_experts_gradient", *EXPERTS)(_sum_grad(expert_parallel, 3))


@region((P(None, D), P(M)), P(None, D))
def pipeline(batches, weights):
    """Stages along an axis: what a stage has made goes on to the next one."""
    stages, stage = lax.axis_size(M), lax.axis_index(M)
    w, count = weights[0], batches.shape[0]
    def step(carry, t):
        fresh = batches[jnp.clip(t, 0, count - 1)]
        made = jnp.tanh(jnp.where(stage == 0, fresh, carry) @ w)
        done = jnp.where((stage == stages - 1) & (t >= stages - 1), made, 0)
        return lax.ppermute(made, M, ring(M)[:-1]), done
    first = lax.pcast(jnp.zeros_like(batches[0]), M, to="varying")
    _, done = lax.scan(step, first, jnp.arange(count + stages - 1))
    return lax.psum(done[stages - 1:], M)


PIPELINE = [(3, 4, 8), (4, 8, 8)], [(None, D), (M,)]
program("shard_map_pipeline", *PIPELINE)(pipeline)
program("shard_map_pipeline_gradient", *PIPELINE)(_sum_grad(pipeline, 2))


@region((P(D, M), P()), P(D, M))
def sequence_parallel(x, scale):
    """A norm over rows that are split over the sequence, and a product that is not."""
    y = x * lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-5) * scale
    whole = lax.all_gather(y, M, axis=1, tiled=True)
    mixed = jnp.cumsum(whole, axis=1) / (1 + jnp.arange(whole.shape[1]))[:, None]
    part = lax.psum_scatter(mixed * lax.axis_size(M), M, scatter_dimension=1, tiled=True)
    return x + part / lax.axis_size(M) ** 2


SEQUENCE = [(4, 16, 8), (8,)], [(D, M), ()]
program("shard_map_sequence", *SEQUENCE)(sequence_parallel)
program("shard_map_sequence_gradient", *SEQUENCE)(_sum_grad(sequence_parallel, 2))


@region((P(D, M), P()), P(D, M))
def halo_exchange(x, kernel):
    """A convolution along a split dim: each device gets the edge of its neighbours."""
    n = lax.axis_size(M)
    before = lax.ppermute(x[:, -1:], M, [(i, i + 1) for i in range(n - 1)])
    after = lax.ppermute(x[:, :1], M, [(i + 1, i) for i in range(n - 1)])
    wide = jnp.concatenate([before, x, after], axis=1)
    return lax.conv_general_dilated(wide, kernel, (1,), "VALID",
                                    dimension_numbers=("NWC", "WIO", "NWC"))


HALO = [(4, 16, 3), (3, 3, 5)], [(D, M), ()]
program("shard_map_halo", *HALO)(halo_exchange)
program("shard_map_halo_gradient", *HALO)(_sum_grad(halo_exchange, 2))


@region((P(None, M), P(M), P()), P())
def split_vocabulary(x, w, labels):
    """Cross entropy over logits that are split over the vocabulary."""
    logits = lax.all_gather(x, M, axis=1, tiled=True) @ w.T
    most = lax.stop_gradient(lax.pmax(lax.stop_gradient(logits).max(axis=1), M))
    total = lax.psum(jnp.exp(logits - most[:, None]).sum(axis=1), M)
    place = labels - lax.axis_index(M) * w.shape[0]
    mine = (place >= 0) & (place < w.shape[0])
    index = jnp.clip(place, 0, w.shape[0] - 1)[:, None]
    own = jnp.where(mine, jnp.take_along_axis(logits, index, axis=1)[:, 0], 0)
    return jnp.mean(jnp.log(total) + most - lax.psum(own, M))


VOCABULARY = [(8, 16), (24, 16), ((8,), "int32")], [(None, M), (M,), ()]
program("shard_map_vocabulary", *VOCABULARY)(lambda x, w, i: split_vocabulary(x, w, i % 24))
program("shard_map_vocabulary_gradient", *VOCABULARY)(lambda x, w, i: jax.grad(
    lambda x, w: split_vocabulary(x, w, i % 24), (0, 1))(x, w))


@region((P(D), P()), P(D), axis_names={D})
def data_parallel(x, ws):
    """Along "data" by hand; along "model" the partitioner splits heads."""
    y = attention(x, *ws)
    return y - lax.pmean(jnp.mean(y), D)


program("shard_map_data_parallel", [(2, 8, 16)] + [(16, 16)] * 3, [(D,)] + [(None, M)] * 3)(
    lambda x, *ws: jax.jit(data_parallel)(x, ws))
program("shard_map_reductions", [((8, 12), "int32")], [(D, M)])(
    region(P(D, M), P(D), check_vma=False)(lambda x: (
        lax.pmin(x, M), lax.pmax(x, M), lax.psum(x, M), lax.pmean(x, M))))
program("shard_map_complex", [((8, 12), "complex64")], [(D, M)])(
    region(P(D, M), (P(D), P(D, M), P(D, M)))(lambda z: (
        lax.psum(z, M), lax.ppermute(z * 1j, D, [(0, 1), (1, 0)]),
        lax.all_to_all(lax.all_gather(z, M, axis=1, tiled=True), M, 1, 1, tiled=True)[:, :3])))
