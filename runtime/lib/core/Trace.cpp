//===- Trace.cpp - The spans of one device --------------------------------===//

#include "Trace.h"

#include <algorithm>

using namespace mesh::rt;

/// Shorter gaps between calls are the cost of the calls themselves.
static constexpr std::chrono::microseconds kShortestLocal{1};

void Trace::recordLocal(Clock::time_point now) {
  if (now - lastCall >= kShortestLocal)
    record(Span::Category::Compute, "local", "", lastCall, now);
}

void Trace::collect(int64_t device, Clock::time_point start,
                    std::vector<Span> &out) const {
  auto first = static_cast<std::ptrdiff_t>(out.size());
  for (const RawSpan &span : spans)
    out.push_back({device, span.category, span.name, span.location,
                   span.begin - start, span.end - start, span.bytes,
                   span.stream});
  // If spans begin together, the outer one comes first.
  std::sort(out.begin() + first, out.end(), [](const Span &a, const Span &b) {
    return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
  });
}
