"""Counts the results of ctest, with lit's own tests in place of ctest's 'lit'.

usage: count-tests.py FOLDER STATUS
FOLDER holds ctest.xml and lit.xml, STATUS is what ctest returned.
"""

import os
import sys
import xml.etree.ElementTree as ElementTree


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
    if not os.path.exists(path):
        return []
    return list(ElementTree.parse(path).getroot().iter("testcase"))


def main(folder, status):
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    lit_cases = cases(os.path.join(folder, "lit.xml"))
    lit_results = [lit_result(case) for case in lit_cases]
    for result in lit_results:
        counts[result] += 1
    for case in cases(os.path.join(folder, "ctest.xml")):
        result = ctest_result(case)
        if case.get("name") == "lit" and lit_cases:
            # lit may fail in ways that no test of its own reports.
            if result != "failed" or "failed" in lit_results:
                continue
        counts[result] += 1
    if status != 0 and counts["failed"] == 0:
        counts["failed"] = 1
    print("{passed} passed, {failed} failed, {skipped} skipped".format(**counts))
    return 1 if counts["failed"] or not counts["passed"] else 0


sys.exit(main(sys.argv[1], int(sys.argv[2])))
