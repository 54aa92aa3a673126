//===- CommunicationTimes.h - Communication of a step -----------*- C++ -*-===//

#ifndef MESH_EXECUTION_COMMUNICATIONTIMES_H
#define MESH_EXECUTION_COMMUNICATIONTIMES_H

#include "mesh/Simulation/StepTimeline.h"

namespace mesh {

/// The time of a communication op in a simulated step, in all of its runs.
struct CommunicationTime {
  Operation *op = nullptr;
  double times = 0;
  /// The bytes that a device sends.
  double bytes = 0;
  /// The seconds from its start to its end, and those of them in which the
  /// device waits for it. The others are hidden behind something else.
  double seconds = 0, exposed = 0;
  /// The seconds for which the device waits before it starts.
  double idle = 0;
};

/// Adds up the spans of the devices at `position`, with those of the iterations
/// that the timeline does not tell apart. The order is that of the first runs.
std::vector<CommunicationTime>
getCommunicationTimes(ArrayRef<SimulatedSpan> spans, int64_t position);

} // namespace mesh

#endif // MESH_EXECUTION_COMMUNICATIONTIMES_H
