"""Complex arguments and results, which are two of real numbers in a program."""

import jax
import numpy as np


def part_name(name, i):
    """Returns the name of a part of an argument or result."""
    return f"{name}.{('real', 'imag')[i]}"


def expand_types(types):
    """Returns numpy types with two of floats for each complex one."""
    return [part for type_ in map(np.dtype, types) for part in (
        2 * [np.empty(0, type_).real.dtype] if type_.kind == "c" else [type_])]


def expand_infos(infos):
    """Returns a ShapeDtypeStruct for each result of the program: two for a complex
    one. infos: those of the function's results."""
    return [info if part == info.dtype else jax.ShapeDtypeStruct(info.shape, part)
            for info in infos for part in expand_types([info.dtype])]


def split_leaves(leaves, types, to_array):
    """Returns arguments with two contiguous arrays of numpy for each complex one.

    types: what the function takes. to_array: makes an array of numpy of a leaf.
    """
    split = []
    for leaf, wanted in zip(leaves, map(np.dtype, types)):
        if wanted.kind != "c":
            split.append(leaf)
            continue
        array = to_array(leaf, wanted)
        split += [np.ascontiguousarray(part).reshape(array.shape)
                  for part in (array.real, array.imag)]
    return split


def join_parts(arrays, types):
    """Returns an array for each of `types`; a complex one, of numpy, is made of two."""
    found, arrays = [], iter(arrays)
    for type_ in map(np.dtype, types):
        array = next(arrays)
        if type_.kind == "c":
            joined = np.empty(array.shape, type_)
            joined.real, joined.imag = array, next(arrays)
            array = joined
        found.append(array)
    return found
