//===- StreamSpans.cpp - The spans of a stream ----------------------------===//

#include "StreamSpans.h"

using namespace mesh::rt;

StreamSpans::Entry &StreamSpans::begin(const StreamWork &work,
                                       cuda::Stream stream) {
  std::lock_guard lock(mutex);
  if (count == entries.size())
    entries.push_back({{}, makeTimedEvent(driver), makeTimedEvent(driver)});
  Entry &entry = entries[count++];
  entry.work = work;
  driver.eventRecord(entry.begin.get(), stream);
  return entry;
}

void StreamSpans::collect(const StreamOrigin &origin, Trace &trace) const {
  auto timeOf = [&](const CudaEvent &event) {
    float milliseconds = 0;
    driver.eventElapsed(&milliseconds, origin.event.get(), event.get());
    return origin.time +
           std::chrono::nanoseconds(static_cast<int64_t>(milliseconds * 1e6));
  };
  for (size_t i = 0; i < count; ++i) {
    const Entry &entry = entries[i];
    trace.recordStream(name.c_str(), entry.work.category, entry.work.name,
                       entry.work.location, timeOf(entry.begin),
                       timeOf(entry.end), entry.work.bytes);
  }
}
