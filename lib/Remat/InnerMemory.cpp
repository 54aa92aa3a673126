//===- InnerMemory.cpp - the memory of steps inside others ----------------===//

#include "InnerMemory.h"

#include "llvm/ADT/STLExtras.h"

#include <limits>

using namespace mesh;

/// Returns the most bytes of `profile` with `changes` before its steps.
static int64_t getMostBytes(ArrayRef<int64_t> profile,
                            ArrayRef<int64_t> changes) {
  int64_t most = std::numeric_limits<int64_t>::min(), sum = 0;
  for (auto [bytes, change] : llvm::zip(profile, changes)) {
    sum += change;
    most = std::max(most, bytes + sum);
  }
  return most;
}

SmallVector<int64_t, 4> InnerMemory::getBytes(const RematStep &step,
                                              ArrayRef<int64_t> changes) {
  SmallVector<int64_t, 4> bytes{getMostBytes(step.profile, changes)};
  for (const RematInside &inside : step.insides)
    bytes.push_back(getMostBytes(inside.profile, changes));
  return bytes;
}

/// Returns the step inside another one at which `value` is, by `uses`.
static std::optional<unsigned> findInnerStep(ArrayRef<RematInnerUse> uses,
                                             unsigned value) {
  const auto *use = llvm::lower_bound(uses, RematInnerUse{value, 0});
  return use != uses.end() && use->value == value ? std::optional(use->step)
                                                  : std::nullopt;
}

void InnerMemory::addUse(unsigned value, RematTime begin, RematTime end,
                         bool isRead, std::optional<unsigned> replacement) {
  int64_t bytes = problem.getValues()[value].bytes;
  const RematStep &maker = problem.getSteps()[begin.step];
  const RematStep &reader = problem.getSteps()[end.step];
  auto addBefore = [&](RematTime time, std::optional<unsigned> step,
                       int64_t added) {
    if (step && *step > 0)
      changes.push_back({time, 0, *step - 1, added});
  };
  addBefore(begin, findInnerStep(maker.firstWrites, value), -bytes);
  if (replacement)
    return addBefore(end, findInnerStep(reader.firstWrites, *replacement),
                     bytes);
  unsigned lastStep = reader.profile.size() - 1;
  if (auto last = findInnerStep(reader.lastReads, value);
      last && *last < lastStep && isRead)
    changes.push_back({end, *last + 1, lastStep, -bytes});
}

void InnerMemory::finish() {
  auto byTime = [](const auto &lhs, const auto &rhs) {
    return lhs.time < rhs.time;
  };
  llvm::sort(runs, byTime);
  llvm::stable_sort(changes, byTime);
  ArrayRef<Change> left = changes;
  for (Run &run : runs) {
    auto now =
        left.take_while([&](const Change &it) { return it.time == run.time; });
    left = left.drop_front(now.size());
    if (now.empty())
      continue;
    const RematStep &step = problem.getSteps()[run.time.step];
    std::vector<int64_t> added(step.profile.size() + 1);
    for (const Change &it : now) {
      added[it.first] += it.bytes;
      added[it.last + 1] -= it.bytes;
    }
    run.bytes = getBytes(step, added);
    numInnerSteps += now.size() + step.profile.size();
  }
}

/// Chooses the quickest way of `run` that fits into `room`; if there is none,
/// the one of the fewest bytes. Returns its bytes.
int64_t InnerMemory::chooseWay(const Run &run, int64_t room, RematCost &cost,
                               RematSchedule *schedule) const {
  size_t way = 0;
  for (size_t other = 1; other < run.bytes.size(); ++other)
    if (run.bytes[way] > room && run.bytes[other] < run.bytes[way])
      way = other;
  if (way == 0)
    return run.bytes.front();
  const auto [slot, step] = run.time;
  const RematInside &inside = problem.getSteps()[step].insides[way - 1];
  cost.seconds += inside.seconds;
  // Without what is in use for a part of the time, it may need more.
  if (schedule)
    schedule->rooms.push_back(
        {slot, step, std::max(room, *llvm::max_element(inside.profile))});
  return run.bytes[way];
}

int64_t InnerMemory::choose(RematTime time, int64_t room, RematCost &cost,
                            RematSchedule *schedule) {
  int64_t bytes = 0;
  for (; numChosen < runs.size() && runs[numChosen].time == time; ++numChosen)
    bytes += chooseWay(runs[numChosen], room, cost, schedule);
  return bytes;
}
