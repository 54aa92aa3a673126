"""Writes the index of all passes: pass-index.py PAGE…

Each PAGE is the page of a library's passes that mlir-tblgen has generated. The
index, a table of names and summaries, goes to standard output.
"""

import pathlib
import re
import sys

PASS = re.compile(r"^### `-(.+?)`\n\n_(.+?)_$", re.M | re.S)


def main(*pages):
    print("# Passes\n\nGenerated from the `Passes.td` of each library.")
    for page in sorted(map(pathlib.Path, pages)):
        print(f"\n## [{page.stem}]({page.name})\n\n| pass | summary |\n|---|---|")
        for name, summary in PASS.findall(page.read_text()):
            print(f"| [`{name}`]({page.name}#-{name}) | {' '.join(summary.split())} |")


main(*sys.argv[1:])
