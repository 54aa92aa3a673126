"""Converts JAX and StableHLO programs to Mesh."""

from .api import convert, convert_artifact
from .errors import ConversionError
from .program import Program

__all__ = ["ConversionError", "Program", "convert", "convert_artifact"]
