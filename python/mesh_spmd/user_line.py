"""The line of the user's code that calls this package."""

import pathlib
import sys

import jax

_OWN = (str(pathlib.Path(__file__).parent), str(pathlib.Path(jax.__file__).parent))


def user_line():
    """Returns (file, line) of the innermost caller outside of this package and JAX,
    or None."""
    frame = sys._getframe(1)
    while frame is not None:
        if not frame.f_code.co_filename.startswith(_OWN):
            return frame.f_code.co_filename, frame.f_lineno
        frame = frame.f_back
    return None
