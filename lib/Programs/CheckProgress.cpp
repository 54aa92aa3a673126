//===- CheckProgress.cpp - check that programs run to their end -----------===//
//
// Runs the traces: each device goes on until it has to wait. What a device does
// next never depends on who is faster, so that all orders in which they may
// run end at the same place. A receive that has been started lets its send go
// on; so does a credit, for a send that is not in a `mesh.async`.
//
//===----------------------------------------------------------------------===//

#include "mesh/Programs/MatchTraces.h"

#include <map>

using namespace mesh;

namespace {
class ProgressCheck {
public:
  ProgressCheck(const ProgramTraces &traces, const TraceMatching &matching,
                int64_t credits)
      : traces(traces), matching(matching), credits(credits),
        next(traces.traces.size()), arrivals(matching.members.size()) {}

  LogicalResult run();

private:
  const TraceEvent &get(EventRef event) const {
    return traces.traces[event.position][event.index];
  }
  EventRef getPartner(EventRef event) const {
    return matching.partners[event.position][event.index];
  }
  int64_t getMeeting(EventRef event) const {
    return matching.meetings[event.position][event.index];
  }
  /// Returns true if the device has come to `event`.
  bool hasReached(EventRef event) const {
    return event.index < reached[event.position];
  }
  void advance(int64_t position);
  void arrive(EventRef event);
  bool isDone(EventRef event);
  bool takeCredit(EventRef send);
  int64_t getAwaited(EventRef event) const;
  LogicalResult reportCircle();

  const ProgramTraces &traces;
  const TraceMatching &matching;
  const int64_t credits;
  /// By position: the event that it is at, and how many it has come to.
  std::vector<size_t> next;
  std::vector<size_t> reached = std::vector<size_t>(next.size());
  /// The number of devices that have come to each collective or boundary.
  std::vector<size_t> arrivals;
  /// Between two positions: messages that are sent and not received.
  std::map<std::pair<int64_t, int64_t>, int64_t> buffered;
  std::vector<std::vector<char>> isBuffered;
  std::vector<int64_t> ready;
};
} // namespace

/// The device comes to an event: those that wait for it may go on.
void ProgressCheck::arrive(EventRef event) {
  const TraceEvent &what = get(event);
  if (what.kind == TraceEvent::Kind::Wait)
    return;
  if (what.isMeeting()) {
    int64_t meeting = getMeeting(event);
    const std::vector<EventRef> &members = matching.members[meeting];
    if (++arrivals[meeting] == members.size())
      for (EventRef member : members)
        ready.push_back(member.position);
    return;
  }
  EventRef other = getPartner(event);
  ready.push_back(other.position);
  if (what.kind == TraceEvent::Kind::Recv &&
      isBuffered[other.position][other.index]) {
    --buffered[{other.position, event.position}];
    isBuffered[other.position][other.index] = false;
  }
}

bool ProgressCheck::takeCredit(EventRef send) {
  int64_t &inUse = buffered[{send.position, get(send).peer}];
  if (inUse >= credits)
    return false;
  ++inUse;
  isBuffered[send.position][send.index] = true;
  return true;
}

/// Returns true if the device can go on after `event`.
bool ProgressCheck::isDone(EventRef event) {
  const TraceEvent &what = get(event);
  if (what.isStart)
    return true;
  if (what.kind == TraceEvent::Kind::Wait) {
    EventRef started{event.position, what.started};
    const TraceEvent &ended = get(started);
    if (ended.isMeeting()) {
      int64_t meeting = getMeeting(started);
      return arrivals[meeting] == matching.members[meeting].size();
    }
    return hasReached(getPartner(started));
  }
  if (what.isMeeting()) {
    int64_t meeting = getMeeting(event);
    return arrivals[meeting] == matching.members[meeting].size();
  }
  if (hasReached(getPartner(event)))
    return true;
  return what.kind == TraceEvent::Kind::Send && takeCredit(event);
}

void ProgressCheck::advance(int64_t position) {
  size_t size = traces.traces[position].size();
  while (next[position] < size) {
    EventRef event{position, next[position]};
    if (reached[position] == event.index) {
      ++reached[position];
      arrive(event);
    }
    if (!isDone(event))
      return;
    ++next[position];
  }
}

/// The device that `event`, which is not done, waits for.
int64_t ProgressCheck::getAwaited(EventRef event) const {
  const TraceEvent &what = get(event);
  if (what.kind == TraceEvent::Kind::Wait)
    return getAwaited({event.position, what.started});
  if (!what.isMeeting())
    return what.peer;
  for (EventRef member : matching.members[getMeeting(event)])
    if (!hasReached(member))
      return member.position;
  llvm_unreachable("all members have come");
}

LogicalResult ProgressCheck::reportCircle() {
  // From a device that is stuck, along whom each waits for, into the circle.
  int64_t position = 0;
  while (next[position] == traces.traces[position].size())
    ++position;
  std::vector<bool> seen(next.size());
  while (!seen[position]) {
    seen[position] = true;
    position = getAwaited({position, next[position]});
  }
  auto getOp = [&](int64_t position) {
    return traces.traces[position][next[position]].op;
  };
  InFlightDiagnostic diag = getOp(position)->emitOpError("by ")
                            << traces.describe(position)
                            << " never ends: devices wait for one another";
  if (credits > 0)
    diag << ", with " << credits
         << " messages under way from one to another at most";
  int64_t start = position;
  do {
    int64_t awaited = getAwaited({position, next[position]});
    diag.attachNote(getOp(position)->getLoc())
        << traces.describe(position) << " wait here for "
        << traces.describe(awaited);
    position = awaited;
  } while (position != start);
  return diag;
}

LogicalResult ProgressCheck::run() {
  for (const Trace &trace : traces.traces)
    isBuffered.emplace_back(trace.size());
  for (size_t position = next.size(); position-- > 0;)
    ready.push_back(position);
  while (!ready.empty()) {
    int64_t position = ready.back();
    ready.pop_back();
    advance(position);
  }
  for (auto [position, trace] : llvm::enumerate(traces.traces))
    if (next[position] < trace.size())
      return reportCircle();
  return success();
}

LogicalResult mesh::checkProgress(const ProgramTraces &traces,
                                  const TraceMatching &matching,
                                  int64_t credits) {
  return ProgressCheck(traces, matching, credits).run();
}
