"""Modules of `flax.linen` whose parameters devices split, for use within `jax.shard_map`.

Parameters are `flax.linen.Partitioned` boxes, so that `flax.linen.get_partition_spec` returns
their specs. Needs flax, and is imported by itself: `import mesh_spmd.linen`. Modules of
`flax.nnx` need no wrapper: their states are pytrees for `mesh_spmd.manual`.
"""

import functools
from collections.abc import Callable
from typing import Any

import flax.linen as nn
import jax
from flax.core.frozen_dict import FrozenDict
from jax import lax

from .manual import (fold_rng_over_axis, gather_params, split_array_over_mesh, stack_params,
                     unstack_params)
from .splits import add_axis, is_box


def shard_module_params(target, axis_name, *, min_weight_size=2 ** 18, gather_dtype=None,
                        grad_scatter_dtype=None):
    """Returns a module, or a method of one, as FSDP runs it: it keeps a part of each parameter,
    and gathers them when it is called. Their gradients are means over the axis. Needs
    `check_vma=False`.

    target: a class of modules, or a function of a module. axis_name: of the mesh.
    min_weight_size: smaller parameters are not split (elements).
    gather_dtype, grad_scatter_dtype: as of `manual.gather_params`.
    """
    return nn.map_variables(
        target, mapped_collections="params", mutable=True,
        trans_in_fn=functools.partial(gather_params, axis_name=axis_name, gather_dtype=gather_dtype,
                                      grad_scatter_dtype=grad_scatter_dtype),
        trans_out_fn=functools.partial(_split_params, axis_name=axis_name, least=min_weight_size))


def _box(params):
    """Returns parameters in boxes."""
    return jax.tree.map(lambda leaf: leaf if is_box(leaf) else nn.Partitioned(
        leaf, names=(None,) * leaf.ndim), params, is_leaf=is_box)


def _split_params(params, axis_name, least):
    """Returns this device's part of each parameter, in a box."""
    def split(box):
        value, names = box.value, tuple(box.names)
        # Dims that other axes split stay split: sizes are those of this device.
        counts = [lax.axis_size(axis_name)] * value.ndim
        parts = add_axis(value.shape, names, axis_name, counts, least)
        for dim, (old, new) in enumerate(zip(names, parts, strict=True)):
            if new != old:
                value = split_array_over_mesh(value, axis_name, dim)
        return nn.Partitioned(value, names=parts)
    return jax.tree.map(split, _box(params), is_leaf=is_box)


class ModelParallelismWrapper(nn.Module):
    """A module of which each device along an axis has its own parameters. They are stacked
    along a new first dim, which the axis splits.

    model_axis_name: of the mesh. module_fn: makes the module, whose name is "sharded".
    mask_except_model_idx: the index of a device along the axis; the parameters of all others
      are 0. None: they stay.
    split_rngs: devices draw parameters of their own; False: all draw the same.
    module_kwargs: for `module_fn`.
    """

    model_axis_name: str
    module_fn: Callable[..., nn.Module]
    mask_except_model_idx: int | None = None
    split_rngs: bool = True
    module_kwargs: FrozenDict[str, Any] = FrozenDict({})

    @nn.compact
    def __call__(self, *args, **kwargs):
        if self.is_initializing() and self.split_rngs:
            rng = self.scope.rngs["params"]
            self.scope.rngs["params"] = rng.replace(
                rng=fold_rng_over_axis(rng.rng, self.model_axis_name))
        module = nn.map_variables(
            functools.partial(self.module_fn, name="sharded", **self.module_kwargs),
            mapped_collections="params", mutable=True,
            trans_in_fn=functools.partial(unstack_params, axis_name=self.model_axis_name),
            trans_out_fn=lambda params: stack_params(_box(params), self.model_axis_name,
                                                     mask_except=self.mask_except_model_idx))
        return module()(*args, **kwargs)
