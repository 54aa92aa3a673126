#!/usr/bin/env python3
"""Prints what CHANGELOG.md says of a version that is to be released.

usage: changelog.py VERSION

Fails unless the version is the newest one, has a date, and says what is new.
"""

import datetime
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def fail(message):
    sys.exit(f"CHANGELOG.md: {message}")


def get_notes(text, version):
    sections = re.split(r"^## ", text, flags=re.M)[1:]
    heading, _, notes = sections[0].partition("\n") if sections else ("", "", "")
    newest, _, date = heading.partition(", ")
    if newest != version:
        fail(f"the newest version is {newest or 'missing'}, expected {version}")
    try:
        datetime.date.fromisoformat(date)
    except ValueError:
        fail(f"{version} needs the date of its release, as in '## {version}, 2030-01-31', "
             f"got '{date}'")
    if not re.search(r"^- \S", notes, re.M):
        fail(f"{version} does not say what is new")
    return notes.strip()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: changelog.py VERSION")
    print(get_notes((ROOT / "CHANGELOG.md").read_text(), sys.argv[1]))
