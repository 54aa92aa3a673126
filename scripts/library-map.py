"""Keeps the map of the code in docs/reference/libraries.md true.

usage: library-map.py EDGES PAGE [--write]

EDGES has a line for each library, with the libraries that it links, as CMake
knows them. They have to be the graph between the markers in PAGE; --write puts
them there. Each folder of lib, include/mesh, runtime/lib and tools has to be on
the page.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- libraries: generated -->\n", "<!-- /libraries -->\n"


def draw(edges):
    """The graph in the language of Mermaid."""
    lines = []
    for line in sorted(edges.splitlines()):
        library, *linked = [name.replace("mesh::", "").removeprefix("Mesh")
                            for name in line.split()]
        lines += [f"  {library} --> {other}" for other in sorted(linked)]
        if not linked:
            lines.append(f"  {library}")
    return "```mermaid\ngraph BT\n" + "\n".join(lines) + "\n```\n"


def folders():
    for parent in ["lib", "include/mesh", "tools", "runtime/lib", "runtime/lib/devices",
                   "runtime/lib/transports"]:
        for path in sorted((ROOT / parent).iterdir()):
            if path.is_dir():
                yield f"{parent}/{path.name}", path.name


def main(edges, page, *options):
    page = pathlib.Path(page)
    text = page.read_text()
    before, begin, rest = text.partition(BEGIN)
    drawn, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{page}: there are no lines '{BEGIN.strip()}' and '{END.strip()}'")
    graph = draw(pathlib.Path(edges).read_text())
    if "--write" in options:
        page.write_text(before + begin + graph + end + after)
        return 0
    status = 0
    if drawn != graph:
        print(f"{page}: the graph of libraries is stale; build the target mesh-docs")
        status = 1
    for folder, name in folders():
        if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", before + after):
            print(f"{page}: the folder {folder} is missing")
            status = 1
    return status


sys.exit(main(*sys.argv[1:]))
