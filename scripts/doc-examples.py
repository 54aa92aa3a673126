"""Runs passes on the examples of their documentation.

The block after `Input:` goes through the pass, or through its options after
``Input, with `axis=data`:``, and has to become the one after `Output:`. Only
whole programs do: blocks that leave nothing out (…), have no values outside of
functions, and define the symbols that they name.
usage: doc-examples.py MESH-OPT DOCS
"""

import pathlib
import re
import subprocess
import sys

PASS = re.compile(r"^### `-(.+?)`$", re.M)
BLOCK = r"[^\n]*:\n\n```mlir\n(?P<%s>.*?)^```"
EXAMPLE = re.compile(r"^Input(?:, with `(?P<options>[^`]*)`)?" + BLOCK % "input"
                     + r"(?:\n\nOutput" + BLOCK % "output" + ")?", re.M | re.S)
SYMBOL = r"@[\w.$-]+"
DEFINITION = re.compile(r"^\s*[\w.]+(?: private| public)? (%s)" % SYMBOL, re.M)


def is_program(text):
    has_body = "func.func" in text or "%" not in text
    symbols = set(re.findall(SYMBOL, text))
    return "…" not in text and has_body and symbols <= set(DEFINITION.findall(text))


def find_examples(text):
    """Yields the name of each pass, and what EXAMPLE matches."""
    parts = PASS.split(text)
    for name, description in zip(parts[1::2], parts[2::2]):
        for example in EXAMPLE.finditer(description):
            yield name, example


def main(mesh_opt, docs):
    def print_anew(text, *flags):
        return subprocess.run([mesh_opt, *flags, "-"], input=text, text=True,
                              capture_output=True)

    programs = wrong = total = 0
    for path in sorted(pathlib.Path(docs).rglob("*.md")):
        for name, example in find_examples(path.read_text()):
            total += 1
            options, text, expected = example.group("options", "input", "output")
            if not is_program(text):
                continue
            programs += 1
            result = print_anew(text, f"--{name}={options}" if options else f"--{name}")
            if result.returncode or result.stdout != print_anew(expected or text).stdout:
                wrong += 1
                print(f"{path.name}: the input of {name} becomes\n"
                      f"{result.stdout}{result.stderr}")
    print(f"{programs} of {total} examples are whole programs, {wrong} of them wrong")
    return 1 if wrong or not programs else 0


sys.exit(main(*sys.argv[1:]))
