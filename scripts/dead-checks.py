"""Finds comments that look like FileCheck directives and are none.

FileCheck ignores `// CHECK-NEXT foo` and `// CHEK: foo` silently, so that the
test they belong to proves less than it says. usage: dead-checks.py FOLDER
"""

import pathlib
import re
import sys

LIVE = r"CHECK(-(LABEL|SAME|NEXT|DAG|NOT|EMPTY|COUNT-\d+))?(\{LITERAL\})?:"
DEAD = re.compile(r"//\s*(?!%s)CHE?C?K[-A-Z0-9_]*\b" % LIVE)


def main(folder):
    dead = 0
    tests = [path for path in pathlib.Path(folder).rglob("*")
             if path.suffix in (".mlir", ".test")]
    for path in sorted(tests):
        text = path.read_text()
        # Prefixes of its own, `--check-prefixes=CHECK-RING`, are live too.
        prefixes = [prefix for names in re.findall(r"--?check-prefix(?:es)?[= ](\S+)", text)
                    for prefix in names.split(",")]
        live = re.compile(r"//\s*(%s)(-(LABEL|SAME|NEXT|DAG|NOT|EMPTY|COUNT-\d+))?(\{LITERAL\})?:"
                          % "|".join(map(re.escape, prefixes or ["CHECK"])))
        for number, line in enumerate(text.splitlines(), 1):
            if DEAD.search(line) and not live.search(line):
                print(f"{path}:{number}: FileCheck ignores this: {line.strip()}")
                dead += 1
    return 1 if dead else 0


sys.exit(main(sys.argv[1]))
