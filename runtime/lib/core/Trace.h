//===- Trace.h - The spans of one device ------------------------*- C++ -*-===//
//
// Recorded by the device's thread, read when no device runs. Names and
// locations are constants of the device program, which outlives the run.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_TRACE_H
#define MESH_RT_CORE_TRACE_H

#include "RunState.h"
#include "mesh-rt/run.h"

#include <vector>

namespace mesh::rt {

class Trace {
public:
  bool enabled = false;

  void record(Span::Category category, const char *name, const char *location,
              Clock::time_point begin, Clock::time_point end,
              int64_t bytes = 0) {
    if (enabled)
      spans.push_back({category, name, location, begin, end, bytes});
  }

  /// Records work of the device's GPU on a stream, whose name lives as long as
  /// this.
  void recordStream(const char *stream, Span::Category category,
                    const char *name, const char *location,
                    Clock::time_point begin, Clock::time_point end,
                    int64_t bytes) {
    if (enabled)
      spans.push_back({category, name, location, begin, end, bytes, stream});
  }

  /// A call of the runtime begins: the time since the last one ended went
  /// into the program's own code.
  void enterCall() {
    if (enabled)
      recordLocal(Clock::now());
  }
  void leaveCall() {
    if (enabled)
      lastCall = Clock::now();
  }

  void begin(Clock::time_point now) {
    spans.clear();
    lastCall = now;
  }
  /// Appends the spans to `out`, by time, relative to `start`.
  void collect(int64_t device, Clock::time_point start,
               std::vector<Span> &out) const;

private:
  struct RawSpan {
    Span::Category category;
    const char *name;
    const char *location;
    Clock::time_point begin;
    Clock::time_point end;
    int64_t bytes;
    const char *stream = "";
  };

  void recordLocal(Clock::time_point now);

  std::vector<RawSpan> spans;
  Clock::time_point lastCall;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_TRACE_H
