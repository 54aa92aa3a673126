"""Runs the command blocks of README.md in one shell, in the order of the page:
run_readme.py README

Every command has to succeed. Only `scripts/test` is left out, as it is what
runs this test.
"""

import pathlib
import re
import subprocess
import sys

SHELL_BLOCK = re.compile(r"^```sh\n(.*?)^```", re.M | re.S)


def main(readme):
    readme = pathlib.Path(readme).resolve()
    blocks = SHELL_BLOCK.findall(readme.read_text())
    lines = [line for block in blocks for line in block.splitlines()
             if line.split()[:1] != ["scripts/test"]]
    # Each command is echoed before it runs, so that one that fails is known.
    result = subprocess.run(["bash", "-euxo", "pipefail", "-c", "\n".join(lines)],
                            cwd=readme.parent, stdin=subprocess.DEVNULL)
    print(f"{len(blocks)} blocks, {len(lines)} commands, status {result.returncode}")
    return result.returncode


sys.exit(main(*sys.argv[1:]))
