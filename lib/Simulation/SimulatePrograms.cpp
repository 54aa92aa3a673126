//===- SimulatePrograms.cpp - programs of devices -------------------------===//
//
// The traces of the programs say who meets whom. Of all devices that can go on
// the one whose clock is furthest behind does its next event, so that messages
// get wires in the order in which they were sent.
//
//===----------------------------------------------------------------------===//

#include "DeviceClock.h"

#include "mesh/IR/TensorBytes.h"
#include "mesh/Programs/MatchTraces.h"
#include "mesh/Support/FirstError.h"
#include "mesh/Transforms/Reshard/ReshardCost.h"

#include <map>
#include <queue>

using namespace mesh;

namespace {
class ProgramSimulator {
public:
  ProgramSimulator(const ProgramTraces &traces, const TraceMatching &matching,
                   const SimulationOptions &options,
                   SymbolTableCollection &symbols);

  llvm::Expected<SimulatedStep> run();

private:
  /// The state of an event.
  struct Progress {
    bool hasCome = false;
    /// A send that has taken a credit, which its receive gives back.
    bool isBuffered = false;
    double cameAt = 0;
    /// Once all whom it needs have come: when it is under way, and what the
    /// wires take of it.
    double begin = 0;
    std::optional<double> end;
    double onWires = 0;
  };

  const TraceEvent &get(EventRef event) const {
    return traces.traces[event.position][event.index];
  }
  Progress &of(EventRef event) { return progress[event.position][event.index]; }
  EventRef getPartner(EventRef event) const {
    return matching.partners[event.position][event.index];
  }
  void wake(int64_t position, double time);
  llvm::Error advance(int64_t position);
  llvm::Error come(EventRef event);
  llvm::Error deliver(EventRef send, EventRef receive);
  llvm::Error meet(int64_t meeting);
  bool takeCredit(EventRef send);
  void finish(EventRef event, EventRef ended);

  const ProgramTraces &traces;
  const TraceMatching &matching;
  const SimulationOptions &options;
  WireClock wires;
  std::vector<DeviceClock> clocks;
  /// By position: the event that it is at, and whether it waits for others.
  std::vector<size_t> next;
  std::vector<char> isStuck;
  std::vector<std::vector<Progress>> progress;
  /// The number of devices that have come to each collective or boundary.
  std::vector<size_t> arrivals;
  /// Between two positions: messages that are sent and not received.
  std::map<std::pair<int64_t, int64_t>, int64_t> buffered;

  using Turn = std::pair<double, int64_t>;
  std::priority_queue<Turn, std::vector<Turn>, std::greater<>> ready;
};
} // namespace

ProgramSimulator::ProgramSimulator(const ProgramTraces &traces,
                                   const TraceMatching &matching,
                                   const SimulationOptions &options,
                                   SymbolTableCollection &symbols)
    : traces(traces), matching(matching), options(options),
      wires(traces.space, options.machine), next(traces.traces.size()),
      isStuck(traces.traces.size()), arrivals(matching.members.size()) {
  for (const auto &[position, trace] : llvm::enumerate(traces.traces)) {
    clocks.emplace_back(position, wires, options, symbols);
    progress.emplace_back(trace.size());
    ready.push({0, position});
  }
}

/// Lets those who wait look again, at `time` or later.
void ProgramSimulator::wake(int64_t position, double time) {
  if (std::exchange(isStuck[position], false))
    ready.push({std::max(time, clocks[position].getNow()), position});
}

static double getBytes(const TraceEvent &event) {
  if (auto send = llvm::dyn_cast<SendOp>(event.op))
    return getTensorBytes(send.getInput().getType());
  if (auto recv = llvm::dyn_cast<RecvOp>(event.op))
    return getTensorBytes(recv.getType());
  return getTensorBytes(
      llvm::cast<CollectiveOpInterface>(event.op).getInput().getType());
}

llvm::Error ProgramSimulator::deliver(EventRef send, EventRef receive) {
  Progress &sent = of(send), &received = of(receive);
  double begin =
      sent.isBuffered ? sent.cameAt : std::max(sent.cameAt, received.cameAt);
  llvm::Expected<double> end =
      wires.send(send.position, receive.position, getBytes(get(send)), begin);
  if (!end)
    return end.takeError();
  received.begin = begin;
  received.end = *end;
  received.onWires = *end - begin;
  if (sent.isBuffered) {
    --buffered[{send.position, receive.position}];
  } else {
    sent.begin = begin;
    sent.end = *end;
  }
  clocks[send.position].addFlight(get(send).op, begin, *end,
                                  getBytes(get(send)));
  return llvm::Error::success();
}

llvm::Error ProgramSimulator::meet(int64_t number) {
  const std::vector<EventRef> &members = matching.members[number];
  SmallVector<int64_t> positions;
  double begin = 0;
  for (EventRef member : members) {
    positions.push_back(member.position);
    begin = std::max(begin, of(member).cameAt);
  }
  auto op = llvm::cast<CollectiveOpInterface>(get(members.front()).op);
  llvm::Expected<double> end = wires.run(op, positions, begin);
  if (!end)
    return end.takeError();
  for (EventRef member : members) {
    of(member).begin = begin;
    of(member).end = *end;
    if (get(member).isStart)
      clocks[member.position].addFlight(get(member).op, begin, *end,
                                        getBytes(get(member)));
  }
  return llvm::Error::success();
}

/// The device comes to an event: what waited for it happens, and those who wait
/// for that may go on.
llvm::Error ProgramSimulator::come(EventRef event) {
  const TraceEvent &what = get(event);
  Progress &own = of(event);
  own.hasCome = true;
  own.cameAt = clocks[event.position].getNow();
  if (what.kind == TraceEvent::Kind::Collective) {
    int64_t number = matching.meetings[event.position][event.index];
    const std::vector<EventRef> &members = matching.members[number];
    if (++arrivals[number] < members.size())
      return llvm::Error::success();
    if (llvm::Error error = meet(number))
      return error;
    for (EventRef member : members)
      wake(member.position, *of(member).end);
    return llvm::Error::success();
  }
  EventRef other = getPartner(event);
  if (!of(other).hasCome)
    return llvm::Error::success();
  bool isSend = what.kind == TraceEvent::Kind::Send;
  if (llvm::Error error =
          isSend ? deliver(event, other) : deliver(other, event))
    return error;
  wake(other.position, *own.end);
  return llvm::Error::success();
}

bool ProgramSimulator::takeCredit(EventRef send) {
  const TraceEvent &what = get(send);
  if (what.kind != TraceEvent::Kind::Send)
    return false;
  int64_t &inUse = buffered[{send.position, what.peer}];
  if (inUse >= options.credits)
    return false;
  ++inUse;
  of(send).isBuffered = true;
  of(send).begin = of(send).cameAt;
  of(send).end = of(send).cameAt;
  return true;
}

/// The device goes on after `event`, which waited for `ended`, which may be the
/// same.
void ProgramSimulator::finish(EventRef event, EventRef ended) {
  DeviceClock &clock = clocks[event.position];
  const TraceEvent &what = get(ended);
  const Progress &own = of(ended);
  // Cores that copy messages do so once they wait for them.
  double end = *own.end;
  if (what.kind == TraceEvent::Kind::Recv &&
      !wires.isOffloaded(traces.space.getAxes()))
    end = std::max(end, clock.getNow() + own.onWires);
  if (what.isStart)
    clock.waitUntil(get(event).op, own.begin, end);
  else
    clock.communicateUntil(what.op, own.begin, end, getBytes(what));
}

/// Takes the device's next event, if it can go on after it.
llvm::Error ProgramSimulator::advance(int64_t position) {
  size_t &index = next[position];
  if (index == traces.traces[position].size())
    return llvm::Error::success();
  EventRef event{position, index};
  const TraceEvent &what = get(event);
  DeviceClock &clock = clocks[position];
  if (what.kind == TraceEvent::Kind::Work) {
    if (llvm::Error error = clock.visit(what.op))
      return error;
  } else if (what.kind == TraceEvent::Kind::Wait) {
    EventRef started{position, what.started};
    isStuck[position] = !of(started).end;
    if (isStuck[position])
      return llvm::Error::success();
    finish(event, started);
  } else {
    if (!of(event).hasCome)
      if (llvm::Error error = come(event))
        return error;
    if (!what.isStart) {
      isStuck[position] = !of(event).end && !takeCredit(event);
      if (isStuck[position])
        return llvm::Error::success();
      finish(event, event);
    }
  }
  ++index;
  ready.push({clock.getNow(), position});
  return llvm::Error::success();
}

llvm::Expected<SimulatedStep> ProgramSimulator::run() {
  while (!ready.empty()) {
    int64_t position = ready.top().second;
    ready.pop();
    if (llvm::Error error = advance(position))
      return error;
  }
  SimulatedStep step;
  for (auto [position, trace] : llvm::enumerate(traces.traces)) {
    if (next[position] < trace.size())
      return llvm::createStringError(
          "with " + llvm::Twine(options.credits) +
          " messages under way from one device to another, " +
          traces.describe(position) + " never end");
    step.devices.push_back({traces.describe(position),
                            traces.functions[position],
                            clocks[position].getTimes().front()});
  }
  return step;
}

llvm::Expected<SimulatedStep>
mesh::simulateStep(ProgramsOp programs, const SimulationOptions &options,
                   SymbolTableCollection &symbols) {
  FirstError reported(programs.getContext());
  FailureOr<ProgramTraces> traces =
      tracePrograms(programs, symbols, mayTakeTime);
  if (failed(traces))
    return llvm::createStringError(reported.message);
  FailureOr<TraceMatching> matching = matchTraces(*traces);
  if (failed(matching))
    return llvm::createStringError(reported.message);
  return ProgramSimulator(*traces, *matching, options, symbols).run();
}
