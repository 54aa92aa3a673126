"""The expected results of programs.py and gpu_blocks.py, in float64.

Large matmuls, and programs with them, are computed for some rows of each part. A
mistake in a part of the devices' or blocks' work shows in every row, or in the
rows of that part. Needs NumPy.
"""

import math

import numpy as np
from tensors import widen

# The number of rows, spread over all; at least one in each of 16 parts.
NUM_ROWS = 16

# The largest relative error, in the norm; those of mesh-run --check.
TOLERANCES = {"bf16": 2e-2, "f32": 1e-5, "tf32": 5e-3}


def sample(count):
    """Rows, in no step that a mistake could have: one of each part."""
    parts = min(NUM_ROWS, count)
    bounds = [count * i // parts for i in range(parts + 1)]
    return [begin + (i * 7919) % (end - begin)
            for i, (begin, end) in enumerate(zip(bounds, bounds[1:]))]


def _erf(values):
    return np.vectorize(math.erf, otypes=[np.float64])(values)


def _gelu(values):
    return 0.5 * values * (1 + _erf(values * 0.70710678))


def _multiply(lhs, rhs):
    """lhs · rhs in float64, of an rhs that is widened in parts."""
    result = np.zeros((lhs.shape[0], rhs.shape[1]))
    step = 2048
    for begin in range(0, rhs.shape[0], step):
        part = slice(begin, begin + step)
        result += lhs[:, part] @ widen(rhs[part])
    return result


def rows_of_matmul(inputs, rows):
    return _multiply(widen(inputs["x"][rows]), inputs["w"])


def rows_of_dense(inputs, rows):
    sums = rows_of_matmul(inputs, rows) + widen(inputs["b"])
    return np.maximum(sums, 0)


def rows_of_gelu(inputs, rows):
    return _gelu(widen(inputs["x"][rows]))


def rows_of_negation(inputs, rows):
    return -widen(inputs["x"][rows])


def rows_of_softmax(inputs, rows):
    values = widen(inputs["x"][rows])
    values = np.exp(values - values.max(axis=-1, keepdims=True))
    return values / values.sum(axis=-1, keepdims=True)


def rows_of_copy(inputs, rows):
    return widen(inputs["x"][rows])


def rows_of_roll(devices):
    """Each device's rows have gone to the next one."""
    def rows_of(inputs, rows):
        count = inputs["x"].shape[0]
        shift = count // devices
        return widen(inputs["x"][[(row - shift) % count for row in rows]])
    return rows_of


def sums(dims):
    def whole(inputs, _):
        return widen(inputs["x"]).sum(axis=tuple(dims))
    return whole


def rows_of_mlp(inputs, rows):
    hidden = _gelu(_multiply(widen(inputs["x"][rows]), inputs["w1"]))
    return _multiply(hidden, inputs["w2"])


def rows_of_attention(heads):
    """Returns the function of rows of the first sequence."""
    def rows_of(inputs, rows):
        x = widen(inputs["x"][0])
        size = x.shape[0]
        q = _multiply(x[rows], inputs["wq"]).reshape(len(rows), heads, -1)
        k, v = (_multiply(x, inputs[name]).reshape(size, heads, -1)
                for name in ("wk", "wv"))
        scores = np.einsum("rhd,thd->hrt", q, k) * 0.125
        hidden = np.arange(size)[None, :] > np.array(rows)[:, None]
        scores[:, hidden] = -np.inf
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        weights /= weights.sum(axis=-1, keepdims=True)
        result = np.einsum("hrt,thd->rhd", weights, v)
        return _multiply(result.reshape(len(rows), -1), inputs["wo"])
    return rows_of


def error_of(found, expected, least_norm=0):
    """|found - expected| / |expected|; infinite if there is a NaN. What is
    nearly zero by chance alone counts as `least_norm`."""
    found = widen(found)
    if found.shape != expected.shape:
        return math.inf
    error = np.linalg.norm((found - expected).ravel())
    size = max(least_norm, np.linalg.norm(expected.ravel()))
    return float(error / size) if np.isfinite(error) else math.inf
