#!/usr/bin/env python3
"""Runs the tests of a build, or a part of them: run-tests.py BUILD [PART].

test/slow-tests.txt says which tests which part leaves out. Parts are `quick`,
`usual` (the default), `rest` (what `usual` leaves out) and `all`. The last line
is 'N passed, N failed, N skipped'; the status is not 0 if any test failed.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
SLOW_TESTS = ROOT / "test" / "slow-tests.txt"
PARTS = ["quick", "usual", "rest", "all"]
# A test that takes longer belongs into test/slow-tests.txt.
QUICK_SECONDS = 5


def read_slow_tests():
    """The first part that runs each slow test, and its seconds."""
    slow = {}
    for number, line in enumerate(SLOW_TESTS.read_text().splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if len(words) != 3 or words[0] not in ("usual", "all"):
            sys.exit(f"{SLOW_TESTS}:{number}: expected 'usual' or 'all', seconds "
                     f"and a test, got '{line}'")
        slow[words[2]] = words[0], float(words[1])
    return slow


def is_lit(name):
    return name.endswith((".mlir", ".test"))


def listed(slow, part):
    """The tests that `part` leaves out, or, if it is `rest`, runs."""
    return {name for name, (first, _) in slow.items() if part == "quick" or first == "all"}


def order(build, slow):
    """Lets the longest tests begin first where lit and ctest have not measured any: one
    that begins last would run alone."""
    lit_times = build / "test" / ".lit_test_times.txt"
    ctest_times = build / "Testing" / "Temporary" / "CTestCostData.txt"
    if not lit_times.exists():
        lit_times.write_text("".join(f"{seconds:e} {name}\n" for name, (_, seconds)
                                     in slow.items() if is_lit(name)))
    if not ctest_times.exists():
        ctest_times.parent.mkdir(parents=True, exist_ok=True)
        ctest_times.write_text("".join(f"{name} 1 {seconds}\n" for name, (_, seconds)
                                       in slow.items() if not is_lit(name)) + "---\n")


def check_names(build, slow):
    """A test that was renamed would silently be in another part."""
    text = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"],
                          check=True, stdout=subprocess.PIPE, text=True).stdout
    known = {test["name"] for test in json.loads(text)["tests"]}
    for name in slow:
        if is_lit(name) and not (ROOT / "test" / name).exists():
            sys.exit(f"{SLOW_TESTS}: there is no test {name}")
        if is_lit(name) or name in known:
            continue
        if is_gtest(name) and not is_in_sources(name):
            sys.exit(f"{SLOW_TESTS}: there is no test {name}")
        # Some tests need MPI or other packages.
        print(f"run-tests: {name} is not in this build")


def is_gtest(name):
    return "." in name


def is_in_sources(name):
    """Returns true if a test of gtest is in a source file, also if this build leaves it out."""
    suite, _, test = map(re.escape, name.partition("."))
    pattern = re.compile(rf"\bTEST(_[FP])?\(\s*{suite},\s*{test}\)")
    return any(pattern.search(path.read_text()) for folder in ("test", "runtime")
               for path in (ROOT / folder).rglob("*.cpp"))


def ctest_pattern(names):
    quoted = ("".join(f"[{c}]" if c in ".+*?()|$" else c for c in name)
              for name in sorted(names))
    return f"^({'|'.join(quoted)})$"


def run(build, part, results):
    slow = read_slow_tests()
    check_names(build, slow)
    order(build, slow)
    names = set() if part == "all" else listed(slow, part)
    lit = {name for name in names if is_lit(name)}
    others = names - lit
    environment = dict(os.environ, LIT_OPTS=f"--xunit-xml-output={results}/lit.xml")
    if lit:
        variable = "LIT_FILTER" if part == "rest" else "LIT_FILTER_OUT"
        environment[variable] = f"({'|'.join(re.escape(name) for name in sorted(lit))})$"
    command = ["ctest", "--test-dir", build, "--output-on-failure", "--no-tests=error",
               "--output-junit", results / "ctest.xml", f"-j{os.cpu_count()}"]
    if part == "rest":
        command += ["-R", ctest_pattern(others | ({"lit"} if lit else set()))]
    elif others:
        command += ["-E", ctest_pattern(others)]
    return subprocess.run(command, env=environment, stdin=subprocess.DEVNULL).returncode


def ctest_result(case):
    status = case.get("status")
    skipped = case.find("skipped")
    if status == "run":
        return "passed"
    if status == "disabled":
        return "skipped"
    # A test that could not be started is 'notrun' too: that is a failure.
    if status == "notrun" and skipped is not None:
        if (skipped.get("message") or "").startswith("SKIP_"):
            return "skipped"
    return "failed"


def lit_result(case):
    if case.find("failure") is not None:
        return "failed"
    return "skipped" if case.find("skipped") is not None else "passed"


def cases(path):
    """The name, the seconds and the element of each test of a report."""
    if not path.exists():
        return
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        name = case.get("name")
        if path.name == "lit.xml":
            folder = case.get("classname").partition(".")[2].replace(".", "/")
            name = f"{folder}/{name}"
        yield name, float(case.get("time") or 0), case


def report(part, results, status):
    """Counts the results, with lit's own tests in place of ctest's 'lit'."""
    slow = read_slow_tests()
    lit_cases = list(cases(results / "lit.xml"))
    # Tests that a filter of lit leaves out are in its report, as skipped.
    if part != "all":
        names = listed(slow, part)
        lit_cases = [case for case in lit_cases if (case[0] in names) == (part == "rest")]
    outcomes = [(name, seconds, lit_result(case)) for name, seconds, case in lit_cases]
    lit_failed = any(result == "failed" for _, _, result in outcomes)
    for name, seconds, case in cases(results / "ctest.xml"):
        result = ctest_result(case)
        # lit may fail in ways that no test of its own reports.
        if name == "lit" and lit_cases and (result != "failed" or lit_failed):
            continue
        outcomes.append((name, seconds, result))
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    for name, seconds, result in outcomes:
        counts[result] += 1
        if seconds > QUICK_SECONDS and name not in slow:
            print(f"{name} took {seconds:.0f} s: list it in test/slow-tests.txt")
    if status != 0 and counts["failed"] == 0:
        counts["failed"] = 1
    print("{passed} passed, {failed} failed, {skipped} skipped".format(**counts))
    return 1 if counts["failed"] or not counts["passed"] else 0


def main(build, part="usual"):
    if part not in PARTS:
        sys.exit(f"expected one of {', '.join(PARTS)}, got '{part}'")
    build = pathlib.Path(build).resolve()
    results = build / "test-results"
    shutil.rmtree(results, ignore_errors=True)
    results.mkdir(parents=True)
    return report(part, results, run(build, part, results))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
