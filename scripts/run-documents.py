"""Runs the commands of pages, and compares what they print with what the pages say.

usage: run-documents.py [--update] PAGE…

A block of `sh` runs in a folder of the page, which has the examples; the tools are on
the path. The block behind it, with nothing between the two, is its output. A line with …
alone stands for any lines. Times, and the space between words, may differ. A block
without an output has to succeed.

A block behind a line that ends in a file's name and a colon becomes that file. If the name
has folders, the block is a part of that file in the repository. --update writes the output
into the pages.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```\n", re.M | re.S)
FILE = re.compile(r"`([\w./-]+\.\w+)`[^`\n]*:\n\n\Z")
TIME = re.compile(r"\b\d+(?:\.\d+)? (?:ns|us|ms|s)\b")
ERROR = re.compile(r"\b\d\.\d+e-\d\d\b")
TIMEOUT = 120


def run(commands, folder):
    return subprocess.run(["bash", "-euc", commands], cwd=folder, text=True,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, timeout=TIMEOUT)


def normalize(line):
    return " ".join(ERROR.sub("<error>", TIME.sub("<time>", line)).split())


def matches(expected, printed):
    """Compares line by line; a line of … stands for any number of lines."""
    parts = [[]]
    for line in expected.strip("\n").split("\n"):
        if line.strip() == "…":
            parts.append([])
        else:
            parts[-1].append(normalize(line))
    lines = [normalize(line) for line in printed.strip("\n").split("\n")]
    if len(parts) == 1:
        return lines == parts[0]
    first, *middle, last = parts
    if lines[:len(first)] != first:
        return False
    at = len(first)
    for part in middle:
        while at + len(part) <= len(lines) and lines[at:at + len(part)] != part:
            at += 1
        if at + len(part) > len(lines):
            return False
        at += len(part)
    return not last or (at <= len(lines) - len(last) and lines[-len(last):] == last)


class Page:
    def __init__(self, path):
        self.path = path
        self.text = path.read_text()
        self.number = self.failures = 0

    def line(self, position):
        return self.text.count("\n", 0, position) + 1

    def fail(self, position, message):
        self.failures += 1
        print(f"{self.path}:{self.line(position)}: {message}")

    def take_file(self, name, content, folder, position):
        if "/" not in name:
            (folder / name).write_text(textwrap.dedent(content))
        elif content not in (ROOT / name).read_text():
            self.fail(position, f"{name} does not contain this")

    def check(self, update):
        """Returns the text with what the commands print."""
        result, end, expects = [], 0, None
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "examples").symlink_to(ROOT / "examples")
            for block in BLOCK.finditer(self.text):
                between = self.text[end:block.start()]
                indent, language, content = block[1], block[2], textwrap.dedent(block[3])
                if expects is not None and not between.strip():
                    if not matches(content, expects.stdout):
                        content = expects.stdout.strip("\n") + "\n"
                        if not update:
                            self.fail(block.start(), f"prints\n{content}")
                    expects = None
                elif expects is not None and expects.returncode:
                    self.fail(end, f"fails with\n{expects.stdout}")
                    expects = None
                elif file := FILE.search(self.text[:block.start()]):
                    self.take_file(file[1], block[3], folder, block.start())
                printed = textwrap.indent(f"```{language}\n{content}```\n", indent)
                result += [between, printed]
                end = block.end()
                if language == "sh":
                    self.number += 1
                    expects = run(content, folder)
            if expects is not None and expects.returncode:
                self.fail(end, f"fails with\n{expects.stdout}")
        return "".join(result) + self.text[end:]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--update", action="store_true")
    parser.add_argument("pages", nargs="+", type=pathlib.Path)
    args = parser.parse_args()
    number = failures = 0
    for path in args.pages:
        page = Page(path)
        text = page.check(args.update)
        if args.update and text != page.text:
            path.write_text(text)
        number, failures = number + page.number, failures + page.failures
    print(f"{number} blocks of commands, {failures} fail")
    return 1 if failures or not number else 0


if __name__ == "__main__":
    sys.exit(main())
