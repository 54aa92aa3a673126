//===- RingActions.cpp - actions of devices in rings ----------------------===//

#include "mesh/Transforms/Collectives/RingActions.h"

#include "llvm/ADT/STLExtras.h"

#include <set>

using namespace mesh;

namespace {
/// Writes down the actions of one step after the other.
class ActionList {
public:
  explicit ActionList(const RingSchedule &schedule) : schedule(schedule) {}

  /// The steps of a phase, before a step of `after`, or of nothing that could
  /// begin under them.
  void addSteps(const RingPhase &phase, const RingPhase *after);
  void addLoop(const RingPhase &phase);
  SmallVector<RingSection> take() { return std::move(sections); }

private:
  void addStep(const RingPhase &phase, int64_t step, const RingPhase *next);
  void addGatherStep(const RingPhase &phase, int64_t step);
  void addScatterStep(const RingPhase &phase, int64_t step,
                      const RingPhase *next);

  void add(RingAction::Kind kind, ArrayRef<unsigned> lanes, int64_t chunk,
           int64_t step) {
    for (unsigned lane : lanes)
      sections.back().actions.push_back({kind, lane, chunk, step});
  }
  /// The lanes that are not in flight.
  void send(ArrayRef<unsigned> lanes, int64_t chunk, int64_t step) {
    for (unsigned lane : lanes)
      if (underWay.insert({lane, chunk}).second)
        add(RingAction::Send, lane, chunk, step);
  }
  /// The lanes that are in flight.
  void receive(ArrayRef<unsigned> lanes, int64_t chunk, int64_t step) {
    for (unsigned lane : lanes)
      if (underWay.erase({lane, chunk}))
        add(RingAction::Receive, lane, chunk, step);
  }
  void receiveAll(int64_t step) {
    for (auto [lane, chunk] : std::exchange(underWay, {}))
      add(RingAction::Receive, lane, chunk, step);
  }

  const RingSchedule &schedule;
  SmallVector<RingSection> sections{{}};
  /// Lanes and chunks.
  std::set<std::pair<unsigned, int64_t>> underWay;
};
} // namespace

void ActionList::addSteps(const RingPhase &phase, const RingPhase *after) {
  if (sections.back().isLoop)
    sections.emplace_back();
  for (int64_t step = phase.begin; step < phase.end; ++step)
    addStep(phase, step, step + 1 < phase.end ? &phase : after);
}

void ActionList::addLoop(const RingPhase &phase) {
  receiveAll(phase.begin);
  sections.push_back({{}, /*isLoop=*/true, phase.begin, phase.end});
  addStep(phase, phase.begin, /*next=*/nullptr);
  receiveAll(phase.begin);
}

void ActionList::addStep(const RingPhase &phase, int64_t step,
                         const RingPhase *next) {
  if (schedule.kind == RingKind::Gather)
    addGatherStep(phase, step);
  else
    addScatterStep(phase, step, next);
}

void ActionList::addGatherStep(const RingPhase &phase, int64_t step) {
  auto lanes = llvm::to_vector(llvm::seq<unsigned>(schedule.lanes.size()));
  for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk) {
    receive(lanes, chunk, step);
    send(phase.moved, chunk, step);
    add(RingAction::Compute, phase.used, chunk, step);
  }
}

void ActionList::addScatterStep(const RingPhase &phase, int64_t step,
                                const RingPhase *next) {
  for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk)
    send(phase.moved, chunk, step);
  for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk) {
    add(RingAction::Compute, phase.used, chunk, step);
    receive(phase.moved, chunk, step);
    add(RingAction::Combine, phase.used, chunk, step);
    if (next)
      send(next->moved, chunk, step);
  }
}

SmallVector<RingSection> mesh::getActions(const RingSchedule &schedule,
                                          int64_t unrollLimit) {
  ActionList list(schedule);
  auto isLoop = [&](const RingPhase &phase) {
    return schedule.n > unrollLimit && phase.end - phase.begin > 1;
  };
  SmallVector<RingPhase> phases = schedule.getPhases();
  for (const RingPhase &phase : phases) {
    const RingPhase *after = std::next(&phase);
    if (isLoop(phase))
      list.addLoop(phase);
    else
      list.addSteps(phase,
                    after == phases.end() || isLoop(*after) ? nullptr : after);
  }
  return list.take();
}
