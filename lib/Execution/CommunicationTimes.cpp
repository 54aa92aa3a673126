//===- CommunicationTimes.cpp - Communication time of a step --------------===//

#include "mesh/Execution/CommunicationTimes.h"

#include "mesh/IR/Mesh.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mesh;

/// Returns the number of runs that each span stands for: one, and one more for
/// each iteration of a loop around it that is summarized by one span, since it
/// equals the iteration before.
static std::vector<double> countRuns(ArrayRef<SimulatedSpan> spans) {
  std::vector<double> counts(spans.size(), 1);
  // The span of iterations comes after those of the iteration before.
  for (size_t i = spans.size(); i-- > 0;) {
    const SimulatedSpan &all = spans[i];
    if (all.iterations == 1)
      continue;
    auto iterations = static_cast<double>(all.iterations);
    double length = (all.end - all.begin) / iterations;
    double begin = all.begin - length * (1 + 1e-6);
    for (size_t j = i; j-- > 0;) {
      const SimulatedSpan &span = spans[j];
      if (span.position != all.position)
        continue;
      if (span.begin < begin && span.end <= begin)
        break;
      if (span.begin >= begin && span.begin < all.begin)
        counts[j] += counts[i] * iterations;
    }
  }
  return counts;
}

/// The communication that `span` is about; null for other things.
static Operation *getCommunication(const SimulatedSpan &span) {
  if (span.iterations > 1 || span.kind == SimulatedSpan::Kind::Compute)
    return nullptr;
  if (auto wait = llvm::dyn_cast<WaitOp>(span.op))
    if (auto async = wait.getFuture().getDefiningOp<AsyncOp>())
      return async.getCommunication();
  return span.op;
}

std::vector<CommunicationTime>
mesh::getCommunicationTimes(ArrayRef<SimulatedSpan> spans, int64_t position) {
  llvm::MapVector<Operation *, CommunicationTime> times;
  for (auto [span, count] : llvm::zip_equal(spans, countRuns(spans))) {
    Operation *op = getCommunication(span);
    if (!op || span.position != position)
      continue;
    CommunicationTime &time = times[op];
    time.op = op;
    double seconds = count * (span.end - span.begin - span.idle);
    bool isFlight = span.kind == SimulatedSpan::Kind::Flight;
    if (!isFlight)
      time.exposed += seconds;
    time.idle += count * span.idle;
    if (span.kind == SimulatedSpan::Kind::Wait)
      continue;
    time.times += count;
    time.seconds += seconds;
    time.bytes += count * span.bytes;
  }
  auto values = llvm::make_second_range(times);
  return {values.begin(), values.end()};
}
