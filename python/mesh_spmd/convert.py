"""Converts a file of StableHLO: python -m mesh_spmd.convert IN -o OUT.

IN is text, a portable artifact, or what `jax.export` serializes.
"""

import argparse
import pathlib
import sys

from .api import convert_artifact
from .errors import ConversionError


def main():
    parser = argparse.ArgumentParser(prog="python -m mesh_spmd.convert",
                                     description=__doc__.splitlines()[0])
    parser.add_argument("input", metavar="IN")
    parser.add_argument("-o", dest="output", metavar="OUT", default="-",
                        help="the file to write; - is the standard output")
    options = parser.parse_args()
    try:
        program = convert_artifact(pathlib.Path(options.input).read_bytes())
    except (ConversionError, OSError) as error:
        sys.exit(f"{options.input}: {error}")
    if options.output == "-":
        sys.stdout.write(program.text)
    else:
        program.save(options.output)


if __name__ == "__main__":
    main()
