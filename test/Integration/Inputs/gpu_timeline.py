"""What scripts/gpu-check reads from a timeline, and how it judges."""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / "benchmarks" / "gpu"))
sys.dont_write_bytecode = True
import aims
from runs import Failure, Timeline


def write(path, spans):
    """`spans` by the names of rows, in microseconds."""
    events = []
    for row, (name, times) in enumerate(spans.items()):
        events.append({"ph": "M", "name": "thread_name", "pid": 0, "tid": row,
                       "args": {"name": name}})
        events += [{"ph": "X", "name": "op", "pid": 0, "tid": row, "ts": begin,
                    "dur": end - begin} for begin, end in times]
    pathlib.Path(path).write_text(json.dumps({"traceEvents": events}))


path = sys.argv[1]
write(path, {"compute and waits": [(0, 1000)],
             "stream: compute": [(10, 20), (30, 50)],
             "stream: copies 1": [(15, 32), (60, 61), (62, 64)]})
timeline = Timeline(path)
print(f"busy {1e6 * timeline.busy_seconds():.1f}")
print(f"whole {1e6 * timeline.whole_seconds():.1f}")
print(f"spans {timeline.most_spans()}")
print(f"median {1e6 * timeline.seconds_of_span():.1f}")
write(path, {"compute and waits": [(0, 1000)]})
try:
    Timeline(path)
except Failure as failure:
    print(failure)

rate = aims.Aim("rate", least=0.85)
print(rate.describe())
print(rate.judge("a", 0.9), rate.judge("b", 0.8))
print(rate.describe())
time = aims.Aim("time", most=1)
print(time.judge("c", 0.5))
print(time.describe())
time.miss("d")
print(time.describe())
