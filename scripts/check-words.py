"""Checks the words of the tree against the rules of docs/glossary.md.

usage: check-words.py [--list] [--update]

It reads documents (.md), descriptions of ops and passes (.td), help texts of
options, banners of files, and diagnostics of the compiler. The rules:

  terms        no words that the glossary replaces (test/words/terms.json)
  long         at most 35 words in a sentence of a document
  banner       the first line of a C++ file is a banner, on one line, that does not
               begin with a question word
  diagnostic   diagnostics begin with a lower-case letter, and end without a
               full stop
  link         a link in a document leads to a file and to a heading in it

test/words/known.json has the number of findings of each file that are known. More
than that fails, and so does fewer: --update writes the new numbers. --list prints
all findings. Each row of terms.json is tried on a sentence that has the words and
on one that has the term instead.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
KNOWN = ROOT / "test/words/known.json"
TERMS = ROOT / "test/words/terms.json"
GLOSSARY = ROOT / "docs/glossary.md"
MAX_WORDS = 35

FENCE = re.compile(r"^( *)(```|~~~).*?^\1\2", re.M | re.S)
CODE = re.compile(r"(`+)[^`].*?\1", re.S)
LINK = re.compile(r"\[(?:[^\]\\]|\\.)*\]\(([^)\s]+)\)")
BANNER = re.compile(r"//===-+ *(\S+) +-+ +(.*?) *-*(?:\*-.*?-\*-)?===//\n")
QUESTION = re.compile(r"(?:what|whether|how|where|which|who|when|why|of which)\b", re.I)
DESCRIPTION = re.compile(
    r"let (?:summary|description) = (?:\[\{(.*?)\}\]|((?:\"(?:[^\"\\]|\\.)*\"\s*)+))", re.S)
STRINGS = r"((?:\"(?:[^\"\\]|\\.)*\"\s*)+)"
HELP = re.compile(r"cl::desc\(\s*" + STRINGS)
OPTION = re.compile(r"Option<[^;]*?," + r"\s*" + STRINGS + r"\s*>", re.S)
DIAGNOSTIC = re.compile(r"(?:emitOpError|emitError|createStringError|notifyMatchFailure|"
                        r"emitWarning|emitRemark)\(\s*(?:[\w.>()*-]+,\s*)?" + STRINGS
                        + r"\s*\)(?!\s*\.str|\s*\+)")
STRING = re.compile(r"\"((?:[^\"\\]|\\.)*)\"")


class Finding(collections.namedtuple("Finding", "rule file line text")):
    def __str__(self):
        return f"{self.file}:{self.line}: {self.rule}: {self.text}"


def join_strings(literals):
    return "".join(STRING.findall(literals)).replace("\\n", "\n").replace('\\"', '"')


def blank(match):
    """Replaces what is no prose, and keeps lines where they are."""
    return "\n" * match[0].count("\n")


def without_code(text):
    text = re.sub(r"\A---\n.*?\n---\n", blank, text, flags=re.S)
    text = re.sub(r"<!--.*?-->", blank, text, flags=re.S)
    return CODE.sub(lambda m: "`x`" + "\n" * m[0].count("\n"), FENCE.sub(blank, text))


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def sentences(text):
    """Yields position and text of each sentence of a document."""
    start = 0
    for block in re.split(r"(\n\s*\n|\n(?= *(?:[-*+|#>]|\d+\.) ?))", text):
        at = start
        start += len(block)
        if not block.strip() or block.lstrip().startswith(("|", "#", "<table>")):
            continue
        for sentence in re.split(r"(?<=[.!?:;])(?=\s+[A-Z`\[(])", block):
            yield at, sentence
            at += len(sentence)


def heading_anchors(text):
    anchors = collections.Counter()
    for heading in re.findall(r"^#+ +(.*?)\s*$", FENCE.sub("", text), re.M):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        words = re.sub(r"[^\w\- ]", "", words.replace("`", "")).replace(" ", "-")
        number = anchors[words]
        anchors[words] += 1
        yield f"{words}-{number}" if number else words


class Checker:
    def __init__(self):
        self.findings = []
        self.terms = [(row, re.compile(row["pattern"], re.I))
                      for row in json.loads(TERMS.read_text())]
        self.anchors = {}

    def add(self, rule, path, line, text):
        text = " ".join(text.split())
        self.findings.append(Finding(rule, path.relative_to(ROOT).as_posix(), line,
                                     text[:120]))

    def check_terms(self, path, text, line):
        for row, pattern in self.terms:
            for match in pattern.finditer(text):
                self.add("terms", path, line + text.count("\n", 0, match.start()),
                         f"'{match[0]}': write '{row['write']}'")

    def check_rows(self):
        """Each row finds its bad sentence alone, and the glossary has it."""
        glossary = GLOSSARY.read_text()
        for row, pattern in self.terms:
            if not pattern.search(row["bad"]):
                self.add("terms", TERMS, 0, f"{row['instead of']}: misses '{row['bad']}'")
            for other, other_pattern in self.terms:
                if other_pattern.search(row["good"]):
                    self.add("terms", TERMS, 0,
                             f"{other['instead of']}: finds '{row['good']}'")
            if f"| {row['instead of']} | {row['write']} |" not in glossary:
                self.add("terms", GLOSSARY, 0, f"has no row '{row['instead of']}'")

    def check_document(self, path):
        text = path.read_text()
        prose = without_code(text)
        if path != GLOSSARY:
            self.check_terms(path, prose, 1)
        for position, sentence in sentences(LINK.sub("x", prose)):
            if len(words := re.findall(r"[\w'’×-]+", sentence)) > MAX_WORDS:
                self.add("long", path, line_of(prose, min(position, len(prose))),
                         f"{len(words)} words: {sentence.strip()[:80]}")
        for match in LINK.finditer(prose):
            self.check_link(path, line_of(prose, match.start()), match[1])

    def check_link(self, path, line, target):
        if re.match(r"[a-z]+:", target):
            return
        file, _, anchor = target.partition("#")
        to = (path.parent / file).resolve() if file else path
        if not to.exists():
            self.add("link", path, line, f"{target}: no such file")
        elif anchor and to.suffix == ".md":
            if to not in self.anchors:
                self.anchors[to] = set(heading_anchors(to.read_text()))
            if anchor not in self.anchors[to]:
                self.add("link", path, line, f"{target}: no such heading")

    def check_descriptions(self, path):
        text = path.read_text()
        for match in DESCRIPTION.finditer(text):
            words = match[1] or join_strings(match[2])
            self.check_terms(path, without_code(words), line_of(text, match.start()))

    def check_source(self, path):
        text = path.read_text()
        banner = BANNER.match(text)
        if banner:
            self.check_terms(path, banner[2], 1)
        if not banner or QUESTION.match(banner[2]):
            self.add("banner", path, 1, text.split("\n", 1)[0])
        for pattern in HELP, OPTION:
            for match in pattern.finditer(text):
                self.check_terms(path, join_strings(match[1]),
                                 line_of(text, match.start()))
        for match in DIAGNOSTIC.finditer(text):
            message, line = join_strings(match[1]), line_of(text, match.start())
            self.check_terms(path, message, line)
            ends = text[match.end():match.end() + 40].lstrip().startswith((";", ")"))
            if re.match(r"[A-Z][a-z]", message) or (ends and message.endswith(".")):
                self.add("diagnostic", path, line, message)

    def run(self):
        files = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT,
                               capture_output=True, text=True, check=True).stdout
        for name in files.split("\n"):
            path = ROOT / name
            if not path.is_file() or "Inputs" in path.parts:
                continue
            if path.suffix == ".md":
                self.check_document(path)
            elif path.suffix == ".td":
                self.check_descriptions(path)
            if path.suffix in (".h", ".cpp", ".td"):
                self.check_source(path)
        self.check_rows()


def count(findings):
    counts = {}
    for finding in findings:
        of_file = counts.setdefault(finding.rule, {})
        of_file[finding.file] = of_file.get(finding.file, 0) + 1
    return counts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--list", action="store_true", help="print all findings")
    parser.add_argument("--update", action="store_true", help="write known.json anew")
    args = parser.parse_args()
    checker = Checker()
    checker.run()
    counts = count(checker.findings)
    if args.list:
        print(*checker.findings, sep="\n")
    if args.update:
        KNOWN.write_text(json.dumps(counts, indent=1, sort_keys=True) + "\n")
    known = json.loads(KNOWN.read_text())
    status = 0
    for rule in sorted(counts.keys() | known.keys()):
        now, before = counts.get(rule, {}), known.get(rule, {})
        print(f"{rule}: {sum(now.values())} findings in {len(now)} files")
        for file in sorted(now.keys() | before.keys()):
            found, allowed = now.get(file, 0), before.get(file, 0)
            if found == allowed:
                continue
            status = 1
            if found < allowed:
                print(f"{file}: {rule}: {found} findings, known.json has {allowed}: "
                      "run scripts/check-words.py --update")
            elif not args.list:
                print(*[f for f in checker.findings if (f.rule, f.file) == (rule, file)],
                      sep="\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
