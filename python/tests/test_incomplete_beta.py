"""The incomplete beta function of f32 is as precise as f32, also at its borders."""

import jax
import mesh_spmd
import numpy as np
import pytest
from mesh_spmd.incomplete_beta import incomplete_beta
from mesh_spmd.versions import enable_x64
from scipy import special

VALUES = [-1.0, 0.0, 1e-40, 0.25, 1.0, 3.5, 200.0, 5000.0, np.inf, np.nan]
PLACES = [-0.5, 0.0, 1e-30, 0.25, 0.5, 0.999, 1.0, 1.5, np.nan]


def _compute(a, b, x):
    arguments = [np.asarray(v, np.float32) for v in (a, b, x)]
    with enable_x64(True):
        return np.asarray(jax.jit(incomplete_beta)(*arguments)), *arguments


def test_at_all_borders():
    """JAX has the same zeros, ones and NaN. Others of its results are off by up to 0.6%."""
    got, *arguments = _compute(*np.meshgrid(VALUES, VALUES, PLACES))
    own = np.asarray(jax.lax.betainc(*arguments))
    np.testing.assert_array_equal(np.isnan(got), np.isnan(own))
    np.testing.assert_allclose(got, own, rtol=1e-2, atol=2e-6)


@pytest.mark.parametrize("scale", [0.1, 1, 30, 1000])
def test_against_scipy(scale):
    random = np.random.default_rng(0)
    a, b = (random.exponential(scale, 2000) for _ in range(2))
    got, *arguments = _compute(a, b, random.uniform(size=2000))
    exact = special.betainc(*(v.astype(np.float64) for v in arguments))
    assert got.dtype == np.float32
    assert np.max(np.abs(got - exact)) < 2 * np.finfo(np.float32).eps


@pytest.mark.native
def test_of_large_parameters():
    """Around the mean the fraction takes thousands of terms."""
    a = np.repeat(np.float32([1e5, 1e6, 1e7, 1e8]), 3)
    x = (0.5 + np.tile([-1, 0, 0.3], 4) / np.sqrt(a)).astype(np.float32)
    exact = special.betainc(*(v.astype(np.float64) for v in (a, a, x)))
    got = np.asarray(mesh_spmd.jit(jax.lax.betainc)(a, a, x))
    np.testing.assert_allclose(got[:9], exact[:9], atol=1e-6)
    np.testing.assert_allclose(got[9:], exact[9:], atol=1e-4)
