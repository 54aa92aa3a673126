"""Prints the names and texts of a timeline's events, once each."""

import json
import sys

with open(sys.argv[1]) as file:
    events = json.load(file)
events = events["traceEvents"] if isinstance(events, dict) else events
names = {event["name"] + " " + event.get("args", {}).get("location", "") for event in events}
print("\n".join(sorted(names)))
