"""Reports of mesh-run: each device took the memory that was predicted, at once.

    check_memory.py report.json…
"""

import json
import sys

for path in sys.argv[1:]:
    with open(path) as file:
        entries = json.load(file)["entries"]
    for entry in entries:
        for device, counters in enumerate(entry["device_counters"]):
            predicted, peak = counters["predicted_bytes"], counters["peak_bytes"]
            if predicted != peak or counters["allocations"] > 1:
                sys.exit(f"{path}: @{entry['name']}, device {device}: {predicted} B predicted, "
                         f"{peak} B in {counters['allocations']} allocations")
