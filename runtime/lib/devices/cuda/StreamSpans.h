//===- StreamSpans.h - The spans of a stream --------------------*- C++ -*-===//
//
// A span is two events with times, before and after what a stream is given. The
// GPU notes the times, and they are read when it is done with all of them: so
// nothing waits for them, and nothing is different but the events.
//
// Any thread may begin and end spans; those of several threads may overlap.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CUDA_STREAMSPANS_H
#define MESH_RT_CUDA_STREAMSPANS_H

#include "CudaHandles.h"
#include "core/Trace.h"

#include <deque>
#include <mutex>
#include <string>

namespace mesh::rt {

/// The label in the timeline of work that a stream is given. Name and location
/// are constants of the program.
struct StreamWork {
  Span::Category category;
  const char *name;
  const char *location;
  int64_t bytes = 0;
};

/// A moment on the host's clock and on the GPU's, as an event.
struct StreamOrigin {
  CudaEvent event;
  Clock::time_point time;
};

/// The spans of one stream, in one run. Used while the GPU's context is
/// current.
class StreamSpans {
public:
  StreamSpans(const CudaDriver &driver, std::string name)
      : driver(driver), name(std::move(name)) {}

  struct Entry {
    StreamWork work;
    CudaEvent begin, end;
  };

  /// Before the work is given to `stream`; what is returned is recorded after
  /// it.
  Entry &begin(const StreamWork &work, cuda::Stream stream);

  /// Forgets all. Nobody begins a span.
  void reset() { count = 0; }
  /// Adds the spans to the device's timeline. The GPU is done with all.
  void collect(const StreamOrigin &origin, Trace &trace) const;

private:
  const CudaDriver &driver;
  const std::string name;
  std::mutex mutex;
  /// The first `count` are in use; what comes behind has been in runs before.
  std::deque<Entry> entries;
  size_t count = 0;
};

} // namespace mesh::rt

#endif // MESH_RT_CUDA_STREAMSPANS_H
