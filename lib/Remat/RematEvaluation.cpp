//===- RematEvaluation.cpp - time and memory of a schedule with choices ---===//

#include "InnerMemory.h"
#include "mesh/Remat/RematProblem.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

#include <limits>
#include <numeric>

using namespace mesh;

namespace {
/// A value is read at `time` by the step `reader`, which may be a part of that
/// at `time`.
struct Read {
  RematTime time;
  unsigned reader;

  bool operator<(const Read &other) const { return time < other.time; }
};

/// The first run of a step or a repetition, and who reads one of its results.
struct Run {
  unsigned value;
  RematTime begin;
  ArrayRef<Read> reads;
};

/// Bytes that come into use at a time or before it, or go out of use after it.
struct Event {
  enum Phase { Replace, Begin, End };
  RematTime time;
  Phase phase;
  int64_t bytes;

  bool operator<(const Event &other) const {
    if (!(time == other.time))
      return time < other.time;
    return phase < other.phase;
  }
};

/// The step at `time` writes `result` over another value.
struct Replacement {
  RematTime time;
  unsigned result;
};

/// Follows the values from the last to the first: what reads them is known
/// then.
class Evaluation {
public:
  Evaluation(const RematProblem &problem, const llvm::BitVector &chosen)
      : problem(problem), chosen(chosen), reads(problem.getValues().size()),
        replaced(problem.getValues().size()), inner(problem) {}

  void run();
  /// Describes the schedule in `schedule`, too, if that is given.
  RematCost getCost(int64_t limit, RematSchedule *schedule);

  std::vector<RematRepetition> repetitions;

private:
  void runStep(unsigned number, RematTime time, int64_t unreadBytes = 0);
  void runAsPart(unsigned number, RematTime time);
  const Replacement *findReplacement(unsigned number, RematTime time) const;
  bool isLeftOut(unsigned number) const;
  SmallVector<int64_t, 4> getExtraBytes(unsigned number) const;
  void runStep(unsigned number, ArrayRef<Run> runs, bool isRepetition);
  bool isFused(const Run &run) const;
  bool leaveOut(unsigned number);
  void followValue(unsigned number, SmallVectorImpl<Run> &runs);
  void followResults(unsigned number);
  void addUse(const Run &run);
  void sortEvents();

  const RematProblem &problem;
  const llvm::BitVector &chosen;
  std::vector<SmallVector<Read, 4>> reads;
  /// When each value may be written over.
  std::vector<SmallVector<Replacement, 1>> replaced;
  std::vector<Event> events;
  InnerMemory inner;
  double seconds = 0;
  size_t numRepetitions = 0;
};
} // namespace

bool Evaluation::isLeftOut(unsigned number) const {
  if (!problem.getValues()[number].parts)
    return false;
  auto choices = problem.getChoicesOf(number);
  return !choices.empty() && chosen[*choices.begin()];
}

/// Returns the further memory of step `number` for each way to run what is
/// inside, with that of the parts that it computes itself.
SmallVector<int64_t, 4> Evaluation::getExtraBytes(unsigned number) const {
  const RematStep &step = problem.getSteps()[number];
  SmallVector<unsigned> values =
      llvm::filter_to_vector(problem.getValuesInParts(number),
                             [&](unsigned value) { return isLeftOut(value); });
  if (values.empty()) {
    SmallVector<int64_t, 4> bytes{step.extraBytes};
    for (const RematInside &inside : step.insides)
      bytes.push_back(*llvm::max_element(inside.profile));
    return bytes;
  }
  std::vector<int64_t> changes(step.profile.size() + 1);
  auto add = [&](unsigned first, unsigned last, int64_t bytes) {
    changes[first] += bytes;
    changes[last + 1] -= bytes;
  };
  // The steps before which other parts are made of these, by block.
  DenseMap<std::pair<unsigned, unsigned>, unsigned> needed;
  for (unsigned value : values) {
    const RematParts &parts = *problem.getValues()[value].parts;
    const auto *use = llvm::partition_point(
        parts.uses, [&](const RematPartUse &it) { return it.reader < number; });
    for (; use != parts.uses.end() && use->reader == number; ++use) {
      auto it = needed.find({value, use->block});
      unsigned first =
          it == needed.end() ? use->first : std::min(use->first, it->second);
      for (unsigned read : parts.reads) {
        unsigned &other =
            needed.try_emplace({read, use->block}, first).first->second;
        other = std::min(other, first);
      }
      add(first, use->last, parts.bytes);
      add(first, first, parts.extraBytes);
    }
  }
  return InnerMemory::getBytes(step, changes);
}

/// Puts reads, of which there are few, in order of time. They were found from
/// the last step to the first. Of pointers, llvm::sort would call qsort.
static void sortByTime(SmallVectorImpl<Read> &reads) {
  std::reverse(reads.begin(), reads.end());
  if (!llvm::is_sorted(reads))
    std::sort(reads.begin(), reads.end());
}

/// Runs step `number`, of which `unreadBytes` of results are not read.
void Evaluation::runStep(unsigned number, RematTime time, int64_t unreadBytes) {
  const RematStep &step = problem.getSteps()[number];
  for (unsigned value : step.reads)
    reads[value].push_back({time, number});
  for (unsigned result : step.results)
    if (std::optional<unsigned> old = problem.getValues()[result].inPlaceOf)
      replaced[*old].push_back({time, result});
  SmallVector<int64_t, 4> insideBytes = getExtraBytes(number);
  int64_t extraBytes = unreadBytes;
  bool isLater = insideBytes.size() > 1 || !step.lastReads.empty() ||
                 !step.firstWrites.empty();
  if (isLater)
    inner.addRun(time, std::move(insideBytes));
  else
    extraBytes += insideBytes.front();
  if (extraBytes == 0 && !isLater)
    return;
  events.push_back({time, Event::Begin, extraBytes});
  events.push_back({time, Event::End, -extraBytes});
}

/// Returns how value `number` is written over at `time`, or null.
const Replacement *Evaluation::findReplacement(unsigned number,
                                               RematTime time) const {
  const auto *it = llvm::find_if(
      replaced[number], [&](const Replacement &by) { return by.time == time; });
  return it == replaced[number].end() ? nullptr : it;
}

/// Runs step `number` as a part of the one that reads its result at `time`.
void Evaluation::runAsPart(unsigned number, RematTime time) {
  const RematStep &step = problem.getSteps()[number];
  for (unsigned value : step.reads)
    reads[value].push_back({time, number});
  // A value that is written over the result is written over what that replaces.
  unsigned result = step.results.front();
  if (std::optional<unsigned> old = problem.getValues()[result].inPlaceOf)
    if (const Replacement *by = findReplacement(result, time))
      replaced[*old].push_back(*by);
}

/// Returns true if `run` is a part of what reads its value. Later, it would
/// keep what it reads in use.
bool Evaluation::isFused(const Run &run) const {
  return run.reads.size() == 1 &&
         run.reads.front().time.slot == run.begin.slot &&
         llvm::is_contained(
             problem.getSteps()[run.reads.front().reader].fusable, run.value);
}

/// Notes when the value of `run` is in use.
void Evaluation::addUse(const Run &run) {
  const RematValue &value = problem.getValues()[run.value];
  int64_t bytes = value.bytes;
  RematTime end = run.reads.empty() ? run.begin : run.reads.back().time;
  bool isRepetition = run.begin.slot != run.begin.step;
  RematTime begin = value.begin && !isRepetition
                        ? RematTime{*value.begin, *value.begin}
                        : run.begin;
  events.push_back({begin, Event::Begin, bytes});
  const Replacement *replacement =
      run.begin == end ? nullptr : findReplacement(run.value, end);
  events.push_back({end, replacement ? Event::Replace : Event::End, -bytes});
  inner.addUse(run.value, run.begin, end, !run.reads.empty(),
               replacement ? std::optional(replacement->result) : std::nullopt);
}

/// Runs step `number`, for `runs` of some of its results.
void Evaluation::runStep(unsigned number, ArrayRef<Run> runs,
                         bool isRepetition) {
  const RematStep &step = problem.getSteps()[number];
  if (runs.size() == 1 && isFused(runs.front()))
    return runAsPart(number, runs.front().reads.front().time);
  int64_t unreadBytes = isRepetition ? step.repeatedBytes : 0;
  for (const Run &run : runs) {
    addUse(run);
    unreadBytes -= problem.getValues()[run.value].bytes;
  }
  runStep(number, runs.front().begin, std::max<int64_t>(0, unreadBytes));
}

/// Lets the reader of value `number` compute the parts each time that it runs,
/// if that is chosen.
bool Evaluation::leaveOut(unsigned number) {
  if (!isLeftOut(number))
    return false;
  const RematParts &parts = *problem.getValues()[number].parts;
  // Values whose parts are computed from this one may have noted a time again.
  sortByTime(reads[number]);
  std::optional<RematTime> last;
  for (const Read &run : reads[number]) {
    if (last && *last == run.time)
      continue;
    last = run.time;
    for (unsigned read : parts.reads)
      reads[read].push_back(run);
    seconds += parts.seconds;
  }
  return true;
}

/// Appends the runs that make value `number`, by time.
void Evaluation::followValue(unsigned number, SmallVectorImpl<Run> &runs) {
  const RematValue &value = problem.getValues()[number];
  if (value.bytes == 0 || !value.step ||
      (value.isOnDemand && reads[number].empty()))
    return;
  sortByTime(reads[number]);
  ArrayRef<Read> left = reads[number];
  Run run{number, {*value.step, *value.step}, left.take_front(0)};
  std::optional<unsigned> current;
  auto choices = problem.getChoicesOf(number);
  auto choice = choices.begin();
  for (; !left.empty(); left = left.drop_front()) {
    RematTime time = left.front().time;
    // The choice, if any, in whose time this read is.
    auto isOver = [&](const RematChoice &it) {
      return it.before && RematTime{*it.before, *it.before} < time;
    };
    while (choice != choices.end() && isOver(problem.getChoices()[*choice]))
      ++choice;
    bool isDropped = choice != choices.end() && chosen[*choice] &&
                     RematTime{problem.getChoices()[*choice].after,
                               problem.getChoices()[*choice].after} < time;
    bool isForEach = isDropped && *choice + 1 < chosen.size() &&
                     problem.getChoices()[*choice + 1].isForEach &&
                     chosen[*choice + 1];
    if (isDropped &&
        (current != *choice || (isForEach && run.begin.slot != time.slot))) {
      current = *choice;
      runs.push_back(run);
      run = {number, {time.slot, *value.step}, left.take_front(0)};
    }
    run.reads = ArrayRef(run.reads.begin(), run.reads.size() + 1);
  }
  runs.push_back(run);
}

/// Follows the results of step `number`, whose readers are known.
void Evaluation::followResults(unsigned number) {
  const RematStep &step = problem.getSteps()[number];
  SmallVector<Run, 4> runs;
  SmallVector<unsigned, 2> kept = llvm::filter_to_vector<2>(
      step.results, [&](unsigned result) { return !leaveOut(result); });
  for (unsigned result : kept)
    followValue(result, runs);
  if (runs.empty())
    return runStep(number, {number, number});
  if (kept.size() > 1)
    llvm::stable_sort(runs, [](const Run &lhs, const Run &rhs) {
      return lhs.begin < rhs.begin;
    });
  for (ArrayRef<Run> left = runs; !left.empty();) {
    RematTime begin = left.front().begin;
    auto now =
        left.take_while([&](const Run &run) { return run.begin == begin; });
    left = left.drop_front(now.size());
    bool isRepetition = begin.slot != number;
    runStep(number, now, isRepetition);
    if (!isRepetition)
      continue;
    seconds += step.seconds;
    ++numRepetitions;
    for (const Run &run : now)
      repetitions.push_back(
          {run.value, begin.slot, run.reads.back().time.slot});
  }
}

void Evaluation::run() {
  // Results of later steps come later.
  for (unsigned number = problem.getSteps().size(); number-- > 0;)
    followResults(number);
}

/// Puts events in order: by slot first, where few have the same.
void Evaluation::sortEvents() {
  std::vector<size_t> ends(problem.getSteps().size() + 1);
  for (const Event &event : events)
    ++ends[event.time.slot + 1];
  std::partial_sum(ends.begin(), ends.end(), ends.begin());
  std::vector<Event> sorted(events.size());
  for (const Event &event : events)
    sorted[ends[event.time.slot]++] = event;
  events = std::move(sorted);
  for (size_t begin = 0; size_t end : ArrayRef(ends).drop_back()) {
    llvm::sort(events.begin() + begin, events.begin() + end);
    begin = end;
  }
}

RematCost Evaluation::getCost(int64_t limit, RematSchedule *schedule) {
  sortEvents();
  inner.finish();
  std::vector<int64_t> *profile = schedule ? &schedule->profile : nullptr;
  if (profile)
    profile->assign(problem.getSteps().size(), 0);
  RematCost cost;
  cost.seconds = seconds;
  cost.numRepetitions = numRepetitions;
  cost.numInnerSteps = inner.getNumInnerSteps();
  int64_t live = 0;
  for (size_t i = 0, slot = 0; i < events.size();) {
    RematTime time = events[i].time;
    for (; profile && slot < time.slot; ++slot)
      (*profile)[slot] = std::max((*profile)[slot], live);
    for (; i < events.size() && events[i].time == time &&
           events[i].phase != Event::End;
         ++i)
      live += events[i].bytes;
    int64_t most = live + inner.choose(time, limit - live, cost, schedule);
    cost.peakBytes = std::max(cost.peakBytes, most);
    cost.excess += static_cast<double>(std::max<int64_t>(0, most - limit));
    if (profile)
      (*profile)[time.slot] = std::max((*profile)[time.slot], most);
    for (; i < events.size() && events[i].time == time; ++i)
      live += events[i].bytes;
  }
  return cost;
}

RematCost RematProblem::evaluate(const llvm::BitVector &chosen,
                                 int64_t limit) const {
  Evaluation evaluation(*this, chosen);
  evaluation.run();
  return evaluation.getCost(limit, /*schedule=*/nullptr);
}

RematSchedule RematProblem::getSchedule(const llvm::BitVector &chosen,
                                        int64_t limit) const {
  Evaluation evaluation(*this, chosen);
  evaluation.run();
  RematSchedule schedule;
  evaluation.getCost(limit, &schedule);
  schedule.repetitions = std::move(evaluation.repetitions);
  return schedule;
}

std::vector<int64_t> RematProblem::getProfile() const {
  return getSchedule(llvm::BitVector(choices.size()),
                     std::numeric_limits<int64_t>::max())
      .profile;
}

int64_t RematProblem::getPeakBytes() const {
  return *llvm::max_element(getProfile());
}
