"""Says what a report in JSON holds, and whether its totals are those that
mesh-simulate printed.

    check_report.py REPORT TOTALS
"""

import json
import sys


def show_totals(program, printed):
    rows = [" ".join(filter(None, row)) for row in program["totals"]["rows"]]
    rows.append("step " + program["totals"]["step"])
    expected = [" ".join(line.split()) for line in printed.splitlines()[1:]]
    assert rows == expected, (rows, expected)
    print("totals: as mesh-simulate prints them")


def show_levels(program):
    for level in program["levels"]:
        lines = level["text"].split("\n")
        lost = []
        for line, name, place, origins in level["ops"]:
            op = program["strings"][name]
            # What is printed in that line: the op, or a shorter spelling of it.
            assert op.split(".")[-1] in lines[line], (op, lines[line])
            if not origins and not op.endswith(".constant"):
                lost.append(op)
        print(f"{level['name']}: {level['counted']} ops, "
              + (f"not traced: {lost}" if lost else "all traced"))
        assert level["traced"] >= level["counted"] - len(lost)


def show_values(program):
    strings = program["strings"]
    for value in program["values"]:
        print(f"{'result' if value['isResult'] else 'argument'} {value['number']}: "
              f"{strings[value['type']]}, {strings[value['sharding']]}"
              + (", picture" if "picture" in value else ""))
        for why, place in value["why"]:
            print(f"  {strings[why]} ({strings[place]})")


def show_step(program):
    rings = next(level for level in program["levels"] if level["name"] == "rings")
    for row in program["communication"]:
        _, name, place, _ = rings["ops"][row["op"]]
        print(f"communication: {row['kind']} over {row.get('axes')} of "
              f"{row.get('group')}, {row['times']:g} times, {row['bytes']:g} bytes, "
              f"from {program['strings'][name]} at {program['strings'][place]}")
        print("\n".join(row["remarks"]))
    timeline = program["timeline"]
    for number, name in enumerate(timeline["names"]):
        spans = [span for span in timeline["spans"] if span[0] == number]
        print(f"timeline of {name}: {len(spans)} spans, "
              f"{sum(span[1] == 1 for span in spans)} of communication")


def main():
    with open(sys.argv[1]) as file:
        program, = json.load(file)["programs"]
    with open(sys.argv[2]) as file:
        show_totals(program, file.read())
    show_levels(program)
    show_values(program)
    show_step(program)


main()
