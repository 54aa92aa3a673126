//===- StepTimeline.h - timelines of simulated steps ------------*- C++ -*-===//

#ifndef MESH_SIMULATION_STEPTIMELINE_H
#define MESH_SIMULATION_STEPTIMELINE_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Operation.h"

#include <string>
#include <vector>

namespace mesh {

/// The activity of the devices at a position from `begin` to `end`, in seconds.
struct SimulatedSpan {
  /// Flights go on beside the device, all else is done by it: communication
  /// that ends before the device goes on, waits for flights.
  enum class Kind { Compute, Communication, Wait, Flight };
  Kind kind = Kind::Compute;
  /// As in SimulatedStep::devices.
  int64_t position = 0;
  Operation *op = nullptr;
  double begin = 0, end = 0;
  /// The bytes that a device sends in communication and flights.
  double bytes = 0;
  /// More than 1: so many iterations of the loop `op`, not told apart, whose
  /// kind is that of the larger part.
  int64_t iterations = 1;
  /// The names of the ops that take time in them.
  std::vector<StringRef> parts{};
  /// The number of the repetition, if `op` stands for one in each
  /// (mesh/IR/RepeatedLoc.h); less than 0 if it is not known yet.
  int64_t repetition = -1;
  /// The seconds at its begin in which what the device waits for is not under
  /// way yet.
  double idle = 0;
};

/// Keeps spans of the first positions, as many as can be looked at.
class StepTimeline {
public:
  using Spans = std::vector<SimulatedSpan>;

  static constexpr int64_t kMaxPositions = 256;
  static constexpr size_t kMaxSpans = size_t(1) << 20;

  void add(const SimulatedSpan &span) {
    if (span.position >= kMaxPositions || span.end <= span.begin)
      return;
    if (spans.size() < kMaxSpans)
      spans.push_back(span);
    else
      isFull = true;
  }

  ArrayRef<SimulatedSpan> getSpans() const { return spans; }
  size_t size() const { return spans.size(); }
  /// Removes those from number `begin` on, and returns them.
  Spans takeFrom(size_t begin) {
    Spans taken(spans.begin() + begin, spans.end());
    spans.resize(begin, SimulatedSpan{});
    return taken;
  }
  /// Returns true if there were more.
  bool isCut() const { return isFull; }

private:
  Spans spans;
  bool isFull = false;
};

} // namespace mesh

#endif // MESH_SIMULATION_STEPTIMELINE_H
