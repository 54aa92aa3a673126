"""Functions with derivatives of their own."""

import jax
import jax.numpy as jnp


@jax.custom_vjp
def clip_gradient(h, limit, number):
    """The gradient is clipped and shifted by a saved value; there is an integer, too."""
    return h * limit + number


clip_gradient.defvjp(
    lambda h, limit, number: (h * limit + number, (jnp.cos(h), limit)),
    lambda saved, g: (jnp.clip(g, -1, 1) * saved[0], jnp.sum(g) * saved[1], None))


@jax.custom_jvp
def round_through(h):
    return jnp.floor(h)


round_through.defjvp(lambda primals, tangents: (round_through(*primals), tangents[0]))


def scale_by(h, factor):
    """A function with a rule that has `factor` from around it."""
    @jax.custom_vjp
    def scale(h):
        return h * factor
    scale.defvjp(lambda h: (scale(h), None), lambda _, g: (g * factor * factor,))
    return scale(h)
