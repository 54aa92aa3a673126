"""Cumulative reductions in blocks, of lengths that divide and that do not."""

import harness
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

CASES = {
    "cumsum": lambda x: lax.cumsum(x, 0),
    "cumsum back": lambda x: lax.cumsum(x, 0, reverse=True),
    "cumlogsumexp": lambda x: lax.cumlogsumexp(x, 0),
    "cummax back": lambda x: lax.cummax(x, 0, reverse=True),
}


@pytest.mark.parametrize("length, spec", [(63, "data"), (64, "model"), (3000, None)])
@pytest.mark.parametrize("name", CASES)
def test_blocks(name, length, spec, tmp_path):
    outcome = harness.check(CASES[name], [((length, 3), "float32")], [(spec,)], tmp_path)
    assert outcome == ("right", "")


def test_integers_wrap(tmp_path):
    outcome = harness.check(lambda x: (jnp.cumsum(x, 1), jnp.cumprod(x, 0)),
                            [((70, 90), "int8")], [("data", "model")], tmp_path)
    assert outcome == ("right", "")


def test_windows_that_are_not_cumulative(tmp_path):
    """Their padding is not that of a cumulative reduction."""
    def fn(x):
        return [lax.reduce_window(x, np.float32(0), lax.add, (12,), (1,), padding)
                for padding in ("VALID", [(5, 6)], [(11, 11)])]
    assert harness.check(fn, [((12,), "float32")], [("model",)], tmp_path) == ("right", "")
