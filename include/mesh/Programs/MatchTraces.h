//===- MatchTraces.h - match messages of programs ---------------*- C++ -*-===//
//
// Programs fit if every message is received, as what it was sent, all members
// of a group reach the same collectives in one order, and no devices deadlock.
// A mismatch is an error at one op, with a note at the other.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_PROGRAMS_MATCHTRACES_H
#define MESH_PROGRAMS_MATCHTRACES_H

#include "mesh/Programs/ProgramTrace.h"

namespace mesh {

/// An event of a trace.
struct EventRef {
  int64_t position = -1;
  size_t index = 0;
};

struct TraceMatching {
  /// For each position and event: the other end of a message, or the number of
  /// the meeting at a collective or a boundary.
  std::vector<std::vector<EventRef>> partners;
  std::vector<std::vector<int64_t>> meetings;
  /// For each meeting, an event of each member.
  std::vector<std::vector<EventRef>> members;
};

/// Matches messages and collectives. Reports all that have no match.
FailureOr<TraceMatching> matchTraces(const ProgramTraces &traces);

/// Checks that all programs run to their end if a device can have sent
/// `credits` messages to another that are not received yet, before a send
/// waits.
LogicalResult checkProgress(const ProgramTraces &traces,
                            const TraceMatching &matching, int64_t credits);

} // namespace mesh

#endif // MESH_PROGRAMS_MATCHTRACES_H
