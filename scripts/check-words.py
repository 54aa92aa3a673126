"""Checks the words of the tree against the rules of docs/glossary.md.

usage: check-words.py [file...]

It reads documents (.md), descriptions (.td), banners, comments, help texts and
diagnostics of C++, and docstrings, comments and help texts of Python: of all files
of the tree, or of those given. The rules:

  terms        no words that the glossary replaces (test/words/terms.json)
  long         at most 35 words in a sentence of a document, a description, a
               docstring or a help text
  banner       the first line of a C++ file is a banner, on one line, that does not
               begin with a question word
  opening      comments, docstrings and summaries do not begin with a noun clause
               ("What …", "Whether …") or with "Of" or "Those"
  diagnostic   diagnostics begin with a lower-case letter, and end without a
               full stop
  link         a link in a document leads to a file and to a heading in it

It prints all findings, and fails if there are any. test/words has proofs of the
rules: terms.json has a bad and a good sentence for each row, and rules.json a bad
and a good file.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys

from prose import FENCE, line_of, passages, sentences

ROOT = pathlib.Path(__file__).resolve().parent.parent
TERMS = ROOT / "test/words/terms.json"
RULES = ROOT / "test/words/rules.json"
GLOSSARY = ROOT / "docs/glossary.md"
MAX_WORDS = 35

LINK = re.compile(r"(\[(?:[^\]\\]|\\.)*\])\(([^)\s]+)\)")
QUESTION = re.compile(r"(?:what|whether|how|where|which|who|when|why|of which)\b", re.I)
OPENING = re.compile(r"\s*(?:What|Whether|Of|That|Those|How|Which|Who|Why)\b")


class Finding(collections.namedtuple("Finding", "rule file line text")):
    def __str__(self):
        return f"{self.file}:{self.line}: {self.rule}: {self.text}"


def heading_anchors(text):
    anchors = collections.Counter()
    for heading in re.findall(r"^#+ +(.*?)\s*$", FENCE.sub("", text), re.M):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        words = re.sub(r"[^\w\- ]", "", words.replace("`", "")).replace(" ", "-")
        number = anchors[words]
        anchors[words] += 1
        yield f"{words}-{number}" if number else words


class Checker:
    """Collects the findings of the files that it is given."""

    def __init__(self, terms):
        self.findings = []
        self.terms = [(row, re.compile(row["pattern"], re.I)) for row in terms]
        self.anchors = {}

    def add(self, rule, path, line, text):
        self.findings.append(Finding(rule, path.relative_to(ROOT).as_posix(), line,
                                     " ".join(text.split())[:120]))

    def check(self, path, text):
        for passage in passages(path.suffix, text):
            if path != GLOSSARY:
                self.check_terms(path, passage)
            if passage.kind in ("document", "description", "docstring", "help"):
                self.check_sentences(path, passage)
            if passage.kind in ("comment", "docstring", "description") and OPENING.match(
                    passage.text):
                self.add("opening", path, passage.line, passage.text)
            if passage.kind == "banner" and (not passage.text or QUESTION.match(passage.text)):
                self.add("banner", path, 1, text.split("\n", 1)[0])
            if passage.kind == "diagnostic":
                self.check_diagnostic(path, passage)
            if passage.kind == "document":
                for match in LINK.finditer(passage.text):
                    self.check_link(path, line_of(passage.text, match.start()), match[2])

    def check_terms(self, path, passage):
        text = LINK.sub(r"\1", passage.text)
        for row, pattern in self.terms:
            for match in pattern.finditer(text):
                self.add("terms", path, passage.line + line_of(text, match.start()) - 1,
                         f"'{match[0]}': write '{row['write']}'")

    def check_sentences(self, path, passage):
        for position, sentence in sentences(LINK.sub("x", passage.text)):
            if len(words := re.findall(r"[\w'’×-]+", sentence)) > MAX_WORDS:
                self.add("long", path, passage.line + line_of(passage.text, position) - 1,
                         f"{len(words)} words: {sentence.strip()[:80]}")

    def check_diagnostic(self, path, passage):
        if re.match(r"[A-Z][a-z]", passage.text) or (passage.is_whole
                                                     and passage.text.endswith(".")):
            self.add("diagnostic", path, passage.line, passage.text)

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


def prove_terms(terms):
    """Yields what is wrong with the rows of terms.json, and with the glossary."""
    glossary = GLOSSARY.read_text()
    for row in terms:
        if not re.search(row["pattern"], row["bad"], re.I):
            yield f"{row['instead of']}: misses '{row['bad']}'"
        for other in terms:
            if re.search(other["pattern"], row["good"], re.I):
                yield f"{other['instead of']}: finds '{row['good']}'"
        if f"| {row['instead of']} | {row['write']} |" not in glossary:
            yield f"the glossary has no row '{row['instead of']}'"


def prove_rules(terms):
    """Yields what is wrong with the rows of rules.json."""
    for row in json.loads(RULES.read_text()):
        for kind in "bad", "good":
            checker = Checker(terms)
            checker.check(ROOT / row["file"], row[kind])
            rules = [finding.rule for finding in checker.findings]
            if rules != [row["rule"]] * (kind == "bad"):
                yield f"{row['rule']}: finds {rules} in '{row[kind]}'"


def list_files():
    names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT,
                           capture_output=True, text=True, check=True).stdout
    paths = (ROOT / name for name in names.split("\n"))
    return [path for path in paths if path.is_file() and "Inputs" not in path.parts]


def main():
    terms = json.loads(TERMS.read_text())
    checker = Checker(terms)
    for path in [pathlib.Path(name).resolve() for name in sys.argv[1:]] or list_files():
        if path.suffix in (".md", ".td", ".h", ".cpp", ".cu", ".py"):
            checker.check(path, path.read_text())
    failures = [*prove_terms(terms), *prove_rules(terms), *checker.findings]
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
